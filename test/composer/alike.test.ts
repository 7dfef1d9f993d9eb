// Lines of one list are rows of one block, each read as the others are; none of them is lost.
import { describe, expect, it } from 'vitest'
import type { InfographicAnswer } from '#lib/composer/answer.ts'
import { writeBuiltin } from '#lib/composer/builtin/write.ts'
import { ask } from './ask.ts'

const sheetOf = (brief: string) => {
  const { title, blocks } = writeBuiltin(ask(brief, { asset_type: 'infographic' })).answer as InfographicAnswer
  return { title, kinds: blocks.map(({ kind }) => kind), rows: blocks.flatMap(({ rows }) => rows.map(asLine)) }
}
const asLine = ({ label, before, text }: InfographicAnswer['blocks'][number]['rows'][number]) =>
  [label, before, text].filter(Boolean).join(' | ')

describe('lines that say when', () => {
  it.each([
    [
      'Timetable from June\nMon 5.15 - 6.00 minis (5-7)\nTue 5.30 - 6.30 juniors (8-11)\nSat 9.30 - 10.30 minis and juniors together',
      'list',
      [
        'Mon 5.15 - 6.00 | Minis (5-7)',
        'Tue 5.30 - 6.30 | Juniors (8-11)',
        'Sat 9.30 - 10.30 | Minis and juniors together',
      ],
    ],
    [
      'Morning schedule\nMon 6:15 Strong Flow - Kari\nTue 7:00 Slow Flow - Dev\nWed 6:15 Strong Flow - Marisol',
      'table',
      ['Mon 6:15 | Strong Flow | Kari', 'Tue 7:00 | Slow Flow | Dev', 'Wed 6:15 | Strong Flow | Marisol'],
    ],
    [
      'Horarios de verano\nlunes 18:00 yoga\nmartes 10:00 pilates para mayores\njueves 19:30 zumba',
      'list',
      ['Lunes 18:00 | Yoga', 'Martes 10:00 | Pilates para mayores', 'Jueves 19:30 | Zumba'],
    ],
    [
      'Öffnungszeiten\nMo geschlossen\nDi-Fr 9-18 Uhr\nSa 9-14 Uhr',
      'table',
      ['Mo | Geschlossen', 'Di-Fr | 9-18 Uhr', 'Sa | 9-14 Uhr'],
    ],
    [
      'Orario\nlun 9-13 reception\nmar 9-13 e 15-18 reception\nmer chiuso',
      'list',
      ['Lun 9-13 | Reception', 'Mar 9-13 e 15-18 | Reception', 'Mer | Chiuso'],
    ],
  ])('have a column for it: %s', (brief, kind, rows) => {
    expect(sheetOf(brief)).toMatchObject({ kinds: [kind], rows })
  })
})

describe('lines that end in a value', () => {
  it.each([
    [
      'Our plans\nLittle – up to 15 volunteers – free\nMiddle – up to 60 volunteers – $19 a month\nBig – up to 200 volunteers – $45 a month',
      [
        'Little: up to 15 volunteers | free',
        'Middle: up to 60 volunteers | $19 a month',
        'Big: up to 200 volunteers | $45 a month',
      ],
    ],
    [
      'Our prices\nBoiler service - £95 (£85 til 30 June)\nPowerflush up to 8 rads - £420\nEach rad over 8 - £25\nNew radiator fitted - from £190',
      [
        'Boiler service (£85 til 30 June) | £95',
        'Powerflush up to 8 rads | £420',
        'Each rad over 8 | £25',
        'New radiator fitted | from £190',
      ],
    ],
    [
      'Preise\nKinderrad 40 Euro\nDamenrad 55 Euro\nE-Bike 90 Euro (mit Akku-Check)\nAnhänger auf Anfrage\nLaufrad 25 Euro',
      [
        'Kinderrad | 40 Euro',
        'Damenrad | 55 Euro',
        'E-Bike (mit Akku-Check) | 90 Euro',
        'Anhänger auf Anfrage',
        'Laufrad | 25 Euro',
      ],
    ],
    [
      'unsere preise: absätze 28.–, halbsohle 62.–, ganze sohle 95.–, stiefel 65.–',
      ['Absätze | 28.–', 'Halbsohle | 62.–', 'Ganze Sohle | 95.–', 'Stiefel | 65.–'],
    ],
    [
      'Our pricing. one gang $39 a month, 2 to 4 gangs $89, 5 to 8 gangs $149',
      ['One gang | $39 a month', '2 to 4 gangs | $89', '5 to 8 gangs | $149'],
    ],
    [
      'wie oft zum schneiden? kurzhaar alle 4 bis 5 wochen, bob 6 bis 8, schulterlang 8 bis 10',
      ['Kurzhaar | alle 4 bis 5 Wochen', 'Bob | 6 bis 8', 'Schulterlang | 8 bis 10'],
    ],
    [
      'How often to water: cactus every 3 weeks, fern every 2 days, orchid once a week',
      ['Cactus | every 3 weeks', 'Fern | every 2 days', 'Orchid | once a week'],
    ],
  ])('are one table: %s', (brief, rows) => {
    expect(sheetOf(brief)).toMatchObject({ kinds: ['table'], rows })
  })

  it('are as many tables as they need, evenly', () => {
    const names = ['Anna', 'Berta', 'Carla', 'Dora', 'Emma', 'Frida', 'Greta', 'Hanna', 'Ida', 'Jana', 'Karla', 'Lena']
    const { kinds, rows } = sheetOf(
      `Full price list\n${names.map((name, at) => `${name} haircut £${at + 20}`).join('\n')}`,
    )
    expect([kinds, rows.length]).toEqual([['table', 'table'], 12])
  })
})

describe('lines behind a label each', () => {
  it('are one list, also where each is a list by itself', () =>
    expect(
      sheetOf(
        'What to sow when\nFeb (indoors): chillies, tomatoes, sweet peas\nMarch: broad beans, onion sets, parsnips\nApril: carrots, beetroot\nMay: runner beans, courgettes, French beans',
      ),
    ).toMatchObject({ kinds: ['list'], rows: { length: 4, 1: 'March | broad beans, onion sets, parsnips' } }))
})

describe('what one sentence measures', () => {
  it('has what is measured above it', () =>
    expect(sheetOf('ash 12 months to season, birch 12, beech 18, oak 24')).toEqual({
      title: 'Months to season',
      kinds: ['bars'],
      rows: ['Ash | 12 months', 'Birch | 12 months', 'Beech | 18 months', 'Oak | 24 months'],
    }))

  it('is figures, also where one of them has its number at its end', () =>
    expect(
      sheetOf(
        'Our year in numbers: 31 400 visitors, 46 nationalities, 92 cubic meters of wood, coldest swim day -27 degrees (air), warmest lake 23 degrees in July. 1 lost wedding ring, found',
      ).rows,
    ).toEqual([
      'visitors | 31 400',
      'nationalities | 46',
      'cubic meters of wood | 92',
      'Coldest swim day (air) | -27 degrees',
      'Warmest lake in July | 23 degrees',
      'lost wedding ring, found | 1',
    ]))
})

describe('steps', () => {
  it('have what stands in brackets behind them in its own place', () =>
    expect(
      sheetOf(
        'How a restoration goes\n1. Inspection and a written quotation (1 day)\n2. Taking apart (1 week)\n3. New strings, new pins (2 weeks)',
      ).rows,
    ).toEqual([
      'Inspection and a written quotation | 1 day',
      'Taking apart | 1 week',
      'New strings, new pins | 2 weeks',
    ]))

  it('are never parted inside of brackets', () =>
    expect(
      sheetOf(
        'How to take a tick off\n1. Use a tick hook (we sell them, €4 at the desk)\n2. Slide it in\n3. Twist slowly',
      ).rows[0],
    ).toBe('Use a tick hook | we sell them, €4 at the desk'))
})

describe('more figures than a sheet has blocks', () => {
  it('are lines of one, and none is lost', () =>
    expect(
      sheetOf(
        'Who is in the band\n8 cornets\n1 flugelhorn\n3 tenor horns\n1 baritone\n2 euphoniums\n2 trombones\n4 basses\n3 percussion',
      ).rows,
    ).toEqual([
      ...['8 cornets', '1 flugelhorn', '3 tenor horns', '1 baritone'],
      ...['2 euphoniums', '2 trombones', '4 basses', '3 percussion'],
    ]))
})

describe('sentences that are no list', () => {
  it.each([
    'We fixed 12 bikes. We sold 4 of them. We lent 30 tools.',
    'Unsere neue Bahn ist fertig! 3 Tonnen Beton, 140 Arbeitsstunden und am Ende ein Loch von 10 cm',
    'The log book. 10 lessons with an instructor count triple, so that’s 30 hours in the book. That leaves 70 with mum.',
  ])('have no columns: %s', brief => expect(sheetOf(brief).kinds).not.toContain('table'))
})

describe('lines of as many cells each', () => {
  it.each([
    [
      'Calendário da campanha 2027\nElvas, 4 de abril, 118 km, velocidade\nMérida, 11 de abril, 189 km, velocidade\nAlbacete, 6 de junho, 577 km, fundo',
      'bars',
      [
        'Elvas, 4 de abril, velocidade | 118 km',
        'Mérida, 11 de abril, velocidade | 189 km',
        'Albacete, 6 de junho, fundo | 577 km',
      ],
    ],
    [
      'Our spring rides\nHill loop, 3 April, 42 km, steady\nCoast run, 10 April, 65 km, brisk\nForest track, 17 April, 28 km, easy',
      'bars',
      [
        'Hill loop, 3 April, steady | 42 km',
        'Coast run, 10 April, brisk | 65 km',
        'Forest track, 17 April, easy | 28 km',
      ],
    ],
    [
      'Unsere Wanderungen 2027\nKreuzberg, 3. April, 12 km, leicht\nHohe Wand, 17. April, 18 km, mittel\nRaxalpe, 8. Mai, 22 km, schwer',
      'bars',
      [
        'Kreuzberg, 3. April, leicht | 12 km',
        'Hohe Wand, 17. April, mittel | 18 km',
        'Raxalpe, 8. Mai, schwer | 22 km',
      ],
    ],
    [
      'Rutas del club\nLa Vega, sábado 3, fácil, niños\nEl Pinar, sábado 10, media, familias\nLa Sierra, sábado 17, difícil, adultos',
      'list',
      [
        'La Vega | sábado 3 · fácil · niños',
        'El Pinar | sábado 10 · media · familias',
        'La Sierra | sábado 17 · difícil · adultos',
      ],
    ],
  ])('are one block: %s', (brief, kind, rows) => expect(sheetOf(brief)).toMatchObject({ kinds: [kind], rows }))

  it('are none where no column is a number, nor sentences', () => {
    const { kinds } = sheetOf(
      'What happened in 2026\nWe opened a second oven, in March, after 4 weeks of work\nWe baked 12,000 loaves, more than ever, all by hand\nWe hired two bakers, both from the town, both trained here',
    )
    expect(kinds).not.toContain('bars')
    expect(kinds.length).toBeGreaterThan(1)
  })
})
