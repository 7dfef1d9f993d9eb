// @ts-check
/** @import { Line } from '../line/parse.mjs' */
import { usage } from '../failure/failure.mjs'

const sizes = { '': 1, s: 1, m: 60, min: 60, h: 3600 }

/** `90`, `90s`, `5m` in milliseconds. @param {string} given @param {string} option */
export function duration(given, option) {
  const [, number, unit = ''] = /^(\d+(?:\.\d+)?)(s|m|min|h)?$/.exec(given) ?? []
  const seconds = Number(number) * sizes[/** @type {keyof typeof sizes} */ (unit)]
  if (seconds > 0) return seconds * 1000
  throw usage(`${option} "${given}" is not a length of time.`, 'Write seconds, or 90s, 5m, 1h.')
}

/** @param {string} given @param {string} option @param {{ from: number, to: number }} range */
export function whole(given, option, { from, to }) {
  const number = Number(given)
  if (/^\d+$/.test(given) && number >= from && number <= to) return number
  throw usage(`${option} must be a whole number from ${from} to ${to}; "${given}" is not.`)
}

/** Which of a list: how many, and after how many. @param {Line} line */
export function pageOf(line) {
  const offset = line.text('offset')
  return {
    limit: whole(line.text('limit') ?? '', '--limit', { from: 1, to: 100 }),
    ...(offset !== undefined && { offset: whole(offset, '--offset', { from: 0, to: Number.MAX_SAFE_INTEGER }) }),
  }
}
