// @ts-check
/** @import { Checkout } from '../wire.d.ts' */
/** @import { Shell } from '../shell.mjs' */
import { randomUUID } from 'node:crypto'
import { connect } from '../connect.mjs'
import { EXIT, usage } from '../failure/failure.mjs'
import { idempotencyKey } from '../input/fields.mjs'
import { whole } from '../input/numbers.mjs'
import { count, moment } from '../terminal/format.mjs'
import { fields } from '../terminal/table.mjs'

const packs = ['small', 'medium', 'large']

/** @param {Shell} shell */
export async function run(shell) {
  const { line, out } = shell
  const key = idempotencyKey(line.text('idempotency-key'), randomUUID)
  const body = wanted(line.argument)
  const { call } = await connect(shell)
  shell.progress.start('Asking for a link')
  const { data: link } = await call('checkoutCredits', body, { idempotencyKey: key })
  shell.progress.stop()
  if (line.flag('json')) shell.json(link)
  else if (line.flag('quiet')) out.line(link.url)
  else for (const text of shown(link, shell)) out.line(text)
  return EXIT.ok
}

/** @param {string | undefined} argument */
function wanted(argument) {
  if (argument !== undefined && packs.includes(argument)) return { pack: argument }
  if (argument === undefined || !/^\d+$/.test(argument))
    throw usage('credits buy needs a pack or a number.', `It takes ${packs.join(', ')}, or 100 to 100000.`)
  return { credits: whole(argument, 'The number of credits', { from: 100, to: 100_000 }) }
}

/** @param {Checkout} link @param {Shell} shell */
const shown = ({ url, credits, amount_total, currency, expires_at }, { out, now }) =>
  fields(
    [
      ['Credits', count(credits)],
      ['Price', `${(amount_total / 100).toFixed(2)} ${currency.toUpperCase()}`],
      ['Pay at', url],
      ['Good', `until ${moment(expires_at, now())}; a person pays there, never the key`],
    ],
    out,
  )
