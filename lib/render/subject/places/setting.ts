// Where a picture plays: at the place that somebody has said, that its words name, or that is its brand's own.

import { languagesOf } from '#lib/render/objects/tokens.ts'
import type { Trader } from '#lib/render/objects/trades/trades.ts'
import { places } from '#lib/render/places/index.ts'
import type { Light } from '#lib/render/places/paints.ts'
import { homeOf } from '#lib/render/subject/places/homes.ts'
import { lightIn } from '#lib/render/subject/places/light.ts'
import { type Named, placeNamed } from '#lib/render/subject/places/named.ts'

export type Setting = { place: string; light: Light }

/** Texts that may name where it happens, what leads first; `where` are answers to that alone. */
export type Spoken = { heads: readonly string[]; where: readonly string[]; all: readonly string[] }

/** How one comes or parks is told by places as well. */
const WAY =
  /(?<!\p{L})(?:parking|parked|park (?:at|behind|next|near|your|on the road|on the street)|parkplatz|parkplatze|parken|bus(?:es)?|tram|trains?|lift|aparca|estacion[ae]|parking|se garer|parcheggi|estaciona|parkeer|parkow|parkering)(?!\p{L})/iu

/** Said by name, as a drawing is. */
export const settingSaid = (name: string, { all }: Spoken): Setting | null =>
  places[name] ? { place: name, light: lightIn(all) } : null

/** Named by the words; what is doubtful is so only where it is the brand's own. */
export function settingNamed({ heads, where, all }: Spoken, brand: Trader): Setting | null {
  const languages = languagesOf(all.join(' '), `${brand.tagline} ${brand.about ?? ''}`)
  const sure = (found: Named | null) =>
    found && (!found.doubtful || homeOf(brand) === found.place) ? found.place : null
  for (const [texts, isWhere] of [
    [heads, false],
    [where, true],
    [all, false],
  ] as const)
    for (const text of texts.filter(one => !WAY.test(one))) {
      const place = sure(placeNamed(text, languages, isWhere))
      if (place && places[place]) return { place, light: lightIn(all) }
    }
  return null
}

/** The place of the trade, for what would be words alone. */
export function settingOwn({ all }: Spoken, brand: Trader): Setting | null {
  const place = homeOf(brand)
  return place === '' ? null : { place, light: lightIn(all) }
}
