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
  [
    '47 of our swimmers passed their lifeguard test in October. 39 of them on the first try.',
    'number',
    { value: '47', label: 'of our swimmers passed their lifeguard test in October' },
  ],
  [
    '52 unserer Azubis haben im Januar die Prüfung geschafft. 44 davon beim ersten Mal.',
    'number',
    { value: '52', label: 'unserer Azubis haben im Januar die Prüfung geschafft' },
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

it.each<[string, string, object, object]>([
  [
    'olive trees €32 instead of €45, until sunday 25 october, while they last',
    'offer',
    { headline: 'Olive trees', ends: 'Until Sunday 25 October', body: 'While they last.' },
    { value: '€32', note: '€45' },
  ],
  [
    'Record bags £3 (was £5) this Saturday only',
    'offer',
    { headline: 'Record bags £3 (was £5) on Saturday 17 October only' },
    { value: '£3', note: '£5' },
  ],
])('a price that is less stands over the one that it was: %s', (brief, form, roles, row) => {
  const { answer, parts, faults } = card(brief)
  expect(answer).toMatchObject({ form, rows: [row] })
  expect(parts).toMatchObject(roles)
  expect(faults).toEqual([])
})

it('a price that is more is a change, and nobody boasts below it', () => {
  const { answer, parts, faults, said } = card(
    'Ab 1. November kostet ein Platz 259 statt 235 Euro im Monat. Flex bleibt bei 149.',
    { brandName: 'morgenrot' },
  )
  expect(answer.form).toBe('price')
  expect(parts).toEqual({
    headline: 'Ab 1. November kostet ein Platz 259 statt 235 Euro im Monat',
    ...{ old: '235 Euro', new: '259 Euro', item: 'Flex bleibt bei 149' },
  })
  expect(answer.caption.flatMap(({ from }) => from).filter(id => id.startsWith('b'))).toEqual([])
  expect(faults).toEqual([])
  expect(said).toContain('statt 235 Euro')
})

it.each([
  'We have 40 records instead of 20, and each costs £5',
  'Olive trees €32 instead of €45, pines €20 instead of €30',
  'Adults £6, children £3',
])('sums of other things are no price and what it was: %s', brief =>
  expect(['price', 'offer']).not.toContain(card(brief).answer.form),
)
