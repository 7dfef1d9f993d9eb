// Which of the library's pictures a run may show: those that its words are about, and no more than an isolate can hold.

import { registry } from '#lib/registry.ts'
import type { BrandKit } from '#lib/render/brand-kit.ts'
import { likeness, saidIn, tellingOf } from '#lib/render/subject/about.ts'

const MOST = { screens: 12, photos: 16, people: 12, poses: 12, artwork: 16 }

type Named = { name: string }
type Screened = Named & { screen_type: string; device: 'phone' | 'tablet' | 'desktop'; theme: string }

/** Types that people also say for other things, or for nothing in particular. */
const VAGUE_TYPES = new Set(['other', 'feature', 'detail', 'home'])

const DEVICES: Record<Screened['device'], RegExp> = {
  phone: /\b(phones?|mobile|iphone|android|app)\b/i,
  tablet: /\b(tablets?|ipad)\b/i,
  desktop: /\b(desktop|laptop|browser|web ?(site|page|app)?|mac|pc)\b/i,
}
const THEMES: Record<string, RegExp> = registry({
  dark: /\bdark (mode|theme|screen)|\bnight mode\b/i,
  light: /\blight (mode|theme)\b/i,
})

const FUNCTION_WORDS = new Set(
  'a an the and or but of to in on at by for with from as is are was were be been it its this that these those we our us you your they their he she his her i my not no so if then than too also up out off over per each all any some one two now new will can has have had do does did get there here when what who how which until into about more just us der die das und ist für mit wir ein eine ab bis im am von zu el la los las y de en un una para con por del al se'.split(
    ' ',
  ),
)

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/(\d)[.:](\d\d) ?(am|pm)\b/g, '$1:$2 $3')
    .replace(/(\d)(am|pm)\b/g, '$1 $2')
    .match(/[\p{L}\p{N}][\p{L}\p{N}.’'-]*[\p{L}\p{N}%]|[\p{L}\p{N}]/gu) ?? []

const contentWords = (text: string): string[] => wordsOf(text).filter(word => !FUNCTION_WORDS.has(word))

/** Two spellings of one word share a stem: four letters for short ones, five for the rest. */
const stem = (word: string): string => (/\d/.test(word) ? word : word.slice(0, word.length > 7 ? 5 : 4))

const stems = (text: string) => new Set(contentWords(text).map(stem))

/** How many of the name's words the text has. */
const shared = (name: string, said: ReadonlySet<string>) =>
  contentWords(name).filter(word => word.length > 2 && said.has(stem(word))).length

/** The screens that the words are about, best first; all of them, the newest first, when they are about none. */
export function screensFor<One extends Screened>(screens: readonly One[], text: string): One[] {
  const said = stems(text)
  const points = (screen: One) =>
    10 * shared(screen.name, said) +
    (!VAGUE_TYPES.has(screen.screen_type) && said.has(stem(screen.screen_type)) ? 8 : 0) +
    (DEVICES[screen.device].test(text) ? 4 : 0) +
    (THEMES[screen.theme]?.test(text) ? 4 : 0)
  return ranked(screens, points, MOST.screens, 'only what was meant')
}

/** Those who are named first, then those whose work is spoken of, then the others. */
export function peopleFor<One extends Named & { role: string }>(people: readonly One[], text: string): One[] {
  const said = stems(text)
  const lower = text.toLowerCase()
  const points = ({ name, role }: One) => (lower.includes(name.toLowerCase()) ? 100 : 0) + shared(role, said)
  return ranked(people, points, MOST.people, 'whatever there is')
}

/** Those that the words are about, best first; where they are about none, those whose names do not say what is on them. */
export function photosFor<One extends { shows: string }>(
  photos: readonly One[],
  text: string,
  brand: Pick<BrandKit, 'name' | 'tagline' | 'about'>,
): One[] {
  const said = saidIn([text], brand)
  const points = ({ shows }: One) => likeness(shows, said, brand)
  const saying = photos.filter(({ shows }) => tellingOf(shows, brand).words.length > 0)
  if (saying.some(one => points(one) > 0)) return ranked(saying, points, MOST.photos, 'only what was meant')
  return photos.filter(one => !saying.includes(one)).slice(0, MOST.photos)
}

/** Those that the words name, what a model chose among them, then the newest. */
export function artworkFor<One extends { shows: string }>(artwork: readonly One[], text: string): One[] {
  const said = stems(text)
  return ranked(artwork, ({ shows }) => shared(shows, said), MOST.artwork, 'whatever there is')
}

/** The neutral one, then the poses that the words name, then the newest. */
export function posesFor<One extends { part: string; pose: string }>(figures: readonly One[], text: string): One[] {
  const main = figures.filter(figure => figure.part === 'main')
  if (main.length === 0) return []
  const said = stems(text)
  const poses = figures.filter(figure => figure.part === 'pose')
  return [...main, ...ranked(poses, ({ pose }) => shared(pose, said), MOST.poses, 'whatever there is')]
}

type Rest = 'only what was meant' | 'whatever there is'

function ranked<One>(all: readonly One[], points: (one: One) => number, most: number, rest: Rest): One[] {
  const order = all.map((one, place) => ({ one, place, points: points(one) }))
  order.sort((a, b) => b.points - a.points || a.place - b.place)
  const meant = order.filter(({ points }) => points > 0)
  const kept = rest === 'only what was meant' && meant.length > 0 ? meant : order
  return kept.slice(0, most).map(({ one }) => one)
}

/** Every text of a plan's data, however deep. */
export function wordsIn(data: unknown): string {
  if (typeof data === 'string') return data
  if (data === null || typeof data !== 'object') return ''
  return Object.values(data).map(wordsIn).filter(Boolean).join('\n')
}
