// @ts-check
/** @import { Shell } from '../shell.mjs' */
import { usage } from '../failure/failure.mjs'
import { readText } from './text.mjs'

/**
 * What --file holds, with each --field put into it; empty where neither was given.
 * @param {Shell} shell @param {{ file: string, field: string }} hints @returns {Promise<Record<string, any>>}
 */
export async function givenObject({ line, stdin }, hints) {
  const file = line.text('file')
  const body = file === undefined ? {} : object(await readText(file, '--file', stdin), hints.file)
  for (const field of line.all('field')) put(body, field, hints.field)
  return body
}

/** @param {string} text @param {string} hint @returns {Record<string, any>} */
function object(text, hint) {
  try {
    const value = JSON.parse(text)
    if (value && typeof value === 'object' && !Array.isArray(value)) return value
  } catch {
    // Told below.
  }
  throw usage('--file is no JSON object.', hint)
}

/** `offer.one_liner=Group runs` or `offer.features=["a","b"]`. @param {Record<string, any>} body @param {string} field @param {string} hint */
function put(body, field, hint) {
  const at = field.indexOf('=')
  const path = field.slice(0, at).trim().split('.')
  if (at < 1 || path.some(part => !/^[a-z_]+$/.test(part)))
    throw usage(`--field ${field} is not of the form name=value.`, hint)
  const last = /** @type {string} */ (path.pop())
  const inner = path.reduce((outer, part) => {
    if (!Object.hasOwn(outer, part)) outer[part] = {}
    return outer[part]
  }, body)
  inner[last] = readValue(field.slice(at + 1))
}

/** Lists, objects and null as JSON; all else is text. @param {string} text */
function readValue(text) {
  if (text !== 'null' && !/^[[{]/.test(text)) return text
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
