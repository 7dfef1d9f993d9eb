// How much of large bodies one isolate holds at a time: text, value and file of one come to three times its size.
import { Problem } from '#lib/problem.ts'

const MOST_BYTES = 30_000_000
/** Beyond its first body, so that one workspace leaves room for another's. */
const MOST_OF_ONE = MOST_BYTES / 2
/** A request that its caller broke off never says that it is done. */
const FORGOTTEN_MS = 60_000

type Held = { bytes: number; since: number; workspace: string }
const held = new Map<object, Held>()

/** Notes that the request holds this much now; refuses when there would be too much of its workspace, or of all. */
export function takeRoom(request: object, { workspace, bytes, now }: { workspace: string; bytes: number; now: Date }) {
  for (const [other, { since }] of held) if (now.getTime() - since > FORGOTTEN_MS) held.delete(other)
  const others = [...held].flatMap(([other, one]) => (other === request ? [] : [one]))
  const own = others.filter(one => one.workspace === workspace)
  if (isFull(own, bytes, MOST_OF_ONE) || isFull(others, bytes, MOST_BYTES))
    throw new Problem('queue_full', 'Too many large files are coming in at once. Send this one again in a second.', {
      retry_after: 1,
    })
  held.set(request, { bytes, since: held.get(request)?.since ?? now.getTime(), workspace })
}

const isFull = (others: Held[], bytes: number, most: number) =>
  others.length > 0 && others.reduce((sum, one) => sum + one.bytes, bytes) > most

export const giveRoom = (request: object) => void held.delete(request)
