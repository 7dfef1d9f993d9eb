// An event with more to know than its day and place: a table of its facts, prices and people beside or under its name.
import type { Language } from '#lib/render/objects/words/index.ts'
import { hosted, tongueOf } from '#lib/render/tongue.ts'
import { isSubject } from '#lib/templates/event/also.ts'
import type { EventData } from '#lib/templates/event/ticket.ts'
import { nameOf, partOf } from '#lib/templates/kit/told.ts'
import { labels, named } from '#lib/templates/table/columns.ts'
import type { GridRow } from '#lib/templates/table/grid.ts'
import { listed } from '#lib/templates/table/listed.ts'

/** What it has to tell besides its day and place. */
export const hasMore = (data: EventData): boolean =>
  [data.facts, data.people, data.prices].some(list => list?.length) || Boolean(data.deadline || data.contact)

/** Without names for them, time, place, price and host are told line by line. */
function rowsOf(data: EventData, tongue: Language | null): GridRow[] {
  const { facts = [], people = [], prices = [] } = data
  if (!hasMore(data))
    return [data.time, data.location, data.price, data.host && hosted(data.host, tongue)].flatMap(label =>
      label ? [{ label }] : [],
    )
  return [
    ...prices.map(({ now, was, for: whom }) => ({ lead: whom, label: was ? `${now} (${was})` : now })),
    ...facts.map(({ label, value }) => ({ lead: nameOf(label), label: value })),
    ...people.map(person => ({ lead: partOf(person), label: person.name })),
  ]
}

/** An hour that is all there is to say besides the day: in a field of its own it is read apart from it. */
export const isHourAlone = (data: EventData): boolean =>
  Boolean(data.time) && !hasMore(data) && rowsOf(data, null).length === 1

/** It stands on the line of its day, where both are short. */
export function dated(data: EventData): EventData {
  const { date, time, ...rest } = data
  if (!isHourAlone(data) || [...date, ...(time ?? '')].length > ONE_LINE || !/\p{Script=Latin}/u.test(date)) return data
  return { ...rest, date: `${date}, ${(time ?? '').replace(LEADS, lead => lead.toLowerCase())}` }
}
const ONE_LINE = 28
const LEADS = /^(?:from|at|doors|ab|von|um|de|dès|à|desde|a las|dalle|alle|às|das|od|vanaf|om) /i

const tongueIn = (data: EventData) =>
  tongueOf([data.event_name, data.date, data.body, data.cta, data.location].flatMap(text => text ?? []))

/** “Book a place, 0844 123”; what begins as a sentence does is one of its own. */
function toAct({ cta = '', contact = '' }: EventData): string | undefined {
  if (cta === '' || contact === '') return cta || contact || undefined
  const isSentence = /^[¡¿“«"]?\p{Lu}\p{Ll}*\s/u.test(contact) && contact.split(' ').length >= SENTENCE
  return isSentence ? `${cta.replace(/[.!?…]?$/u, mark => mark || '.')} ${contact}` : `${cta}, ${contact}`
}
const SENTENCE = 4

export const programme = /* @__PURE__ */ listed<EventData>(data => ({
  title: ['event_name', data.event_name],
  facts: [
    ['date', data.date],
    ['time', hasMore(data) ? data.time : undefined],
    ['price', hasMore(data) && !data.prices?.length ? data.price : undefined],
    ['location', hasMore(data) ? data.location : undefined],
    ['host', hasMore(data) && data.host ? hosted(data.host, tongueIn(data)) : undefined],
    // What is read or taught, in a few words, is no small print.
    ['body', isSubject(data.body) ? data.body : undefined],
  ],
  notes: [
    ['deadline', data.deadline],
    // What is included stands before how to come in, never under an address as if part of it.
    ['body', isSubject(data.body) ? undefined : data.body],
    ['contact', toAct(data)],
  ],
  loudNotes: data.deadline !== undefined,
  rows: rowsOf(data, tongueIn(data)),
  columns: { lead: labels('facts label'), label: named('facts value') },
}))
