// A writer's answer against the brief it was given: what it must mend, and what a person must see.
import type { Answer, Guarded, Hold } from '#lib/composer/answer.ts'
import { HASHTAGS_MOST } from '#lib/composer/forms.ts'
import { asides } from '#lib/composer/guard/asides.ts'
import { asked } from '#lib/composer/guard/asked.ts'
import { claims } from '#lib/composer/guard/claim/claims.ts'
import { type Evidence, evidenceOf } from '#lib/composer/guard/evidence.ts'
import { dates, nothingLost, nothingNew, toldShare } from '#lib/composer/guard/facts.ts'
import { fits } from '#lib/composer/guard/fits.ts'
import { grave, sensitiveOf } from '#lib/composer/guard/grave.ts'
import { held, wordedShare } from '#lib/composer/guard/held.ts'
import { language } from '#lib/composer/guard/language.ts'
import { leaks, repeats } from '#lib/composer/guard/leaks.ts'
import { notesApart, stepsApart } from '#lib/composer/guard/mend/blocks.ts'
import { wordless } from '#lib/composer/guard/mend/dictated-words.ts'
import { questionsMarked } from '#lib/composer/guard/mend/questions.ts'
import { quotesOpen } from '#lib/composer/guard/mend/quotes.ts'
import { polarity } from '#lib/composer/guard/polarity.ts'
import { FAULTS_MOST, isSame, type Rule } from '#lib/composer/guard/rule.ts'
import { reads } from '#lib/composer/guard/sentence/reads.ts'
import { torn } from '#lib/composer/guard/sentence/torn.ts'
import { bonds } from '#lib/composer/guard/value/bonds.ts'
import { numbered } from '#lib/composer/guard/value/numbered.ts'
import { pairing } from '#lib/composer/guard/value/pairing.ts'
import { shape } from '#lib/composer/guard/value/shape.ts'
import { spans } from '#lib/composer/guard/value/spans.ts'
import { fold } from '#lib/composer/lexis/fold.ts'
import type { Question } from '#lib/composer/question.ts'
import { quotesOf } from '#lib/composer/segments/quoted.ts'

/** In the order in which a writer is told. */
const RULES: readonly Rule[] = [
  shape,
  language,
  fits,
  nothingNew,
  dates,
  nothingLost,
  leaks,
  held,
  claims,
  polarity,
  pairing,
  numbered,
  grave,
  torn,
  bonds,
  spans,
  asked,
  asides,
  reads,
]

export type Options = {
  /** What the writer was told, so that none of it is repeated. */
  instructions?: string
  /** Of the author’s words by the built-in writer. */
  isOwn?: boolean
}

/** The answer with what can be mended mended, its faults in sentences, and what holds it. */
export function guard<A extends Answer>(
  question: Question,
  given: A,
  { instructions, isOwn }: Options = {},
): Guarded<A> {
  const isLoud = question.brand.name.includes('!')
  // Another’s words are left as loud as they were said.
  const typed = mapTexts(wordless(stepsApart(notesApart(given), question), question), (text, role) =>
    isLoud || role === 'quote' || role === 'code' ? typeset(text) : calm(typeset(text)),
  ) as A
  const mended = questionsMarked(quotesOpen(typed, question), question.segments)
  const evidence = evidenceOf(question, mended, isOwn)
  const answer = { ...mended, hashtags: hashtagsOf(evidence) }
  const found = RULES.map(rule => rule(evidence))
  const told = evidence.texts.map(({ text }) => text)
  const repeated = instructions === undefined ? undefined : repeats(told, instructions)
  const faults = [
    ...(repeated === undefined ? [] : [`leak: “${repeated}” stands in the instructions`]),
    ...found.flatMap(each => each.faults ?? []),
  ]
  return {
    answer,
    faults: [...new Set(faults)].slice(0, FAULTS_MOST),
    holds: once(found.flatMap(({ holds = [], doubts = [] }) => [...holds, ...doubts.map(({ of }) => of)])),
    facts: evidence.publish.map(({ text }) => text),
    doubts: found.flatMap(each => each.doubts ?? []),
    told: toldShare(evidence),
    worded: wordedShare(evidence),
  }
}

export const once = (holds: readonly Hold[]): Hold[] =>
  holds.filter((one, index) => holds.findIndex(other => isSame(one, other)) === index)

/** What needs no second call: composed letters, three dots, single spaces, a unit that stays with its number. */
const typeset = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\u2026/g, '...')
    .replace(/[ \t]+/g, ' ')
    .replace(/(\d) (€|%|£|kr|zł|h|Uhr)(?!\p{L})/gu, '$1\u00a0$2')
    .trim()

/** A sentence that shouts says the same with a stop; inside of quotes it is left, and refused where the brief has no such words. */
function calm(text: string): string {
  const quotes = text.includes('¡') ? quotesOf(text) : []
  return text
    .replace(/¡([^¡!]{1,200}!)/g, (all: string, said: string, at: number) =>
      quotes.some(({ start, end }) => start < at && at < end) ? all : said,
    )
    .replace(
      /([^!！\p{Z}])\p{Z}?!+(?=$|\s+["“«„]?[\p{Lu}\p{Nd}]|\s*\p{Extended_Pictographic})/gu,
      // “10 p.m.!” has its stop.
      (_, before: string) => (before === '.' ? before : `${before}.`),
    )
}

/** Tags that somebody gave; none where it is grave. */
function hashtagsOf(evidence: Evidence): string[] {
  if (evidence.answer.hashtags.length === 0 || sensitiveOf(evidence) !== 'none') return []
  const tags = evidence.answer.hashtags.map(tag => tag.replace(/^#+/, '')).filter(tag => isKnown(evidence, tag))
  return [...new Set(tags)].slice(0, HASHTAGS_MOST)
}

/** A tag of words that publish or the brand have. */
function isKnown({ said, own, question }: Evidence, tag: string): boolean {
  if (question.tags?.includes(tag)) return true
  if (!/^[\p{L}\p{N}_]{2,40}$/u.test(tag)) return false
  const words = tag
    .replace(/_/g, ' ')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .split(' ')
    .map(fold)
  return words.every(word => word.length < 3 || said.holds(word) || own.holds(word))
}

type Change = (text: string, role: string) => string

/** Every text of an answer changed in the same way. */
function mapTexts(value: unknown, change: Change, key = '', role = ''): unknown {
  if (typeof value === 'string') return KEPT.has(key) ? value : change(value, role)
  if (Array.isArray(value)) return value.map(each => mapTexts(each, change, key, role))
  if (value === null || typeof value !== 'object') return value
  const own = 'role' in value ? String(value.role) : role
  return Object.fromEntries(
    Object.entries(value).map(([name, of]) => [name, UNTOUCHED.has(name) ? of : mapTexts(of, change, name, own)]),
  )
}
const UNTOUCHED = new Set(['read', 'people', 'questions', 'from'])
const KEPT = new Set(['language', 'sensitive', 'form', 'role', 'kind', 'show'])
