// Fetches what an import reads, like a polite guest: asks robots.txt first, takes little, and leaves in time.

import type { Kind, Outcome, Visited } from '#lib/brand/import/draft.ts'
import { type Robots, readRobots } from '#lib/brand/site/robots.ts'
import { joinBytes } from '#lib/bytes.ts'
import type { Http } from '#lib/fetch.ts'
import { UpstreamError } from '#lib/outbound/upstream-error.ts'
import { Problem } from '#lib/problem.ts'

/** `why` says in a sentence what was in the way, where more is known than the outcome. */
export type Read = Visited & { text: string; why?: string }

export type Visitor = {
  /** The text at an address, whatever came of it; redirects are followed, each asked for anew. */
  read(url: string, kind: Kind): Promise<Read>
  /** Whether the site lets us load it. */
  may(url: string): Promise<boolean>
  /** Everything that was asked for, in its order. */
  visited: Visited[]
}

const MOST_BYTES: Record<Kind, number> = { robots: 500_000, page: 2_000_000, sheet: 1_000_000, manifest: 200_000 }
/** Beyond this a server is told no even when only the beginning is wanted. */
const MOST_STATED = 50_000_000
const TIMEOUT_MS = 8_000
const STALL_MS = 5_000
const MOST_HOPS = 3

const accepts: Record<Kind, string> = {
  robots: 'text/plain',
  page: 'text/html, application/xhtml+xml',
  sheet: 'text/css',
  manifest: 'application/manifest+json, application/json',
}

/** `left` is what remains of the time for the whole visit, in milliseconds. */
export function createVisitor(http: Http, left: () => number): Visitor {
  const visited: Visited[] = []
  const refusal = askRobots(origin => read(`${origin}/robots.txt`, 'robots'))

  /** One request: what came of it, or where it leads. */
  async function hop(url: string, kind: Kind): Promise<Hop> {
    const forbidden = kind === 'robots' ? null : await refusal(url)
    if (forbidden) return forbidden
    const remaining = left()
    if (remaining <= 0) return { outcome: 'too_late' }
    return request(http, url, kind, Math.min(TIMEOUT_MS, remaining))
  }

  async function read(url: string, kind: Kind): Promise<Read> {
    let at = url
    let last: Hop = { outcome: 'unreachable' }
    for (let hops = 0; hops <= MOST_HOPS; hops++) {
      last = await hop(at, kind)
      if (!('next' in last)) break
      at = last.next
    }
    const ended: Ended = 'next' in last ? { outcome: 'unreachable' } : last
    const noted = { url: at, kind, outcome: ended.outcome, bytes: ended.bytes?.length ?? 0 }
    visited.push(noted)
    return {
      ...noted,
      ...(ended.why ? { why: ended.why } : {}),
      text: ended.bytes ? decoded(ended.bytes, ended.type ?? '') : '',
    }
  }

  return { read, may: async url => (await refusal(url)) === null, visited }
}

type Ended = { outcome: Outcome; bytes?: Uint8Array; type?: string; why?: string }
type Hop = Ended | { next: string }

/** What a site's robots.txt has against an address; each site is asked once. */
function askRobots(read: (origin: string) => Promise<Read>): (url: string) => Promise<Ended | null> {
  const rules = new Map<string, Promise<Robots | Ended>>()
  return async url => {
    const { origin, pathname, search } = new URL(url)
    const known = rules.get(origin) ?? read(origin).then(judgedRobots)
    rules.set(origin, known)
    const robots = await known
    if (typeof robots !== 'function') return robots
    return robots(pathname + search) ? null : { outcome: 'disallowed' }
  }
}

async function request(http: Http, url: string, kind: Kind, timeoutMs: number): Promise<Hop> {
  const options = { headers: { accept: accepts[kind] }, timeoutMs, stallMs: STALL_MS, maxBytes: MOST_STATED }
  const response = await http(url, options).catch(missed)
  return response instanceof Response ? answered(response, url, kind) : { outcome: 'unreachable', why: response }
}

async function answered(response: Response, url: string, kind: Kind): Promise<Hop> {
  const leave = <T extends Hop>(hop: T): T => {
    response.body?.cancel().catch(() => {})
    return hop
  }
  const to = response.headers.get('location')
  if (response.status >= 300 && response.status < 400 && to !== null && URL.canParse(to, url))
    return leave({ next: new URL(to, url).href.split('#', 1)[0] ?? '' })
  if (!response.ok) {
    const why = `The site answered with HTTP status ${response.status}${kind === 'robots' ? ' for its robots.txt' : ''}.`
    return leave({ outcome: response.status >= 500 ? 'unreachable' : 'refused', why })
  }
  const type = response.headers.get('content-type') ?? ''
  if (kind === 'page' && type !== '' && !/^(text\/html|application\/xhtml\+xml)/i.test(type))
    return leave({ outcome: 'not_a_page' })
  const { bytes, whole } = await beginning(response, MOST_BYTES[kind])
  return { outcome: whole ? 'read' : 'cut', bytes, type }
}

/** No robots.txt allows everything; one that cannot be had forbids everything (RFC 9309). */
function judgedRobots({ outcome, text, why }: Read): Robots | Ended {
  if (outcome === 'read' || outcome === 'cut') return readRobots(text)
  return outcome === 'refused' || outcome === 'not_a_page'
    ? () => true
    : { outcome: 'unreachable', ...(why ? { why } : {}) }
}

/** Why nothing came back, as far as the failure says: no host of that name, a port that nobody hears, a time that ran out. */
function missed(error: unknown): string {
  softly(error)
  const { reason, cause } = error as UpstreamError
  if (reason === 'timeout' || reason === 'stalled') return 'The site did not answer in time.'
  if (reason === 'unreachable' && cause === undefined) return 'No host of that name was found. Look for a slip in it.'
  const code = cause instanceof Error && cause.cause instanceof Error && 'code' in cause.cause ? cause.cause.code : ''
  if (code === 'ECONNREFUSED') return 'The host refused the connection: no web server answers there.'
  return reason === 'too_large' ? 'The page is too large.' : 'The connection to the site failed.'
}

/** What another server does wrong is told as an outcome; what the caller may not ask for stays a refusal. */
function softly(error: unknown): null {
  if (error instanceof UpstreamError) return null
  throw error
}

async function beginning(response: Response, most: number): Promise<{ bytes: Uint8Array; whole: boolean }> {
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = response.body?.getReader()
  try {
    while (reader && size < most) {
      const { done, value } = await reader.read()
      if (done) return { bytes: joinBytes(chunks), whole: true }
      chunks.push(value)
      size += value.length
    }
    await reader?.cancel().catch(() => {})
  } catch (error) {
    softly(error)
  }
  return { bytes: joinBytes(chunks).subarray(0, most), whole: reader === undefined }
}

/** By its byte order mark, what the server says, what the page says, else UTF-8. */
function decoded(bytes: Uint8Array, type: string): string {
  const marked =
    bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : null
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 2_048))
  const said = /charset\s*=\s*["']?([\w-]{2,40})/i
  const label = marked ?? said.exec(type)?.[1] ?? said.exec(head)?.[1] ?? 'utf-8'
  return decoder(label).decode(bytes)
}

function decoder(label: string): TextDecoder {
  try {
    return new TextDecoder(label)
  } catch {
    return new TextDecoder()
  }
}

const unreadable: Record<Exclude<Outcome, 'read' | 'cut'>, Problem> = {
  disallowed: new Problem('url_not_allowed', 'The robots.txt of that site asks us not to read this page.'),
  unreachable: new Problem('page_unreachable', 'No page could be loaded from the URL. Check it, or try again later.'),
  refused: new Problem('page_unreachable', 'No page could be loaded from the URL. Check it, or try again later.'),
  not_a_page: new Problem('page_unreachable', 'The URL does not lead to a web page.'),
  too_late: new Problem('page_unreachable', 'The site took too long to answer.'),
}

/** Null for a page that was read. */
export function problemOf({ outcome, why }: Read): Problem | null {
  if (outcome === 'read' || outcome === 'cut') return null
  const { code, message } = unreadable[outcome]
  return new Problem(
    code,
    why && code === 'page_unreachable' ? `No page could be loaded from the URL. ${why}` : message,
  )
}
