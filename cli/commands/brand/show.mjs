// @ts-check
/** @import { BrandDna } from '../../wire.d.ts' */
/** @import { Shell } from '../../shell.mjs' */
import { brandView } from '../../views/brand.mjs'
import { ask } from '../ask.mjs'

/** @param {Shell} shell */
export const run = shell =>
  ask(shell, 'getBrandDna', {}, { ...shownBrand(shell), doing: 'Asking', note: whatIsMissing })

/** Without these, pictures are those of any brand. @type {readonly (keyof BrandDna)[]} */
const WANTED = ['overview', 'palette', 'logos', 'contact']

/** @param {unknown} value @returns {boolean} */
const isEmpty = value =>
  !value || (typeof value === 'object' && Object.values(/** @type {object} */ (value)).every(isEmpty))

/** @param {BrandDna} brand */
function whatIsMissing(brand) {
  const missing = WANTED.filter(name => isEmpty(brand[name]))
  if (missing.length === 0) return undefined
  return `Not set yet: ${missing.join(', ')}. brand brand set --field overview="…", brand logo add logo.svg, or brand brand import <your site> --apply`
}

/** @param {Shell} shell */
export const shownBrand = shell => ({
  quiet: (/** @type {BrandDna} */ brand) => [brand.name],
  view: (/** @type {BrandDna} */ brand) => brandView(brand, shell.out),
})
