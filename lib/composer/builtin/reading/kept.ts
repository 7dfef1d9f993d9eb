// What is told to whoever makes the post and to nobody else: a reason that is to stay out, words to one person, whose letter it is.

import { clausesIn } from '#lib/composer/builtin/clauses.ts'
import { PLEASE } from '#lib/composer/builtin/reading/orders.ts'
import type { Wish } from '#lib/composer/builtin/reading/wishes.ts'
import { isContent } from '#lib/composer/guard/evidence.ts'
import { englishOf } from '#lib/composer/lexis/english/known.ts'
import { wordSet } from '#lib/composer/lexis/phrases.ts'
import { type Token, tokensOf } from '#lib/composer/lexis/tokens.ts'
import { SPACES, withoutEnd } from '#lib/composer/lexis/trim.ts'
import type { Lexicon } from '#lib/composer/packs/index.ts'

const WHY = wordSet(
  'as since cos cause because bc cuz coz weil denn wegen porque xq pq car parce perche siccome bo poniewaz gdyz',
)

/** Where the reason begins that a sentence ends in: “closed Monday cos Mum is ill”. */
export function whyIn(text: string): number | undefined {
  const tokens = tokensOf(text)
  return tokens.findLast(({ key }, at) => at > 0 && at < tokens.length - 1 && WHY.has(key))?.start
}

/** “don’t put that”, “bitte nicht schreiben”, “no lo pongas”: an order to hide that names nothing itself. */
export function isBareHiding(text: string, lexicons: readonly Lexicon[]): boolean {
  const tokens = tokensOf(text)
  const found = lexicons.flatMap(({ hide, lean }) => [...lean.find(text, tokens), ...hide.find(text, tokens)])
  const isOrder = found.some(({ phrase }) => ORDER.test(phrase))
  const isIn = ({ start }: Token) => found.some(one => one.start <= start && start < one.end)
  return (
    isOrder &&
    tokens.every(token => isIn(token) || PLEASE.has(token.key) || FILLERS.has(token.key) || !isContent(token, lexicons))
  )
}
/** “dont put that bit”. */
const FILLERS = wordSet('bit part thing stuff line teil sache parte cosa chose truc rzecz')
const ORDER = /^(?:don|do not|not|no|nicht|das|nie|ne|non|n |pas|não|isso|eso|esto|tego|questo|keep|leave|cut)/iu

/** A sentence without the reason that the next one, or a remark inside of it, keeps from readers; nothing where it gives none. */
export function withoutReason(text: string, next: string, lexicons: readonly Lexicon[]): Wish | undefined {
  const aside =
    asideIn(text, lexicons) ?? (isBareHiding(next, lexicons) ? { start: text.length, end: text.length } : undefined)
  if (!aside) return undefined
  const before = text.slice(0, aside.start)
  const from = whyIn(before) ?? lastClause(before)
  if (from === undefined) return undefined
  const behind = text.slice(aside.end).replace(/^[\s,.;)–-]+/, '')
  const goesOn = tokensOf(behind).some(token => isDay(token, lexicons))
  const told = [withoutEnd(before.slice(0, from), `${SPACES},;(–-`), ...(goesOn ? [behind] : [])]
  const left = text.slice(from, goesOn ? aside.end : text.length).trim()
  return { told: told.filter(Boolean), left: [{ text: left, list: 'secret' }] }
}

const isDay = ({ kind, key }: Token, lexicons: readonly Lexicon[]): boolean =>
  kind === 'number' ||
  lexicons.some(({ months, weekdays, near }) => months.has(key) || weekdays.has(key) || near.has(key))

/** The remark itself: in brackets, or a clause. */
function asideIn(text: string, lexicons: readonly Lexicon[]): { start: number; end: number } | undefined {
  for (let open = text.indexOf('('); open >= 0; open = text.indexOf('(', open + 1)) {
    const close = text.indexOf(')', open)
    if (close > open && isBareHiding(text.slice(open + 1, close), lexicons)) return { start: open, end: close + 1 }
  }
  const clauses = clausesIn(text)
  const at = clauses.findIndex((clause, nth) => nth > 0 && isBareHiding(clause.text, lexicons))
  const [before, aside] = [clauses[at - 1], clauses[at]]
  const isTold = before && (whyIn(before.text) !== undefined || at > 1)
  return isTold && aside ? { start: before.end, end: aside.end } : undefined
}

/** “closed Friday, Mum’s hip (don’t put that)”: the clause before the remark. */
const lastClause = (before: string): number | undefined => {
  const clauses = clausesIn(before)
  return clauses.length > 1 ? clauses.at(-1)?.start : undefined
}

const JOINS = wordSet('and und y et e oh also ps btw')
const ASKED = wordSet(
  'please pls plz can could would will dont kannst konntest vergiss denk puedes podrias recuerda peux pourrais noublie puoi potresti podes poderias mozesz prosze',
)
/** “dave dont forget to chase the band”: behind a name without a comma. */
const ASKED_ALONE = new Set([
  'dont forget',
  'can you',
  'could you',
  'will you',
  'would you',
  'remember to',
  'make sure',
])
const TOGETHER = wordSet('bitte por merci sil stp per')

/** “And Geoff, please give the tin back”: one person is asked by name; “Parents, please …” are readers. */
export function isToOne(text: string, lexicons: readonly Lexicon[]): boolean {
  const tokens = tokensOf(text)
  const at = Number(JOINS.has(tokens[0]?.key))
  const [name, mark, asks, verb] = tokens.slice(at)
  if (name && asks && ASKED_ALONE.has(`${mark?.key} ${asks.key}`) && ['name', 'either'].includes(englishOf(name.key)))
    return true
  if (!name || mark?.text !== ',' || !asks || !/^\p{Lu}\p{Ll}+$/u.test(name.text)) return false
  const isKnown = lexicons.some(
    ({ glue, neutral, claims, weekdays, months }) =>
      [glue, neutral, weekdays, months].some(list => list.has(name.key)) || claims.has(name.key),
  )
  const isMany = at === 0 && /(?:s|eltern|kinder|leute|mitglieder|gente|tutti|todos)$/u.test(name.key)
  const isPlural = asks.key === 'bitte' && /(?:t|en)$/u.test(verb?.key ?? '')
  return !isKnown && !isMany && !isPlural && (ASKED.has(asks.key) || TOGETHER.has(asks.key))
}

const SIGNED = /^\p{Lu}[\p{L}’'-]{1,20}(?: \p{Lu}[\p{L}’'.-]{0,20}){0,2}(?:,? \(?\p{L}[\p{L} ]{2,30}\)?)?\.?$/u
const NAMES = 4
/** “Ruth (treasurer)” at the end of a letter. */
export const isSigned = (text: string, before: string): boolean =>
  text.split(/\s+/).length <= NAMES && SIGNED.test(text) && !endsQuoted(before)

/** A quotation mark, and no letter or digit behind it. */
function endsQuoted(text: string): boolean {
  const at = Math.max(...['"', '”', '»', '“'].map(mark => text.lastIndexOf(mark)))
  return at >= 0 && !/\w/.test(text.slice(at + 1))
}

/** What a page hides from its readers, from the mark that opens it to the one that ends it. */
export function commentedOut(segments: readonly string[]): boolean[] {
  let isOpen = false
  return segments.map(segment => {
    const was = isOpen
    const [begins, ends] = [segment.lastIndexOf('<!--'), segment.lastIndexOf('-->')]
    if (begins >= 0 || ends >= 0) isOpen = begins > ends
    return was || begins >= 0
  })
}
