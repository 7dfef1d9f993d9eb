// @ts-check
/** @import { AnswerOf } from '../../../client/index.mjs' */
/** @import { Run } from '../../wire.d.ts' */

/** @typedef {AnswerOf<'getRecipe'>} Recipe */
/** @typedef {Record<string, unknown>} Data */

/** What no picture shows. */
const UNSEEN = ['screen_hint', 'pose', 'logo_url', 'focus', 'kind', 'left_mark', 'right_mark']

/**
 * Every text of a run by its place: `data` of its pictures, or `shots` of its film, and `captions`.
 * @param {Recipe} recipe @param {Run} run
 * @returns {Record<string, string>}
 */
export function textsOf(recipe, run) {
  /** @type {Record<string, string>} */
  const texts = {}
  for (const [name, data] of setsOf(recipe)) collect(texts, name, data)
  for (const [channel, text] of Object.entries(captionsOf(recipe, run))) if (text) texts[`captions.${channel}`] = text
  return texts
}

/** Where words stand: all pictures show one set of data, each shot of a film one of its own. @param {Recipe} recipe @returns {[string, unknown][]} */
const setsOf = ({ pictures, video }) => {
  const [first] = pictures
  return first
    ? [['data', first.data]]
    : (video?.shots ?? []).map((shot, index) => /** @type {[string, unknown]} */ ([`shots.${index}`, shot.data]))
}

/** As they are posted, tags and all. @param {Recipe} recipe @param {Run} run @returns {Record<string, string>} */
const captionsOf = (recipe, run) => ({ ...(run.captions ?? recipe.captions) })

/** @param {Record<string, string>} texts @param {string} path @param {unknown} value */
function collect(texts, path, value) {
  const name = path.split('.').at(-1) ?? ''
  if (UNSEEN.includes(name) || /\bslides\.\d+\.role$/.test(path)) return
  if (typeof value === 'string' || typeof value === 'number') texts[path] = String(value)
  else if (value && typeof value === 'object')
    for (const [key, each] of Object.entries(value)) collect(texts, `${path}.${key}`, each)
}

/**
 * The recipe with other words in it, for `POST /render`: what is empty is left out, a row or slide by its own place.
 * It loses its seal, since its words are no longer the service's.
 * @param {Recipe} recipe @param {Run} run @param {Map<string, string>} words
 */
export function reworded({ seal: _, ...recipe }, run, words) {
  const captions = captionsOf(recipe, run)
  const sets = structuredClone(Object.fromEntries(setsOf(recipe)))
  const root = { ...nested(sets), captions }
  // From the last to the first: what is left out moves only what stands behind it.
  for (const [path, text] of [...words].sort(lastFirst)) put(root, path.split('.'), text)
  const left = (/** @type {string} */ list) => (/** @type {number} */ index) => words.get(`${list}.${index}`) !== ''
  const stays = left('data.slides')
  const pictures = recipe.pictures
    .filter((_picture, index) => stays(index))
    .map(({ depicts, ...picture }, index) => ({
      ...{ ...picture, index, data: root.data },
      ...(depicts && { depicts: depicts.filter((_name, slide) => stays(slide)) }),
    }))
  const video = recipe.video && !root.data ? cut(recipe.video, root.shots, left('shots')) : recipe.video
  return { ...recipe, pictures, video, captions, hashtags: [] }
}

/** `shots.0` and its like as lists. @param {Record<string, unknown>} sets @returns {{ data?: Data, shots: Data[] }} */
const nested = ({ data, ...shots }) => ({
  ...(data !== undefined && { data: /** @type {Data} */ (data) }),
  shots: /** @type {Data[]} */ (Object.values(shots)),
})

/** @param {[string, string]} a @param {[string, string]} b */
const lastFirst = ([a], [b]) => b.localeCompare(a, 'en', { numeric: true })

/** @param {any} at @param {string[]} path @param {string} text */
function put(at, [name = '', ...rest], text) {
  if (rest.length > 0) return put(at[name], rest, text)
  if (text.trim() !== '') at[name] = typeof at[name] === 'number' ? Number(text) : text
  else if (!Array.isArray(at)) delete at[name]
  else at.splice(Number(name), 1)
}

/** In the time that the film had, so that its music ends with it. @param {NonNullable<Recipe['video']>} video @param {Data[]} said @param {(index: number) => boolean} stays */
function cut(video, said, stays) {
  const kept = video.shots.filter((_shot, index) => stays(index))
  const whole = video.shots.at(-1)?.end_ms ?? 0
  const sum = kept.reduce((total, { start_ms, end_ms }) => total + end_ms - start_ms, 0)
  let [from, passed] = [0, 0]
  const shots = kept.map((shot, index) => {
    const start_ms = from
    passed += shot.end_ms - shot.start_ms
    from = kept.length === video.shots.length ? shot.end_ms : Math.round((passed * whole) / sum / 100) * 100
    return { ...shot, data: said[index] ?? shot.data, start_ms, end_ms: from }
  })
  return { ...video, shots }
}
