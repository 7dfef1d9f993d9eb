// What the brief denies stays denied: “no booking needed” is never “booking needed”.
import type { Evidence, Piece, Text } from '#lib/composer/guard/evidence.ts'
import { isOfNoPrice } from '#lib/composer/guard/meant.ts'
import { only, type Rule, short } from '#lib/composer/guard/rule.ts'
import { alike } from '#lib/composer/lexis/alike.ts'
import { keysOf, type Token } from '#lib/composer/lexis/tokens.ts'
import type { ClaimGroup } from '#lib/composer/packs/pack.ts'
import { quotesOf } from '#lib/composer/segments/quoted.ts'
import { took } from '#lib/composer/steps.ts'
import { registry } from '#lib/registry.ts'

const CLAUSE = /[.!?…;:,。、！？؛،–—\n)]| - /

/** “no booking needed”: the words never without their “not”. */
export const polarity: Rule = evidence => {
  const denials = readDenials(evidence)
  const faults = evidence.texts
    .filter(text => !isDenied(evidence, text))
    .flatMap(text =>
      stretchesOf(text)
        .map(clause => withoutName(evidence, clause))
        .flatMap((_, at, clauses) => {
          const broken = brokenBy(evidence, text, denials, clauses, at)
          return broken
            ? [`polarity: “${short(text.text)}” in ${text.at}: the brief says “${short(broken.brief)}”`]
            : []
        }),
    )
  return { faults }
}

/** What of the brief a clause of a text says without its “not”. */
function brokenBy(
  evidence: Evidence,
  text: Text,
  { denied, said }: Denials,
  clauses: readonly Clause[],
  at: number,
): Denied | undefined {
  const clause = clauses[at] ?? []
  if (clause.some(({ key }) => isNot(evidence, key)) || isDayOff(evidence, clause, clauses[at + 1])) return undefined
  const isSaid = (word: string) => clause.some(({ key }) => key === word || (isForm(word, key) && !said.has(key)))
  const broken = denied.find(
    one =>
      one.words.every(isSaid) &&
      !(FIRST.test(keysIn(clause)) && NEVER.test(one.keys)) &&
      !isTail(evidence, one, clauses[at + 1]) &&
      !isHead(evidence, one, clauses[at - 1]),
  )
  return broken?.who && isOwnLine(evidence, text) ? undefined : broken
}

/** “Good Friday, no bowls”: a day, and what is not on it. */
const isDayOff = (evidence: Evidence, clause: Clause, next: Clause = []): boolean =>
  clause.length <= DAY && isNot(evidence, next[0]?.key ?? '') && clause.some(({ key }) => isWeekday(evidence, key))
const DAY = 2
const isWeekday = ({ lexicons }: Evidence, key: string): boolean => lexicons.some(({ weekdays }) => weekdays.has(key))

/** “Your first time in cold water” has never been in it. */
const FIRST =
  /(?<!\p{L})(?:first|erste[nmrs]?|premier|premiere|primer|primera|prima|primo|primeira|primeiro|eerste|pierwsz\p{L}+)(?!\p{L})/u
const NEVER = /(?<!\p{L})(?:never|nie|niemals|noch nie|jamais|nunca|jamas|mai|nooit|nigdy)(?!\p{L})/u

/** “Booking: not needed”: the label of a row whose value denies it, or whose block does: “What is not in it”. */
function isDenied(evidence: Evidence, { at }: Text): boolean {
  if (!at.endsWith(' label')) return false
  const row = at.slice(0, -' label'.length)
  const value = evidence.texts.find(text => text.at === `${row} value` || text.at === `${row} text`)
  const title = evidence.texts.find(text => text.at === `${row.replace(/ row \d+$/, '')} title`)
  return only([...(value?.tokens ?? []), ...(title?.tokens ?? [])]).some(({ key }) => isNot(evidence, key))
}

/** “Mills Funeral Home” asserts nothing of a funeral, nor “tool hire” of “Numbat Tool Hire” a hire. */
function withoutName({ question }: Evidence, clause: Clause): Clause {
  const name = keysOf(question.brand.name)
  for (let size = name.length; size >= Math.min(name.length, PART); size--)
    for (let first = 0; first + size <= name.length; first++) {
      const part = name.slice(first, first + size)
      const from = clause.findIndex((_, at) => part.every((key, nth) => clause[at + nth]?.key === key))
      if (from >= 0 && size > 0) return clause.filter((_, at) => at < from || at >= from + size)
    }
  return clause
}
const PART = 2

/** “…, so don’t”: the “not” stands in the next clause, in the words in which the brief’s own ends, or by itself: “Bocata y clarinete, no”. */
const isTail = (evidence: Evidence, { keys }: Denied, next: Clause = []): boolean =>
  next.some(({ key }) => isNot(evidence, key)) && (next.length === 1 || keys.endsWith(` ${keysIn(next)}`))
/** “Fotos machen wir keine, wegen Datenschutz”: the “not” stands in the clause before, in the words in which the brief’s own begins, or with the word that it leads to: “not before we open, because …”. */
const isHead = (evidence: Evidence, { keys }: Denied, before: Clause = []): boolean => {
  const at = before.findIndex(({ key }) => isNot(evidence, key))
  const led = `${before[at]?.key} ${before[at + 1]?.key}`
  return at >= 0 && (`${keys} `.startsWith(`${keysIn(before)} `) || ` ${keys} `.includes(` ${led} `))
}

/** Of a short word only its own forms: a “tap” is no “tape”. */
const isForm = (word: string, key: string): boolean =>
  Math.min(word.length, key.length) < 4 ? word === key || `${word}s` === key || word === `${key}s` : alike(word, key)

const keysIn = (clause: Clause): string => clause.map(({ key }) => key).join(' ')

const SOFT_NOT = new Set<ClaimGroup>(['not', 'closed', 'cancelled', 'excluded', 'soldout', 'less', 'lost'])
export const isNot = ({ lexicons }: Evidence, key: string): boolean =>
  lexicons.some(({ claims }) => SOFT_NOT.has(claims.get(key) as ClaimGroup)) ||
  /^(?:nt|un|non|ohne|nichts)$/.test(key) ||
  /(?:ない|ません|なし|なく|休)/.test(key)

type Clause = readonly Token[]
export const clausesOf = ({ tokens, text }: Pick<Piece, 'tokens' | 'text'>): Clause[] => {
  took(tokens.length)
  const clauses: Token[][] = [[]]
  let last = 0
  for (const token of tokens) {
    if (CLAUSE.test(text.slice(last, token.start)) || (token.kind === 'mark' && CLAUSE.test(token.text)))
      clauses.push([])
    if (token.kind !== 'mark') clauses.at(-1)?.push(token)
    last = token.end
  }
  return clauses.filter(clause => clause.length > 0)
}

const REACH = 3

/** Nobody does it: of whom it is denied, and not that there is such a thing. */
const WHO = /^(?:nobody|none|niemand|nadie|personne|nessuno|nessuna|ninguem|nikt|ingen)$/
type Denied = { words: readonly string[]; brief: string; keys: string; who: boolean }
type Denials = { denied: Denied[]; said: ReadonlySet<string> }
/** A text of one line of the brand, in that line’s words. */
const isOwnLine = ({ lines }: Evidence, { content, from }: Text): boolean =>
  lines.some(({ id, tokens }) => from.includes(id) && content.every(word => tokens.some(({ key }) => key === word)))
/** “14 kids have no boots” tells a lack and forbids nothing; what “we have not heard” denies is the hearing. */
const HAVE =
  /^(?:have|has|had|got|haben|hat|habe|tengo|tiene|tienen|hemos|han|he|avons|avez|ont|ai|a|abbiamo|avete|hanno|ho|hai|ha|temos|tem|maja|ma)$/

/** “Bring nothing, just show up”: what is denied stands before it, but for “nothing to pay”, “nothing about it”. */
const isThing = (clause: Clause, at: number): boolean =>
  clause[at]?.key === 'nothing' &&
  clause[at - 1]?.kind === 'word' &&
  !/^(?:to|about|of|in|on|for|but)$/.test(clause[at + 1]?.key ?? '')

/** “Oven YES / microwave NO, foil sparks”, “microwave no (foil sparks)”: a verdict on what stands before it; what comes next is its reason. */
function isVerdict({ text, tokens }: Piece, clause: Clause, at: number): boolean {
  const [no, next] = [clause[at], clause[at + 1]]
  if (at === 0 || !no || !next || !VERDICT.test(no.key)) return false
  if (/^\s*[(/]/.test(text.slice(no.end, next.start))) return true
  return no.text === no.text.toUpperCase() && tokens.some(({ key }) => AGREED.test(key))
}
const VERDICT = /^(?:no|nein|non|nee|nao|nie)$/
const AGREED = /^(?:yes|ok|okay|ja|si|oui|sim|tak)$/

/** “The bird’s not yours”: whose it is not, and not that there is none. */
const WHOSE = /^(?:mine|yours|ours|theirs|hers|his)$/

/** “by no 4” numbers a house, “panne n°1” a fault; “no 4pm class” denies. */
const isOfNumber = (clause: Clause, at: number): boolean =>
  clause[at + 1]?.kind === 'number' &&
  (clause[at]?.key === 'n' || (clause[at]?.key === 'no' && at + 2 === clause.length))

const QUOTED = 3

/** “texts saying "your card is locked" NOT US”: a sentence that is quoted denies nothing around it, nor the other way round. */
function stretchesOf(piece: Piece): Clause[] {
  const quotes = quotesOf(piece.text).filter(
    ({ start, end }) => piece.text.slice(start, end).split(' ').length >= QUOTED,
  )
  const marks = quotes.flatMap(({ start, end }) => [start, end])
  return marks.length === 0 ? clausesOf(piece) : clausesOf(piece).flatMap(clause => apart(clause, marks))
}

/** A clause cut where a quote begins or ends. */
function apart(clause: Clause, marks: readonly number[]): Clause[] {
  const placeOf = ({ start }: Token): number => marks.filter(at => at <= start).length
  const parts: Token[][] = []
  for (const token of clause) {
    took(marks.length)
    const last = parts.at(-1)
    if (last?.[0] && placeOf(last[0]) === placeOf(token)) last.push(token)
    else parts.push([token])
  }
  return parts
}

/** Words that publish only says with a “no” before or behind them, and those of its clauses without any. */
function readDenials(evidence: Evidence): Denials {
  const denied: Denied[] = []
  const said = new Set<string>()
  for (const piece of evidence.publish)
    for (const clause of stretchesOf(piece)) {
      if (!clause.some(({ key }, at) => isNot(evidence, key) && !isOfNumber(clause, at)))
        for (const { key } of clause) said.add(key)
      const brief = clause.map(({ text }) => text).join(' ')
      for (const [not, { key }] of clause.entries()) {
        const all = isDenying(evidence, piece, clause, not) ? deniedBy(evidence, piece, clause, not) : []
        const words = all.filter(word => !POLITE.test(word))
        const isTwice = words.some(word => clause.filter(one => isForm(word, one.key)).length > 1)
        if (words.length > 0 && !isTwice) denied.push({ words, brief, keys: keysIn(clause), who: WHO.test(key) })
      }
    }
  return { denied: denied.filter(({ words }) => !words.every(word => said.has(word))), said }
}

/** “we cant do those sorry”: what is said with it is not denied. */
const POLITE =
  /^(?:sorry|please|pls|thanks|bitte|danke|leider|merci|pardon|desole|gracias|perdon|grazie|scusate|obrigado|desculpe|bedankt|helaas|dziekuje|niestety|tack|tyvarr)$/

/** A “not” by itself: no lack, no house and no price that there is none of. */
const isDenying = (evidence: Evidence, piece: Piece, clause: Clause, at: number): boolean => {
  const { key = '' } = clause[at] ?? {}
  const isLack = HAVE.test(clause[at - 1]?.key ?? '') || isOfNumber(clause, at)
  return isPlainNot(evidence, key) && !isLack && !isOfNoPrice(evidence, piece, key)
}

/** The words behind a “not”, else the one before it. */
function deniedBy(evidence: Evidence, piece: Piece, clause: Clause, not: number): string[] {
  const words = (side: 1 | -1): string[] =>
    Array.from({ length: REACH }, (_, step) => clause[not + side * (step + 1)]).flatMap(token =>
      token && isWord(evidence, piece, token.key) && !HAVE.test(token.key) ? [token.key] : [],
    )
  const ahead =
    isThing(clause, not) || isVerdict(piece, clause, not) || isSpokenNot(clause, not)
      ? []
      : aheadOf(evidence, piece, clause, not, words(1))
  const next = clause[not + 1]?.key ?? ''
  // What it denies stands behind it: “5 minutes sans rdv”.
  if (ahead.length === 0 && next !== '' && WITHOUT.test(clause[not]?.key ?? '')) return [SHORT[next] ?? next]
  return ahead.length > 0 || WHOSE.test(next) ? ahead : words(-1).slice(0, 1)
}
const WITHOUT = /^(?:without|ohne|sans|sin|senza|sem|zonder|bez)$/
const SHORT: Record<string, string> = registry({ rdv: 'rendez', appt: 'appointment' })
/** “ça va pas vous revenez”: spoken French says the second half of its “not” alone, and another sentence follows. */
const isSpokenNot = (clause: Clause, at: number): boolean =>
  clause[at]?.key === 'pas' && /^(?:vous|nous|on|je|tu|il|elle|ils|elles|ca|c)$/.test(clause[at + 1]?.key ?? '')

/** “Non ti abbiamo ancora sentito”: behind pronouns and verbs that only lead on, the first word that says what is denied. */
function aheadOf(evidence: Evidence, piece: Piece, clause: Clause, not: number, near: string[]): string[] {
  const isSmall = (key: string) => HAVE.test(key) || evidence.lexicons.some(({ glue }) => glue.has(key))
  const next = clause.slice(not + 1).findIndex(({ key }) => !isSmall(key))
  const far = next >= REACH ? (clause[not + 1 + next]?.key ?? '') : ''
  return near.length === 0 && isWord(evidence, piece, far) ? [far] : near.slice(0, 2)
}

export const isPlainNot = ({ lexicons }: Pick<Evidence, 'lexicons'>, key: string): boolean =>
  lexicons.some(({ claims }) => claims.get(key) === 'not')
const isWord = ({ lexicons }: Evidence, { content }: Piece, key: string): boolean =>
  content.includes(key) && !lexicons.some(({ neutral, chat }) => neutral.has(key) || chat.has(key))
