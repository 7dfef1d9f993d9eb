// Prices that are typed a line each without a sign between: rows of the list of prices.
import { describe, expect, it } from 'vitest'
import { card } from './ask.ts'

const rowsOf = (brief: string) =>
  card(brief).answer.rows.map(({ label, value, note }) => [label, value, note].join('|').replaceAll('\u00a0', ' '))

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

  it('has in brackets what is in a thing, and a long name whole', () =>
    expect(
      rowsOf(
        'Preise ab 1. April\nWaschen und Legen - 32 €\nSchnitt, Föhnen für Kinder unter zwölf Jahren - 28 €\nBalayage (Beratung + Schnitt + Pflege danach) - 165 €',
      ),
    ).toEqual([
      'Waschen und Legen|32 €|',
      'Schnitt, Föhnen für Kinder unter zwölf Jahren|28 €|',
      'Balayage|165 €|Beratung + Schnitt + Pflege danach',
    ]))
})

describe('prices without a sign', () => {
  it.each([
    [
      'Make a card with the easter list\nHot cross bun 2.25\nSimnel cake (small) 14\nBox of 6 eggs 9.50\nLamb cake for four 28\nOrder by Thursday noon. Pick up on Saturday.',
      'Easter list',
      ['Hot cross bun|2.25|', 'Simnel cake (small)|14|', 'Box of 6 eggs|9.50|', 'Lamb cake for four|28|'],
    ],
    [
      'Mach eine Karte mit der Osterliste\nHefezopf 6,50\nOsterlamm klein 9\nOsterlamm groß 14,80\nEierkranz für vier 32',
      'Osterliste',
      ['Hefezopf|6,50|', 'Osterlamm klein|9|', 'Osterlamm groß|14,80|', 'Eierkranz für vier|32|'],
    ],
  ])('are a list below what the order calls it: %s', (brief, title, rows) => {
    expect(card(brief).parts.title).toBe(title)
    expect(rowsOf(brief)).toEqual(rows)
  })

  it('are none where all of them may be hours', () =>
    expect(card('Classes this term\nYoga 8.30\nPilates 9.45\nDance 11').answer.form).not.toBe('prices'))
})
