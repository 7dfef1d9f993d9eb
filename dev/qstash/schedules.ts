// Messages by the clock. A schedule that was missed while the queue was down is not made up for.
import type { Clock } from '#dev/qstash/clock.ts'
import type { Publish } from '#dev/qstash/intake.ts'
import type { Table } from '#dev/qstash/journal.ts'
import { nextRun } from '#dev/qstash/read/cron.ts'
import type { Headers } from '#dev/qstash/read/settings.ts'
import type { Appointment, Timeline } from '#dev/qstash/timeline.ts'

export type Schedule = {
  scheduleId: string
  cron: string
  destination: string
  createdAt: number
  isPaused: boolean
  headers: Headers
  bodyBase64: string
  callerIP: string
  lastScheduleTime?: number
}

export type Schedules = ReturnType<typeof openSchedules>

/** What of each schedule comes next. */
function openPlan(table: Table<Schedule>, publish: Publish, timeline: Timeline, clock: Clock) {
  const next = new Map<string, Appointment & { time: number }>()

  /** `mark` runs in the time of the cron expression, which a fast clock leaves behind. */
  const plan = (id: string, mark: number, since: number) => {
    const schedule = table.get(id)
    if (!schedule || schedule.isPaused) return
    const following = nextRun(schedule.cron, mark)
    const time = since + clock.wait(following - mark)
    next.set(id, { ...timeline.at(time, () => fire(id, following, time)), time })
  }

  const fire = (id: string, mark: number, time: number) => {
    const schedule = table.get(id)
    if (!schedule || schedule.isPaused) return
    const { destination, headers, bodyBase64, callerIP } = schedule
    table.set(id, { ...schedule, lastScheduleTime: Math.floor(time) })
    try {
      publish({ destination, headers, body: Buffer.from(bodyBase64, 'base64'), callerIP })
    } catch (error) {
      console.warn(`schedule ${id}: ${error instanceof Error ? error.message : error}`)
    }
    plan(id, mark, time)
  }

  const stop = (id: string) => {
    next.get(id)?.cancel()
    next.delete(id)
  }
  const start = (id: string) => {
    stop(id)
    plan(id, clock.now(), clock.now())
  }
  return { start, stop, nextTime: (id: string) => next.get(id)?.time }
}

export function openSchedules(table: Table<Schedule>, publish: Publish, timeline: Timeline, clock: Clock) {
  const { start, stop, nextTime } = openPlan(table, publish, timeline, clock)
  return {
    nextTime,
    put(schedule: Schedule): void {
      nextRun(schedule.cron, clock.now())
      table.set(schedule.scheduleId, schedule)
      start(schedule.scheduleId)
    },
    pause(schedule: Schedule): void {
      table.set(schedule.scheduleId, { ...schedule, isPaused: true })
      stop(schedule.scheduleId)
    },
    resume(schedule: Schedule): void {
      table.set(schedule.scheduleId, { ...schedule, isPaused: false })
      start(schedule.scheduleId)
    },
    delete(id: string): void {
      table.delete(id)
      stop(id)
    },
    startAll(): void {
      for (const { scheduleId } of table.values()) start(scheduleId)
    },
  }
}
