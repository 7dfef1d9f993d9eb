// @ts-check
/** @import { BrandDraft } from '../../wire.d.ts' */
/** @import { Shell } from '../../shell.mjs' */
import { randomUUID } from 'node:crypto'
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
  const headers = { 'Idempotency-Key': randomUUID() }
  const request = /** @type {const} */ ({ method: 'POST', body: { url, apply }, headers, patience: PATIENCE_MS })
  return ask(shell, '/brand-dna/import', request, {
    doing: 'Reading',
    quiet: (/** @type {BrandDraft} */ draft) => [draft.url],
    view: (/** @type {BrandDraft} */ draft) => brandView(draft.patch, shell.out),
    note: () =>
      apply
        ? 'This is your brand now. brand brand set changes it.'
        : 'Nothing is kept yet: add --apply to make it yours.',
  })
}
