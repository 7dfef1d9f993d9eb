import * as z from 'zod'
import { sendAdded, sendList } from '#functions/http/answer/page.ts'
import { router } from '#functions/http/app-env.ts'
import { body, UPLOAD_BYTES } from '#functions/http/body/body.ts'
import { repeatable } from '#functions/http/body/repeatable.ts'
import { check } from '#functions/http/body/validate.ts'
import { doc } from '#functions/http/doc.ts'
import { AddPersonInput, addPerson, deletePerson, listPeople, Person } from '#lib/brand/people.ts'
import { imageCodes } from '#lib/media/picture/refusals.ts'
import { Page } from '#lib/page.ts'

const PersonPath = z.object({ person_id: z.uuid() })

const listed = doc({
  id: 'listPeople',
  tag: 'Library',
  summary: 'People of this workspace, newest first',
  answers: { 200: z.array(Person) },
})
const added = doc({
  id: 'addPerson',
  needs: 'brand',
  tag: 'Library',
  summary: 'Store a person with a portrait',
  description:
    'PNG, JPEG or WebP to 24 megapixels, up to 20 MB by URL and 10 MB in base64. Pictures show people who are named in them: the author of a testimonial, the one who hires, the speaker of an event.',
  answers: { 201: Person },
  codes: imageCodes,
})
const deleted = doc({
  id: 'deletePerson',
  needs: 'brand',
  tag: 'Library',
  summary: 'Remove a person',
  answers: { 204: null },
  codes: ['person_not_found'],
})

export default router()
  .get('/', listed, check('query', Page), async c => {
    const page = c.req.valid('query')
    return sendList(c, page, await listPeople(c.var.ctx, page))
  })

  .post('/', added, ...body(AddPersonInput, UPLOAD_BYTES), repeatable, async c =>
    sendAdded(c, await addPerson(c.var.ctx, c.req.valid('json'))),
  )

  .delete('/:person_id', deleted, check('param', PersonPath), repeatable, async c => {
    await deletePerson(c.var.ctx, c.req.valid('param').person_id)
    return c.body(null, 204)
  })
