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

it.each([
  ['Infographic from Kiln: How a mug is made. Text: You send us a sketch.', 'How a mug is made'],
  ['Guide from Kiln in 3 steps. Text: How a mug is made. You send us a sketch.', 'How a mug is made'],
  ['Announcement from Kiln. Drawing: a mug. Text: Open at six. On Saturdays.', 'Open at six'],
])('with other words by what %s says', (alt_text, title) => {
  const run = { brief: 'hi pls make a post, kiln thing', asset_type: 'card', composer: 'recipe' } as const
  expect(titleOf({ ...run, alt_text })).toBe(title)
  expect(titleOf({ ...run, assets: [{ alt_text }] })).toBe(title)
  expect(titleOf({ ...run, alt_text, composer: 'builtin' })).toBe(run.brief)
})

it('of data by its template and what it says, and never by an answer below a brief', () => {
  const card = { brief: '', asset_type: 'card', template: 'stat' } as const
  expect(titleOf({ ...card, output_text: '214 runners at the harbour' })).toBe('Stat: 214 runners at the harbour')
  expect(titleOf(card)).toBe('Stat')
  expect(called('Mug sale\n\nCREATOR PREFERENCES\n- Which day? Friday')).toBe('Mug sale')
})

it('is cut between words, and a template is called as where it is chosen', () => {
  expect(called('We open at six on Saturdays.', 16)).toBe('We open at six…')
  expect(called('')).toBe('Card from a template')
  expect(templateName('event_reminder')).toBe('Event')
})
