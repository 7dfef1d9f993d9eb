// Where a picture plays: at the place that somebody has said, that its words name, or that is its brand's own.

import { registry } from '#lib/registry.ts'
import { meantIn } from '#lib/render/objects/meant.ts'
import { languagesOf, wordSet } from '#lib/render/objects/tokens.ts'
import { type Trader, tradeOfBrand } from '#lib/render/objects/trades/trades.ts'
import { places } from '#lib/render/places/index.ts'
import type { Light } from '#lib/render/places/paints.ts'
import type { Craft } from '#lib/render/places/place.ts'
import { homeOf } from '#lib/render/subject/places/homes.ts'
import { lightIn } from '#lib/render/subject/places/light.ts'
import { type Named, placeNamed } from '#lib/render/subject/places/named.ts'

export type Setting = { place: string; light: Light; afloat?: Craft | undefined }

/** Texts that may name where it happens, what leads first; `where` are answers to that alone. */
export type Spoken = { heads: readonly string[]; where: readonly string[]; all: readonly string[] }

/** How one comes or parks is told by places as well. */
const WAY =
  /(?<!\p{L})(?:parking|parked|park (?:at|behind|next|near|your|on the road|on the street)|parkplatz|parkplatze|parken|bus(?:es)?|tram|trains?|lift|aparca|estacion[ae]|parking|se garer|parcheggi|estaciona|parkeer|parkow|parkering)(?!\p{L})/iu

/** Said by name, as a drawing is. */
export const settingSaid = (name: string, spoken: Spoken, brand: Trader): Setting | null =>
  places[name] ? settingAt(name, spoken, brand) : null

const settingAt = (place: string, { all }: Spoken, brand: Trader): Setting => ({
  ...{ place, light: lightIn(all), afloat: WATERS.has(place) ? afloatIn(all, brand) : undefined },
})

const WATERS = /* @__PURE__ */ wordSet('river lake sea harbour')
const CRAFTS = /* @__PURE__ */ registry<Craft>({ ferry: 'ferry', canoe: 'canoe', kayak: 'canoe' })

/** What the words name that floats, else what the brand goes by: “the morning boat” of a ferry is that ferry. */
function afloatIn(all: readonly string[], brand: Trader): Craft | undefined {
  const languages = languagesOf(all.join(' '), `${brand.tagline} ${brand.about ?? ''}`)
  const named = all.flatMap(text => meantIn(text, languages)).map(({ noun }) => noun)
  return [...named, ...tradeOfBrand(brand).sure].flatMap(noun => CRAFTS[noun] ?? [])[0]
}

/** Named by the words; what is doubtful is so only where it is the brand's own. */
export function settingNamed(spoken: Spoken, brand: Trader): Setting | null {
  const { heads, where, all } = spoken
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
      if (place && places[place]) return settingAt(place, spoken, brand)
    }
  return null
}

/** The place of the trade, for what would be words alone. */
export function settingOwn(spoken: Spoken, brand: Trader): Setting | null {
  const place = homeOf(brand)
  return place === '' ? null : settingAt(place, spoken, brand)
}
