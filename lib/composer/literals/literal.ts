// Values that a text states letter by letter or sum by sum: what a guard compares and a writer may not change.
import { type Token, tokensOf } from '#lib/composer/lexis/tokens.ts'
import { type Lexicon, lexiconOf } from '#lib/composer/packs/index.ts'

const literalKinds = [
  'link',
  'email',
  'handle',
  'phone',
  'command',
  'code',
  'version',
  'date',
  'weekday',
  'period',
  'time',
  'money',
  'percent',
  'number',
] as const
export type LiteralKind = (typeof literalKinds)[number]

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

export type Reading = {
  text: string
  tokens: readonly Token[]
  lexicons: readonly Lexicon[]
  language: string
  /** The day that is today, counted from 1970. */
  today: number
  /** Months stand before days. */
  american: boolean
  /** The last date of what stood before this text. */
  before?: number
  /** Dates in full of all that belongs to this text. */
  dates: readonly number[]
}

export const readingOf = (
  text: string,
  {
    language,
    today,
    american = false,
    before,
    dates = [],
  }: Pick<Reading, 'language' | 'today'> & Partial<Pick<Reading, 'american' | 'before' | 'dates'>>,
): Reading => ({
  text,
  tokens: tokensOf(text),
  lexicons: language.startsWith('en') ? [lexiconOf('en')] : [lexiconOf(language), lexiconOf('en')],
  language,
  today,
  american,
  before,
  dates,
})

/** A finder takes what it knows at a token, and says with which token it ends. */
export type Take = Omit<Literal, 'text' | 'start' | 'end'> & { last: number; first?: number }
export type Finder = (reading: Reading, at: number) => Take | undefined

/** The token, unless there is none. */
export const tokenAt = ({ tokens }: Reading, at: number): Token | undefined => tokens[at]
export const keyAt = ({ tokens }: Reading, at: number): string => tokens[at]?.key ?? ''
/** Whether nothing stands between a token and the one before it. */
export const touches = ({ tokens }: Reading, at: number): boolean => {
  const [before, token] = [tokens[at - 1], tokens[at]]
  return before !== undefined && token !== undefined && before.end === token.start
}
export const isMark = (reading: Reading, at: number, marks: string): boolean => {
  const token = reading.tokens[at]
  return token?.kind === 'mark' && marks.includes(token.text)
}
const TO = /^(?:[-–—〜～]|to|till?|tot|until|through|thru|bis|al?|au|as|ate|do|alle|الى|لل)$/
/** “9-5”, “sept to april”: what stands between the ends of a span. */
export const isTo = (reading: Reading, at: number): boolean => isSpanWord(keyAt(reading, at))
export const isSpanWord = (key: string): boolean => TO.test(key)
/** A whole number of a token within limits, or nothing. */
export function wholeAt(reading: Reading, at: number, least: number, most: number): number | undefined {
  const token = reading.tokens[at]
  if (token?.kind !== 'number' || token.text.length > 4) return undefined
  const value = Number(token.text)
  return value >= least && value <= most ? value : undefined
}
