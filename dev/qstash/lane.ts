// The lane of one flow key: what its messages allow, who waits in it, and what has begun in this period.
import type { Message } from '#dev/qstash/message.ts'

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

export type Limits = Pick<Message, 'parallelism' | 'rate' | 'period'>
export type Waiter = { id: string; go: () => void }

export class Lane {
  readonly waiting: Waiter[] = []
  active = 0
  begun = 0
  periodStart = Number.NEGATIVE_INFINITY
  /** It is looked at again when the period ends. */
  alarmed = false
  /** Limits of the messages that are not yet settled, and how many name each: the highest counts. */
  private readonly outstanding = new Map<string, { limits: Limits; count: number }>()

  join(limits: Limits): void {
    const name = JSON.stringify(limits)
    this.outstanding.set(name, { limits, count: (this.outstanding.get(name)?.count ?? 0) + 1 })
  }

  leave(limits: Limits): void {
    const name = JSON.stringify(limits)
    const there = this.outstanding.get(name)
    if (there && there.count > 1) there.count--
    else this.outstanding.delete(name)
  }

  limits(setting: FlowSetting): { parallelism: number; rate: number; period: number } {
    const all = [...this.outstanding.values()].map(({ limits }) => limits)
    if (all.length === 0) all.push(setting)
    const fastest = all.reduce<Limits>((best, limits) => (speed(limits) > speed(best) ? limits : best), {})
    return {
      parallelism: setting.pinnedParallelism ?? highest(all.map(limits => limits.parallelism)),
      rate: setting.pinnedRate ?? fastest.rate ?? Number.POSITIVE_INFINITY,
      period: (setting.pinnedRate === undefined ? fastest.period : setting.pinnedPeriod) ?? 1,
    }
  }

  beginPeriod(now: number): void {
    this.begun = 0
    this.periodStart = now
  }

  /** Lets the next of those who wait begin, if the limits allow one more. */
  next({ parallelism, rate }: { parallelism: number; rate: number }): Waiter | undefined {
    if (this.waiting.length === 0 || this.active >= parallelism || this.begun >= rate) return undefined
    this.active++
    this.begun++
    return this.waiting.shift()
  }
}

const speed = ({ rate, period = 1 }: Limits) => (rate === undefined ? 0 : rate / period)

const highest = (limits: (number | undefined)[]): number => {
  const named = limits.filter(limit => limit !== undefined)
  return named.length > 0 ? Math.max(...named) : Number.POSITIVE_INFINITY
}
