// What every page says to browsers. Nothing inline runs: no script, no style, no style attribute.
import type { Next } from 'hono'
import type { C } from '#functions/dashboard/http/env.ts'

/** Where a form may lead besides here: browsers hold the redirect of a form against this as well. */
const leads = new WeakMap<object, string[]>()
export const mayLeadTo = (c: C, ...origins: string[]) => leads.set(c, origins)

export async function pageHeaders(c: C, next: Next): Promise<void> {
  await next()
  const { public_url } = c.var.deps
  const api = new URL(public_url).origin
  const policy = [
    ...["default-src 'none'", "script-src 'self'", "style-src 'self'", "font-src 'self'"],
    ...[`img-src 'self' ${api} data:`, `media-src ${api}`, "connect-src 'self'", "manifest-src 'self'"],
    ...[`form-action 'self' ${(leads.get(c) ?? []).join(' ')}`.trim(), "frame-ancestors 'none'", "base-uri 'none'"],
  ]
  const { headers } = c.res
  // The page of a form that was refused brings its own.
  if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', policy.join('; '))
  headers.set('Referrer-Policy', 'same-origin')
  headers.set('Cross-Origin-Opener-Policy', 'same-origin')
  headers.set('X-Frame-Options', 'DENY')
  headers.set('Permissions-Policy', 'camera=(), geolocation=(), microphone=()')
  headers.set('X-Robots-Tag', 'noindex')
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', c.var.me ? 'no-store' : 'private, no-cache')
}
