// What is to happen when: a heap of moments, and one timer for the next of them.
import type { Clock } from '#dev/qstash/clock.ts'

export type Appointment = { cancel(): void }

export type Timeline = {
  at(time: number, run: () => void): Appointment
  /** When the next thing happens. */
  next(): number | undefined
  close(): void
}

type Entry = { time: number; order: number; run?: () => void }

export function openTimeline(clock: Clock): Timeline {
  const heap: Entry[] = []
  let order = 0
  let timer: NodeJS.Timeout | undefined
  let closed = false

  const first = (): Entry | undefined => {
    while (heap[0] && !heap[0].run) pop(heap)
    return heap[0]
  }
  const arm = () => {
    clearTimeout(timer)
    const entry = first()
    if (!entry || closed) return
    timer = setTimeout(tick, Math.max(0, Math.min(entry.time - clock.now(), clock.glance_ms)))
  }
  const tick = () => {
    for (let entry = first(); entry && entry.time <= clock.now() && !closed; entry = first()) {
      pop(heap)
      entry.run?.()
    }
    arm()
  }

  return {
    at(time, run) {
      const entry: Entry = { time, order: order++, run }
      push(heap, entry)
      if (heap[0] === entry) arm()
      return appointmentOf(entry)
    },
    next: () => first()?.time,
    close() {
      closed = true
      clearTimeout(timer)
    },
  }
}

const appointmentOf = (entry: Entry): Appointment => ({
  cancel() {
    entry.run = undefined
  },
})

const before = (a: Entry, b: Entry) => a.time < b.time || (a.time === b.time && a.order < b.order)

function push(heap: Entry[], entry: Entry): void {
  let at = heap.push(entry) - 1
  while (at > 0) {
    const parent = (at - 1) >> 1
    if (!before(entry, heap[parent]!)) break
    heap[at] = heap[parent]!
    at = parent
  }
  heap[at] = entry
}

function pop(heap: Entry[]): void {
  const last = heap.pop()
  if (!last || heap.length === 0) return
  let at = 0
  for (;;) {
    const left = 2 * at + 1
    if (left >= heap.length) break
    const child = left + 1 < heap.length && before(heap[left + 1]!, heap[left]!) ? left + 1 : left
    if (!before(heap[child]!, last)) break
    heap[at] = heap[child]!
    at = child
  }
  heap[at] = last
}
