// Flow control: how many calls of a key may be active at once, and how many may begin in a period.
import type { Clock } from '#dev/qstash/clock.ts'
import type { Table } from '#dev/qstash/journal.ts'
import type { Message } from '#dev/qstash/message.ts'
import type { Timeline } from '#dev/qstash/timeline.ts'

export type FlowSetting = {
  flowControlKey: string
  isPaused: boolean
  parallelism?: number
  rate?: number
  period?: number
  pinnedParallelism?: number
  pinnedRate?: number
  pinnedPeriod?: number
}

type Limits = Pick<Message, 'parallelism' | 'rate' | 'period'>
type Waiter = { id: string; go: () => void }
type Lane = {
  /** Limits of the messages that are not yet settled, and how many name each: the highest counts. */
  outstanding: Map<string, { limits: Limits; count: number }>
  waiting: Waiter[]
  active: number
  begun: number
  periodStart: number
  /** It is looked at again when the period ends. */
  alarmed: boolean
}

export type Flow = ReturnType<typeof openFlow>

export function openFlow(settings: Table<FlowSetting>, timeline: Timeline, clock: Clock, everywhere: number) {
  const lanes = new Map<string, Lane>()
  const anywhere: Waiter[] = []
  let active = 0

  const settingOf = (key: string): FlowSetting => settings.get(key) ?? { flowControlKey: key, isPaused: false }
  const laneOf = (key: string): Lane => {
    const lane = lanes.get(key) ?? {
      outstanding: new Map(),
      waiting: [],
      active: 0,
      begun: 0,
      periodStart: Number.NEGATIVE_INFINITY,
      alarmed: false,
    }
    lanes.set(key, lane)
    return lane
  }

  const limitsOf = (key: string): { parallelism: number; rate: number; period: number } => {
    const setting = settingOf(key)
    const all = [...laneOf(key).outstanding.values()].map(({ limits }) => limits)
    if (all.length === 0) all.push(setting)
    const fastest = all.reduce<Limits>((best, limits) => (speed(limits) > speed(best) ? limits : best), {})
    return {
      parallelism: setting.pinnedParallelism ?? highest(all.map(limits => limits.parallelism)),
      rate: setting.pinnedRate ?? fastest.rate ?? Number.POSITIVE_INFINITY,
      period: (setting.pinnedRate === undefined ? fastest.period : setting.pinnedPeriod) ?? 1,
    }
  }

  const pumpEverywhere = () => {
    while (active < everywhere) {
      const next = anywhere.shift()
      if (!next) return
      active++
      next.go()
    }
  }

  const pump = (key: string): void => {
    const lane = laneOf(key)
    if (settingOf(key).isPaused) return
    const { parallelism, rate, period } = limitsOf(key)
    const periodEnd = lane.periodStart + clock.wait(period * 1_000)
    if (clock.now() >= periodEnd) Object.assign(lane, { begun: 0, periodStart: clock.now() })
    while (lane.waiting.length > 0 && lane.active < parallelism && lane.begun < rate) {
      lane.active++
      lane.begun++
      anywhere.push(lane.waiting.shift()!)
    }
    pumpEverywhere()
    if (lane.waiting.length === 0 || lane.begun < rate || lane.alarmed) return
    lane.alarmed = true
    timeline.at(lane.periodStart + clock.wait(period * 1_000), () => {
      lane.alarmed = false
      pump(key)
    })
  }

  const change = (key: string, part: Partial<FlowSetting>) => {
    settings.set(key, { ...settingOf(key), ...part })
    pump(key)
  }

  return {
    /** From acceptance until it is settled a message has a say in the limits of its key. */
    join({ flowControlKey: key, parallelism, rate, period }: Message): void {
      if (key === undefined) return
      const { outstanding } = laneOf(key)
      const limits = { parallelism, rate, period }
      const name = JSON.stringify(limits)
      outstanding.set(name, { limits, count: (outstanding.get(name)?.count ?? 0) + 1 })
      const known = settingOf(key)
      if (known.parallelism !== parallelism || known.rate !== rate || known.period !== period) change(key, limits)
    },
    leave({ flowControlKey: key, parallelism, rate, period }: Message): void {
      if (key === undefined) return
      const { outstanding } = laneOf(key)
      const name = JSON.stringify({ parallelism, rate, period })
      const there = outstanding.get(name)
      if (there && there.count > 1) there.count--
      else outstanding.delete(name)
    },
    /** Calls `go` as soon as one more call may begin; `done` ends it. */
    begin({ messageId: id, flowControlKey: key }: Message, go: () => void) {
      if (key === undefined) {
        anywhere.push({ id, go })
        return pumpEverywhere()
      }
      laneOf(key).waiting.push({ id, go })
      pump(key)
    },
    done({ flowControlKey: key }: Message) {
      active--
      if (key === undefined) return pumpEverywhere()
      laneOf(key).active--
      pump(key)
    },
    /** Takes a message out that still waits. True if it did. */
    withdraw({ messageId, flowControlKey: key }: Message): boolean {
      const waiting = key === undefined ? anywhere : laneOf(key).waiting
      const at = waiting.findIndex(({ id }) => id === messageId)
      if (at >= 0) waiting.splice(at, 1)
      return at >= 0
    },
    change,
    resetRate(key: string): void {
      Object.assign(laneOf(key), { begun: 0, periodStart: clock.now() })
      pump(key)
    },
    active: () => active,
    /** How many wait for a free place, the paused ones aside. */
    waiting: () =>
      anywhere.length +
      [...lanes].reduce((sum, [key, lane]) => sum + (settingOf(key).isPaused ? 0 : lane.waiting.length), 0),
    keys: () => [...new Set([...settings.values().map(setting => setting.flowControlKey), ...lanes.keys()])],
    describe(key: string) {
      const lane = laneOf(key)
      const setting = settingOf(key)
      const { parallelism, rate, period } = limitsOf(key)
      const finite = (limit: number) => (Number.isFinite(limit) ? limit : 0)
      return {
        flowControlKey: key,
        waitListSize: lane.waiting.length,
        parallelismMax: finite(parallelism),
        parallelismCount: lane.active,
        rateMax: finite(rate),
        rateCount: lane.begun,
        ratePeriod: period,
        ratePeriodStart: finite(Math.floor(lane.periodStart / 1_000)),
        isPaused: setting.isPaused,
        isPinnedParallelism: setting.pinnedParallelism !== undefined,
        isPinnedRate: setting.pinnedRate !== undefined,
      }
    },
    everywhere: () => ({ parallelismMax: everywhere, parallelismCount: active }),
  }
}

const speed = ({ rate, period = 1 }: Limits) => (rate === undefined ? 0 : rate / period)

const highest = (limits: (number | undefined)[]): number => {
  const named = limits.filter(limit => limit !== undefined)
  return named.length > 0 ? Math.max(...named) : Number.POSITIVE_INFINITY
}
