// Queues in order: a place is given in the order of acceptance, and kept until the message and its callbacks are settled.
import type { Clock } from '#dev/qstash/clock.ts'
import type { Table } from '#dev/qstash/journal.ts'

export type QueueSetting = { name: string; parallelism: number; paused: boolean; createdAt: number; updatedAt: number }

type Line = {
  waiting: { id: string; go: () => void }[]
  /** The message that a place belongs to, and how many of it and its callbacks are not settled. */
  places: Map<string, number>
}

export type Queues = ReturnType<typeof openQueues>

const lagOf = ({ waiting, places }: Line): number => waiting.length + places.size

/** Who waits in which queue, and who has a place. */
function openLines(settings: Table<QueueSetting>) {
  const lines = new Map<string, Line>()

  const lineOf = (name: string): Line => {
    const line = lines.get(name) ?? { waiting: [], places: new Map() }
    lines.set(name, line)
    return line
  }
  const pump = (name: string) => {
    const setting = settings.get(name)
    const { waiting, places } = lineOf(name)
    while (setting && !setting.paused && places.size < setting.parallelism) {
      const next = waiting.shift()
      if (!next) return
      places.set(next.id, 1)
      next.go()
    }
  }
  return { lineOf, pump }
}

export function openQueues(settings: Table<QueueSetting>, clock: Clock) {
  const { lineOf, pump } = openLines(settings)
  const change = (name: string, part: Partial<QueueSetting>) => {
    const now = clock.now()
    const known = settings.get(name) ?? { name, parallelism: 1, paused: false, createdAt: now, updatedAt: now }
    settings.set(name, { ...known, ...part, updatedAt: now })
    pump(name)
  }

  return {
    change,
    /** Calls `go` when the message's turn has come. */
    join(name: string, id: string, go: () => void): void {
      lineOf(name).waiting.push({ id, go })
      if (settings.has(name)) pump(name)
      else change(name, {})
    },
    /** Something more of the message is to be settled before its place is free. */
    hold(name: string, root: string): void {
      const { places } = lineOf(name)
      places.set(root, (places.get(root) ?? 0) + 1)
    },
    release(name: string, root: string): void {
      const { places } = lineOf(name)
      const left = (places.get(root) ?? 1) - 1
      if (left > 0) return void places.set(root, left)
      places.delete(root)
      pump(name)
    },
    /** True if the message was still waiting for its turn. */
    withdraw(name: string, id: string): boolean {
      const { waiting } = lineOf(name)
      const at = waiting.findIndex(waiter => waiter.id === id)
      if (at >= 0) waiting.splice(at, 1)
      return at >= 0
    },
    describe: (setting: QueueSetting) => ({ ...setting, lag: lagOf(lineOf(setting.name)) }),
  }
}
