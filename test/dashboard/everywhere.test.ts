// One word for another, and in which caption a word stands that is asked about.
import { expect, it } from 'vitest'
import { placesOf } from '#functions/dashboard/parts/open.ts'
import { replacedWord } from '#lib/words/everywhere.ts'

it.each([
  ['A mug. Mugs, MUG and smuggle: mug', 'mug', 'cup', 'A cup. Mugs, CUP and smuggle: cup', 3],
  ['Kiln-fired, kilnfired, Kiln!', 'kiln', 'oven', 'Oven-fired, kilnfired, Oven!', 2],
  ['From £8 and £80', '£8', '£9', 'From £9 and £80', 1],
  ['sat nov 25', 'sat nov 25', 'Sunday 26 November', 'Sunday 26 November', 1],
  ['İstanbul mug, MUG', 'mug', 'cup', 'İstanbul cup, MUG', 1],
  ['nothing', '', 'x', 'nothing', 0],
])('%s', (text, from, to, now, times) => {
  expect(replacedWord(text, from, to)).toEqual({ text: now, times })
})

it('a word under a post is placed by the channels whose captions have it', () => {
  const hold = { what: '“joinery” has no source', places: ['the headline', 'the caption'] }
  const captions = { linkedin: 'Our joinery opens.', instagram: 'Joinery and wood.', twitter: 'We open.' }
  const said = String(placesOf(hold, captions))
  expect(said).toContain('See the headline and the caption for LinkedIn and Instagram.')
  expect(String(placesOf(hold, { linkedin: 'Our joinery.' }))).toContain('See the headline and the caption.')
  expect(String(placesOf({ what: 'oak, joinery', places: ['the short text'] }, captions))).toContain('for LinkedIn')
  expect(placesOf({ what: 'x', places: [] }, captions)).toBe('')
})
