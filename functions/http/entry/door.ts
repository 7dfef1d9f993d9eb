// Who is let in without a key, said in one place: whatever is not named here asks for one.
import type { Context } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { AppEnv } from '#functions/http/app-env.ts'
import { needed, partOf } from '#functions/http/doc.ts'
import type { Permission } from '#lib/caller/permissions.ts'

/** These have nothing to hide, or a proof of their own: a signature, a secret, an address that we have signed. */
const OPEN = [
  ...['/', '/api/v1/health', '/api/v1/openapi.json', '/status', '/status.json', '/docs', '/assets', '/previews'],
  ...['/openapi.json', '/postman.json', '/llms.txt', '/llms-full.txt', '/robots.txt', '/favicon.ico'],
  ...[
    '/.well-known/security.txt',
    '/.well-known/api-catalog',
    '/hooks',
    '/telegram/webhook',
    '/billing/stripe',
    '/connect',
    '/approve',
    '/library',
    '/clips',
    '/uploads',
    '/internal',
  ],
]

export const isOpen = (path: string) => OPEN.some(open => path === open || path.startsWith(`${open}/`))

/** The handlers that the router has found for this request, HEAD among those of GET; none for a 404 or a 405. */
export const servedBy = (c: Context<AppEnv>) => matchedRoutes(c).filter(route => route.method !== 'ALL')

/** What a key has to be allowed for this request, as its handler has said; null where it has said nothing. */
export function permissionFor(c: Context<AppEnv>): Permission | null {
  for (const { handler } of servedBy(c)) {
    const part = partOf(handler)
    if (part?.kind === 'operation') return needed(part.operation, c.req.method)
  }
  return null
}
