// For when a post may be asked for with its run.
import * as z from 'zod'
import { after, DAY_MS, MINUTE_MS } from '#lib/instant.ts'
import { Problem } from '#lib/problem.ts'

/** Offsets are asked for, so that nobody posts at the wrong hour. */
export const WithOffset = z.iso.datetime({
  offset: true,
  error: 'must be RFC 3339 with a UTC offset, such as 2026-12-01T09:00:00+01:00',
})

const FURTHEST_DAYS = 90

export function assertSchedule(scheduled_at: string | undefined, now: Date): void {
  if (!scheduled_at) return
  const at = new Date(scheduled_at)
  if (at >= after(now, MINUTE_MS) && at <= after(now, FURTHEST_DAYS * DAY_MS)) return
  const msg = `must be between one minute and ${FURTHEST_DAYS} days from now; ${scheduled_at} was sent`
  throw new Problem('validation_error', `scheduled_at: ${msg}`, {
    detail: [{ loc: ['body', 'scheduled_at'], msg, type: 'out_of_range' }],
  })
}
