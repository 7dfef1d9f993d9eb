// What the plans include and what things cost: whole credits and whole cents, in one place.
import * as z from 'zod'
import type { AssetType, Plan } from '#lib/plans.ts'

/** Credits of a billing month; what is unused of them ends with it. */
export const grants: Record<Plan, number> = { free: 20, starter: 300, pro: 2_000, growth: 8_000, scale: 40_000 }

/** Credits that a run takes. */
export const prices: Record<AssetType, number> = {
  card: 1,
  og_image: 1,
  carousel: 3,
  infographic: 3,
  slideshow: 4,
  video: 10,
}

/** A figure, or a pose of one, that an image model draws. */
export const MASCOT_BY_MODEL = 2

/** A picture that an image model paints for one post. */
export const PAINTING = 2

/** A picture for the brand, painted by an image model and offered. */
export const ARTWORK_BY_MODEL = 2

export const CURRENCY = 'usd'

export const Pack = z.enum(['small', 'medium', 'large'])
export type Pack = z.output<typeof Pack>

export const packs: Record<Pack, { credits: number; cents: number }> = {
  small: { credits: 100, cents: 900 },
  medium: { credits: 500, cents: 3_900 },
  large: { credits: 2_000, cents: 12_900 },
}

export const FEWEST_CREDITS = 100
export const MOST_CREDITS = 100_000

/** Any number of credits at the price of the largest pack that is not larger, rounded up to the cent. */
export function quote(credits: number): number {
  const fitting = Pack.options.map(name => packs[name]).filter(pack => pack.credits <= credits)
  const pack = fitting.at(-1) ?? packs.small
  return Math.ceil((credits * pack.cents) / pack.credits)
}

/** The smallest pack that makes up for what is missing; the largest, several times, where none does. */
export function packFor(missing: number): Pack {
  return Pack.options.find(name => packs[name].credits >= missing) ?? 'large'
}

/** A run's price; drawing again what was drawn costs nothing. */
export const priceOf = ({ asset_type, rerender_of }: { asset_type: AssetType; rerender_of: string | null }): number =>
  rerender_of ? 0 : prices[asset_type]
