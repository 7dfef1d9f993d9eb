// The one question to a writer: what readers may learn, from whom, on which day. The same request is the same question.

import { canonicalJson, sha256Hex } from '#lib/bytes.ts'
import type { Channel } from '#lib/channels.ts'
import { type Settled, settle } from '#lib/composer/clarify/settle.ts'
import { otherWeekdays } from '#lib/composer/days/other-weekdays.ts'
import { languageOf } from '#lib/composer/lexis/language.ts'
import { DAYS, parseDay } from '#lib/composer/literals/calendar.ts'
import { numberedIn } from '#lib/composer/numbered/list.ts'
import type { Brand, ComposeInput } from '#lib/composer/plan.ts'
import type { Opening } from '#lib/composer/segments/clean.ts'
import { cutSegments, laidIn } from '#lib/composer/segments/cut.ts'
import { after, DAY_MS } from '#lib/instant.ts'
import type { AssetType } from '#lib/plans.ts'
import { months } from '#lib/words/months.ts'
import { HEAD, partAnswers } from '#lib/words/preferences.ts'

export type Question = {
  asset_type: AssetType
  channel: Channel
  /** The workspace's day, `YYYY-MM-DD`. */
  day: string
  brand: Brand
  /** Names of screens and people of the library. */
  shows: readonly string[]
  /** The brief in pieces; the first has the number 1. */
  segments: readonly string[]
  /** Headlines that were used already, where another take is wanted. */
  another_than: readonly string[]
  /** The items of the list that the brief numbers itself, which its pieces have lost. */
  numbered?: readonly string[]
  /** Which pieces stood in brackets, and which go on behind them. */
  brackets?: ReadonlyMap<number, 'inside' | 'behind'>
  /** Which pieces stood behind a blank in the line of the one before them. */
  beside?: ReadonlySet<number>
  /** Which pieces begin a line, and how. */
  opens?: ReadonlyMap<number, Opening>
  /** Words of the pieces that somebody has said are for readers. */
  sure?: readonly string[]
  /** Our questions that were answered below the brief. */
  answered?: readonly string[]
  /** Tags that were typed below the brief. */
  tags?: readonly string[]
  /** Which pieces stand below the brief: the head and questions there, answers to them, and wishes for the maker. */
  below?: ReadonlyMap<number, Below>
}
export type Below = 'form' | 'answer' | 'wish'

const MONTHS = months.en.split('|').map(name => name.slice(0, 3))
const MONDAYS = 9

const short = (date: Date) => `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]}`

/** Enough to find the date of a weekday, and the weekday of a date, two months ahead. */
export function calendar(day: string): string {
  const today = new Date(`${day}T00:00:00Z`)
  const since = ((today.getUTCDay() + 6) % 7) + 7
  const mondays = Array.from({ length: MONDAYS }, (_, week) => short(after(today, (7 * week - since) * DAY_MS)))
  return `today is ${DAYS[today.getUTCDay()]} ${short(today)} ${today.getUTCFullYear()}; Mondays: ${mondays.join(', ')}`
}

/** What may be said of the brand beside the brief, by the numbers that evidence gives: b1, b2 … */
export function linesOf({ tagline, overview, offer }: Brand): Record<string, string> {
  const who = offer.who_its_for ? `For ${offer.who_its_for}` : ''
  const lines = [tagline, overview, offer.one_liner, who, ...offer.features].map(line => line.trim())
  return Object.fromEntries(lines.flatMap((line, index) => (line ? [[`b${index + 1}`, line]] : [])))
}

/** The brand's name and all that it says of itself. */
export const ownWords = (brand: Brand): string => [brand.name, ...Object.values(linesOf(brand))].join('\n')

const numbered = (segments: readonly string[]) =>
  Object.fromEntries(segments.map((segment, index) => [index + 1, segment]))

/** The language of a brief by its words, else the brand's first. */
export const languageIn = ({ segments, brand }: Pick<Question, 'segments' | 'brand'>): string =>
  languageOf(segments.join('\n'), brand.voice.languages[0]?.slice(0, 2) ?? 'en').language

/** How words in a language are read on the day of a question, in the land of its brand. */
export const whereOf = ({ day, brand }: Pick<Question, 'day' | 'brand'>, language: string) => ({
  ...{ language, today: parseDay(day) },
  american: isAmerican(brand.voice.time_zone ?? ''),
})

const isAmerican = (time_zone: string): boolean =>
  time_zone.startsWith('America/') && !/Sao_Paulo|Argentina|Mexico|Bogota|Santiago|Lima/.test(time_zone)

/** The question as a model is told it; everything in it was written by others. */
export function dataOf(question: Question, faults: readonly string[] = [], refused?: unknown) {
  const { channel, day, brand, shows, segments, another_than } = question
  const { tone, languages, emoji } = brand.voice
  const other = otherWeekdaysIn(question)
  return {
    // Facebook is written for as Instagram is: as many lines, as long.
    channel: channel === 'facebook' ? 'instagram' : channel,
    brand: { name: brand.name, tone, languages, emoji, lines: linesOf(brand), shows },
    segments: numbered(segments),
    ...(another_than.length > 0 && { write_another_headline_than: another_than }),
    ...(Object.keys(other).length > 0 && { other_weekdays: other }),
    // What changes most stands last, so that the beginning can be kept by a provider.
    calendar: calendar(day),
    ...(refused !== undefined && { your_last_answer: refused }),
    ...(faults.length > 0 && { your_last_answer_was_refused: faults }),
  }
}

/** Dates of the brief that are not the weekday beside them, and which they are. */
const otherWeekdaysIn = (question: Question): Record<string, string> =>
  otherWeekdays(question.segments, whereOf(question, languageIn(question)))

/** The name under which an answer is kept. */
export const questionHash = (question: Question): Promise<string> =>
  sha256Hex(canonicalJson({ asset_type: question.asset_type, ...dataOf(question) }))

/** The question without what differs from day to day and from library to library: by it recordings are found. */
export function lastingHash(asset_type: string, data: Record<string, unknown>): Promise<string> {
  const { calendar: _, your_last_answer: __, your_last_answer_was_refused: ___, other_weekdays: ____, ...of } = data
  const { brand, ...rest } = of
  const { shows: _____, ...told } = brand as Record<string, unknown>
  return sha256Hex(canonicalJson({ ...rest, asset_type, brand: told }))
}

/** A brief in pieces, with all else that the words depend on. */
export function questionOf(input: ComposeInput, another_than: readonly string[] = []): Question {
  const { asset_type, channel, day, brand, library } = input
  const shows = [...library.screens, ...library.people.map(({ name }) => name)]
  return { asset_type, channel, day, brand, shows, another_than, ...readBrief(input.brief) }
}

type OfBrief = 'segments' | 'numbered' | 'brackets' | 'beside' | 'opens' | 'sure' | 'answered' | 'below'

/** A brief in pieces, with what was answered below it written into it. */
export function readBrief(given: string): Pick<Question, OfBrief> {
  if (partAnswers(given).answers.length === 0) return { segments: cutSegments(given), ...laidOut(given) }
  const { brief, sure, answered, below } = settle(given)
  const segments = cutSegments(brief)
  const pieces = below.length > 0 ? [[HEAD, 'form'] as const, ...below.flatMap(piecesBelow)] : []
  return {
    segments: [...segments, ...pieces.map(([text]) => text)],
    ...laidOut(brief),
    ...{ sure, answered },
    below: new Map(pieces.map(([, what], at) => [segments.length + at + 1, what])),
  }
}

const laidOut = (brief: string): Pick<Question, 'numbered' | 'brackets' | 'beside' | 'opens'> => ({
  numbered: numberedIn(brief),
  ...laidIn(brief),
})

/** “Which room? Blue room” is a question and an answer, whatever asks nothing is a wish. */
const piecesBelow = ({ kind, text }: Settled['below'][number]): (readonly [string, Below])[] =>
  cutSegments(text).map(piece => [piece, kind === 'wish' ? 'wish' : /[?？؟]$/.test(piece) ? 'form' : 'answer'])
