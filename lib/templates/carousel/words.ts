// What a slide says as one group: its number, its headline, what explains it and what is needed to act.
import type { Ground } from '#lib/render/colour/ground.ts'
import type { Page } from '#lib/render/page.ts'
import type { Block, Parts } from '#lib/render/part/block.ts'
import { grownBy } from '#lib/render/part/text.ts'
import type { Tints } from '#lib/render/type/fit.ts'
import type { Said } from '#lib/templates/carousel/plan/said.ts'
import { valueRows } from '#lib/templates/carousel/rows.ts'
import { accentOf } from '#lib/templates/kit/accent.ts'
import { sumBlock } from '#lib/templates/price/sum.ts'
import { figureOn, headlineOn, noteOn } from '#lib/templates/setting/type.ts'

/** In pixels before an attempt lets them down. */
export type Sizes = {
  head: number
  body: number
  figure: number
  act: number
  /** One word in the other colour. */
  accented?: boolean | undefined
  /** No headline parts what is one thing. */
  whole?: boolean | undefined
  /** No smaller for the sake of its lines. */
  exact?: boolean | undefined
}

export type Group = { lead: Parts; rest: Parts; headline: Block }

const MOST_LINES = 8
/** Of the size of a headline: from its number to it, from it to what explains it. */
export const [UNDER, APART] = [0.42, 0.56]

/** Letters that hang below their line, and by how much of their size. */
export const HANGING = /[gjpqyçşţ]/u
const HANGS = 0.14

/** `figure` is what stands over the headline: a number that the slide is about, or which of its points it is. */
export async function groupOf(page: Page, said: Said, on: Ground, sizes: Sizes, figure?: string): Promise<Group> {
  const { width } = page.canvas.area
  const number = await figureBlock(page, said, on, sizes.figure, figure)
  const tints = sizes.accented && !figure ? accentOf(on, said.headline) : undefined
  const room = { max: sizes.head, width, tints, whole: sizes.whole, exact: sizes.exact, large: sizes.accented }
  const headline = await headlineBlock(page, said.headline, on, room)
  // The “g” of “20 kg” hangs into what stands below it.
  const hangs = number && HANGING.test(said.figure ?? '') ? number.size * HANGS : 0
  const under = Math.max(34 * page.canvas.unit, headline.size * UNDER)
  return {
    lead: [
      [await labelBlock(page, said, on), 0],
      [number, under],
      [headline, under + hangs],
    ],
    rest: await restOf(page, said, on, sizes),
    headline,
  }
}

/** What stands under the headline. */
export async function restOf(
  page: Page,
  said: Said,
  on: Ground,
  { body, act }: Pick<Sizes, 'body' | 'act'>,
): Promise<Parts> {
  const parts: Parts = [[await bodyBlock(page, said.rest.body, on, body), 0], ...(await actsOn(page, said, on, act))]
  return parts.filter(([block]) => block)
}

export async function figureBlock(page: Page, said: Said, on: Ground, max: number, text = said.figure) {
  if (!text) return null
  const ask = { ...figureOn(on), width: page.canvas.area.width, max, min: 72, tone: 'lead_ink' } as const
  return said.figure ? sumBlock(page, 'value', text, ask) : page.text('number', text, ask)
}

/** On a canvas 1080 wide. */
const LABEL = 76

export const labelBlock = (page: Page, { rest }: Said, on: Ground): Promise<Block | null> =>
  page.optional('label', rest.label, {
    ...{ ...headlineOn(on), width: page.canvas.area.width, max: LABEL * page.canvas.unit, min: 40, lines: 1 },
    tone: 'lead_ink',
  })

type Room = {
  max: number
  width: number
  large?: boolean | undefined
  whole?: boolean | undefined
  exact?: boolean | undefined
  tints?: Tints | undefined
}

/** Rather a little smaller than with uneven lines. */
const [ALIKE, EXACT] = [0.74, 0.97]

export const headlineBlock = (page: Page, text: string, on: Ground, { exact, ...room }: Room): Promise<Block> => {
  const min = Math.max(40, room.max * grownBy('display', page.scale) * (exact ? EXACT : ALIKE))
  return page.text('headline', text, { ...headlineOn(on), ...room, min, lines: MOST_LINES, even: true, leading: true })
}

export const bodyBlock = (page: Page, text: string | undefined, on: Ground, max: number): Promise<Block | null> =>
  page.optional('body', text, { ...noteOn(on), width: page.canvas.area.width, max, lines: 10 })

/** A note, what is needed to act, what to do and where to ask; each on lines of its own. */
export async function actsOn(page: Page, { rest }: Said, on: Ground, max: number): Promise<Parts> {
  const line = { ...noteOn(on), width: page.canvas.area.width, min: 34 }
  const signed = isSigned(page.kit.name, rest.cta)
  const meta = await page.optional('meta', rest.meta, { ...line, max, lines: 3 })
  const cta = await page.optional('cta', rest.cta, {
    ...{ ...line, max: signed ? Math.min(max, 60 * page.canvas.unit) : max * 1.25, lines: 3 },
    ...{ tone: 'lead_ink', cut: { weight: signed ? 650 : 750 } },
  })
  const facts = await rowsOn(page, rest.facts, on, max)
  const reach = await rowsOn(page, rest.reach, on, max)
  const gap = Math.max(40 * page.canvas.unit, max * 0.7)
  // Where one goes on on a second line, the next stands clear of it.
  const apart = facts.some(({ lines }) => lines > 1) ? gap * 1.6 : gap * 0.7
  const rows = await valueRows(page, rest.rows, on, max)
  return [
    ...rows.map((row, at) => [row, at > 0 ? gap * 0.75 : gap] as const),
    ...facts.map((fact, at) => [fact, at > 0 ? apart : gap] as const),
    [meta, gap],
    [cta, gap],
    ...reach.map((one, at) => [one, at > 0 ? gap * 0.7 : gap] as const),
  ]
}

/** A line that names the brand signs what stands over it; an address or a number is where to ask. */
const isSigned = (name: string, text = ''): boolean =>
  text.toLowerCase().includes(name.toLowerCase()) && !/[@\d]|\p{L}\.\p{L}/u.test(text)

/** Each on a line of its own, all of one size. */
async function rowsOn(page: Page, rows: readonly string[] | undefined, on: Ground, most: number): Promise<Block[]> {
  const ask = { face: 'text' as const, min: 34, lines: 2, tone: 'ink' as const, cut: { weight: 620 }, on }
  const { width } = page.canvas.area
  const set = (max: number) => Promise.all((rows ?? []).map(row => page.text('facts', row, { ...ask, width, max })))
  const blocks = await set(most)
  const least = Math.min(...blocks.map(({ size }) => size))
  return blocks.every(({ size }) => size === least) ? blocks : set(least)
}
