// The sizes in which all slides between cover and end say what they say, and where their words end.
import { grownBy, type Page } from '#lib/render/page.ts'
import { heightOf } from '#lib/render/part/block.ts'
import { notTooLong } from '#lib/render/proof/refusals.ts'
import { widthOf } from '#lib/templates/carousel/plan/parted.ts'
import { type Said, steady } from '#lib/templates/carousel/plan/said.ts'
import {
  APART,
  bodyBlock,
  figureBlock,
  type Group,
  groupOf,
  headlineBlock,
  type Sizes,
  UNDER,
} from '#lib/templates/carousel/words.ts'

/** `short` is for headlines that would leave most of their room: the only other size that a set has. */
export type Steps = Sizes & { short: number }
/** `even` where one size is all that a set has. */
export type Most = Sizes & { room: number; even?: boolean }

/** What says so little that the other size is for it would be this much larger than the first, and is at most. */
const [MUCH_LARGER, LARGER] = [1.3, 1.45]
const LESS = [1, 0.88, 0.77, 0.68, 0.6]

/** As large as leaves all of them room. */
export async function stepsOf(
  page: Page,
  like: readonly Said[],
  figures: readonly string[],
  most: Most,
): Promise<Steps> {
  const on = page.theme.plain
  let found: Steps | null = null
  for (const less of LESS) {
    const body = await steady(page, { face: 'text', most: most.body * less }, like, (one, max) =>
      bodyBlock(page, one.rest.body, on, max),
    )
    const figure = await figureSize(page, like, figures, most.figure * less)
    const sizes = { head: most.head, body, figure, act: most.act * less }
    const fits = await Promise.all(like.map((one, at) => fitOf(page, one, { ...sizes, room: most.room }, figures[at])))
    const head = Math.min(most.head, ...fits)
    // Smaller text is worth it where headlines grow by it.
    if (found && head < found.head * WORTH && found.body <= found.head * LESSER) break
    found = { ...sizes, head, short: most.even ? head : shortOf(fits, head) }
    if (head >= most.head * WANTED && body <= head * LESSER) break
  }
  return found ?? { ...most, short: most.head }
}

/** Numbers have one size, however long one of them is. */
async function figureSize(
  page: Page,
  like: readonly Said[],
  figures: readonly string[],
  most: number,
): Promise<number> {
  const set = (one: Said, at: number) => figureBlock(page, one, page.theme.plain, most, figures[at] || undefined)
  const blocks = await Promise.all(like.map(set))
  return Math.min(most, ...blocks.flatMap(block => (block ? block.size / grownBy('figure', page.scale) : [])))
}

/** Of the largest headline, what is worth smaller text below it. */
const WANTED = 0.5
const WORTH = 1.06
/** Of the letters of headlines, those of what explains them. */
const LESSER = 0.62

/** The size that the headline of one slide could have by itself, before an attempt lets it down. */
async function fitOf(page: Page, one: Said, most: Most, figure?: string): Promise<number> {
  const on = page.theme.plain
  const [number, body] = [
    await figureBlock(page, one, on, most.figure, figure || undefined),
    await bodyBlock(page, one.rest.body, on, most.body),
  ]
  const { width } = page.canvas.area
  const lift = grownBy('display', page.scale)
  for (let head = mostFor(page, one.headline, most.head); head > 40; head *= 0.94) {
    const block = await headlineBlock(page, one.headline, on, { max: head, width }).catch(notTooLong)
    if (!block) continue
    const above = number ? number.height + block.size * UNDER : 0
    const below = body ? body.height + block.size * APART : 0
    if (above + block.height + below <= most.room) return block.size / lift
  }
  return 40
}

/** The more words, the smaller: a long thought as large as it goes is a wall. On a canvas 1080 wide. */
function mostFor({ canvas: { unit, shape } }: Page, text: string, most: number): number {
  const [, largest = LONGEST] = LARGEST.find(([letters]) => widthOf(text) <= letters) ?? []
  return Math.min(most, largest * unit * (shape === 'story' ? UPRIGHT : 1))
}

const LARGEST = [
  [30, 300],
  [44, 160],
  [64, 132],
] as const
const [LONGEST, UPRIGHT] = [104, 1.2]

function shortOf(fits: readonly number[], head: number): number {
  const larger = fits.filter(size => size >= head * MUCH_LARGER)
  return larger.length > 0 ? Math.min(head * LARGER, ...larger) : head
}

/** A slide in the sizes of its set. */
export async function setIn(page: Page, one: Said, steps: Steps, most: Most, figure?: string): Promise<Sizes> {
  const fit = await fitOf(page, one, { ...most, ...steps, head: steps.short, room: most.room }, figure)
  return { ...steps, head: fit >= steps.short * 0.97 ? steps.short : Math.min(steps.head, fit) }
}

export const tallOf = ({ lead, rest, headline }: Group): number =>
  heightOf(lead) + (rest.length > 0 ? heightOf(rest) + headline.size * APART : 0)
export { groupOf }
