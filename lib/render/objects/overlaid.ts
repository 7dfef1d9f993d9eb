// Which things have parts upon light ones: the hands of a clock, the black keys of a piano, a tick on paper.
import { recent } from '#lib/recent.ts'
import { boundsOf } from '#lib/render/objects/flatten.ts'
import { shapesOf } from '#lib/render/objects/named/shapes-of.ts'
import type { Tone } from '#lib/render/objects/shape.ts'

const known = recent<ReadonlySet<Tone>>(1_000)

/** The tones that lie upon light parts of it, or under them. */
export function tonesOnLight(noun: string): ReadonlySet<Tone> {
  const kept = known.get(noun)
  if (kept) return kept
  const boxes = shapesOf(noun).map(shape => ({ ...shape, ...boundsOf(shape.d) }))
  const found = boxes.flatMap((one, at) => {
    const below = boxes.slice(0, at).findLast(other => other.stroke === undefined && holds(other, one))
    return below?.tone === 'light' ? [one.tone] : one.tone === 'light' && below ? [below.tone] : []
  })
  return known.keep(noun, new Set(found))
}

type Box = ReturnType<typeof boundsOf>
/** Parts reach a little over the edge of what they lie on. */
const REACH = 2
const holds = (outer: Box, inner: Box): boolean =>
  outer.left <= inner.left + REACH &&
  outer.top <= inner.top + REACH &&
  outer.right >= inner.right - REACH &&
  outer.foot >= inner.foot - REACH
