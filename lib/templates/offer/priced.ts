// Prices as the picture: what it costs now as large as it goes, what it did struck through beside it, each once.

import type { Ground } from '#lib/render/colour/ground.ts'
import { mix } from '#lib/render/colour/oklch.ts'
import type { Page } from '#lib/render/page.ts'
import { type Block, heightOf, type Parts, stack, startOf } from '#lib/render/part/block.ts'
import { box, type Rect, type SceneNode } from '#lib/render/scene.ts'
import { calmGround, loudGround, standingOut } from '#lib/templates/kit/grounds.ts'
import { type Composition, drawnOn } from '#lib/templates/kit/template.ts'
import { isReach } from '#lib/templates/kit/told.ts'
import type { OfferData } from '#lib/templates/offer/coupon.ts'
import { struck } from '#lib/templates/price/parts.ts'
import { PER, PER_GAP, sumBlock, sumOf } from '#lib/templates/price/sum.ts'
import { actOn, figureOn, noteOn } from '#lib/templates/setting/type.ts'
import { setTitle } from '#lib/templates/table/words.ts'

type Price = NonNullable<OfferData['prices']>[number]

/** The prices of an offer; a single one may stand in a field of its own. */
export const pricesOf = ({ prices, price }: OfferData): Price[] =>
  prices?.length ? prices : price ? [{ now: price }] : []

async function setTail(page: Page, data: OfferData, on: Ground, width: number): Promise<Parts> {
  const { unit, shape } = page.canvas
  const wide = shape === 'wide'
  const text = { face: 'text' as const, width, min: 32, lines: 5, on, tone: 'body' as const }
  const loud = { ...actOn(on), width }
  const most = isReach(data.cta) ? [42, 54] : [36, 44]
  const call = { ...text, max: (most[wide ? 0 : 1] ?? 0) * unit, tone: 'ink', cut: { weight: 600 } } as const
  return [
    [await page.optional('ends', data.ends, { ...loud, max: (wide ? 46 : 58) * unit }), 0],
    [await page.optional('cta', data.cta, call), 50 * unit],
  ]
}

/** What a price depends on, in the field of the price: apart from it people would think that everybody gets it. */
async function setTerms(page: Page, { detail, condition }: OfferData, on: Ground, width: number): Promise<Parts> {
  const { unit, shape } = page.canvas
  const ask = { ...noteOn(on), width, min: 32, lines: 5, max: (shape === 'wide' ? 36 : 44) * unit }
  return [
    [await page.optional('detail', detail, { ...ask, tone: 'ink', cut: { weight: 560 } }), 0],
    [await page.optional('condition', condition, ask), 22 * unit],
  ]
}

/** Between a price and what it depends on. */
const TERMS = 44

/** One price a row, over the width; for whom stands above it, what it was after it, what it depends on below. */
async function setPrices(page: Page, data: OfferData, on: Ground, room: Rect): Promise<SceneNode[]> {
  const { unit } = page.canvas
  const terms = await setTerms(page, data, on, room.width)
  const below = heightOf(terms) > 0 ? heightOf(terms) + TERMS * unit : 0
  const left = { ...room, height: room.height - below }
  const rows = await priceRows(page, pricesOf(data), on, left)
  const total = rows.reduce((sum, row) => sum + row.height, 0)
  const between = rows.length > 1 ? Math.min(110 * unit, (left.height - total) / (rows.length - 1)) : 0
  const nodes: SceneNode[] = []
  let y = room.y + Math.max(0, (left.height - total - between * (rows.length - 1)) / 2)
  for (const [index, { label, now, was, height }] of rows.entries()) {
    const rule = { x: room.x, y: y - between / 2, width: room.width, height: Math.max(2, 2.5 * unit) }
    if (index > 0) nodes.push(box(rule, { backgroundColor: mix(on.paper, on.ink, 0.5) }))
    if (label) nodes.push(label.at(room.x, y))
    const top = y + height - now.height
    nodes.push(now.at(room.x, top))
    const after = room.x + Math.min(now.width + 56 * unit, room.width - (was?.width ?? 0))
    if (was) nodes.push(...struck(page, was, on, after, top + now.height - was.height))
    y += height + between
  }
  return [...nodes, ...stack(room.x, y - between + TERMS * unit, terms, room.width).nodes]
}

type PriceRow = { label: Block | null; now: Block; was: Block | null; height: number }

/** A sign of money is taller than its figures. */
const CLEAR = 0.86
/** Of the height of a sum, what it is for needs at most where it stands below it. */
const BELOW = PER * (1 + PER_GAP)

/** All prices in one size, which is that of the one with the least room. */
async function priceRows(page: Page, prices: readonly Price[], on: Ground, room: Rect): Promise<PriceRow[]> {
  const { unit } = page.canvas
  const each = (room.height - 46 * unit * (prices.length - 1)) / Math.max(1, prices.length)
  const who = { ...noteOn(on), width: room.width, max: 40 * unit, lines: 2, cut: { weight: 560 } }
  const names = await Promise.all(prices.map(price => page.optional('for', price.for, who)))
  const labelled = (index: number) => {
    const label = names[index]
    return label ? label.height + 26 * unit : 0
  }
  const ask = (max: number, share: number) =>
    ({ ...figureOn(on), max, min: 48, width: room.width * share, cut: { tabular: true } }) as const
  let size = (prices.length === 1 ? 420 : prices.length === 2 ? 260 : 170) * unit
  for (const [index, { now, was }] of prices.entries()) {
    const [sum, per] = sumOf(now)
    const height = Math.max(60 * unit, ((each - labelled(index)) * CLEAR) / (per ? 1 + BELOW : 1))
    const set = await page.text('now', sum, { ...ask(size, was ? 0.66 : 1), height })
    size = Math.min(size, set.size / page.scale)
  }
  const rows: PriceRow[] = []
  for (const [index, { now, was }] of prices.entries()) {
    const set = await sumBlock(page, 'now', now, ask(size, was ? 0.66 : 1))
    const old = await page.optional('was', was, { ...ask(size * 0.5, 0.3), min: 34, tone: 'muted' })
    const height = set.height + labelled(index)
    rows.push({ label: names[index] ?? null, now: set, was: old, height })
  }
  return rows
}

/** The prices on a ground of their own: under the headline, or beside it. */
export const priced: Composition<OfferData> = async (page, data) => {
  const { area, unit, shape } = page.canvas
  const wide = shape === 'wide'
  const [on, sheet] = page.roll() < 0.5 ? [calmGround(page), loudGround(page)] : [loudGround(page), page.theme.plain]
  const panel = standingOut(page, on, sheet)
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
  const top = area.y + logo.height + (wide ? 58 : 80) * unit
  const free = foot - top - low - (low > 0 ? 44 : 0) * unit
  const title = await setTitle(page, ['headline', data.headline], {
    on,
    width: room,
    height: wide ? free : free * 0.42,
    max: wide ? 96 : undefined,
  })
  const seam = Math.round(top + title.height + title.size * 0.2 + 46 * unit)
  const { band, inner } = panelOf(page, { seam, foot, low })
  return drawnOn(on, [
    box(band, { backgroundColor: panel.paper }),
    logo.at(startOf(area, logo, title), area.y),
    title.at(area.x, top),
    ...(await setPrices(page, data, panel, inner)),
    ...stack(area.x, foot - low, tail).nodes,
  ])
}

/** The field of the prices, under the headline or beside it, and what of it they may fill. */
function panelOf({ canvas }: Page, { seam, foot, low }: { seam: number; foot: number; low: number }) {
  const { area, unit, width, height, shape } = canvas
  if (shape === 'wide') {
    const x = Math.round(area.x + area.width * 0.53)
    const inset = 56 * unit
    return {
      band: { x, y: 0, width: width - x, height },
      inner: { x: x + inset, y: area.y, width: area.x + area.width - x - inset, height: area.height },
    }
  }
  const tall = low > 0 ? foot - low - 46 * unit - seam : height - seam
  return {
    band: { x: 0, y: seam, width, height: tall },
    inner: { ...area, y: seam + 44 * unit, height: Math.min(foot, seam + tall) - seam - 88 * unit },
  }
}
