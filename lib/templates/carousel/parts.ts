import * as z from 'zod'
import type { Ground } from '#lib/render/colour/ground.ts'
import type { Page } from '#lib/render/page.ts'
import type { Block } from '#lib/render/part/block.ts'
import type { SceneNode } from '#lib/render/scene.ts'
import { hash } from '#lib/render/seed.ts'
import { long, short } from '#lib/templates/kit/template.ts'

export const Slide = z.strictObject({
  /** The slide's part in the story; words of the composer, not drawn. */
  role: short.optional(),
  headline: short,
  body: long.optional(),
  /** A number that is set as large as the slide allows. */
  value: short.optional(),
  meta: short.optional(),
  cta: short.optional(),
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
    max: 26,
    min: 24,
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

export type Parts = readonly (readonly [Block | null, number])[]

/** `room` is what the words have to themselves where nothing is drawn beside them; they grow into it. */
export async function slideWords(page: Page, slide: Slide, on: Ground, index: number, room?: number): Promise<Parts> {
  const { area, unit, shape } = page.canvas
  const cover = index === 0
  const { figure, words } = leadOf(slide, room !== undefined)
  const value = await page.optional('value', figure, {
    face: 'figure',
    width: area.width,
    height: room && !slide.value ? room * 0.52 : area.height * 0.34,
    max: (room && !slide.value ? 900 : 420) * unit,
    min: 72,
    lines: 1,
    on,
    tone: 'ink',
  })
  const headline = await page.text('headline', words, {
    face: 'display',
    width: area.width,
    height: room
      ? room * (value ? 0.34 : slide.body || slide.meta || slide.cta ? 0.58 : 0.92)
      : area.height * (cover ? 0.5 : 0.36),
    max:
      (slide.value ? 76 : value ? 190 : cover ? 140 : [...words].length < 26 ? 150 : 116) *
      unit *
      (room && !value ? (shape === 'story' ? 2 : 1.75) : 1),
    min: 40,
    lines: 7,
    on,
    tone: 'ink',
  })
  const body = await page.optional('body', slide.body, {
    face: 'text',
    width: area.width * 0.9,
    max: (room ? 58 : 50) * unit,
    min: 28,
    lines: 10,
    on,
    tone: 'body',
  })
  const meta = await page.optional('meta', slide.meta, {
    face: 'text',
    width: area.width,
    max: 30 * unit,
    min: 28,
    lines: 3,
    on,
    tone: 'muted',
  })
  const cta = await page.optional('cta', slide.cta, {
    face: 'text',
    width: area.width,
    max: 38 * unit,
    min: 30,
    lines: 2,
    on,
    tone: 'lead_ink',
    cut: { weight: 650 },
  })
  return [
    [value, 0],
    [headline, 64 * unit],
    [body, 54 * unit + headline.size * 0.14],
    [meta, (body ? 48 : 54) * unit + (body ? 0 : headline.size * 0.14)],
    [cta, 64 * unit + (body || meta ? 0 : headline.size * 0.2)],
  ]
}

/** Where words stand alone, the number that they begin with is their picture. */
function leadOf({ value, headline }: Slide, alone: boolean): { figure: string | undefined; words: string } {
  const counted = alone && !value ? /^(\d{1,3})\s{1,3}(\p{L}.{2,199})$/u.exec(headline) : null
  return counted?.[1] && counted[2] ? { figure: counted[1], words: counted[2] } : { figure: value, words: headline }
}
