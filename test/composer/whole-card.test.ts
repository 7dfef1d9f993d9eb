// A long sentence stands on a card whole or in parts: no part of it that readers need is dropped for want of room.
import { expect, it } from 'vitest'
import { card } from './ask.ts'

it.each([
  [
    'After nine years in the Marsh Street clinic, we are moving to ground-floor rooms at 8 Tallow Court from 2 November, which means no stairs, a north-facing painting window and parking right by the door.',
    ['8 Tallow Court from 2 November', 'parking right by the door'],
  ],
  [
    'We have just signed on to caption every public lecture at Aldermoor University for the coming academic year, 62 of them in total, and each transcript will be with the speaker the next working day.',
    ['62 of them in total', 'each transcript will be with the speaker'],
  ],
  [
    'Walter Greaves retires on Friday after 41 years at the bench. By his own tally he has made more than 30,000 splices, and the last one is going on the lifeboat at Orford.',
    ['30,000 splices', 'lifeboat at Orford'],
  ],
])('%s', (brief, told) => {
  const shown = Object.values(card(brief).answer.parts)
    .map(({ text }) => text.replaceAll('\u00a0', ' '))
    .join('\n')
  for (const one of told) expect(shown).toContain(one)
})

it('the first clause stands above where it says the news', () =>
  expect(
    card(
      'We are looking for an apprentice well driller or a trained one for our yard in Celle and Bergen, three years, a grant for the licence included. A call is enough.',
    ).parts.headline,
  ).toBe('We are looking for an apprentice well driller or a trained one for our yard in Celle and Bergen'))
