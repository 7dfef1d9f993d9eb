// Where everything lies. What follows from the picture's width is laid out anew for each.

/** What lies after each piece of room, so that whole vectors may be read and written past its end. */
const SLACK: usize = 64

let top: usize = 0

/** The room before this place is kept. */
export function freeStart(): usize {
  return top
}

export function freeFrom(place: usize): void {
  top = place
}

export function freeAll(): void {
  top = (__heap_base + 15) & ~15
}

/** Zeroed room; an allocation refused by the host traps. */
export function allocate(bytes: usize): usize {
  const at = top
  top = (at + bytes + SLACK + 15) & ~15
  const missing = <i32>((top + 0xffff) >>> 16) - memory.size()
  if (missing > 0 && memory.grow(missing) < 0) unreachable()
  memory.fill(at, 0, top - at)
  return at
}
