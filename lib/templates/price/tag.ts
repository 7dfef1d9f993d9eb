import type { Ground } from '#lib/render/colour/ground.ts'
import { shadowTint } from '#lib/render/colour/oklch.ts'
import type { Page } from '#lib/render/page.ts'
import { type Block, heightOf, type Parts, stack } from '#lib/render/part/block.ts'
import { drawing, type Rect, type SceneNode } from '#lib/render/scene.ts'
import { standingOut } from '#lib/templates/kit/grounds.ts'
import { type Drawing, drawnOn } from '#lib/templates/kit/template.ts'
import { former, type PriceData, setPrices, setWords } from '#lib/templates/price/parts.ts'

/** The new price as large as it goes on a tag of the brand's colour that hangs in from the right edge. */
export async function tagged(page: Page, data: PriceData): Promise<Drawing> {
  const { area, unit, width, shape } = page.canvas
  const wide = shape === 'wide'
  const on = page.theme.plain
  const loud = standingOut(page, on, page.theme.vivid[0])
  const foot = area.y + area.height
  const room = wide ? area.width * 0.46 : area.width
  const logo = await page.logo({ height: 42 * unit, on, form: 'full' })
  const max = wide ? 64 : shape === 'square' ? 80 : 100
  const { headline, body, items } = await setWords(page, data, on, { width: room, max })
  const lower = below(body, items, unit)
  const top = area.y + logo.height + (shape === 'square' ? 66 : 84) * unit
  const left = wide ? area.x + room + 50 * unit : area.x * 0.6
  const cut = (wide ? 90 : 120) * unit
  const lowerTop = foot - heightOf(lower)
  const upper = wide ? area.y : top + headline.height + (shape === 'square' ? 52 : 84) * unit
  const under = wide ? foot : heightOf(lower) > 0 ? lowerTop - (shape === 'square' ? 56 : 84) * unit : foot
  const tall = Math.min(under - upper, (wide ? 420 : 500) * unit)
  const tag = { x: left, y: upper + (under - upper - tall) / 2, width: width - left, height: tall }
  const { old, fresh } = await setPrices(page, data, loud, {
    width: area.x + area.width - left - cut - 40 * unit,
    old: Math.min(104, (tall / unit) * 0.2),
    fresh: 420,
    share: 0.8,
    tall: Math.max(80 * unit, tall * (data.old_price ? 0.44 : 0.62)),
  })
  const x = left + cut + 40 * unit
  const total = (fresh?.height ?? 0) + (old ? old.height + hanging(data, fresh) + Math.min(50 * unit, tall * 0.12) : 0)
  const y = tag.y + (tag.height - total) / 2
  const shown = old !== null || fresh !== null
  if (shown) page.take('tag', { ...tag, x: width, width: 0 })
  return drawnOn(on, [
    ...(shown ? [hung(page, tag, cut, { on, loud })] : []),
    logo.at(area.x, area.y),
    headline.at(area.x, top),
    ...(fresh ? [fresh.at(x, y)] : []),
    ...(old ? former(page, data, old, loud, { x, y: y + total - old.height }) : []),
    ...stack(area.x, lowerTop, lower).nodes,
  ])
}

const below = (body: Block | null, items: Block | null, unit: number): Parts => [
  [body, 0],
  [items, 44 * unit],
]

/** How far a comma hangs below the figures of a price. */
const hanging = ({ new_price = '' }: PriceData, fresh: Block | null): number =>
  /[,;]/.test(new_price) ? (fresh?.size ?? 0) * 0.12 : 0

/** A tag with its eyelet and the string that holds it, its shadow on the ground. */
function hung(page: Page, rect: Rect, cut: number, { on, loud }: { on: Ground; loud: Ground }): SceneNode {
  const { width, height: tall, shape } = page.canvas
  const { x, y, height } = rect
  const ear = height * 0.3
  const foot = y + height
  const near = x + cut * 0.1
  const far = [x + cut * 0.82, x + cut * 0.96, x + cut * 1.2] as const
  const upper = `M${x} ${y + ear}Q${x} ${y + ear * 0.86} ${near} ${y + ear * 0.76}L${far[0]} ${y + ear * 0.12}Q${far[1]} ${y} ${far[2]} ${y}H${width + 80}`
  const lower = `V${foot}H${far[2]}Q${far[1]} ${foot} ${far[0]} ${foot - ear * 0.12}L${near} ${foot - ear * 0.76}Q${x} ${foot - ear * 0.86} ${x} ${foot - ear}Z`
  const dark = shadowTint(on.paper)
  const k = cut / 120
  // Many thin layers: few ones would be seen as steps.
  const shadow = Array.from({ length: 26 }, (_, index) => 46 - index * 1.75).map(
    drop => `<path d="${upper}${lower}" transform="translate(0 ${drop * k})" fill="${dark}" fill-opacity="0.0105"/>`,
  )
  const eye = { x: x + cut * 0.62, y: y + height / 2 }
  const eyelet = `<circle cx="${eye.x}" cy="${eye.y}" r="${EYE * k}" fill="${on.paper}" stroke="${loud.ink}" stroke-opacity="0.5" stroke-width="${5 * k}"/>`
  const { before, behind } = cord(rect, eye, k, { on, hangs: shape === 'wide' })
  const face = `<path d="${upper}${lower}" fill="${loud.paper}"/>`
  return drawing({ x: 0, y: 0, width, height: tall }, `${behind}${shadow.join('')}${face}${eyelet}${before}`)
}

/** The radius of the hole, and how the string comes out of it: from above on a wide canvas, else from the left edge, where no words stand. */
const EYE = 27
const UP = { x: -0.55, y: -0.83 }
const LEFT = { x: -0.98, y: -0.18 }

/** A string through the hole, of which one end lies before the tag and one behind it: light with dark edges or the other way, so that it is seen on the tag as on the ground. */
function cord(
  { x, y }: Rect,
  eye: { x: number; y: number },
  k: number,
  { on, hangs }: { on: Ground; hangs: boolean },
): { before: string; behind: string } {
  const from = hangs ? UP : LEFT
  const out = `${eye.x + from.x * 108 * k} ${eye.y + from.y * 108 * k}`
  const course = (apart: number) =>
    hangs
      ? `C${out} ${x - (30 - apart) * k} ${y - 20 * k} ${x + (60 + apart) * k} ${-60 * k}`
      : `C${out} ${x - 120 * k} ${eye.y + (70 + apart) * k} ${x - 300 * k} ${eye.y + (40 + apart) * k}`
  const rim = `${eye.x - from.x * EYE * k} ${eye.y - from.y * EYE * k}`
  const drawn = (path: string) =>
    `<path d="${path}" fill="none" stroke="${on.ink}" stroke-width="${11 * k}"/><path d="${path}" fill="none" stroke="${on.paper}" stroke-width="${5 * k}"/>`
  return {
    before: drawn(`M${rim}L${eye.x} ${eye.y}${course(0)}`),
    behind: drawn(`M${eye.x} ${eye.y}${course(hangs ? 34 : -26)}`),
  }
}
