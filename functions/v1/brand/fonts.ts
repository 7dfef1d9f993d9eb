import * as z from 'zod'
import { sendAdded } from '#functions/http/answer/page.ts'
import { router } from '#functions/http/app-env.ts'
import { body, UPLOAD_BYTES } from '#functions/http/body/body.ts'
import { repeatable } from '#functions/http/body/repeatable.ts'
import { check } from '#functions/http/body/validate.ts'
import { doc } from '#functions/http/doc.ts'
import { AddedFont, AddFontInput, addFont, deleteFont, Font, listFonts } from '#lib/brand/fonts/fonts.ts'

const FontPath = z.object({ font_id: z.uuid() })

const listed = doc({
  id: 'listFonts',
  tag: 'Library',
  summary: 'The font files of the brand, newest first',
  answers: { 200: z.array(Font) },
})
const added = doc({
  id: 'addFont',
  needs: 'brand',
  tag: 'Library',
  summary: 'Upload a font file of the brand',
  description:
    'TTF, OTF or WOFF2 of up to 4 MB, of which pictures may need 2 MB; twelve files at most. It is drawn with before it is taken, and kept without what pictures never ask for. Files of one family are one family: headlines take the file nearest to weight 700, text the one nearest to 420. A font whose embedding rights are restricted is refused.',
  answers: { 201: AddedFont },
  codes: ['font_refused', 'url_not_allowed', 'unsupported_media_type', 'invalid_state'],
})
const deleted = doc({
  id: 'deleteFont',
  needs: 'brand',
  tag: 'Library',
  summary: 'Remove a font file',
  description: 'The brand goes on naming its family; `typography` of the brand tells what draws in its place.',
  answers: { 204: null },
  codes: ['font_not_found'],
})

export default router()
  .get('/', listed, async c => {
    return c.json(await listFonts(c.var.ctx))
  })

  .post('/', added, ...body(AddFontInput, UPLOAD_BYTES), repeatable, async c =>
    sendAdded(c, await addFont(c.var.ctx, c.req.valid('json'))),
  )

  .delete('/:font_id', deleted, check('param', FontPath), repeatable, async c => {
    await deleteFont(c.var.ctx, c.req.valid('param').font_id)
    return c.body(null, 204)
  })
