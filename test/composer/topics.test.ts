// What an order is about stands above the news that follows it; alone it is no news.
import { expect, it } from 'vitest'
import { sortSegments } from '#lib/composer/builtin/reading/sort.ts'
import { ask, card } from './ask.ts'

it.each([
  [
    'Make a short video about our christmas order dates. Last order day for delivery is Friday 11 December.',
    'Our Christmas order dates',
  ],
  ['Can you do a card about our winter hours? From 1 December we open at 9 and close at 4.', 'Our winter hours'],
  [
    'Erstelle einen Beitrag über unsere Weihnachtsbestellungen. Letzter Bestelltag ist Freitag, 11. Dezember.',
    'Unsere Weihnachtsbestellungen',
  ],
  [
    'Haz una publicación sobre nuestros talleres de invierno. Empiezan el lunes 7 de diciembre a las 18:00.',
    'Nuestros talleres de invierno',
  ],
])('%s', (brief, headline) => expect(card(brief).parts.headline).toBe(headline))

it.each([
  ['make a post about the leak but dont say why. Closed until Friday 4 December', /leak/],
  ['Make a card about our dashboard with upbeat colours. The new plan is $9 a month.', /dashboard|upbeat/],
  ['Make a post about our supplier. Prices rise on 4 December, don’t mention the rent', /supplier|rent/],
])('nothing but the news: %s', (brief, never) => {
  const told = sortSegments(ask(brief)).told.map(({ text }) => text)
  expect(told.join(' ')).not.toMatch(never)
  expect(told.length).toBeGreaterThan(0)
})

it.each(['Create a post about our dashboard', 'Make a video about our team. Make it short.'])(
  '%s is no news',
  brief => {
    expect(sortSegments(ask(brief)).told).toEqual([])
  },
)
