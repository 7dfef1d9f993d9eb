// @ts-check
import { usage } from '../failure/failure.mjs'

const runId = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i
const printable = /^[\x20-\x7e]{1,255}$/

/** @param {string[]} pairs @returns {Record<string, string> | undefined} */
export function metadata(pairs) {
  if (!pairs.length) return undefined
  return Object.fromEntries(
    pairs.map(pair => {
      const at = pair.indexOf('=')
      if (at < 1)
        throw usage(`--metadata "${pair}" is not key=value.`, 'Write it like this: --metadata campaign=spring')
      return [pair.slice(0, at), pair.slice(at + 1)]
    }),
  )
}

/** @param {string} text */
export const isRunId = text => runId.test(text)

/** @param {string | undefined} given */
export const asRunId = given => asId(given, 'run', 'brand runs list shows the ids.')

/** @param {string | undefined} given @param {string} what @param {string} hint */
export function asId(given, what, hint) {
  const id = (given ?? '').trim()
  if (isRunId(id)) return id.toLowerCase()
  throw usage(`"${id}" is not the id of a ${what}.`, hint)
}

/** @param {string | undefined} given @param {() => string} id */
export function idempotencyKey(given, id) {
  if (given === undefined) return `cli-${id()}`
  if (printable.test(given)) return given
  throw usage('--idempotency-key takes 1 to 255 printable ASCII characters.')
}
