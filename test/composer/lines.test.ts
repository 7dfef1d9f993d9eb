// Lines of a card: what stands together, what is cut, and what is told where there is more than there is room for.
import { describe, expect, it } from 'vitest'
import { card } from './ask.ts'

const told = (brief: string, role: string): string[] =>
  card(brief).answer.parts.flatMap(part => (part.role === role ? [part.text.replaceAll('\u00a0', ' ')] : []))

describe('lines of a card', () => {
  it('an hour or a few words stand with what they are said of', () => {
    expect(
      told(
        'The main pool is closed from Monday 3 to Friday 7 May. The paddling pool and the cafe stay open, 9 to 5. Find us on the quay, blue door, by the steps. Lockers cost £1',
        'item',
      ),
    ).toEqual([
      'The paddling pool and the cafe stay open, 9 to 5',
      'Find us on the quay, blue door, by the steps',
      'Lockers cost £1',
    ])
  })

  it('of a sentence that has no end so early the closing stands above it, else the brand', () =>
    expect(
      told(
        'Durante l’allenamento del 23/1 si è rotta una lama e un nostro atleta di 15 anni si è fatto male a una gamba. Sala chiusa fino a giovedì 28 gennaio compreso. Si riparte venerdì 29 gennaio alle 17',
        'headline',
      ),
    ).toEqual(['Sala chiusa fino a giovedì 28 gennaio compreso']))

  it('what only tells more fills the lines that are left', () => {
    const items = told(
      'The library moves to Mill Lane. Doors open on Monday 2 November at 9 am. Borrowing stays free. The reading room has forty chairs. Late returns cost nothing until 1 December. Parking is £2 a day. The bus stops outside every 10 minutes. Story time is on Fridays at 10',
      'item',
    )
    expect(items).toHaveLength(6)
    expect(items).toContain('Doors open on Monday 2 November at 9 am')
  })

  it('an answer stands behind its question', () =>
    expect(
      told(
        'Winter at the wall. The tower is closed until 1 March. Is there parking? Behind the chemist, free after 6. Shoes cost £5',
        'item',
      ),
    ).toContain('Is there parking? Behind the chemist, free after 6'))

  it('a sentence that ends in a number does not run into the next', () =>
    expect(
      card(
        'School starts at 8.40 from Monday 26 October. Gates open at 8.25. Breakfast club is from 7.45. The bell is at 3.15',
      ).said,
    ).toMatch(/8\.25\. Breakfast club is from 7\.45\. /))
})
