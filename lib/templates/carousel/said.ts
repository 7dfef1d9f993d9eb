// What a slide of words says, and the size in which all that are alike say it.
import { grownBy, type Page } from '#lib/render/page.ts'
import type { Block } from '#lib/render/part/block.ts'
import { partedOn, widthOf } from '#lib/templates/carousel/parted.ts'
import { leadOf, ordinalOf, type Slide } from '#lib/templates/carousel/parts.ts'

/** What a slide of words says: above the seam, a figure with it, and below. */
export type Said = {
  figure: string | undefined
  isPlace: boolean
  lead: string | undefined
  label: string | undefined
  rest: Slide
}

export function saidOn(slides: readonly Slide[], index: number): Said {
  const told = slides[index] ?? { headline: '' }
  const slide = index > 0 ? partedOn(told) : told
  const { figure, words } = leadOf(slide)
  const place = figure ? undefined : ordinalOf(slides, index)
  const isAlone = !hasRest(slide)
  const number = figure ?? (place === undefined ? undefined : String(place))
  const under = number !== undefined && (isAlone || slide.value !== undefined)
  return {
    ...{ figure: number, isPlace: place !== undefined, rest: slide },
    lead: under ? undefined : words,
    label: under ? words : undefined,
  }
}

export const hasRest = ({ body, meta, cta, facts, reach }: Slide): boolean =>
  Boolean(body || meta || cta || facts?.length || reach?.length)

/** The more words, the smaller: a long thought as large as it goes is a wall. On a canvas 1080 wide. */
export const mostFor = (text: string, most: number): number =>
  Math.min(most, LARGEST.find(([letters]) => widthOf(text) <= letters)?.[1] ?? LEAST)

const LARGEST = [
  [30, 330],
  [44, 160],
  [64, 132],
] as const
const LEAST = 104

/** Letters that are smaller than this share of those in the middle of their like keep their size to themselves. */
const OUTLIER = 0.6

/** The size that all of them fit in, before an attempt lets it down. */
export async function steady(
  { scale }: Page,
  { face, most }: { face: 'display' | 'text' | 'figure'; most: number },
  like: readonly Said[],
  set: (one: Said, max: number) => Promise<Block | null>,
): Promise<number> {
  const grown = grownBy(face, scale)
  let least = most
  for (let round = 0; round < 3; round++) {
    const found = (await Promise.all(like.map(one => set(one, least / grown)))).flatMap(block => block?.size ?? [])
    const sizes = found.toSorted((a, b) => a - b)
    const middle = sizes[sizes.length >> 1] ?? 0
    const fit = sizes.find(size => size >= middle * OUTLIER) ?? least
    if (fit >= least) break
    least = fit
  }
  return least
}
