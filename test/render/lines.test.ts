import { describe, expect, it } from 'vitest'
import { type Dice, dice } from '#lib/render/seed.ts'
import { partings, TORN } from '#lib/render/type/breaks/together.ts'
import { breakEvenly, linesNeeded, piecesOf, type Wide } from '#lib/render/type/lines.ts'
import { shapeOf, worthOf } from '#lib/render/type/shape/shape.ts'
import { tokenise } from '#lib/render/type/tokens.ts'
import { seed } from '#test/support/seed.ts'

const wide = (text: string): Wide[] => tokenise(text).map(token => ({ ...token, width: [...token.text].length }))

function broken(text: string, width: number): string[] {
  const whole = piecesOf(wide(text), 1)
  return breakEvenly(whole, width, 1, linesNeeded(whole.pieces, width, 1) ?? 0).lines
}

describe('lines', () => {
  it.each([
    ['Sprechstunde am 14. Mai im Rathaus', 13, ['Sprechstunde', 'am 14. Mai', 'im Rathaus']],
    ['On lit ce soir « Le Grand Soir » au théâtre', 18, ['On lit ce soir', '« Le Grand Soir »', 'au théâtre']],
    ['Zapraszamy w piątek i w sobotę', 14, ['Zapraszamy', 'w piątek', 'i w sobotę']],
    ['Minute 0: Der Wagen kommt', 12, ['Minute 0:', 'Der Wagen', 'kommt']],
    ['We open a shop at 3 Mill Lane in Leeds', 18, ['We open a shop', 'at 3 Mill Lane', 'in Leeds']],
    ['Aperto da lunedì dalle 8:30 alle 12:00', 22, ['Aperto da lunedì', 'dalle 8:30 alle 12:00']],
  ])('keep together what is read together: %s', (text, width, lines) => {
    expect(broken(text, width)).toEqual(lines)
  })

  it.each([
    ['13', 'marzo'],
    ['March', '31'],
    ['25', '€'],
    ['031-390', '06'],
    ['32', 'zł'],
    ['الساعة', '6'],
    ['يوم', 'الجمعة'],
    ['«', 'Les'],
    ['npm', 'install'],
    ['Sonntag,', '9. Mai'],
    ['Monday,', 'May 12'],
    ['21 h', '15'],
    ['10.', 'April'],
  ])('would be torn between %s and %s', (before, after) => {
    expect(partings(tokenise(`x ${before} ${after} y`))[2]).toBeGreaterThanOrEqual(TORN)
  })

  it.each([
    ['walk', 'in,'],
    ['move', 'on.'],
    ['£14.50', 'a'],
    ['20%', 'off'],
    ['every', '12'],
  ])('hold %s and %s together where they can', (before, after) => {
    expect(partings(tokenise(`x ${before} ${after} y`))[2]).toBeGreaterThanOrEqual(0.24)
  })

  /** As if every letter were as wide, at the size at which the longest line fills its room. */
  const worth = (text: string, isLarge = false) => {
    const lines = text.split(' / ').map(line => ({ text: line, width: [...line].length }))
    const costs = partings(tokenise(text.replaceAll(' / ', ' ')))
    let at = 0
    const parted = lines.slice(0, -1).map(line => {
      at += line.text.split(' ').length
      return costs[at] ?? 0
    })
    return worthOf(1 / Math.max(...lines.map(({ width }) => width)), shapeOf({ lines, parted }), isLarge)
  }

  it.each([
    ['From January 3 / to February 25', 'From / January 3 / to / February 25'],
    ['Check drench / is still working / on your place', 'Check / drench is still / working / on your place'],
    ['So early / is good', 'So / early / is / good'],
    ['Winter moves, / 20% off / weekdays', 'Winter / moves, 20% / off weekdays'],
    ['Boiler off, / let it cool', 'Boiler / off, let / it cool'],
    ['Order by Friday, / November 26', 'Order / by Friday, / November / 26'],
  ])('are rather smaller and read in one breath: %s', (better, worse) => {
    expect(worth(better, true)).toBeGreaterThan(worth(worse, true))
  })

  it('are rather one word each than half as large', () => {
    expect(worth('We / salt / your / steps', true)).toBeGreaterThan(worth('We salt your steps', true))
  })

  it('part freely after a mark', () => {
    expect(partings(tokenise('Two for $9, three for $12'))[3]).toBe(0)
  })

  it.each([
    ['Hausmischung: 250 g 7,90 € · 1 kg 27,50 €', 20, ['Hausmischung:', '250 g 7,90 €', '1 kg 27,50 €']],
    ['Kurs · für alle · ab 8', 10, ['Kurs', 'für alle', 'ab 8']],
    ['We charged 312 customers twice', 16, ['We charged', '312 customers', 'twice']],
    ['Rośliny doniczkowe i warsztaty w Krakowie', 18, ['Rośliny doniczkowe', 'i warsztaty', 'w Krakowie']],
    ['Ouvert demain : venez tous !', 13, ['Ouvert', 'demain :', 'venez tous !']],
    ['12月の休み：12月28日（月）〜1月4日（月）', 13, ['12月の休み：', '12月28日（月）〜', '1月4日（月）']],
    ['11月7日（土）と11月14日（土）', 9, ['11月7日（土）と', '11月14日（土）']],
  ])('hold what is one thing: %s', (text, width, lines) => {
    expect(broken(text, width)).toEqual(lines)
  })

  it.each([
    ['床に座って待つ', 4, ['床に', '座って', '待つ']],
    ['ビル名と階数を伝える', 5, ['ビル名と', '階数を', '伝える']],
    ['スマホの電池は節約', 6, ['スマホの', '電池は節約']],
    ['エレベーターに閉じ込められた時どうするか', 9, ['エレベーターに', '閉じ込められた', '時どうするか']],
    ['ご予約はLINEではなく電話で', 10, ['ご予約は', 'LINEではなく', '電話で']],
    ['空気は足りるので安心してください', 7, ['空気は', '足りるので', '安心して', 'ください']],
    ['1月3日は定期点検お休みです', 8, ['1月3日は', '定期点検', 'お休みです']],
    ['風呂の日のよもぎ湯', 6, ['風呂の日の', 'よもぎ湯']],
    ['風呂の日のよもぎ湯', 8, ['風呂の日の', 'よもぎ湯']],
    ['男湯と女湯で絵がつながっています', 9, ['男湯と女湯で絵が', 'つながっています']],
    ['春分の日のため休みです', 8, ['春分の日のため', '休みです']],
    ['日本語での金継ぎ体験', 6, ['日本語での', '金継ぎ体験']],
    ['いつもお世話になっております', 8, ['いつも', 'お世話になって', 'おります']],
    ['24年ぶりの新しい絵', 7, ['24年ぶりの', '新しい絵']],
  ])('of Japanese end with a phrase: %s', (text, width, lines) => {
    expect(broken(text, width)).toEqual(lines)
  })

  it('never part a date, a price, a measure, a time or a number of the nine languages and Japanese', () => {
    const roll = dice(`units/${seed}`)
    for (let round = 0; round < 1500; round++) {
      const { text, units } = someUnits(roll)
      const whole = piecesOf(wide(text), 1)
      const least = Math.max(...whole.pieces.map(piece => piece.width))
      const width = least + Math.floor(roll() * 26)
      const { lines } = breakEvenly(whole, width, 1, linesNeeded(whole.pieces, width, 1) ?? 0)
      const where = `seed ${seed}, round ${round}, ${width} wide: ${lines.join(' / ')}`
      for (const unit of units)
        expect(
          lines.some(line => line.includes(unit)),
          `${where}: ${unit}`,
        ).toBe(true)
      for (const line of lines) expect(line, where).not.toMatch(/^[·:;!?%]|[·„«]$/u)
    }
  })

  it('are as many as the words need, hold every word, and fit', () => {
    const roll = dice(String(seed))
    for (let round = 0; round < 400; round++) {
      const text = someText(roll)
      const whole = piecesOf(wide(text), 1)
      const width = Math.max(...whole.pieces.map(piece => piece.width)) + Math.floor(roll() * 30)
      const needed = linesNeeded(whole.pieces, width, 1) ?? 0
      const { lines } = breakEvenly(whole, width, 1, needed)
      const where = `seed ${seed}, round ${round}: ${text}`
      expect(lines.length, where).toBe(needed)
      expect(lines.join(' '), where).toBe(text)
      expect(Math.max(...lines.map(line => [...line].length)), where).toBeLessThanOrEqual(width)
    }
  })
})

type Tongue = { words: string; units: readonly string[] }
/** What is one thing where it is written, with the words around it. */
const TONGUES: readonly Tongue[] = [
  {
    words: 'open every bring friends doors shop',
    units: [
      '17 October',
      'October 17',
      '£4.20',
      '250 g',
      '8 am',
      '12 customers',
      '9 to 5',
      '01 555 0190',
      'A. Byrne',
      '40 %',
    ],
  },
  {
    words: 'Laden offen wieder Freunde kommen',
    units: [
      '2. Dezember',
      '14. Mai',
      '8,60 €',
      '250 g',
      '17 Uhr',
      '3 Plätze',
      'Dr. Weber',
      '8 bis 12 Uhr',
      '0341 555 0123',
      '30 %',
    ],
  },
  {
    words: 'tienda abierta siempre libros amigos',
    units: ['21 de octubre', '45 €', '19 h', '12 plazas', '10 a 14 h', '96 555 01 23', '5 % '.trim()],
  },
  {
    words: 'atelier ouvert toujours gratuit vélo',
    units: [
      '14 octobre',
      '1er mai',
      '35 €',
      '16 h 30',
      '16 h à 20 h',
      '18 %',
      '1 240 adhérents',
      '04 72 00 55 01',
      'venez !',
      'Ateliers :',
      '« Nuit »',
    ],
  },
  {
    words: 'aperto sempre tavola pesce gratis',
    units: ['17 ottobre', '48 €', 'ore 19:30', '4 portate', '040 555 0188', 'alle 12:00'],
  },
  {
    words: 'aula aberta sempre barro forno',
    units: ['7 de novembro', '35 €', '15 h', '6 lugares', '40 a 60%', '22 555 01 23'],
  },
  {
    words: 'winkel open altijd brood vrienden',
    units: ['17 oktober', '€ 35', '250 g', '19.30 uur', '8 plaatsen', 'om 9 uur'],
  },
  {
    words: 'sklep otwarty zawsze kwiaty razem',
    units: ['24 października', '180 zł', '4 miejsca', 'w Krakowie', 'i warsztaty', 'godz. 18', '12 555 01 23'],
  },
  {
    words: 'butik öppen alltid vänner cykel',
    units: ['31 oktober', '890 kr', 'kr 890', '45 min', 'kl. 18', 'kl 9–18', '08 555 01 23'],
  },
]
const WRITTEN: Tongue = {
  words: '体験 教室 休み 駅 連絡 予約',
  units: ['11月14日', '1月5日（火）', '1,000円', '10時30分', '3分', '12名', '2026年', '06-5555-0127', '午後3時'],
}

const of = <T>(roll: Dice, list: readonly T[]): T => list[Math.floor(roll() * list.length)] as T

/** Words of a language with a few units among them, no two of these side by side. */
function someUnits(roll: Dice): { text: string; units: string[] } {
  const japanese = roll() < 0.15
  const { words, units } = japanese ? WRITTEN : of(roll, TONGUES)
  const some = Array.from({ length: 2 + Math.floor(roll() * 3) }, () => of(roll, units))
  const between = () => Array.from({ length: 1 + Math.floor(roll() * 3) }, () => of(roll, words.split(' ')))
  const said = some.flatMap(unit => [
    ...between(),
    `${unit}${japanese || roll() < 0.6 || /[!:»]$/u.test(unit) ? '' : ','}`,
  ])
  return { text: [...said, ...between()].join(japanese ? '' : ' '), units: some }
}

const WORDS =
  'the a 13 March 25 € « Les » w i « “Two words” يوم 6 New York St. npm install de 9:00 to 17:00 (030) 44 12, end. $5 über'.split(
    ' ',
  )

const someText = (roll: Dice): string =>
  Array.from({ length: 1 + Math.floor(roll() * 24) }, () => WORDS[Math.floor(roll() * WORDS.length)]).join(' ')
