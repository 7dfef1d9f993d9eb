import type { BrandDna } from '#lib/brand/dna.ts'

/** What it is and sells, as far as it tells its trade. Of its features it may have any: a parents' group that swaps clothes is no clothes shop. */
export const aboutOf = ({ overview, offer }: Pick<BrandDna, 'overview' | 'offer'>): string =>
  [offer.product_name, offer.one_liner, overview].filter(Boolean).join('. ').slice(0, 600)
