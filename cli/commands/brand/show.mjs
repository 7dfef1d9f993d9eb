// @ts-check
/** @import { BrandDna } from '../../wire.d.ts' */
/** @import { Shell } from '../../shell.mjs' */
import { brandView } from '../../views/brand.mjs'
import { ask } from '../ask.mjs'

/** @param {Shell} shell */
export const run = shell => askOfBrand(shell, '/brand-dna', {}, 'Asking')

/**
 * @param {Shell} shell
 * @param {string} path
 * @param {import('../../api/client.mjs').Request} request
 * @param {string} doing
 */
export const askOfBrand = (shell, path, request, doing) =>
  ask(shell, path, request, {
    doing,
    quiet: (/** @type {BrandDna} */ brand) => [brand.name],
    view: (/** @type {BrandDna} */ brand) => brandView(brand, shell.out),
  })
