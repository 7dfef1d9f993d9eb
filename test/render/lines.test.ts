import { describe, expect, it } from 'vitest'
import { type Dice, dice } from '#lib/render/seed.ts'
import { breakEvenly, linesNeeded, type Wide } from '#lib/render/type/lines.ts'
import { partings, TORN } from '#lib/render/type/together.ts'
import { tokenise } from '#lib/render/type/tokens.ts'

const wide = (text: string): Wide[] => tokenise(text).map(token => ({ ...token, width: [...token.text].length }))

function broken(text: string, width: number): string[] {
  const tokens = wide(text)
  return breakEvenly(tokens, width, 1, linesNeeded(tokens, width, 1) ?? 0).lines
}

describe('lines', () => {
  it.each([
    ['Sprechstunde am 14. Mai im Rathaus', 13, ['Sprechstunde', 'am 14. Mai', 'im Rathaus']],
    ['On lit ce soir « Le Grand Soir » au théâtre', 18, ['On lit ce soir', '« Le Grand Soir »', 'au théâtre']],
    ['Zapraszamy w piątek i w sobotę', 14, ['Zapraszamy', 'w piątek', 'i w sobotę']],
    ['We open a shop at 3 Mill Lane in Leeds', 18, ['We open a shop', 'at 3 Mill Lane', 'in Leeds']],
    ['Aperto da lunedì dalle 8:30 alle 12:00', 22, ['Aperto da lunedì', 'dalle 8:30 alle 12:00']],
  ])('keep together what is read together: %s', (text, width, lines) => {
    expect(broken(text, width)).toEqual(lines)
  })

  it.each([
    ['13', 'marzo'],
    ['March', '31'],
    ['25', '€'],
    ['32', 'zł'],
    ['الساعة', '6'],
    ['يوم', 'الجمعة'],
    ['«', 'Les'],
    ['npm', 'install'],
  ])('would be torn between %s and %s', (before, after) => {
    expect(partings(tokenise(`x ${before} ${after} y`))[2]).toBeGreaterThanOrEqual(TORN)
  })

  it('part freely after a mark', () => {
    expect(partings(tokenise('Two for $9, three for $12'))[3]).toBe(0)
  })

  it('are as many as the words need, hold every word, and fit', () => {
    const seed = String(Date.now())
    const roll = dice(seed)
    for (let round = 0; round < 400; round++) {
      const text = someText(roll)
      const tokens = wide(text)
      const width = Math.max(...tokens.map(token => token.width)) + Math.floor(roll() * 30)
      const needed = linesNeeded(tokens, width, 1) ?? 0
      const { lines } = breakEvenly(tokens, width, 1, needed)
      const where = `seed ${seed}, round ${round}: ${text}`
      expect(lines.length, where).toBe(needed)
      expect(lines.join(' '), where).toBe(text)
      expect(Math.max(...lines.map(line => [...line].length)), where).toBeLessThanOrEqual(width)
    }
  })
})

const WORDS =
  'the a 13 March 25 € « Les » w i « “Two words” يوم 6 New York St. npm install de 9:00 to 17:00 (030) 44 12, end. $5 über'.split(
    ' ',
  )

const someText = (roll: Dice): string =>
  Array.from({ length: 1 + Math.floor(roll() * 24) }, () => WORDS[Math.floor(roll() * WORDS.length)]).join(' ')
