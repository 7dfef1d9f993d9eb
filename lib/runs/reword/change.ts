// What becomes of a recipe whose words somebody has changed.
import type * as z from 'zod'
import { type Channel, channelAliases } from '#lib/channels.ts'
import { type Flaw, flawed, flawsOf } from '#lib/flaws/flaws.ts'
import { nearest } from '#lib/flaws/nearest.ts'
import type { Problem } from '#lib/problem.ts'
import { ENGINE } from '#lib/render/engine.ts'
import type { Recipe } from '#lib/runs/recipe/recipe.ts'
import { nearlyTagline } from '#lib/runs/recipe/slogan.ts'
import { rebuilt, type Words } from '#lib/runs/reword/rebuild.ts'
import { recut } from '#lib/runs/reword/recut.ts'
import { fieldsOf, fieldsOfScene, type Part, type Text } from '#lib/runs/reword/texts.ts'
import { rowsAlong, rowsOf } from '#lib/templates/drawn-rows.ts'

export type Wording = {
  recipe: Recipe
  parts: Part[]
  captions: Text[]
  /** What was painted for it, where it is not to be seen any more. */
  unpainted?: string
}

/** What read otherwise before; nothing where it was left out. */
export type Change = { at: string; was: string; now: string }

const flawAt = (path: string, msg: string): Flaw => ({ loc: ['body', 'words', path], msg, type: 'custom' })
const wrong = (path: string, msg: string) => flawed([flawAt(path, msg)], 'validation_error')

/** The words of a caller in the look of the recipe; told at their fields where some cannot be. */
export function changed(wording: Wording, sent: Words, tagline: string): { recipe: Recipe; changes: Change[] } {
  const { recipe, parts, captions } = wording
  const { placed, lost } = placedOf(wording, sent)
  const texts = [...parts.flatMap(part => part.texts), ...captions]
  const flaws = [...lost, ...texts.flatMap(text => flawOf(text, placed, tagline) ?? [])]
  if (flaws.length > 0) throw flawed(flaws, 'validation_error')
  const words = differing(wording, placed)
  const pictures = picturesOf(wording, words)
  const video = pictures.length > 0 ? recipe.video : filmOf(wording, words)
  const said = captions.map(({ path, text }) => [path.split('.')[1] as Channel, words.get(path) ?? text] as const)
  return {
    recipe: {
      ...{ ...recipe, engine: ENGINE, pictures, video, copy_rows: [] },
      // They are posted to the letter: tags stand in them already. The brand is that of now, with its own pictures.
      ...{ captions: Object.fromEntries(said), hashtags: [] },
      brand: { ...recipe.brand, logos: [], screens: [], photos: [], people: [], mascot: [] },
    },
    changes: [...changesIn(wording, words), ...unpaintedIn(wording)],
  }
}

const unpaintedIn = ({ unpainted }: Wording): Change[] =>
  unpainted === undefined ? [] : [{ at: 'Painted picture', was: unpainted, now: '' }]

const isBlank = (text: string) => text.trim() === ''
const under = (parts: readonly Part[], path: string): Text[] =>
  parts.filter(part => `${part.path}.`.startsWith(`${path}.`)).flatMap(({ texts }) => texts)

/** Nothing at a place that holds several texts leaves all of them out. */
function placedOf({ parts, captions }: Wording, sent: Words): { placed: Words; lost: Flaw[] } {
  const all = [...parts.flatMap(({ texts }) => texts), ...captions]
  const known = new Set([...all, ...parts.filter(({ can_go }) => can_go)].map(({ path }) => path))
  const placed = new Map<string, string>()
  const lost: Flaw[] = []
  for (const [path, text] of sent) {
    const inside = all.filter(one => one.path.startsWith(`${path}.`))
    if (known.has(path) && (text === '' || inside.length === 0)) placed.set(path, text)
    else if (inside.length === 0) lost.push(flawAt(path, `is no place of this run. ${placesNear(path, known)}`))
    else if (text !== '') lost.push(flawAt(path, 'has several texts. It is left out as a whole where it is empty.'))
    else for (const one of inside) placed.set(one.path, '')
  }
  return { placed, lost }
}

function placesNear(path: string, known: ReadonlySet<string>): string {
  const channel = /^captions\.(\w+)$/.exec(path)?.[1] ?? ''
  const alias = channelAliases[channel]
  const meant = alias ? `captions.${alias}` : nearest(path, [...known])
  return meant ? `Did you mean ${meant}?` : 'Its words list all of them.'
}

/** What is not as it was; a part of which nothing is left is left out as one. */
function differing({ parts, captions, unpainted }: Wording, sent: Words): Words {
  const texts = [...parts.flatMap(part => part.texts), ...captions]
  const words = new Map<string, string>()
  for (const { path, text } of texts) {
    const now = sent.get(path)
    if (now !== undefined && now.trim() !== text.trim()) words.set(path, now)
  }
  for (const { path, can_go } of parts.filter(part => part.can_go)) {
    const all = under(parts, path)
    const isEmptied = all.length > 0 && all.every(one => isBlank(words.get(one.path) ?? one.text))
    if (can_go && (sent.get(path) === '' || isEmptied)) words.set(path, '')
  }
  if (words.size > 0 || unpainted !== undefined) return words
  throw wrong(texts[0]?.path ?? '', 'Nothing reads otherwise yet. Change a word, or empty a line.')
}

/** Of a text that reads otherwise now. */
function flawOf({ path, text, most, required }: Text, words: Words, tagline: string): Flaw | null {
  const now = words.get(path)
  if (now === undefined || now.trim() === text.trim()) return null
  const length = [...now].length
  if (length > most) return flawAt(path, `These are ${length} characters; ${most} fit.`)
  if (path.startsWith('captions.')) return required && isBlank(now) ? flawAt(path, 'A post needs words.') : null
  return nearlyTagline(now, tagline)
    ? flawAt(path, `This is nearly the tagline. Write exactly “${tagline}”, or something else.`)
    : null
}

/** All of them show the same data; slides that were left out go with their pictures and drawings. */
function picturesOf({ recipe, parts }: Wording, words: Words): Recipe['pictures'] {
  const [first] = recipe.pictures
  const fields = first && fieldsOf(first.template)
  if (!first || !fields) return recipe.pictures
  const data = made(fields, first.data, 'data', parts, words)
  const stays = (index: number) => words.get(`data.slides.${index}`) !== ''
  return recipe.pictures
    .filter((_, index) => stays(index))
    .map(({ depicts, depicts_rows, ...picture }, index) => {
      const along = depicts_rows && rowsAlong(rowsOf(picture), rowsOf({ ...picture, data }), depicts_rows)
      return {
        ...{ ...picture, data, index },
        ...(depicts && { depicts: depicts.filter((_, place) => stays(place)) }),
        ...(along && { depicts_rows: along }),
      }
    })
}

/** As before where every scene says as much as it did. */
function filmOf({ recipe: { video }, parts }: Wording, words: Words): Recipe['video'] {
  if (!video) return null
  const kept = video.shots.flatMap((shot, index) => {
    const fields = fieldsOfScene(shot.scene)
    if (words.get(`shots.${index}`) === '') return []
    return [{ was: shot, now: fields ? made(fields, shot.data, `shots.${index}`, parts, words) : shot.data }]
  })
  if (kept.length === 0) throw wrong(parts[0]?.texts[0]?.path ?? '', 'A film needs one scene at least.')
  return { ...video, shots: recut(video.shots, kept) }
}

function made(fields: z.ZodObject, data: Record<string, unknown>, path: string, parts: Part[], words: Words) {
  const origins = new Map([[path, path]])
  const value = rebuilt(fields, data, { words, was: path, now: path, origins })
  const read = fields.safeParse(value)
  const [issue] = read.error?.issues ?? []
  if (!issue) return value
  let place = [path, ...issue.path].join('.')
  while (!origins.has(place)) place = place.slice(0, place.lastIndexOf('.'))
  const [flaw] = flawsOf([issue], [], { schema: fields, value })
  throw faultAt(origins.get(place) ?? path, issue, { parts, words, msg: flaw?.msg ?? 'does not fit' })
}

type Faulty = { parts: readonly Part[]; words: Words; msg: string }

/** Of a list, told at what was emptied in it. */
function faultAt(place: string, issue: z.core.$ZodIssue, { parts, words, msg }: Faulty): Problem {
  const isIn = (at: string) => (text: Text) => `${text.path}.`.startsWith(`${at}.`)
  const texts = parts.flatMap(part => part.texts)
  let at = place
  while (!texts.some(isIn(at)) && at.includes('.')) at = at.slice(0, at.lastIndexOf('.'))
  const inside = texts.filter(isIn(at))
  const text = inside.find(one => isGone(one.path, words)) ?? inside[0] ?? texts[0]
  if (issue.code !== 'too_small') return wrong(text?.path ?? '', `This ${msg}.`)
  if (issue.origin === 'array') return wrong(text?.path ?? '', `At least ${issue.minimum} of these have to stay.`)
  const part = parts.find(one => text && one.texts.includes(text))
  const cure = part?.can_go ? 'Write something here, or leave the whole of it out.' : 'This cannot be empty.'
  return wrong(text?.path ?? '', cure)
}

const isGone = (path: string, words: Words): boolean =>
  [...words].some(([each, text]) => isBlank(text) && `${path}.`.startsWith(`${each}.`))

const LONGEST_TOLD = 300

function changesIn({ parts, captions }: Wording, words: Words): Change[] {
  const struck = parts.filter(part => part.can_go && words.get(part.path) === '')
  const isInside = (path: string) => struck.some(part => path.startsWith(`${part.path}.`))
  const out = struck
    .filter(({ path }) => !isInside(path))
    .map(({ path, title }) => ({
      at: title,
      was: under(parts, path)
        .map(({ text }) => text)
        .join(' · '),
      now: '',
    }))
  const named = [
    ...parts.flatMap(part => part.texts.map(text => ({ ...text, title: titleOf(parts, part) }))),
    ...captions.map(text => ({ ...text, title: 'Caption' })),
  ]
  const changes = named.flatMap(({ path, title, label, text }) => {
    const now = words.get(path)
    if (now === undefined || isInside(path)) return []
    return [{ at: [title, title ? label.toLowerCase() : label].filter(Boolean).join(', '), was: text, now: now.trim() }]
  })
  const cut = (text: string) => text.slice(0, LONGEST_TOLD)
  return [...out, ...changes].map(({ at, was, now }) => ({ at, was: cut(was), now: cut(now) }))
}

/** Where a part goes on behind its rows it has no title of its own. */
const titleOf = (parts: readonly Part[], { path }: Part): string =>
  parts.find(part => part.path === path && part.title !== '')?.title ?? ''
