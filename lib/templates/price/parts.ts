import * as z from 'zod'
import type { Ground } from '#lib/render/colour/ground.ts'
import type { Page } from '#lib/render/page.ts'
import type { Block } from '#lib/render/part/block.ts'
import { box, type SceneNode } from '#lib/render/scene.ts'
import { over } from '#lib/render/tongue.ts'
import { long, short } from '#lib/templates/kit/template.ts'
import { standingOf } from '#lib/templates/price/standing.ts'
import { headlineOn, noteOn } from '#lib/templates/setting/type.ts'

export const PriceFields = z.strictObject({
  headline: short,
  body: long.optional(),
  old_price: short.optional(),
  new_price: short.optional(),
  items: z.array(short).max(6).default([]),
})
export type PriceData = z.output<typeof PriceFields>

/** Old and new price as amounts, where both are one number in the same currency. */
export function amountsOf({ old_price, new_price }: PriceData): [number, number] | null {
  const [old, fresh] = [amountOf(old_price), amountOf(new_price)]
  if (!old || !fresh || old.unit !== fresh.unit || old.value <= 0 || fresh.value <= 0) return null
  return [old.value, fresh.value]
}

function amountOf(price = ''): { value: number; unit: string } | null {
  const found = [...price.matchAll(/\d[\d.,\u2009\u202F]*\d|\d/gu)]
  const only = found.length === 1 ? found[0]?.[0] : undefined
  if (!only) return null
  // The last mark divides off the cents where two digits or one follow it; every other mark groups thousands.
  const cents = /[.,](\d{1,2})$/.exec(only)
  const whole = (cents ? only.slice(0, cents.index) : only).replace(/\D/g, '')
  return { value: Number(`${whole}.${cents?.[1] ?? '0'}`), unit: price.replace(only, '').trim() }
}

/** A price that no longer holds. */
export const struck = (page: Page, old: Block, on: Ground, x: number, y: number) => [
  old.at(x, y),
  box(
    { x: x - 8, y: y + old.height * 0.5 - 3, width: old.width + 16, height: Math.max(5, 7 * page.canvas.unit) },
    { backgroundColor: on.lead_ink },
  ),
]

/** Struck out where the new price is lower, for a line through it means a bargain; above a higher one it is said to be over. */
export function former(
  page: Page,
  data: PriceData,
  old: Block,
  on: Ground,
  { x, y }: { x: number; y: number },
): SceneNode[] {
  return riseOf(data) < 0 ? struck(page, old, on, x, y) : [old.at(x, y)]
}

/** By how much it goes up; below nothing where it goes down, nothing where that is not known. */
export function riseOf(data: PriceData): number {
  const [before, now] = amountsOf(data) ?? [0, 0]
  return now - before
}

/** The old price next to the new one. */
const SMALLER = 0.66

export async function setPrices(
  page: Page,
  data: PriceData,
  on: Ground,
  room: { width: number; old: number; fresh: number; tall: number; share?: number },
) {
  const { unit } = page.canvas
  const shared = { face: 'figure' as const, lines: 1 }
  const fresh = await page.optional('new_price', data.new_price, {
    ...shared,
    width: room.width,
    height: room.tall,
    max: room.fresh * unit,
    min: 56,
    on,
    tone: 'ink',
  })
  const before =
    data.old_price && riseOf(data) > 0 ? over(data.old_price, page.subject.tongue, standingOf(data)) : data.old_price
  const old = await page.optional('old_price', before, {
    ...shared,
    width: room.width * (room.share ?? 0.4),
    height: fresh ? fresh.height * SMALLER : Number.POSITIVE_INFINITY,
    max: room.old * unit,
    min: 32,
    on,
    tone: 'muted',
  })
  return { old, fresh }
}

export async function setWords(page: Page, data: PriceData, on: Ground, room: { width: number; max: number }) {
  const { area, unit } = page.canvas
  const headline = await page.text('headline', data.headline, {
    ...headlineOn(on),
    width: room.width,
    height: area.height * 0.3,
    max: room.max * unit,
    min: 36,
    lines: 5,
  })
  const body = await page.optional('body', data.body, {
    ...noteOn(on),
    width: room.width,
    max: 38 * unit,
    lines: 8,
  })
  const items = await page.optional('items', data.items.join('\n') || undefined, {
    ...noteOn(on),
    width: room.width,
    max: 34 * unit,
    lines: 8,
    cut: { weight: 600 },
  })
  return { headline, body, items }
}
