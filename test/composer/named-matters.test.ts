// A title whose order is gone is for readers, advice that begins like an order to the maker as well, and a week among weeks.
import { describe, expect, it } from 'vitest'
import type { SlidesAnswer } from '#lib/composer/answer.ts'
import { mattersIn } from '#lib/composer/builtin/tidy/kinds/matters.ts'
import { writeBuiltin } from '#lib/composer/builtin/write.ts'
import { lexiconOf } from '#lib/composer/packs/index.ts'
import { ask } from './ask.ts'

const inEnglish = lexiconOf('en')
const toldOf = (brief: string) =>
  (writeBuiltin(ask(brief, { asset_type: 'slideshow' })).answer as SlidesAnswer).slides
    .map(({ headline, body }) => [headline, body].filter(Boolean).join(' / '))
    .join('\n')

describe('the matter of an order', () => {
  it.each([
    [['How we make a set of pipes.', 'Ten weeks.'], 'Slideshow please: how we make a set of pipes. Ten weeks.'],
    [['Hello.', 'The story of Mama Kavata.'], 'Hello. I would like slides telling the story of Mama Kavata.'],
  ])('is a title for readers: %s', (segments, typed) =>
    expect(mattersIn(segments, typed, inEnglish)).toEqual([
      segments.at(segments.length - (typed.startsWith('H') ? 1 : 2)),
    ]),
  )

  it.each([
    [['Tom is leaving us.', 'Don’t tell anyone yet.'], 'Can you post that Tom is leaving us. Don’t tell anyone yet.'],
    [['Image for our pricing.', 'Logo £300.'], 'I need an image for our pricing. Logo £300.'],
    [['But not the prices yet.', 'Logo £300.'], 'A post, but not the prices yet. Logo £300.'],
    [['We open at nine.', 'Come along.'], 'We open at nine. Come along.'],
  ])('is none where it hides, makes, refuses or was typed so: %s', (segments, typed) =>
    expect(mattersIn(segments, typed, inEnglish)).toEqual([]),
  )
})

describe('advice on where to put a thing', () => {
  it('is told, and what it names is no secret', () => {
    const told = toldOf(
      'What we have for people on the sites\n\n- six washers from £5\n- dryers £1 for 12 minutes\n- wetsuits: rinse and spin only £3, please dont put them in the dryers\n- free wifi',
    )
    expect(told).toContain('£1 for 12 minutes')
    expect(told).toMatch(/put them in the dryers/)
  })

  it('is none where the place is of the post', () => {
    const told = toldOf('New opening hours\n\nWe open at nine.\nSam is ill, dont put it in the post.\nCoffee is £2.')
    expect(told).not.toMatch(/Sam|put it/)
  })
})

it('a week among weeks is told with them', () => {
  const told = toldOf(
    'How we make a set of pipes\n\nWeek 1 - the blackwood billets come out of the store, they have been drying there at least 4 years\nWeek 2 - rough turning and boring right through the middle, then rest\nWeek 6 - finish turning, the beads and combing, all by hand\nWeek 9 - tied into the bag, reeds in\nWeek 10 - Ruaridh plays them for a week',
  )
  expect(told).toContain('blackwood billets')
})

it('a courtesy behind the title goes where somebody greets first', () => {
  const told = toldOf(
    'Hi! Need a post with our Easter hours please\nFriday closed\nSaturday 7 am to 10 pm\nSunday closed',
  )
  expect(told).toMatch(/Easter hours/)
  expect(told).not.toMatch(/please/)
})
