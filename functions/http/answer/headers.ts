import type { Context, Next } from 'hono'
import { cors } from 'hono/cors'
import { isReading } from '#functions/http/answer/reading.ts'
import type { AppEnv } from '#functions/http/app-env.ts'

const exposeHeaders = [
  ...['X-Request-Id', 'ETag', 'Link', 'Location', 'Retry-After', 'Idempotency-Replayed', 'WWW-Authenticate'],
  ...[
    'RateLimit-Limit',
    'RateLimit-Remaining',
    'RateLimit-Reset',
    'RateLimit',
    'RateLimit-Policy',
    'Deprecation',
    'Sunset',
  ],
  ...['X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset', 'Preference-Applied'],
]

const preflight = cors({
  origin: '*',
  allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
  allowHeaders: [
    ...['Authorization', 'Content-Type', 'Idempotency-Key', 'If-None-Match', 'If-Match', 'Prefer', 'Last-Event-ID'],
    ...[
      'Brand-Mode',
      'X-Service-Key-ID',
      'X-Service-Key-Workspace-ID',
      'X-Service-Key-Scopes',
      'Mcp-Protocol-Version',
      'Mcp-Session-Id',
    ],
  ],
  exposeHeaders,
  maxAge: 86_400,
})

/** No cookie and no other ambient credential is read here, so any origin may ask. */
const always = Object.entries({
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': exposeHeaders.join(','),
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-site',
  'Referrer-Policy': 'no-referrer',
})

/** What every answer of the API says to browsers. Set on the finished answer: set before, Hono would copy it. What says nothing else is this caller’s alone, and asked for anew. */
export async function apiHeaders(c: Context<AppEnv>, next: Next): Promise<void> {
  if (c.req.method === 'OPTIONS') c.res = (await preflight(c, next)) as Response
  else await next()
  const { headers } = c.res
  for (const [name, value] of always) headers.set(name, value)
  if (c.req.method !== 'OPTIONS' && !headers.has('Cache-Control'))
    headers.set('Cache-Control', isReading(c.req.method) ? 'private, no-cache' : 'no-store')
}
