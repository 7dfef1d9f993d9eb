import * as z from 'zod'
import { sendList } from '#functions/http/answer/page.ts'
import { router } from '#functions/http/app-env.ts'
import { body } from '#functions/http/body/body.ts'
import { repeatable } from '#functions/http/body/repeatable.ts'
import { check } from '#functions/http/body/validate.ts'
import { doc } from '#functions/http/doc.ts'
import { DeletedMedia, DeleteMediaInput, deleteFiles, listFiles, MediaFile, MediaQuery } from '#lib/media/list.ts'

const listed = doc({
  id: 'listMedia',
  tag: 'Library',
  summary: 'Everything that was uploaded, newest first',
  description: 'Videos are listed once they are ready.',
  answers: { 200: z.array(MediaFile) },
})
const deleted = doc({
  id: 'deleteMedia',
  needs: 'brand',
  tag: 'Library',
  summary: 'Remove up to 100 files of any kind',
  description: 'What this workspace does not have is told in `not_found`; the others are removed all the same.',
  answers: { 200: DeletedMedia },
})

export default router()
  .get('/', listed, check('query', MediaQuery), async c => {
    const query = c.req.valid('query')
    return sendList(c, query, await listFiles(c.var.ctx, query))
  })

  .post('/delete', deleted, ...body(DeleteMediaInput), repeatable, async c => {
    return c.json(await deleteFiles(c.var.ctx, c.req.valid('json')))
  })
