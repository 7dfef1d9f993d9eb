// The one door to other servers: every URL that a caller can influence is fetched through it.
import { isPublicAddress } from '#lib/outbound/address.ts'
import { inTime, limitBody } from '#lib/outbound/body.ts'
import { type Flowing, sentAs } from '#lib/outbound/flowing.ts'
import { judgeTarget, type Target, type TargetRules } from '#lib/outbound/target.ts'
import { UpstreamError } from '#lib/outbound/upstream-error.ts'
import { Problem } from '#lib/problem.ts'

/** Every address of a host, version 4 and 6; an empty list when there is none. */
export type Resolver = (host: string) => Promise<readonly string[]>

export type HttpOptions = {
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  headers?: Record<string, string>
  body?: string | Uint8Array | Flowing
  /** Redirects to follow, for GET and HEAD; one more is handed back as the answer. */
  redirects?: number
  maxBytes?: number
  /** From the first step to the last byte. */
  timeoutMs?: number
  /** Without a single byte. */
  stallMs?: number
  /** Chunks of the body share their memory: for whoever uses each up before asking for the next. */
  lent?: boolean
}

/** Answers with any status; throws Problem `url_not_allowed` or UpstreamError, also while the body is read. */
export type Http = (url: string, options?: HttpOptions) => Promise<Response>

export type HttpDeps = TargetRules & { fetch: typeof fetch; resolve: Resolver }

const USER_AGENT = 'brand-content/1.0'
const defaults = { redirects: 0, maxBytes: 1_000_000, timeoutMs: 10_000, stallMs: 10_000 }
const closedHeaders = ['cookie', 'host', 'user-agent']

export function createHttp(deps: HttpDeps): Http {
  return async (address, options = {}) => {
    const limits = { ...defaults, ...options, deadline: AbortSignal.timeout(options.timeoutMs ?? defaults.timeoutMs) }
    let headers = allowedHeaders(options.headers ?? {})
    let target = judgeTarget(address, deps)
    for (let hops = limits.redirects; ; hops--) {
      await checkAddresses(target, deps.resolve, limits)
      const response = await inTime(ask(deps.fetch, target.url, { ...limits, headers }), limits)
      const next = hops > 0 ? redirectOf(response, options.method ?? 'GET') : null
      if (next === null) return guarded(response, limits)
      response.body?.cancel().catch(() => {})
      const from = target.url
      target = judgeTarget(URL.canParse(next, from) ? new URL(next, from).href : next, deps)
      if (target.url.origin !== from.origin) headers = onlyAccept(headers)
    }
  }
}

type Limits = Required<Pick<HttpOptions, 'maxBytes' | 'stallMs'>> &
  Pick<HttpOptions, 'lent'> & { deadline: AbortSignal }

/** One bad address is enough: the other server chooses which of them it is asked at. */
async function checkAddresses({ url, local }: Target, resolve: Resolver, limits: Limits): Promise<void> {
  if (local) return
  const addresses = await inTime(resolve(url.hostname), limits)
  if (addresses.length === 0) throw new UpstreamError('unreachable')
  if (!addresses.every(isPublicAddress))
    throw new Problem('url_not_allowed', 'The URL must name a host on the public internet.')
}

function ask(
  call: typeof fetch,
  url: URL,
  { method, headers, body, deadline }: HttpOptions & Limits,
): Promise<Response> {
  const sent = sentAs(body)
  return call(url.href, {
    ...sent,
    method: method ?? 'GET',
    headers: { ...headers, ...sent.headers, 'user-agent': USER_AGENT },
    redirect: 'manual',
    signal: deadline,
  })
}

function redirectOf(response: Response, method: string): string | null {
  const moved = [301, 302, 303, 307, 308].includes(response.status)
  return moved && (method === 'GET' || method === 'HEAD') ? response.headers.get('location') : null
}

function guarded(response: Response, limits: Limits): Response {
  const stated = Number(response.headers.get('content-length') ?? 0)
  if (stated > limits.maxBytes) {
    response.body?.cancel().catch(() => {})
    throw new UpstreamError('too_large')
  }
  const headers = new Headers(response.headers)
  // Said of the bytes as they were packed.
  if (headers.has('content-encoding')) headers.delete('content-length')
  for (const name of ['content-encoding', 'set-cookie']) headers.delete(name)
  const body = response.body ? limitBody(response.body, limits) : null
  return new Response(body, { status: response.status, headers })
}

function allowedHeaders(headers: Record<string, string>): Record<string, string> {
  const entries = Object.entries(headers).map(([name, value]): [string, string] => [name.toLowerCase(), value])
  return Object.fromEntries(entries.filter(([name]) => !closedHeaders.includes(name)))
}

const onlyAccept = ({ accept }: Record<string, string>): Record<string, string> => (accept ? { accept } : {})
