// @ts-check
import { usage } from '../failure/failure.mjs'
import { localTime, offset } from '../terminal/format.mjs'

const form = /^(\d{4})-(\d{2})-(\d{2})[Tt](\d{2}):(\d{2})(:\d{2}(\.\d+)?)?([Zz]|[+-]\d{2}:\d{2})?$/

/**
 * The time of a drop. Without an offset nobody knows whose morning is meant, so it is asked for.
 * @param {string} given
 * @param {Date} now
 */
export function scheduledAt(given, now) {
  const [, year, month, day, hour = '0', minute = '0', second = ':00', fraction = '', zone] = form.exec(given) ?? []
  if (!year || !month || !day) {
    throw usage(`--scheduled-at "${given}" is not a time.`, `Write it like this: ${example(now)}`)
  }
  const wall = `${year}-${month}-${day}T${hour}:${minute}${second}`
  if (!isOnCalendar(wall, fraction)) throw usage(`--scheduled-at "${given}" is no time of any calendar.`)
  if (!zone) {
    const meant = `${wall}${offset(new Date(wall))}`
    throw usage(`--scheduled-at "${given}" has no UTC offset.`, `If you mean your own time: --scheduled-at ${meant}`)
  }
  const at = new Date(`${wall}${zone.toUpperCase()}`)
  if (Number.isNaN(at.getTime())) throw usage(`--scheduled-at "${given}" has no possible UTC offset.`)
  if (at <= now)
    throw usage(`--scheduled-at is past: ${localTime(at)}.`, `It is ${localTime(now)} now; give a later time.`)
  return `${wall}${zone.toUpperCase()}`
}

/** @param {string} wall @param {string} fraction */
function isOnCalendar(wall, fraction) {
  const date = new Date(`${wall}Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(wall.replace(fraction, ''))
}

/** @param {Date} now */
function example(now) {
  const tomorrow = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1, 9)
  const two = (/** @type {number} */ n) => String(n).padStart(2, '0')
  const day = `${tomorrow.getFullYear()}-${two(tomorrow.getMonth() + 1)}-${two(tomorrow.getDate())}`
  return `${day}T09:00:00${offset(tomorrow)}`
}
