// Fetches what an import reads, like a polite guest: asks robots.txt first, takes little, and leaves in time.

import type { Kind, Outcome, Visited } from '#lib/brand/import/draft.ts'
import { type Robots, readRobots } from '#lib/brand/site/robots.ts'
import { joinBytes } from '#lib/bytes.ts'
import type { Http } from '#lib/fetch.ts'
import { UpstreamError } from '#lib/outbound/upstream-error.ts'
import { Problem } from '#lib/problem.ts'

export type Read = Visited & { text: string }

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
  const rules = new Map<string, Promise<Robots | null>>()

  const robotsOf = (origin: string): Promise<Robots | null> => {
    const known = rules.get(origin) ?? read(`${origin}/robots.txt`, 'robots').then(judgedRobots)
    rules.set(origin, known)
    return known
  }

  async function may(url: string): Promise<Outcome | null> {
    const { origin, pathname, search } = new URL(url)
    const robots = await robotsOf(origin)
    if (robots === null) return 'unreachable'
    return robots(pathname + search) ? null : 'disallowed'
  }

  /** One request: what came of it, or where it leads. */
  async function hop(url: string, kind: Kind): Promise<Hop> {
    const forbidden = kind === 'robots' ? null : await may(url)
    if (forbidden) return { outcome: forbidden }
    const remaining = left()
    if (remaining <= 0) return { outcome: 'too_late' }
    const timeoutMs = Math.min(TIMEOUT_MS, remaining)
    const options = { headers: { accept: accepts[kind] }, timeoutMs, stallMs: STALL_MS, maxBytes: MOST_STATED }
    const response = await http(url, options).catch(softly)
    return response ? answered(response, url, kind) : { outcome: 'unreachable' }
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
    return { ...noted, text: ended.bytes ? decoded(ended.bytes, ended.type ?? '') : '' }
  }

  return { read, may: async url => (await may(url)) === null, visited }
}

type Ended = { outcome: Outcome; bytes?: Uint8Array; type?: string }
type Hop = Ended | { next: string }

async function answered(response: Response, url: string, kind: Kind): Promise<Hop> {
  const leave = <T extends Hop>(hop: T): T => {
    response.body?.cancel().catch(() => {})
    return hop
  }
  const to = response.headers.get('location')
  if (response.status >= 300 && response.status < 400 && to !== null && URL.canParse(to, url))
    return leave({ next: new URL(to, url).href.split('#', 1)[0] ?? '' })
  if (!response.ok) return leave({ outcome: response.status >= 500 ? 'unreachable' : 'refused' })
  const type = response.headers.get('content-type') ?? ''
  if (kind === 'page' && type !== '' && !/^(text\/html|application\/xhtml\+xml)/i.test(type))
    return leave({ outcome: 'not_a_page' })
  const { bytes, whole } = await beginning(response, MOST_BYTES[kind])
  return { outcome: whole ? 'read' : 'cut', bytes, type }
}

/** No robots.txt allows everything; one that cannot be had forbids everything (RFC 9309). */
function judgedRobots({ outcome, text }: Read): Robots | null {
  if (outcome === 'read' || outcome === 'cut') return readRobots(text)
  return outcome === 'refused' || outcome === 'not_a_page' ? () => true : null
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

export const unreadable: Record<Exclude<Outcome, 'read' | 'cut'>, Problem> = {
  disallowed: new Problem('url_not_allowed', 'The robots.txt of that site asks us not to read this page.'),
  unreachable: new Problem('page_unreachable', 'No page could be loaded from the URL. Check it, or try again later.'),
  refused: new Problem('page_unreachable', 'No page could be loaded from the URL. Check it, or try again later.'),
  not_a_page: new Problem('page_unreachable', 'The URL does not lead to a web page.'),
  too_late: new Problem('page_unreachable', 'The site took too long to answer.'),
}
