// The last scene of a film: what to do, when and how, each once and never more than a viewer reads.
import type { Scene } from '#lib/composer/answer.ts'
import { type About, dayOf, isOfAnHour, ledBy } from '#lib/composer/layout/film/day-of.ts'
import {
  actsIn,
  DAY,
  freeIn,
  hoursIn,
  isAnnounced,
  isToAsk,
  PRICE,
  REACH,
  rowsToAct,
  STEP,
  tellingOf,
  tellsIn,
} from '#lib/composer/layout/to-act.ts'
import { width } from '#lib/composer/words/width.ts'
import { withoutName } from '#lib/words/without-name.ts'

/** Rows below the words; with more nothing on it is read. */
const MOST_ROWS = 2
/** A brand's own line that is longer has no room in two small lines: the film ends on the name alone, and not in a refusal. */
const LONGEST_LINE = 80

export type Beside = About & {
  name: string
  tagline: string
  reach: readonly string[]
  /** Words that say where the brand is and what it does, as it says them itself. */
  known: ReadonlySet<string>
  /** It goes from what was before to what is after: what it began with is over at its end. */
  turns: boolean
}

export type Last = { text: string; what: string; items: string[]; tagline: string; reach: readonly string[] }

export function lastOf(scenes: readonly Scene[], beside: Beside): Last {
  const { tagline, reach } = beside
  const text = scenes.at(-1)?.text ?? ''
  const line = tagline === text || width(tagline) > LONGEST_LINE ? '' : tagline
  if (scenes.length < 2) return { text, what: '', items: [], tagline: line, reach }
  const parts = partsOf(scenes, beside)
  const words = ledIn(scenes, parts, beside)
  const what = whatOver(words, scenes, parts.rows, beside)
  const rows = parts.rows.filter(row => row !== what && !isBeforeIt(row, what, scenes, beside))
  const items = belowIn(scenes, { ...parts, rows }, words, beside.where)
  const isSmall = isMotto(text, tagline) && text !== words
  const isBare = items.length === 0 && !tellsIn(words, beside.where, [...DAY, ...PRICE])
  return { text: words, what, items, tagline: isSmall ? text : isBare ? line : '', reach }
}

type Parts = {
  /** The writer's last words, where they are more than the brand's own. */
  own: string
  /** Where the brand is, where the writer ends on that. */
  place: string
  /** What readers are asked for right before the end. */
  call: Scene | undefined
  rows: readonly string[]
}

function partsOf(scenes: readonly Scene[], beside: Beside): Parts {
  const { name, tagline, where } = beside
  const text = scenes.at(-1)?.text ?? ''
  const isLesser = text === name || isMotto(text, tagline)
  const isPlace = !isLesser && isOfBrand(text, beside)
  const before = scenes.length > 2 ? scenes.at(-2) : undefined
  return {
    own: isLesser || isPlace ? '' : text,
    place: isPlace ? text : '',
    call: before?.role === 'action' ? before : undefined,
    rows: rowsToAct(scenes, where),
  }
}

/** Beside the name nothing that the brand does not say of itself. */
function isOfBrand(text: string, { name, known, where }: Beside): boolean {
  const words = tellingOf({ text: withoutName(text, name), literals: [] }, where)
  return !actsIn(text, where) && words.length > 0 && width(text) <= SIGNED && words.every(({ key }) => known.has(key))
}
const SIGNED = 44

/** The words that are large: when and for how much it is, else what readers are asked for, else the writer's last. */
function ledIn(scenes: readonly Scene[], { own, place, call, rows }: Parts, beside: Beside): string {
  const { where, name } = beside
  const title = titleOf(scenes, beside)
  // What the writer ends on with the way to do it below.
  const isTold = own !== '' && (scenes.at(-1)?.more ?? []).some(row => tellsIn(row, where, REACH))
  if ((isTold || actsIn(own, where)) && own !== title) return own
  const led = ledBy(title || own, rows, scenes, beside)
  if (rows.length > 0 && (led !== (title || own) || tellsIn(title, where, DAY))) return led
  const row =
    rows.find(one => tellsIn(one, where, [...PRICE, ...REACH])) ??
    rows.find(one => actsIn(one, where)) ??
    rows.find(one => freeIn(one, where).length > 0)
  const asked = call?.text || own || hoursIn(scenes, where)?.text || row
  return asked || (place.includes(name) ? place : '') || (place ? name : (scenes.at(-1)?.text ?? ''))
}

/** How it is done, of the rows those that are needed most, in the order of the film, and what the writer ends on. */
function belowIn(scenes: readonly Scene[], parts: Parts, words: string, where: Beside['where']): string[] {
  const { own, place, call, rows } = parts
  const ways = call?.text === words ? call.more.slice(0, 1) : []
  const last = own === words || ways.includes(own) || own === '' ? [] : [own]
  const signed = place === words || place === '' ? [] : [place]
  const hours = tellsIn(words, where, DAY) ? [] : (hoursIn(scenes, where)?.more ?? [])
  const left = [...rows, ...hours].filter(row => row !== words && !ways.includes(row))
  const room = MOST_ROWS - ways.length - last.length
  const written = left.filter(row => scenes.at(-1)?.more.includes(row))
  const priced = left.filter(row => !written.includes(row) && tellsIn(row, where, [...PRICE, ...REACH]))
  const needed = [...written, ...priced].slice(0, room)
  const others = left.filter(row => !needed.includes(row)).slice(0, Math.max(0, room - needed.length - signed.length))
  const kept = left.filter(row => needed.includes(row) || others.includes(row))
  const isWhole = hours.every(row => kept.includes(row))
  const shown = withoutHead(isWhole ? kept : kept.filter(row => !hours.includes(row)), scenes)
  return [...ways, ...shown, ...last, ...signed].slice(0, MOST_ROWS)
}

/** What a list is about says nothing where its row had no room. */
const withoutHead = (rows: readonly string[], scenes: readonly Scene[]): string[] =>
  rows.filter((row, at) => at < rows.length - 1 || !scenes.some(({ role, text }) => role === 'list' && text === row))

/** A day told before what takes place is the day of something else. */
function isBeforeIt(row: string, what: string, scenes: readonly Scene[], { where }: Beside): boolean {
  const from = scenes.findIndex(({ text }) => text === what)
  return scenes.slice(1, Math.max(1, from)).some(({ text }) => text === row) && tellsIn(row, where, DAY)
}

/** What the words are about: where they or what is needed with them are a day or a price, what that is of; else what it is called, and never its hook. */
function whatOver(words: string, scenes: readonly Scene[], rows: readonly string[], beside: Beside): string {
  const { name, turns, where } = beside
  const title = titleOf(scenes, beside)
  const of = dayOf(words, scenes, beside)
  if (of) return of
  const isActing = actsIn(words, where)
  if (turns || (isActing && isOfAnHour(title, where)) || title === name || words.includes(title)) return ''
  const isAsked = scenes.at(-2)?.role === 'action' && scenes.at(-2)?.text === words
  const isOf =
    (isActing && !isToAsk(words, where)) ||
    tellsIn(title, where, PRICE) ||
    isAnnounced(title, scenes, where) ||
    rows.some(one => tellsIn(one, where, [...DAY, ...PRICE]))
  const isHour = !isActing && rows.some(one => tellsIn(one, where, ['time']))
  return namedIn(scenes, beside) || (!isAsked && (isOf || isHour)) ? title : ''
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

/** A title that stands right before the end is not said again: “six weeks of doing nothing is the secret”. */
const namedIn = (scenes: readonly Scene[], { titles }: Pick<Beside, 'titles'>): Scene | undefined =>
  scenes
    .slice(1, -1)
    .find(
      ({ role, text }, at, all) =>
        (role === 'brand' && width(text) <= NAME) || (titles.includes(text) && at < all.length - 1),
    )

/** What a film is about: what it names on a scene of its own, else what it began with where that is no quote and no first step. */
export function titleOf(scenes: readonly Scene[], beside: Pick<Beside, 'titles'>): string {
  const [first] = scenes
  const began = first && first.role !== 'quote' && !STEP.test(first.text) ? first.text : ''
  return namedIn(scenes, beside)?.text ?? began
}
