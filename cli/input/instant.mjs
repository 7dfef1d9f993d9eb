// @ts-check
import { usage } from '../failure/failure.mjs'
import { localTime, offset } from '../terminal/format.mjs'
import { duration } from './numbers.mjs'

const form = /^(\d{4})-(\d{2})-(\d{2})[Tt](\d{2}):(\d{2})(:\d{2}(\.\d+)?)?([Zz]|[+-]\d{2}:\d{2})?$/

/** The time of a drop. @param {string} given @param {Date} now */
export function scheduledAt(given, now) {
  const at = instant(given, '--scheduled-at', now)
  if (new Date(at) > now) return at
  throw usage(`--scheduled-at is past: ${localTime(new Date(at))}.`, `It is ${localTime(now)} now; give a later time.`)
}

/** A time that has been, or how long ago it was: `24h`. @param {string} given @param {string} option @param {Date} now */
export function since(given, option, now) {
  if (/^[\d.]+[a-z]*$/.test(given)) return new Date(now.getTime() - duration(given, option)).toISOString()
  return instant(given, option, now)
}

/**
 * Without an offset nobody knows whose morning is meant, so it is asked for.
 * @param {string} given @param {string} option @param {Date} now
 */
function instant(given, option, now) {
  const [, year, month, day, hour = '0', minute = '0', second = ':00', fraction = '', zone] = form.exec(given) ?? []
  if (!year || !month || !day) {
    throw usage(`${option} "${given}" is not a time.`, `Write it like this: ${example(now)}`)
  }
  const wall = `${year}-${month}-${day}T${hour}:${minute}${second}`
  if (!isOnCalendar(wall, fraction))
    throw usage(`${option} "${given}" does not exist: no calendar has that day and time.`)
  if (!zone) {
    const meant = `${wall}${offset(new Date(wall))}`
    throw usage(`${option} "${given}" has no UTC offset.`, `If you mean your own time: ${option} ${meant}`)
  }
  const at = `${wall}${zone.toUpperCase()}`
  if (Number.isNaN(new Date(at).getTime())) throw usage(`${option} "${given}" has no possible UTC offset.`)
  return at
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
