// @ts-check
/** @import { Screen } from '../terminal/screen.mjs' */
import { fields } from '../terminal/table.mjs'
import { oneLine } from '../terminal/words.mjs'

/** What stands in a brand, one line a field; what is empty is left out. @param {object} brand @param {Screen} screen */
export const brandView = (brand, screen) => fields(flat(brand, ''), screen)

/** @param {object} value @param {string} prefix @returns {[string, string][]} */
const flat = (value, prefix) =>
  Object.entries(value).flatMap(([name, inner]) => {
    const path = prefix ? `${prefix}.${name}` : name
    if (inner === null || inner === '' || inner === false) return []
    if (Array.isArray(inner)) return inner.length ? [[path, inner.map(said).join(', ')]] : []
    if (typeof inner === 'object') return flat(inner, path)
    return [[path, oneLine(String(inner))]]
  })

/** @param {unknown} one */
const said = one => oneLine(typeof one === 'object' ? JSON.stringify(one) : String(one))
