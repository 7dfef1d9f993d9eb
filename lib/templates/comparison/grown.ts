import type { Ground } from '#lib/render/colour/ground.ts'
import type { Page } from '#lib/render/page.ts'
import type { Block } from '#lib/render/part/block.ts'
import { stack } from '#lib/render/part/block.ts'
import { box, drawing, type SceneNode } from '#lib/render/scene.ts'
import type { Side } from '#lib/templates/comparison/parts.ts'
import { loudGround } from '#lib/templates/kit/grounds.ts'
import { type Drawing, drawnOn } from '#lib/templates/kit/template.ts'
import { lit } from '#lib/templates/kit/wash.ts'
import { middleOf } from '#lib/templates/setting/head.ts'
import { headlineOn, noteOn } from '#lib/templates/setting/type.ts'

/** The old small and crossed out; an arrow leaps from it to the new, which is as large as it goes. */
export async function grown(page: Page, headline: string, both: readonly [Side, Side]): Promise<Drawing> {
  const { area, unit, shape } = page.canvas
  const on = loudGround(page)
  const wide = shape === 'wide'
  const { background, tones: behind } = lit(on)
  const logo = await page.logo({ height: 44 * unit, on, form: 'full', behind })
  const lead = await page.text('headline', headline, {
    ...noteOn(on),
    width: area.width * (wide ? 0.5 : 0.54),
    max: 34 * unit,
    lines: 4,
    behind,
    align: 'end',
    cut: { weight: 550 },
  })
  const set = await setSides(page, both, on, behind)
  const { old, fresh, from, to } = placesOf(page, set, area.y + Math.max(logo.height, lead.height))
  return drawnOn(
    on,
    [
      ...leap(page, from, to, on.lead),
      logo.at(area.x, area.y),
      lead.at(area.x + area.width - lead.frame, middleOf(area.y, logo, lead)),
      ...struckOut(page, set.small, old, on.lead),
      ...(set.below ? [set.below.at(old.x, old.y + set.small.height + 38 * unit)] : []),
      ...stack(fresh.x, fresh.y, [
        [set.large, 0],
        [set.under, 54 * unit],
      ]).nodes,
    ],
    background,
  )
}

type Sides = { small: Block; large: Block; below: Block | null; under: Block | null }

/** The old name in small letters, the new one as large as it goes, and what is said of each. */
async function setSides(
  page: Page,
  [left, right]: readonly [Side, Side],
  on: Ground,
  behind: readonly string[],
): Promise<Sides> {
  const { area, unit, shape } = page.canvas
  const room = roomsOf(page)
  const small = await page.text('left_title', left.title, {
    ...headlineOn(on),
    width: room.old,
    height: area.height * 0.2,
    max: 80 * unit,
    min: 32,
    lines: 3,
    behind,
    tone: 'body',
  })
  const large = await page.text('right_title', right.title, {
    ...headlineOn(on),
    width: room.fresh,
    height: area.height * (shape === 'square' ? 0.25 : 0.36),
    max: 210 * unit,
    min: 44,
    lines: 4,
    behind,
  })
  const note = (side: Side, width: number, weight: number) => {
    const ask = { ...noteOn(on), width, max: 38 * unit, lines: 12, behind, cut: { weight } }
    return page.optional(side.role, side.items.join('\n') || undefined, ask)
  }
  return { small, large, below: await note(left, room.old, 400), under: await note(right, room.fresh, 600) }
}

/** How wide the words of each side may be. */
function roomsOf({ canvas: { area, shape } }: Page) {
  const wide = shape === 'wide'
  return { old: area.width * (wide ? 0.36 : 0.68), fresh: area.width * (wide ? 0.52 : 1) }
}

/** Where both sides stand, and from where to where the arrow goes; `head` is where the headline ends. */
function placesOf(page: Page, { small, large, below, under }: Sides, head: number) {
  const { area, unit, shape } = page.canvas
  const wide = shape === 'wide'
  const room = roomsOf(page)
  const foot = area.y + area.height
  const x = wide ? area.x + area.width - room.fresh : area.x
  const y = foot - (large.height + (under ? under.height + 54 * unit : 0))
  const tall = small.height + (below ? below.height + 38 * unit : 0)
  const start = wide ? foot - tall : Math.max(head + 70 * unit, (head + y - tall) / 2)
  // Right to left, the old words stand at the right margin and the arrow leaves them to the left.
  const rtl = small.rtl && !wide
  const old = { x: rtl ? area.x + area.width - room.old : area.x, y: start }
  const side = (share: number) => area.x + area.width * (rtl ? 1 - share : share)
  const beside = Math.min(0.72, (small.width + 56 * unit) / area.width)
  const from = wide
    ? { x: area.x + Math.min(small.width * 0.6, room.old * 0.6), y: start - 36 * unit }
    : { x: side(beside), y: start + small.height / 2 }
  const to = wide ? { x: x + 60 * unit, y: y - 42 * unit } : { x: side(0.88), y: y - 46 * unit }
  return { old, fresh: { x, y }, from, to }
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
