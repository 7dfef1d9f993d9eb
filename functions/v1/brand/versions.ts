import * as z from 'zod'
import { IfMatch, versionsIn } from '#functions/http/answer/etag.ts'
import { sendList } from '#functions/http/answer/page.ts'
import { router } from '#functions/http/app-env.ts'
import { repeatable } from '#functions/http/body/repeatable.ts'
import { check } from '#functions/http/body/validate.ts'
import { sendBrand } from '#functions/http/brand.ts'
import { doc } from '#functions/http/doc.ts'
import { BrandVersion, listVersions, readVersion, restoreVersion } from '#lib/brand/dna/versions.ts'
import { BrandView } from '#lib/brand/dna/view.ts'
import { Page } from '#lib/page.ts'

const VersionPath = z.object({ version: z.coerce.number().int().min(1).max(2_147_483_647) })

const listed = doc({
  id: 'listBrandVersions',
  tag: 'Brand',
  summary: 'What the brand was, newest first',
  description: 'Who changed which fields and when. The newest 200 versions are kept.',
  answers: { 200: z.array(BrandVersion) },
})
const shown = doc({
  id: 'getBrandVersion',
  tag: 'Brand',
  summary: 'The brand as it was',
  description: 'A run names in `brand_version` the version that it was made from.',
  answers: { 200: BrandView, 304: null },
  codes: ['brand_version_not_found'],
})
const restored = doc({
  id: 'restoreBrandVersion',
  needs: 'brand',
  tag: 'Brand',
  summary: 'Go back to a version',
  description: 'The old state becomes a new version, so that going back can be undone as well.',
  answers: { 200: BrandView },
  codes: ['brand_version_not_found', 'precondition_failed'],
})

export default router()
  .get('/', listed, check('query', Page), async c => {
    const page = c.req.valid('query')
    return sendList(c, page, await listVersions(c.var.ctx, page))
  })

  .get('/:version', shown, check('param', VersionPath), async c =>
    sendBrand(c, await readVersion(c.var.ctx, c.req.valid('param').version)),
  )

  .post('/:version/restore', restored, check('param', VersionPath), check('header', IfMatch), repeatable, async c => {
    const seen = versionsIn(c.req.valid('header')['if-match'])
    return sendBrand(c, await restoreVersion(c.var.ctx, c.req.valid('param').version, seen))
  })
