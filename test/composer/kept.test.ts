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
      'closed thurs 29th to mon 2nd cos mum’s having her hip done (dont put that) back tuesday 3 november',
      [/Closed Thurs 29th to Mon 2nd/, /Back Tuesday 3 November/],
      /mum|hip|put that/i,
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
    [
      'cerrado el lunes 26 de octubre porque Paco tiene juicio (no lo pongas), volvemos el martes 27 de octubre a las 8',
      [/Cerrado el lunes 26 de octubre/, /Volvemos el martes 27 de octubre/],
      /Paco|juicio|pongas/i,
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

describe('somebody’s words with a surname to leave out', () => {
  it.each([
    [
      'post this review please: "She was so patient with our nervous dog and he came home smiling." Karen (dont use her surname its Oduya)',
      'Karen',
      /post|surname|Oduya/,
    ],
    [
      'poste bitte diese Bewertung: "Beim ersten Mal bestanden, und ich hatte wirklich Angst." Mia. (Nachnamen Hartwig bitte nicht nennen)',
      'Mia',
      /poste|Hartwig|nennen/,
    ],
    [
      'mets cet avis d’une cliente: "La pâte que je mangeais dans mon enfance." Soizic (ne mets pas son nom de famille Le Goff)',
      'Soizic',
      /mets|Le Goff/,
    ],
    [
      'pon esta opinión de una clienta: "Me dijeron la verdad. Me ahorré 700 euros." Marta. (no saques el apellido, Gil Lahoz, ni la matrícula 4471 KLM)',
      'Marta',
      /pon esta|Lahoz|4471/i,
    ],
  ])('%s', (brief, speaker, never) => {
    const { said, parts } = card(brief)
    expect(parts.speaker).toBe(speaker)
    expect(said).not.toMatch(never)
  })
})

describe('a letter that was pasted', () => {
  it.each([
    [
      'make a post from this email\n\nHi all, just to say the raffle came to £1,186 for the hospice. If you still owe ticket money: sort code 00-11-22 account 00112233. And Geoff, please give the tin back. Ruth (treasurer)',
      '£1,186',
      /00112233|owe|Geoff|tin|Ruth|just to say/i,
    ],
    [
      'Hallo zusammen, unser Sommerfest ist am Samstag 24. Oktober ab 15 Uhr am Vereinsheim. Wer noch Beitrag schuldet: IBAN DE89 3704 0044 0532 0130 00. Und Klaus, kannst du den Grill mitbringen. Gruß Bernd',
      'Sommerfest',
      /DE89|schuldet|Klaus|Bernd/,
    ],
    [
      'Bonjour à tous, la soirée crêpes aura lieu vendredi 30 octobre à 19h, 15 € par personne. Le virement sur FR76 3000 6000 0112 3456 7890 189. Et Yann, merci de rapporter les bolées.',
      'soirée crêpes',
      /FR76|Yann|bolées|à tous/i,
    ],
  ])('%s', (brief, told, never) => {
    const { said } = card(brief)
    expect(said).toContain(told)
    expect(said).not.toMatch(never)
  })

  it('readers who are asked by what they are stay', () => {
    expect(card('Training moves to Tuesday 27 October. Parents, please collect your kids by 6').said).toMatch(/Parents/)
  })
})

describe('numbers of one account, card, car or person', () => {
  it.each([
    'sort code 00-11-22 account 00112233',
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
