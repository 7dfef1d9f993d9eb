// @ts-check
/** @import { Screen } from './screen.mjs' */
import { pad, truncate, width, wrap } from './words.mjs'

const GAP = 2

/**
 * Names on the left, values on the right, long values wrapped on a terminal.
 * @param {[string, string | string[] | undefined][]} entries
 * @param {Screen} screen
 */
export function fields(entries, screen) {
  const shown = entries.filter(([, value]) => value !== undefined && value.length > 0)
  const left = Math.max(0, ...shown.map(([name]) => width(name))) + GAP
  const room = screen.tty ? Math.max(20, screen.columns - left) : Number.POSITIVE_INFINITY
  return shown.flatMap(([name, value]) => {
    const lines = Array.isArray(value) ? value : wrap(value ?? '', room)
    return lines.map((line, i) => `${screen.paint.dim(pad(i === 0 ? name : '', left))}${line}`)
  })
}

/**
 * Columns as wide as their widest cell; on a terminal the last one is cut to fit.
 * @param {string[]} head
 * @param {string[][]} rows
 * @param {Screen} screen
 */
export function table(head, rows, screen) {
  const widths = head.map((name, i) => Math.max(width(name), ...rows.map(row => width(row[i] ?? ''))))
  const before = widths.slice(0, -1).reduce((sum, columns) => sum + columns + GAP, 0)
  const room = screen.tty ? Math.max(10, screen.columns - before) : Number.POSITIVE_INFINITY
  const last = head.length - 1
  const join = (/** @type {string[]} */ cells) =>
    cells
      .map((cell, i) => (i === last ? truncate(cell, room) : pad(cell, (widths[i] ?? 0) + GAP)))
      .join('')
      .trimEnd()
  return [screen.paint.dim(join(head)), ...rows.map(join)]
}
