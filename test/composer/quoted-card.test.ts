// A brief that is somebody's words and who said them.
import { expect, it } from 'vitest'
import { card } from './ask.ts'

it.each([
  [
    'Can you make a post with what a patient told us: "I never thought I\'d say it, but I look forward to my check-up." Margaret, patient since 2024',
    ["I never thought I'd say it, but I look forward to my check-up.", 'Margaret', 'Patient since 2024'],
  ],
  [
    'Kundenstimme als Post bitte: „Neues Bad in neun Tagen, sauber und pünktlich.“ Familie Petzold aus Markkleeberg',
    ['Neues Bad in neun Tagen, sauber und pünktlich.', 'Familie Petzold aus Markkleeberg', undefined],
  ],
  [
    'a post with this review from a grower we pack for: "Boxes there on the Tuesday, not one of them crushed." Nan P., Low Marsh',
    ['Boxes there on the Tuesday, not one of them crushed.', 'Nan P.', 'Low Marsh'],
  ],
  [
    '"My bike has never run so quietly" – Tom from Leith',
    ['My bike has never run so quietly', 'Tom from Leith', undefined],
  ],
  [
    '"We stopped arguing about groceries." Mina, customer since 2025, happy to be named',
    ['We stopped arguing about groceries.', 'Mina', 'Customer since 2025'],
  ],
  [
    'Lovely note we had from Ida Brandt, baker in Hull: "They answered on a Sunday. Nobody else did."',
    ['They answered on a Sunday. Nobody else did.', 'Ida Brandt', 'Baker in Hull'],
  ],
  [
    'Schöne Rückmeldung von Petra Klaus, Kundin seit 2022: „Endlich eine Werkstatt, die vorher anruft.“',
    ['Endlich eine Werkstatt, die vorher anruft.', 'Petra Klaus', 'Kundin seit 2022'],
  ],
  [
    'Ida Brandt, baker: "They answered on a Sunday when nobody else did."',
    ['They answered on a Sunday when nobody else did.', 'Ida Brandt', 'Baker'],
  ],
  [
    '"We heard of the leak from them, not from our tenants." - head caretaker at a housing trust, 60 homes, with us since 2022',
    [
      'We heard of the leak from them, not from our tenants.',
      'Head caretaker at a housing trust',
      '60 homes, with us since 2022',
    ],
  ],
])('is shown as a quote: %s', (brief, [quote, speaker, role]) => {
  const { answer, parts, faults } = card(brief)
  expect([answer.form, parts.quote, parts.speaker, parts.role]).toEqual(['quote', quote, speaker, role])
  expect(faults).toEqual([])
})

it.each([
  'review: "The best croissants north of the river." Thanks, Ann',
  'Post this quote: "We saved two hours a week." Book your demo by 4 December',
  'Our new play "The last lamp in town" opens on Friday 4 December',
  'Our new play by Ana Ruiz: "The last lamp in town"',
  'Tom from New York: "The best bagels outside of home."',
  '"We saved two hours a week." - book your demo by 4 December',
  '"The last lamp in town" - opens on Friday 4 December',
])('something else is told as well, or nobody can tell who said it: %s', brief => {
  expect(card(brief).answer.form).not.toBe('quote')
})

it('whose words they are waits until they agreed, and is withheld where the brief says so', () => {
  expect(card('"I look forward to my check-up every single time." Margaret').reasons).toContain('consent')
  expect(card('"I look forward to my check-up." Margaret Simms, don’t use her surname').said).not.toMatch(/Simms/)
})

it.each([
  [
    'a customer left us this review and it made our week: "I walked 4 miles for the rye and I\'d walk 8." five stars',
    [
      "“I walked 4 miles for the rye and I'd walk 8.”",
      'A customer left us this review and it made our week. Five stars.',
    ],
  ],
  [
    'we are staging "The last lamp in town" again: two evenings, three actors',
    ['We are staging “The last lamp in town” again', undefined],
  ],
])('what somebody said is the large thing, a title is none: %s', (brief, [headline, body]) => {
  const { parts } = card(brief)
  expect(parts.headline).toBe(headline)
  if (body) expect(parts.body).toBe(body)
})
