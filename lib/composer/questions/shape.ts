import { placeOf } from '#lib/composer/angles/place.ts'
import { partsOf, say } from '#lib/composer/angles/tools.ts'
import { type Ask, open } from '#lib/composer/questions/ask.ts'
import { upperFirst } from '#lib/composer/words/case.ts'
import { squeeze } from '#lib/composer/words/compress.ts'
import { contentWords, stem } from '#lib/composer/words/overlap.ts'

const EVENT =
  /\b(?:webinar|workshop|meet-?up|conference|open day|talk|concert|gig|market|party|tasting|class|masterclass|festival|tournament|livestream|screening|exhibition|fundraiser|hackathon|seminar|panel|quiz|gala|pop-?up|event)\b/i
const OFFER = /\b(?:\d+% off|[£$€]\d+ off|free|2 for 1|half[- ]price)\b/i

/** Questions whose answer decides what the headline is about. */
export const leadingOffer: Ask = reading => {
  const offers = partsOf(reading).filter(part => OFFER.test(part.text) && part.text.split(' ').length >= 3)
  const single = reading.asset === 'card' || reading.asset === 'og_image'
  if (offers.length < 3 || !single) return []
  return [
    open(
      'lead_offer',
      'Which offer leads?',
      [
        ...offers.slice(0, 3).map(part => upperFirst(squeeze(part.text, 48) ?? part.text.slice(0, 48))),
        'All, as a carousel',
      ],
      7,
    ),
  ]
}

export const eventDate: Ask = reading =>
  EVENT.test(reading.text) &&
  reading.dates.length === 0 &&
  reading.times.length === 0 &&
  !/\b(?:thanks?|thank you|went|was|were|recap)\b/i.test(reading.text)
    ? [open('when', 'When is it?', ['This week', 'Date to come', 'It is already past'], 9)]
    : []

export const eventPlace: Ask = reading => {
  const known = /\b(?:in|on|at) (?:old )?\p{Lu}/u.test(`${reading.brand.overview} ${reading.brand.offer.one_liner}`)
  const dated = reading.dates.some(date => date.role !== 'past')
  const local =
    /\b(?:open day|market|tasting|party|concert|gig|quiz|class|pop-?up|fundraiser|screening|exhibition|tournament)\b/i.test(
      reading.text,
    )
  return EVENT.test(reading.text) && dated && local && !placeOf(reading) && !known
    ? [open('where', 'Where?', [reading.brand.name, 'Online'], 6)]
    : []
}

export const bareNumber: Ask = reading => {
  const words = contentWords(reading.text)
  const bare = reading.text.match(/(?:^|\s)(\d[\d,]*(?:k|m)?)\s*[!.]*$/i)?.[1]
  return bare &&
    words.length <= 5 &&
    reading.money.length === 0 &&
    reading.percents.length === 0 &&
    reading.dates.length === 0
    ? [open('unit', `${bare} what?`, ['Customers', 'Orders', 'Years'], 8)]
    : []
}

export const percentBase: Ask = reading => {
  const growth = reading.text.match(
    /\b(?:up|down|grew|growth|increase[ds]?|rose|fell|dropped|faster|more|less)\b[^.]{0,12}?(\d+(?:\.\d+)?)\s?%|(\d+(?:\.\d+)?)\s?% (?:up|down|faster|more|less|growth|increase|better)\b/i,
  )
  const based = /\b(?:than|compared|since|from|last year|before|versus|vs)\b/i.test(reading.text)
  const value = growth?.[1] ?? growth?.[2]
  return value && !based
    ? [open('base', `${value}% compared with what?`, ['Last year', 'Before the change', 'Others'], 7)]
    : []
}

export const whatToRemember: Ask = reading => {
  const features = reading.brand.offer.features
  const facts = reading.facts.some(clause => /\d/.test(clause.text) || clause.text.split(/\s+/).length > 4)
  const named = contentWords(reading.text).map(stem)
  const matched = features.some(feature => contentWords(feature).some(word => named.includes(stem(word))))
  const cue = /\b(?:weekend|christmas|easter|summer|winter|spring|autumn|day)\b/i.test(reading.text)
  if (facts || matched || cue || EVENT.test(reading.text) || reading.urls.length + reading.commands.length > 0)
    return []
  if (features.length >= 3)
    return [open('remember', 'What should people remember?', features.slice(0, 3).map(upperFirst), 7)]
  return [open('about', 'What is the post about?', ['A launch', 'An offer', 'An event', 'A milestone'], 8)]
}

export const whichLanguage: Ask = reading => {
  const spoken = reading.brand.voice.languages.map(language => language.slice(0, 2).toLowerCase())
  const names: Record<string, string> = {
    en: 'English',
    de: 'German',
    es: 'Spanish',
    ja: 'Japanese',
    fr: 'French',
    it: 'Italian',
    pt: 'Portuguese',
  }
  const [theirs = ''] = spoken
  return spoken.length > 0 &&
    !spoken.includes(reading.language) &&
    reading.text.length > 40 &&
    names[reading.language] &&
    names[theirs]
    ? [open('language', 'Which language?', [names[reading.language], names[theirs]], 6)]
    : []
}

export const recurring: Ask = reading => {
  const day = reading.dates.find(
    date =>
      date.relative && /^(?:\p{L}+day|tues|weds?|thurs?)$/iu.test(date.raw) && !date.weekly && date.last === undefined,
  )
  const only = day && /\bonly\b/i.test(reading.text.slice(day.end, day.end + 8))
  return day && only && reading.asset === 'card'
    ? [
        open(
          'recurring',
          `Every ${say(reading, day, 'long').split(/[ ,]/)[0]}, or only once?`,
          ['Every week', `Only ${say(reading, day, 'long')}`],
          6,
        ),
      ]
    : []
}
