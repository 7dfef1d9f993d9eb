// What a slide says, and the size in which all that are alike say it.
import type { Page } from '#lib/render/page.ts'
import type { Block } from '#lib/render/part/block.ts'
import { grownBy } from '#lib/render/part/text.ts'
import { leadOf, type Slide } from '#lib/templates/carousel/parts.ts'
import { ordinalsOf } from '#lib/templates/carousel/plan/order.ts'
import { partedOn, widthOf } from '#lib/templates/carousel/plan/parted.ts'

export type Said = {
  /** A number that the slide is about. */
  figure: string | undefined
  /** Which of the points of its set it is. */
  ordinal: number | undefined
  headline: string
  rest: Slide
}

export function saidIn(slides: readonly Slide[]): Said[] {
  const places = ordinalsOf(slides)
  return slides.map((told, at) => {
    // What begins a set is a title: “5 things to do before you move” is read at once.
    if (at === 0) return { figure: told.value, ordinal: undefined, headline: told.headline, rest: told }
    const quote = quoteIn(told)
    if (quote) return { figure: undefined, ordinal: undefined, headline: quote.headline, rest: quote }
    const slide = partedOn(told)
    const { figure, ordinal = places[at], words } = leadOf(slide)
    return { figure, ordinal: figure === undefined ? ordinal : undefined, headline: words, rest: slide }
  })
}

const QUOTED = /^["“„«»「『”].*["”“»«」』][.,]?$/su
/** A title of what is said, and no name of who says it. */
const TITLE = /[:：?!…]$/u
const NAME = 36

/** Somebody's words lead, and who said them stands below. */
function quoteIn(slide: Slide): Slide | null {
  const { headline, body = '' } = slide
  const isNamed = widthOf(headline) <= NAME && !TITLE.test(headline) && !QUOTED.test(headline)
  return isNamed && QUOTED.test(body.trim()) ? { ...slide, headline: body.trim(), body: headline } : null
}

/** Letters that are smaller than this share of those in the middle of their like keep their size to themselves. */
const OUTLIER = 0.6

/** The size in the middle of which all others are no more than outliers. */
function commonOf(sizes: readonly number[], otherwise: number): number {
  const sorted = sizes.toSorted((a, b) => a - b)
  const middle = sorted[sorted.length >> 1] ?? 0
  return sorted.find(size => size >= middle * OUTLIER) ?? otherwise
}

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
    const fit = commonOf(found, least)
    if (fit >= least) break
    least = fit
  }
  return least
}
