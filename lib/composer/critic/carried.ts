// What is drawn beside words goes along with them where these are written anew and stand elsewhere.
import { keysOf } from '#lib/composer/lexis/tokens.ts'

type Words = readonly (readonly string[])[]

/** The place of each of the new ones among those before, by the words that they share; -1 for one that is new. */
export function placesBefore(before: Words, now: Words): number[] {
  const keys = (words: readonly string[]) => new Set(words.flatMap(text => keysOf(text)))
  const [was, are] = [before.map(keys), now.map(keys)]
  const shared = are.flatMap((one, at) =>
    was.map((other, place) => ({ at, place, count: [...one].filter(key => other.has(key)).length })),
  )
  const places = now.map(() => -1)
  const nearest = shared.toSorted(
    (a, b) => b.count - a.count || Math.abs(a.at - a.place) - Math.abs(b.at - b.place) || a.at - b.at,
  )
  for (const { at, place, count } of nearest) {
    const isSame = before.length === now.length && at === place
    if (places[at] === -1 && !places.includes(place) && (count > 0 || isSame)) places[at] = place
  }
  return places
}

/** “” where nothing was drawn. */
export const carried = (drawings: readonly string[], places: readonly number[]): string[] =>
  places.map(place => drawings[place] ?? '')
