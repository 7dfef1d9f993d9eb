// @ts-check
/** @import { BrandDraft } from '../../wire.d.ts' */
/** @import { Call } from '../../api/service.mjs' */
/** @import { Shell } from '../../shell.mjs' */
import { usage } from '../../failure/failure.mjs'
import { localInFull } from '../../input/service.mjs'
import { brandView } from '../../views/brand.mjs'
import { ask } from '../ask.mjs'

const PATIENCE_MS = 60_000

/** Reads a web site and shows the brand that it speaks of; keeps it only when asked to. @param {Shell} shell */
export async function run(shell) {
  const given = localInFull(shell.line.argument ?? '')
  const url = /^https?:\/\//i.test(given) ? given : `https://${given}`
  if (!URL.canParse(url)) throw usage(`"${given}" is no address.`, 'brand brand import paceline.example.com')
  const apply = shell.line.flag('apply')
  return ask(
    shell,
    'importBrand',
    { url, apply },
    {
      options: { timeout: PATIENCE_MS },
      doing: 'Reading',
      quiet: draft => [draft.url],
      view: draft => brandView(draft.patch, shell.out),
      note: (draft, { call }) =>
        apply ? whatIsYours(draft, call) : 'Nothing is kept yet: add --apply to make it yours.',
    },
  )
}

/** @param {BrandDraft} draft @param {Call} call */
async function whatIsYours({ brand, patch }, call) {
  const { data: pictures } = await call('listMedia', { limit: 1 })
  const stays = [...untouched(brand ?? {}, patch), ...(pictures.length > 0 ? ['the files of the library'] : [])]
  if (stays.length === 0) return 'This is your brand now. brand brand set changes it.'
  return `This is kept. What the site does not say stays as it was before: ${stays.join(', ')}.
brand brand show has all of it, brand brand set changes it; another brand belongs in a workspace of its own.`
}

/** What says whose brand it is; the rest of `voice` has values from the start. */
const telling = ['tagline', 'overview', 'offer', 'product_map', 'icp', 'logos', 'contact', 'voice.tone']

/** @param {object} brand @param {object} patch */
const untouched = (brand, patch) =>
  telling.flatMap(path => {
    const [before, after] = [at(brand, path), at(patch, path)]
    if (!isObject(before)) return isEmpty(before) || after !== undefined ? [] : [path]
    const parts = Object.keys(before).filter(name => !isEmpty(before[name]))
    if (!isObject(after)) return parts.length > 0 ? [path] : []
    return parts.filter(name => after[name] === undefined).map(name => `${path}.${name}`)
  })

/** @param {unknown} value @param {string} path */
const at = (value, path) => path.split('.').reduce((inner, name) => (isObject(inner) ? inner[name] : undefined), value)

/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isObject = value => typeof value === 'object' && value !== null && !Array.isArray(value)

/** @param {unknown} value */
const isEmpty = value =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === false ||
  (typeof value === 'object' && Object.keys(value).length === 0)
