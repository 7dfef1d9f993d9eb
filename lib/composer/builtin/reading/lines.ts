// Where lines begin in what is told though no sign parts them, and which line stands above the others, as it was learned word by word.
import type { Heard } from '#lib/composer/audience/audience.ts'
import type { Sorted, Told } from '#lib/composer/builtin/reading/sort.ts'
import { tokensOf, UNSPACED } from '#lib/composer/lexis/tokens.ts'
import { SPACES, withoutEnd, withoutStart } from '#lib/composer/lexis/trim.ts'
import type { Literal } from '#lib/composer/literals/literal.ts'
import type { Lexicon } from '#lib/composer/packs/index.ts'
import type { Question } from '#lib/composer/question.ts'
import { isRow } from '#lib/composer/segments/clean.ts'

/** More likely than not. */
export const LIKELY = 0.5
/** Where no sign parts two lines it has to be surer of it. */
const SURE = 0.9
/** What was typed first stays above the others unless another is likelier by so much. */
const LIKELIER = 0.5

export type Line = { of: Told; text: string; headline: number }
type Place = { at: number; heard: Heard; begins: boolean }

/** The line of the likeliest headline first, then the others in their order. */
export function linesIn({ told, heard, lexicons }: Sorted, { segments }: Question): Line[] {
  const byPiece = Map.groupBy(heard, ({ word }) => word.piece)
  const lines = told.flatMap(of => {
    if (of.isTopic || isRow(of.text)) return [{ of, text: of.text, headline: of.isTopic ? 1 : 0 }]
    const places = placesIn(of, byPiece.get(of.n - 1) ?? [], segments[of.n - 1] ?? '')
    return cutToLines(
      of,
      places.filter(({ at }) => !leadsOn(of.text.slice(0, at), lexicons)),
    )
  })
  // Where readers call or write is no news.
  const isContact = ({ literals }: Told) => literals.some(({ kind }) => CONTACTS.has(kind))
  const chances = lines.map(({ headline, of }, at) => (at === 0 ? headline : isContact(of) ? 0 : headline - LIKELIER))
  const best = chances.indexOf(Math.max(...chances))
  // “First time? Warm up for ten minutes”: a question goes with its answer.
  const first = /[?？؟]$/u.test(lines[best - 1]?.text ?? '') ? best - 1 : best
  const isTop = (_: Line, at: number) => at >= first && at <= best && (lines[best]?.headline ?? 0) > LIKELY
  return [...lines.filter(isTop), ...lines.filter((line, at) => !isTop(line, at))]
}

const CONTACTS = new Set<Literal['kind']>(['phone', 'email', 'link', 'handle'])

/** “4 tips for”: no line ends so. */
function leadsOn(before: string, lexicons: readonly Lexicon[]): boolean {
  const last = tokensOf(before.slice(-NEAR)).at(-1)
  return last?.kind === 'word' && lexicons.some(({ dangling }) => dangling.has(last.key))
}

/** So far behind the last word a word is looked for: dates that were written out stand between. */
const NEAR = 40

/** The words that are told, where they stand in what is told of their piece. */
function placesIn({ text, parts, literals }: Told, heard: readonly Heard[], segment: string): Place[] {
  let from = 0
  const own = heard.filter(({ word }) => isKept(word, parts, segment))
  return own.flatMap((heard, nth) => {
    const word = segment.slice(heard.word.start, heard.word.end)
    const at = placeOf(word, text, from)
    if (at < 0 || at - from > NEAR) return []
    from = at + word.length
    const before = own[nth - 1]
    // “60 trees”: what a number counts stands behind it.
    const isOne =
      literals.some(
        ({ start, end, kind }) =>
          (start < at && at < end) || (kind === 'number' && text.slice(end, at).trim() === '' && end <= at),
      ) ||
      (heard.quoted && before?.quoted === true) ||
      heard.word.clause !== before?.word.clause ||
      (isFirm(text.slice(0, at)) && /^\p{Lu}/u.test(word) && !literals.some(literal => literal.start === at))
    // A line that begins with a quote begins with its mark, and none does behind what is called so: “her novel «La mer»”.
    const start = heard.quoted ? startOfQuote(text.slice(0, at)) : at
    const isMarked = start < at || (heard.quoted && MARKS.includes(text[at] ?? ' '))
    const isCalled = isMarked && /[\p{L}\p{N}]\s?$/u.test(text.slice(0, start))
    return [{ at: start, heard, begins: !isOne && !isCalled && !UNSPACED.test(word) && heard.begins > SURE }]
  })
}

/** A word that was left out has no place, though another may be spelled as it is. */
function isKept({ start, end }: Heard['word'], parts: readonly string[], segment: string): boolean {
  const starts = parts.map(part => segment.indexOf(part))
  return starts.includes(-1) || starts.some((at, nth) => at <= start && end <= at + (parts[nth]?.length ?? 0))
}

/** “Wright & Page Books”: one name. */
function isFirm(before: string): boolean {
  const [one = '', and, other = ''] = before.slice(-NEAR).trimEnd().split(' ').slice(-3)
  return (and === '&' || and === '+') && CAPITAL.test(one) && CAPITAL.test(other)
}
const CAPITAL = /^\p{Lu}/u

const MARKS = '"\'“„«‘「『'

/** In front of the marks that open it; French ones have a blank behind them. */
function startOfQuote(before: string): number {
  const marked = withoutEnd(before, SPACES)
  return MARKS.includes(marked.at(-1) ?? ' ') ? withoutEnd(marked, MARKS).length : before.length
}

/** As a word of its own. */
function placeOf(word: string, text: string, from: number): number {
  for (let at = text.indexOf(word, from); at >= 0; at = text.indexOf(word, at + 1))
    if (UNSPACED.test(word) || !(LETTER.test(text[at - 1] ?? '') || LETTER.test(text[at + word.length] ?? '')))
      return at
  return -1
}
const LETTER = /[\p{L}\p{N}]/u

function cutToLines(of: Told, places: readonly Place[]): Line[] {
  const starts = [0, ...places.flatMap(({ begins, at }) => (begins && at > 0 ? [at] : []))]
  return starts
    .map((start, nth): Line => {
      const end = starts[nth + 1] ?? of.text.length
      const own = places.filter(({ at }) => at >= start && at < end)
      const text = nth === 0 && end === of.text.length ? of.text : bare(of.text.slice(start, end))
      return { of, text, headline: Math.max(0, ...own.map(({ heard }) => heard.headline)) }
    })
    .filter(({ text }) => LETTER.test(text))
}

/** Without the signs that parted it from its neighbours, and without a word that joined them. */
const bare = (line: string): string =>
  withoutEnd(withoutStart(line, `${SPACES},;:.|–—-`).replace(JOINS, ''), `${SPACES},;:|–—-`)
const JOINS = /^(?:and|und|y|e|et|i|en|og|و)\s+(?=\p{L})/iu

/** Less likely, no line begins behind the sign. */
const LEAST_BOUND = 0.35
const [FIRST_WORDS, FIRST_LETTERS] = [3, 48]

/** Clauses that go on from what stands before them; known by their first words. */
export const boundIn = ({ heard }: Pick<Sorted, 'heard'>, { segments }: Question): ReadonlySet<string> =>
  new Set(
    heard.flatMap(({ word, begins }, at) => {
      const before = heard[at - 1]?.word
      const isClause = before?.piece === word.piece && before.clause !== word.clause
      return isClause && begins < LEAST_BOUND ? [beginningOf((segments[word.piece] ?? '').slice(word.start))] : []
    }),
  )

export const isBound = (clause: string, bound: ReadonlySet<string>): boolean => {
  const own = `${beginningOf(clause)} `
  return [...bound].some(one => `${one} `.startsWith(own))
}

const beginningOf = (clause: string): string =>
  tokensOf(clause.slice(0, FIRST_LETTERS))
    .filter(({ kind }) => kind !== 'mark')
    .slice(0, FIRST_WORDS)
    .map(({ key }) => key)
    .join(' ')
