// @ts-check
/** @import { Shell } from '../../shell.mjs' */
import { usage } from '../../failure/failure.mjs'
import { givenObject } from '../../input/object.mjs'
import { ask, repeatable } from '../ask.mjs'
import { shownBrand } from './show.mjs'

/** @param {Shell} shell */
export async function run(shell) {
  const body = await givenObject(shell, {
    file: 'brand brand show --json > brand.json prints one to change.',
    field: 'brand brand set --field voice.tone="plain and warm"',
  })
  if (Object.keys(body).length === 0)
    throw usage('brand brand set changes nothing yet.', 'brand brand set --field tagline="Every pace, every week"')
  return ask(shell, 'updateBrandDna', body, { ...shownBrand(shell), doing: 'Saving', options: repeatable(shell) })
}
