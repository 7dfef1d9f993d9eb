import { describe, expect, it } from 'vitest'
import type { SlidesAnswer, VideoAnswer } from '#lib/composer/answer.ts'
import { writeBuiltin } from '#lib/composer/builtin/write.ts'
import { SLIDES } from '#lib/composer/forms.ts'
import { guard } from '#lib/composer/guard/guard.ts'
import { ask, card } from './ask.ts'

const slides = (brief: string) =>
  (writeBuiltin(ask(brief, { asset_type: 'carousel' })).answer as SlidesAnswer).slides.map(({ headline }) => headline)

function scenes(brief: string): VideoAnswer['scenes'] {
  const question = ask(brief, { asset_type: 'video' })
  return (guard(question, writeBuiltin(question).answer).answer as VideoAnswer).scenes
}
const film = (brief: string): string[] => scenes(brief).map(({ text }) => text)

describe('a set has as many slides as the brief has thoughts', () => {
  it.each<[string, string[]]>([
    ['Badger cubs born in April. Four of them.', ['Badger cubs born in April', 'Four of them']],
    [
      'What to pack for the night hike: two litres of water, closed shoes, a hat, and a torch',
      ['What to pack for the night hike', 'Two litres of water', 'Closed shoes', 'A hat', 'A torch'],
    ],
    [
      'Four things to check before you ring us: fuses, the tap, pilot light and where the meter is',
      ['Four things to check before you ring us', 'Fuses', 'The tap', 'Pilot light', 'Where the meter is'],
    ],
  ])('%s', (brief, told) => expect(slides(brief)).toEqual(told))

  it.each<[string, RegExp]>([
    ['if you missed us in spring, our plant sale is on again this sunday', /sunday/i],
    ['The plant sale is on again on Sunday, because the frost is over', /frost is over/],
    ['Wir backen am Samstag wieder Brot, weil der Ofen repariert ist', /Ofen repariert ist/],

    ['La bottega apre sabato mattina, perché il forno è pronto', /forno è pronto/],

    ['De winkel is zaterdag open, omdat de verbouwing klaar is', /verbouwing klaar is/],
  ])('a half of a sentence is no slide: %s', (brief, end) => {
    const { answer } = writeBuiltin(ask(brief, { asset_type: 'carousel' }))
    const [{ headline, body }] = (answer as SlidesAnswer).slides as [SlidesAnswer['slides'][number]]
    expect(`${headline} ${body}`).toMatch(end)
  })

  it('one thought is no set: a line of the brand stands beside it, and a person looks', () => {
    const { answer, holds } = writeBuiltin(ask('Badger cubs were born in April', { asset_type: 'carousel' }))
    expect((answer as SlidesAnswer).slides).toHaveLength(2)
    expect(holds).toContainEqual(
      expect.objectContaining({ rule: 'picture', what: expect.stringContaining('one thing only') }),
    )
  })
})

describe('what belongs together stands on one slide', () => {
  const both = (brief: string) =>
    (writeBuiltin(ask(brief, { asset_type: 'carousel' })).answer as SlidesAnswer).slides.map(({ headline, body }) =>
      body ? `${headline} / ${body}` : headline,
    )

  it.each<[string, string, string[]]>([
    [
      'a question and its answer',
      'Voting on 6 May\nPolling stations are open 7am to 10pm\nIn the queue at 10?\nYou can still vote\nThe town hall is open on Monday 4 May',
      [
        'Voting on 6 May',
        'Polling stations are open 7am to 10pm',
        'In the queue at 10? / You can still vote.',
        'The town hall is open on Monday 4 May',
      ],
    ],

    [
      'a step and the remark behind it',
      'How to clean your glasses\n1 wash your hands first.\nThen wash them again\n2 warm water and plain soap\n3 dry them with the blue cloth\nOur number is 01632 960240',
      [
        'How to clean your glasses',
        '1 Wash your hands first / Then wash them again.',
        '2 Warm water and plain soap',
        '3 Dry them with the blue cloth',
        'Our number is 01632 960240',
      ],
    ],
    [
      'a label and what it says',
      'What goes in which bin\nGreen: food, garden, pizza boxes with grease\nBlue: paper, clean card, tins\nBlack: nappies\nThe depot is open from 9 to 5',
      [
        'What goes in which bin',
        'Green / Food\nGarden\nPizza boxes with grease',
        'Blue / Paper\nClean card\nTins',
        'Black / Nappies.',
        'The depot is open from 9 to 5',
      ],
    ],
  ])('%s', (_, brief, told) => expect(both(brief)).toEqual(told))

  it('of more lines than slides the shortest neighbours, so that all of them are told', () => {
    const days = Array.from({ length: 12 }, (_, at) => `Room ${at + 1} has its own piano and a stove`)
    const told = both(['Twelve rooms to rehearse in', ...days].join('\n'))
    expect(told).toHaveLength(SLIDES.room)
    for (const day of days) expect(told.join(' ')).toContain(day)
  })
})

describe('a list that its title counts', () => {
  const rules = (brief: string) => writeBuiltin(ask(brief, { asset_type: 'carousel' })).holds.map(({ rule }) => rule)

  it.each(['Five films this week: Alma, Brink, Coda', 'Fünf Filme diese Woche: Alma, Brink, Coda'])(
    'of which some are missing is for a person: %s',
    brief => expect(rules(brief)).toContain('counted'),
  )

  it.each([
    'Three films this week: Alma, Brink, Coda',
    'Four films this week: Alma, Brink, Coda and Dusk',
    'From 3 December: mulled wine, gingerbread, roast almonds, candles',
  ])('and that is whole is not: %s', brief => expect(rules(brief)).not.toContain('counted'))

  it('what is to be checked is in no doubt, a price to check is', () => {
    expect(rules('Five things to check before your first 10k: shoes, socks, water, food and rest')).toEqual(['pieces'])
    expect(rules('Sourdough is back on Monday. 2 prices to check with Ann, not sure of them')).toContain('left_out')
  })
})

describe('a list without a colon', () => {
  it.each<[string, string[]]>([
    [
      'How to keep a battery in winter - bring it inside at night, never charge it frozen, and store it half full',
      ['Bring it inside at night', 'Never charge it frozen', 'Store it half full'],
    ],
  ])('has a slide for each of its members: %s', (brief, members) => {
    const { answer } = writeBuiltin(ask(brief, { asset_type: 'carousel' }))
    const slides = 'slides' in answer ? answer.slides.map(({ headline }) => headline) : []
    expect(slides.slice(1)).toEqual(members)
  })

  it('with numbers in it is one sentence of the caption', () => {
    const brief = 'What we check, in order: 1 flue, 2 gas pressure, 3 burner, 4 seals. takes 50 mins'
    const { answer } = writeBuiltin(ask(brief, { asset_type: 'infographic' }))
    expect(answer.caption[0]?.text).toContain('in order: flue, gas pressure, burner, seals.')
  })
})

describe('a list that counts itself', () => {
  it('goes on behind numbers that count something else', () => {
    const told = slides(
      'Your own show. 1 email us three lines 2 come in at 7 for a lesson 3 record a pilot 4 we listen',
    )
    expect(told).toEqual([
      'Your own show',
      'Email us three lines',
      'Come in at 7 for a lesson',
      'Record a pilot',
      'We listen',
    ])
    expect(slides('We open at 1 on Monday, at 2 on Friday. Bring 4 friends.').join(' ')).toContain('1 on Monday')
  })
})

describe('a film is cut at clauses, and a single clause stays whole', () => {
  it.each<[string, string[]]>([
    [
      'The new repair bench opens saturday at 10',
      ['The new repair bench opens Saturday 17 October at 10', 'Stackyard'],
    ],
    ['Five litres for 9 euros while the barrel lasts', ['Five litres for 9 euros while the barrel lasts', 'Stackyard']],

    [
      'we now pick up your e-bike for free in Leeds, from £39, book by friday 11 december',
      ['We now pick up your e-bike for free in Leeds, from £39', 'Book by Friday 11 December'],
    ],
    [
      'Open day on Saturday 14 November from 10 to 4, meet the goats and try the new cheese',
      ['Open day on Saturday 14 November from 10 to 4', 'Meet the goats and try the new cheese'],
    ],
  ])('%s', (brief, told) => expect(film(brief).slice(0, told.length)).toEqual(told))

  it('of many clauses each stays whole, and the last scene has the price and the day that had none', () => {
    const told = scenes(
      'Winter bike service. Salt eats chains. We clean it. We oil it. Check the brakes. Pump the tyres. True the wheels. Grease the hubs. Test the lights. Wax the frame. Studded tyres if you have them. Head is open again in the large hall every day. It is 890 kr. Drop in Monday to Thursday.',
    )
    expect(told.at(-2)?.text).toBe('Studded tyres if you have them')
    expect(told.at(-1)?.more).toEqual(['It is 890\u00a0kr', 'Drop in Monday to Thursday'])
  })

  it('no scene ends in a value whose sense stands in the next', () => {
    for (const brief of [
      '2 for 1 croissants',
      'Buy 3 get 1 free on every loaf in the shop',
      'Doors at 7 for 7.30 on the night',
    ])
      for (const scene of film(brief)) {
        expect(scene).not.toMatch(/^\d+$/)
        expect(scene).not.toMatch(/^(?:for|of|to) /i)
      }
  })
})

describe('bad news put casually', () => {
  it.each<[string, string]>([
    ['sadly we had to let 5 people go last month, everyone else stays', 'layoffs'],
    ['We said goodbye to 9 colleagues. The depot closes in March.', 'layoffs'],
    ['One of our drivers is in hospital after a fall. Deliveries run late.', 'other'],
    ['small kitchen fire last night, nobody hurt, we open at noon', 'other'],
    ['An ex tenant took us to court and lost', 'legal'],
    ['half the team is off sick so we open at 10', 'health'],
    ['Leider mussten wir Stellen streichen, der Laden bleibt offen', 'layoffs'],
    ['Un incendie a touché la réserve cette nuit, la boutique est ouverte', 'other'],
    ['Nos han robado las bicis de reparto, hoy no hay envíos', 'other'],
  ])('is sensitive: %s', (brief, kind) => {
    const { answer, reasons } = card(brief)
    expect([answer.sensitive, reasons]).toEqual([kind, expect.arrayContaining(['sensitive'])])
  })

  it.each([
    'Fresh flowers let you start the week well',
    'Our escape room has a new story',
    'Crash course in knitting on Thursday 22 October',
  ])('is not what only sounds like it: %s', brief => expect(card(brief).answer.sensitive).toBe('none'))
})
