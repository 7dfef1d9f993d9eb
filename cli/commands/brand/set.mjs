// @ts-check
/** @import { Shell } from '../../shell.mjs' */
/** @import { BrandDna } from '../../wire.d.ts' */
import { connect } from '../../connect.mjs'
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
  const before = await typefaces(shell)
  const note = (/** @type {BrandDna} */ brand) => exchanged(before, drawnIn(brand))
  return ask(shell, 'updateBrandDna', body, { ...shownBrand(shell), doing: 'Saving', options: repeatable(shell), note })
}

/** @typedef {{ display: string, text: string }} Drawn */

/** @param {BrandDna} brand @returns {Drawn | undefined} */
const drawnIn = ({ typography }) =>
  typography?.display && { display: typography.display.drawn_in, text: typography.text.drawn_in }

/** What words are set in before anything is changed; nothing where nobody is told of it, or the key may not read. @param {Shell} shell */
async function typefaces(shell) {
  if (shell.line.flag('json') || shell.line.flag('quiet')) return undefined
  const { call } = await connect(shell)
  return call('getBrandDna', {}).then(
    ({ data }) => drawnIn(data),
    () => undefined,
  )
}

/** Families follow from colours and voice where none is named. @param {Drawn | undefined} was @param {Drawn | undefined} is */
function exchanged(was, is) {
  if (!was || !is || (was.display === is.display && was.text === is.text)) return undefined
  const [from, to] = [was, is].map(({ display, text }) => (display === text ? display : `${display} and ${text}`))
  return `Pictures are set in ${to} now; before it was ${from}. To keep a family: brand brand set --field voice.fonts.display="${was.display}"`
}
