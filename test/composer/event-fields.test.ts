// The fields of an event say by themselves what leads to an hour and a place; what begins on a day begins in the field of the day.
import { describe, expect, it } from 'vitest'
import { barePlace } from '#lib/composer/builtin/typed/led.ts'
import { card } from './ask.ts'

describe('an event', () => {
  it.each([
    [
      'The Importance of Being Earnest opens Friday 4 December at 7:30pm in the Lantern Street Hall. Tickets £15',
      {
        name: 'The Importance of Being Earnest',
        date: 'Opens Friday 4 December',
        time: '7:30pm',
        place: 'The Lantern Street Hall',
      },
    ],
    [
      'Beginner barbell course, 6 weeks, starts Tuesday 8 December at 6.15pm with Coach Tama. 8 spots, £180.',
      {
        name: 'Beginner barbell course',
        date: 'Starts Tuesday 8 December',
        time: '6.15pm',
        body: '6 weeks. With Coach Tama.',
      },
    ],
    [
      'Our kiln opening sale Saturday 28 November, 10 to 3, seconds from £8',
      { time: '10 to 3', price: 'Seconds from £8' },
    ],
    [
      'Der Weihnachtsmarkt öffnet am Freitag, 4. Dezember um 16 Uhr in der Kirche',
      { name: 'Der Weihnachtsmarkt', date: 'Öffnet am Freitag, 4. Dezember', time: '16 Uhr', place: 'Kirche' },
    ],
    [
      'El mercado de Navidad abre el viernes 4 de diciembre a las 18:00 en el parque, entrada libre',
      { name: 'El mercado de Navidad', date: 'Abre el viernes 4 de diciembre', time: '18:00', place: 'Parque' },
    ],
    [
      'Corso di ceramica inizia martedì 8 dicembre alle 19:30 presso la biblioteca, 45 €',
      { name: 'Corso di ceramica', date: 'Inizia martedì 8 dicembre', time: '19:30', place: 'Biblioteca' },
    ],
    [
      'Oficina de cerâmica sábado 5 de dezembro às 15h00 no museu, 20 €',
      { name: 'Oficina de cerâmica', time: '15h00', place: 'Museu' },
    ],
    ['Concert de jazz samedi 5 décembre à 20h30 au bar, entrée libre', { time: '20h30', place: 'Bar' }],
    ['Warsztaty w sobotę 5 grudnia o 17:00 w parku, wstęp wolny', { time: '17:00', place: 'W parku' }],
  ])('%s', (brief, fields) => {
    const { answer, parts, faults } = card(brief)
    expect(answer.form).toBe('event')
    expect(parts).toMatchObject(fields)
    expect(faults).toEqual([])
  })

  it('a label is no name, and a bare number keeps what says that it is an hour', () => {
    expect(card('New class: slow flow, Tuesdays at 7pm, from 1 December').parts.name).toBeUndefined()
    expect(card('Talk on bees Friday 4 December at 7, free').parts.time).toBe('At 7')
  })
})

it.each([
  ['in person', 'en', 'in person'],
  ['at home', 'en', 'at home'],
  ['at our studio', 'en', 'Our studio'],
  ['at St Marks Hall', 'en', 'St Marks Hall'],
  ['in der alten Mühle', 'de', 'in der alten Mühle'],
  ['im Keller', 'de', 'Keller'],
  ['bei uns im Hof', 'de', 'bei uns im Hof'],
  ['chez Léa', 'fr', 'chez Léa'],
  ["all'oratorio", 'it', 'Oratorio'],
  ['in de kerk', 'nl', 'De kerk'],
])('“%s” in %s is “%s”', (text, language, bare) => expect(barePlace(text, language)).toBe(bare))
