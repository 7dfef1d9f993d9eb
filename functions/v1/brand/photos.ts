import { router } from '#functions/http/app-env.ts'
import { body, UPLOAD_BYTES } from '#functions/http/body/body.ts'
import { repeatable } from '#functions/http/body/repeatable.ts'
import { doc } from '#functions/http/doc.ts'
import { AddPhotoInput, addPhoto } from '#lib/brand/photos.ts'
import { MediaFile } from '#lib/media/list.ts'
import { imageCodes } from '#lib/media/picture/refusals.ts'

const described = doc({
  id: 'addPhoto',
  needs: 'brand',
  tag: 'Library',
  summary: 'Store a photo of your own',
  description:
    'PNG, JPEG or WebP to 24 megapixels, up to 20 MB by URL and 10 MB in base64 and 8,192 px a side. A photo stands on posts that are about what it `shows`, where their pictures have room for one, and on no others. `GET /media?kind=image` lists photos, `POST /media/delete` removes them.',
  answers: { 201: MediaFile },
  codes: imageCodes,
})

export default router().post('/', described, ...body(AddPhotoInput, UPLOAD_BYTES), repeatable, async c => {
  const photo = await addPhoto(c.var.ctx, c.req.valid('json'))
  return c.json(photo, 201)
})
