// Values that a text states letter by letter or sum by sum: what a guard compares and a writer may not change.
import { type Token, tokensOf } from '#lib/composer/lexis/tokens.ts'
import { lexiconOf } from '#lib/composer/packs/index.ts'
import type { WordsOf } from '#lib/words/each-of.ts'

export type LiteralKind =
  WordsOf<'link email handle phone command code version date weekday period time money percent number'>

export type Literal = {
  kind: LiteralKind
  text: string
  start: number
  end: number
  /** All that it may stand for, the likeliest first: days, minutes, amounts, or the text itself. */
  values: readonly string[]
  /** Only of dates and weekdays: 0 is Sunday. */
  weekday?: number
  /** Its weekday is not that of its date. */
  clash?: boolean
  /** A date that had to be worked out: “tomorrow”, “Friday”, “the 9th”. */
  worked?: boolean
  /** A date that may lie in one of two years. */
  unsure?: boolean
  /** Of money: its currency. */
  unit?: string
}

/** A date or a weekday. */
export const isDay = ({ kind }: Pick<Literal, 'kind'>): boolean => kind === 'date' || kind === 'weekday'

/** The values of a part of a text, by their places in the part. */
export const literalsWithin = (literals: readonly Literal[], from: number, to: number): Literal[] =>
  shifted(
    literals.filter(({ start, end }) => start >= from && end <= to),
    -from,
  )

/** Each as far from where it was. */
export const shifted = <One extends { start: number; end: number }>(all: readonly One[], by: number): One[] =>
  all.map(one => ({ ...one, start: one.start + by, end: one.end + by }))

/** How a text is read. */
export type Where = {
  language: string
  /** The day that is today, counted from 1970. */
  today: number
  /** Months stand before days. */
  american?: boolean
  /** The last date of what stood before this text. */
  before?: number
  /** Dates in full of all that belongs to this text. */
  dates?: readonly number[]
}

export type Reading = ReturnType<typeof readingOf>

/** A text as finders ask it, by the places of its tokens; outside of it stands nothing. */
export function readingOf(text: string, { language, today, american = false, before, dates = [] }: Where) {
  const tokens = tokensOf(text)
  const lexicons = language.startsWith('en') ? [lexiconOf('en')] : [lexiconOf(language), lexiconOf('en')]
  const tokenAt = (at: number): Token | undefined => tokens[at]
  const keyAt = (at: number): string => tokens[at]?.key ?? ''
  const textAt = (at: number): string => tokens[at]?.text ?? ''
  const isNumber = (at: number): boolean => tokens[at]?.kind === 'number'
  const isMark = (at: number, marks: string): boolean => tokens[at]?.kind === 'mark' && marks.includes(textAt(at))
  const isEnd = (at: number): boolean => tokens[at] === undefined || tokens[at].kind === 'mark'
  /** Whether nothing stands between a token and the one before it. */
  const touches = (at: number): boolean => tokens[at] !== undefined && tokens[at - 1]?.end === tokens[at].start
  const touchesNumber = (at: number): boolean => touches(at) && isNumber(at)
  /** “1.5”, “QS-22”: a sign that joins two tokens of which the second is a number. */
  const joinsNumber = (at: number, marks: string): boolean => isMark(at, marks) && touches(at) && touchesNumber(at + 1)
  /** “9-5”, “sept to april”: what stands between the ends of a span. */
  const isTo = (at: number): boolean => isSpanWord(keyAt(at))
  /** A whole number within limits, or nothing. */
  const wholeAt = (at: number, least: number, most: number): number | undefined => {
    const value = isNumber(at) && textAt(at).length <= 4 ? Number(textAt(at)) : Number.NaN
    return value >= least && value <= most ? value : undefined
  }
  return {
    ...{ text, tokens, lexicons, language, today, american, before, dates },
    ...{ tokenAt, keyAt, textAt, isNumber, isMark, isEnd, touches, touchesNumber, joinsNumber, isTo, wholeAt },
  }
}

const TO = /^(?:[-–—〜～]|to|till?|tot|until|through|thru|bis|al?|au|as|ate|do|alle|الى|لل)$/
export const isSpanWord = (key: string): boolean => TO.test(key)

/** A finder takes what it knows at a token, and says with which token it ends. */
export type Take = Omit<Literal, 'text' | 'start' | 'end'> & { last: number; first?: number }
export type Finder = (reading: Reading, at: number) => Take | undefined
