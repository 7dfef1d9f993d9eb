import { recent } from '#lib/recent.ts'
import type { BrandKit } from '#lib/render/brand-kit.ts'
import { nounIn } from '#lib/render/objects/trade.ts'
import { chooseSignature } from '#lib/render/signature/choose.ts'
import type { Signature } from '#lib/render/signature/signature.ts'
import { tilesOf } from '#lib/render/subject/tiles.ts'

/** The brand's own, or what would be chosen for it. */
export const signatureOf = (kit: BrandKit): Signature => kit.signature ?? chooseSignature(kit)

/** What a brand says of itself, by which the language of a few words is told; a name says nothing. */
export const besideOf = ({ name, tagline, about = '' }: Pick<BrandKit, 'name' | 'tagline' | 'about'>): string =>
  `${tagline} ${about.slice(0, 400).replaceAll(name, ' ')}`

const known = /* @__PURE__ */ recent<string>(64)

/** What its words name for sure of its trade, else the noun that name, tagline and offer name; a shop where they name none. */
export function tradeOf({ name, tagline, about = '' }: BrandKit): string {
  const key = JSON.stringify([name, tagline, about])
  const spoken = [
    { text: name, weight: 3 },
    { text: tagline, weight: 2 },
    { text: about.slice(0, 600), weight: 1.5 },
  ]
  return known.get(key) ?? known.keep(key, tilesOf({ name, tagline, about })[0] ?? nounIn(spoken) ?? 'shop')
}
