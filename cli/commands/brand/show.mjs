// @ts-check
/** @import { BrandDna } from '../../wire.d.ts' */
/** @import { Shell } from '../../shell.mjs' */
import { brandView } from '../../views/brand.mjs'
import { ask } from '../ask.mjs'

/** @param {Shell} shell */
export const run = shell =>
  ask(shell, 'getBrandDna', {}, { ...shownBrand(shell), doing: 'Asking', note: whatIsMissing })

/** Without these, pictures are those of any brand; each with what sets it. @type {readonly [keyof BrandDna, string][]} */
const WANTED = [
  ['overview', 'brand brand set --field overview="…"'],
  ['palette', 'brand brand set --field palette.primary="#7a3b1f"'],
  ['logos', 'brand logo add logo.svg'],
  ['contact', 'brand brand set --field contact.website="…"'],
]

/** @param {unknown} value @returns {boolean} */
const isEmpty = value =>
  !value || (typeof value === 'object' && Object.values(/** @type {object} */ (value)).every(isEmpty))

/** @param {BrandDna} brand */
function whatIsMissing(brand) {
  const missing = WANTED.filter(([name]) => isEmpty(brand[name]))
  if (missing.length === 0) return undefined
  const names = missing.map(([name]) => name).join(', ')
  return `Not set yet: ${names}. ${missing.map(([, how]) => how).join(', ')}, or brand brand import <your site> --apply`
}

/** @param {Shell} shell */
export const shownBrand = shell => ({
  quiet: (/** @type {BrandDna} */ brand) => [brand.name],
  view: (/** @type {BrandDna} */ brand) => brandView(brand, shell.out),
})
