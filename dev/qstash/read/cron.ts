import { Cron } from 'croner'
import { Refusal } from '#dev/qstash/read/refusal.ts'

/** The first moment of a cron expression after the given one. `CRON_TZ=Area/City` before it names the time zone. */
export function nextRun(expression: string, after: number): number {
  const [, timezone = 'UTC', pattern = ''] = /^(?:CRON_TZ=(\S{1,60})\s{1,9}(?=\S))?(.*)$/.exec(expression.trim()) ?? []
  try {
    const next = new Cron(pattern, { mode: '5-part', timezone }).nextRun(new Date(after))
    if (next) return next.getTime()
  } catch (error) {
    throw new Refusal(400, `invalid cron "${expression}": ${error instanceof Error ? error.message : error}`)
  }
  throw new Refusal(400, `invalid cron "${expression}": it never comes`)
}
