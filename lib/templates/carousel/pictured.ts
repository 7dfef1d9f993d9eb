// Slides that show a thing each: it stands on the seam, what is said hangs below, in the same place and the same letters on all of them.
import type { Ground } from '#lib/render/colour/ground.ts'
import { objectIn } from '#lib/render/objects/draw.ts'
import { inkIn, squareFor } from '#lib/render/objects/extent.ts'
import { steady as steadyHand } from '#lib/render/objects/hands/steady.ts'
import type { Page } from '#lib/render/page.ts'
import { type Block, heightOf, type Parts, stack } from '#lib/render/part/block.ts'
import { box, drawing, type SceneNode } from '#lib/render/scene.ts'
import type { Setting } from '#lib/render/subject/places/setting.ts'
import { takePlace } from '#lib/render/subject/scenery.ts'
import { placeUnder } from '#lib/templates/aside/place.ts'
import type { Fields } from '#lib/templates/carousel/fields.ts'
import type { Slide } from '#lib/templates/carousel/parts.ts'
import { hasRest, type Said, saidOn, steady } from '#lib/templates/carousel/said.ts'
import { BELOW, below, FULL, LOWEST, sizesBelow, type Under } from '#lib/templates/carousel/under.ts'
import { figureOn, headlineOn } from '#lib/templates/setting/type.ts'

export type Pictured = {
  slides: readonly Slide[]
  things: readonly (string | null)[]
  /** Where no thing is, where it plays. */
  places: readonly (Setting | null)[]
  index: number
  /** Where the head of the slide ends. */
  top: number
}

/** Between cover and end. */
export const isPictured = (
  { slides, things, places }: Pick<Pictured, 'slides' | 'things' | 'places'>,
  at: number,
): boolean => at > 0 && at < slides.length - 1 && Boolean(things[at] || places[at])

/** A price stands over its words, the place of a step beside its thing. */
const priceIn = ({ figure, rest: { value } }: Said) => (value ? figure : undefined)
const placeIn = ({ figure, rest: { value } }: Said) => (value ? undefined : figure)

export async function picturedOf(page: Page, told: Pictured, { upper, lower }: Fields): Promise<SceneNode[]> {
  const { width, height, area } = page.canvas
  const like = told.slides.map((_, at) => saidOn(told.slides, at)).filter((_, at) => isPictured(told, at))
  const { sizes, seam } = await commonOf(page, like)
  const said = saidOn(told.slides, told.index)
  const words = await wordsOf(page, said, lower, sizes)
  return [
    box({ x: 0, y: seam, width, height: height - seam }, { backgroundColor: lower.paper }),
    ...(await standing(page, told, placeIn(said), { upper, seam })),
    ...stack(area.x, startOf(page, seam, words), words).nodes,
  ]
}

/** In the middle of its field, as far as the safe zone goes. */
function startOf({ canvas: { area, height, unit } }: Page, seam: number, words: Parts): number {
  const tall = heightOf(words)
  const [highest, lowest] = [seam + BELOW * unit, area.y + area.height - tall]
  return Math.max(highest, Math.min(seam + (height - seam - tall) / 2, lowest))
}

type Sizes = Under & { alone: number; price: number; less: number }

/** Letters as large as leave the things of all slides their field, and the seam that all have. */
async function commonOf(page: Page, like: readonly Said[]): Promise<{ sizes: Sizes; seam: number }> {
  const { area, height, unit } = page.canvas
  const most = await sizesOf(page, like)
  let found = { sizes: most, seam: 0 }
  for (const less of LESS) {
    const sizes = { ...most, less }
    const words = await Promise.all(like.map(one => wordsOf(page, one, page.theme.plain, sizes)))
    const lowest = area.y + area.height - Math.max(...words.map(heightOf)) - BELOW * unit
    found = { sizes, seam: Math.round(Math.max(height * FULL, Math.min(height * LOWEST, lowest))) }
    if (lowest >= height * WANTED) break
  }
  return found
}

/** Of the largest letters that the words take; of the height of a slide, what its thing should have. */
const [LESS, WANTED] = [[1, 0.9, 0.81, 0.73, 0.66], 0.46]

async function sizesOf(page: Page, like: readonly Said[]): Promise<Sizes> {
  const { unit } = page.canvas
  const on = page.theme.plain
  const label = (one: Said, max: number) => labelOf(page, one, on, max)
  const price = (one: Said, max: number) => priceOf(page, one, on, max)
  const [led, alone] = [like.filter(({ rest }) => hasRest(rest)), like.filter(({ rest }) => !hasRest(rest))]
  const priced = like.filter(priceIn)
  const under = await sizesBelow(page, like, SHARE)
  return {
    ...under,
    body: Math.min(under.body, BODY * unit),
    label: await steady(page, { face: 'display', most: LABEL * unit }, led, label),
    alone: await steady(page, { face: 'display', most: ALONE * unit }, alone, label),
    price: await steady(page, { face: 'figure', most: PRICE * unit }, priced, price),
    less: 1,
  }
}

/** On a canvas 1080 wide; of the room for words, what running text may take. */
const [LABEL, ALONE, BODY, PRICE, SHARE] = [150, 190, 74, 300, 0.24]

const labelOf = (page: Page, { lead, label, rest }: Said, on: Ground, max: number): Promise<Block> =>
  page.text('headline', lead ?? label ?? rest.headline, {
    ...headlineOn(on),
    width: page.canvas.area.width,
    height: page.canvas.area.height * 0.3,
    max,
    min: 40,
    lines: 5,
    large: true,
    even: false,
  })

const priceOf = (page: Page, said: Said, on: Ground, max: number): Promise<Block | null> =>
  page.optional('value', priceIn(said), {
    ...figureOn(on),
    width: page.canvas.area.width,
    height: page.canvas.area.height * 0.2,
    max,
    min: 72,
  })

async function wordsOf(
  page: Page,
  said: Said,
  on: Ground,
  { label, alone, price, less, ...under }: Sizes,
): Promise<Parts> {
  const { unit } = page.canvas
  const figure = await priceOf(page, said, on, price * less)
  const headline = await labelOf(page, said, on, (hasRest(said.rest) ? label : alone) * less)
  const sizes = { ...under, label: 0, body: under.body * less }
  const rest = hasRest(said.rest) ? await below(page, { ...said, label: undefined }, on, sizes) : []
  const [, [body, gap] = [null, 0], ...others] = rest
  return [[figure, 0], [headline, 60 * unit], [body, gap * less + headline.size * TAIL], ...others]
}

/** Of the size of a headline, what hangs below its last line. */
const TAIL = 0.2

type Place = { upper: Ground; seam: number }

async function standing(page: Page, told: Pictured, place: string | undefined, { upper, seam }: Place) {
  const { area, unit, width, height } = page.canvas
  const noun = told.things[told.index] ?? ''
  const setting = told.places[told.index]
  const number = await page.optional('number', place, {
    ...figureOn(upper),
    width: area.width * 0.3,
    height: (seam - told.top) * 0.6,
    max: 300 * unit,
    min: 72,
    tone: 'lead_ink',
  })
  if (!noun && setting) {
    const from = told.top + 12 * unit
    const y = number ? from + number.height + 20 * unit : told.top
    const rect = { x: 0, y, width, height: seam - y }
    takePlace(page, rect, setting)
    const scene = placeUnder(page, rect, upper, setting, told.index)
    return [...scene, ...(number ? [number.at(area.x, from)] : [])]
  }
  const from = area.x + (number ? number.width + 40 * unit : 0)
  const room = area.x + area.width - from
  const frame = { x: from + room * ASIDE, y: told.top, width: room * (1 - 2 * ASIDE), height: seam - told.top }
  const square = squareFor(noun, frame)
  const hand = steadyHand(page.signature.hand, noun)
  const others = page.theme.playful.map(one => one.paper)
  page.take('artwork', inkIn(noun, square))
  return [
    drawing({ x: 0, y: 0, width, height }, objectIn(square, { noun, hand, on: upper, others, seed: page.kit.name })),
    ...(number ? [number.at(area.x, told.top + 12 * unit)] : []),
  ]
}

/** Of the room for a thing, what stays free on either side. */
const ASIDE = 0.1
