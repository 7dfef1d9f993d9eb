// Small pictures of the templates, made when the service is built; public, named by the engine that drew them.
import { router } from '#functions/http/app-env.ts'
import { missing } from '#functions/http/body/file.ts'
import { ENGINE } from '#lib/render/engine.ts'
import { engineName } from '#lib/studio/templates.ts'

const YEAR_SECONDS = 31_536_000
const SHORT_SECONDS = 300

export const previews = (preview: (file: string) => Promise<Uint8Array<ArrayBuffer> | null>) =>
  router().get('/:engine/:file{[a-z_]+\\.webp}', async c => {
    const bytes = await preview(c.req.param('file'))
    if (!bytes) throw missing()
    // The address of another engine's picture shows today's, which is not to be kept under that name.
    const ours = c.req.param('engine') === engineName(ENGINE)
    return c.body(bytes, 200, {
      'Content-Type': 'image/webp',
      'Cache-Control': ours ? `public, max-age=${YEAR_SECONDS}, immutable` : `public, max-age=${SHORT_SECONDS}`,
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Access-Control-Allow-Origin': '*',
    })
  })
