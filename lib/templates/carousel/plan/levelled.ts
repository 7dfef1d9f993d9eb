// Headlines of slides that are alike, of one size where theirs differ little.
import type { Group } from '#lib/templates/carousel/words.ts'

/** Letters that differ by less than the first look as if they were of one size, and by less than the second are; of its size one keeps this, or its slide would be empty. */
const [SEEN, SAME, KEPT] = [1.1, 1.015, 0.87]

/** Letters that jump a little from slide to slide look like a slip: of those that were to be of one size, `asked`, the largest that all can have. */
export async function levelled(
  groups: readonly Group[],
  asked: readonly number[],
  set: (at: number, size: number) => Promise<Group | null>,
): Promise<Group[]> {
  const sizes = groups.map(({ headline }) => headline.size)
  const made = [...groups]
  for (const step of new Set(asked)) {
    const alike = groups.flatMap((_, at) => (asked[at] === step ? at : []))
    const own = [...new Set(alike.map(at => sizes[at] ?? 0))].toSorted((a, b) => b - a)
    if ((own[0] ?? 0) < (own.at(-1) ?? 0) * SEEN) continue
    for (const size of [own[0], own[own.length >> 1], own.at(-1)].flatMap(one => one ?? [])) {
      if (size < (own[0] ?? 0) * KEPT) break
      const isSo = (at: number) => Math.abs((sizes[at] ?? 0) / size - 1) < SAME - 1
      const again = await Promise.all(alike.map(at => (isSo(at) ? (groups[at] ?? null) : set(at, size))))
      if (!again.every(Boolean)) continue
      for (const [place, at] of alike.entries()) made[at] = again[place] ?? (made[at] as Group)
      break
    }
  }
  return made
}
