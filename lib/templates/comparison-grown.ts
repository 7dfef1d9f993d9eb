import type { Page } from '#lib/render/page.ts'
import { box } from '#lib/render/scene.ts'
import type { Side } from '#lib/templates/comparison-parts.ts'
import { anyGround } from '#lib/templates/grounds.ts'
import type { Drawing } from '#lib/templates/template.ts'

/** Two lines of words, one struck by size: the old small and quiet, the new large. */
export async function grown(page: Page, headline: string, [left, right]: readonly [Side, Side]): Promise<Drawing> {
  const { area, unit, shape } = page.canvas
  const on = anyGround(page)
  const wide = shape === 'wide'
  const logo = await page.logo({ height: 44 * unit, on, form: 'full' })
  const lead = await page.text('headline', headline, {
    face: 'text',
    width: area.width * 0.6,
    max: 32 * unit,
    min: 28,
    lines: 3,
    on,
    tone: 'muted',
    align: 'end',
    cut: { weight: 550 },
  })
  const width = wide ? area.width * 0.48 : area.width
  const small = await page.text('left_title', left.title, {
    face: 'display',
    width: wide ? area.width * 0.4 : area.width,
    height: area.height * 0.2,
    max: 72 * unit,
    min: 32,
    lines: 3,
    on,
    tone: 'muted',
  })
  const large = await page.text('right_title', right.title, {
    face: 'display',
    width,
    height: area.height * 0.34,
    max: 190 * unit,
    min: 44,
    lines: 3,
    on,
    tone: 'ink',
  })
  const note = (side: Side, tone: 'muted' | 'body', room: number) =>
    page.optional(side.role, side.items.join('\n') || undefined, {
      face: 'text',
      width: room,
      max: 32 * unit,
      min: 28,
      lines: 10,
      on,
      tone,
    })
  const below = await note(left, 'muted', wide ? area.width * 0.4 : area.width)
  const under = await note(right, 'body', width)
  const foot = area.y + area.height
  const head = [
    logo.at(area.x, area.y),
    lead.at(area.x + area.width * 0.4, area.y + Math.max(0, (logo.height - lead.size * 0.72) / 2)),
  ]
  const x = wide ? area.x + area.width - width : area.x
  const rightHeight = large.height + (under ? under.height + 52 * unit : 0)
  const y = foot - rightHeight
  const leftHeight = small.height + (below ? below.height + 40 * unit : 0)
  const start = wide ? foot - leftHeight : Math.max(area.y + logo.height + 80 * unit, y - 110 * unit - leftHeight)
  const rule = wide
    ? []
    : [box({ x: area.x, y: y - 60 * unit, width: area.width, height: 2 }, { backgroundColor: on.line })]
  const nodes = [
    small.at(area.x, start),
    ...(below ? [below.at(area.x, start + small.height + 40 * unit)] : []),
    large.at(x, y),
    ...(under ? [under.at(x, y + large.height + 52 * unit)] : []),
  ]
  return { paper: on.paper, dark: on.dark, nodes: [...head, ...rule, ...nodes] }
}
