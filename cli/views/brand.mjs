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
    if (isNothing(inner)) return []
    if (Array.isArray(inner)) {
      const list = inner.map(said).filter(Boolean)
      return list.length ? [[path, list.join(inner.some(isObject) ? '; ' : ', ')]] : []
    }
    if (isObject(inner)) return flat(inner, path)
    return [[path, oneLine(String(inner))]]
  })

/** A link that is signed is good for a while, and no reading matter: `--json` has it. */
const SIGNED = /^https?:\/\/[^\s?]+\?\S{40,}$/

/** @param {unknown} one */
const isNothing = one => one === null || one === '' || one === false || (typeof one === 'string' && SIGNED.test(one))

/** @param {unknown} one @returns {one is object} */
const isObject = one => typeof one === 'object' && one !== null

/** Of a thing in a list what it is, in a line. @param {unknown} one @returns {string} */
function said(one) {
  if (isNothing(one)) return ''
  if (!isObject(one)) return oneLine(String(one))
  if (Array.isArray(one)) return one.map(said).filter(Boolean).join(', ')
  const parts = Object.entries(one).flatMap(([name, inner]) => {
    const told = name === 'id' ? '' : said(inner)
    return told ? [`${name} ${told}`] : []
  })
  return oneLine(parts.join(', '))
}
