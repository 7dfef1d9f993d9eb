// @ts-check
import { usage } from '../failure/failure.mjs'
import { localTime, offset } from '../terminal/format.mjs'
import { duration } from './numbers.mjs'

const form = /^(\d{4})-(\d{2})-(\d{2})[Tt](\d{2}):(\d{2})(:\d{2}(\.\d+)?)?([Zz]|[+-]\d{2}:\d{2})?$/
/** As people type one: a space for the T, no seconds, no hour at all. */
const typed =
  /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:(?:[Tt,]|\s)\s*(\d{1,2})(?::(\d{2}))?(?::\d{2})?)?\s*([Zz]|[+-]\d{2}:\d{2})?$/
const days = { yesterday: -1, today: 0, tomorrow: 1 }
/** The hour of a day that was named without one. */
const MORNING = 9

/** The time of a drop. @param {string} given @param {Date} now */
export function scheduledAt(given, now) {
  const at = instant(given, '--scheduled-at', now)
  if (new Date(at) > now) return at
  throw usage(`--scheduled-at is past: ${localTime(new Date(at))}.`, `It is ${localTime(now)} now; give a later time.`)
}

/** A time that has been, or how long ago it was: `24h`. @param {string} given @param {string} option @param {Date} now */
export function since(given, option, now) {
  if (/^[\d.]+[a-z]*$/.test(given)) return new Date(now.getTime() - duration(given, option)).toISOString()
  return instant(given, option, now, -1)
}

/**
 * Without an offset nobody knows whose morning is meant, so it is asked for.
 * @param {string} given @param {string} option @param {Date} now @param {1 | -1} [way] Whether it lies ahead or behind.
 */
function instant(given, option, now, way = 1) {
  const [, year, month, day, hour = '0', minute = '0', second = ':00', fraction = '', zone] = form.exec(given) ?? []
  if (!year || !month || !day) {
    const meant = meantBy(given, now) ?? morning(now, way)
    throw usage(`${option} "${given}" is not a time.`, `Write it like this: ${option} ${meant}`)
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

/** The time that was probably meant, in the reader's own zone. @param {string} given @param {Date} now */
function meantBy(given, now) {
  const apart = days[/** @type {keyof typeof days} */ (given.trim().toLowerCase())]
  if (apart !== undefined) return morning(now, apart)
  const [, year, month = '', day = '', hour = String(MORNING), minute = '00', zone] = typed.exec(given.trim()) ?? []
  if (!year) return undefined
  const two = (/** @type {string} */ n) => n.padStart(2, '0')
  const wall = `${year}-${two(month)}-${two(day)}T${two(hour)}:${minute}:00`
  return isOnCalendar(wall, '') ? `${wall}${zone?.toUpperCase() ?? offset(new Date(wall))}` : undefined
}

/** @param {string} wall @param {string} fraction */
function isOnCalendar(wall, fraction) {
  const date = new Date(`${wall}Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(wall.replace(fraction, ''))
}

/** @param {Date} now @param {number} apart In days. */
function morning(now, apart) {
  const at = new Date(now.getFullYear(), now.getMonth(), now.getDate() + apart, MORNING)
  const two = (/** @type {number} */ n) => String(n).padStart(2, '0')
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
  return `${day}T${two(MORNING)}:00:00${offset(at)}`
}
