// The kind of news stands on the picture and leads it.
import { describe, expect, it } from 'vitest'
import { card } from './ask.ts'

describe('the kind of news leads the picture', () => {
  it.each([
    ['Sold out. The kiln workshop on 14 November is full.', 'Sold out'],
    ['Kiln workshop, 14 November 2026, 10am. Sold out.', 'Kiln workshop, 14 November 2026, 10am'],
    ['Ausverkauft. Die nächsten Kerzen gibt es am 3. Dezember.', 'Ausverkauft'],
    [
      'Cancelled: the boat trip around the island on 5 November',
      'Cancelled: the boat trip around the island on 5 November',
    ],
  ])('of what became of a thing: %s', (brief, headline) => {
    const { parts } = card(brief)
    expect(parts.headline).toBe(headline)
    expect(parts.eyebrow).toBeUndefined()
  })

  it('of several facts in one sentence: what it is stands above, each fact below', () => {
    const { parts, said } = card(
      'Our sourdough class is back every Friday from 4 December 2026, £35 a head, eight places',
    )
    expect(parts.headline).toBe('Our sourdough class is back every Friday from 4 December 2026')
    expect(said.split('\n').slice(1, 2)).toEqual(['£35 a head, eight places.'])
  })

  it('“sold at the door” is no news', () => {
    expect(card('Ceilidh Friday 13 November 2026 7pm at the Mill. Sold locally').kind).toBe('event')
  })
})
