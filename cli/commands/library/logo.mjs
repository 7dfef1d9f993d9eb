// @ts-check
/** @import { Shell } from '../../shell.mjs' */
import { oneLine } from '../../terminal/words.mjs'
import { ask, repeatable } from '../ask.mjs'
import { fileIn, PATIENCE_MS } from './file.mjs'

/** @param {Shell} shell */
export async function run(shell) {
  const { line } = shell
  const variant = line.text('variant')
  const input = {
    ...(await fileIn('image', line.argument ?? '', 'brand logo add logo.svg')),
    ...(variant === undefined ? {} : { variant }),
  }
  return ask(shell, 'addLogo', input, {
    options: repeatable(shell, { timeout: PATIENCE_MS }),
    doing: 'Sending it',
    quiet: ({ id }) => [id],
    view: logo => [`${oneLine(logo.variant)} logo, ${logo.width} x ${logo.height}: ${oneLine(logo.id)}`],
    note: async (_logo, { call }) => {
      // It is taken, also where the key may not read the brand.
      const brand = await call('getBrandDna', {}).catch(() => undefined)
      return brand?.data.logo_notes?.[0] ?? 'Pictures have it from now on. brand brand preview shows them.'
    },
  })
}
