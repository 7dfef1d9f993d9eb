// Where in a post something is to stand is for its maker, what stands there is for readers.
import { expect, it } from 'vitest'
import { placeEnds } from '#lib/composer/builtin/reading/places.ts'
import { card } from './ask.ts'

const behind = (text: string): string => text.slice(placeEnds(text, 0))

it.each([
  ['Last slide: come to rope night', 'come to rope night'],
  ['and on the second page our prices', 'our prices'],
  ['Slide 4 rinse it twice', 'rinse it twice'],
  ['End with see you at the counter', 'see you at the counter'],
  ['then finish on free parking', 'free parking'],
  ['At the bottom: dogs welcome', 'dogs welcome'],
  ['Letzte Folie: wir kommen vorbei', 'wir kommen vorbei'],
  ['Unten: Eintritt frei', 'Eintritt frei'],
  ['Dernière diapo : merci à tous', 'merci à tous'],
  ['Última lámina: entrada libre', 'entrada libre'],
  ['ultima slide ingresso libero', 'ingresso libero'],
  ['Na dole: pytania w urzędzie', 'pytania w urzędzie'],
])('%s', (text, news) => expect(behind(text)).toBe(news))

it.each([
  'Last page of the guest book is full',
  'Sales end on Friday',
  'At the bottom of the garden stands a hive',
  'Second hand bikes from £40',
  'Unten am Fluss wird getanzt',
  'Last slide',
  'dia 18 às 15h',
  'segunda, dia 19, na praça',
])('is no place: %s', text => expect(behind(text)).toBe(text))

it('a place is left out and told to whoever approves', () => {
  const { said, holds } = card('Our winter hours. Mon to Fri 9 to 5, Sat 10 to 2. End with see you at the counter')
  expect(said).toMatch(/see you at the counter/i)
  expect(said).not.toMatch(/end with/i)
  expect(holds.map(({ rule }) => rule)).toContain('left_out')
})
