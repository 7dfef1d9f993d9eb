import { describe, expect, it } from 'vitest'
import { privateIn } from '#lib/composer/literals/private.ts'
import { card } from './ask.ts'

describe('a reason that is to stay out', () => {
  it.each<[string, RegExp[], RegExp]>([
    [
      'shut sat 24 october bc I’m at court (don’t put that in), open again mon 26 october 9 till 6',
      [/Shut Sat 24 October/, /Open again Mon 26 October/],
      /court|put that/i,
    ],

    [
      'Closed Thursday 29 October, the bank is coming round, dont put that. Open again Friday 30 October',
      [/Closed Thursday 29 October/, /Open again Friday 30 October/],
      /bank|put that/i,
    ],
    [
      'Training fällt am Freitag 30. Oktober aus weil Hans im Krankenhaus liegt (bitte nicht schreiben). Ab 6. November wieder normal um 17 Uhr',
      [/Training fällt am Freitag 30\. Oktober aus/, /Ab 6\. November/],
      /Hans|Krankenhaus|schreiben/i,
    ],
    [
      'fermé jeudi 29 et vendredi 30 octobre car maman se fait opérer (ne le mets pas), on rouvre samedi 31 octobre à midi',
      [/Fermé jeudi 29/, /rouvre samedi 31 octobre/],
      /maman|opérer|mets/i,
    ],
  ])('%s', (brief, told, never) => {
    const { said, reasons } = card(brief)
    for (const piece of told) expect(said).toMatch(piece)
    expect(said).not.toMatch(never)
    expect(reasons).toContain('left_out')
  })

  it('a reason that nobody hides is told', () => {
    expect(card('We rehomed 14 cats in February because people shared our posts. Thank you.').said).toMatch(
      /because people shared/i,
    )
    expect(card('Key cutting is back, £5.50 a key (no appointment needed)').said).toMatch(/no appointment needed/i)
  })
})

describe('numbers of one account, card, car or person', () => {
  it.each([
    'Kontonummer 12345678 BLZ 37040044',
    'Überweist auf DE89 3704 0044 0532 0130 00',
    'el Seat de Pili, matrícula 4471 KLM',
    'La voiture AB-123-CD est garée devant',
    'dni 12345678Z',
    'card 4929 1234 5678 9012',
    'passport no 533401882',
    'the van AB12 CDE is in the way',
  ])('%s', text => expect(privateIn(text)).toBeDefined())

  it.each([
    'call 01632 960377 or +44 161 555 0101',
    'Registration opens 9 AM on 6 March',
    'Use code SAVE20, order QS-2291',
    'a 2019 BMW car, Golf GTI',
    'Open an account from £12, 100000 customers',
    'Sat 12-03-27',
    'Spendenkonto IBAN DE89 3704 0044 0532 0130 00',
    'EAN 4006381333931',
  ])('%s is none', text => expect(privateIn(text)).toBeUndefined())

  it('hold a post of any writer, also where gifts are asked for', () => {
    const { said, reasons } = card(
      'Für das Zeltlager sammeln wir. Spendenkonto IBAN DE89 3704 0044 0532 0130 00, danke an alle',
    )
    expect(said).toContain('DE89')
    expect(reasons).toContain('leak')
  })
})

it('a list that is for the maker alone is not told', () => {
  const { said } = card(
    'we have 11 watches here from last year nobody fetched. come with your ticket before sat 21 november. after that they go to the school. list (for you only not for posting): P. Otieno A12, Ruth N. gold one, Tom Hot 10',
  )
  expect(said).toMatch(/11 watches/)
  expect(said).not.toMatch(/Otieno|Ruth|Tom|P\.|posting/)
})
