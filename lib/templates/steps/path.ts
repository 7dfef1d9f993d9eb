import { curve, type Point } from '#lib/render/art/curve.ts'
import { type Ground, tintOf } from '#lib/render/colour/ground.ts'
import { LARGE, reaches } from '#lib/render/colour/readable.ts'
import type { Page } from '#lib/render/page.ts'
import { drawing, type Rect, type SceneNode } from '#lib/render/scene.ts'
import { besideRow, squareAt, thingsOfRows } from '#lib/templates/aside/beside-row.ts'
import { calmGround } from '#lib/templates/kit/grounds.ts'
import type { Item } from '#lib/templates/kit/rows.ts'
import { type Drawing, drawnOn } from '#lib/templates/kit/template.ts'
import { titled } from '#lib/templates/setting/head.ts'
import { headlineOn, noteOn } from '#lib/templates/setting/type.ts'
import { BESIDE, LEAST, sidesFor } from '#lib/templates/table/sizes/drawn.ts'

/** A path winds down past the steps, one numbered halt beside each. */
export async function path(page: Page, text: string, list: readonly Item[]): Promise<Drawing> {
  const { area, unit, shape } = page.canvas
  const on = calmGround(page)
  const wide = shape === 'wide'
  const logo = await page.logo({ height: 42 * unit, on, form: 'full' })
  const headline = await page.text('headline', text, {
    ...headlineOn(on),
    width: area.width * (wide ? 0.74 : 1),
    height: area.height * 0.22,
    max: (wide ? 70 : 104) * unit,
    min: 38,
    lines: 4,
  })
  const from = wide
    ? area.y + headline.height + 40 * unit
    : area.y + logo.height + 82 * unit + headline.height + 60 * unit
  const disc = discOn(on)
  const radius = (wide ? 38 : 52) * unit
  const pitch = wide ? area.width / list.length : (area.y + area.height - from) / list.length
  const nodes: SceneNode[] = []
  const halts: Point[] = []
  const places: Rect[] = []
  const nouns = thingsOfRows(page, list.length)
  for (const [index, step] of list.entries()) {
    const set = await setStep(page, step, { on, disc, radius, from, pitch, index, isDrawn: nouns !== null })
    halts.push(set.halt)
    nodes.push(...set.nodes)
    places.push(set.place)
  }
  // Each step has its drawing, or none.
  const isRoomy = places.every(({ width, height }) => Math.min(width, height) > LEAST * unit)
  if (nouns && isRoomy) nodes.push(...places.flatMap((place, at) => besideRow(page, on, nouns[at] ?? '', place)))
  const head = titled(page, logo, headline, area.y + logo.height + 82 * unit)
  return drawnOn(on, [route(page, on, halts, { radius, fill: disc.paper }), ...head, ...nodes])
}

/** Not every leading colour carries a numeral; ink always does. */
function discOn(on: Ground): Ground {
  const loud = reaches(on.on_lead, [on.lead], LARGE)
  return { ...on, paper: loud ? on.lead : on.ink, ink: loud ? on.on_lead : on.paper }
}

type Way = {
  on: Ground
  disc: Ground
  radius: number
  from: number
  pitch: number
  index: number
  isDrawn: boolean
}

/** A step beside its halt on the way, its number on the halt; every second one lies further along. */
async function setStep(page: Page, step: Item, { on, disc, radius, from, pitch, index, isDrawn }: Way) {
  const { area, unit, shape } = page.canvas
  const wide = shape === 'wide'
  const even = index % 2 === 0
  const x = wide ? area.x + index * pitch : area.x + 168 * unit + (even ? 0 : 110 * unit)
  const row = { x, y: from + index * pitch, width: area.x + area.width - x, height: pitch }
  const [side = 0] = isDrawn && !wide ? sidesFor(page, 1, row) : []
  const width = wide ? pitch - 40 * unit : row.width - side * (1 + BESIDE)
  const loud = { ...headlineOn(on), width, max: (wide ? 46 : 58) * unit, min: 28, lines: 4 }
  const title = await page.text('steps', step.title, loud)
  const note = { ...noteOn(on), width, max: 35 * unit, lines: 6, tone: 'muted' as const }
  const body = await page.optional('steps body', step.body, note)
  const number = await page.text('steps number', String(index + 1), {
    ...headlineOn(disc),
    width: radius * 2,
    max: radius * 0.92,
    min: 24,
    lines: 1,
    align: 'center',
  })
  const gap = 22 * unit + title.size * 0.16
  const total = title.height + (body ? gap + body.height : 0)
  const y = wide ? from + 210 * unit : from + index * pitch + (pitch - total) / 2
  const halt: Point = wide
    ? [x + radius, from + (even ? 40 : 110) * unit]
    : [x - 98 * unit, y + Math.min(total, title.height + 40 * unit) / 2]
  const below = { x, y: y + total + 28 * unit, width, height: area.y + area.height - y - total - 28 * unit }
  const place = wide ? below : squareAt(row, side, true)
  const words = [title.at(x, y), ...(body ? [body.at(x, y + title.height + gap)] : [])]
  return { halt, place, nodes: [...words, number.at(halt[0] - radius, halt[1] - number.height / 2)] }
}

/** The line from halt to halt, which comes from outside of the canvas and leaves it. */
function route(page: Page, on: Ground, halts: Point[], { radius, fill }: { radius: number; fill: string }): SceneNode {
  const { width, height, unit, shape } = page.canvas
  const first = halts[0] ?? [0, 0]
  const last = halts.at(-1) ?? [0, 0]
  const line: Point[] =
    shape === 'wide'
      ? [[-60, first[1] + 60 * unit], ...halts, [width + 60, last[1] - 50 * unit]]
      : [[-60, first[1] - 120 * unit], ...halts, [last[0] - 30 * unit, height + 80]]
  const dots = halts.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`)
  return drawing(
    { x: 0, y: 0, width, height },
    `<path d="${curve(line, 0.2)}" fill="none" stroke="${tintOf(on)}" stroke-opacity="0.42" stroke-width="${22 * unit}" stroke-linecap="round"/>${dots.join('')}`,
  )
}
