import type { BrandDna } from '#lib/brand/dna.ts'

/** What it is and sells, as far as it tells its trade: what it says it is before what it calls its goods, for “Sail Loft Season” is no sailmaker’s and “retour en minibus” no bus line’s. Of its features it may have any: a parents' group that swaps clothes is no clothes shop. */
export const aboutOf = ({ overview, offer }: Pick<BrandDna, 'overview' | 'offer'>): string =>
  [overview, offer.one_liner, offer.product_name].filter(Boolean).join('. ').slice(0, 600)
