// The one allocator: everything lives until the next `open`, so a pointer only ever moves up.

let top: usize = __heap_base

export function resetArena(): void {
  top = (__heap_base + 15) & ~15
}

/** Makes the memory reach `end`; an allocation refused by the host traps. */
export function ensure(end: usize): void {
  const pages = (end + 0xffff) >>> 16
  const missing = <i32>pages - memory.size()
  if (missing > 0 && memory.grow(missing) < 0) unreachable()
}

export function allocate(bytes: usize): usize {
  const at = top
  top = (at + bytes + 15) & ~15
  ensure(top)
  memory.fill(at, 0, bytes)
  return at
}

/** The first free address: room that may be used until the next allocation. */
export function freeStart(): usize {
  return top
}
