// The Upstash-* headers of a publish, and what they mean.
import type { Clock } from '#dev/qstash/clock.ts'
import type { Draft, Header } from '#dev/qstash/message.ts'
import { durationOf } from '#dev/qstash/read/duration.ts'
import { parseExpression } from '#dev/qstash/read/expression.ts'
import { Refusal } from '#dev/qstash/read/refusal.ts'

/** Lower-case names. */
export type Headers = Record<string, string>

export type Settings = Omit<Draft, 'url' | 'bodyBase64' | 'callerIP'> & {
  deduplicationId?: string
  deduplicatesByContent: boolean
}

const DEFAULT_RETRIES = 3
const FORWARD = 'upstash-forward-'
/** They belong to one connection, or are set anew for each delivery. */
const NOT_FORWARDED = new Set([
  'accept-encoding',
  'connection',
  'content-length',
  'expect',
  'host',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

export function readSettings(headers: Headers, clock: Clock): Settings {
  const of = (name: string) => headers[`upstash-${name}`]
  const flow = of('flow-control-key')
  return {
    method: (of('method') ?? 'POST').toUpperCase(),
    header: forwarded(headers),
    notBefore: notBefore(headers, clock),
    maxRetries: whole('Upstash-Retries', of('retries') ?? `${DEFAULT_RETRIES}`),
    retryDelayExpression: expression(of('retry-delay')),
    timeout: of('timeout') === undefined ? undefined : durationOf('Upstash-Timeout', of('timeout') ?? ''),
    ...callback(headers, 'callback'),
    ...callback(headers, 'failure-callback'),
    labels: of('label')
      ?.split(',')
      .map(label => label.trim()),
    scheduleId: of('schedule-id'),
    queueName: of('queue-name'),
    redact: of('redact-fields'),
    ...(flow !== undefined && { flowControlKey: flow, ...flowLimits(of('flow-control-value') ?? '') }),
    deduplicationId: of('deduplication-id'),
    deduplicatesByContent: of('content-based-deduplication') === 'true',
  }
}

export function assertUrl(name: string, url: string): string {
  if (!/^https?:\/\/[^/]/i.test(url) || !URL.canParse(url)) {
    throw new Refusal(400, `invalid ${name}: "${url}" is not an http or https url`)
  }
  return url
}

/** `Content-Type` rather than `content-type`: the spelling of the real service. */
export const spelled = (name: string) => name.toLowerCase().replace(/(^|-)[a-z]/g, letter => letter.toUpperCase())

function forwarded(headers: Headers): Header {
  const kept = Object.entries(headers).flatMap(([name, value]): [string, string[]][] => {
    if (name === 'content-type') return [['Content-Type', [value]]]
    if (!name.startsWith(FORWARD) || NOT_FORWARDED.has(name.slice(FORWARD.length))) return []
    return [[spelled(name.slice(FORWARD.length)), [value]]]
  })
  return Object.fromEntries(kept)
}

function notBefore(headers: Headers, clock: Clock): number {
  const now = clock.now()
  const moment = headers['upstash-not-before']
  if (moment !== undefined) return now + clock.wait(Math.max(0, whole('Upstash-Not-Before', moment) * 1_000 - now))
  const delay = headers['upstash-delay']
  return delay === undefined ? now : now + clock.wait(durationOf('Upstash-Delay', delay))
}

/** The settings of a callback are those of a publish behind a longer prefix, and default to the message's own. */
function callback(headers: Headers, name: 'callback' | 'failure-callback'): Partial<Settings> {
  const url = headers[`upstash-${name}`]
  if (url === undefined) return {}
  assertUrl(name, url)
  const prefix = `upstash-${name}-`
  const own = Object.entries(headers).flatMap(([header, value]) =>
    header.startsWith(prefix) ? [[`upstash-${header.slice(prefix.length)}`, value] as const] : [],
  )
  const inherited = ['upstash-retries', 'upstash-retry-delay'].flatMap(header => {
    const value = headers[header]
    return value === undefined ? [] : [[header, value] as const]
  })
  const settings = Object.fromEntries([...inherited, ...own])
  return name === 'callback'
    ? { callback: url, callbackHeader: settings }
    : { failureCallback: url, failureCallbackHeader: settings }
}

function expression(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  try {
    parseExpression(text)
    return text
  } catch (error) {
    throw new Refusal(400, `invalid Upstash-Retry-Delay: ${error instanceof Error ? error.message : error}`)
  }
}

function flowLimits(text: string): Pick<Draft, 'parallelism' | 'rate' | 'period'> {
  const parts = new Map(text.split(',').map(part => part.split('=').map(side => side.trim()) as [string, string]))
  const period = parts.get('period')
  const limits = {
    parallelism: limit('parallelism', parts.get('parallelism')),
    rate: limit('rate', parts.get('rate')),
    period: period === undefined ? undefined : seconds(period),
  }
  if (limits.parallelism === undefined && limits.rate === undefined) {
    throw new Refusal(400, 'invalid Upstash-Flow-Control-Value: give parallelism, rate or both')
  }
  return limits
}

function limit(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const number = whole(name, text)
  if (number < 1) throw new Refusal(400, `invalid ${name}: it must be at least 1`)
  return number
}

export function seconds(text: string): number {
  return /^\d+$/.test(text) ? Number(text) : durationOf('period', text) / 1_000
}

function whole(name: string, text: string): number {
  if (!/^\d+$/.test(text.trim())) throw new Refusal(400, `invalid ${name}: "${text}" is not a whole number`)
  return Number(text)
}
