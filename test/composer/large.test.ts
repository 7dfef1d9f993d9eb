// A number that is the news stands large.
import { expect, it } from 'vitest'
import { card } from './ask.ts'

it.each([
  [
    '300 members as of this week! When we opened in Newtown in 2025 we were 22. Thank you all.',
    'number',
    {
      value: '300',
      label: 'Members as of this week',
      body: 'When we opened in Newtown in 2025 we were 22. Thank you all.',
    },
  ],
  ['1,000 trees planted along the canal', 'number', { value: '1,000', label: 'Trees planted along the canal' }],
  [
    'announce our summer clear-out, 25% off all chunky wool until sunday 25 october',
    'offer',
    { headline: 'Our summer clear-out', price: '25% off', body: 'All chunky wool.', ends: 'Until Sunday 25 October' },
  ],
  [
    'Räumungsverkauf: 20 % Rabatt auf alle Räder bis Samstag, 24. Oktober',
    'offer',
    { headline: 'Räumungsverkauf', price: '20 % Rabatt', body: 'Auf alle Räder.', ends: 'Bis Samstag, 24. Oktober' },
  ],
  [
    'Rebajas de otoño, 30% de descuento en todos los libros hasta el domingo 25 de octubre',
    'offer',
    { headline: 'Rebajas de otoño', price: '30% de descuento', ends: 'Hasta el domingo 25 de octubre' },
  ],
])('%s', (brief, form, roles) => {
  const { answer, parts, faults } = card(brief)
  expect(answer.form).toBe(form)
  expect(parts).toMatchObject(roles)
  expect(faults).toEqual([])
})

it.each([
  '22 Mill Lane is open again',
  '4.2 is out. You can print carton labels now',
  '3 ways to wrap a loaf',
  '300 seats are still free for the concert on 2 December',
  '25% off all chunky wool until sunday 25 october',
  '10% off rods and 20% off reels until Sunday 25 October',
  'Clear-out, 25% off, wool from £3 a ball',
])('is a sentence like any other: %s', brief => {
  expect(['number', 'offer']).not.toContain(card(brief).answer.form)
})
