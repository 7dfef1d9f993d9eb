import type { Brand, ComposeInput, Library } from '#lib/composer/plan.ts'
import { fallbackLanguage } from '#lib/composer/read/brand-language.ts'
import { splitClauses } from '#lib/composer/read/clauses.ts'
import { detectLanguage } from '#lib/composer/read/language.ts'
import { joinPredicate, salvage } from '#lib/composer/read/mend.ts'
import { properNames } from '#lib/composer/read/names.ts'
import { normalise } from '#lib/composer/read/normalise.ts'
import { type Answer, splitPreferences } from '#lib/composer/read/preferences.ts'
import { type Outdated, outdatedLines, withoutOutdated } from '#lib/composer/read/reconcile.ts'
import { makeSpeaker } from '#lib/composer/read/spoken.ts'
import {
  findMoney,
  findPercents,
  findQuantities,
  type Money,
  type Percent,
  type Quantity,
} from '#lib/composer/slots/amounts.ts'
import { parseDay } from '#lib/composer/slots/calendar.ts'
import { findCodes } from '#lib/composer/slots/codes.ts'
import { findCommands } from '#lib/composer/slots/commands.ts'
import { type DateSlot, findDates } from '#lib/composer/slots/dates.ts'
import { findLinks, type Span } from '#lib/composer/slots/links.ts'
import { findLiterals } from '#lib/composer/slots/literals.ts'
import { findQuotes, type Quote } from '#lib/composer/slots/quotes.ts'
import { findTimes, type TimeSlot } from '#lib/composer/slots/times.ts'
import { findVersions } from '#lib/composer/slots/versions.ts'
import type { Style } from '#lib/composer/words/speak.ts'

export type Slots = {
  dates: DateSlot[]
  times: TimeSlot[]
  money: Money[]
  percents: Percent[]
  quantities: Quantity[]
  versions: Span[]
  quotes: Quote[]
  commands: Span[]
  literals: Span[]
  codes: Span[]
  urls: Span[]
  emails: Span[]
  handles: Span[]
}

export type Clause = {
  text: string
  raw: string
  kind: string
  start: number
  end: number
  topic: boolean
  label?: string
  parts: Part[]
}
export type Part = { text: string; raw: string; kind: string; start: number; end: number; salvaged?: true }

export type Reading = Slots & {
  text: string
  language: string
  style: Style
  zone: string
  brand: Brand
  channel: ComposeInput['channel']
  asset: ComposeInput['asset_type']
  library: Library
  names: ReadonlyMap<string, string>
  answers: Answer[]
  /** Lines of the brand that the brief has overtaken. */
  outdated: Outdated[]
  clauses: Clause[]
  /** Clauses that state something and may become copy. */
  facts: Clause[]
  dropped: Part[]
  speak: (start: number, end: number) => string
}

const MONTH_FIRST = /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d{1,2}\b/i

/** Reads a brief once: language, slots with their places, and clauses sorted into facts, orders and the rest. */
export function readBrief(input: ComposeInput): Reading {
  const split = splitPreferences(input.brief.replace(/\r\n?/g, '\n'))
  const brief = normalise(split.brief)
  const answers = split.answers.map(({ question, answer }) => ({
    question: normalise(question),
    answer: normalise(answer),
  }))
  const extra = answers
    .filter(
      each =>
        ADDED.test(each.question) && !/^(?:date to come|another date|it is already past|this week)$/i.test(each.answer),
    )
    .map(each => each.answer)
  const text = [brief, ...extra].join('\n').trim()
  const language = chosenLanguage(answers) ?? detectLanguage(text, fallbackLanguage(input.brand))
  const today = parseDay(input.day)
  const style: Style = {
    language,
    today,
    monthFirst: input.time_zone.startsWith('America/') && MONTH_FIRST.test(brief),
  }
  const slots = findSlots(text, language, today, input.brand)
  const rejected = rejectedDates(answers, slots.dates, language, today)
  const outdated = outdatedLines(input.brand, slots.quantities)
  const names = properNames(input.brand, text)
  const speak = makeSpeaker(text, slots, style, names)
  const { quotes, urls, emails, commands, literals, dates, times } = slots
  const closed = [...quotes, ...urls, ...emails, ...commands, ...literals, ...dates, ...times]
  const sentences = splitClauses(text, language, index => closed.some(span => index >= span.start && index < span.end))
  const clauses = sentences.map((sentence): Clause => {
    const parts = sentence.fragments.map(part => salvage({ ...part, text: speak(part.start, part.end) }))
    const kept = parts.filter(part => part.kind === 'fact')
    const whole = kept.length === parts.length
    const kind = kept.length > 0 ? 'fact' : (parts[0]?.kind ?? 'order')
    const spoken =
      joinPredicate(kept) ??
      (whole && !parts.some(part => part.salvaged)
        ? speak(sentence.start, sentence.end)
        : kept.map(part => part.text).join(', '))
    return {
      text: sentence.asks ? `${spoken}?` : spoken,
      raw: sentence.raw,
      kind,
      start: sentence.start,
      end: sentence.end,
      topic: sentence.topic,
      label: sentence.label,
      parts,
    }
  })
  reinstate(clauses, speak)
  const topical = clauses.some(clause => clause.topic)
  return {
    ...slots,
    dates: slots.dates.filter(date => !rejected.includes(date)),
    text,
    language,
    style,
    zone: input.time_zone,
    brand: withoutOutdated(input.brand, outdated),
    outdated,
    channel: input.channel,
    asset: input.asset_type,
    library: input.library,
    names,
    answers,
    clauses,
    speak,
    facts: clauses.filter(
      clause =>
        clause.kind === 'fact' &&
        clause.text &&
        !rejected.some(date => date.start >= clause.start && date.end <= clause.end) &&
        !ACTION_LABEL.test(clause.label ?? '') &&
        (!topical || clause.topic),
    ),
    dropped: clauses.flatMap(clause => clause.parts.filter(part => part.kind !== 'fact')),
  }
}

function findSlots(text: string, language: string, today: number, brand: Brand): Slots {
  const links = findLinks(text)
  const quotes = findQuotes(text)
  const commands = findCommands(text, brand.name)
  const outside = <T extends { start: number; end: number }>(
    items: T[],
    taken: { start: number; end: number }[],
  ): T[] => items.filter(item => !taken.some(other => item.start < other.end && other.start < item.end))
  const literals = outside(findLiterals(text), [...links.urls, ...links.emails, ...commands])
  const fixed = [...links.urls, ...links.emails, ...commands, ...literals]
  const dates = outside(findDates(text, language, today), fixed)
  const times = outside(findTimes(text, dates, language), fixed)
  const money = outside(findMoney(text), fixed)
  const percents = outside(findPercents(text), fixed)
  const versions = outside(findVersions(text, brand), [...fixed, ...dates, ...money, ...times])
  const taken = [...fixed, ...dates, ...times, ...money, ...percents, ...versions]
  return {
    ...links,
    quotes,
    commands,
    literals,
    codes: findCodes(text),
    dates,
    times,
    money,
    percents,
    versions,
    quantities: findQuantities(text, taken),
  }
}

/** Answers that state a fact of their own; they are read as part of the brief. */
const ADDED =
  /^(?:when|where|from when|what should people remember|what is the (?:page|post) about|how (?:many|much)|who is it for)\b/i
const SETTLED = /which date is right|until when|^is it .* or /i

/** Dates that the creator has ruled out by naming the right one. */
function rejectedDates(
  answers: readonly Answer[],
  dates: readonly DateSlot[],
  language: string,
  today: number,
): DateSlot[] {
  return answers
    .filter(each => SETTLED.test(each.question))
    .flatMap(each => {
      const right = findDates(each.answer, language, today)[0]
      const known = right && dates.find(date => date.day === right.day)
      return known ? dates.filter(date => date.role === known.role && date.day !== known.day) : []
    })
}

function chosenLanguage(answers: Answer[]): string | undefined {
  const answer = answers.find(each => /which language/i.test(each.question))?.answer ?? ''
  return { english: 'en', german: 'de', deutsch: 'de', spanish: 'es', español: 'es', japanese: 'ja', 日本語: 'ja' }[
    answer.toLowerCase()
  ]
}

/** The slots of one kind that lie inside a clause. */
export const within = <T extends { start: number; end: number }>(
  items: readonly T[],
  range: { start: number; end: number },
): T[] => items.filter(item => item.start >= range.start && item.end <= range.end)

/** When nothing else is said, talk about ourselves is the news. */
function reinstate(clauses: Clause[], speak: Reading['speak']): void {
  if (clauses.some(clause => clause.kind === 'fact')) return
  for (const clause of clauses) {
    const own = clause.parts.filter(part => part.kind === 'self')
    if (own.length === 0) continue
    for (const part of own) part.kind = 'fact'
    clause.kind = 'fact'
    clause.text =
      own.length === clause.parts.length ? speak(clause.start, clause.end) : own.map(part => part.text).join(', ')
  }
}

const ACTION_LABEL = /^(?:cta|call to action|link|url|contact|hashtags?|tone|style)$/
