// Slips of the hand are mended in what is told; names and what somebody says stay as they were typed.
import { expect, it } from 'vitest'
import { withoutSlips } from '#lib/composer/builtin/typed/slips.ts'
import { parseDay } from '#lib/composer/literals/calendar.ts'
import { card } from './ask.ts'

const mend = (text: string, language = 'en') => withoutSlips(text, { language, today: parseDay('2026-10-12') })

it.each([
  ['en', 'open untill 5, we recieve parcels', 'open until 5, we receive parcels'],
  ['en', 'Definately the last loaf', 'Definitely the last loaf'],
  ['en', 'sweep and certifcate £55, its normaly £65', 'sweep and certificate £55, its normally £65'],
  ['en', 'brekafast from 8, crosing the harbour', 'breakfast from 8, crossing the harbour'],
  ['de', 'vieleicht mit Suppe, gallerie im Hof', 'vielleicht mit Suppe, Galerie im Hof'],
  ['en', 'never forgeting the biger shelf', 'never forgetting the bigger shelf'],
  ['de', 'in Gleis 4, Telefonnumer bleibt', 'in Gleis 4, Telefonnummer bleibt'],
  ['es', 'factura electronica para autonomos', 'factura electrónica para autónomos'],
  ['it', 'aperto lunedi, piu tardi', 'aperto lunedì, più tardi'],
  ['pt', 'ja em frasco', 'já em frasco'],
  ['en', 'auditions on saterday december 12', 'auditions on Saturday december 12'],
  ['en', 'fair on saturday 12 decmber', 'fair on saturday 12 December'],
  ['de', 'Fest am Sonmtag 13. Dezember', 'Fest am Sonntag 13. Dezember'],
])('in %s: %s', (language, typed, meant) => expect(mend(typed, language)).toBe(meant))

it.each([
  ['en', 'with Teh Wei Ling and Adn Ltd'],
  ['en', 'Tom says "I definately come back"'],
  ['en', 'our funder and the contactor, relacing the tagine, tradies and sherds, a swipey recoat'],
  ['en', 'kombucha, burrata and panisse from wexcombe, ask holliday or molloy'],
  ['en', 'Certifcate Ltd says “normaly”, see normaly.example'],
  ['en', 'write to untill@recieve.example'],
  ['en', 'our friend Saterday Jones on 12 december'],
  ['en', 'auditions on saterday december 11'],
  ['de', 'Fest in der Gallerie Kunz'],
  ['es', 'inauguración el martes 13 de junio'],
  ['fr', 'perche de 3 m pour les élèves'],
])('in %s nothing is changed: %s', (language, typed) => expect(mend(typed, language)).toBe(typed))

it('a mended day is the day of the event, and nothing is new to the guard', () => {
  const { parts, faults } = card('auditions for our spring musical are on saterday 12 december, 10am to 2pm')
  expect([parts.name, parts.date, parts.time]).toEqual([
    'Auditions for our spring musical',
    'Saturday 12 December',
    '10am to 2pm',
  ])
  expect(faults).toEqual([])
})

it.each([
  ['Plateaux a partir de 6 personnes', 'à partir de 6 personnes'],
  ['Plateaux de fromages, a commander 48 h avant', 'à commander 48 h avant'],
  ['Claire a terminé, elle a hier fini le pull', 'Claire a terminé'],
  ['Il y a partout des fleurs, on commence à partir du 3 mai', 'Il y a partout'],
])('French %s', (brief, said) => expect(card(brief).said.replaceAll('\u00a0', ' ')).toContain(said))
