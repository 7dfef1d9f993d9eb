// Whose work an isolate's one thread does next, where several workspaces have work under way in it.
import type { World } from '#lib/ctx.ts'
import { FILM_LEASE_MS } from '#lib/work/kinds.ts'

/** Counted, not timed: a deployed Worker's clock stands still while it computes. */
export const COST = { step: 1, segment: 4 } as const

/** As much as a card costs: whoever comes new goes this far before it takes turns. */
const WELCOME = 4
/** Who was not heard of for this long waits for something else than the thread, such as a model. */
const LATELY_MS = 500
/** Nobody waits longer for one turn, whatever the others do. */
const MOST_WAIT_MS = 2_000
const GLANCE_MS = 5
/** Who was not heard of for this long has nothing under way any more. */
const FORGOTTEN_MS = FILM_LEASE_MS
/** A pause between two signs of life in which the thread was held: nobody could be heard of. */
const HELD_MS = 100

type Clock = Pick<World, 'now' | 'pause'>
/** `here`: until when it counts as waiting for the thread. */
type Guest = { under_way: number; spent: number; seen: number; here: number }

export type Processor = {
  /** Work of the workspace begins, and `leave` ends it. Who never leaves, because its caller hung up, is soon not waited for. */
  enter(clock: Clock, workspace_id: string): void
  leave(workspace_id: string): void
  /** Before work that holds the thread: what has come meanwhile is let in, and whoever has had less of it goes first. */
  turn(clock: Clock, workspace_id: string, cost: number): Promise<void>
  /** Nothing but the caller's own work is under way. */
  isAlone(): boolean
}

const isHere = ({ under_way, here }: Guest, now: number) => under_way > 0 && now < here

/** Who has work under way, as far as was heard. */
function openGuests() {
  const guests = new Map<string, Guest>()
  let last = 0
  /** Whoever comes back begins at `level`, not where it was when it left. */
  const heard = (workspace_id: string, now: number, level: number): Guest => {
    const held = now - last
    if (held > HELD_MS) for (const guest of guests.values()) guest.here += Math.min(held, MOST_WAIT_MS)
    last = now
    const guest = guests.get(workspace_id) ?? { under_way: 0, spent: 0, seen: now, here: now }
    if (!isHere(guest, now)) guest.spent = Math.max(guest.spent, level - WELCOME)
    guest.seen = now
    guest.here = now + LATELY_MS
    guests.set(workspace_id, guest)
    return guest
  }
  return { guests, heard }
}

/** Nothing here waits for another request, so none can leave a lock behind: who waits looks again, and goes in the end. */
export function openProcessor(): Processor {
  const { guests, heard } = openGuests()
  /** What the one who went last had had before. */
  let level = 0
  const isFirst = (guest: Guest) =>
    ![...guests.values()].some(other => other.spent < guest.spent && isHere(other, guest.seen))

  return {
    enter(clock, workspace_id) {
      const now = clock.now().getTime()
      for (const [id, { seen }] of guests) if (now - seen > FORGOTTEN_MS) guests.delete(id)
      heard(workspace_id, now, level).under_way++
    },
    leave(workspace_id) {
      const guest = guests.get(workspace_id)
      if (guest) guest.under_way = Math.max(0, guest.under_way - 1)
    },
    isAlone: () => [...guests.values()].reduce((sum, { under_way }) => sum + under_way, 0) <= 1,
    async turn(clock, workspace_id, cost) {
      const until = clock.now().getTime() + MOST_WAIT_MS
      let guest: Guest
      let glance = 0
      do {
        await clock.pause(glance)
        guest = heard(workspace_id, clock.now().getTime(), level)
        glance = GLANCE_MS
      } while (guest.seen < until && !isFirst(guest))
      level = Math.max(level, guest.spent)
      guest.spent += cost
    },
  }
}
