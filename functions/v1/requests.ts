import * as z from 'zod'
import { router } from '#functions/http/app-env.ts'
import { check } from '#functions/http/body/validate.ts'
import { doc } from '#functions/http/doc.ts'
import { ownerOf } from '#lib/caller/owner.ts'
import { listRequests, readRequest } from '#lib/requests/read.ts'
import { ListRequestsInput, RequestId, RequestPage, RequestWithBody } from '#lib/requests/request.ts'

const RequestPath = z.object({ request_id: RequestId })

const listed = doc({
  id: 'listRequests',
  tag: 'Account',
  summary: 'What the keys of the workspace have asked for',
  description:
    'Writes and refusals of the last 30 days in the mode of the key, newest first, those of agents and of the command line among them. Reads that were answered are not listed. A request stands here a moment after its answer.',
  answers: { 200: RequestPage },
})
const read = doc({
  id: 'getRequest',
  tag: 'Account',
  summary: 'One request, with what was sent',
  description:
    'The body is kept for three days, sealed, without files and secrets; deleting a run or a person takes away what was sent since.',
  answers: { 200: RequestWithBody },
  codes: ['request_not_found'],
})

export default router()
  .get('/', listed, check('query', ListRequestsInput), async c => {
    c.header('Cache-Control', 'private, no-store')
    return c.json(await listRequests(c.var.ctx, ownerOf(c.var.ctx), c.req.valid('query')))
  })

  .get('/:request_id', read, check('param', RequestPath), async c => {
    c.header('Cache-Control', 'private, no-store')
    return c.json(await readRequest(c.var.ctx, ownerOf(c.var.ctx), c.req.valid('param').request_id))
  })
