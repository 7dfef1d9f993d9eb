// How much of large bodies one isolate holds at a time: text, value and file of one come to three times its size.
import { Problem } from '#lib/problem.ts'

const MOST_BYTES = 30_000_000
/** A request that its caller broke off never says that it is done. */
const FORGOTTEN_MS = 60_000

type Held = { bytes: number; since: number }
const held = new Map<object, Held>()

/** Notes that the request holds this much now; refuses when there would be too much of all of them. */
export function takeRoom(request: object, bytes: number, now: Date): void {
  for (const [other, { since }] of held) if (now.getTime() - since > FORGOTTEN_MS) held.delete(other)
  let others = 0
  for (const [other, one] of held) if (other !== request) others += one.bytes
  if (others > 0 && others + bytes > MOST_BYTES)
    throw new Problem('queue_full', 'Too many large files are coming in at once. Send this one again in a second.', {
      retry_after: 1,
    })
  held.set(request, { bytes, since: held.get(request)?.since ?? now.getTime() })
}

export const giveRoom = (request: object) => void held.delete(request)
