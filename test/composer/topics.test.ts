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
  [
    'Need a card about clearing ice from gutters pls. Clear them twice a year, by Friday 4 December.',
    'Clearing ice from gutters',
  ],
  [
    'Can you do a post, how to store winter squash\n- keep the stalk on\n- dry it for a week at 20 degrees\n- not in the fridge\nCourse on Friday 4 December',
    'How to store winter squash',
  ],
  // Why it is wanted is for the maker.
  [
    'Carousel about how to cook samphire because every year people salt it and then complain.\n- rinse it twice\n- snap off the woody bit\n- boil it for 90 seconds',
    'How to cook samphire',
  ],
  [
    'Karussell über das Fadenspannen weil es immer wieder falsch gemacht wird.\n- Faden einlegen\n- Spannung auf 4\n- Probe nähen',
    'Das Fadenspannen',
  ],
  [
    'Receipt scanning launch carousel:\nLive in every plan on Tuesday 1 December\nFree for 30 days',
    'Receipt scanning launch',
  ],
  [
    'Kannst du einen Post über unseren neuen Lieferwagen machen? Er ist grün und fährt elektrisch.',
    'Unser neuer Lieferwagen',
  ],
  [
    'kannst du was machen zu unserem tiefsten Brunnen bisher? 87 Meter in der Lüneburger Heide',
    'Unser tiefster Brunnen bisher',
  ],
  [
    'Mach mir eine Karte für unseren Intensivkurs in den Herbstferien: komplette Theorie in 7 Tagen, jeden Tag 9 bis 12:15 Uhr',
    'Unser Intensivkurs in den Herbstferien',
  ],
  [
    'diaporama sur un diatonique de 1928 : trouvé dans un grenier à Brive, 46 anches changées, et après 62 heures il rechante',
    'Un diatonique de 1928',
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

it('a topic that its sentence goes on from stands with it', () =>
  expect(
    sortSegments(
      ask(
        "We'd like a video about the upright piano we took down 61 steps in Clifton last week. Four people, two straps.",
      ),
    ).told[0]?.text,
  ).toBe('the upright piano we took down 61 steps in Clifton last week.'))

it.each([
  'Bold simple card: the sale starts Friday 4 December',
  '正方形サイズの画像をお願いします。12月4日から冬のセールです。',
])('how it is to look is no topic: %s', brief => expect(sortSegments(ask(brief)).told[0]?.text).toMatch(/sale|セール/))

it.each(['Create a post about our dashboard', 'Make a video about our team. Make it short.'])(
  '%s is no news',
  brief => {
    expect(sortSegments(ask(brief)).told).toEqual([])
  },
)

it.each([
  ['link picture for the advent market page. Saturday 5 December, 10 to 4, cash only', 'advent market'],
  ['初めての方むけのカルーセルをお願いします。①くつは下駄箱へ ②番台で料金を払う ③服はロッカーへ', '初めての方むけ'],
])('what the page is of is told: %s', (brief, topic) =>
  expect(sortSegments(ask(brief)).told.map(({ text }) => text)[0]).toBe(topic),
)
