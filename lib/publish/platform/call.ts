// One call to a platform: its status, its headers, and its JSON as nobody has checked it yet.
import type { Http, HttpOptions } from '#lib/fetch.ts'
import { MINUTE_MS } from '#lib/instant.ts'
import { type Account, PublishError, type PublisherTools } from '#lib/publish/publisher.ts'

export type Answered = { status: number; ok: boolean; headers: Headers; body: unknown }

const UPLOAD_TIMEOUT_MS = MINUTE_MS
/** A platform's clock may be this far from ours. */
export const CLOCKS_APART_MS = MINUTE_MS

/** Meta writes its times without the colon that Date wants: “+0000”. */
export const metaTime = (text: string): number => Date.parse(text.replace(/([+-]\d\d)(\d\d)$/, '$1:$2'))

export async function call(http: Http, url: string, options: HttpOptions = {}): Promise<Answered> {
  const { status, ok, headers, text } = await answered(http, url, options)
  return { status, ok, headers, body: parsed(text) }
}

/** With time for many bytes to go. */
export const send = (http: Http, url: string, options: HttpOptions): Promise<Answered> =>
  call(http, url, { ...options, timeoutMs: UPLOAD_TIMEOUT_MS, stallMs: UPLOAD_TIMEOUT_MS })

/** Whether so much time went into a large file that the rest is for the next turn: with one more part it ends within the lease. */
export function uploadTime({ now }: Pick<PublisherTools, 'now'>): () => boolean {
  const end = now().getTime() + UPLOAD_TIMEOUT_MS / 2
  return () => now().getTime() >= end
}

async function answered(http: Http, url: string, options: HttpOptions) {
  const response = await http(url, options)
  const { status, ok, headers } = response
  return { status, ok, headers, text: await response.text() }
}

export const bearer = ({ token }: Pick<Account, 'token'>) => ({ authorization: `Bearer ${token}` })

export const asJson = (body: unknown, headers: Record<string, string> = {}): HttpOptions => ({
  method: 'POST',
  headers: { ...headers, 'content-type': 'application/json; charset=UTF-8' },
  body: JSON.stringify(body),
})

export const asForm = (fields: Record<string, string>, headers: Record<string, string> = {}): HttpOptions => ({
  method: 'POST',
  headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams(fields).toString(),
})

/** Null for what is not JSON. Numbers too long to be held exactly, such as TikTok's ids, stay text. */
function parsed(text: string): unknown {
  try {
    return (JSON.parse as WithSource)(text, (_, value, { source } = {}) =>
      typeof value === 'number' && source && !Number.isSafeInteger(value) && /^\d+$/.test(source) ? source : value,
    )
  } catch {
    return null
  }
}

/** The reviver's third argument, which the compiler does not know yet. */
type WithSource = (
  text: string,
  reviver: (key: string, value: unknown, more?: { source?: string }) => unknown,
) => unknown

/** In how many seconds the platform wants to be asked again; `reset` names a header with a time in seconds since 1970. */
export function retryAfter(headers: Headers, now: Date, reset?: string): number | undefined {
  const given = headers.get('retry-after')
  if (given !== null && /^\d{1,6}$/.test(given)) return Number(given)
  const until = reset ? Number(headers.get(reset) ?? Number.NaN) : Number.NaN
  return Number.isFinite(until) ? Math.max(1, Math.ceil(until - now.getTime() / 1000)) : undefined
}

/** An address out of an answer, if it belongs to the platform: it is given our bytes, and at some the token. */
export function ownAddress(url: string, domain: string): string {
  const { protocol, hostname, port } = new URL(url)
  if (protocol === 'https:' && port === '' && (hostname === domain || hostname.endsWith(`.${domain}`))) return url
  throw new PublishError('retry', 'foreign_address', 'The platform named an upload address that is not its own.')
}

/** After the one call that cannot be taken back these prove nothing: what was asked may have been done. */
export const provesNothing = ({ status }: Answered): boolean => status >= 500 || status === 408

export function mustBeClear(answer: Answered, name: string): void {
  if (provesNothing(answer)) throw new PublishError('unknown', String(answer.status), `${name} gave no clear answer.`)
}

const MOST_TOLD = 300

/** The platform's own words, short enough to be stored. */
export const told = (text: string | undefined, otherwise: string): string =>
  text ? text.replace(/\s+/g, ' ').trim().slice(0, MOST_TOLD) : otherwise
