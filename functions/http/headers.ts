import { cors } from 'hono/cors'
import { secureHeaders } from 'hono/secure-headers'

/** No cookie and no other ambient credential is read here, so any origin may ask. */
export const crossOrigin = cors({
  origin: '*',
  allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
  allowHeaders: [
    ...['Authorization', 'Content-Type', 'Idempotency-Key', 'If-None-Match', 'If-Match', 'Prefer', 'Last-Event-ID'],
    ...[
      'X-Service-Key-ID',
      'X-Service-Key-Workspace-ID',
      'X-Service-Key-Scopes',
      'Mcp-Protocol-Version',
      'Mcp-Session-Id',
    ],
  ],
  exposeHeaders: [
    ...['X-Request-Id', 'ETag', 'Link', 'Location', 'Retry-After', 'Idempotency-Replayed', 'WWW-Authenticate'],
    ...['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset', 'RateLimit-Policy', 'Deprecation', 'Sunset'],
    ...['X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset', 'Preference-Applied'],
  ],
  maxAge: 86_400,
})

export const apiSecurity = secureHeaders({
  strictTransportSecurity: 'max-age=63072000; includeSubDomains',
  referrerPolicy: 'no-referrer',
  contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  crossOriginResourcePolicy: 'same-site',
})
