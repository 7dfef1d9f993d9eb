// A number against its benchmark: two bars on one scale, each with its own words, the better one never guessed.

import type { Ground } from '#lib/render/colour/ground.ts'
import { mix } from '#lib/render/colour/oklch.ts'
import type { Page } from '#lib/render/page.ts'
import { stack } from '#lib/render/part/block.ts'
import { box, type Rect, type SceneNode } from '#lib/render/scene.ts'
import { nowBeside } from '#lib/render/tongue.ts'
import { quantity } from '#lib/templates/comparison/quantity.ts'
import { percentOf } from '#lib/templates/comparison/share.ts'
import { calmGround } from '#lib/templates/kit/grounds.ts'
import { type Composition, drawnOn } from '#lib/templates/kit/template.ts'
import { headlineOn, noteOn } from '#lib/templates/setting/type.ts'
import { type StatData, setFigure, setLabels } from '#lib/templates/stat/parts.ts'

export type Measured = { value: number; other: number; text: string; against: string }

/** Both numbers; null where they cannot be drawn on one scale. */
export function measuredOf({ value, benchmark }: StatData): Measured | null {
  if (!benchmark) return null
  const said = typeof benchmark.value === 'number' ? String(benchmark.value) : benchmark.value
  const text = benchmark.unit && !said.includes(benchmark.unit) ? `${said} ${benchmark.unit}` : said
  const [one, other] = onOneScale(value, text) ?? [-1, -1]
  return one >= 0 && other > 0 ? { value: one, other, text, against: benchmark.against } : null
}

/** Days beside weeks are both seconds; where only one of two names its unit, the other is of the same. */
function onOneScale(one: string, other: string): [number, number] | null {
  const both = [quantity(one), quantity(other)] as const
  const isNamed = both.every(amount => amount?.unit && amount.unit !== '%')
  if (isNamed && both[0]?.unit !== both[1]?.unit) return null
  const [first, second] = isNamed ? both.map(amount => amount?.value) : [bareOf(one), bareOf(other)]
  return first === undefined || second === undefined ? null : [first, second]
}

const bareOf = (text: string): number | undefined =>
  percentOf(text) ?? (quantity(text) ? quantity(/\d[\d.,\u2009\u202F]*/u.exec(text)?.[0] ?? '')?.value : undefined)

export const measured: Composition<StatData> = async (page, data) => {
  const { area, unit, shape } = page.canvas
  const wide = shape === 'wide'
  const on = calmGround(page)
  const both = measuredOf(data) ?? { value: 0, other: 1, text: '', against: '' }
  const foot = area.y + area.height
  const logo = await page.logo({ height: 42 * unit, on, form: 'full' })
  const left = wide ? area.width * 0.46 : area.width
  const top = area.y + logo.height + (wide ? 58 : 82) * unit
  const tall = area.height * (wide ? 0.36 : shape === 'square' ? 0.24 : 0.3)
  const figure = await setFigure(page, data.value, on, { width: left, height: tall })
  const words = await setLabels(page, data, on, left)
  const { nodes: said, bottom } = stack(area.x, top, [
    [figure, 0],
    [words[0][0], 46 * unit],
    ...(wide ? [words[1]] : []),
  ])
  const room = wide
    ? { x: area.x + area.width * 0.54, y: area.y, width: area.width * 0.46, height: area.height }
    : { x: area.x, y: bottom + 60 * unit, width: area.width, height: foot - bottom - 60 * unit }
  const context = wide ? null : words[1][0]
  const low = context ? context.height + 56 * unit : 0
  return drawnOn(on, [
    logo.at(area.x, area.y),
    ...said,
    ...(await bars(page, on, [data.value, both], { ...room, height: room.height - low })),
    ...(context ? [context.at(area.x, foot - context.height)] : []),
  ])
}

/** The number itself in the leading colour, what it is held against in a quiet one. */
async function bars(page: Page, on: Ground, [value, both]: [string, Measured], room: Rect): Promise<SceneNode[]> {
  const { unit, shape } = page.canvas
  const gap = 26 * unit
  const { against, other, own, now } = await setWords(page, on, [value, both], room.width)
  const between = Math.max(against.height, other.height)
  const words = between + own.height + 4 * 26 * unit
  const thick = Math.max(gap, Math.min(150 * unit, (room.height - words) / 2))
  const total = 2 * thick + words
  const free = shape === 'wide' ? (room.height - total) / 2 : Math.max(0, room.height - total)
  const first = room.y + free
  const bar = first + (own.height + gap)
  const next = bar + (thick + 52 * unit)
  const second = next + (between + gap)
  const most = Math.max(both.value, both.other)
  const drawn = (y: number, amount: number, fill: string) => {
    const rect = { x: room.x, y, width: Math.max(3, (room.width * amount) / most), height: thick }
    page.take('chart', rect)
    const track = box({ ...rect, width: room.width }, { backgroundColor: mix(on.paper, on.ink, 0.1) })
    return [track, box(rect, { backgroundColor: fill })]
  }
  return [
    ...(now ? [now.at(room.x, first + Math.max(0, own.height - now.height))] : []),
    own.at(room.x, first),
    ...drawn(bar, both.value, on.lead),
    against.at(room.x, next + Math.max(0, other.height - against.height)),
    other.at(room.x + room.width - other.frame, next),
    ...drawn(second, both.other, mix(on.paper, on.ink, 0.5)),
  ]
}

async function setWords(page: Page, on: Ground, [value, { against, text }]: [string, Measured], width: number) {
  const { unit, shape } = page.canvas
  const wide = shape === 'wide'
  const note = { ...noteOn(on), width: width * 0.62, max: (wide ? 34 : 40) * unit, lines: 2 }
  const number = {
    ...headlineOn(on),
    min: 28,
    max: (wide ? 44 : 54) * unit,
    lines: 1,
    align: 'end',
    cut: { tabular: true },
  } as const
  return {
    against: await page.text('against', against, note),
    other: await page.text('benchmark', text, { ...number, width: width * 0.36 }),
    now: await page.optional('now', nowBeside(against, page.subject.tongue), note),
    own: await page.text('own', value, { ...number, width, tone: 'lead_ink' }),
  }
}
