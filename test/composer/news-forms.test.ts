// News of a kind that has a form of its own: a job, a release, a price that moves, where it is with its town, tables as spreadsheets save them, and what says enough in two words.
import { describe, expect, it } from 'vitest'
import type { InfographicAnswer, VideoAnswer } from '#lib/composer/answer.ts'
import { writeBuiltin } from '#lib/composer/builtin/write.ts'
import { layOut } from '#lib/composer/layout/layout.ts'
import { Library } from '#lib/composer/plan.ts'
import { ask, card } from './ask.ts'

const formOf = (brief: string): Record<string, unknown> => {
  const { parts, answer } = card(brief)
  return { ...parts, form: answer.form, rows: answer.rows.map(({ label, value }) => [label, value]) }
}

describe('a job', () => {
  it('has whom it is for, what there is for it and how to answer', () =>
    expect(
      formOf(
        'We are hiring a part-time support person, 20 hours a week, remote in the UK, £28k pro rata. Apply by 15 December: jobs@fellmark.example',
      ),
    ).toMatchObject({
      form: 'job',
      role: 'Part-time support person',
      pay: '£28k pro rata',
      contact: 'Apply by 15 December: jobs@fellmark.example',
    }))

  it('is told in small letters as well', () =>
    expect(
      formOf(
        'we are hiring a customer success person, dublin or remote in ireland, €42k to €48k, apply by 1 december to jobs@shiftling.example',
      ),
    ).toMatchObject({ form: 'job', role: 'Customer success person', pay: '€42k to €48k' }))

  it('is none where photos are looked for', () =>
    expect(formOf('We’re looking for your old photos of the harbour. Bring them to the library.').form).not.toBe('job'))
})

it('a release has its number and what is new in it', () =>
  expect(formOf('Fellmark 2.4 is out: split times for relays, up to 12 legs, and dark mode.')).toMatchObject({
    form: 'release',
    version: '2.4',
    headline: 'Fellmark 2.4 is out',
  }))

describe('a price that moves', () => {
  it.each([
    ['The price of a race goes from £9 to £14. It is the first rise since 2021.', '£9', '£14'],
    ['Ab Mai steigt der Preis für die Bahnkarte von 8 auf 9,50 €. Zehnerkarten bleiben bei 70 €.', '8 €', '9,50 €'],
  ])('%s', (brief, old, now) => expect(formOf(brief)).toMatchObject({ form: 'price', old, new: now }))

  it('is none where two prices are a range', () =>
    expect(formOf('Tickets from £9 to £14 at the door on Saturday.').form).not.toBe('price'))
})

it('a place keeps its town', () =>
  expect(
    formOf('Open evening Thursday 3 December 7pm to 9pm, The Old Mill, Hebden Bridge. Bring a phone, free pie.').place,
  ).toBe('The Old Mill, Hebden Bridge'))

describe('lines as a spreadsheet saves them', () => {
  it('are a table below their title', () => {
    const brief =
      'Harrow Fell Half, finishers by age group\n\nage group,finishers,median time\n18-34,61,1:52\n35-44,58,1:55\n65+,7,2:39'
    const { title, blocks } = writeBuiltin(ask(brief, { asset_type: 'infographic' })).answer as InfographicAnswer
    expect(title).toBe('Harrow Fell Half, finishers by age group')
    expect(blocks[0]).toMatchObject({ kind: 'table', title: 'Age group', left: 'Finishers', right: 'Median time' })
    expect(blocks[0]?.rows[0]).toEqual({ label: '18-34', before: '61', text: '1:52' })
  })

  it('have heads on a card', () =>
    expect(formOf('Results\nteam;points\nHarrow;61\nBurnley;58\nTodmorden;40')).toMatchObject({
      form: 'table',
      rows: [
        ['Harrow', '61'],
        ['Burnley', '58'],
        ['Todmorden', '40'],
      ],
    }))

  it('are none where a comma parts cents', () =>
    expect(formOf('Speisekarte\nSuppe 3,50\nSalat 4,20\nBrot 2,10')).toMatchObject({
      rows: [['Suppe', '3,50'], {}, {}],
    }))
})

it.each([
  ['We are hiring.', 'We are hiring'],
  ['We hire', 'We hire'],
  ['Sold out', 'Sold out'],
  ['Wir stellen ein', 'Wir stellen ein'],
])('“%s” says enough', (brief, headline) => expect(formOf(brief).headline).toBe(headline))

it('a film is as long as it was wished to be, where a quick reader follows, and says nothing twice at its end', () => {
  const question = ask(
    '10 second video: Your phone is the clock. Tap when they cross the line. Results are out before the tea is. Stackyard, free for races under 50 runners.',
    { asset_type: 'video' },
  )
  const { scenes } = writeBuiltin(question).answer as VideoAnswer
  expect(scenes).toHaveLength(5)
  const [picture] = layOut(writeBuiltin(question).answer, question, Library.parse({}), 0).pictures
  const shots = picture?.data.scenes as { end_ms: number; text: string; items?: string[] }[]
  expect(shots.at(-1)?.end_ms).toBe(10_000)
})
