import { parseDuration } from '#dev/qstash/read/duration.ts'

const NAMES = ['retry-after', 'x-ratelimit-reset', 'x-ratelimit-reset-requests', 'x-ratelimit-reset-tokens']
const LONGEST_MS = 86_400_000

/** The pause that a response asks for: seconds, a duration or a date. Undefined without one, or beyond a day. */
export function retryAfter(header: Record<string, string[]>, now: number): number | undefined {
  const lower = new Map(Object.entries(header).map(([name, values]) => [name.toLowerCase(), values[0] ?? '']))
  for (const name of NAMES) {
    const ms = pauseOf(lower.get(name)?.trim() ?? '', now)
    if (ms !== undefined && ms <= LONGEST_MS) return Math.max(0, ms)
  }
  return undefined
}

function pauseOf(text: string, now: number): number | undefined {
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text) * 1_000
  const duration = parseDuration(text)
  if (duration !== undefined) return duration
  const date = text === '' ? Number.NaN : Date.parse(text)
  return Number.isNaN(date) ? undefined : date - now
}
