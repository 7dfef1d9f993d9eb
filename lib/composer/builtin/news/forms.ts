// What a clause does by its grammar alone: names something, asks readers, tells of the brand or its matters; or says something else, which may be for nobody outside.
import { AND, BEGINS, type Clause, clausesIn } from '#lib/composer/builtin/clauses.ts'
import { finiteIn, isBe, type Word } from '#lib/composer/builtin/news/finite.ts'
import {
  ASKS,
  IF,
  IT_DOES,
  IT_IS,
  LEADS,
  MAKERS,
  OTHERS,
  REASONS,
  WE,
  WE_DO,
  YOU,
} from '#lib/composer/builtin/news/words.ts'
import type { Piece } from '#lib/composer/builtin/piece.ts'
import { verbOf } from '#lib/composer/lexis/english/verbs.ts'
import { tokensOf } from '#lib/composer/lexis/tokens.ts'

/** “Rye £4”, “book by Friday”, “we open at nine”, “doors open at nine”, “Mary ran for the dogs”; and “£46 rent came in at 31 %”. */
export type Form = 'phrase' | 'asks' | 'ours' | 'public' | 'told' | 'other'
type Told = Pick<Piece, 'text' | 'literals'>

/** Of each clause. Where no grammar is known a clause behind the first is told as news by its value alone, or as a member of a list. */
export function formsOf(piece: Told, { language, brand }: { language: string; brand: string }): Form[] {
  const clauses = clausesIn(piece.text, piece.literals)
  if (language === 'en') return clauses.map(clause => formOf(wordsIn(clause, piece.literals, brand)))
  const isList = clauses.length > LISTED && AND.test(clauses.at(-1)?.text ?? '')
  const isNews = ({ start, end, text }: Clause) =>
    piece.literals.some(one => one.kind !== 'number' && start <= one.start && one.start < end) ||
    (isList && text.split(' ').length <= MEMBER)
  // “…, porque hay que vaciar almacén”
  const isReason = tokensOf(piece.text).some(
    ({ key, start }) => BEGINS.has(key) && !piece.literals.some(one => one.start <= start && start < one.end),
  )
  return clauses.map((clause, at) => (!isReason && (at === 0 || isNews(clause)) ? 'phrase' : 'other'))
}
const LISTED = 2
const MEMBER = 3

/** A value is one word, whatever it is written with; the brand by its name speaks as “we” does. */
function wordsIn({ start, text }: Clause, literals: Told['literals'], brand: string): Word[] {
  const words: Word[] = []
  const own = text.toLowerCase().indexOf(brand.toLowerCase())
  for (const { start: from, end, text: sign, key, kind } of tokensOf(text)) {
    const value = literals.find(one => one.start <= start + from && start + from < one.end)
    const isBrand = own >= 0 && own <= from && end <= own + brand.length
    const name = value ? `#${value.start}` : isBrand ? 'we' : undefined
    if (name ? words.at(-1)?.key === name : kind === 'mark' && sign !== '(') continue
    words.push({
      // “we’re” and “were” are two words, and one when they are folded.
      key: name ?? (/^we['’]/i.test(sign) ? sign.toLowerCase() : key),
      isValue: value !== undefined || kind === 'number',
      isName: /^\p{Lu}/u.test(sign),
    })
  }
  return words
}

function formOf(all: readonly Word[]): Form {
  const words = all.slice(all.findIndex(({ key }) => !LEADS.has(key)))
  const isLed = words.length < all.length
  if (words.some(isSuspect) || isCondition(words)) return 'other'
  const verbs = finiteIn(words).filter(at => !isBehindIf(words, at) && !isOfThanked(words, at))
  if (ASKS.has(words[0]?.key ?? ''))
    return verbs.every(at => at === 0 || isAlso(words, at) || isYours(words, at)) ? 'asks' : 'other'
  const own = isLed || words[0]?.key === 'thank' ? undefined : verbOf(words[0]?.key ?? '')
  // “go bold”, “cosy and candlelit please”
  if (own?.form === 'base' && own.sure && !IT_IS.has(words[0]?.key ?? '')) return 'other'
  if (!isLed && PLEASE.test(words.at(-1)?.key ?? '')) return 'other'
  const [verb, ...more] = verbs
  if (verb === undefined) return words.some(({ key }, at) => at > 0 && key === 'it') ? 'other' : 'phrase'
  const others = more.filter(at => !isYours(words, at) && !(at - verb <= 2 && HELP.test(words[verb]?.key ?? '')))
  if (others.some(at => words[at - 1]?.key !== 'and')) return 'other'
  const form = deedOf(words, verb)
  const isSure = form !== 'other' && others.every(at => isPublic(words[at]?.key ?? ''))
  return isSure ? form : isWhole(words.slice(0, verb)) ? 'told' : 'other'
}
const PLEASE = /^(?:please|pls)$/

/** He or she, why, what a post is made of, a bracket, “so Brenda can be back”. */
const isSuspect = ({ key }: Word, at: number, words: readonly Word[]): boolean =>
  (OTHERS.has(key) && !(key === 'who' && isThanked(words, at))) ||
  REASONS.has(key) ||
  MAKERS.has(key) ||
  key === '(' ||
  (key === 'so' && at > 0 && !/^(?:you|there|that|we)$/.test(words[at + 1]?.key ?? ''))

/** “Thank you to everyone who came”, “to the 63 volunteers who cooked”. */
const isThanked = ([first]: readonly Word[], at: number): boolean => at > 0 && THANKS.test(first?.key ?? '')
const THANKS = /^(?:thank|thanks|welcome)$/

/** “If the van is mended”, and not “if you want a table” nor “before 9”. */
const isCondition = ([first, next, ...more]: readonly Word[]): boolean =>
  first !== undefined &&
  IF.has(first.key) &&
  !next?.isValue &&
  !YOU.has(next?.key ?? '') &&
  [next, ...more].some(word => word && verbOf(word.key))

const isAlso = (words: readonly Word[], at: number): boolean =>
  /^(?:and|or|to)$/.test(words[at - 1]?.key ?? '') && ASKS.has(words[at]?.key ?? '')

/** “what you can”, “all you need”. */
const isYours = (words: readonly Word[], at: number): boolean => YOU.has(words[at - 1]?.key ?? '')

/** What whoever is thanked did. */
const isOfThanked = (words: readonly Word[], at: number): boolean => {
  const who = words.findIndex(({ key }) => key === 'who')
  return (
    who > 0 && at > who && isThanked(words, who) && /^(?:past|either)$/.test(verbOf(words[at]?.key ?? '')?.form ?? '')
  )
}

const isPublic = (key: string): boolean => {
  const stem = verbOf(key)?.stem ?? ''
  return WE_DO.has(stem) || IT_DOES.has(stem)
}

/** Whoever it is told of stands alone before the verb: nothing was said before without a stop. */
const isWhole = (subject: readonly Word[]): boolean =>
  subject.length > 0 && subject.length <= SUBJECT && !subject.slice(1).some(({ isValue }) => isValue)
const SUBJECT = 4

/** “… when you book”, “… until we open”. */
const isBehindIf = (words: readonly Word[], at: number): boolean =>
  words.slice(Math.max(0, at - 3), at).some(({ key }) => IF.has(key)) &&
  words.slice(Math.max(0, at - 2), at).some(({ key }) => YOU.has(key) || WE.has(key))

const HELP = /^(?:will|can|have|has|do|dont|youll|we['’]?ve|we['’]ll)$/
const GOES = /^(?:on|ahead|live|out|up|with)$/
const NOW = /^(?:now|also|both|again|very|always)$/

/** What its one finite verb says, and of whom. */
function deedOf(words: readonly Word[], verb: number): Form {
  const key = words[verb]?.key ?? ''
  const [first, near] = [words[0]?.key ?? '', words[verb - 1]?.key ?? '']
  const who = YOU.has(near) || near === 'we' ? near : first
  const behind = words.slice(verb + 1)
  const isOurs = WE.has(who) || /^we['’]/.test(key)
  if (isBe(key) || /^we['’]re$/.test(key)) {
    const next = behind.find(one => !NOW.test(one.key))
    if (next && !next.isValue && !IT_IS.has(next.key)) return 'other'
    return isOurs ? 'ours' : 'public'
  }
  if (YOU.has(who)) return 'ours'
  const helped = HELP.test(key)
  const stem = helped ? behind.flatMap(one => verbOf(one.key)?.stem ?? [])[0] : verbOf(key)?.stem
  if (isOurs && (WE_DO.has(stem ?? '') || (helped && behind[0]?.isValue))) return 'ours'
  const isPast = !helped && /^(?:past|either)$/.test(verbOf(key)?.form ?? '')
  const isMatter = who === 'our' || !isOurs
  // “costs us 9 a pound”, “goes to 50% the week after”.
  if (behind[0]?.key === 'us' || (stem === 'go' && !GOES.test(behind[0]?.key ?? ''))) return 'other'
  return isMatter && !isPast && IT_DOES.has(stem ?? '') ? 'public' : 'other'
}
