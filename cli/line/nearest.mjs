// @ts-check
/**
 * What somebody may have meant: the closest name within a third of its length in typing slips, else the one that it begins, or is the last word of.
 * @param {string} typed
 * @param {readonly string[]} names
 * @returns {string | undefined}
 */
export function nearest(typed, names) {
  const ranked = names
    .map(name => ({ name, slips: slips(typed.toLowerCase(), name) }))
    .filter(({ name, slips }) => slips <= Math.max(1, Math.floor(name.length / 3)))
    .sort((a, b) => a.slips - b.slips)
  if (ranked[0]) return ranked[0].name
  const begun = names.filter(name => typed.length > 1 && name.startsWith(typed.toLowerCase()))
  const ended = names.filter(name => name.endsWith(`-${typed.toLowerCase()}`))
  const [only, ...others] = begun.length > 0 ? begun : ended
  return others.length === 0 ? only : undefined
}

/**
 * Insertions, deletions, replacements and swaps of neighbours between two words.
 * @param {string} a
 * @param {string} b
 */
function slips(a, b) {
  /** @type {number[][]} */
  const rows = [Array.from({ length: b.length + 1 }, (_, j) => j)]
  for (let i = 1; i <= a.length; i++) {
    /** @type {number[]} */
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const [above, left, corner] = [at(rows, i - 1, j), row[j - 1] ?? 0, at(rows, i - 1, j - 1)]
      const best = Math.min(above + 1, left + 1, corner + (a[i - 1] === b[j - 1] ? 0 : 1))
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row.push(swapped ? Math.min(best, at(rows, i - 2, j - 2) + 1) : best)
    }
    rows.push(row)
  }
  return at(rows, a.length, b.length)
}

/** @param {number[][]} rows @param {number} i @param {number} j */
const at = (rows, i, j) => rows[i]?.[j] ?? 0
