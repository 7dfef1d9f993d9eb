// The things of a brand's trade that its own words name for sure: they stand between its signs and run along its pictures.

import { meantIn } from '#lib/render/objects/meant.ts'
import { standing } from '#lib/render/objects/stands.ts'
import { languagesOf } from '#lib/render/objects/tokens.ts'
import { type Trader, tradesOfBrand } from '#lib/render/objects/trades/trades.ts'

/** What fits its trade whatever it says, where it names one trade alone: a builder of bicycle frames is no carpenter, a seed bank no bank. */
export function tilesOf(trader: Trader): string[] {
  const trades = tradesOfBrand(trader)
  const dealt = new Set(trades.flatMap(({ things }) => things))
  const told = [trader.tagline, trader.about ?? ''].join('. ')
  const named = meantIn(told, languagesOf(told)).flatMap(({ noun }) => (dealt.has(noun) ? [noun] : []))
  const sure = trades.length === 1 ? (trades[0]?.sure ?? []) : []
  return standing([...new Set([...named, ...sure])])
}
