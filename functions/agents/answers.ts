import geist from '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2'
import type { HtmlEscapedString } from 'hono/utils/html'

/** Where a form may lead in the end: to us, and from there to the client that asked. */
const policy = (lead: string) =>
  `default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; form-action 'self'${lead && ` ${lead}`}; frame-ancestors 'none'; base-uri 'none'`

/** A page that nobody frames, keeps or finds. */
export async function pageAnswer(
  inner: HtmlEscapedString | Promise<HtmlEscapedString>,
  status = 200,
  { headers = new Headers(), lead = '' }: { headers?: Headers; lead?: string } = {},
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=UTF-8')
  headers.set('Content-Security-Policy', policy(lead))
  headers.set('X-Frame-Options', 'DENY')
  // Not `no-referrer`: browsers then send forms from here with the origin `null`.
  headers.set('Referrer-Policy', 'same-origin')
  headers.set('Cache-Control', 'no-store')
  return new Response(String(await inner), { status, headers })
}

const DAY_SECONDS = 86_400

export const fontAnswer = () =>
  new Response(geist, {
    headers: { 'Content-Type': 'font/woff2', 'Cache-Control': `public, max-age=${DAY_SECONDS}` },
  })

/** Browsers say where a form comes from; older ones name at least the origin. */
export function isFromHere({ headers }: Request, origin: string): boolean {
  const site = headers.get('sec-fetch-site')
  return site ? site === 'same-origin' : headers.get('origin') === origin
}

/** What a policy calls the place that an address leads to. */
export function leadTo(address: string): string {
  const { origin, protocol } = new URL(address)
  return origin === 'null' ? protocol : origin
}

export const goTo = (address: string, headers = new Headers()) => {
  headers.set('Location', address)
  headers.set('Cache-Control', 'no-store')
  headers.set('Referrer-Policy', 'no-referrer')
  return new Response(null, { status: 302, headers })
}

export const problemAnswer = (status: number, code: string, message: string, headers: Record<string, string> = {}) =>
  Response.json({ code, message }, { status, headers: { 'Cache-Control': 'no-store', ...headers } })

/** What a key of the interface looks like. */
const KEY = /^Bearer\s+sk_(?:live|test)_/i

/** The library answers with the header alone (RFC 6750); whoever reads the answer is a person who tries a key, as often as not. */
export function withWords(request: Request, answer: Response, issuer: string): Response {
  if (answer.status !== 401 || answer.body) return answer
  const shown = request.headers.get('authorization')
  const headers = new Headers(answer.headers)
  headers.set('Content-Type', 'application/json')
  // Who has shown nothing is told no error, as the specification asks for.
  const body = { ...(shown !== null && { error: 'invalid_token' }), error_description: wordsFor(shown, issuer) }
  return new Response(JSON.stringify(body), { status: 401, headers })
}

function wordsFor(shown: string | null, issuer: string): string {
  const way = `Give your client the address ${issuer}/mcp alone: it finds the rest by resource_metadata of WWW-Authenticate, and a person lets it in. ${issuer}/docs/agents shows how.`
  if (shown === null) return `Agents come in with an access token of OAuth 2.1. ${way}`
  if (KEY.test(shown))
    return `An API key opens ${issuer}/api/v1/programmatic, and not this: agents come in with an access token of OAuth 2.1. ${way}`
  return `This access token is not known here, or its grant is over. ${way}`
}
