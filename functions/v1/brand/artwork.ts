import * as z from 'zod'
import { router } from '#functions/http/app-env.ts'
import { body } from '#functions/http/body/body.ts'
import { repeatable } from '#functions/http/body/repeatable.ts'
import { check } from '#functions/http/body/validate.ts'
import { doc } from '#functions/http/doc.ts'
import { Artwork, ArtworkPicture, readArtwork } from '#lib/brand/artwork/artwork.ts'
import { dropArtwork, keepArtwork } from '#lib/brand/artwork/judge.ts'
import { ProposeArtworkInput, proposeArtwork } from '#lib/brand/artwork/propose.ts'

const ArtworkPath = z.object({ artwork_id: z.uuid() })

const read = doc({
  id: 'getArtwork',
  tag: 'Library',
  summary: 'Pictures by an image model, offered and kept',
  description: 'Always 200; `none` before any was asked for. Ask again every few seconds while it is `painting`.',
  answers: { 200: Artwork },
})
const proposed = doc({
  id: 'proposeArtwork',
  needs: 'brand',
  tag: 'Library',
  summary: 'Have pictures painted to choose from',
  description:
    'Six to ten things of the brand, each alone on clear ground in one manner: those that `subjects` names, else what it sells. Each is looked at before it is offered (plain ground, stray letters, colours, the same hand as the first), painted once more where it fails, and told with its reason where it fails again. Keep or drop each: what is offered and not kept goes when the first picture of another set is there, and a thing of which a picture is kept is not painted again. What is kept stands in posts where a drawing of ours would, and those are marked as AI-made. Each picture that is offered costs two credits where credits are counted. A test key is offered our own drawings.',
  answers: { 202: Artwork },
  codes: ['invalid_state'],
})
const kept = doc({
  id: 'keepArtwork',
  needs: 'brand',
  tag: 'Library',
  summary: 'Keep a picture that is offered',
  answers: { 200: ArtworkPicture },
  codes: ['artwork_not_found', 'invalid_state'],
})
const dropped = doc({
  id: 'dropArtwork',
  needs: 'brand',
  tag: 'Library',
  summary: 'Drop a picture, offered or kept',
  answers: { 204: null },
  codes: ['artwork_not_found'],
})

export default router()
  .get('/', read, async c => {
    return c.json(await readArtwork(c.var.ctx))
  })

  .post('/', proposed, ...body(ProposeArtworkInput), repeatable, async c => {
    return c.json(await proposeArtwork(c.var.ctx, c.req.valid('json')), 202)
  })

  .post('/:artwork_id/keep', kept, check('param', ArtworkPath), repeatable, async c => {
    return c.json(await keepArtwork(c.var.ctx, c.req.valid('param').artwork_id))
  })

  .post('/:artwork_id/drop', dropped, check('param', ArtworkPath), repeatable, async c => {
    await dropArtwork(c.var.ctx, c.req.valid('param').artwork_id)
    return c.body(null, 204)
  })
