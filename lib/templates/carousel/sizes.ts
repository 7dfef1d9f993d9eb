// The sizes in which slides that are alike say what they say.
import type { Ground } from '#lib/render/colour/ground.ts'
import type { Page } from '#lib/render/page.ts'
import { heightOf } from '#lib/render/part/block.ts'
import { grownBy } from '#lib/render/part/text.ts'
import { notTooLong } from '#lib/render/proof/refusals.ts'
import { leadScale } from '#lib/render/signature/voice.ts'
import { enlargedBy } from '#lib/render/wished.ts'
import { levelled } from '#lib/templates/carousel/plan/levelled.ts'
import { widthOf } from '#lib/templates/carousel/plan/parted.ts'
import { type Said, steady } from '#lib/templates/carousel/plan/said.ts'
import {
  APART,
  bodyBlock,
  figureBlock,
  type Group,
  groupOf,
  HANGING,
  headlineBlock,
  labelBlock,
  restOf,
  type Sizes,
  UNDER,
} from '#lib/templates/carousel/words.ts'

/** `short` is for headlines that would leave most of their room: the only other size that a set has. `fits` is what each could have. */
type Steps = Sizes & { short: number; fits: readonly number[] }
/** `even` where one size is all that a set has, `enough` is a size from which on it needs no other; `beside` is the size of slides that are unlike these: a set has no third one. Of `equals` none is told louder than another for being short. */
export type Most = Sizes & {
  room: number
  even?: boolean
  enough?: number
  beside?: number | undefined
  equals?: boolean
}

/** What says so little that the other size is for it would be this much larger than the first, and is at most. */
const [MUCH_LARGER, LARGER, LARGER_EQUAL] = [1.3, 2, 1.5]
const LESS = [1, 0.88, 0.77, 0.68, 0.6]
const SMALLEST = 40
/** Of the letters of a number, those of what it counts at most. */
const UNDER_FIGURE = 0.42

/** As large as leaves all of them room. */
async function stepsOf(page: Page, like: readonly Said[], figures: readonly string[], most: Most): Promise<Steps> {
  const on = page.theme.plain
  let found: Steps | null = null
  for (const less of LESS) {
    const body = await steady(page, { face: 'text', most: most.body * less }, like, (one, max) =>
      bodyBlock(page, one.rest.body, on, max),
    )
    const figure = await figureSize(page, like, figures, most.figure * less)
    const sizes = { head: most.head, body, figure, act: most.act * less }
    const fits = await Promise.all(like.map((one, at) => fitOf(page, one, { ...most, ...sizes }, figures[at])))
    const head = Math.min(most.head, ...fits)
    // Smaller text is worth it where headlines grow by it.
    if (found && head < found.head * WORTH && found.body <= found.head * LESSER) break
    found = { ...sizes, ...twoSizes(fits, head, most), fits }
    if (head >= most.head * WANTED && body <= head * LESSER) break
  }
  return found ?? { ...most, short: most.head, fits: [] }
}

/** Numerals of steps have one size; a number that a slide is about is as large as it goes. */
async function figureSize(
  page: Page,
  like: readonly Said[],
  figures: readonly string[],
  most: number,
): Promise<number> {
  const set = (one: Said, at: number) =>
    one.figure ? null : figureBlock(page, one, page.theme.plain, most, figures[at] || undefined)
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
  const number = await figureBlock(page, one, on, most.figure, figure || undefined)
  const label = await labelBlock(page, one, on)
  const rest = await restOf(page, one, on, most)
  const { width } = page.canvas.area
  const lift = grownBy('display', page.scale) * leadScale(page.signature)
  const room = { width, whole: true, large: most.accented }
  const under = one.figure && number ? (number.size * UNDER_FIGURE) / lift : most.head
  for (let head = mostFor(page, one.headline, Math.min(most.head, under)); head > SMALLEST; head *= 0.94) {
    const block = await headlineBlock(page, one.headline, on, { ...room, max: head }).catch(notTooLong)
    if (!block) continue
    const above = [number, label].reduce((sum, over) => sum + (over ? over.height + block.size * UNDER : 0), 0)
    const below = rest.length > 0 ? heightOf(rest) + block.size * APART : 0
    const tail = tailOf(one.headline, { rest, headline: block }, most)
    if (above + block.height + below + tail <= most.room) return block.size / lift
  }
  return SMALLEST
}

/** The more words, the smaller: a long thought as large as it goes is a wall. On a canvas 1080 wide. */
function mostFor({ canvas: { unit, shape }, wished }: Page, text: string, most: number): number {
  const [, largest = LONGEST] = LARGEST.find(([letters]) => widthOf(text) <= letters) ?? []
  return Math.min(most, largest * unit * (shape === 'story' ? UPRIGHT : 1) * enlargedBy(wished))
}

const LARGEST = [
  [34, 300],
  [48, 210],
  [64, 170],
] as const
const [LONGEST, UPRIGHT] = [140, 1.2]

/** Long headlines are as large as those of unlike slides, or all of them are alike and larger. */
function twoSizes(fits: readonly number[], head: number, { even, equals, enough, beside = Infinity }: Most) {
  const most = beside * LARGER_EQUAL
  if (enough && beside === Infinity && head >= enough) return { head, short: head }
  if (equals && head >= most) return { head: most, short: most }
  if (even || head >= beside * MUCH_LARGER) return { head, short: head }
  const least = Math.min(head, beside)
  return { head: least, short: shortOf(fits, least, equals ? LARGER_EQUAL : LARGER) }
}

function shortOf(fits: readonly number[], head: number, most: number): number {
  const larger = fits.filter(size => size >= head * MUCH_LARGER)
  return larger.length > 0 ? Math.min(head * most, ...larger) : head
}

/** Of one slide in the sizes of its set. */
function headOf({ head, short, fits }: Steps, at: number): number {
  const fit = fits[at] ?? head
  return fit >= short * 0.97 ? short : Math.min(head, fit)
}

/** From a canvas 1080 wide to that of the page. */
function scaled({ canvas: { unit }, wished }: Page, { head, body, figure, act, enough = 0, ...rest }: Most): Most {
  const larger = unit * enlargedBy(wished)
  return {
    ...rest,
    enough: enough * larger,
    head: head * larger,
    body: body * larger,
    figure: figure * unit,
    act: act * larger,
  }
}

/** The size of the headlines of slides that are alike. */
export const headSize = async (page: Page, like: readonly Said[], figures: readonly string[], most: Most) =>
  (await stepsOf(page, like, figures, scaled(page, most))).head

type Look = { on: Ground; figures: readonly string[] }

/** What slides that are alike say, on a canvas 1080 wide no larger than `most`. */
export async function groupsOf(page: Page, like: readonly Said[], { on, figures }: Look, most: Most): Promise<Group[]> {
  const { accented, room } = most
  const steps = await stepsOf(page, like, figures, scaled(page, most))
  const set = (one: Said, at: number, way: Partial<Sizes>) =>
    groupOf(page, one, on, { ...steps, accented, ...way }, figures[at] || undefined)
  const setAs = async (one: Said, at: number): Promise<Group> => {
    // Asked for by its own size a headline may break into more lines than when it was tried.
    for (let head = headOf(steps, at); ; head *= 0.94) {
      const whole = head >= SMALLEST
      const asked = set(one, at, { head, whole })
      const group = whole ? await asked.catch(notTooLong) : await asked
      if (group && (tallOf(group) + tailOf(one.headline, group, most) <= room || !whole)) return group
    }
  }
  const lift = grownBy('display', page.scale) * leadScale(page.signature)
  const heads = like.map((_, at) => headOf(steps, at))
  return levelled(await Promise.all(like.map(setAs)), heads, async (at, size) => {
    const way = { head: size / lift, whole: true, exact: true }
    const one = like[at]
    const group = one && (await set(one, at, way).catch(notTooLong))
    return group && tallOf(group) + tailOf(one.headline, group, most) <= room ? group : null
  })
}

/** The same of one slide that is like no other. */
export async function groupAlone(page: Page, said: Said, on: Ground, most: Most, figure = ''): Promise<Group> {
  const [group] = await groupsOf(page, [said], { on, figures: [figure] }, most)
  return group as Group
}

/** What hangs below the last line of a headline that ends a slide of words alone. */
const tailOf = (text: string, { rest, headline }: Pick<Group, 'rest' | 'headline'>, { accented }: Sizes): number =>
  rest.length > 0 || !accented || !HANGING.test(text) ? 0 : headline.size * TAIL
const TAIL = 0.1

export const tallOf = ({ lead, rest, headline }: Group): number =>
  heightOf(lead) + (rest.length > 0 ? heightOf(rest) + headline.size * APART : 0)
