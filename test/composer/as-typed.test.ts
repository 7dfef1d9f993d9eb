// As people type them: letters in marks, dashes for lines, arrows, spans that are taken back, corrections of what was published, sentences that something is said in between.
import { describe, expect, it } from 'vitest'
import type { InfographicAnswer, SlidesAnswer } from '#lib/composer/answer.ts'
import { writeBuiltin } from '#lib/composer/builtin/write.ts'
import { ask, card } from './ask.ts'

const slidesOf = (brief: string) =>
  (writeBuiltin(ask(brief, { asset_type: 'carousel' })).answer as SlidesAnswer).slides.map(({ headline }) => headline)
const sheetOf = (brief: string) => writeBuiltin(ask(brief, { asset_type: 'infographic' })).answer as InfographicAnswer

describe('a line each', () => {
  it('of what dashes part', () =>
    expect(
      slidesOf(
        'packing tips from the lads - books in small boxes never big ones - tape drawers shut - plates stood on edge like records - kettle and mugs go in the car with you',
      ),
    ).toEqual([
      ...['Packing tips from the lads', 'Books in small boxes never big ones', 'Tape drawers shut'],
      ...['Plates stood on edge like records', 'Kettle and mugs go in the car with you'],
    ]))

  it('of a letter in marks that is too long for a quote', () =>
    expect(
      slidesOf(
        'From the principal’s email: “Car drop-off moves to the Elm Street loop from next term on. Doors open at 7:45 and the late bell is 8:10. Please pull all the way forward to the last cone. Students exit on the curb side only. Walkers and bikes keep to the Main Street gate.”',
      ),
    ).toEqual([
      ...[
        'Car drop-off moves to the Elm Street loop from next term on',
        'Doors open at 7:45 and the late bell is 8:10',
      ],
      ...['Please pull all the way forward to the last cone', 'Students exit on the curb side only'],
      'Walkers and bikes keep to the Main Street gate',
    ]))

  it('of numbers with an arrow between them', () =>
    expect(
      sheetOf('Northbeam after 3 months: red builds a week 41 -> 6, CI time 38 min -> 17 min').blocks[0]?.rows.map(
        ({ label, text }) => [label, text],
      ),
    ).toEqual([
      ['Red builds a week', '41 → 6'],
      ['CI time', '38 min → 17 min'],
    ]))

  it('of steps whose last begins in a small letter', () =>
    expect(
      sheetOf(
        'So läuft das bei uns ab: 1. Anruf oder Mail 2. wir schauen uns das Dach an 3. Angebot zum Festpreis 4. Montage, 2 Tage 5. die Anmeldung beim Netzbetreiber machen wir.',
      ).blocks[0]?.rows.at(-1)?.label,
    ).toBe('Die Anmeldung beim Netzbetreiber machen wir'))
})

it('hours that are taken back make room for those that count', () => {
  const { said } = card('Fall Festival is Saturday 31 October from 11 to 3, sorry no, 11 to 2. Grownups free.')
  expect(said).toContain('11 to 2')
  expect(said).not.toMatch(/11 to 3|sorry/i)
})

it('what was published and is wrong is told with what is right', () => {
  const { said } = card(
    'Correction: in yesterday’s newsletter we said council voted 9-7 for the bike lanes. It was 10-6. Our mistake, sorry.',
  )
  expect(said).toContain('council voted 9-7 for the bike lanes')
  expect(said).toContain('It was 10-6')
})

it('what is said between commas does not part a thing from what happens to it', () =>
  expect(
    card('Some cans of Driftwood Pale, batch DP0817, are over carbonated and could burst. Keep them cold.').parts
      .headline,
  ).toBe('Some cans of Driftwood Pale, batch DP0817, are over carbonated and could burst'))

it('an ordinal of three figures does not end a sentence', () =>
  expect(card('Letzte Woche ist unsere 500. Anlage ans Netz gegangen. Danke an alle im Team!').parts.headline).toBe(
    'Letzte Woche ist unsere 500. Anlage ans Netz gegangen',
  ))

it('what readers are to be asked, they are asked', () =>
  expect(
    slidesOf(
      '3 mistakes with rent. First no receipt. Second cash. Third no contract. Ask them to send us their doubts.',
    ).at(-1),
  ).toBe('Send us their doubts'))

it('half a sentence without its verb is not told', () =>
  expect(
    card(
      'The drop in class is going up, and the ten class card is staying at one hundred so honestly that’s the better deal now.',
    ).said,
  ).not.toMatch(/ten class card[.\n]/))
