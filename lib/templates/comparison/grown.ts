import type { Page } from '#lib/render/page.ts'
import type { Block } from '#lib/render/part/block.ts'
import { stack } from '#lib/render/part/block.ts'
import { box, drawing, type SceneNode } from '#lib/render/scene.ts'
import type { Side } from '#lib/templates/comparison/parts.ts'
import { loudGround } from '#lib/templates/kit/grounds.ts'
import type { Drawing } from '#lib/templates/kit/template.ts'
import { lit } from '#lib/templates/kit/wash.ts'

/** The old small and crossed out; an arrow leaps from it to the new, which is as large as it goes. */
export async function grown(page: Page, headline: string, [left, right]: readonly [Side, Side]): Promise<Drawing> {
  const { area, unit, shape } = page.canvas
  const on = loudGround(page)
  const wide = shape === 'wide'
  const { background, tones: behind } = lit(on)
  const logo = await page.logo({ height: 44 * unit, on, form: 'full', behind })
  const lead = await page.text('headline', headline, {
    face: 'text',
    width: area.width * (wide ? 0.5 : 0.54),
    max: 34 * unit,
    min: 28,
    lines: 4,
    on,
    behind,
    tone: 'body',
    align: 'end',
    cut: { weight: 550 },
  })
  const room = { old: area.width * (wide ? 0.36 : 0.68), fresh: area.width * (wide ? 0.52 : 1) }
  const small = await page.text('left_title', left.title, {
    face: 'display',
    width: room.old,
    height: area.height * 0.2,
    max: 80 * unit,
    min: 32,
    lines: 3,
    on,
    behind,
    tone: 'body',
  })
  const large = await page.text('right_title', right.title, {
    face: 'display',
    width: room.fresh,
    height: area.height * (shape === 'square' ? 0.25 : 0.36),
    max: 210 * unit,
    min: 44,
    lines: 4,
    on,
    behind,
    tone: 'ink',
  })
  const note = (side: Side, width: number, weight: number) =>
    page.optional(side.role, side.items.join('\n') || undefined, {
      face: 'text',
      width,
      max: 38 * unit,
      min: 28,
      lines: 12,
      on,
      behind,
      tone: 'body',
      cut: { weight },
    })
  const below = await note(left, room.old, 400)
  const under = await note(right, room.fresh, 600)
  const foot = area.y + area.height
  const fresh = large.height + (under ? under.height + 54 * unit : 0)
  const old = small.height + (below ? below.height + 38 * unit : 0)
  const x = wide ? area.x + area.width - room.fresh : area.x
  const y = foot - fresh
  const head = area.y + Math.max(logo.height, lead.height)
  const start = wide ? foot - old : Math.max(head + 70 * unit, (head + y - old) / 2)
  // Right to left, the old words stand at the right margin and the arrow leaves them to the left.
  const rtl = small.rtl && !wide
  const oldX = rtl ? area.x + area.width - room.old : area.x
  const side = (share: number) => area.x + area.width * (rtl ? 1 - share : share)
  const beside = Math.min(0.72, (small.width + 56 * unit) / area.width)
  const from = wide
    ? { x: area.x + Math.min(small.width * 0.6, room.old * 0.6), y: start - 36 * unit }
    : { x: side(beside), y: start + small.height / 2 }
  const to = wide ? { x: x + 60 * unit, y: y - 42 * unit } : { x: side(0.88), y: y - 46 * unit }
  return {
    paper: on.paper,
    background,
    dark: on.dark,
    nodes: [
      ...leap(page, from, to, on.lead),
      logo.at(area.x, area.y),
      lead.at(area.x + area.width - lead.frame, area.y + Math.max(0, (logo.height - lead.size * 0.72) / 2)),
      ...struckOut(page, small, { x: oldX, y: start }, on.lead),
      ...(below ? [below.at(oldX, start + small.height + 38 * unit)] : []),
      ...stack(x, y, [
        [large, 0],
        [under, 54 * unit],
      ]).nodes,
    ],
  }
}

type Spot = { x: number; y: number }

/** A text with a line through the middle of each of its lines. */
function struckOut(page: Page, text: Block, { x, y }: Spot, colour: string): SceneNode[] {
  const thick = Math.max(5, text.size * 0.075)
  const radius = page.pairing.manner === 'bold' ? 0 : thick
  return text.apart(x, y).flatMap(({ node, rect, baseline, size }) => {
    const hang = size * 0.13
    const frame = { x: rect.x + hang, y: baseline - size * 0.32, width: rect.width - 2 * hang, height: thick }
    return [node, box(frame, { backgroundColor: colour, borderRadius: radius })]
  })
}

/** A broad curved arrow from one place to another; nothing where they are too near. */
function leap(page: Page, from: Spot, to: Spot, colour: string): SceneNode[] {
  const { width, height, unit, shape } = page.canvas
  const across = to.x - from.x
  const down = to.y - from.y
  if (Math.abs(across) < 90 * unit || (shape !== 'wide' && down < 130 * unit)) return []
  const weight = 20 * unit
  const head = 46 * unit
  // It leaves along the old words and comes down on the new ones.
  const bend =
    shape === 'wide'
      ? `${from.x} ${from.y - 150 * unit} ${to.x} ${to.y - 170 * unit}`
      : `${from.x + across * 0.7} ${from.y} ${to.x} ${from.y + down * 0.25}`
  const path = `<path d="M${from.x} ${from.y}C${bend} ${to.x} ${to.y - weight / 2}" />`
  const tip = `<path d="M${to.x - head} ${to.y - head}L${to.x} ${to.y}L${to.x + head} ${to.y - head}" stroke-linejoin="round" />`
  return [
    drawing(
      { x: 0, y: 0, width, height },
      `<g fill="none" stroke="${colour}" stroke-width="${weight}" stroke-linecap="round">${path}${tip}</g>`,
    ),
  ]
}
