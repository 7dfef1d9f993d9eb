import * as z from 'zod'
import type { Ground } from '#lib/render/colour/ground.ts'
import type { Page } from '#lib/render/page.ts'
import type { Parts } from '#lib/render/part/block.ts'
import type { SceneNode } from '#lib/render/scene.ts'
import { hash } from '#lib/render/seed.ts'
import { isUnit } from '#lib/render/type/breaks/bonds.ts'
import { setRest } from '#lib/templates/carousel/below.ts'
import { long, short } from '#lib/templates/kit/template.ts'
import { figureOn, headlineOn } from '#lib/templates/setting/type.ts'

export const Slide = z.strictObject({
  /** The slide's part in the story; words of the composer, not drawn. */
  role: short.optional(),
  headline: short,
  body: long.optional(),
  /** A number that is set as large as the slide allows. */
  value: short.optional(),
  meta: short.optional(),
  cta: short.optional(),
  /** What was said before and is needed to act: a day, prices, an address; one line each. */
  facts: z.array(short).max(4).optional(),
  /** Where to ask: a site, a phone, an address; one line each. */
  reach: z.array(short).max(3).optional(),
  screen_hint: short.optional(),
})
export type Slide = z.output<typeof Slide>

/** The grounds of the slides in turn: one colour throughout for calm brands, all of them for playful ones. */
export function groundOf(page: Page, index: number, last: number): Ground {
  const { plain, deep, vivid, playful } = page.theme
  const first = vivid[0]
  const turn = hash(`carousel/${page.kit.name}`) % 2
  if (page.pairing.manner === 'friendly') return playful[(index + turn) % playful.length] ?? first
  const ends = page.theme.dark ? plain : turn === 0 ? first : deep
  return index === 0 || index === last ? ends : plain
}

export async function header(
  page: Page,
  on: Ground,
  index: number,
  count: number,
): Promise<{ nodes: SceneNode[]; bottom: number }> {
  const { area, unit } = page.canvas
  const logo = await page.logo({ height: 40 * unit, on, form: 'full' })
  const place = await page.text('position', `${index + 1} / ${count}`, {
    face: 'text',
    width: 160,
    max: 34 * unit,
    min: 28,
    lines: 1,
    on,
    tone: 'muted',
    align: 'end',
    cut: { weight: 550 },
  })
  return {
    nodes: [logo.at(area.x, area.y), place.at(area.x + area.width - 160, area.y + (logo.height - place.height) / 2)],
    bottom: area.y + logo.height,
  }
}

export type SlideAsk = { on: Ground; index: number }

export async function slideWords(page: Page, slide: Slide, ask: SlideAsk): Promise<Parts> {
  const { unit } = page.canvas
  const { value, headline } = await setLead(page, slide, ask)
  const { body, facts, meta, cta, reach } = await setRest(page, slide, ask)
  return [
    [value, 0],
    [headline, 78 * unit],
    [body, 54 * unit + headline.size * 0.14],
    ...facts.map((fact, at) => [fact, at > 0 ? 36 * unit : 66 * unit + headline.size * 0.14] as const),
    [meta, (body ? 48 : 54) * unit + (body ? 0 : headline.size * 0.14)],
    [cta, 64 * unit + (body || meta || facts.length > 0 ? 0 : headline.size * 0.2)],
    ...reach.map((one, at) => [one, (at > 0 ? 34 : 64) * unit] as const),
  ]
}

async function setLead(page: Page, slide: Slide, { on, index }: SlideAsk) {
  const { area, unit } = page.canvas
  const value = await page.optional('value', slide.value, {
    ...figureOn(on),
    width: area.width,
    height: area.height * 0.34,
    max: 420 * unit,
    min: 72,
  })
  const headline = await page.text('headline', slide.headline, {
    ...headlineOn(on),
    width: area.width,
    height: area.height * (index === 0 ? 0.5 : 0.36),
    max: largest(slide, index) * unit,
    min: 40,
    lines: 7,
  })
  return { value, headline }
}

function largest({ value, headline }: Slide, index: number) {
  if (value) return 76
  return index === 0 ? 165 : [...headline].length < 26 ? 150 : 116
}

/** Where words stand alone, the number that they begin with is their picture; of what is counted one by one, so is its place. */
export function leadOf({ value, headline }: Slide): { figure: string | undefined; words: string } {
  if (value) return { figure: value, words: headline }
  const [, figure, stop, words] = /^(\d{1,3})([.)]?)\s{1,3}(\p{L}.{2,199})$/u.exec(headline) ?? []
  if (!figure || !words || isUnit(words.split(' ')[0] ?? '') || isSpan(words)) return { figure: value, words: headline }
  return { figure, words: stop ? upperFirst(words) : words }
}

/** “12 to 3 p.m.”, “2 for 1 rolls”: what the number goes on to belongs to it; of “1 Mon 11 January” it is the place. */
const isSpan = (words: string): boolean => /^\p{Ll}{1,4} [£$€]?\d/u.test(words)

const upperFirst = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)

/** “3 things to check” and three slides after it: the first of them is 1. */
export function ordinalOf(slides: readonly Slide[], index: number): number | undefined {
  const [cover, ...others] = slides
  const counted = Number(/^\d(?=\s)/u.exec(cover?.headline ?? '')?.[0] ?? cover?.value)
  const points = others.filter(({ role, cta }) => role !== 'end' && !cta)
  if (points.length !== counted || points.some(({ value }) => value)) return undefined
  const place = points.indexOf(slides[index] as Slide)
  return place < 0 ? undefined : place + 1
}
