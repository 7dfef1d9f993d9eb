// What a viewer needs to act, of all that a film says: on which day, for how much, and where.
import type { Scene } from '#lib/composer/answer.ts'
import { keysOf, tokensOf } from '#lib/composer/lexis/tokens.ts'
import { findLiterals } from '#lib/composer/literals/find.ts'
import type { Literal, LiteralKind, Where } from '#lib/composer/literals/literal.ts'
import { lexiconOf } from '#lib/composer/packs/index.ts'
import { width } from '#lib/composer/words/width.ts'

const WHEN: readonly LiteralKind[] = ['date', 'weekday', 'time']
const PRICE: readonly LiteralKind[] = ['money']
const REACH: readonly LiteralKind[] = ['link', 'email', 'phone', 'handle', 'code']

const FACTS = 3
/** Of a row; of one with what its list is about before it. */
const [LONGEST, TITLED] = [60, 44]

type Told = { text: string /** What the list that it is of is about. */; of?: string; kept?: true }
type Fact = Told & { literals: readonly Literal[] }

/** One row each, in the order of the film; what the last scene says itself is not said again. */
export function rowsToAct(scenes: readonly Scene[], where: Where): string[] {
  const last = scenes.at(-1)
  const told = [
    ...scenes.slice(0, -1).flatMap(toldIn),
    ...(last?.more ?? []).map((text): Told => ({ text, kept: true })),
  ]
  const known = new Set(valuesOf(findLiterals(last?.text ?? '', where)))
  const fresh = told
    .map((one): Fact => ({ ...one, literals: findLiterals(one.text, where) }))
    .filter(fact => isFresh(fact, known))
  const needed = [WHEN, PRICE, REACH].flatMap(kinds => fresh.find(fact => has(fact, kinds)) ?? [])
  const ranked = new Set([...needed, ...fresh.filter(({ kept }) => kept), ...fresh])
  const chosen = new Set([...ranked].slice(0, FACTS))
  const seen = new Set<string>()
  return fresh.filter(fact => chosen.has(fact)).flatMap(fact => rowsOf(fact, seen, where))
}

/** Whether a text says when, for how much, or where to ask. */
export const actsIn = (text: string, where: Where): boolean =>
  has({ text, literals: findLiterals(text, where) }, [...WHEN, ...PRICE, ...REACH])

const DAY: readonly LiteralKind[] = ['date', 'weekday']

/** The day leads, and not a title above it that has neither day nor price: “Milking at 5am” is no time to come. */
export function ledBy(title: string, rows: readonly string[], where: Where): string {
  const names = (text: string, kinds: readonly LiteralKind[]) =>
    has({ text, literals: findLiterals(text, where) }, kinds)
  return names(title, [...DAY, ...PRICE]) ? title : (rows.find(row => names(row, DAY)) ?? title)
}

/** The hook stands above the rows; steps are not for acting on, and a quote is somebody else's. */
function toldIn({ role, text, more }: Scene, index: number): Told[] {
  if (index === 0 || role === 'steps' || role === 'quote' || role === 'versus') return []
  if (role === 'number') return [{ text: [text, ...more.slice(0, 1)].join(' ') }]
  if (role === 'list') return more.map(item => ({ text: item, of: text }))
  return [text, ...(role === 'action' ? more : [])].map(each => ({ text: each }))
}

/** “Again at 6.45pm” says what begins then only below what its list is about; “Dernier départ à 14 h” says it itself. */
function rowsOf({ text, of, literals }: Fact, seen: Set<string>, where: Where): string[] {
  if (!of || seen.has(of) || isClear(text, of, literals, where)) return [text]
  seen.add(of)
  const titled = `${of}: ${text}`
  return width(titled) <= TITLED ? [titled] : [of, text]
}

const TELLING = 2

/** Beside its values two words that say what they are of, or one of its list's own. */
function isClear(text: string, of: string, literals: readonly Literal[], { language }: Where): boolean {
  const { empty } = lexiconOf(language)
  const inValue = (at: number) => literals.some(({ start, end }) => start <= at && at < end)
  const words = tokensOf(text).filter(({ kind, key, start }) => kind === 'word' && !empty.has(key) && !inValue(start))
  const titles = new Set(keysOf(of))
  return words.length >= TELLING || words.some(({ key }) => titles.has(key))
}

const has = ({ literals }: Fact, kinds: readonly LiteralKind[]): boolean =>
  literals.some(({ kind }) => kinds.includes(kind))

const valuesOf = (literals: readonly Literal[]): string[] => literals.map(({ kind, values }) => `${kind} ${values[0]}`)

/** Says when, how much or where, and not only what has been said before; takes note of it. */
function isFresh({ text, literals, kept }: Fact, known: Set<string>): boolean {
  const acting = literals.filter(({ kind }) => [...WHEN, ...PRICE, ...REACH].includes(kind))
  const fresh = valuesOf(acting).filter(key => !known.has(key))
  for (const key of fresh) known.add(key)
  return kept === true || (fresh.length > 0 && width(text) <= LONGEST)
}
