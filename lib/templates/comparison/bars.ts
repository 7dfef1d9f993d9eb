import type { Ground } from '#lib/render/colour/ground.ts'
import { mix, stops } from '#lib/render/colour/oklch.ts'
import type { Page } from '#lib/render/page.ts'
import { heightOf, stack } from '#lib/render/part/block.ts'
import { box, type SceneNode } from '#lib/render/scene.ts'
import type { Side } from '#lib/templates/comparison/parts.ts'
import { sharesIn } from '#lib/templates/comparison/quantity.ts'
import { calmGround, loudGround } from '#lib/templates/kit/grounds.ts'
import { type Drawing, drawnOn } from '#lib/templates/kit/template.ts'
import { floor } from '#lib/templates/price/columns.ts'
import { headlineOn, noteOn } from '#lib/templates/setting/type.ts'

const FEW = 2
const SHORT = 16

/** What share of the larger amount each side is, where little else is said. */
export const sharesOf = ([left, right]: readonly [Side, Side]): [number, number] | null =>
  Math.max(left.items.length, right.items.length) > FEW ? null : sharesIn(left.title, right.title)

/** Two columns on the foot of the canvas, from edge to edge, as tall as their amounts. */
export async function standing(
  page: Page,
  text: string,
  both: readonly [Side, Side],
  shares: readonly [number, number],
): Promise<Drawing> {
  const { area, unit, width, height, shape } = page.canvas
  const on = calmGround(page)
  const wide = shape === 'wide'
  const room = wide ? area.width * 0.36 : area.width
  const { logo, headline } = await opening(page, text, on, room, wide ? 0.6 : 0.26)
  const top = area.y + logo.height + (shape === 'square' ? 62 : 82) * unit
  const from = wide ? area.x + room + 64 * unit : 0
  const step = (width - from) / 2
  const words = await Promise.all(
    both.map(side => sayings(page, side, on, { width: step - area.x - 30 * unit, most: wide ? 150 : 170 })),
  )
  const lift = 38 * unit
  const start =
    (wide ? area.y : top + headline.height + 72 * unit) + Math.max(...words.map(blocks => heightOf(blocks))) + lift
  const foot = shape === 'story' ? Math.max(area.y + area.height, start + 200 * unit) : height
  const nodes: SceneNode[] = []
  for (const [index, share] of shares.entries()) {
    const tall = Math.max(4 * unit, Math.max(0, foot - start) * share)
    const fill = index === 0 ? mix(on.paper, on.ink, 0.2) : on.lead
    const x = from + index * step
    const rect = { x, y: foot - tall, width: step, height: tall }
    page.take('column', rect)
    nodes.push(box(rect, { backgroundImage: `linear-gradient(180deg, ${stops([fill, mix(fill, on.paper, 0.24)])})` }))
    const blocks = words[index] ?? []
    const inset = wide || index === 1 ? 30 * unit : area.x
    nodes.push(...stack(x + inset, foot - tall - lift - heightOf(blocks), blocks).nodes)
  }
  const head = wide ? headline.at(area.x, area.y + area.height - headline.height) : headline.at(area.x, top)
  return drawnOn(on, [floor(page, on, foot), ...nodes, logo.at(area.x, area.y), head])
}

/** Two bars from the left edge, one under the other, as long as their amounts. */
export async function lying(
  page: Page,
  text: string,
  both: readonly [Side, Side],
  shares: readonly [number, number],
): Promise<Drawing> {
  const { area, unit, width, shape } = page.canvas
  const on = loudGround(page)
  const wide = shape === 'wide'
  const { logo, headline } = await opening(page, text, on, area.width * (wide ? 0.72 : 1), wide ? 0.2 : 0.26)
  const top = wide ? area.y : area.y + logo.height + (shape === 'square' ? 62 : 82) * unit
  const from = top + headline.height + (wide ? 40 : 78) * unit
  const foot = area.y + area.height
  const words = await Promise.all(
    both.map(side => sayings(page, side, on, { width: area.width, most: wide ? 84 : 170 })),
  )
  const lift = (wide ? 24 : 34) * unit
  const between = (wide ? 34 : 70) * unit
  const taken = words.reduce((sum, blocks) => sum + heightOf(blocks) + lift, between)
  const thick = Math.max(24 * unit, Math.min(260 * unit, (foot - from - taken) / 2))
  const nodes: SceneNode[] = []
  let y = foot - taken - 2 * thick
  for (const [index, share] of shares.entries()) {
    const blocks = words[index] ?? []
    nodes.push(...stack(area.x, y, blocks).nodes)
    y += heightOf(blocks) + lift
    const rect = { x: 0, y, width: area.x + (width - area.x) * share, height: thick }
    page.take('bar', rect)
    nodes.push(box(rect, { backgroundColor: index === 0 ? mix(on.paper, on.ink, 0.26) : on.ink }))
    y += thick + between
  }
  const head = wide
    ? [headline.at(area.x, top), logo.at(area.x + area.width - logo.width, area.y)]
    : [logo.at(area.x, area.y), headline.at(area.x, top)]
  return drawnOn(on, [...nodes, ...head])
}

async function opening(page: Page, text: string, on: Ground, width: number, share: number) {
  const { area, unit, shape } = page.canvas
  const wide = shape === 'wide'
  const logo = await page.logo({ height: 42 * unit, on, form: 'full' })
  const headline = await page.text('headline', text, {
    ...headlineOn(on),
    width,
    height: area.height * share,
    max: (wide ? 70 : shape === 'square' ? 84 : 100) * unit,
    min: 36,
    lines: 5,
  })
  return { logo, headline }
}

/** The amount large, and what it is of. */
async function sayings(page: Page, side: Side, on: Ground, { width, most }: { width: number; most: number }) {
  const { unit } = page.canvas
  const good = side.role === 'right'
  const amount = await page.text(`${side.role}_title`, side.title, {
    face: 'figure',
    width,
    max: most * unit,
    min: 40,
    lines: side.title.length > SHORT ? 2 : 1,
    on,
    tone: good ? 'ink' : 'muted',
  })
  const label = await page.optional(side.role, side.items.join('\n') || undefined, {
    ...noteOn(on),
    width,
    max: 40 * unit,
    lines: 6,
    cut: good ? { weight: 600 } : {},
  })
  return [
    [label, 0],
    [amount, 26 * unit],
  ] as const
}
