// Rows that were typed without signs between them, below headings, or with their unit said once.
import { describe, expect, it } from 'vitest'
import type { InfographicAnswer, OgAnswer, SlidesAnswer } from '#lib/composer/answer.ts'
import { writeBuiltin } from '#lib/composer/builtin/write.ts'
import { guard } from '#lib/composer/guard/guard.ts'
import { ask } from './ask.ts'

const blocksOf = (brief: string) =>
  (writeBuiltin(ask(brief, { asset_type: 'infographic' })).answer as InfographicAnswer).blocks
const rowsOf = (brief: string) =>
  blocksOf(brief).flatMap(({ rows }) => rows.map(({ label, text }) => [label, text].filter(Boolean).join(' | ')))
const slidesOf = (brief: string, asset_type: 'slideshow' | 'carousel' = 'slideshow') =>
  (writeBuiltin(ask(brief, { asset_type })).answer as SlidesAnswer).slides.map(({ headline, body }) =>
    [headline, body].filter(Boolean).join(' / '),
  )

describe('rows whose pattern comes again', () => {
  it.each([
    [
      'How often to sweep a flue. 1 stove every 12 months 2 stoves every 10 3 stoves every 8',
      ['1 stove | every 12 months', '2 stoves | every 10 months', '3 stoves | every 8 months'],
    ],
    [
      'How many pizzas to order. 4 guests 2 pizzas 8 guests 4 pizzas 12 guests 7 pizzas',
      ['4 guests | 2 pizzas', '8 guests | 4 pizzas', '12 guests | 7 pizzas'],
    ],
    [
      'Wie viel Brennholz. 1 Zimmer 3 Raummeter 2 Zimmer 5 Raummeter 4 Zimmer 9 Raummeter',
      ['1 Zimmer | 3 Raummeter', '2 Zimmer | 5 Raummeter', '4 Zimmer | 9 Raummeter'],
    ],
    [
      'Cuánta leña. 1 estufa 2 toneladas 2 estufas 4 toneladas 3 estufas 5 toneladas',
      ['1 estufa | 2 toneladas', '2 estufas | 4 toneladas', '3 estufas | 5 toneladas'],
    ],
  ])('are parted by it: %s', (brief, rows) => expect(rowsOf(brief)).toEqual(rows))

  it.each([
    [
      'three days on the canal. day 1 14 miles, flat. day 2 21 miles, the long one. day 3 9 miles, downhill all the way',
      [
        'Three days on the canal',
        'Day 1 / 14 miles, flat.',
        'Day 2 / 21 miles, the long one.',
        'Day 3 / 9 miles, downhill all the way.',
      ],
    ],
    [
      'tre tappe. giorno 1 11 km, lungo il fiume. giorno 2 16 km, il passo. giorno 3 8 km, discesa',
      ['Tre tappe', 'Giorno 1 / 11 km, lungo il fiume.', 'Giorno 2 / 16 km, il passo.', 'Giorno 3 / 8 km, discesa.'],
    ],
  ])('keep a number that counts apart from one that measures: %s', (brief, slides) =>
    expect(slidesOf(brief)).toEqual(slides),
  )
})

describe('a unit that is said once', () => {
  it.each([
    [
      'how far ahead to book. weddings 12 months. christenings 6. birthdays 3',
      ['Weddings | 12 months', 'Christenings | 6 months', 'Birthdays | 3 months'],
    ],
    [
      'délai de commande. mariage 8 semaines. pièce montée 4. bûche 2',
      ['Mariage | 8 semaines', 'Pièce montée | 4 semaines', 'Bûche | 2 semaines'],
    ],
    [
      'Was der Standby frisst. Fernseher 12 kWh im Jahr. Drucker 35 kWh. Altes Radio 42 kWh.',
      ['Fernseher | 12 kWh im Jahr', 'Drucker | 35 kWh im Jahr', 'Altes Radio | 42 kWh im Jahr'],
    ],
    // “3 tygodnie” has another form.
    ['czas realizacji. kuchnie 10 tygodni. drzwi 6. półki 3', ['Kuchnie | 10 tygodni', 'Drzwi | 6', 'Półki | 3']],
    ['places left. monday 4. tuesday 6 hours. wednesday 2', ['Monday | 4', 'Tuesday | 6 hours', 'Wednesday | 2']],
  ])('holds for its series: %s', (brief, rows) => expect(rowsOf(brief)).toEqual(rows))

  it('is none of what only has a number', () =>
    expect(rowsOf('Trip plan. walk 2 hours. bus 12. platform 4').join()).not.toMatch(/12 hours|4 hours/))

  it('makes bars where names are too long for a column', () =>
    expect(
      blocksOf(
        'What a leak costs you\ndripping tap - 34 L a day\ntoilet you can hear from the hall - 720 L\nhose - 95 L',
      ).map(({ kind }) => kind),
    ).toEqual(['bars']))
})

describe('headings between rows', () => {
  it.each([
    [
      'Saturday’s pitches\n\nMILL FIELD\n9.30 U10 v Thorpe\n10.45 U12 v Hale\n\nTHE REC\n9.30 U9 v Hale\n11.00 Girls v Marsh',
      ['MILL FIELD', 'THE REC'],
    ],
    ['Menu de la semaine\n\nMIDI\nsoupe 6 €\nplat du jour 13 €\n\nSOIR\nplanche 14 €\ntarte 7 €', ['MIDI', 'SOIR']],
    [
      'Fair programme\n\nSaturday\n10:00 gates\n11:30 sheep dogs\n\nSunday\n9:00 service\n12:00 jumping',
      ['Saturday', 'Sunday'],
    ],
  ])('stand over their own block: %s', (brief, titles) =>
    expect(blocksOf(brief).map(({ title }) => title)).toEqual(titles),
  )

  it('are none with one row below', () =>
    expect(
      blocksOf('Ten pin night\nshoes included\n7.00 warm up\nprizes\n9.00 awards')
        .map(({ title }) => title)
        .join(''),
    ).toBe(''))
})

describe('lines of a script without blanks', () => {
  it('keep a day with its place', () =>
    expect(
      slidesOf(
        '出張相談の日程です\n10/15(木)10〜12時 みどり公民館2階\n10/22(木)13〜16時 中央図書館1階 ※ここだけ要予約',
        'carousel',
      ),
    ).toEqual([
      '出張相談の日程です',
      '10/15(木)10〜12時 みどり公民館2階',
      '10/22(木)13〜16時 中央図書館1階 ※ここだけ要予約',
    ]))

  it('keep a price with its thing, and no row is the title', () => {
    expect(rowsOf('研ぎの料金表\n包丁 700円(当日)\n出刃 900円〜\nはさみ 見てから\n鎌 600円')).toEqual([
      '包丁 | 700円(当日)',
      '出刃 | 900円〜',
      'はさみ | 見てから',
      '鎌 | 600円',
    ])
    expect(rowsOf('かかと1足1500円 つま先1足1800円 裏張り1足3200円〜')).toHaveLength(3)
  })
})

describe('marks of what is quoted', () => {
  it.each([
    'Voici le titre de l’article, pour l’aperçu du lien : « Fuite chez le voisin : qui prévient, qui répare ? » Le nom du cabinet doit figurer en dessous.',
    'Voici le titre : « Gel en avril : faut-il arroser ? » Le logo en bas.',
  ])('stand on a picture of a link: %s', brief => {
    const { parts } = writeBuiltin(ask(brief, { asset_type: 'og_image' })).answer as OgAnswer
    expect(parts[0]?.text.replaceAll('\u00a0', ' ')).toMatch(/ : .+ \?$/)
  })

  it.each([
    ['Things we shout in the kitchen:\n“Behind!”\n“Hot pan!”\n“Two minutes!”', '“Two minutes!”'],
    ['Lo que se oye en la obra: «¡Cuidado!», «¡Agua!», «¡Arriba!», «¡Solo dos minutos!»', '«¡Solo dos minutos!»'],
  ])('stay, also in a shout that the guard reads: %s', (brief, last) => {
    const question = ask(brief, { asset_type: 'slideshow' })
    const { answer, faults } = guard(question, writeBuiltin(question).answer)
    expect((answer as SlidesAnswer).slides.at(-1)?.headline).toBe(last)
    expect(faults.filter(fault => fault.startsWith('mark'))).toEqual([])
  })

  it('are a stop elsewhere', () =>
    expect(slidesOf('We did it! 300 members! Thank you all!').join(' ')).not.toContain('!'))
})

describe('measures that a blank parts from their names, in a script that has no other', () => {
  it('stand in a column', () =>
    expect(
      rowsOf('畳の手いれの目やす\nうらがえし 3から5年\n表がえ 5から10年\n日あたりと つかいかたで かわります').slice(
        0,
        2,
      ),
    ).toEqual(['うらがえし | 3から5年', '表がえ | 5から10年']))
})
