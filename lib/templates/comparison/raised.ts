import type { Ground } from '#lib/render/colour/ground.ts'
import { mix } from '#lib/render/colour/oklch.ts'
import type { Page } from '#lib/render/page.ts'
import type { Block } from '#lib/render/part/block.ts'
import { lyingBar } from '#lib/render/part/chart.ts'
import { icon } from '#lib/render/part/icons.ts'
import type { Rect, SceneNode } from '#lib/render/scene.ts'
import { type Side, signOf, titleMax } from '#lib/templates/comparison/parts.ts'
import { sharesIn } from '#lib/templates/comparison/quantity.ts'
import { card } from '#lib/templates/kit/card.ts'
import { loudGround, standingOut } from '#lib/templates/kit/grounds.ts'
import type { Drawing } from '#lib/templates/kit/template.ts'
import { washed } from '#lib/templates/kit/wash.ts'

/** The old way lies on the ground, the better one on a card that stands out from it and runs off the canvas; their rows share lines. */
export async function raised(page: Page, text: string, both: readonly [Side, Side]): Promise<Drawing> {
  const { area, unit, width, height, shape } = page.canvas
  const wide = shape === 'wide'
  const on = page.roll() < 0.5 ? loudGround(page) : page.theme.deep
  const top = standingOut(page, on, page.theme.plain)
  const wash = washed(on, 'text')
  const logo = await page.logo({ height: 42 * unit, on, form: 'full' })
  const headline = await page.text('headline', text, {
    face: 'display',
    width: wide ? area.width * 0.72 : area.width,
    height: area.height * 0.26,
    max: (wide ? 68 : 100) * unit,
    min: 36,
    lines: 4,
    on,
    tone: 'ink',
  })
  const gap = (wide ? 110 : 96) * unit
  const column = (area.width - gap) / 2
  const start = wide ? area.y : area.y + logo.height + 62 * unit
  const seam = start + headline.height + (wide ? 52 : 76) * unit
  const sheet = {
    x: area.x + column + gap / 2,
    y: seam,
    width: width - area.x - column - gap / 2,
    height: height - seam,
  }
  const room = { x: area.x, y: seam + (wide ? 52 : 66) * unit, width: column, height: 0 }
  room.height = area.y + area.height - room.y
  const grounds = [on, top] as const
  const nodes = await columns(page, both, { grounds, room, step: column + gap, behind: [on.paper, wash.at(1)] })
  const head = wide
    ? [headline.at(area.x, start), logo.at(area.x + area.width - logo.width, area.y)]
    : [logo.at(area.x, area.y), headline.at(area.x, start)]
  return {
    paper: on.paper,
    background: wash.background,
    dark: on.dark,
    nodes: [card(page, sheet, { on: top, ground: on, bleeds: ['right', 'foot'] }), ...head, ...nodes],
  }
}

type Columns = { grounds: readonly [Ground, Ground]; room: Rect; step: number; behind: readonly string[] }

async function columns(
  page: Page,
  both: readonly [Side, Side],
  { grounds, room, step, behind }: Columns,
): Promise<SceneNode[]> {
  const { unit } = page.canvas
  const signed = both.some(side => side.mark)
  const mark = signed ? 36 * unit : 0
  const indent = signed ? mark + 18 * unit : 0
  const bars = sharesIn(both[0].title, both[1].title)
  const titles: Block[] = []
  const items: Block[][] = []
  for (const [index, side] of both.entries()) {
    const shared = { width: room.width, on: grounds[index] ?? grounds[0], behind: index === 0 ? behind : undefined }
    titles.push(
      await page.text(`${side.role}_title`, side.title, {
        ...shared,
        face: 'display',
        max: titleMax(side, 62) * unit,
        min: 30,
        lines: 4,
        tone: 'ink',
      }),
    )
    const own: Block[] = []
    for (const item of side.items)
      own.push(
        await page.text(side.role, item, {
          ...shared,
          face: 'text',
          width: room.width - indent - 2 * unit,
          max: 42 * unit,
          min: 28,
          lines: 6,
          tone: 'body',
          cut: side.mark === 'good' ? { weight: 600 } : {},
        }),
      )
    items.push(own)
  }
  const lines = Array.from({ length: Math.max(...items.map(own => own.length)) }, (_, line) =>
    Math.max(...items.map(own => own[line]?.height ?? 0)),
  )
  const barred = bars ? 62 * unit : 0
  const from = room.y + barred + Math.max(...titles.map(title => title.height)) + 56 * unit
  const natural = lines.reduce((sum, line) => sum + line, 0)
  const free = room.y + room.height - from - natural
  const between = Math.min(110 * unit, Math.max(34 * unit, free / Math.max(1, lines.length - 1)))
  const nodes: SceneNode[] = []
  for (const [index, side] of both.entries()) {
    const x = room.x + index * step
    const on = grounds[index] ?? grounds[0]
    const share = bars?.[index]
    if (share !== undefined) {
      const look = { fill: index === 1 ? on.lead : mix(on.paper, on.ink, 0.5), track: mix(on.paper, on.ink, 0.12) }
      nodes.push(lyingBar({ x, y: room.y, width: room.width, height: 22 * unit }, share, look))
    }
    const title = titles[index]
    if (title) nodes.push(title.at(x, room.y + barred))
    let y = from
    for (const [line, block] of (items[index] ?? []).entries()) {
      const sign = signOf(side.mark)
      const colour = side.mark === 'good' ? on.lead_ink : mix(on.paper, on.ink, 0.62)
      if (sign) nodes.push(icon(sign, x - 3, y - (mark - block.size * 0.72) / 2, mark, colour, 2.6))
      nodes.push(block.at(x + indent, y))
      y += (lines[line] ?? 0) + between
    }
  }
  return nodes
}
