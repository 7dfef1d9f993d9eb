// What a hurried brief says is told whole: values in brackets, members of a “How to”, short forms that lead on.
import { describe, expect, it } from 'vitest'
import type { SlidesAnswer } from '#lib/composer/answer.ts'
import { writeBuiltin } from '#lib/composer/builtin/write.ts'
import { textsOf } from '#lib/composer/said.ts'
import { cutSegments } from '#lib/composer/segments/cut.ts'
import { ask, card } from './ask.ts'

describe('is told', () => {
  it.each([
    ['v3.2 is out', 'v3.2 is out'],
    ['v3.2 is out. exports are faster now, 41s (was 68s)', '41s (was 68s)'],
    ['Der Export dauert jetzt 41 s (vorher 68 s), seit Version 3.2', '(vorher 68 s)'],
    ['Workshop 45 € inkl. Material, Samstag 12. Dezember 10 Uhr', '45 € inkl. Material'],
    ['koncert 12 grudnia o 19, ul. Długa 4, wstęp 20 zł', 'ul. Długa 4'],
  ])('%s', (brief, told) => expect(card(brief).said.replaceAll('\u00a0', ' ')).toContain(told))

  it('what each member of a “How to” says', () => {
    const question = ask('How to store bread: keep it in paper, never in the fridge, slice what is left', {
      asset_type: 'carousel',
    })
    const said = textsOf(writeBuiltin(question).answer, 'carousel').map(({ text }) => text.toLowerCase())
    expect(said.join()).toContain('keep it in paper')
  })
})

it.each([
  ['Offen inkl. Feiertage. Kommt vorbei.', 2],
  ['Cena 48 € vini incl. Prenotazioni entro martedì.', 2],
  ['Tickets £45 incl. VAT. Book by Friday.', 2],
])('a stop behind a short form ends no sentence that goes on: %s', (brief, sentences) =>
  expect(cutSegments(brief)).toHaveLength(sentences),
)

it('a bracket that takes its value back is still left to the reading', () =>
  expect(card('Exports take 41s (or 68s), who knows').reasons).not.toEqual([]))

describe('a remark in brackets', () => {
  const brief =
    'Primera visita del cachorro: trae la cartilla, una muestra de caca (sí, de verdad 💩), su mantita y tus preguntas apuntadas.'
  it('stays in its sentence below the picture', () =>
    expect(writeBuiltin(ask(brief)).answer.caption[0]?.text).toContain(
      'una muestra de caca (sí, de verdad), su mantita y tus preguntas',
    ))

  it('stands below what it is said of on a slide', () => {
    const { slides } = writeBuiltin(ask(brief, { asset_type: 'carousel' })).answer as SlidesAnswer
    expect(slides.map(({ headline, body }) => [headline, body])).toContainEqual([
      'Una muestra de caca',
      'Sí, de verdad.',
    ])
  })

  it('stands behind its sentence where both have room on a line, and the sentence goes on behind it', () => {
    const told =
      'Autumn hours from 1 September. Office 9 to 5 (closed at lunch time). Toddler trunks (from size two up) are back'
    expect(card(told).said).toContain(
      'Office 9 to 5 (closed at lunch time). Toddler trunks (from size two up) are back.',
    )
  })

  it('stays by itself behind a sentence that has ended', () =>
    expect(card('Boots for 14 kids wanted. Bring clean pairs. (and no cash please) Thanks').said).not.toContain('('))

  it('is not what a smile opens', () =>
    expect(card('fridays league (12 june) is off, our setter hurt his back :( new date friday 26 june').said).toMatch(
      /league \(12 June\) is off.* hurt his back – new date/,
    ))
})

it('hours of one day have a slide each', () => {
  const brief = 'one day on site in an old house. 8 am old boiler out, 11 the unit is on its feet, 5 pm warm radiators.'
  const { slides } = writeBuiltin(ask(brief, { asset_type: 'slideshow' })).answer as SlidesAnswer
  expect(slides.map(({ headline }) => headline).slice(1)).toEqual([
    '8 am old boiler out',
    '11 the unit is on its feet',
    '5 pm warm radiators',
  ])
})
