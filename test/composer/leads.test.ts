// Briefs typed as orders to whoever makes the post: only what they are about is told.
import { expect, it } from 'vitest'
import { leadOf } from '#lib/composer/builtin/reading/leads.ts'
import { tailOf } from '#lib/composer/builtin/reading/ordered/verbs.ts'
import { sortSegments } from '#lib/composer/builtin/reading/sort.ts'
import { ask, card } from './ask.ts'

const behind = (text: string): string => text.slice(leadOf(text), tailOf(text, leadOf(text))).trim()

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
  ['Hallo, kannst du bitte einen Post über unseren Umzug machen?', 'unseren Umzug'],
  ['hallo, kannst du posten, dass wir am Montag zu haben', 'wir am Montag zu haben'],
  ['Hej! Kan du göra ett inlägg om att vi har stängt på fredag', 'vi har stängt på fredag'],
  ['Cześć, zrób proszę post o naszym nowym menu', 'naszym nowym menu'],
  ['Hoi, kun je een bericht maken over onze nieuwe kaart', 'onze nieuwe kaart'],
  ['مرحبا، ممكن تعمل لي بوست عن الفرع الجديد', 'الفرع الجديد'],
  ['Salut, tu peux faire un post pour dire que nous fermons lundi', 'nous fermons lundi'],
  ['Good morning, we need a post about the summer fair', 'the summer fair'],
  ['A card that says we are closed on Monday', 'we are closed on Monday'],
  ['a card for our spring sale, 20% off until 31 March', 'our spring sale, 20% off until 31 March'],
  ['Please make a post that tells people our shop reopens on Friday', 'our shop reopens on Friday'],
  ['I need a graphic telling customers that shipping is free', 'shipping is free'],
  ['We want to tell our members that the app has dark mode', 'the app has dark mode'],
  ['write a post about how we hired Anna Berg', 'we hired Anna Berg'],
  ['Erstelle eine Karte, die sagt, dass wir am Montag zu haben', 'wir am Montag zu haben'],
  ['Need a welcome post for people who just joined: bring clean shoes', 'bring clean shoes'],
  ['Carousel: 4 mistakes with the tide', '4 mistakes with the tide'],
  ['hi, infográfico: o nosso ano em números', 'o nosso ano em números'],
  ['Video: €40 an hour, photos: €20', 'Video: €40 an hour, photos: €20'],
  ['Tell people: jackdaws are nesting', 'jackdaws are nesting'],
  ['Tell us: what is your favourite?', 'Tell us: what is your favourite?'],
  ['It should say that v2 keeps working', 'v2 keeps working'],
  ['You should tell your dentist', 'You should tell your dentist'],
  ['Debe decir: abrimos el lunes', 'abrimos el lunes'],
  ['fais une carte qui dit que nous fermons lundi', 'nous fermons lundi'],
  ['Haz una tarjeta que diga que cerramos el lunes', 'cerramos el lunes'],
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
  'Morning yoga starts again on Monday',
  'We make cards for the whole street',
  'We say yes to museums and bakeries',
  'You don’t need a card to sit inside and read',
  'Please let Imran know if you are coming',
  'Guten Tag im Hafen: das Fest am Samstag',
  'We tell our members that the pool is warm',
  'A poster that sells itself: our print shop opens',
  'Story time for our youngest readers on Friday',
  'We need a driver for Saturdays: start in June',
  'A story that says it all: ten years of bread',
])('tells all of “%s”', text => {
  expect(behind(text)).toBe(text)
})

it.each([
  [
    'こんにちは。お知らせの投稿を作ってもらえますか?4月1日から営業時間が10時から19時に変わります。',
    /作って|こんにちは/,
  ],
  ['Hallo, kannst du das bitte schön machen? Ab Montag gibt es Spargel, 9 € das Kilo.', /kannst|hallo/i],
  ['مرحبا، ممكن بوست سريع؟ خصم ٢٠٪ على كل العطور حتى الجمعة.', /ممكن|مرحبا/],
])('what greets and asks is not told: %s', (brief, asked) => {
  expect(
    sortSegments(ask(brief))
      .told.map(({ text }) => text)
      .join('\n'),
  ).not.toMatch(asked)
})

it('of a topic with a place the name is told and a question asked', () => {
  const { said } = card('Make a post about our new office in Leeds')
  expect(said).toMatch(/Our new office in Leeds/)
})

it('leaves out what leans on a sentence that is left out', () => {
  const told = (brief: string) => sortSegments(ask(brief)).told.map(({ text }) => text)
  expect(
    told(
      'Soup is back on Monday at noon. Please make it look warm and use the photo of Bishop. He is three and likes ham.',
    ),
  ).toEqual(['Soup is back on Monday at noon.'])
})

it.each<[string, string]>([
  [
    'Short video, 15 seconds or so, that explains how we roast: wash, dry, roast, rest. Free tasting on 4 December',
    'how we roast: wash, dry, roast, rest.',
  ],
  [
    'carousel that shows our 3 rooms: the loft seats 8, the yard seats 20, the cellar seats 40',
    'our 3 rooms: the loft seats 8, the yard seats 20, the cellar seats 40',
  ],
  [
    'Une affiche qui annonce notre vide-grenier du 3 juin, de 9 h à 17 h',
    'notre vide-grenier du 3 juin, de 9 h à 17 h',
  ],
  ['New video that explains how VAT works for tradespeople', 'New video that explains how VAT works for tradespeople'],
  ['Our poster that won the prize is back in print, £12', 'Our poster that won the prize is back in print, £12'],
])('what an ordered thing is to do belongs to the order: %s', (brief, news) => {
  expect(sortSegments(ask(brief)).told[0]?.text).toBe(news)
})

it('“it” behind an order to say something is what the post is about', () => {
  const { told } = sortSegments(
    ask('Docs page: “Moving to v3”. Make it calm please. Should say it takes about 20 minutes'),
  )
  expect(told.map(({ text }) => text)).toContain('it takes about 20 minutes')
})

it.each([
  [
    'Could we have a carousel for yard managers on the five things our riggers look at first when a boat comes in: broken wire strands, rust at the swages, cracked toggles, worn sheave pins and chafe where the halyard leaves the mast?',
    'the five things our riggers look at first when a boat comes in: broken wire strands, rust at the swages, cracked toggles, worn sheave pins and chafe where the halyard leaves the mast',
  ],
  [
    'Quiero enseñar el camino de un vellón: se esquila en tres minutos, se clasifica a mano, se lava con agua a 60 grados.',
    'el camino de un vellón: se esquila en tres minutos, se clasifica a mano, se lava con agua a 60 grados.',
  ],
  ['¿Puedes anunciar que abrimos el lunes 4 de mayo?', 'abrimos el lunes 4 de mayo'],
  [
    'Learn how to make a video of your dog, Friday 5 June 7pm, £15',
    'Learn how to make a video of your dog, Friday 5 June 7pm, £15',
  ],
])('who it is for, that it is asked and what it is to be are left out: %s', (brief, news) => {
  const { told } = sortSegments(ask(brief))
  expect(told[0]?.text).toBe(news)
})
