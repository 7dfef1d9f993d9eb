/** Each with the one before it as one, where the two can be joined. */
export function joinNeighbours<One>(
  all: readonly One[],
  join: (before: One, next: One, at: number) => One | false | undefined,
): One[] {
  const out: One[] = []
  for (const [at, next] of all.entries()) {
    const before = out.at(-1)
    const both = before !== undefined && join(before, next, at)
    if (both) out[out.length - 1] = both
    else out.push(next)
  }
  return out
}
