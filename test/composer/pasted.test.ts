// What people paste and type in haste, as the built-in writer sets it: no sentence torn, no order printed, no line lost.
import { describe, expect, it } from 'vitest'
import type { SlidesAnswer } from '#lib/composer/answer.ts'
import { writeBuiltin } from '#lib/composer/builtin/write.ts'
import { SLIDES } from '#lib/composer/forms.ts'
import { ask, card } from './ask.ts'

const partsOf = (brief: string) =>
  card(brief).answer.parts.map(({ role, text }) => `${role}: ${text.replaceAll('\u00a0', ' ')}`)
describe('a sentence that is too long for a headline', () => {
  it.each([
    [
      'ends before its reason',
      'We’re trying to raise £600 for a new kiln shelf, because without one we can’t fire the big bowls.',
      [
        'headline: We’re trying to raise £600 for a new kiln shelf',
        'body: Because without one we can’t fire the big bowls.',
      ],
    ],
    [
      'keeps a list that its sentence goes on behind',
      'Our mending day is on Saturday 7 November. Bring a torn coat, rucksack, tent or kite and we’ll sew it with you.',
      [
        'headline: Our mending day is on Saturday 7 November',
        'body: Bring a torn coat, rucksack, tent or kite and we’ll sew it with you.',
      ],
    ],
    [
      'keeps what opens and until when',
      'Am Sonntag ist Erntedank und wir haben von 9 bis 13 Uhr geöffnet.',
      ['headline: Am Sonntag ist Erntedank und wir haben von 9 bis 13 Uhr geöffnet'],
    ],
  ])('%s', (_, brief, parts) => expect(partsOf(brief)).toEqual(parts))

  it('is told in its order', () => {
    const [, body] = partsOf(
      'Anmeldung zum Brotkurs ist offen. Los geht es am Dienstag, 3. November. Es sind acht Abende von 18 bis 20 Uhr und sie kosten 160 Euro mit Mehl.',
    )
    expect(body).toMatch(/^body: Los geht es am Dienstag, 3. November\. Es sind acht Abende/)
  })
})

describe('what is spelled right', () => {
  it.each(['We don’t need a deposit on Tuesday 3 November', "We don't need a deposit on Tuesday 3 November"])(
    'is no chat: %s',
    brief => expect(card(brief).reasons).not.toContain('rough'),
  )
  it('“machines and thread” orders nothing', () => {
    expect(partsOf('We have three machines and thread in every colour')).toEqual([
      'headline: We have three machines and thread in every colour',
    ])
  })
  it('“check it with a comb” asks nobody', () => {
    expect(card('Check it with a metal comb every day').reasons).not.toContain('left_out')
  })
})

describe('what belongs together', () => {
  it('a Japanese clause that ends in a particle goes on', () => {
    const brief = '秋限定の栗団子と三色団子を、11月1日から3日まで店頭で販売します。'
    expect(partsOf(brief)).toEqual(['headline: 秋限定の栗団子と三色団子を、11月1日から3日まで店頭で販売します'])
  })

  it('of several rows of sums none is the title of the others', () => {
    expect(
      partsOf('1 bed: weekly $95, monthly $110, once $150\n2 bed: weekly $120, monthly $140, once $190').join('\n'),
    ).toMatch(/2 bed/)
  })

  it('more steps than slides share them', () => {
    const question = ask(
      'How we clean a stove: spray it first, wait a while, wipe the glass, mop the floor, rinse the cloth, dry the rails, shut the doors, open a window, feed the cat, sweep the step',
      { asset_type: 'slideshow' },
    )
    const { slides } = writeBuiltin(question).answer as SlidesAnswer
    const shown = slides.map(({ headline, body }) => `${headline}. ${body}`).join(' ')
    expect(slides).toHaveLength(SLIDES.room)
    for (const step of ['Spray it first', 'Wait a while', 'Wipe the glass', 'Shut the doors', 'Sweep the step'])
      expect(shown).toContain(step)
  })
})

describe('what is never torn', () => {
  it.each([
    [
      'Our new room, The Last Train to Dore, opens on Friday 6 November.',
      ['headline: Our new room, The Last Train to Dore, opens on Friday 6 November'],
    ],
    [
      'Ron Whitlock, who had plot 14 for 41 years and taught half of us to grow leeks, died on Thursday 5 November.',
      [
        'headline: Ron Whitlock died on Thursday 5 November',
        'body: Had plot 14 for 41 years and taught half of us to grow leeks.',
      ],
    ],
  ])('%s', (brief, parts) => expect(partsOf(brief)).toEqual(parts))

  it('an infographic without a title or a figure is looked at', () => {
    const brief = 'We asked 212 café owners how long the weekly rota takes all of them by hand. It was long.'
    expect(writeBuiltin(ask(brief, { asset_type: 'infographic' })).holds.map(({ rule }) => rule)).toContain('picture')
  })

  it('a stamp of a chat is left out where the rest is a remark as well', () => {
    expect(
      partsOf(
        '[07/03, 19:05] Bev: Sat 7 November 10 to 3 in the goods shed\n[07/03, 19:12] Bev: £2, kids free, same as last time',
      ).join(),
    ).not.toMatch(/Bev/)
  })
})
