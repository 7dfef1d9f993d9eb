// @ts-check
/** @import { Shell } from '../../shell.mjs' */
import { usage } from '../../failure/failure.mjs'
import { brandView } from '../../views/brand.mjs'
import { ask } from '../ask.mjs'

const PATIENCE_MS = 60_000

/** Reads a web site and shows the brand that it speaks of; keeps it only when asked to. @param {Shell} shell */
export async function run(shell) {
  const given = shell.line.argument ?? ''
  const url = /^https?:\/\//i.test(given) ? given : `https://${given}`
  if (!URL.canParse(url)) throw usage(`"${given}" is no address.`, 'brand brand import paceline.example.com')
  const apply = shell.line.flag('apply')
  return ask(
    shell,
    'importBrand',
    { url, apply },
    {
      options: { timeout: PATIENCE_MS },
      doing: 'Reading',
      quiet: draft => [draft.url],
      view: draft => brandView(draft.patch, shell.out),
      note: () =>
        apply
          ? 'This is your brand now. brand brand set changes it.'
          : 'Nothing is kept yet: add --apply to make it yours.',
    },
  )
}
