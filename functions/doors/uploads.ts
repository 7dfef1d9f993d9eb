// Where files too large for a JSON body are sent, by whoever holds an address that we have signed for it.
import { createMiddleware } from 'hono/factory'
import * as z from 'zod'
import { type AppEnv, router } from '#functions/http/app-env.ts'
import { missing } from '#functions/http/body/file.ts'
import { check } from '#functions/http/body/validate.ts'
import { completeUpload, receivePart } from '#lib/brand/videos/receive.ts'

const OnePiece = z.object({ video_id: z.uuid() })
const Part = OnePiece.extend({ part: z.coerce.number().int() })

/** The same answer as for a path that is not there: an address that is none of ours tells nothing. */
const writable = createMiddleware<AppEnv>(async (c, next) => {
  const { pathname: path, searchParams: query } = new URL(c.req.url)
  if (!(await c.var.world.library.mayWrite(c.req.method, path, query))) throw missing()
  c.header('Cache-Control', 'no-store')
  c.header('Access-Control-Allow-Origin', '*')
  return next()
})

export const uploads = router()
  .put('/:video_id', writable, check('param', OnePiece), async c => {
    const { video_id } = c.req.valid('param')
    await receivePart(c.var.world, video_id, 1, sent(c.req.raw))
    return c.json(await completeUpload(c.var.world, video_id))
  })

  .put('/:video_id/:part', writable, check('param', Part), async c => {
    const { video_id, part } = c.req.valid('param')
    return c.json(await receivePart(c.var.world, video_id, part, sent(c.req.raw)))
  })

  .post('/:video_id/complete', writable, check('param', OnePiece), async c =>
    c.json(await completeUpload(c.var.world, c.req.valid('param').video_id)),
  )

const sent = ({ body, headers }: Request) => ({ body, length: headers.get('content-length') ?? undefined })
