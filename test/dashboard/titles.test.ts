// What a run is called: its brief in one line, where a list in it does not begin.
import { expect, it } from 'vitest'
import { templateName, titleOf } from '#functions/dashboard/parts/titles.ts'

const called = (brief: string, most?: number) => titleOf({ brief, asset_type: 'card' }, most)

it.each([
  ['Three things before a race: 1. Sleep 2. Salt 3. Shoes', 'Three things before a race'],
  ['Today:\n1. Bread\n2. Soup', 'Today'],
  ['Do you know these? 1) Salt 2) Sleep', 'Do you know these?'],
  ['Am 1. Mai ist der Laden zu.', 'Am 1. Mai ist der Laden zu.'],
  ['New: bread\nfrom six', 'New: bread from six'],
  ['We open at six on Saturdays.\nBring a bag.', 'We open at six on Saturdays.'],
])('%s', (brief, title) => {
  expect(called(brief)).toBe(title)
})

it('is cut between words, and a template is called as where it is chosen', () => {
  expect(called('We open at six on Saturdays.', 16)).toBe('We open at six…')
  expect(called('')).toBe('Card from a template')
  expect(templateName('event_reminder')).toBe('Event')
})
