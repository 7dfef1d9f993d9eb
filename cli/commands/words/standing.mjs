// @ts-check
// Where words that were changed in one place still stand in another.
/** @import { AnswerOf } from '../../../client/index.mjs' */
import { oneLine } from '../../terminal/words.mjs'

/** @typedef {AnswerOf<'getWords'>} Words */

const FEWEST = 8
const MOST_TOLD = 6
const NUMBER = /\d[\d.,:]*\d|\d/g

/** @param {Words} words */
export const textsOf = ({ parts, captions }) => [...parts.flatMap(part => part.texts), ...captions]

/** @param {string} text */
const bare = text =>
  text
    .trim()
    .replace(/[.!?…]$/, '')
    .toLowerCase()

/** @param {string} text @returns {string[]} */
const numbers = text => text.match(NUMBER) ?? []

/** Its sentences and lines, none of which is to be found in what it says now. @param {string} was @param {string} now */
const goneFrom = (was, now) =>
  was
    .split(/(?<=[.!?…])\s+|\n+/)
    .map(piece => piece.trim())
    .filter(piece => bare(piece).length >= FEWEST && !bare(now).includes(bare(piece)))

/**
 * A line for each, nothing where none does: whole sentences, else numbers such as a price or a day.
 * @param {Words} before @param {Record<string, string>} given @param {Words} after @returns {string[]}
 */
export function stillStanding(before, given, after) {
  const changed = textsOf(before).flatMap(({ path, text }) => {
    const now = given[path]
    return now === undefined || now === '' || now === text ? [] : [{ was: text, now }]
  })
  const told = textsOf(after).flatMap(({ path, text }) => {
    const pieces = changed.flatMap(({ was, now }) => goneFrom(was, now)).filter(one => bare(text).includes(bare(one)))
    const figures = changed
      .flatMap(({ was, now }) => numbers(was).filter(one => !numbers(now).includes(one)))
      .filter(one => numbers(text).includes(one))
    return (pieces.length > 0 ? pieces : figures).map(piece => ({ piece, path }))
  })
  return [...new Set(told.map(({ piece }) => piece))].slice(0, MOST_TOLD).map(piece => {
    const places = new Set(told.filter(one => one.piece === piece).map(({ path }) => path))
    return `“${oneLine(piece)}” is still in ${[...places].join(', ')}.`
  })
}
