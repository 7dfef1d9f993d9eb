// Flow control: how many calls of a key may be active at once, and how many may begin in a period.
import type { Clock } from '#dev/qstash/clock.ts'
import type { Table } from '#dev/qstash/journal.ts'
import { type FlowSetting, Lane, type Limits, type Waiter } from '#dev/qstash/lane.ts'
import type { Message } from '#dev/qstash/message.ts'
import type { Timeline } from '#dev/qstash/timeline.ts'

export type FlowParts = {
  settings: Table<FlowSetting>
  timeline: Timeline
  clock: Clock
  /** How many calls may be active at once, whatever their key. */
  everywhere: number
}

export class Flow {
  active = 0
  private readonly parts: FlowParts
  private readonly lanes = new Map<string, Lane>()
  /** Whom the lanes have let through, and who has no lane: they wait for a place among all. */
  private readonly anywhere: Waiter[] = []

  constructor(parts: FlowParts) {
    this.parts = parts
  }

  /** From acceptance until it is settled a message has a say in the limits of its key. */
  join(message: Message): void {
    const key = message.flowControlKey
    if (key === undefined) return
    const limits = limitsIn(message)
    this.lane(key).join(limits)
    const known = limitsIn(this.setting(key))
    if (JSON.stringify(known) !== JSON.stringify(limits)) this.change(key, limits)
  }

  leave(message: Message): void {
    if (message.flowControlKey !== undefined) this.lane(message.flowControlKey).leave(limitsIn(message))
  }

  /** Calls `go` as soon as one more call may begin; `done` ends it. */
  begin({ messageId: id, flowControlKey: key }: Message, go: () => void): void {
    const waiting = key === undefined ? this.anywhere : this.lane(key).waiting
    waiting.push({ id, go })
    this.pump(key)
  }

  done({ flowControlKey: key }: Message): void {
    this.active--
    if (key !== undefined) this.lane(key).active--
    this.pump(key)
  }

  /** Takes a message out that still waits. True if it did. */
  withdraw({ messageId, flowControlKey: key }: Message): boolean {
    const waiting = key === undefined ? this.anywhere : this.lane(key).waiting
    const at = waiting.findIndex(({ id }) => id === messageId)
    if (at >= 0) waiting.splice(at, 1)
    return at >= 0
  }

  change(key: string, part: Partial<FlowSetting>): void {
    this.parts.settings.set(key, { ...this.setting(key), ...part })
    this.pump(key)
  }

  resetRate(key: string): void {
    this.lane(key).beginPeriod(this.parts.clock.now())
    this.pump(key)
  }

  /** How many wait for a free place, the paused ones aside. */
  waiting(): number {
    const running = [...this.lanes].filter(([key]) => !this.setting(key).isPaused)
    return running.reduce((sum, [, lane]) => sum + lane.waiting.length, this.anywhere.length)
  }

  keys(): string[] {
    const set = this.parts.settings.values().map(setting => setting.flowControlKey)
    return [...new Set([...set, ...this.lanes.keys()])]
  }

  describe(key: string) {
    const lane = this.lane(key)
    const setting = this.setting(key)
    const { parallelism, rate, period } = lane.limits(setting)
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
  }

  everywhere() {
    return { parallelismMax: this.parts.everywhere, parallelismCount: this.active }
  }

  /** Lets begin who may. */
  private pump(key: string | undefined): void {
    if (key !== undefined && !this.setting(key).isPaused) this.pumpLane(key, this.lane(key))
    while (this.active < this.parts.everywhere) {
      const next = this.anywhere.shift()
      if (!next) return
      this.active++
      next.go()
    }
  }

  private pumpLane(key: string, lane: Lane): void {
    const { clock, timeline } = this.parts
    const limits = lane.limits(this.setting(key))
    const period_ms = clock.wait(limits.period * 1_000)
    if (clock.now() >= lane.periodStart + period_ms) lane.beginPeriod(clock.now())
    for (let next = lane.next(limits); next; next = lane.next(limits)) this.anywhere.push(next)
    if (lane.waiting.length === 0 || lane.begun < limits.rate || lane.alarmed) return
    lane.alarmed = true
    timeline.at(lane.periodStart + period_ms, () => {
      lane.alarmed = false
      this.pump(key)
    })
  }

  private setting(key: string): FlowSetting {
    return this.parts.settings.get(key) ?? { flowControlKey: key, isPaused: false }
  }

  private lane(key: string): Lane {
    const lane = this.lanes.get(key) ?? new Lane()
    this.lanes.set(key, lane)
    return lane
  }
}

const limitsIn = ({ parallelism, rate, period }: Limits): Limits => ({ parallelism, rate, period })

const finite = (limit: number) => (Number.isFinite(limit) ? limit : 0)
