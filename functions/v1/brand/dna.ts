import { IfMatch, versionsIn } from '#functions/http/answer/etag.ts'
import { router } from '#functions/http/app-env.ts'
import { body } from '#functions/http/body/body.ts'
import { repeatable } from '#functions/http/body/repeatable.ts'
import { check } from '#functions/http/body/validate.ts'
import { sendBrand } from '#functions/http/brand.ts'
import { doc } from '#functions/http/doc.ts'
import { PatchDnaInput } from '#lib/brand/dna/patch.ts'
import { patchDna } from '#lib/brand/dna/patch-dna.ts'
import { readDna } from '#lib/brand/dna/read.ts'
import { BrandView } from '#lib/brand/dna/view.ts'
import { BrandDraft } from '#lib/brand/import/draft.ts'
import { ImportInput, importSite } from '#lib/brand/import/import-site.ts'
import { previewSignature, SignaturePreview } from '#lib/brand/signature.ts'

const read = doc({
  id: 'getBrandDna',
  tag: 'Brand',
  summary: 'The brand as it stands',
  description:
    'What can be patched, then views of it: `features`, `products`, `audience`, `logo_assets`. Links to logos hold for a week. A test key reads the live brand until it first changes it.',
  answers: { 200: BrandView, 304: null },
})
const changed = doc({
  id: 'updateBrandDna',
  needs: 'brand',
  tag: 'Brand',
  summary: 'Change the brand',
  description:
    'Only the fields to change. `offer`, `product_map`, `icp` and `voice` merge (RFC 7396): null deletes, arrays replace; every other field is replaced, and null empties it. `palette` is an object of roles or a list of colours in their order. Every change is a version.',
  answers: { 200: BrandView },
  codes: ['precondition_failed', 'url_not_allowed'],
  takes: ['application/merge-patch+json'],
})
const imported = doc({
  id: 'importBrand',
  needs: 'brand',
  tag: 'Brand',
  summary: 'Read a web site for what it says of the brand',
  description:
    'Answers a draft: facts with their page, selector and confidence, logo candidates as measured, and the patch that they come to. Nothing is changed; send the patch, or what you make of it, to `PATCH`, or ask with `apply: true`. robots.txt is obeyed, a page and what it leads to are read within 20 seconds.',
  answers: { 200: BrandDraft },
  codes: ['url_not_allowed', 'page_unreachable', 'precondition_failed'],
})

const previewed = doc({
  id: 'previewSignature',
  tag: 'Brand',
  summary: 'The signature of the brand in words, and six cards drawn with it',
  description:
    'What makes the pictures of this brand its own: motif, hand, grounds and type. Patch `signature` of the brand to change it, and look again.',
  answers: { 200: SignaturePreview },
})

export default router()
  .get('/', read, async c => sendBrand(c, await readDna(c.var.ctx)))

  .patch('/', changed, check('header', IfMatch), ...body(PatchDnaInput), repeatable, async c => {
    const seen = versionsIn(c.req.valid('header')['if-match'])
    return sendBrand(c, await patchDna(c.var.ctx, c.req.valid('json'), seen))
  })

  .get('/signature/preview', previewed, async c => {
    c.header('Cache-Control', 'no-store')
    return c.json(await previewSignature(c.var.ctx))
  })

  .post('/import', imported, check('header', IfMatch), ...body(ImportInput), repeatable, async c => {
    const seen = versionsIn(c.req.valid('header')['if-match'])
    return c.json(await importSite(c.var.ctx, c.req.valid('json'), seen))
  })
