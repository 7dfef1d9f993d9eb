// A list that was typed as one stands in columns, whole, and anything else stays what it was.
import { describe, expect, it } from 'vitest'
import { card } from './ask.ts'

const told = (brief: string) => {
  const { answer, parts } = card(brief)
  return { form: answer.form, rows: answer.rows.map(({ label, value, note }) => [label, value, note]), parts }
}

describe('a list on a card', () => {
  it('of days has hours, and the word for closed', () => {
    const brief =
      'new opening times!! mon-fri 7-9, saturday 8 to 4, sundays and bank holidays shut. last swim 45 mins before'
    const { form, rows, parts } = told(brief)
    expect([form, parts.headline, parts.caveat]).toEqual(['hours', 'New opening times', 'Last swim 45 mins before.'])
    expect(rows).toEqual([
      ['Mon-Fri', '7-9', ''],
      ['Saturday', '8 to 4', ''],
      ['Sundays and bank holidays', 'shut', ''],
    ])
  })

  it('of prices has each beside its thing, and what is said of one behind it', () => {
    const { form, rows } = told(
      'Prices from 1 September\nOpen fire £65 (was £58)\nSecond flue same visit £40 – no change\nBird nest removal from £95',
    )
    expect(form).toBe('prices')
    expect(rows).toEqual([
      ['Open fire', '£65', 'Was £58'],
      ['Second flue same visit', '£40', 'No change'],
      ['Bird nest removal', 'from £95', ''],
    ])
  })

  it('of hours has what happens then', () =>
    expect(told('Gala day timetable: 9am warm up, 10am session one, 1pm lunch. Bring a folding chair')).toMatchObject({
      form: 'schedule',
      rows: [
        ['9am', 'Warm up', ''],
        ['10am', 'Session one', ''],
        ['1pm', 'Lunch', ''],
      ],
    }))

  it('of numbers is a table', () =>
    expect(
      told('Our prices: open fire 65, wood burner 70, second flue same visit 40').rows.map(([, value]) => value),
    ).toEqual(['65', '70', '40']))

  it('that is numbered has steps', () =>
    expect(
      card('Steps to enrol:\n1. fill in the form\n2. pick a group\n3. pay at reception').answer.parts,
    ).toMatchObject([
      { role: 'headline', text: 'Steps to enrol' },
      { role: 'step', text: 'Fill in the form' },
      { role: 'step', text: 'Pick a group' },
      { role: 'step', text: 'Pay at reception' },
    ]))

  it.each([
    ['two prices are no list', 'Winter prices\nSweep £65\nSurvey £80'],
    [
      'another hour is news of its own',
      'Prices\nSweep £65\nSurvey £80\nCowl £120\nThe yard opens at 9am on Friday 6 November',
    ],
    [
      'a row that has no room takes the others along',
      `Prices\nSweep £65\nSurvey £80\n${'A very long name of a thing '.repeat(2)}£9`,
    ],
  ])('%s', (_, brief) => expect(told(brief).rows).toEqual([]))
})
