import type { Context } from 'hono'
import * as z from 'zod'
import { type AppEnv, router } from '#functions/http/app-env.ts'
import { body } from '#functions/http/body.ts'
import { doc } from '#functions/http/doc.ts'
import { has, versionsIn } from '#functions/http/etag.ts'
import { linkPages } from '#functions/http/page.ts'
import { repeatable } from '#functions/http/repeatable.ts'
import { check } from '#functions/http/validate.ts'
import { PatchDnaInput } from '#lib/brand/dna/patch.ts'
import { patchDna } from '#lib/brand/dna/patch-dna.ts'
import { readDna } from '#lib/brand/dna/read.ts'
import { BrandVersion, listVersions, readVersion, restoreVersion } from '#lib/brand/dna/versions.ts'
import { BrandView, etagOf } from '#lib/brand/dna/view.ts'
import { BrandDraft } from '#lib/brand/import/draft.ts'
import { ImportInput, importSite } from '#lib/brand/import/import-site.ts'
import { Page } from '#lib/page.ts'

const VersionPath = z.object({ version: z.coerce.number().int().min(1).max(2_147_483_647) })
const Seen = z.object({
  'if-match': z
    .string()
    .max(200)
    .optional()
    .describe('The `ETag` that the change is meant for; 412 when it is no more.'),
})

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
  tag: 'Brand',
  summary: 'Change the brand',
  description:
    'Only the fields to change. `offer`, `product_map`, `icp` and `voice` merge (RFC 7396): null deletes, arrays replace; every other field is replaced, and null empties it. `palette` is an object of roles or a list of colours in their order. Every change is a version.',
  answers: { 200: BrandView },
  codes: ['precondition_failed', 'url_not_allowed'],
  takes: ['application/merge-patch+json'],
})
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
  tag: 'Brand',
  summary: 'Go back to a version',
  description: 'The old state becomes a new version, so that going back can be undone as well.',
  answers: { 200: BrandView },
  codes: ['brand_version_not_found', 'precondition_failed'],
})

const imported = doc({
  id: 'importBrand',
  tag: 'Brand',
  summary: 'Read a web site for what it says of the brand',
  description:
    'Answers a draft: facts with their page, selector and confidence, logo candidates as measured, and the patch that they come to. Nothing is changed; send the patch, or what you make of it, to `PATCH`, or ask with `apply: true`. robots.txt is obeyed, a page and what it leads to are read within 20 seconds.',
  answers: { 200: BrandDraft },
  codes: ['url_not_allowed', 'page_unreachable', 'precondition_failed'],
})

function send(c: Context<AppEnv>, brand: BrandView): Response {
  const etag = etagOf(brand, c.var.ctx.now())
  const reading = c.req.method === 'GET'
  c.header('ETag', etag)
  c.header('Cache-Control', reading ? 'private, no-cache' : 'no-store')
  if (reading && has(c.req.header('if-none-match'), etag)) return c.body(null, 304)
  return c.json(brand)
}

export default router()
  .get('/', read, async c => send(c, await readDna(c.var.ctx)))

  .patch('/', changed, check('header', Seen), ...body(PatchDnaInput), repeatable, async c => {
    const seen = versionsIn(c.req.valid('header')['if-match'])
    return send(c, await patchDna(c.var.ctx, c.req.valid('json'), seen))
  })

  .post('/import', imported, check('header', Seen), ...body(ImportInput), repeatable, async c => {
    const seen = versionsIn(c.req.valid('header')['if-match'])
    c.header('Cache-Control', 'no-store')
    return c.json(await importSite(c.var.ctx, c.req.valid('json'), seen))
  })

  .get('/versions', listed, check('query', Page), async c => {
    const page = c.req.valid('query')
    const versions = await listVersions(c.var.ctx, page)
    linkPages(c, page, versions.length)
    c.header('Cache-Control', 'private, no-cache')
    return c.json(versions)
  })

  .get('/versions/:version', shown, check('param', VersionPath), async c =>
    send(c, await readVersion(c.var.ctx, c.req.valid('param').version)),
  )

  .post(
    '/versions/:version/restore',
    restored,
    check('param', VersionPath),
    check('header', Seen),
    repeatable,
    async c => {
      const seen = versionsIn(c.req.valid('header')['if-match'])
      return send(c, await restoreVersion(c.var.ctx, c.req.valid('param').version, seen))
    },
  )
