// Prices that are typed a line each without a sign between: rows of the list of prices.
import { describe, expect, it } from 'vitest'
import { card } from './ask.ts'

const rowsOf = (brief: string) =>
  card(brief).answer.rows.map(({ label, value, note }) => [label, value, note].join('|'))

describe('a list of prices', () => {
  it('has names with an hour, and its title in small letters', () => {
    const brief = 'PRICES FROM 1 NOV\nlockout daytime £85\nlockout after 8pm £115\neuro cylinder fitted from £70'
    expect(rowsOf(brief)).toEqual(['Lockout daytime|£85|', 'Lockout after 8pm|£115|', 'Euro cylinder fitted|from £70|'])
    expect(card(brief).parts.title).toMatch(/^Prices from 1 Nov/u)
  })

  it('has what a thing cost until then beside it', () => {
    expect(rowsOf('New prices 1 June. Small ding $50, was 45. Fin box $95. Full strip and polish $160.')[0]).toBe(
      'Small ding|$50|Was 45',
    )
  })

  it('has no hour on which something takes place as a name', () => {
    expect(card('Fair on the green.\n8pm band £5\n9pm fire £3\n10pm drinks £2').answer.form).not.toBe('prices')
  })
})
