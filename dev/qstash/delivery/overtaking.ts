// The fault `reorder`: a message steps aside until another one has passed, or nobody comes.
import type { Clock } from '#dev/qstash/clock.ts'
import type { Faults } from '#dev/qstash/faults.ts'
import type { Message } from '#dev/qstash/message.ts'
import type { Stats } from '#dev/qstash/stats.ts'
import type { Appointment, Timeline } from '#dev/qstash/timeline.ts'

export type Overtaking = { pass(message: Message, go: () => void): void }

const MOST_PATIENCE_MS = 2_000

export function openOvertaking(faults: Faults, timeline: Timeline, clock: Clock, stats: Stats): Overtaking {
  let aside: { go: () => void; patience: Appointment }[] = []
  const release = () => {
    const passed = aside
    aside = []
    for (const { go, patience } of passed) {
      patience.cancel()
      go()
    }
  }
  return {
    pass(message, go) {
      // The order of a queue is a promise, and no fault of it is known.
      if (message.queueName === undefined && faults.strikes('reorder', message.sequence, message.retried)) {
        stats.reordered++
        aside.push({ go, patience: timeline.at(clock.now() + clock.wait(MOST_PATIENCE_MS), release) })
        return
      }
      go()
      setImmediate(release)
    },
  }
}
