// Where the seam of slides of words alone lies, and in which sizes all of them say what stands above it.
import type { Ground } from '#lib/render/colour/ground.ts'
import type { Page } from '#lib/render/page.ts'
import { type Block, heightOf } from '#lib/render/part/block.ts'
import { mostFor, type Said, steady } from '#lib/templates/carousel/said.ts'
import {
  ABOVE,
  below,
  HIGHEST,
  hungBy,
  LAST,
  LOWEST,
  sizesBelow,
  TAILED,
  type Under,
} from '#lib/templates/carousel/under.ts'
import { figureOn, headlineOn } from '#lib/templates/setting/type.ts'

type Set = { sizes: Sizes; common: number; free: number }

/** Where what stands above the seam would leave a hole, what hangs below is set larger. */
export async function sizesOf(page: Page, top: number, points: readonly Said[], like: readonly Said[]): Promise<Set> {
  let best: Set | null = null
  for (const share of SHARES) {
    const set = await sizesWith(page, top, points, like, share)
    if (!best || set.free < best.free * 0.9) best = set
    if (set.free < page.canvas.height * HOLE) break
  }
  return best ?? sizesWith(page, top, points, like, SHARES[0])
}

/** Of the room for words, what running text may take. */
export const SHARES = [0.26, 0.34, 0.42] as const
/** Of the height of a slide, what may be free above its words. */
const HOLE = 0.16

async function sizesWith(
  page: Page,
  top: number,
  points: readonly Said[],
  like: readonly Said[],
  share: number,
): Promise<Set> {
  const on = page.theme.plain
  const under = await sizesBelow(page, like, share)
  const lowers = await Promise.all(points.map(one => below(page, one, on, under)))
  const common = seamOver(page, Math.max(0, ...lowers.map(heightOf)))
  const room = roomAbove(page, top, common)
  const sizes = { ...under, ...(await sizesAbove(page, like, room)) }
  const uppers = await Promise.all(
    points.filter(({ figure }) => !figure).map(one => aboveSeam(page, one, on, sizes, room)),
  )
  const tallest = Math.max(0, ...uppers.map(({ lead }) => lead?.height ?? 0))
  const free = uppers.length > 0 ? room - tallest : 0
  // What is free is shared by both sides of the seam.
  const left = page.canvas.height - common - hungBy(page) - Math.max(0, ...lowers.map(heightOf))
  const lift = Math.max(0, Math.round((free - left) / 2))
  return { sizes, common: common - lift, free: free - lift }
}

export const roomAbove = ({ canvas: { unit } }: Page, top: number, seam: number) => seam - top - (ABOVE + TAILED) * unit

/** What ends a set has its own sizes: what it says as large as that goes, and under it no more room than its words need. */
export async function sizesAtEnd(page: Page, top: number, said: Said): Promise<Omit<Set, 'free'>> {
  const under = await sizesBelow(page, [said], SHARES[0])
  const tall = heightOf(await below(page, said, page.theme.plain, under))
  const common = seamOver(page, tall, [HIGHEST, LAST])
  const most = mostFor(said.rest.headline, MOST)
  return { sizes: { ...under, ...(await sizesAbove(page, [said], roomAbove(page, top, common), most)) }, common }
}

/** As low as leaves room for what is below it, between two shares of the height of a slide. */
export function seamOver(page: Page, tall: number, [highest, lowest] = [HIGHEST, LOWEST]): number {
  const { area, height } = page.canvas
  const clear = area.y + area.height - tall - hungBy(page)
  return Math.round(Math.min(height * lowest, Math.max(height * highest, clear)))
}

export type Upper = { figure: Block | null; lead: Block | null; beside: boolean }

/** Of the room above the seam what a figure takes, alone and with words under it. */
const [FIGURE, FIGURE_LED] = [0.92, 0.5]
/** Where there is little room, on a canvas 1080 wide, the place of a slide stands beside its words: of the width what both take. */
const [SCANT, PLACE, WORDS] = [560, 0.3, 0.66]

type Most = { max: number; room: number; width?: number; share?: number }

const isBeside = ({ canvas: { unit } }: Page, { isPlace, lead }: Said, room: number): boolean =>
  isPlace && lead !== undefined && room < SCANT * unit

function figureOf(page: Page, said: Said, on: Ground, { max, room, share = FIGURE_LED }: Most) {
  const { width } = page.canvas.area
  const beside = isBeside(page, said, room)
  return page.optional(said.isPlace ? 'number' : 'value', said.figure, {
    ...figureOn(on),
    width: beside ? width * PLACE : width,
    height: room * (said.lead && !beside ? share : FIGURE),
    max,
    min: 72,
    tone: said.isPlace ? 'lead_ink' : 'ink',
  })
}

function leadIn(page: Page, said: Said, on: Ground, { max, room, width }: Most) {
  const { area, unit } = page.canvas
  const beside = isBeside(page, said, room)
  return page.optional('headline', said.lead, {
    ...headlineOn(on),
    width: width ?? (beside ? area.width * WORDS : area.width),
    height: said.figure && !beside ? room * (1 - FIGURE_LED) - GAP * unit : room,
    max,
    min: 40,
    lines: 7,
    large: true,
    even: false,
  })
}

/** The sizes in which all slides say what is above their seams: words alone, words under a figure, and that. */
async function sizesAbove(page: Page, like: readonly Said[], room: number, most = MOST) {
  const on = page.theme.plain
  const { unit } = page.canvas
  const lead = (one: Said, max: number) => leadIn(page, one, on, { max, room })
  const [leads, figures] = [
    { face: 'display', most: most * unit },
    { face: 'figure', most: 900 * unit },
  ] as const
  const counted = like.filter(one => one.figure)
  const [led, alone] = [counted.filter(one => one.lead), counted.filter(one => !one.lead)]
  const led_size = await steady(page, leads, led, lead)
  const words = await Promise.all(led.map(one => lead(one, led_size)))
  const share = shareOf(page, words, room)
  const figure = (one: Said, max: number) => figureOf(page, one, on, { max, room, share })
  return {
    share_led: share,
    lead: await steady(
      page,
      leads,
      like.filter(one => !one.figure),
      lead,
    ),
    led: led_size,
    figure_led: await steady(page, figures, led, figure),
    figure: await steady(page, figures, alone, figure),
  }
}

/** Of the room, what a figure takes so that it is as far from the most words under it as their letters are large. */
function shareOf({ canvas: { unit } }: Page, words: readonly (Block | null)[], room: number): number {
  const taken = words.flatMap(one => (one ? [one.height + one.size * (TAIL + APART)] : []))
  return Math.max(FIGURE_LED, Math.min(MOST_LED, 1 + (TAILED * unit - Math.max(0, ...taken)) / room))
}

export async function aboveSeam(page: Page, said: Said, on: Ground, sizes: Sizes, room: number): Promise<Upper> {
  const [figure, lead] = [said.lead ? sizes.figure_led : sizes.figure, said.figure ? sizes.led : sizes.lead]
  return {
    figure: await figureOf(page, said, on, { max: figure, room, share: sizes.share_led }),
    lead: await spread(page, said, on, { max: lead, room }),
    beside: isBeside(page, said, room),
  }
}

/** Where one line would leave a hole above it, the same letters in two; a word or two as large as they go. */
async function spread(page: Page, said: Said, on: Ground, most: Most): Promise<Block | null> {
  const plain = await leadIn(page, said, on, most)
  if (!plain || said.figure || plain.lines > 1) return plain
  const isWord = !said.lead?.trim().includes(' ')
  const two = isWord ? null : await leadIn(page, said, on, { ...most, width: plain.width * NARROW })
  if (two && two.size === plain.size && two.lines === 2) return two
  return plain.height < most.room * LEAST_LED
    ? leadIn(page, said, on, { ...most, max: MOST * page.canvas.unit })
    : plain
}

/** Of their room, what words above the seam take at least. */
const LEAST_LED = 0.3

/** Of the width of a line that becomes two. */
const NARROW = 0.72

const GAP = 56
/** Of the size of words under a figure, how far they are from it. */
export const APART = 0.55
/** Of its room, what a figure over words takes at most. */
const MOST_LED = 0.7
const MOST = 270

type Sizes = Under & Awaited<ReturnType<typeof sizesAbove>>

/** Of the size of large letters, what hangs below their last line. */
export const TAIL = 0.16
