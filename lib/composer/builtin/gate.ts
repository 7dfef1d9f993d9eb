// Why somebody looks at what the built-in writer made: it approves what it can prove, and is in doubt about the rest.
import type { Hold } from '#lib/composer/answer.ts'
import { countOf, isTitled, listIn, membersOf } from '#lib/composer/builtin/clauses.ts'
import { isLoud, isMachined, isSpelledOut } from '#lib/composer/builtin/mend.ts'
import { doubtsIn, isAsked } from '#lib/composer/builtin/news/doubts.ts'
import type { Piece } from '#lib/composer/builtin/piece.ts'
import { leaveIn } from '#lib/composer/builtin/reading/remarks.ts'
import type { Sorted } from '#lib/composer/builtin/reading/sort.ts'
import { twoValues } from '#lib/composer/builtin/typed/differing.ts'
import { impossibleHours } from '#lib/composer/builtin/typed/hours.ts'
import { movingDay, movingMonth } from '#lib/composer/builtin/typed/moving.ts'
import { maybeNames, withNames } from '#lib/composer/builtin/typed/named.ts'
import { staleDay } from '#lib/composer/builtin/typed/stale.ts'
import { unlikelyValues } from '#lib/composer/builtin/typed/unlikely.ts'
import { impossibleDayIn } from '#lib/composer/days/impossible.ts'
import { hold, short } from '#lib/composer/guard/rule.ts'
import { type Token, tokensOf, UNSPACED } from '#lib/composer/lexis/tokens.ts'
import { eitherOr } from '#lib/composer/literals/either.ts'
import { hasPack, type Lexicon } from '#lib/composer/packs/index.ts'
import type { Question } from '#lib/composer/question.ts'
import { quotesOf, unquoted } from '#lib/composer/segments/quoted.ts'

/** How it was written: by a kind that had a place for everything, plainly, or from what the brand says of itself. */
export type Way = 'exact' | 'plain' | 'brand'
type Made = {
  question: Question
  sorted: Sorted
  told: readonly Piece[]
  way: Way
  /** Of which kind, where it is of one. */
  kind?: string | undefined
  /** Everything stands on the picture or under it. */
  all: boolean
  /** Lines of the brand fill it up. */
  thin: boolean
}
type Check = (made: Made) => readonly (Hold | false)[]

export const holdsOf = (made: Made): Hold[] => CHECKS.flatMap(check => check(made)).filter(one => one !== false)

const leftOut: Check = ({ sorted, told }) => {
  const noise = sorted.left.filter(({ list }) => list === 'noise' && told.length > 0)
  return [
    // Whoever is quoted has agreed: nothing is left to be asked.
    ...sorted.left
      .filter(one => !noise.includes(one) && leaveIn(one.text) !== 'style')
      .map(({ text, list }) => hold('left_out', text, list)),
    noise.length > 0 && hold('left_out', noise.map(({ text }) => text).join(' '), 'noise'),
  ]
}

const asides: Check = ({ question, sorted, told, way }) => (way === 'brand' ? [] : doubtsIn(told, sorted, question))

const thinFacts: Check = ({ sorted, way, all, thin }) => [
  way === 'brand' && hold('facts', 'your brief has nothing that readers could learn, so a line of your brand is told'),
  ...wished(sorted),
  !all && hold('picture', 'not all of your brief stands on the picture'),
  thin && hold('picture', 'your brief says one thing only, so a line of your brand was added'),
]

const wished = ({ told }: Sorted): Hold[] =>
  told
    .filter(({ led }) => led)
    .slice(0, 1)
    .map(({ text }) => hold('led', `“${short(text)}” was taken out of a request in your brief`))

const moving: Check = ({ question, sorted, told, way }) =>
  way === 'brand' ? [] : [movingDay(question, sorted), staleDay(told, sorted.today, sorted.language), movingMonth(told)]

const QUOTED = 5
const AGREED =
  /\bagreed?\b|\bok(?:ay)? (?:with|to (?:use|share|quote|post))\b|\bsaid (?:ok|yes|(?:we|i) (?:can|could|may))\b|\bhappy (?:to be named|with that)\b|\bhappy (?:for us )?to (?:be quoted|share|use)\b|permission|\bconsent|einverstanden|freigegeben|de acuerdo|autoriz|d['’]accord\b|d['’]accordo|zgod|許可|了承|承諾|موافق/iu
const words = (text: string): number => text.split(/\s+/).filter(Boolean).length

const consent: Check = ({ question: { segments }, told }) => [
  told.some(({ text }) => quotesOf(text).some(({ start, end }) => words(text.slice(start, end)) >= QUOTED)) &&
    !AGREED.test(segments.join('\n')) &&
    hold('consent', 'the brief does not say that who is quoted agreed'),
]

/** Typed in haste: a name may be a plain word, a word may be another. */
const rough: Check = ({ question, sorted }) => {
  const text = sorted.told.map(each => each.text).join('\n')
  const small = sorted.told.find(
    ({ n, text: own, led, ordered }) =>
      !led &&
      // Behind an order in small letters the news may be typed as it should be.
      !(ordered && / \p{Lu}/u.test(own)) &&
      begins(question, n) &&
      isSmallIn(question.segments[n - 1] ?? own, sorted.language) &&
      !isMachined(own),
  )
  // “im” is a word of German, and so is “sec” of French.
  const [own] = sorted.lexicons
  const chat = own && tokensOf(text).find(token => isChat(token, own) && !isSpelledOut(token.key, sorted.language))
  return [
    ...(small === undefined ? [] : inSmall(small.text, text, sorted, question.brand.name)),
    chat !== undefined && hold('rough', `“${chat.text}”: spelled as in a chat`),
    / = /.test(text) && hold('rough', '“=” stands between words'),
    /\S\s*\p{Extended_Pictographic}\s*[\p{L}\d]/u.test(text) && hold('rough', 'emoji stand between the words'),
    /[!?]\?|\?!/.test(text) && hold('rough', 'marks are doubled'),
    /(\p{L})\1{2}/iu.test(text) &&
      !UNSPACED.test(text) &&
      !/\bwww\b/.test(text) &&
      hold('rough', 'letters are drawn out'),
    (isLoud(text) || isShouted(tokensOf(text), sorted)) && hold('loud', 'typed in capitals'),
  ]
}

/** “4 fehler beim schneiden”: German behind a number as well, where a capital would stand. */
const isSmallIn = (text: string, language: string): boolean =>
  /^\p{Ll}/u.test(text) || (language === 'de' && /^\d[^\p{Lu}]*$/u.test(text))

/** English is asked about the words that may be names, any other language of all. */
function inSmall(line: string, text: string, { language, lexicons: [own], today }: Sorted, brand: string): Hold[] {
  if (language !== 'en' || !own)
    return [hold('rough', `“${short(line)}” is typed in small letters: which words are names?`)]
  const names = maybeNames(withNames(text, { brand, language }), own, today).map(name => `“${name}”`)
  return names.length === 0
    ? []
    : [hold('rough', `${names.slice(0, MOST_ASKED).join(', ')}: names? Write them with a capital`)]
}
const MOST_ASKED = 4

/** What stands behind a stop, or behind nothing; a semicolon or a bracket begins no sentence. */
const begins = ({ segments }: Question, n: number): boolean => /^$|[.!?…]$/.test(segments[n - 2] ?? '')

/** “pls”, “dont”, “marz”; “März” is what it means. */
const isChat = ({ key, text }: Token, { chat }: Lexicon): boolean =>
  chat.has(key) && chat.get(key)?.toLowerCase() !== text.toLowerCase().replaceAll("'", '’')

/** A plain word in capitals: “is BACK”, “SE QUEDA”. */
const isShouted = (tokens: readonly Token[], { lexicons }: Sorted): boolean =>
  tokens.some(
    ({ text, key }) =>
      /^\p{Lu}{3,}$/u.test(text) &&
      lexicons.some(({ glue, neutral, claims }) => glue.has(key) || neutral.has(key) || claims.has(key)),
  )

/** Who says “I” speaks to whoever makes the post: brands say “we”. */
const SPEAKER =
  /(?<![\p{L}\p{N}’'&.-])(?:I|I[’']\p{L}+|me|my|myself|ich|mir|mich|mein\p{L}{0,2}|yo|creo|je|j[’']\p{L}+|moi|io|eu|acho|ja|mnie|mój|moja|أنا)(?![\p{L}\p{N}’'.-])|(?:私|僕)(?:は|が|の)/u

const doubts: Check = ({ question, sorted: { told, language, lexicons }, told: pieces, kind }) => {
  const asked = told.some(one => isAsked(one, question, language))
  const either = eitherOr(told)
  const spoken = told.find(({ text }) => SPEAKER.test(unquoted(text)))
  const impossible = pieces.flatMap(({ text }) => impossibleDayIn(text, lexicons) ?? [])[0]
  const unread = told.flatMap(one => unreadIn(one))[0]
  return [
    twoValues(pieces) || unlikelyValues(pieces, kind),
    impossibleHours(pieces),
    impossible !== undefined && hold('uncertain', `“${impossible}”: no calendar has that day`),
    either !== undefined && hold('uncertain', `“${either.text}”: one of two, nobody said which`),
    asked && hold('uncertain', 'a question stands among the facts'),
    spoken !== undefined && hold('uncertain', `“${short(spoken.text)}”: who speaks here, and to whom?`),
    unread !== undefined && hold('uncertain', `“${unread}”: a figure that could not be read`),
  ]
}

/** “Five films: …”, and three of them. */
const miscounted: Check = ({ sorted, told }) =>
  told.flatMap(({ text, literals }) => {
    const clauses = listIn(text, literals)
    const count = isTitled(clauses) ? countOf(clauses, sorted.lexicons, literals) : undefined
    if (count === undefined) return []
    const { length } = membersOf(clauses, count)
    return count === length ? [] : [hold('counted', `“${short(text)}” says ${count}, and ${length} follow`)]
  })

/** “2x1”: two for one. */
const PER = /^\d{0,2}x\d{1,2}$/i
/** Digits that belong to no value. */
const unreadIn = ({ text, literals }: Sorted['told'][number]): string[] =>
  tokensOf(text).flatMap(token =>
    /\p{N}/u.test(token.text) &&
    !PER.test(token.text) &&
    !literals.some(({ start, end }) => token.start < end && token.end > start)
      ? [token.text]
      : [],
  )

const language: Check = ({ sorted }) => [
  !hasPack(sorted.language) && hold('language', `there is no list of words for “${sorted.language}”`),
]

const CHECKS: readonly Check[] = [leftOut, asides, thinFacts, moving, consent, rough, doubts, miscounted, language]
