// Which things have parts in ink upon light ones: the hands of a clock, the black keys of a piano.
import { nounOf } from '#lib/render/objects/colours.ts'
import { boundsOf } from '#lib/render/objects/flatten.ts'
import { nouns } from '#lib/render/objects/nouns/index.ts'

const known = new Map<string, boolean>()

export function hasInkOnLight(noun: string): boolean {
  const kept = known.get(noun)
  if (kept !== undefined) return kept
  const boxes = (nouns[nounOf(noun)]?.() ?? []).map(shape => ({ ...shape, ...boundsOf(shape.d) }))
  const found = boxes.some((one, at) => {
    const below = boxes.slice(0, at).findLast(other => other.stroke === undefined && holds(other, one))
    return one.tone === 'ink' && below?.tone === 'light'
  })
  known.set(noun, found)
  return found
}

type Box = ReturnType<typeof boundsOf>
/** Parts reach a little over the edge of what they lie on. */
const REACH = 2
const holds = (outer: Box, inner: Box): boolean =>
  outer.left <= inner.left + REACH &&
  outer.top <= inner.top + REACH &&
  outer.right >= inner.right - REACH &&
  outer.foot >= inner.foot - REACH
