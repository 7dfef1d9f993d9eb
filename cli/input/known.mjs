// @ts-check
/** @import { Line } from '../line/parse.mjs' */
import { usage } from '../failure/failure.mjs'
import { nearest } from '../line/nearest.mjs'
import { options } from '../line/options.mjs'

/** What the service takes beside the choices that are shown. */
const ALSO = new Set(['x'])

/**
 * Judges of options whose values are names. The service alone refuses those, so that a new one needs no newer program;
 * where something else is wrong, what this program does not know is told with it.
 * @param {Line} line @param {string[]} names
 */
export const doubts = (line, names) => names.map(name => () => knownName(line, name))

/** @param {Line} line @param {string} name */
function knownName(line, name) {
  const [given, { choices = [] } = {}] = [line.text(name), options[name]]
  if (given === undefined || choices.includes(given) || ALSO.has(given)) return
  const meant = nearest(given, [...choices])
  throw usage(
    `--${name} is one of ${choices.join(', ')}, and not "${given}".`,
    meant ? `Did you mean ${meant}?` : undefined,
  )
}
