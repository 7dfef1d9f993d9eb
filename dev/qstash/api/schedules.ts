import { randomBytes } from 'node:crypto'
import { at, DESTINATION, NAME, type Reply, type Request, type Route } from '#dev/qstash/api/router.ts'
import { showMessage } from '#dev/qstash/api/show.ts'
import type { Clock } from '#dev/qstash/clock.ts'
import type { Publication } from '#dev/qstash/intake.ts'
import { Refusal } from '#dev/qstash/read/refusal.ts'
import { assertUrl, readSettings } from '#dev/qstash/read/settings.ts'
import type { Schedule, Schedules } from '#dev/qstash/schedules.ts'
import type { State } from '#dev/qstash/state.ts'

/** Creates or replaces a schedule, from either of the two addresses that do so. */
export type PutSchedule = (publication: Publication) => Reply

export const openPutSchedule =
  (schedules: Schedules, clock: Clock): PutSchedule =>
  ({ destination, headers: { 'upstash-cron': cron, ...headers }, body, callerIP, queueName }) => {
    if (cron === undefined) throw new Refusal(400, 'a schedule needs Upstash-Cron')
    if (destination.includes('://')) assertUrl('destination', destination)
    const scheduleId = headers['upstash-schedule-id'] ?? `scd_${randomBytes(18).toString('base64url')}`
    const own = { ...headers, 'upstash-schedule-id': scheduleId, ...(queueName && { 'upstash-queue-name': queueName }) }
    readSettings(own, clock)
    schedules.put({
      scheduleId,
      cron,
      destination,
      createdAt: Math.floor(clock.now()),
      isPaused: false,
      headers: Object.fromEntries(Object.entries(own).filter(([name]) => /^(upstash-|content-type$)/.test(name))),
      bodyBase64: body.toString('base64'),
      callerIP,
    })
    return { body: { scheduleId } }
  }

function showSchedule({ headers, bodyBase64, callerIP, ...schedule }: Schedule, schedules: Schedules, clock: Clock) {
  const now = clock.now()
  const { deduplicationId, deduplicatesByContent, maxRetries, notBefore, timeout, ...settings } = readSettings(
    headers,
    clock,
  )
  const {
    createdAt: _,
    messageId: __,
    url: ___,
    ...shown
  } = showMessage({
    ...settings,
    ...{ messageId: '', url: '', callerIP, sequence: 0, retried: 0, createdAt: 0, maxRetries, notBefore, bodyBase64 },
  })
  return {
    ...shown,
    ...schedule,
    callerIp: callerIP,
    retries: maxRetries,
    delay: notBefore > now ? Math.round((notBefore - now) / clock.wait(1_000)) : undefined,
    notBefore: undefined,
    nextScheduleTime: schedules.nextTime(schedule.scheduleId),
  }
}

export function scheduleRoutes(state: State, schedules: Schedules, put: PutSchedule, clock: Clock): Route[] {
  const found = (id = ''): Schedule => {
    const schedule = state.schedules.get(id)
    if (!schedule) throw new Refusal(404, `schedule ${id} not found`)
    return schedule
  }
  const show = (schedule: Schedule) => showSchedule(schedule, schedules, clock)
  const turn = ({ parts: [id, verb] }: Request): Reply => {
    if (verb === 'pause') schedules.pause(found(id))
    else schedules.resume(found(id))
    return {}
  }

  return [
    ['GET', at('schedules'), () => ({ body: state.schedules.values().map(show) })],
    ['GET', at(`schedules/${NAME}`), ({ parts: [id] }) => ({ body: show(found(id)) })],
    [
      'DELETE',
      at(`schedules/${NAME}`),
      ({ parts: [id] }) => {
        schedules.delete(found(id).scheduleId)
        return {}
      },
    ],
    ['PATCH', at(`schedules/${NAME}/(pause|resume)`), turn],
    ['POST', at(`schedules/${NAME}/(pause|resume)`), turn],
    [
      'POST',
      at(`schedules/${DESTINATION}`),
      ({ parts: [destination = ''], ...request }) => put({ destination, ...request }),
    ],
  ]
}
