// @ts-check
/** @import { BrandDna } from '../../wire.d.ts' */
/** @import { Shell } from '../../shell.mjs' */
import { brandView } from '../../views/brand.mjs'
import { ask } from '../ask.mjs'

/** @param {Shell} shell */
export const run = shell => ask(shell, 'getBrandDna', {}, { ...shownBrand(shell), doing: 'Asking' })

/** @param {Shell} shell */
export const shownBrand = shell => ({
  quiet: (/** @type {BrandDna} */ brand) => [brand.name],
  view: (/** @type {BrandDna} */ brand) => brandView(brand, shell.out),
})
