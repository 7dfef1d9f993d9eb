// Briefs typed as orders to whoever makes the post: only what they are about is told.
import { expect, it } from 'vitest'
import { leadOf } from '#lib/composer/builtin/reading/leads.ts'

const behind = (text: string): string => text.slice(leadOf(text))

it.each([
  ['Make a card about our new oat milk latte, £3.20', 'our new oat milk latte, £3.20'],
  ['Can you write a short LinkedIn post announcing that we moved to Leeds?', 'we moved to Leeds?'],
  ['please create an Instagram carousel for our open day', 'our open day'],
  ['Post for Instagram: closed on Friday', 'Post for Instagram: closed on Friday'],
  ['Make a post for Instagram: closed on Friday', 'closed on Friday'],
  ["Let people know we're closed on Christmas Day", "we're closed on Christmas Day"],
  ['Remind customers that orders close on 12 December', 'orders close on 12 December'],
  ['Erstelle bitte einen Post über unsere neue Karte', 'unsere neue Karte'],
  ['Haz una publicación para Instagram sobre nuestro taller', 'nuestro taller'],
  ['Fais un post pour annoncer notre marché de Noël', 'notre marché de Noël'],
  ['Scrivi un post per annunciare che apriamo lunedì', 'apriamo lunedì'],
  ['Cria um post sobre a nossa feira', 'a nossa feira'],
])('%s', (text, news) => {
  expect(behind(text)).toBe(news)
})

it.each([
  'Make a wreath with us on Sunday at 10',
  'Make a card for your mum at our workshop on Saturday',
  'Tell your friends about our open day',
  'Remind your kids to wear a helmet',
  'Share your photos with us and win',
  'Create your own mug from £12',
  'Post office closed on Monday',
  'We announce the winner on Friday',
  'Promote from within: our new head baker is Ana',
  'Announce',
])('tells all of “%s”', text => {
  expect(behind(text)).toBe(text)
})
