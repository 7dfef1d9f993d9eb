import * as z from 'zod'
import { sendAdded, sendList } from '#functions/http/answer/page.ts'
import { router } from '#functions/http/app-env.ts'
import { body, UPLOAD_BYTES } from '#functions/http/body/body.ts'
import { repeatable } from '#functions/http/body/repeatable.ts'
import { check } from '#functions/http/body/validate.ts'
import { doc } from '#functions/http/doc.ts'
import {
  AddScreenInput,
  addScreen,
  deleteScreen,
  listScreens,
  PatchScreenInput,
  retagScreen,
  Screen,
} from '#lib/brand/screens.ts'
import { imageCodes } from '#lib/media/picture/refusals.ts'
import { Page } from '#lib/page.ts'

const ScreenPath = z.object({ screen_id: z.uuid() })

const listed = doc({
  id: 'listScreens',
  tag: 'Library',
  summary: 'Product screens of this workspace, newest first',
  answers: { 200: z.array(Screen) },
})
const added = doc({
  id: 'addScreen',
  needs: 'brand',
  tag: 'Library',
  summary: 'Store a product screen',
  description:
    'PNG, JPEG or WebP to 24 megapixels, up to 20 MB by URL and 10 MB in base64 and 8,192 px a side. What is stored is a picture made anew, without metadata. The same picture may be stored again under another name.',
  answers: { 201: Screen },
  codes: imageCodes,
})
const retagged = doc({
  id: 'retagScreen',
  needs: 'brand',
  tag: 'Library',
  summary: 'Change the name and tags of a screen',
  answers: { 200: Screen },
  codes: ['screen_not_found'],
})
const deleted = doc({
  id: 'deleteScreen',
  needs: 'brand',
  tag: 'Library',
  summary: 'Remove a screen',
  answers: { 204: null },
  codes: ['screen_not_found'],
})

export default router()
  .get('/', listed, check('query', Page), async c => {
    const page = c.req.valid('query')
    return sendList(c, page, await listScreens(c.var.ctx, page))
  })

  .post('/', added, ...body(AddScreenInput, UPLOAD_BYTES), repeatable, async c =>
    sendAdded(c, await addScreen(c.var.ctx, c.req.valid('json'))),
  )

  .patch('/:screen_id', retagged, check('param', ScreenPath), ...body(PatchScreenInput), repeatable, async c => {
    return c.json(await retagScreen(c.var.ctx, c.req.valid('param').screen_id, c.req.valid('json')))
  })

  .delete('/:screen_id', deleted, check('param', ScreenPath), repeatable, async c => {
    await deleteScreen(c.var.ctx, c.req.valid('param').screen_id)
    return c.body(null, 204)
  })
