// What a viewer needs to act, of all that a film says: on which day, for how much, and where.
import type { Scene } from '#lib/composer/answer.ts'
import { findLiterals, type Where } from '#lib/composer/literals/find.ts'
import type { Literal, LiteralKind } from '#lib/composer/literals/literal.ts'
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
  const known = new Set(keysOf(findLiterals(last?.text ?? '', where)))
  const fresh = told
    .map((one): Fact => ({ ...one, literals: findLiterals(one.text, where) }))
    .filter(fact => isFresh(fact, known))
  const needed = [WHEN, PRICE, REACH].flatMap(kinds => fresh.find(fact => has(fact, kinds)) ?? [])
  const ranked = new Set([...needed, ...fresh.filter(({ kept }) => kept), ...fresh])
  const chosen = new Set([...ranked].slice(0, FACTS))
  const seen = new Set<string>()
  return fresh.filter(fact => chosen.has(fact)).flatMap(fact => rowsOf(fact, seen))
}

/** Whether a text says when, for how much, or where to ask. */
export const actsIn = (text: string, where: Where): boolean =>
  has({ text, literals: findLiterals(text, where) }, [...WHEN, ...PRICE, ...REACH])

/** The hook stands above the rows; steps are not for acting on, and a quote is somebody else's. */
function toldIn({ role, text, more }: Scene, index: number): Told[] {
  if (index === 0 || role === 'steps' || role === 'quote' || role === 'versus') return []
  if (role === 'number') return [{ text: [text, ...more.slice(0, 1)].join(' ') }]
  if (role === 'list') return more.map(item => ({ text: item, of: text }))
  return [text, ...(role === 'action' ? more : [])].map(each => ({ text: each }))
}

/** “Again at 6.45pm” says what begins then only below what its list is about. */
function rowsOf({ text, of }: Fact, seen: Set<string>): string[] {
  if (!of || seen.has(of)) return [text]
  seen.add(of)
  const titled = `${of}: ${text}`
  return width(titled) <= TITLED ? [titled] : [of, text]
}

const has = ({ literals }: Fact, kinds: readonly LiteralKind[]): boolean =>
  literals.some(({ kind }) => kinds.includes(kind))

const keysOf = (literals: readonly Literal[]): string[] => literals.map(({ kind, values }) => `${kind} ${values[0]}`)

/** Says when, how much or where, and not only what has been said before; takes note of it. */
function isFresh({ text, literals, kept }: Fact, known: Set<string>): boolean {
  const acting = literals.filter(({ kind }) => [...WHEN, ...PRICE, ...REACH].includes(kind))
  const fresh = keysOf(acting).filter(key => !known.has(key))
  for (const key of fresh) known.add(key)
  return kept === true || (fresh.length > 0 && width(text) <= LONGEST)
}
