import { router } from '#functions/http/app-env.ts'
import { body, UPLOAD_BYTES } from '#functions/http/body/body.ts'
import { repeatable } from '#functions/http/body/repeatable.ts'
import { doc } from '#functions/http/doc.ts'
import { AddLogoInput, addLogo, Logo } from '#lib/brand/add-logo.ts'
import { imageCodes } from '#lib/media/picture/refusals.ts'

const described = doc({
  id: 'addLogo',
  needs: 'brand',
  tag: 'Library',
  summary: 'Add a logo to the brand',
  description:
    'PNG, JPEG, WebP or SVG. An SVG of up to 512 kB is drawn once and stored as PNG; it may hold shapes, gradients, masks and patterns, but no text, filters, pictures or scripts.',
  answers: { 201: Logo },
  codes: imageCodes,
})

export default router().post('/', described, ...body(AddLogoInput, UPLOAD_BYTES), repeatable, async c => {
  const logo = await addLogo(c.var.ctx, c.req.valid('json'))
  return c.json(logo, 201)
})
