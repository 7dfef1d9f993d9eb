// @ts-check
const units = /** @type {const} */ ([
  ['d', 86_400],
  ['h', 3_600],
  ['min', 60],
  ['s', 1],
])

/** @param {number} ms */
export function seconds(ms) {
  return ms < 60_000 ? `${(Math.max(0, ms) / 1000).toFixed(1)} s` : span(ms)
}

/** The two greatest units: `3 h 12 min`. @param {number} ms */
export function span(ms) {
  let rest = Math.max(0, Math.round(ms / 1000))
  const first = units.findIndex(([, size]) => rest >= size)
  if (first === -1) return '0 s'
  return units
    .slice(first, first + 2)
    .flatMap(([unit, size]) => {
      const count = Math.floor(rest / size)
      rest -= count * size
      return count > 0 ? [`${count} ${unit}`] : []
    })
    .join(' ')
}

/** @param {string} instant @param {Date} now */
export function ago(instant, now) {
  const ms = now.getTime() - Date.parse(instant)
  const [unit, size] = units.find(([, size]) => ms / 1000 >= size) ?? ['s', 1]
  return ms < 1000 ? 'now' : `${Math.floor(ms / 1000 / size)} ${unit} ago`
}

/** A time in the reader's own zone, with the distance from now. @param {string | Date} instant @param {Date} now */
export function moment(instant, now) {
  const date = new Date(instant)
  const ms = date.getTime() - now.getTime()
  return `${localTime(date)} (${ms >= 0 ? `in ${span(ms)}` : `${span(-ms)} ago`})`
}

/** @param {Date} date */
export function localTime(date) {
  const two = (/** @type {number} */ n) => String(n).padStart(2, '0')
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
  return `${day} ${two(date.getHours())}:${two(date.getMinutes())} ${offset(date)}`
}

/** The reader's offset from UTC at that time, `+01:00`. @param {Date} date */
export function offset(date) {
  const minutes = -date.getTimezoneOffset()
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  return `${minutes < 0 ? '-' : '+'}${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`
}

/** @param {number} bytes */
export function size(bytes) {
  if (bytes < 1000) return `${bytes} B`
  return bytes < 1_000_000 ? `${Math.round(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}

/** @param {number} value */
export const count = value => value.toLocaleString('en-US')
