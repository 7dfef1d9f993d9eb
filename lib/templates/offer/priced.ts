// Prices as the picture: what it costs now as large as it goes, what it did struck through beside it, each once.

import type { Ground } from '#lib/render/colour/ground.ts'
import { mix } from '#lib/render/colour/oklch.ts'
import type { Page } from '#lib/render/page.ts'
import type { Block } from '#lib/render/part/block.ts'
import { heightOf, stack } from '#lib/render/part/block.ts'
import { box, type Rect, type SceneNode } from '#lib/render/scene.ts'
import { calmGround, loudGround, standingOut } from '#lib/templates/kit/grounds.ts'
import type { Composition } from '#lib/templates/kit/template.ts'
import type { OfferData } from '#lib/templates/offer/coupon.ts'
import { struck } from '#lib/templates/price/parts.ts'
import { setTitle } from '#lib/templates/table/words.ts'

type Price = NonNullable<OfferData['prices']>[number]
type Parts = readonly (readonly [Block | null, number])[]

/** The prices of an offer; a single one may stand in a field of its own. */
export const pricesOf = ({ prices, price }: OfferData): Price[] =>
  prices?.length ? prices : price ? [{ now: price }] : []

async function setTail(page: Page, data: OfferData, on: Ground, width: number): Promise<Parts> {
  const { unit, shape } = page.canvas
  const wide = shape === 'wide'
  const text = { face: 'text' as const, width, min: 28, lines: 5, on, tone: 'body' as const }
  const loud = {
    ...text,
    face: 'display' as const,
    tone: 'ink' as const,
    min: 34,
    cut: { tracking: -0.018, leading: 1.12 },
  }
  return [
    [await page.optional('ends', data.ends, { ...loud, max: (wide ? 46 : 58) * unit }), 0],
    [await page.optional('detail', data.detail, { ...text, max: (wide ? 34 : 40) * unit }), 28 * unit],
    [await page.optional('condition', data.condition, { ...text, max: (wide ? 32 : 36) * unit }), 26 * unit],
    [
      await page.optional('cta', data.cta, {
        ...text,
        max: (wide ? 34 : 38) * unit,
        tone: 'ink',
        cut: { weight: 600 },
      }),
      26 * unit,
    ],
  ]
}

/** One price a row, over the width; for whom stands above it, what it was after it. */
async function setPrices(page: Page, prices: readonly Price[], on: Ground, room: Rect): Promise<SceneNode[]> {
  const { unit } = page.canvas
  const gap = 46 * unit
  const each = (room.height - gap * (prices.length - 1)) / Math.max(1, prices.length)
  const rows: { label: Block | null; now: Block; was: Block | null; height: number }[] = []
  const most = prices.length === 1 ? 420 : prices.length === 2 ? 260 : 170
  let size = most * unit
  const names = await Promise.all(
    prices.map(price =>
      page.optional('for', price.for, {
        face: 'text',
        width: room.width,
        max: 40 * unit,
        min: 28,
        lines: 2,
        on,
        tone: 'body',
        cut: { weight: 560 },
      }),
    ),
  )
  const ask = (max: number, share: number) => ({
    face: 'figure' as const,
    max,
    min: 48,
    lines: 1,
    on,
    width: room.width * share,
    cut: { tabular: true },
  })
  for (const [index, { now, was }] of prices.entries()) {
    const label = names[index]
    const height = Math.max(60 * unit, each - (label ? label.height + 26 * unit : 0))
    size = Math.min(
      size,
      (await page.text('now', now, { ...ask(size, was ? 0.66 : 1), height, tone: 'ink' })).size / page.scale,
    )
  }
  for (const [index, { now, was }] of prices.entries()) {
    const label = names[index] ?? null
    const set = await page.text('now', now, { ...ask(size, was ? 0.66 : 1), tone: 'ink' })
    const old = await page.optional('was', was, { ...ask(size * 0.5, 0.3), min: 34, tone: 'muted' })
    rows.push({ label, now: set, was: old, height: set.height + (label ? label.height + 26 * unit : 0) })
  }
  const total = rows.reduce((sum, row) => sum + row.height, 0)
  const between = rows.length > 1 ? Math.min(110 * unit, (room.height - total) / (rows.length - 1)) : 0
  const nodes: SceneNode[] = []
  let y = room.y + Math.max(0, (room.height - total - between * (rows.length - 1)) / 2)
  for (const [index, { label, now, was, height }] of rows.entries()) {
    if (index > 0)
      nodes.push(
        box(
          { x: room.x, y: y - between / 2, width: room.width, height: Math.max(2, 2.5 * unit) },
          { backgroundColor: mix(on.paper, on.ink, 0.5) },
        ),
      )
    if (label) nodes.push(label.at(room.x, y))
    const top = y + height - now.height
    nodes.push(now.at(room.x, top))
    if (was)
      nodes.push(
        ...struck(
          page,
          was,
          on,
          room.x + Math.min(now.width + 56 * unit, room.width - was.width),
          top + now.height - was.height,
        ),
      )
    y += height + between
  }
  return nodes
}

/** The prices on a ground of their own: under the headline, or beside it. */
export const priced: Composition<OfferData> = async (page, data) => {
  const { area, unit, width, height, shape } = page.canvas
  const wide = shape === 'wide'
  const [on, sheet] = page.roll() < 0.5 ? [calmGround(page), loudGround(page)] : [loudGround(page), page.theme.plain]
  const panel = standingOut(page, on, sheet)
  const prices = pricesOf(data)
  const foot = area.y + area.height
  const room = wide ? area.width * 0.46 : area.width
  const logo = await page.logo({ height: 42 * unit, on, form: 'full', width: room })
  const code = await page.optional('code', data.code, {
    face: 'mono',
    width: room,
    max: 46 * unit,
    min: 30,
    lines: 1,
    on,
    tone: 'ink',
    cut: { weight: 600, tracking: 0.03 },
  })
  const tail = [...(await setTail(page, data, on, room)), [code, 34 * unit] as const]
  const low = heightOf(tail)
  const top = area.y + logo.height + (wide ? 46 : 56) * unit
  const free = foot - top - low - (low > 0 ? 44 : 0) * unit
  const title = await setTitle(page, ['headline', data.headline], {
    on,
    width: room,
    height: wide ? free : free * 0.42,
    max: wide ? 96 : undefined,
  })
  const seam = Math.round(top + title.height + title.size * 0.2 + 46 * unit)
  const x = Math.round(area.x + area.width * 0.53)
  const band = wide
    ? { x, y: 0, width: width - x, height }
    : { x: 0, y: seam, width, height: foot - low - (low > 0 ? 46 * unit : 0) - seam }
  if (!wide && low === 0) band.height = height - seam
  const inset = wide ? 56 * unit : 0
  const inner = {
    x: wide ? x + inset : area.x,
    y: wide ? area.y : seam + 44 * unit,
    width: wide ? area.x + area.width - x - inset : area.width,
    height: wide ? area.height : Math.min(foot, band.y + band.height) - seam - 88 * unit,
  }
  return {
    paper: on.paper,
    dark: on.dark,
    nodes: [
      box(band, { backgroundColor: panel.paper }),
      logo.at(area.x, area.y),
      title.at(area.x, top),
      ...(await setPrices(page, prices, panel, inner)),
      ...stack(area.x, foot - low, tail).nodes,
    ],
  }
}
