// Counts what one request asks of the services, and how much of it waits for something else.
import type { Fault, Faults } from '#dev/http/serve.ts'

export type Counted = {
  /** How many questions were asked of each door. */
  asked: Record<string, number>
  /** Questions in all. */
  subrequests: number
  /** The longest chain in which each question waited for the answer to the one before. */
  serial: number
}

type Watched = { fault(faults?: Fault | Faults): void }
const AFTERWARDS = new Set(['queue', 'request log'])

type Trip = { door: string; began: number }

/**
 * Every answer is held back for `hop_ms`, so a question that begins earlier than that after another cannot have waited
 * for it. The queue is told of work and the request log of the request after the answer is decided, so they are counted
 * and never part of a chain.
 */
export async function countTrips(
  doors: Record<string, Watched>,
  hop_ms: number,
  work: () => Promise<unknown>,
): Promise<Counted> {
  const trips: Trip[] = []
  for (const [door, watched] of Object.entries(doors)) {
    watched.fault(request => {
      const note = request.body.includes('insert into requests ')
      trips.push({ door: note ? 'request log' : door, began: performance.now() })
      return { kind: 'delay', ms: hop_ms }
    })
  }
  try {
    await work()
    const asked: Record<string, number> = {}
    for (const { door } of trips) asked[door] = (asked[door] ?? 0) + 1
    const waited = trips.filter(trip => !AFTERWARDS.has(trip.door)).map(trip => trip.began)
    return { asked, subrequests: trips.length, serial: longestChain(waited, hop_ms) }
  } finally {
    for (const watched of Object.values(doors)) watched.fault()
  }
}

/** The beginnings come in order of time. */
export function longestChain(began: number[], hop_ms: number): number {
  const depths: number[] = []
  for (const [index, at] of began.entries()) {
    const before = depths.filter((_, earlier) => (began[earlier] ?? at) + hop_ms <= at)
    depths[index] = 1 + Math.max(0, ...before)
  }
  return Math.max(0, ...depths)
}
