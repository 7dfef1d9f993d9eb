// Fetches what an import reads, like a polite guest: asks robots.txt first, takes little, and leaves in time.
import { type Robots, readRobots } from '#lib/brand/site/robots.ts'
import type { Http } from '#lib/fetch.ts'
import { UpstreamError } from '#lib/outbound/upstream-error.ts'
import { Problem } from '#lib/problem.ts'

export const outcomes = ['read', 'cut', 'disallowed', 'unreachable', 'refused', 'not_a_page', 'too_late'] as const
export type Outcome = (typeof outcomes)[number]

export type Kind = 'robots' | 'page' | 'sheet' | 'manifest'
export type Visited = { url: string; kind: Kind; outcome: Outcome; bytes: number }
export type Read = Visited & { text: string }

export type Visitor = {
  /** The text at an address, whatever came of it; redirects are followed, each asked for anew. */
  read(url: string, kind: Kind): Promise<Read>
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
    const known = rules.get(origin) ?? fetched(`${origin}/robots.txt`, 'robots').then(judgedRobots)
    rules.set(origin, known)
    return known
  }

  async function fetched(url: string, kind: Kind): Promise<Read> {
    const done = (outcome: Outcome, bytes = 0, text = '', at = url): Read => {
      const { text: said, ...noted } = { url: at, kind, outcome, bytes, text }
      visited.push(noted)
      return { ...noted, text: said }
    }
    let at = url
    for (let hops = MOST_HOPS; hops >= 0; hops--) {
      if (left() <= 0) return done('too_late', 0, '', at)
      if (kind !== 'robots' && (kind === 'page' || new URL(at).origin === new URL(url).origin)) {
        const robots = await robotsOf(new URL(at).origin)
        if (robots === null) return done('unreachable', 0, '', at)
        if (!robots(pathOf(at))) return done('disallowed', 0, '', at)
      }
      const timeoutMs = Math.max(1, Math.min(TIMEOUT_MS, left()))
      const headers = { accept: accepts[kind] }
      const response = await http(at, { headers, timeoutMs, stallMs: STALL_MS, maxBytes: MOST_STATED }).catch(softly)
      if (response === null) return done('unreachable', 0, '', at)
      const next = response.status >= 300 && response.status < 400 ? response.headers.get('location') : null
      if (next !== null && URL.canParse(next, at)) {
        response.body?.cancel().catch(() => {})
        at = new URL(next, at).href.replace(/#.*$/, '')
        continue
      }
      if (!response.ok) {
        response.body?.cancel().catch(() => {})
        return done(response.status >= 500 ? 'unreachable' : 'refused', 0, '', at)
      }
      const type = response.headers.get('content-type') ?? ''
      if (kind === 'page' && type !== '' && !/^(text\/html|application\/xhtml\+xml)/i.test(type)) {
        response.body?.cancel().catch(() => {})
        return done('not_a_page', 0, '', at)
      }
      const { bytes, whole } = await beginning(response, MOST_BYTES[kind])
      return done(whole ? 'read' : 'cut', bytes.length, decoded(bytes, type), at)
    }
    return done('unreachable', 0, '', at)
  }

  return { read: fetched, visited }
}

/** No robots.txt allows everything; one that cannot be had forbids everything (RFC 9309). */
function judgedRobots({ outcome, text }: Read): Robots | null {
  if (outcome === 'read' || outcome === 'cut') return readRobots(text)
  return outcome === 'refused' || outcome === 'not_a_page' ? () => true : null
}

const pathOf = (url: string) => new URL(url).pathname + new URL(url).search

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
      if (done) return { bytes: joined(chunks, size), whole: true }
      chunks.push(value)
      size += value.length
    }
    await reader?.cancel().catch(() => {})
  } catch (error) {
    softly(error)
  }
  return { bytes: joined(chunks, size).subarray(0, most), whole: reader === undefined }
}

function joined(chunks: Uint8Array[], size: number): Uint8Array {
  const bytes = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.length
  }
  return bytes
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
