// What a clause does, and which sentences nobody has said to be for readers.
import { describe, expect, it } from 'vitest'
import { type Form, formsOf } from '#lib/composer/builtin/news/forms.ts'
import { findLiterals } from '#lib/composer/literals/find.ts'
import { ask, card } from './ask.ts'

const { brand } = ask('')
const formsIn = (text: string, language = 'en') => {
  const literals = findLiterals(text, { language, today: 0, american: false })
  return formsOf({ text, literals }, { language, brand: brand.name })
}

describe('a clause of English', () => {
  it.each<[string, Form[]]>([
    ['Rye loaf £4.20, seeded £4.80', ['phrase', 'phrase']],
    ['Dogs welcome, no booking needed', ['phrase', 'phrase']],
    ['Book by Friday and bring a towel', ['asks']],
    ['Please rinse the jars', ['asks']],
    ['We open at nine, when you have had your coffee', ['ours', 'phrase']],
    [`${brand.name} launches a ferry to Inchmore`, ['ours']],
    ['Doors open at 7, the last bus will run at 11', ['public', 'public']],
    ['Parking is free', ['public']],
    ["We're hiring an apprentice", ['ours']],
    ['We’re closed 24 December to 3 January, open again on the 4th', ['ours', 'phrase']],
    ['Our Leeds shop has moved to 14 Mill Street', ['ours']],
    ['Fresh mince pies are back', ['public']],
    ['Beta sign-up is open until Sunday', ['public']],
    ['Thank you to everyone who came to the winter fair', ['phrase']],
    ['Owners say Tom is away', ['other']],
    ['Somebody who came to the fair left a glove', ['other']],
    ['Mary ran the half marathon', ['told']],
    ['Cut and blow dry £46 rent review came in at 31%', ['other']],
    ['he walked out of the academy', ['other']],
    ['since the Tuesday dads kept shouting', ['other']],
    ['£48 after - we need cash before the bill lands', ['phrase', 'told']],
    ['9 April so Brenda can be back from Tenerife', ['other']],
    ['Wednesdays are dead anyway', ['other']],
    ['the chains cost us $4', ['told']],
    ['Goes to 50% the week after', ['other']],
    ['cosy and candlelit please', ['other']],
    ['Headline in white', ['other']],
  ])('%s', (text, forms) => expect(formsIn(text)).toEqual(forms))
})

describe('a clause where no grammar is known', () => {
  it.each<[string, string, Form[]]>([
    ['de', 'Skiservice 49 Euro, die kleine macht der Praktikant', ['phrase', 'other']],
    ['de', 'Samstag ab 10 Uhr, Eintritt 5 €', ['phrase', 'phrase']],
    ['es', 'Rebajamos la bici a 1.390 € porque hay que vaciar almacén', ['other']],
    ['es', 'Esta semana acelga, betabel, calabacita y cilantro', ['phrase', 'phrase', 'phrase']],
    ['it', 'Giro pizza a 16 €, facciamo troppo pochi coperti e basta', ['phrase', 'other']],
  ])('%s: %s', (language, text, forms) => expect(formsIn(text, language)).toEqual(forms))
})

describe('what may be for nobody outside waits', () => {
  it.each([
    'Car wash £12 on 5 December, the new jet wash blew a seal so it’s the old one',
    'Evening class from 3 December, £90. Nobody signed up for the morning one.',
    'Walking tour on 6 December at 10, Pat takes it as Nora fell out with the office',
    'Oak tables from £600. The timber is cheap stuff out of Riga.',
    'Pottery open day 5 December 10 to 4 landlord wants us out by spring tea and cake',
  ])('%s', brief => expect(card(brief).reasons.join()).toMatch(/pieces|left_out|uncertain/))

  it.each([
    'We open in Leeds on 2 November. Coffee from 8am, dogs welcome.',
    'Doors open at 7pm on 5 December. Tickets £12. Book at thegrove.example',
    'Thank you to all 63 swimmers',
    'Our Leeds shop has moved to 14 Mill Street',
    'Fresh mince pies are back. Six for £7.50.',
  ])('and what is plainly told does not: %s', brief => expect(card(brief).reasons).toEqual([]))
})
