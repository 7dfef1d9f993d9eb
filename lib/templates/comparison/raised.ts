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
import { type Drawing, drawnOn } from '#lib/templates/kit/template.ts'
import { washed } from '#lib/templates/kit/wash.ts'
import { titled } from '#lib/templates/setting/head.ts'
import { headlineOn, noteOn } from '#lib/templates/setting/type.ts'

/** The old way lies on the ground, the better one on a card that stands out from it and runs off the canvas; their rows share lines. */
export async function raised(page: Page, text: string, both: readonly [Side, Side]): Promise<Drawing> {
  const { area, unit, width, height, shape } = page.canvas
  const wide = shape === 'wide'
  const on = page.roll() < 0.5 ? loudGround(page) : page.theme.deep
  const top = standingOut(page, on, page.theme.plain)
  const wash = washed(on, 'text')
  const logo = await page.logo({ height: 42 * unit, on, form: 'full' })
  const headline = await page.text('headline', text, {
    ...headlineOn(on),
    width: wide ? area.width * 0.72 : area.width,
    height: area.height * 0.26,
    max: (wide ? 68 : 100) * unit,
    min: 36,
    lines: 4,
  })
  const gap = (wide ? 110 : 96) * unit
  const column = (area.width - gap) / 2
  const start = wide ? area.y : area.y + logo.height + 80 * unit
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
  const head = titled(page, logo, headline, start)
  return drawnOn(
    on,
    [card(page, sheet, { on: top, ground: on, bleeds: ['right', 'foot'] }), ...head, ...nodes],
    wash.background,
  )
}

type Columns = { grounds: readonly [Ground, Ground]; room: Rect; step: number; behind: readonly string[] }

async function columns(
  page: Page,
  both: readonly [Side, Side],
  { grounds, room, step, behind }: Columns,
): Promise<SceneNode[]> {
  const { unit } = page.canvas
  const mark = both.some(side => side.mark) ? 36 * unit : 0
  const indent = mark > 0 ? mark + 18 * unit : 0
  const bars = sharesIn(both[0].title, both[1].title)
  const set: Column[] = []
  for (const [index, side] of both.entries()) {
    const own = { on: grounds[index] ?? grounds[0], width: room.width, behind: index === 0 ? behind : undefined }
    set.push(await setColumn(page, side, own, indent))
  }
  const most = Math.max(...set.map(({ items }) => items.length))
  const lines = Array.from({ length: most }, (_, line) => Math.max(...set.map(({ items }) => items[line]?.height ?? 0)))
  const barred = bars ? 62 * unit : 0
  const from = room.y + barred + Math.max(...set.map(({ title }) => title.height)) + 56 * unit
  const natural = lines.reduce((sum, line) => sum + line, 0)
  const free = room.y + room.height - from - natural
  const between = Math.min(110 * unit, Math.max(34 * unit, free / Math.max(1, lines.length - 1)))
  const steps = lines.map(line => line + between)
  return set.flatMap((column, index) => {
    const x = room.x + index * step
    const share = bars?.[index]
    const bar = { x, y: room.y, width: room.width, height: 22 * unit }
    return [
      ...(share === undefined ? [] : [lyingBar(bar, share, barLook(column.on, index === 1))]),
      column.title.at(x, room.y + barred),
      ...pointsOf(column, steps, { x, y: from, indent, mark }),
    ]
  })
}

type Own = { on: Ground; width: number; behind: readonly string[] | undefined }
type Column = { side: Side; on: Ground; title: Block; items: Block[] }

async function setColumn(page: Page, side: Side, { on, width, behind }: Own, indent: number): Promise<Column> {
  const { unit } = page.canvas
  const name = { ...headlineOn(on), width, behind, max: titleMax(side, 62) * unit, min: 30, lines: 4 }
  const title = await page.text(`${side.role}_title`, side.title, name)
  const cut = side.mark === 'good' ? { weight: 600 } : {}
  const point = { ...noteOn(on), width: width - indent - 2 * unit, behind, max: 42 * unit, lines: 6, cut }
  const items: Block[] = []
  for (const item of side.items) items.push(await page.text(side.role, item, point))
  return { side, on, title, items }
}

const barLook = (on: Ground, better: boolean) => ({
  fill: better ? on.lead : mix(on.paper, on.ink, 0.5),
  track: mix(on.paper, on.ink, 0.12),
})

/** The points of a side on the lines that both share, with the sign of its side where it has one. */
function pointsOf(
  { side, on, items }: Column,
  steps: readonly number[],
  { x, y: from, indent, mark }: { x: number; y: number; indent: number; mark: number },
): SceneNode[] {
  const sign = signOf(side.mark)
  const colour = side.mark === 'good' ? on.lead_ink : mix(on.paper, on.ink, 0.62)
  let y = from
  return items.flatMap((block, line) => {
    const at = y
    y += steps[line] ?? 0
    const signed = sign ? [icon(sign, x - 3, at - (mark - block.size * 0.72) / 2, mark, colour, 2.6)] : []
    return [...signed, block.at(x + indent, at)]
  })
}
