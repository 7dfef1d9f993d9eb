// Scenes of a film: what each shows, and how long it is read.
import type { Scene, VideoAnswer } from '#lib/composer/answer.ts'
import { SCENES } from '#lib/composer/forms.ts'
import { isBeforeAfter } from '#lib/composer/layout/before-after.ts'
import type { Contacted } from '#lib/composer/layout/contact.ts'
import { actsIn, dayOf, isOfAnHour, isToAsk, ledBy, rowsToAct } from '#lib/composer/layout/to-act.ts'
import type { Where } from '#lib/composer/literals/literal.ts'
import type { Picture } from '#lib/composer/plan.ts'
import { width, wordCount } from '#lib/composer/words/width.ts'
import { NOTHING } from '#lib/render/read.ts'

type Shot = Record<string, string | number | string[]> & { role: string; text: string }

const HOOK_MS = 2_000
/** A sentence that is told whole is read to its end. */
const MOST_HOOK_MS = 5_000
const END_MS = 2_600
/** Most of it has been said before. */
const MOST_END_MS = 4_400
const LEAST_MS = 1_800
const WORDS_A_SECOND = 2.9
/** The lengths that music exists in. */
const BEDS_MS = [6, 8, 10, 12, 14, 16, 18, 20].map(seconds => seconds * 1_000)

const MOST_ROWS = 4

type Beside = {
  name: string
  tagline: string
  asked: number | undefined
  where: Where
  contacted: Contacted
  /** It goes from what was before to what is after: what it began with is over at its end. */
  turns: boolean
}

export function filmPictures({ scenes }: VideoAnswer, { asked, ...beside }: Beside): Picture[] {
  const shots = countedOnce(scenes)
    .slice(0, -1)
    .map((scene, index) => shotOf(scene, index === 0))
  const all = timed([...shots, ...scenes.slice(-1).map(() => lastOf(scenes, beside))], asked)
  return [{ template: 'video_story', data: { scenes: all } }]
}

/** Steps that go on in a second scene would begin again with 1 there: they have no numbers. */
const countedOnce = (scenes: readonly Scene[]): Scene[] => {
  const isCounted = scenes.filter(({ role }) => role === 'steps').length === 1
  return scenes.map(scene => (scene.role === 'steps' && !isCounted ? { ...scene, role: 'list' } : scene))
}

/** What is drawn on each scene: a film of before and after does not end on what it began with. */
export const drawnInFilm = (depicts: readonly string[], segments: readonly string[]): string[] =>
  depicts.map((name, at) => (name === '' && at === depicts.length - 1 && isBeforeAfter(segments) ? NOTHING : name))

/** What it is, when, for how much and where stand on the last scene together; where nothing is to be acted on, its words under what it is. */
function lastOf(
  scenes: readonly Scene[],
  { name, tagline, where, turns, contacted: { reach } }: Omit<Beside, 'asked'>,
): Shot {
  const title = titleOf(scenes)
  const text = scenes.at(-1)?.text ?? ''
  const rows = rowsToAct(scenes, where)
  const isBare = text === name
  const acts = actsIn(text, where)
  if (scenes.length > 1 && (rows.length > 0 || acts)) {
    const words = acts && text !== title ? text : ledBy(title || text, rows, scenes, where)
    const what = whatOver(words, scenes, { name, where, turns, isAlone: rows.length === 0 })
    const isLesser = rows.length > 0 && isMotto(text, tagline)
    const own = isBare || isLesser || [title, words].includes(text) ? [] : [text]
    const items = [...rows.filter(row => row !== words && row !== what).slice(0, MOST_ROWS - own.length), ...own]
    return endOf({ text: words, what, items, tagline: isLesser ? text : '', reach })
  }
  const what = scenes.length > 1 ? whatOver(text, scenes, { name, where, turns, isAlone: true }) : ''
  return endOf({ text, what, items: [], tagline: tagline === text ? '' : tagline, reach })
}

type End = { text: string; what: string; items: string[]; tagline: string; reach: readonly string[] }

/** Nothing of it is empty. */
const endOf = ({ text, reach, ...more }: End): Shot => {
  const said = Object.entries({ ...more, link: reach.slice(0, 2).join('\n') })
  return { role: 'end', text, ...Object.fromEntries(said.filter(([, value]) => value.length > 0)) }
}

type Over = Pick<Beside, 'name' | 'where' | 'turns'> & { /** Nothing else is to be acted on. */ isAlone: boolean }

/** What the words of the last scene are about: what a bare day is the day of, else what the film is about. */
function whatOver(words: string, scenes: readonly Scene[], { name, where, turns, isAlone }: Over): string {
  const title = titleOf(scenes)
  // Over a number to ring, what began the film would be read as what is offered there.
  const isOffered = isAlone && isToAsk(words, where) && !actsIn(title, where)
  const isHour = actsIn(words, where) && isOfAnHour(title, where)
  const isSaid = title === name || words.includes(title)
  return dayOf(words, scenes, where) ?? (turns || isOffered || isHour || isSaid ? '' : title)
}

/** The brand's own line, or one of the languages of it. */
function isMotto(text: string, tagline: string): boolean {
  const plain = (words: string) =>
    words
      .toLocaleLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? ''
  return plain(text).includes(' ') && plain(tagline).includes(plain(text))
}

/** Of the name of what is shown, so many letters at most. */
const NAME = 24

/** What a film is about: what it names on a scene of its own, else what it began with. */
function titleOf(scenes: readonly Scene[]): string {
  const named = scenes.slice(1, -1).find(({ role, text }) => role === 'brand' && width(text) <= NAME)
  const [first] = scenes
  return named?.text ?? (first?.role === 'quote' ? '' : (first?.text ?? ''))
}

function shotOf({ role, text, more }: Scene, first: boolean): Shot {
  const [a = '', b = '', c = '', d = ''] = more
  if (first && role !== 'quote') return { role: 'hook', text }
  if (role === 'number' && a) return { role, text, value: text, label: a }
  if ((role === 'list' || role === 'steps') && more.length >= 2) return { role, text, items: more.slice(0, 5) }
  if (role === 'quote')
    return { role: first ? 'quote' : role, text, quote: text, ...(a && { name: a }), ...(b && { title: b }) }
  if (role === 'versus' && a && b && c && d) return { role, text, left_title: a, left: b, right_title: c, right: d }
  if (role === 'action') return { role, text, ...(a && { link: a }) }
  return { role: role === 'problem' || role === 'brand' ? role : 'line', text }
}

const readingMs = (shot: Shot): number => {
  const said = Object.entries(shot)
    .filter(([name]) => name !== 'role')
    .flatMap(([, value]) => value)
    .join(' ')
  return Math.ceil((Math.max(wordCount(said), width(said) / 6) / WORDS_A_SECOND) * 10) * 100
}

const LENGTH =
  /(?<![\d.,:])(\d{1,2})(?:\s?[-–]\s?(\d{1,2}))?[\s-]?(?:s|secs?|seconds?|sek|sekunden?|segundos?|secondes?|second[io]|sekund\p{L}*|秒|ثانية|ثواني)(?!\p{L})/iu
const FILM = /video|reel|film|clip|shorts|teaser|spot|animation|vídeo|動画|فيديو/iu

const isLong = ({ text }: Shot): boolean => width(text) > SCENES.room || wordCount(text) > SCENES.read

/** How long a film is wished to be, in milliseconds: “a 15 second video”, “teaser 10-15s”. */
export function askedLength(segments: readonly string[]): number | undefined {
  const [, from, to = from] = segments.filter(text => FILM.test(text)).flatMap(text => LENGTH.exec(text) ?? [])
  return from === undefined ? undefined : ((Number(from) + Number(to)) / 2) * 1_000
}

/** The length that music has next to the one asked for. */
const nearest = (lengths: readonly number[], asked: number | undefined): number | undefined =>
  asked === undefined ? undefined : lengths.toSorted((a, b) => Math.abs(a - asked) - Math.abs(b - asked))[0]

/** As long as each is read, the whole as long as a piece of music. */
export function timed(shots: readonly Shot[], asked?: number): Shot[] {
  const needed = shots.map((shot, index) =>
    index === shots.length - 1
      ? Math.min(MOST_END_MS, Math.max(END_MS, readingMs(shot)))
      : index === 0
        ? Math.min(isLong(shot) ? MOST_HOOK_MS : HOOK_MS, Math.max(1_600, readingMs(shot)))
        : Math.max(LEAST_MS, readingMs(shot)),
  )
  const total = sumOf(needed)
  const long = BEDS_MS.filter(each => each >= total)
  const whole = nearest(long, asked) ?? long[0] ?? BEDS_MS.at(-1) ?? total
  const between = stretched(needed.slice(1, -1), whole - total)
  const lengths = [...needed.slice(0, shots.length > 1 ? 1 : 0), ...between]
  const ends = lengths.map((_, at) => sumOf(lengths.slice(0, at + 1)))
  const last = ends.at(-1) ?? 0
  return shots.map((shot, index) => ({
    ...shot,
    start_ms: ends[index - 1] ?? 0,
    end_ms: ends[index] ?? Math.max(whole, last + END_MS),
  }))
}

/** Of time that is left each has as much; where it is wanting, whoever is read longest gives most and nobody is missed. */
function stretched(lengths: readonly number[], spare: number): number[] {
  if (spare >= 0) {
    const share = tenths(spare / (lengths.length + 1))
    return lengths.map(length => length + share)
  }
  const beyond = sumOf(lengths) - LEAST_MS * lengths.length
  const kept = beyond > 0 ? Math.max(0, 1 + spare / beyond) : 0
  return lengths.map(length => LEAST_MS + tenths((length - LEAST_MS) * kept))
}

const sumOf = (lengths: readonly number[]): number => lengths.reduce((sum, each) => sum + each, 0)

const tenths = (ms: number): number => Math.floor(ms / 100) * 100
