// Days that are another day tomorrow: held, with the date to write instead, unless they are meant of every week.
import { describe, expect, it } from 'vitest'
import { writeBuiltin } from '#lib/composer/builtin/write.ts'
import { ask, card } from './ask.ts'

describe('a day that moves', () => {
  it.each([
    'No bread tomorrow, the oven is broken',
    'The sourdough swap is next thurs at the old mill',
    'El taller de pan es el jueves en la plaza',
  ])('waits for a person: %s', brief => expect(card(brief).reasons).toContain('moving'))

  it.each([
    ['No bread tomorrow, the oven is broken', 'Tuesday 13 October'],
    ['The shop stays shut until Monday', 'Monday 12 October” or “Monday 19 October'],
    ['Degustazione sabato 24 ottobre, prenotare entro giovedì', 'giovedì 22 ottobre” or “giovedì 15 ottobre'],
    ['The shop is back on Monday at 9', 'Monday 12 October” or “Monday 19 October'],
    ['No bread on Monday, the oven is broken', 'Monday 12 October” or “Monday 19 October'],
    ['No buns this morning, the oven is broken', 'Monday 12 October'],
    ['Class on Saturday at the old mill', 'Saturday 17 October'],
    ['The swap is next Thurs at the old mill', 'Thursday 15 October” or “Thursday 22 October'],
    ['Der Laden hat am nächsten Freitag zu', 'Freitag, 16. Oktober” or “Freitag, 23. Oktober'],
    ['La tienda cierra el viernes que viene', 'viernes 16 de octubre” or “viernes 23 de octubre'],
  ])('what to write for a day that moves is said: %s', (brief, day) =>
    expect(
      writeBuiltin(ask(brief, {}))
        .holds.map(({ what }) => what)
        .join(),
    ).toMatch(new RegExp(`write “${day}”(?! or)`)),
  )

  it.each([
    ['The swap is this Friday at the old mill', 'The swap is on Friday 16 October at the old mill'],
    ['RSVP for the swap by Tuesday', 'RSVP for the swap by Tuesday 13 October'],
    ['Last Tuesday 214 people came to the swap', 'On Tuesday 6 October, 214 people came to the swap'],
    ['La panadería abre este viernes en la plaza', 'La panadería abre el viernes 16 de octubre en la plaza'],
    ['Der Laden hat bis Freitag zu', 'Der Laden hat bis Freitag, 16. Oktober zu'],
    ['Our coach Ben died on Saturday', 'died on Saturday 10 October'],
    ['No buns left, we will be closed on Thursday', 'closed on Thursday 15 October'],
    ['Well done Priya who ran it on Saturday, 18 months after her first class', 'ran it on Saturday 10 October'],
    ['A free bun for every customer until Wednesday', 'until Wednesday 14 October'],
    ['gym is shut, back wednesday at 9', 'back Wednesday 14 October'],
  ])('where one day alone is meant its date is told: %s', (brief, told) => {
    const post = card(brief)
    expect(post.said).toContain(told)
    expect(post.reasons).not.toContain('moving')
  })

  it.each([
    'The shop opens at six on Saturdays from now on',
    'Los jueves abrimos a las seis en la plaza',
    'Der Laden öffnet montags um 6 Uhr in der Mühle',
    'Our sourdough class is back on Thursday evenings',
    'Black Friday: none, our prices are the same all year',
    'Egg hunt on Easter Monday at the old mill',
  ])('a day of every week does not move: %s', brief => expect(card(brief).reasons).not.toContain('moving'))

  it.each([
    'Closed last night (11 October) from eight on',
    'Closed yesterday, 11 October, from eight on',
    'Gestern (11. Oktober) war der Laden zu',
    'We used to lose a whole Sunday evening to spreadsheets.',
    '"We used to lose Sunday to spreadsheets. Now it is up on Monday before the soup is." - Helen Marsh, race secretary',
    'Wir brauchten einen ganzen Sonntag für die Liste',
    'Avant, il nous fallait un dimanche entier pour la liste',
  ])('a day with its date beside it, one of a quote and any of its name stand as they are: %s', brief =>
    expect(
      card(brief)
        .holds.filter(({ rule }) => rule === 'moving')
        .map(({ what }) => what)
        .filter(what => what.includes('another day')),
    ).toEqual([]),
  )

  it('a day with another date beside it is asked about once', () =>
    expect(
      card('Tomorrow (20 October) the shop is shut').reasons.filter(rule => ['moving', 'weekday'].includes(rule)),
    ).toEqual(['weekday']))
})
