// A sentence without the words that are not for readers: what is left of it still reads as one, or nothing of it is told.
import type { Heard } from '#lib/composer/audience/audience.ts'
import { VERB } from '#lib/composer/builtin/clauses.ts'
import { isBefore, isBehind } from '#lib/composer/builtin/reading/cut/beside.ts'
import { rejoined } from '#lib/composer/builtin/reading/cut/rejoined.ts'
import { isHardlyDoubted, isScrap, THANKS } from '#lib/composer/builtin/reading/cut/scraps.ts'
import { trimmed } from '#lib/composer/builtin/reading/cut/trimmed.ts'
import { signedIn } from '#lib/composer/builtin/reading/ordered/dictated.ts'
import { leadsOn } from '#lib/composer/builtin/reading/stretches.ts'
import { turningIn } from '#lib/composer/builtin/reading/turning.ts'
import { isContent } from '#lib/composer/guard/evidence.ts'
import { tokensOf } from '#lib/composer/lexis/tokens.ts'
import { SPACES, withoutEnd, withoutStart } from '#lib/composer/lexis/trim.ts'
import type { Literal } from '#lib/composer/literals/literal.ts'
import type { Lexicon } from '#lib/composer/packs/index.ts'
import { joinNeighbours } from '#lib/words/neighbours.ts'

/** A word, and how likely it is no news; what a rule leaves out is out for certain. */
export type Doubted = {
  start: number
  end: number
  chance: number
  /** What it is where it is no news. */
  aside: Heard['aside']
  rule?: string | undefined
  /** A clause or a line begins here. */
  begins: boolean
  /** A sign parts it from the word before it. */
  parts: boolean
  /** It stands in a list whose title says how many follow. */
  listed: boolean
}
/** How the rest reads, its stretches letter by letter, and what was cut. */
export type Cut = { text: string; kept: string[]; gone: string[] }
type Span = { start: number; end: number }
export type Where = {
  literals: readonly Literal[]
  lexicons: readonly Lexicon[]
  /** What is taken back in favour of another value: around it nothing is torn. */
  withdrawn?: readonly Span[]
}

/** All of it, a part of it, or nothing: then the text is empty. */
export function cutBy(text: string, words: readonly Doubted[], most: number, where: Where): Cut | undefined {
  const asides = isHardlyDoubted(words) ? [] : snapped(words, most)
  if (!asides.includes(true)) return undefined
  const told = withRest(text, words, asides)
  if (!told.includes(true)) return undefined
  const news = runsOf(words, told).filter(({ aside }) => !aside)
  return keptOf(text, news, where, 2)
}

/** What is left of it without a stretch; “Last day is” says nothing. */
export function without(text: string, gone: Span, where: Where): Cut {
  const cut = around(text, gone, where)
  const before = WORDS.test(text.slice(0, gone.start)) ? (cut.kept[0] ?? '') : ''
  const last = tokensOf(before).findLast(({ kind }) => kind !== 'mark')
  return last?.kind === 'word' && !isContent(last, where.lexicons) ? { text: '', kept: [], gone: [text] } : cut
}

/** The same, whatever stands before it: “(The pool is shut on Friday) because …”. */
export function around(text: string, { start, end }: Span, where: Where): Cut {
  const spans = [
    { start: 0, end: start },
    { start: end, end: text.length },
  ]
  const worded = spans.filter(span => WORDS.test(text.slice(span.start, span.end)))
  return keptOf(text, worded, where, 1)
}

function keptOf(text: string, spans: readonly Span[], where: Where, least: number): Cut {
  const { withdrawn = [], lexicons } = where
  const kept = spans
    .map(span => untorn(text, trimmed(text, span, withdrawn, lexicons[0]?.pack.code), withdrawn))
    .filter(
      run =>
        isBehind(text, run, withdrawn) ||
        isBefore(text, run, withdrawn) ||
        (stands(text.slice(run.start, run.end), where, signedIn(text) > 0 ? 1 : least) &&
          (least < 2 || !isScrap(text, run))),
    )
  const all: Cut = { text: '', kept: [], gone: [text] }
  if (kept.length === 0) return all
  const whole = rejoined(text, kept, withdrawn)
  return stands(whole, where, 1)
    ? { text: whole, kept: kept.map(({ start, end }) => text.slice(start, end)), gone: between(text, kept) }
    : all
}

/** “(…, and) the ten class card (is staying at one hundred)”: what has lost its verb goes with it. */
function untorn(text: string, span: Span, withdrawn: readonly Span[]): Span {
  if (isBefore(text, span, withdrawn)) return span
  // “in the Turia | gardens next to the Palau” is one place.
  if (HALF.some(half => half.test(text.slice(0, span.end))) && /^ \p{L}{4}/u.test(text.slice(span.end, span.end + 6)))
    return { ...span, end: span.end + text.slice(span.end).search(/[.,;:!?](?:\s|$)|$/u) }
  const particle = PARTICLE.exec(text.slice(span.end))?.[0].length
  if (particle) return { ...span, end: span.end + particle }
  const one = COUNTED.some(([counts, next]) => counts.test(text.slice(0, span.end)) && next.test(text.slice(span.end)))
  if (one) return { ...span, end: span.end + (/^ \S+/u.exec(text.slice(span.end))?.[0].length ?? 0) }
  const doubted = MAYBE.test(text.slice(span.end)) ? text.slice(span.start, span.end).lastIndexOf(', ') : 0
  if (doubted > 0) return { ...span, end: span.start + doubted }
  const isTorn = VERB.test(`${text.slice(span.end).replace(/^ /, '')} `) && /\p{L}$/u.test(text.slice(0, span.end))
  const clause = isTorn ? text.slice(span.start, span.end).lastIndexOf(', ') : 0
  return isTorn ? { ...span, end: clause > 0 ? span.start + clause : span.start } : span
}

/** “after 22 | years”, “passed her level | 2”: a number and what it counts or names. */
const COUNTED = [
  [
    /(?<!\p{L})(?:after|for|over|within|nach|seit|depuis|après|tras|desde|dopo|após|há|na|po|od) \d{1,3}$/iu,
    /^ \p{L}{4}/u,
  ],
  [/(?<!\p{L})(?:level|grade|stage|year|class|part|unit|klasse|stufe|niveau|nivel|livello|nível)$/iu, /^ \d/],
] as const

/** “fällt am Freitag | aus weil …”: German has the half of its verb last. */
const PARTICLE = /^ (?:aus|ab|an|auf|ein|statt|vor|weg|zu|los|um|mit|nach|zurück)(?= (?:weil|da|denn|wegen|obwohl) )/u

/** “…, and on 12 December | maybe 9-1, not sure”: the day is in doubt as well. */
const MAYBE =
  /^ (?:maybe|perhaps|possibly|vielleicht|evtl|eventuell|peut-être|quizás?|tal vez|forse|talvez|misschien|może|kanske)(?!\p{L})/iu

/** An article and a name, and a number among others that nothing is counted by: “9 people and 38 |”. */
const HALF = [
  /(?<!\p{L})(?:the|der|die|das|den|dem|la|el|le|los|les|il|o|a|de|het) \p{Lu}\p{Ll}{2,20}$/u,
  /(?:,|(?<!\p{L})(?:and|und|y|et|e|en|i|och)) \d[\d.,]*$/u,
  // “taste six | bars”.
  /(?<!\p{L})(?:two|three|four|five|six|seven|eight|nine|ten|twelve|zwei|drei|vier|fünf|sechs|acht|zehn|deux|trois|quatre|cinq|dix|dos|tres|cuatro|cinco|seis|diez|due|tre|quattro|cinque|sei|dieci|dois|três|quatro|twee|drie|vijf|zes|tien)$/iu,
]

/** Whom words are for changes at a price: a low one where a clause or a line begins, a high one inside of it. */
const snapped = (words: readonly Doubted[], most: number): boolean[] =>
  turningIn(
    words.map(({ rule, chance, begins }) => ({
      chance: rule === undefined ? chance : 1,
      price: begins ? AT_START : INSIDE,
    })),
    most,
  )
const [AT_START, INSIDE] = [2, 5]

/** “… o seu pombo no | castelo e vem esperá-lo à sede”: behind a word that leads on what is only in doubt is told with it; behind one that is left out (“my nephew kept the | book in august”) nothing is told until something begins; and who is to be rung stands with the number. */
function withRest(text: string, words: readonly Doubted[], asides: readonly boolean[]): boolean[] {
  const told = [...asides]
  const isOpen = (from: number, to: number) =>
    words.slice(from, to).every(({ rule, chance }) => !rule && chance < IN_DOUBT)
  for (const [at, { start }] of words.entries()) {
    if (at === 0 || told[at] === told[at - 1]) continue
    const from = told.lastIndexOf(false, at - 1) + 1
    const next = told.indexOf(false, at)
    const end = next < 0 ? words.length : next
    if (!told[at] && DIALS.test(text.slice(start)) && isOpen(from, at)) told.fill(false, from, at)
    else if (!leadsOn(text, start)) continue
    else if (told[at]) {
      if (isOpen(at, end)) told.fill(false, at, end)
    } else if (isHeldBack(words[at - 1])) {
      const opens = words.findIndex(({ begins }, nth) => nth > at && begins)
      told.fill(true, at, opens < 0 ? words.length : opens)
    }
  }
  return told
}
/** “Or ring me, Margaret, | on 01632 960418”. */
const DIALS = /^(?:on|at|unter|au|al|ao|no|pod|op|på) (?:tel\.? )?[+(]?\d[\d ()/-]{5}/iu
const IN_DOUBT = 0.87
const isHeldBack = (word: Doubted | undefined): boolean =>
  !word?.rule && (word?.aside === 'secret' || word?.aside === 'doubt')

type Run = Span & { aside: boolean }

const runsOf = (words: readonly Doubted[], asides: readonly boolean[]): Run[] =>
  joinNeighbours(
    words.map(({ start, end }, at) => ({ start, end, aside: asides[at] ?? false })),
    (run, { end, aside }) => run.aside === aside && { ...run, end },
  )

const WORDS = /[\p{L}\p{N}]/u

const between = (text: string, kept: readonly Span[]): string[] =>
  [0, ...kept.map(({ end }) => end)]
    .map((from, nth) => bare(text.slice(from, kept[nth]?.start ?? text.length)))
    .filter(gone => WORDS.test(gone))

const bare = (gap: string): string => withoutEnd(withoutStart(gap, `${SPACES},;:.)]–—-`), `${SPACES},;:([–—-`)

/** It says something: a value, or so many words of which one is of its own. */
const stands = (text: string, { lexicons }: Where, least: number): boolean => {
  const tokens = tokensOf(text)
  return (
    THANKS.test(text) ||
    tokens.some(({ kind }) => kind === 'number') ||
    (tokens.filter(({ kind }) => kind === 'word').length >= least && tokens.some(token => isContent(token, lexicons)))
  )
}
