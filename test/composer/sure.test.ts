// What is surely for readers is told, whole.
import { expect, it } from 'vitest'
import { card } from './ask.ts'

it('where readers call stands not above the news', () => {
  const { parts } = card('Wheel sale on Saturday 5 December from 10 to 4. Call us on 01632 960 418 for a wheel')
  expect(parts.headline ?? parts.name).not.toMatch(/960/)
})

it('a child whose age is told in passing is left out', () => {
  const { said } = card(
    'We have a poster winner. Ella Brand, shes 8, in class 3 at Mill Lane. 96 children sent one in.',
  )
  expect(said).not.toMatch(/Ella|8,|class 3/)
  expect(said).toMatch(/96/)
})

it('a condition is told with the price that it changes', () =>
  expect(
    card(
      "Is the old piano in your parents' hall worth saving? We come and look for €60, and if you have it restored here we take that off the bill.",
    ).said,
  ).toContain('if you have it restored here we take that off the bill'))

it('of a recall nothing is held back for being less than sure', () => {
  const { said } = card(
    'I feel sick writing this. We have to recall the Bobbin rattle, batch PB-0326. Take it off the baby now. Other batches are ok, it was one delivery of glue.',
  )
  expect(said).toContain('Take it off the baby now')
  expect(said).not.toMatch(/sick/)
})
