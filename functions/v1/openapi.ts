import type { Hono } from 'hono'
import { type AppEnv, router } from '#functions/http/app-env.ts'
import { type Document, openapi } from '#functions/openapi/document.ts'

/** Made once per isolate, from the app that it is mounted on. */
export function openapiRoute(app: () => Hono<AppEnv>, public_url: string) {
  let made: Document | undefined
  return router().get('/', c => {
    made ??= openapi(app(), public_url)
    c.header('Cache-Control', 'public, max-age=300')
    return c.json(made)
  })
}
