import type { Context } from 'hono'
import { streamSSE } from 'hono/streaming'
import * as z from 'zod'
import { type AppEnv, router } from '#functions/http/app-env.ts'
import { doc } from '#functions/http/doc.ts'
import { has } from '#functions/http/etag.ts'
import { linkPages } from '#functions/http/page.ts'
import { waitSeconds } from '#functions/http/prefer.ts'
import { check } from '#functions/http/validate.ts'
import { after, MINUTE_MS } from '#lib/instant.ts'
import { ListRunsInput, listRuns } from '#lib/runs/list.ts'
import { isTerminal, Run, type RunRow, shown } from '#lib/runs/run.ts'
import { changes, MOST_WAIT_SECONDS, readRow, runNotFound, waitForEnd } from '#lib/runs/watch.ts'

const RunPath = z.object({ run_id: z.uuid() })
const STREAM_MS = 10 * MINUTE_MS
const RECONNECT_MS = 2_000

const sleep = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds))
const etagOf = (run: RunRow) => `"${run.version}"`

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

/** The row of this request, read ahead while the key was checked where that was possible. */
async function requested(c: Context<AppEnv>, run_id: string): Promise<RunRow> {
  const { ctx, ahead } = c.var
  const row = await ahead
  if (row === undefined) return readRow(ctx, run_id)
  if (row?.workspace_id !== ctx.workspace.id || row.livemode !== ctx.livemode) throw runNotFound()
  return row
}

export default router()
  .get('/', listed, check('query', ListRunsInput), async c => {
    const input = c.req.valid('query')
    const runs = await listRuns(c.var.ctx, input)
    linkPages(c, input, runs.length)
    c.header('Cache-Control', 'private, no-cache')
    return c.json(runs)
  })

  .get('/:run_id', read, check('param', RunPath), async c => {
    const wait = waitSeconds(c.req.header('prefer'))
    let run = await requested(c, c.req.valid('param').run_id)
    if (wait !== null) {
      run = await waitForEnd(c.var.ctx, run, wait, sleep)
      c.header('Preference-Applied', `wait=${Math.min(wait, MOST_WAIT_SECONDS)}`)
    }
    c.header('Cache-Control', 'private, no-cache')
    c.header('ETag', etagOf(run))
    if (!isTerminal(run.status)) c.header('Retry-After', run.asset_type === 'video' ? '2' : '1')
    if (has(c.req.header('if-none-match'), etagOf(run))) return c.body(null, 304)
    return c.json(shown(run, c.var.ctx.now()))
  })

  .get('/:run_id/events', streamed, check('param', RunPath), async c => {
    const { ctx } = c.var
    const first = await requested(c, c.req.valid('param').run_id)
    c.header('Cache-Control', 'no-store')
    c.header('X-Accel-Buffering', 'no')
    return streamSSE(c, async stream => {
      const tell = (run: RunRow) =>
        stream.writeSSE({
          event: 'run',
          id: String(run.version),
          data: JSON.stringify(shown(run, ctx.now())),
          retry: RECONNECT_MS,
        })
      const ping = setInterval(() => void stream.write(': ping\n\n'), 15_000)
      try {
        await tell(first)
        for await (const run of changes(ctx, first, after(ctx.now(), STREAM_MS), sleep)) {
          if (stream.aborted) return
          await tell(run)
        }
      } finally {
        clearInterval(ping)
      }
    })
  })
