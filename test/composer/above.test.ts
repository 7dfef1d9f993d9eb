// What stands above the rest of a card: what kind of news it is, small, and the news itself.
import { describe, expect, it } from 'vitest'
import { ask, card } from './ask.ts'

describe('what says only that news follows stands small above it', () => {
  it.each([
    [
      'Giveaway time! Win a loaf a week for three months: tell us your favourite topping by Sunday 25 October. We draw one name on Monday 26 October.',
      ['Giveaway time', 'Win a loaf a week for three months'],
    ],
    ['Big news! We are opening a second shop on Mill Road', ['Big news', 'We are opening a second shop on Mill Road']],
    [
      'Recordatorio: el martes 20 de octubre termina el plazo del modelo 202. Enviadnos la documentación antes del lunes.',
      ['Recordatorio', 'El martes 20 de octubre termina el plazo del modelo 202'],
    ],
    [
      'Erinnerung: am Dienstag, 20. Oktober endet die Anmeldung für den Kurs',
      ['Erinnerung', 'Am Dienstag, 20. Oktober endet die Anmeldung für den Kurs'],
    ],
    [
      'Petit rappel : le cabinet ferme le vendredi 16 octobre à 16 h',
      ['Petit rappel', 'Le cabinet ferme le vendredi 16 octobre à 16 h'],
    ],
    [
      'Important dates for the choir: rehearsal 4 December, concert 16 December',
      [undefined, 'Important dates for the choir'],
    ],
  ])('%s', (brief, above) => {
    const { parts } = card(brief)
    expect([parts.eyebrow, parts.headline]).toEqual(above)
  })

  it('says whom a reminder is for, and what it reminds of is the news', () => {
    const { parts } = card('Reminder to tenants: the boiler is serviced on 2 November. Please be at home.')
    expect([parts.eyebrow, parts.headline]).toEqual(['Reminder to tenants', 'The boiler is serviced on 2 November'])
  })

  it.each([
    'Heads up from Sue, don’t post her name: the hall is closed on Friday 6 November',
    'Reminder for you, make it green and bold: market on Saturday 7 November, 9 to 1',
    'Notice for the card please use blue: closed Monday 9 November',
  ])('says nothing to whoever makes it: %s', brief => expect(card(brief).said).not.toMatch(/Sue|green|blue/))

  it('says no more than it has room for', () =>
    expect(
      card('Reminder for all tenants of both mill houses: the boiler is serviced on 2 November').parts.eyebrow,
    ).toBeUndefined())

  it('a recall leads by itself', () => {
    const { parts } = card('rappel : lot 22B, des bouteilles peuvent éclater, ne pas ouvrir, rapportez-les')
    expect([parts.eyebrow, parts.headline?.startsWith('Rappel')]).toEqual([undefined, true])
  })
})

describe('a clause stands above the others', () => {
  it.each([
    [
      'Wochenendmiete ist jetzt 290 €, Fr 15 Uhr bis So 18 Uhr, Holz und Aufguss dabei, Lieferung bis 30 km frei',
      'Wochenendmiete ist jetzt 290 €',
    ],
    [
      'volunteers wanted for the book room, one or two mornings a week, no experience needed, and the tea is decent',
      'Volunteers wanted for the book room',
    ],
    [
      'make a post about our new partner Wright & Page Books: show your ticket stub and get 10% off in their store through December 31',
      'Our new partner Wright & Page Books',
    ],
  ])('%s', (brief, headline) => {
    expect(card(brief).parts.headline).toBe(headline)
  })

  it.each([
    'we sell wool hats, scarves and gloves at our stall on the market square every saturday in december until christmas eve',
    'we do not repair televisions, radios or computers at our shop on Mill Road any more, please ask at the library',
    'our new play, The Last Train to Dore, opens on the big stage of the town hall theatre in the spring of next year',
  ])('but what goes on is not torn: %s', brief => {
    expect([ask(brief).brand.name, brief].map(one => one.toLowerCase())).toContain(
      card(brief).parts.headline?.toLowerCase(),
    )
  })
})

describe('a sentence too long to stand above is parted before the name stands there', () => {
  it.each([
    [
      'We want to thank the 92 neighbours who came to the planting day behind the old mill in the rain, and who brought £1,140 for the new hedge',
      'We want to thank the 92 neighbours',
      '...who came to the planting day behind the old mill in the rain, and who brought £1,140 for the new hedge.',
    ],
    [
      'Meet Ola Brandvik, our new joiner for stairs, doors and windows in old houses, Mondays and Fridays from next week',
      'Meet Ola Brandvik, our new joiner for stairs, doors and windows in old houses',
      'Mondays and Fridays from next week.',
    ],
    [
      'The sample from the north well came back cloudy last week so we have stopped bottling for the whole of this week',
      'The sample from the north well came back cloudy last week',
      'We have stopped bottling for the whole of this week.',
    ],
  ])('%s', (brief, headline, body) => {
    const { parts, faults } = card(brief)
    expect([parts.headline, parts.body]).toEqual([headline, body])
    expect(faults).toEqual([])
  })

  it('what nothing parts stands above whole where all else has room below', () => {
    const { parts } = card(
      'Chimney check and smoke alarm have to be signed by 30 June or the insurer can turn you down. We kept slots free every weekday from 5 to 7 pm',
    )
    expect([parts.headline, parts.body]).toEqual([
      'Chimney check and smoke alarm have to be signed by 30 June or the insurer can turn you down',
      'We kept slots free every weekday from 5 to 7 pm.',
    ])
  })

  it.each([
    // A condition and values of one kind say another thing in halves.
    'Our neighbours from the allotments and the whole of the choir have been so kind and so patient with us all through the winter',
    'If you bought a heater from our stall between the 18th and the 22nd please do not switch it on, and bring it back to us',
    'Our workshop behind the station is never open to walk-in visitors on Monday, Tuesday or any other day of the week here',
  ])('near miss, not torn: %s', brief => {
    const { headline, body = '' } = card(brief).parts
    expect([brief, `${ask(brief).brand.name}\n${brief}.`]).toContain([headline, body].filter(Boolean).join('\n'))
  })

  it('who joins as what goes on below', () => {
    const { parts } = card(
      'Seit dem 1. Mai verstärkt Jorinde Halbsteg unser Team als Projektleiterin für technische Übersetzungen. Sie spricht Finnisch.',
    )
    expect([parts.headline, parts.body]).toEqual([
      'Seit dem 1. Mai verstärkt Jorinde Halbsteg unser Team',
      expect.stringMatching(/^\.\.\.als Projektleiterin für technische/),
    ])
  })

  it.each([
    [
      'Empezamos los paseos en barca el sábado 3 de abril y luego todos los sábados hasta el 30 de octubre, a las 11:00. Dura hora y media. Adultos 9 €, niños 4 €. Hay que reservar en el 956 010 274',
      'Empezamos los paseos en barca el sábado 3 de abril',
      'Luego todos los sábados hasta el 30 de octubre, a las 11:00. Dura hora y media.',
    ],
    [
      'On Saturday 17 April we hold the auction of twenty hand-turned bowls donated by our members, all of it for the lifeboat. Starts at 3 pm in the hall. Bids from £5. There is cake. Ring 01632 960 173',
      'On Saturday 17 April we hold the auction of twenty hand-turned bowls',
      '...donated by our members, all of it for the lifeboat.',
    ],
    [
      'Desde el 15 de marzo servimos aceite nuevo en garrafa de lata de 5 litros a 46 € (IVA aparte), pedido mínimo 6 garrafas, envío gratis en la provincia de Cádiz',
      'Desde el 15 de marzo servimos aceite nuevo en garrafa de lata de 5 litros a 46 €',
      'IVA aparte. Pedido mínimo 6 garrafas, envío gratis en la provincia de Cádiz.',
    ],
  ])('news too long to stand above leads what goes on below: %s', (brief, headline, body) => {
    const { parts } = card(brief)
    expect([parts.headline, parts.body]).toEqual([headline, body])
  })

  it('the name never stands alone, however long and unbroken the brief', () => {
    const { parts } = card(
      'looking for an apprentice for january two year course thirty five hours closed on mondays we train you without experience you only have to be keen and punctual bring the cv to the shop in the morning',
    )
    expect(parts.headline).toMatch(/^Looking for an apprentice /u)
  })
})
