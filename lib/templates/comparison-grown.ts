import type { Page } from '#lib/render/page.ts'
import { box } from '#lib/render/scene.ts'
import type { Side } from '#lib/templates/comparison-parts.ts'
import type { Drawing } from '#lib/templates/template.ts'

/** The old small and quiet on the sheet, the new large on a panel of the brand's colour. */
export async function grown(page: Page, headline: string, [left, right]: readonly [Side, Side]): Promise<Drawing> {
  const { area, unit, width: across, height: tall, shape } = page.canvas
  const on = page.theme.plain
  const panel = page.theme.vivid[0].paper === on.paper ? page.theme.soft : page.theme.vivid[0]
  const wide = shape === 'wide'
  const logo = await page.logo({ height: 44 * unit, on, form: 'full' })
  const lead = await page.text('headline', headline, {
    face: 'text',
    width: area.width * (wide ? 0.38 : 0.6),
    max: 32 * unit,
    min: 28,
    lines: 3,
    on,
    tone: 'muted',
    align: wide ? 'start' : 'end',
    cut: { weight: 550 },
  })
  const width = wide ? area.width * 0.5 : area.width
  const small = await page.text('left_title', left.title, {
    face: 'display',
    width: wide ? area.width * 0.38 : area.width,
    height: area.height * 0.2,
    max: 84 * unit,
    min: 32,
    lines: 3,
    on,
    tone: 'muted',
  })
  const large = await page.text('right_title', right.title, {
    face: 'display',
    width,
    height: area.height * (shape === 'square' ? 0.27 : 0.34),
    max: 190 * unit,
    min: 44,
    lines: 3,
    on: panel,
    tone: 'ink',
  })
  const note = (side: Side, tone: 'muted' | 'body', room: number) =>
    page.optional(side.role, side.items.join('\n') || undefined, {
      face: 'text',
      width: room,
      max: 38 * unit,
      min: 28,
      lines: 10,
      on: side === left ? on : panel,
      tone,
    })
  const below = await note(left, 'muted', wide ? area.width * 0.38 : area.width)
  const under = await note(right, 'body', width)
  const foot = area.y + area.height
  const beside = area.y + Math.max(0, (logo.height - lead.size * 0.72) / 2)
  const head = [
    logo.at(area.x, area.y),
    wide ? lead.at(area.x, area.y + logo.height + 34 * unit) : lead.at(area.x + area.width * 0.4, beside),
  ]
  const x = wide ? area.x + area.width - width : area.x
  const rightHeight = large.height + (under ? under.height + 52 * unit : 0)
  const y = foot - rightHeight
  const leftHeight = small.height + (below ? below.height + 40 * unit : 0)
  const start = wide ? foot - leftHeight : y - 140 * unit - leftHeight
  const edge = wide ? x - 60 * unit : 0
  const seam = wide ? 0 : y - 76 * unit
  const ground = box({ x: edge, y: seam, width: across - edge, height: tall - seam }, { backgroundColor: panel.paper })
  const nodes = [
    small.at(area.x, start),
    ...(below ? [below.at(area.x, start + small.height + 40 * unit)] : []),
    large.at(x, y),
    ...(under ? [under.at(x, y + large.height + 52 * unit)] : []),
  ]
  return { paper: on.paper, dark: on.dark, nodes: [ground, ...head, ...nodes] }
}
