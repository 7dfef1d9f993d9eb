// A number against its benchmark: two bars on one scale, each with its own words, the better one never guessed.

import { mix } from '#lib/render/colour/oklch.ts'
import { stack } from '#lib/render/part/block.ts'
import { box, type SceneNode } from '#lib/render/scene.ts'
import { quantity } from '#lib/templates/comparison/quantity.ts'
import { percentOf } from '#lib/templates/comparison/share.ts'
import { calmGround } from '#lib/templates/kit/grounds.ts'
import type { Composition } from '#lib/templates/kit/template.ts'
import { type StatData, setFigure, setLabels } from '#lib/templates/stat/parts.ts'

export type Measured = { value: number; other: number; text: string; against: string }

const numberOf = (text: string): number | null => percentOf(text) ?? quantity(text)?.value ?? null

/** Both numbers; null where they cannot be drawn on one scale. */
export function measuredOf({ value, benchmark }: StatData): Measured | null {
  if (!benchmark) return null
  const said = typeof benchmark.value === 'number' ? String(benchmark.value) : benchmark.value
  const text = benchmark.unit && !said.includes(benchmark.unit) ? `${said} ${benchmark.unit}` : said
  const [one, other] = [numberOf(value), numberOf(said)]
  const units = [quantity(value)?.unit, quantity(text)?.unit]
  const alike = !units[0] || !units[1] || units[0] === units[1]
  return one !== null && other !== null && one >= 0 && other > 0 && alike
    ? { value: one, other, text, against: benchmark.against }
    : null
}

export const measured: Composition<StatData> = async (page, data) => {
  const { area, unit, shape } = page.canvas
  const wide = shape === 'wide'
  const on = calmGround(page)
  const both = measuredOf(data) ?? { value: 0, other: 1, text: '', against: '' }
  const foot = area.y + area.height
  const logo = await page.logo({ height: 42 * unit, on, form: 'full' })
  const left = wide ? area.width * 0.46 : area.width
  const top = area.y + logo.height + (wide ? 46 : 62) * unit
  const figure = await setFigure(page, data.value, on, {
    width: left,
    height: area.height * (wide ? 0.36 : shape === 'square' ? 0.24 : 0.3),
  })
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
  return {
    paper: on.paper,
    dark: on.dark,
    nodes: [
      logo.at(area.x, area.y),
      ...said,
      ...(await bars()),
      ...(context ? [context.at(area.x, foot - context.height)] : []),
    ],
  }

  /** The number itself in the leading colour, what it is held against in a quiet one. */
  async function bars(): Promise<SceneNode[]> {
    const most = Math.max(both.value, both.other)
    const height = room.height - low
    const text = { face: 'text' as const, width: room.width, min: 28, lines: 2, on, tone: 'body' as const }
    const against = await page.text('against', both.against, {
      ...text,
      width: room.width * 0.62,
      max: (wide ? 34 : 40) * unit,
    })
    const other = await page.text('benchmark', both.text, {
      ...text,
      face: 'display',
      width: room.width * 0.36,
      max: (wide ? 44 : 54) * unit,
      lines: 1,
      align: 'end',
      tone: 'ink',
      cut: { tabular: true },
    })
    const own = await page.text('own', data.value, {
      ...text,
      face: 'display',
      width: room.width,
      max: (wide ? 44 : 54) * unit,
      lines: 1,
      align: 'end',
      tone: 'lead_ink',
      cut: { tabular: true },
    })
    const words = Math.max(against.height, other.height) + own.height + 4 * 26 * unit
    const thick = Math.max(26 * unit, Math.min(150 * unit, (height - words) / 2))
    const total = 2 * thick + words
    let y = room.y + (wide ? (height - total) / 2 : Math.max(0, height - total))
    const nodes: SceneNode[] = []
    const draw = (value: number, fill: string) => {
      const rect = { x: room.x, y, width: Math.max(3, (room.width * value) / most), height: thick }
      page.take('chart', rect)
      nodes.push(
        box({ ...rect, width: room.width }, { backgroundColor: mix(on.paper, on.ink, 0.1) }),
        box(rect, { backgroundColor: fill }),
      )
    }
    nodes.push(own.at(room.x, y))
    y += own.height + 26 * unit
    draw(both.value, on.lead)
    y += thick + 52 * unit
    nodes.push(
      against.at(room.x, y + Math.max(0, other.height - against.height)),
      other.at(room.x + room.width - other.frame, y),
    )
    y += Math.max(against.height, other.height) + 26 * unit
    draw(both.other, mix(on.paper, on.ink, 0.5))
    return nodes
  }
}
