import type { Hono } from 'hono'
import { docsPage } from '#functions/docs/page.ts'
import { type AppEnv, router } from '#functions/http/app-env.ts'
import { openapi } from '#functions/openapi/document.ts'

const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'"

/** The reference as a page that needs no script and nothing from elsewhere. */
export const docs = (app: () => Hono<AppEnv>, public_url: string) =>
  router().get('/', c => {
    c.header('Content-Security-Policy', policy)
    c.header('X-Content-Type-Options', 'nosniff')
    c.header('Referrer-Policy', 'no-referrer')
    c.header('Cache-Control', 'public, max-age=300')
    return c.html(docsPage(openapi(app(), public_url), public_url))
  })
