// What a job offers besides its title: nothing that the brief says of it is left out.

import { placeOf } from '#lib/composer/angles/place.ts'
import { addressOf, clean, deadlineOf, partsOf, say, withoutAddress } from '#lib/composer/angles/tools.ts'
import type { Reading } from '#lib/composer/read/reading.ts'
import { signOfZone } from '#lib/composer/slots/amounts.ts'
import { stripStop, upperFirst } from '#lib/composer/words/case.ts'
import { contentWords, covered } from '#lib/composer/words/overlap.ts'
import { NUMBER_WORDS } from '#lib/composer/words/speak.ts'

export function hoursOf(reading: Reading): string | undefined {
  const text = reading.text
  const week = text.match(/\b(\d|four|three)[- ]days?[- ](?:a[- ])?week\b/i)
  const days = /\b(?:office|on[- ]?site|in|london|berlin)\b.{0,12}\d days/i.test(text) && !/\b4[- ]day week/i.test(text)
  if (week && !days && !/\d days?(?:\/| a |-a-)week/.test(week[0]))
    return `${NUMBER_WORDS[Number(week[1])] ?? week[1]}-day week`
  const span = text.match(/\b\d{1,2}[:.]\d\d\s?(?:-|–|to)\s?\d{1,2}[:.]\d\d\b/)
  return (
    text
      .match(/\b(?:part[- ]time|full[- ]time|weekends only|night shifts?|\d+ hours? (?:a|per) week|job share)\b/i)?.[0]
      .toLowerCase() ?? span?.[0].replace(/\s?[-–]\s?/, ' to ')
  )
}

const LONDON = /\b(?:london|bristol|leeds|manchester|edinburgh|uk|england|cardiff|glasgow)\b/i
export function payOf(reading: Reading, notes: string[]): string | undefined {
  const money = reading.money.find(each => !/budget|raised/.test(reading.text.slice(each.start - 12, each.start)))
  if (money)
    return money.text
      .replace(/(\d)\s?(?:-|–|to)\s?(?=[\d£$€])/g, '$1–')
      .replace(/–[£$€]/, '–')
      .replace(
        /\/\s?(hour|hr|year|yr|month|mo|week|day|shift)/i,
        (_, unit: string) =>
          ` ${/^h/i.test(unit) ? 'an hour' : /^m/i.test(unit) ? 'a month' : /^y/i.test(unit) ? 'a year' : `a ${unit}`}`,
      )
      .replace(/\bper (?=hour)/i, 'an ')
      .replace(/\bper (?=\p{L})/iu, 'a ')
  const bare = reading.text.match(/(?<![\w.])(\d{2,3})\s?k?\s?(?:-|–|to)\s?(\d{2,3})\s?k\b/i)
  if (!bare) return undefined
  const sign = LONDON.test(reading.text) ? '£' : signOfZone(reading.zone)
  if (sign) notes.push(`Pay is read as ${sign} from the place; the brief names no currency.`)
  return `${sign}${bare[1]}–${bare[2]}k`
}

export function workplace(reading: Reading): string | undefined {
  const remote = reading.text.match(
    /\b(?:fully remote|remote[- ]first|remote|hybrid)(?: (?:in|within|from) (?:the )?\p{L}+|,? ?(?:\(?(?:EU|UK|US|Europe|worldwide|anywhere)\)?))?/iu,
  )?.[0]
  const part = partsOf(reading).find(
    each => /\b\d days? ?(?:\/|a |per )week\b/i.test(each.text) && !/day week/i.test(each.text),
  )
  if (part) return part.text.replace(/(\d days?) ?(?:\/|per ) ?week/i, '$1 a week').replace(/^(\p{L}+) (?=\d)/u, '$1, ')
  if (remote)
    return remote
      .replace(/[()]/g, '')
      .toLowerCase()
      .replace(/\b(?:eu|uk|us)\b/g, word => word.toUpperCase())
      .replace(/\beurope\b/, 'Europe')
  const town = partsOf(reading).find(
    each => reading.names.get(each.text.toLowerCase()) === each.text && /^\p{Lu}\p{Ll}+$/u.test(each.text),
  )
  return placeOf(reading) ?? (town && town.text !== reading.brand.name ? town.text : undefined)
}

const OPENER =
  /^(?:(?:and|so|but|hey|hi),? )?(?:(?:we(?:’re| are)|is|are|now|’re|\p{Lu}\p{L}+ is) )?(?:(?:still |now |also )?(?:hiring|recruiting|looking for|seeking|searching for|on the hunt for|in search of|need(?:ing)?)|we need|we want|join us as|vacancy|job opening|open (?:role|position))(?: for)?:?(?: (?:an?|our(?: first)?|the|some|new|another))*\b\s*/iu
const DEADLINE_WORDS =
  /(?:^|[,;]?\s)(?:please )?(?:apply|applications?|closing date|deadline|apply now)?\s?(?:by|before|until|closes?|to)?[:,]?\s*$/i
const HOLLOW =
  /^(?:wanted|needed|required|asap|apply(?: now| here| to| at| via| by)?|(?:please )?(?:write|email|e-mail|contact|message|dm|mail)(?: (?:us|to))?|to|at|details|more|info|cv to|(?:send )?(?:your )?(?:cv|portfolio|application)s?(?: to)?|interested|we(?:’re| are) hiring|hiring|join us|join our team|permanent role)$/i

/** The rest of the brief, part by part: without the call, the role, the address and the last day. */
export function termsOf(reading: Reading, role: string, used: readonly string[]): string[] {
  const deadline = deadlineOf(reading)
  const last = deadline && say(reading, deadline)
  const paid = reading.money.map(money => money.text)
  const terms: string[] = []
  for (const part of partsOf(reading)) {
    let text = withoutAddress(part.text)
      .replace(OPENER, '')
      .replace(/^[\s:,–-]+/, '')
    for (const name of [role, role.replace(/^Night |^Head /, '')])
      text = text.replace(
        new RegExp(
          `^(?:(?:an?|new|first|experienced|talented|full[- ]time|part[- ]time) )*${escaped(name)}s?\\b(?: (?:wanted|needed|required|to join us|to join(?: our team)?))?`,
          'i',
        ),
        '',
      )
    if (last && text.includes(last)) text = text.replace(last, '').replace(DEADLINE_WORDS, '')
    text = stripStop(
      withoutAddress(text)
        .replace(/^[\s:,–(-]+/, '')
        .replace(/^([^(]*)\)$/, '$1')
        .replace(/^(?:and|plus|with|we offer|you get) (?=\p{L}|\d)/iu, ''),
    )
      .replace(/\bbesides founder\b/i, 'after the founder')
      .replace(/^(?:rockstar|ninja|guru)s?(?: wanted)?$/i, '')
    if (text.length < 3 || HOLLOW.test(text) || contentWords(text).length === 0) continue
    if (covered(spaced(text), [...used, ...paid, ...terms].map(spaced)) < 0.8) terms.push(upperFirst(text))
  }
  return terms
}

/** “22:00-06:00” and “22:00 to 06:00” are the same words. */
const spaced = (text: string): string => text.replace(/(\d\S*?)\s?(?:[-–]| to )\s?(?=[£$€]?\d)/g, '$1 ')

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const PHONE = /(?<![\d.,£$€-])\+?\d[\d ]{7,14}\d(?![\d%])/
const BY_HAND = /\b(?:pop in|ask for|drop in|call (?:us|in|by)|message us|dm us|come (?:in|by))\b/i

/** Where to apply and until when: a mailbox, a page, a number or a door. */
export function contactOf(reading: Reading, until: string): { contact?: string; how?: string } {
  const address = addressOf(reading)?.replace(/^https?:\/\/(?:www\.)?/, '')
  const phone = reading.text.match(PHONE)?.[0]
  const door = partsOf(reading).find(part => BY_HAND.test(part.text))?.text
  const sent = reading.text.match(/\b(cvs?|portfolios?|resumes?|showreels?|applications?|letters?) to \S+@/i)?.[1]
  const where =
    address && sent
      ? `${upperFirst(sent)} to ${address}`
      : (address ?? (phone ? `Call ${phone}` : door && upperFirst(stripStop(door))))
  return { contact: clean([where, until && (where ? until : upperFirst(until))]).join(', ') || undefined, how: door }
}
