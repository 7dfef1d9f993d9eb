// Orders in whole sentences, labels before what is told, days that are no prices, and sets with more rows than slides.
import { describe, expect, it } from 'vitest'
import type { SlidesAnswer } from '#lib/composer/answer.ts'
import { asNamed } from '#lib/composer/builtin/reading/ordered/cases.ts'
import { withoutKind } from '#lib/composer/builtin/tidy/kinds/alone.ts'
import { withPriceRows } from '#lib/composer/builtin/tidy/lists/dictated-prices.ts'
import { withCurrency } from '#lib/composer/builtin/tidy/lists/rows.ts'
import { withTopics } from '#lib/composer/builtin/tidy/ordered.ts'
import { withSubject } from '#lib/composer/builtin/tidy/subjects.ts'
import { writeBuiltin } from '#lib/composer/builtin/write.ts'
import { SLIDES } from '#lib/composer/forms.ts'
import { ask } from './ask.ts'

const slidesOf = (brief: string) =>
  (writeBuiltin(ask(brief, { asset_type: 'slideshow' })).answer as SlidesAnswer).slides.map(({ headline, body }) =>
    [headline, body].filter(Boolean).join(' / '),
  )

describe('an order in a whole sentence', () => {
  it.each([
    ['Would you kindly make a short film inviting people to our Repair Day? It is on Sunday.', 'Our Repair Day.'],
    [
      'I should like a set of pictures that people can swipe through, explaining how a kiln is packed, because I am asked daily. Big pots first.',
      'How a kiln is packed.',
    ],
    ['Please make a series of cards about the night bus. It leaves at 23.10.', 'The night bus.'],
  ])('leaves what it is about: %s', (brief, title) => expect(withTopics(brief, 'en')).toContain(title))

  it('names a thing in its own case', () => {
    expect(asNamed('neuen Auto', 'zum ', 'de')).toBe('neues Auto')
    expect(asNamed('neuen Halle', 'zur ', 'de')).toBe('neue Halle')
    expect(asNamed('alten Brunnen', 'vom ', 'de')).toBe('alter Brunnen')
    expect(asNamed('Frühlingsfest', 'zum ', 'de')).toBe('Frühlingsfest')
  })
})

describe('a label before what is told', () => {
  it('is no title where it is a kind of post', () => {
    expect(withoutKind('Filmpje: stekjesruil, za 15 mei', 'video')).toBe('stekjesruil, za 15 mei')
    expect(withoutKind('Short video: plant swap on 15 May', 'video')).toBe('plant swap on 15 May')
    expect(withoutKind('Film: Casablanca, Saturday at 8', 'card')).toBe('Film: Casablanca, Saturday at 8')
    expect(withoutKind('Infographic: our year', 'card')).toBe('Infographic: our year')
  })

  it('is none where it says that a topic follows', () =>
    expect(withSubject('Thema: rückwärts einparken')).toBe('rückwärts einparken'))
})

it.each([
  ['en', 'tuesday nights 2 dollar games april 6 thru may 25'],
  ['fr', 'Le stage du lundi 12 au vendredi 16 juillet 2027, au tarif de 189 euros'],
])('days and one price are no rows of prices (%s)', (language, text) =>
  expect(withPriceRows(text, language)).toBe(text),
)

it('hours in a list of prices have no currency', () => {
  const rows = 'Preise pro Tag:\nMotorsense 32 €\nFräse 69 €\nHäcksler 89\nAbholung: ab 7:30, Rückgabe bis 17:00'
  expect(withCurrency(rows)).toBe(rows.replace('Häcksler 89', 'Häcksler 89 €'))
})

describe('a set with more rows than slides', () => {
  it('has what was typed with a mark below the line above it', () => {
    const brief = [
      'Work day on the allotments\n',
      '08.45 coffee in the canteen\n09.00 teams',
      '- team A: the hedge by the ditch\n- team B: new planks for the bridge',
      '10.30 break with currant buns\n12.30 pea soup\n13.30 home again\n14.00 tools are put away\n',
      'Bring along:\n- gloves\n- a bowl and a spoon\n- secateurs if you have some',
    ].join('\n')
    const slides = slidesOf(brief)
    expect(slides.length).toBeLessThanOrEqual(SLIDES.room)
    expect(slides.find(one => one.startsWith('09.00 teams'))).toMatch(/hedge[\s\S]*planks/)
    expect(slides.find(one => one.startsWith('Bring along'))).toMatch(/Gloves[\s\S]*secateurs/i)
    expect(slides.join('\n')).not.toContain('Stackyard')
  })

  it('shows each of eight rules on a slide of its own', () => {
    const rules =
      'Gate shut behind you|Pump from 8 to 10|Shed no higher than 2.20 m|No poison anywhere|Compost on the left|Barbecue on the square alone|Three work days a year|Cars on the grass strip'
    const numbered = rules.split('|').map((rule, at) => `${at + 1}. ${rule}`)
    expect(
      slidesOf(`For new gardeners, the rules:\n\n${numbered.join('\n')}`).filter(one => /^\d\. /.test(one)),
    ).toEqual(numbered)
  })
})
