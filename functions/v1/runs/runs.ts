import type { Context } from 'hono'
import { streamSSE } from 'hono/streaming'
import * as z from 'zod'
import { has } from '#functions/http/answer/etag.ts'
import { sendList } from '#functions/http/answer/page.ts'
import { waitSeconds } from '#functions/http/answer/prefer.ts'
import { type AppEnv, router } from '#functions/http/app-env.ts'
import { RunPath } from '#functions/http/body/run-path.ts'
import { check } from '#functions/http/body/validate.ts'
import { doc } from '#functions/http/doc.ts'
import { after, MINUTE_MS, MOST_WAIT_SECONDS } from '#lib/instant.ts'
import { openStream } from '#lib/keys/admit/streams.ts'
import { ListRunsInput, listRuns } from '#lib/runs/read/list.ts'
import type { ShownRun } from '#lib/runs/read/shown-store.ts'
import { changes, readShown, runNotFound, waitForEnd } from '#lib/runs/read/watch.ts'
import { againSeconds, isTerminal, Run } from '#lib/runs/run.ts'

const STREAM_MS = 10 * MINUTE_MS
const RECONNECT_MS = 2_000

const etagOf = (run: ShownRun) => `"${run.version}"`

const listed = doc({
  id: 'listRuns',
  tag: 'Runs',
  summary: 'Runs of this workspace, newest first',
  description:
    'Runs older than 90 days are left out unless `include_archived=true`. For far pages `before=<run id>` is faster than `offset`.',
  answers: { 200: z.array(Run) },
  codes: ['run_not_found'],
})
const read = doc({
  id: 'getRun',
  tag: 'Runs',
  summary: 'One run',
  description:
    '`Prefer: wait=N` (25 at most) answers as soon as the run has ended. `If-None-Match` with the last `ETag` answers 304 while nothing has changed.',
  answers: { 200: Run, 304: null },
  codes: ['run_not_found'],
})
const streamed = doc({
  id: 'streamRun',
  tag: 'Runs',
  summary: 'One run as a stream of its changes',
  description:
    'Server-sent events: `event: run`, `id:` is the version, `data:` is the whole run. The stream ends with the run.',
  answers: { 200: z.string() },
  codes: ['run_not_found'],
  media_type: 'text/event-stream',
})

/** The run of this request, read ahead while the key was checked where that was possible. */
async function requested(c: Context<AppEnv>, run_id: string): Promise<ShownRun> {
  const ctx = c.get('ctx')
  const run = await c.get('ahead')
  if (run === undefined) return readShown(ctx, run_id)
  if (run?.workspace_id !== ctx.workspace.id || run.livemode !== ctx.livemode) throw runNotFound()
  return run
}

export default router()
  .get('/', listed, check('query', ListRunsInput), async c => {
    const input = c.req.valid('query')
    return sendList(c, input, await listRuns(c.var.ctx, input))
  })

  .get('/:run_id', read, check('param', RunPath), async c => {
    const wait = waitSeconds(c.req.header('prefer'))
    const found = await requested(c, c.req.valid('param').run_id)
    const run = wait === null ? found : await waitForEnd(c.get('ctx'), found, wait)
    const headers = {
      'Cache-Control': 'private, no-cache',
      ETag: etagOf(run),
      ...(wait !== null && { 'Preference-Applied': `wait=${Math.min(wait, MOST_WAIT_SECONDS)}` }),
      ...(!isTerminal(run.status) && { 'Retry-After': againSeconds(run.asset_type) }),
    }
    if (has(c.req.header('if-none-match'), etagOf(run))) return c.body(null, 304, headers)
    return c.body(run.json, 200, { ...headers, 'Content-Type': 'application/json' })
  })

  .get('/:run_id/events', streamed, check('param', RunPath), async c => {
    const { ctx } = c.var
    const first = await requested(c, c.req.valid('param').run_id)
    if (c.req.method === 'HEAD') return c.body(null, 200, { 'Content-Type': 'text/event-stream' })
    const until = after(ctx.now(), STREAM_MS)
    const closed = await openStream(ctx, until)
    c.header('Cache-Control', 'no-store')
    c.header('X-Accel-Buffering', 'no')
    return streamSSE(c, async stream => {
      const tell = (run: ShownRun) =>
        stream.writeSSE({ event: 'run', id: String(run.version), data: run.json, retry: RECONNECT_MS })
      const pause = (ms: number) => stream.sleep(ms).then(() => !stream.aborted)
      stream.onAbort(closed)
      const ping = setInterval(() => void stream.write(': ping\n\n'), 15_000)
      try {
        await tell(first)
        for await (const run of changes(ctx, first, until, pause)) {
          if (stream.aborted) return
          await tell(run)
        }
      } finally {
        clearInterval(ping)
        await closed()
      }
    })
  })
