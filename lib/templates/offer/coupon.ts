import * as z from 'zod'
import type { Ground } from '#lib/render/colour/ground.ts'
import type { Page } from '#lib/render/page.ts'
import { type Block, heightOf, stack, startOf } from '#lib/render/part/block.ts'
import { box, type Rect, type SceneNode } from '#lib/render/scene.ts'
import { loudGround, standingOut } from '#lib/templates/kit/grounds.ts'
import { type Composition, drawnOn, long, short } from '#lib/templates/kit/template.ts'
import { isReach, Prices } from '#lib/templates/kit/told.ts'
import { lit } from '#lib/templates/kit/wash.ts'
import { couponSheet } from '#lib/templates/offer/coupon-sheet.ts'
import { figureOn, headlineOn, noteOn } from '#lib/templates/setting/type.ts'

export const OfferFields = z.strictObject({
  headline: short,
  detail: long.optional(),
  price: short.optional(),
  code: short.optional(),
  ends: short.optional(),
  cta: short.optional(),
  /** Up to three prices, each with the one that it replaces and for whom it is. */
  prices: Prices.optional(),
  /** What it depends on. */
  condition: short.optional(),
})
export type OfferData = z.output<typeof OfferFields>

/** Words keep further from the edge of the sheet than from that of another canvas. */
function innerOf({ canvas: { area, unit, shape } }: Page): Rect {
  const inset = (shape === 'wide' ? 10 : 20) * unit
  return { x: area.x + inset, y: area.y + inset, width: area.width - 2 * inset, height: area.height - 2 * inset }
}

/** Beyond the words on every side, also where the brand's edge or things take one. */
function sheetOf({ canvas: { area, unit, margin, shape } }: Page, inner: Rect): Rect {
  const rim = margin * 0.48
  const [x, width] = [area.x - rim, area.width + 2 * rim]
  return shape === 'story'
    ? { x, y: inner.y - 80 * unit, width, height: inner.height + 160 * unit }
    : { x, y: area.y - rim, width, height: area.height + 2 * rim }
}

/** A coupon on a lit ground: the price, or the headline itself, as large as it goes; until when and how to get it on its stub. */
export const coupon: Composition<OfferData> = async (page, data) => {
  const { unit, width, height, shape } = page.canvas
  const ground = loudGround(page)
  const on = standingOut(page, ground, page.theme.plain)
  const area = innerOf(page)
  const foot = area.y + area.height
  const apart = (shape === 'wide' ? 56 : 84) * unit
  const logo = await page.logo({ height: 44 * unit, on, form: 'full' })
  const stub = await setStub(page, data, on, area)
  const seam = stub.height > 0 ? foot - stub.height - apart : null
  const end = seam === null ? foot : seam - apart
  const top = area.y + logo.height + (shape === 'wide' ? 58 : 82) * unit
  const upper = await setUpper(page, data, on, { ...area, y: top, height: end - top })
  const canvas = { width, height }
  return drawnOn(
    ground,
    [
      couponSheet(sheetOf(page, area), seam, { on, ground, unit, canvas }),
      logo.at(startOf(area, logo, logo), area.y),
      ...upper.at(end),
      ...stub.at(foot),
    ],
    lit(ground).background,
  )
}

/** Between a large headline and its detail, which stay above the seam. */
const LEAST_GAP = 80

/** By which the detail grows, and of the room under the headline what it may take. */
const [LARGER, FILLED] = [[1.2, 1.4, 1.6], 0.8]

function detailOf(page: Page, { detail, price }: OfferData, on: Ground, grow: number): Promise<Block | null> {
  const { unit, shape } = page.canvas
  const { width } = innerOf(page)
  const share = shape === 'wide' ? (price ? 0.46 : 0.8) : 1
  return page.optional('detail', detail, { ...noteOn(on), width: width * share, max: 40 * grow * unit, lines: 8 })
}

/** What the headline leaves goes to what explains it. */
async function grown(plain: Block, room: number, headline: number, set: (grow: number) => Promise<Block | null>) {
  let best = plain
  for (const grow of LARGER) {
    const larger = await set(grow)
    if (!larger || larger.height > room || larger.size > headline * BELOW) break
    best = larger
  }
  return best
}

/** Of the letters of a headline, those of its detail. */
const BELOW = 0.56

/** `room` is what is free between logo and stub. */
async function setUpper(page: Page, data: OfferData, on: Ground, room: Rect) {
  const { unit, shape } = page.canvas
  const wide = shape === 'wide'
  const area = innerOf(page)
  const plain = await detailOf(page, data, on, 1)
  const below = plain ? plain.height + LEAST_GAP * unit : 0
  const free = Math.min(area.height * 0.62, room.height * (plain ? 0.78 : 1), room.height - below)
  const headline = await page.text('headline', data.headline, {
    ...headlineOn(on),
    width: wide && data.price ? area.width * 0.46 : area.width,
    height: data.price ? area.height * 0.2 : free,
    max: (data.price ? 92 : 220) * unit,
    min: 40,
    lines: 6,
  })
  const gap = 46 * unit + headline.size * 0.16
  const left = data.price ? 0 : (room.height - headline.height - gap) * FILLED
  const detail = plain && (await grown(plain, left, headline.size, larger => detailOf(page, data, on, larger)))
  const words = headline.height + (detail ? gap + detail.height : 0)
  const price = await page.optional('price', data.price, {
    ...figureOn(on),
    width: wide ? area.width * 0.5 : area.width,
    height: Math.max(100 * unit, wide ? room.height : room.height - words - 66 * unit),
    max: 520 * unit,
    min: 72,
  })
  const x = wide && price ? area.x + area.width * 0.54 : area.x
  return {
    at: (end: number): SceneNode[] => [
      ...(price ? [price.at(area.x, wide ? end - price.height : room.y)] : []),
      // Without a price its words stand in the middle of what a price would fill.
      ...stack(x, price ? end - words : Math.max(room.y, room.y + (end - room.y - words) * 0.42), [
        [headline, 0],
        [detail, gap],
      ]).nodes,
    ],
  }
}

/** A number to call, on a canvas 1080 wide: it is what people came for, not small print. */
const REACH = 54

/** Until when, what to do, and the code in a frame of its own at the right. */
async function setStub(page: Page, data: OfferData, on: Ground, area: Rect) {
  const { unit } = page.canvas
  const width = area.width * (data.code ? 0.5 : 1)
  const ends = await page.optional('ends', data.ends, { ...headlineOn(on), width, max: 60 * unit, min: 28, lines: 2 })
  const cta = await page.optional('cta', data.cta, {
    ...noteOn(on),
    width,
    ...(isReach(data.cta) ? { max: REACH * unit, tone: 'ink' as const } : { max: 36 * unit }),
    lines: 2,
    cut: { weight: 600 },
  })
  const code = await page.optional('code', data.code, {
    face: 'mono',
    width: area.width * 0.36,
    max: 52 * unit,
    min: 28,
    lines: 1,
    on,
    tone: 'ink',
    cut: { weight: 600, tracking: 0.04 },
  })
  const lower = [[ends, 0] as const, [cta, 36 * unit + (ends?.size ?? 0) * 0.2] as const]
  const frame = code ? { width: code.width + 76 * unit, height: code.height + 64 * unit } : { width: 0, height: 0 }
  const height = Math.max(heightOf(lower), frame.height)
  return {
    height,
    at(foot: number): SceneNode[] {
      const words = stack(area.x, foot - height + (height - heightOf(lower)) / 2, lower).nodes
      const rect = { x: area.x + area.width - frame.width, y: foot - height + (height - frame.height) / 2, ...frame }
      if (!code) return words
      const dashed = { border: `${Math.max(3, 3 * unit)}px dashed ${on.ink}`, borderRadius: 14 * unit }
      return [...words, box(rect, dashed), code.at(rect.x + 38 * unit, rect.y + 32 * unit)]
    },
  }
}
