import { Refusal } from '#dev/qstash/read/refusal.ts'

const UNITS = { ns: 1e-6, us: 1e-3, µs: 1e-3, ms: 1, s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 }
const PART = /(\d+(?:\.\d+)?)(ns|us|µs|ms|s|m|h|d)/gy

/** Milliseconds of `90s`, `1d10h30m` or `6m5s`; undefined for anything else. */
export function parseDuration(text: string): number | undefined {
  if (text === '') return undefined
  let sum = 0
  let end = 0
  for (const [part, number, unit] of text.matchAll(PART)) {
    sum += Number(number) * UNITS[unit as keyof typeof UNITS]
    end += part.length
  }
  return end === text.length ? sum : undefined
}

export function durationOf(name: string, text: string): number {
  const ms = parseDuration(text.trim())
  if (ms === undefined) throw new Refusal(400, `invalid ${name}: "${text}" is not a duration like 10s, 5m or 1d10h30m`)
  return ms
}
