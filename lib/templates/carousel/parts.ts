import * as z from 'zod'
import type { Ground } from '#lib/render/colour/ground.ts'
import type { Page } from '#lib/render/page.ts'
import { heightOf, type Parts, stack } from '#lib/render/part/block.ts'
import type { SceneNode } from '#lib/render/scene.ts'
import { hash } from '#lib/render/seed.ts'
import { isUnit } from '#lib/render/type/breaks/bonds.ts'
import { SCANT, setRest } from '#lib/templates/carousel/below.ts'
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

export type SlideAsk = {
  on: Ground
  index: number
  /** What the words have to themselves where nothing is drawn beside them; they grow into it. */
  room?: number | undefined
  /** Which of the counted things of the cover this slide is. */
  ordinal?: number | undefined
}

export async function slideWords(page: Page, slide: Slide, ask: SlideAsk): Promise<Parts> {
  const { unit } = page.canvas
  const { value, headline } = await setLead(page, slide, ask)
  const { body, facts, meta, cta } = await setRest(page, slide, ask, headline.size)
  return [
    [value, 0],
    [headline, 78 * unit],
    [body, 54 * unit + headline.size * 0.14],
    ...facts.map((fact, at) => [fact, at > 0 ? 36 * unit : 66 * unit + headline.size * 0.14] as const),
    [meta, (body ? 48 : 54) * unit + (body ? 0 : headline.size * 0.14)],
    [cta, 64 * unit + (body || meta || facts.length > 0 ? 0 : headline.size * 0.2)],
  ]
}

async function setLead(page: Page, slide: Slide, { on, index, room, ordinal }: SlideAsk) {
  const { area, unit, height } = page.canvas
  const { figure, words } = leadOf(slide, room !== undefined)
  const number = figure ?? (room && ordinal ? String(ordinal) : undefined)
  const isCounted = room !== undefined && !slide.value
  const rest = Boolean(slide.body || slide.meta || slide.cta || slide.facts)
  const value = await page.optional(figure ? 'value' : 'number', number, {
    ...figureOn(on),
    width: area.width,
    height:
      room && isCounted
        ? room * (figure ? (rest ? 0.4 : 0.58) : rest ? 0.3 : 0.5) * (room < height * SCANT ? 0.78 : 1)
        : room
          ? room * (rest ? 0.36 : 0.46)
          : area.height * 0.34,
    max: (isCounted ? (figure ? 900 : 620) : room ? 700 : 420) * unit,
    min: 72,
    tone: figure ? 'ink' : 'lead_ink',
  })
  const headline = await page.text('headline', words, {
    ...headlineOn(on),
    width: area.width,
    height: room
      ? room * (value ? (rest ? 0.27 : 0.36) : rest ? 0.55 : 0.92)
      : area.height * (index === 0 ? 0.5 : 0.36),
    max: largest(slide, value !== null, { index, alone: room !== undefined }) * unit,
    min: 40,
    lines: 7,
    large: room !== undefined,
  })
  return { value, headline }
}

function largest({ value, headline }: Slide, hasFigure: boolean, { index, alone }: { index: number; alone: boolean }) {
  if (value) return alone ? 140 : 76
  if (hasFigure) return 210
  if (alone) return 400
  return index === 0 ? 165 : [...headline].length < 26 ? 150 : 116
}

/** Where words stand alone, the number that they begin with is their picture; of what is counted one by one, so is its place. */
function leadOf({ value, headline }: Slide, alone: boolean): { figure: string | undefined; words: string } {
  if (!alone || value) return { figure: value, words: headline }
  const [, figure, stop, words] = /^(\d{1,3})([.)]?)\s{1,3}(\p{L}.{2,199})$/u.exec(headline) ?? []
  if (!figure || !words || isUnit(words.split(' ')[0] ?? '') || isSpan(words)) return { figure: value, words: headline }
  return { figure, words: stop ? upperFirst(words) : words }
}

/** “12 to 3 p.m.”, “2 for 1 rolls”: what the number goes on to belongs to it; of “1 Mon 11 January” it is the place. */
const isSpan = (words: string): boolean => /^\p{Ll}{1,4} [£$€]?\d/u.test(words)

const upperFirst = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)

type Room = { from: number; to: number /** On the ground rather than from the top. */; low: boolean }

/** Of the height of a slide, what between or above its words is a hole. */
const [BETWEEN, ABOVE] = [0.24, 0.15]
/** And what may be on one side of few words. */
const ASIDE = 0.2

/** Words alone use the whole slide: the lead at its head and the rest on the ground, or all of them on the ground; few words hang nearer to the head or stand nearer to the ground, never as on the slide before. */
export function spreadWords({ canvas: { area, height, unit } }: Page, parts: Parts, { from, to, low }: Room) {
  const shown = parts.filter(([block]) => block !== null)
  // The tails of large letters stay clear of the ground.
  const tail = (shown.at(-1)?.[0]?.size ?? 0) * 0.16
  const free = Math.max(0, to - tail - from - heightOf(parts))
  if (free > height * (low ? ABOVE : BETWEEN)) {
    const larger = Math.min(free * 0.74, Math.max(free / 2, height * ASIDE))
    return stack(area.x, from + (low ? larger : free - larger), parts)
  }
  if (low) return stack(area.x, from + free, parts)
  const lead = stack(area.x, from, parts.slice(0, 2))
  const rest = parts.slice(2)
  const under = stack(area.x, Math.max(lead.bottom + 24 * unit, to - tail - heightOf(rest)), rest)
  return { nodes: [...lead.nodes, ...under.nodes], bottom: Math.max(lead.bottom, under.bottom) }
}

/** “3 things to check” and three slides after it: the first of them is 1. */
export function ordinalOf(slides: readonly Slide[], index: number): number | undefined {
  const [cover, ...others] = slides
  const counted = Number(/^\d(?=\s)/u.exec(cover?.headline ?? '')?.[0] ?? cover?.value)
  const points = others.filter(({ role, cta }) => role !== 'end' && !cta)
  if (points.length !== counted || points.some(({ value }) => value)) return undefined
  const place = points.indexOf(slides[index] as Slide)
  return place < 0 ? undefined : place + 1
}
