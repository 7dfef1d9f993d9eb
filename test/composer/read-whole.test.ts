// What a hurried brief says is told whole: values in brackets, members of a “How to”, short forms that lead on.
import { describe, expect, it } from 'vitest'
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
