// The last day that texts speak of as coming, in nine languages; a day of every week, a beginning and a look back name none.
import { describe, expect, it } from 'vitest'
import { eventDayIn } from '#lib/composer/days/event-day.ts'
import { parseDay } from '#lib/composer/literals/calendar.ts'

/** A Monday. */
const TODAY = '2026-10-12'
const dayOf = (language: string, ...texts: string[]) => eventDayIn(texts, { language, today: parseDay(TODAY) })

describe('the last day that texts speak of as coming', () => {
  it.each([
    ['en', 'Open evening on Thursday 22 October', '2026-10-22'],
    ['en', '20% off until 31 October', '2026-10-31'],
    ['en', 'Saturday 17 and Sunday 18 October', '2026-10-18'],
    ['en', 'Best before 4 December 2027', '2027-12-04'],
    ['en', 'The swap is next Thurs', '2026-10-22'],
    ['en', 'RSVP by Tuesday', '2026-10-13'],
    ['de', 'Konzert am Sonntag, 25. Oktober', '2026-10-25'],
    ['de', 'Vom 19. bis 23. Oktober geschlossen', '2026-10-23'],
    ['es', 'Taller el jueves 22 de octubre', '2026-10-22'],
    ['fr', "Jusqu'au samedi 31 octobre", '2026-10-31'],
    ['it', 'Chiusi dal 19 al 24 ottobre', '2026-10-24'],
    ['pt', 'Oficina no sábado, 24 de outubro', '2026-10-24'],
    ['pl', 'Zapisy do 30 października', '2026-10-30'],
    ['ja', '10月24日(土)に開催します', '2026-10-24'],
    ['ar', 'لقاء يوم الخميس 22 أكتوبر', '2026-10-22'],
    ['sv', 'Julmarknad lör 24 oktober', '2026-10-24'],
  ])('%s: %s', (language, text, day) => expect(dayOf(language, text)).toBe(day))

  it('is the last of all texts', () =>
    expect(dayOf('en', 'Autumn fair', 'Saturday 17 October', 'Stalls: apply by 14 October')).toBe('2026-10-17'))

  it.each([
    ['en', 'We are open every Thursday'],
    ['en', 'Open on Sundays, Monday to Friday by appointment'],
    ['en', 'Our Sunday roast is back'],
    ['en', 'Friday 9am to 5pm'],
    ['en', 'From 1 November we open at eight'],
    ['en', 'New rates from Monday 2 November'],
    ['en', 'Since 14 May'],
    ['en', 'The storm on the 11th took the roof'],
    ['en', 'Order today'],
    ['en', 'Back again tomorrow'],
    ['en', 'Training is off tonight, Monday 12 October, 6 pm'],
    ['en', 'Thanks for coming on 24 October'],
    ['en', 'On Saturday 10 October 120 people came'],
    ['en', 'Our summer course in July'],
    ['en', 'Mix 2/10 with 4/10'],
    ['de', 'Ab Freitag, 16. Oktober'],
    ['de', 'Danke für euren Besuch am 24. Oktober'],
    ['fr', 'À partir du lundi 19 octobre'],
    ['it', 'In servizio da lunedì 19 ottobre'],
    ['pt', 'A partir de sábado, 24 de outubro'],
    ['ja', '10月16日金曜日から'],
    ['ar', 'من يوم الخميس 22 أكتوبر'],
  ])('none, %s: %s', (language, text) => expect(dayOf(language, text)).toBeNull())

  it('is no day of a text that thanks, nor of a post that begins so', () => {
    expect(dayOf('en', 'Open evening on 22 October', 'Thank you all for 24 October')).toBe('2026-10-22')
    expect(dayOf('en', 'Thank you!', 'The open evening on 22 October raised £400')).toBeNull()
  })

  it('is no beginning that its label says', () => {
    expect(dayOf('en', 'Saturday clinic', 'From', 'Saturday 24 October')).toBeNull()
    expect(dayOf('en', 'Saturday clinic', 'When', 'Saturday 24 October')).toBe('2026-10-24')
  })
})
