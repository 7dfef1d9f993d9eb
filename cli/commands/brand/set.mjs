// @ts-check
/** @import { Shell } from '../../shell.mjs' */
import { usage } from '../../failure/failure.mjs'
import { readText } from '../../input/text.mjs'
import { ask, repeatable } from '../ask.mjs'
import { shownBrand } from './show.mjs'

/** @param {Shell} shell */
export async function run(shell) {
  const { line, stdin } = shell
  const file = line.text('file')
  const body = file === undefined ? {} : object(await readText(file, '--file', stdin))
  for (const field of line.all('field')) put(body, field)
  if (Object.keys(body).length === 0)
    throw usage('brand brand set changes nothing yet.', 'brand brand set --field tagline="Every pace, every week"')
  return ask(shell, 'updateBrandDna', body, { ...shownBrand(shell), doing: 'Saving', options: repeatable(shell) })
}

/** @param {string} text @returns {Record<string, any>} */
function object(text) {
  try {
    const value = JSON.parse(text)
    if (value && typeof value === 'object' && !Array.isArray(value)) return value
  } catch {
    // Told below.
  }
  throw usage('--file is no JSON object.', 'brand brand show --json > brand.json prints one to change.')
}

/** `offer.one_liner=Group runs` or `offer.features=["a","b"]`. @param {Record<string, any>} body @param {string} field */
function put(body, field) {
  const at = field.indexOf('=')
  const path = field.slice(0, at).trim().split('.')
  if (at < 1 || path.some(part => !/^[a-z_]+$/.test(part)))
    throw usage(
      `--field ${field} is not of the form name=value.`,
      'brand brand set --field voice.tone="plain and warm"',
    )
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
