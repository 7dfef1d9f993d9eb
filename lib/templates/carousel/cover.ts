// The cover of a set of slides of words alone: what the story is about, as large as it goes.
import type { Ground } from '#lib/render/colour/ground.ts'
import type { Page } from '#lib/render/page.ts'
import { type Block, heightOf, type Parts, stack } from '#lib/render/part/block.ts'
import { drawing, type SceneNode } from '#lib/render/scene.ts'
import type { Slide } from '#lib/templates/carousel/parts.ts'
import { saidOn } from '#lib/templates/carousel/said.ts'
import { APART, SHARES, TAIL } from '#lib/templates/carousel/sizes.ts'
import { BELOW, below } from '#lib/templates/carousel/under.ts'
import { figureOn, headlineOn } from '#lib/templates/setting/type.ts'

export type Told = {
  slides: readonly Slide[]
  /** Whether nothing but words is on a slide. */
  bare: readonly boolean[]
  index: number
  /** Where the head of the slide ends. */
  top: number
  /** Whether one slide leads to the next by a swipe. */
  swiped: boolean
}

/** An arrow runs along the foot where one swipes on. */
export async function coverOf(page: Page, { slides, index, top, swiped }: Told, on: Ground): Promise<SceneNode[]> {
  const { area, unit } = page.canvas
  const said = saidOn(slides, index)
  const foot = area.y + area.height - (swiped ? 110 * unit : 0)
  const { rest } = said
  const rests = (
    await below(page, { ...said, label: undefined, figure: undefined }, on, {
      label: 0,
      body: 72 * unit,
      share: SHARES[0],
    })
  )
    .slice(1)
    .filter(([block]) => block)
  const free = foot - top - (heightOf(rests) > 0 ? heightOf(rests) + BELOW * unit : 0)
  const headline = await page.text('headline', said.lead ?? said.label ?? rest.headline, {
    ...headlineOn(on),
    width: area.width,
    height: said.figure ? free * COUNTED : free,
    max: (said.figure ? 210 : 400) * unit,
    min: 40,
    lines: 7,
    large: true,
  })
  const tail = heightOf(rests) > 0 ? 0 : headline.size * TAIL
  const apart = Math.max(BELOW * unit, headline.size * APART)
  const words: Parts = [[headline, 0], ...rests.map(([one, gap], at) => [one, at === 0 ? apart : gap] as const)]
  const above = foot - tail - heightOf(words) - top
  const figure = await countOn(page, said.figure, on, above - headline.size * APART)
  const asked = figure ? null : await askedOn(page, headline, rest.headline, on, above)
  const sign = figure?.at(area.x, top + above - headline.size * APART - figure.height) ?? asked?.at(area.x, top)
  // With nothing over them words stand in the middle: below an empty half they wait for a picture.
  const { nodes } = stack(area.x, top + above * (sign ? 1 : MIDDLE), words)
  return [...(sign ? [sign] : []), ...nodes, ...(swiped ? [onwards(page, on)] : [])]
}

/** Of what is free on a cover of words, what is above them. */
const MIDDLE = 0.46
/** Of the room of a cover, the words under a figure. */
const COUNTED = 0.36

/** What is counted, as large as the words under it leave. */
const countOn = (page: Page, figure: string | undefined, on: Ground, room: number): Promise<Block | null> =>
  page.optional('value', figure, {
    ...figureOn(on),
    width: page.canvas.area.width,
    height: room,
    max: 900 * page.canvas.unit,
    min: 72,
    tone: 'lead_ink',
  })

/** A short question leaves room for its mark, as large as that. */
async function askedOn(page: Page, { size }: Block, text: string, on: Ground, room: number): Promise<Block | null> {
  const mark = /[?？]$/u.exec(text)?.[0]
  if (!mark || room < page.canvas.height * LEAST_MARK) return null
  const { width } = page.canvas.area
  return page.text('number', mark, {
    ...figureOn(on),
    width,
    height: room - size * 0.5,
    max: 900,
    min: 72,
    tone: 'lead_ink',
  })
}

const LEAST_MARK = 0.24

/** From the left margin to the right one, where the next slide comes from; along the foot, or at `y`. */
export function onwards({ canvas, signature }: Page, on: Ground, at?: number): SceneNode {
  const { area, unit, width, height } = canvas
  const weight = Math.round(Math.max(8, signature.grid.rule * 2.6) * unit)
  const [y, end, tip] = [at ?? area.y + area.height - 20 * unit, area.x + area.width - weight / 2, 40 * unit]
  const path = `M${area.x} ${y}H${end}M${end - tip} ${y - tip}L${end} ${y}L${end - tip} ${y + tip}`
  return drawing(
    { x: 0, y: 0, width, height },
    `<path d="${path}" fill="none" stroke="${on.lead_ink}" stroke-width="${weight}" stroke-linejoin="miter"/>`,
  )
}
