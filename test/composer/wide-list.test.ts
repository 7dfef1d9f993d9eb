// Lists of an infographic without a model: numbered questions, and members that are wider than a word or two.
import { describe, expect, it } from 'vitest'
import type { InfographicAnswer } from '#lib/composer/answer.ts'
import { writeBuiltin } from '#lib/composer/builtin/write.ts'
import { ask } from './ask.ts'

const blocksOf = (brief: string) => {
  const { answer } = writeBuiltin(ask(brief, { asset_type: 'infographic' }))
  return (answer as InfographicAnswer).blocks.map(({ kind, rows }) => [kind, rows.length])
}

describe('an infographic', () => {
  it.each([
    'Before you phone us, check five things. 1 Has the breaker tripped? 2 Is the tank float stuck? 3 Pressure gauge, under 1 bar means phone. 4 Any leak at the headworks? 5 When was the last service? Could save you the R650 call-out.',
    'Vor dem Anruf prüfen Sie bitte fünf Dinge. 1 Ist die Sicherung raus? 2 Läuft die Pumpe? 3 Ist der Hahn offen? 4 Tropft etwas im Keller? 5 Wann war die letzte Wartung? Das spart Ihnen 80 € Anfahrt.',
  ])('counts what is numbered, and its last question has no answer: %s', brief => {
    expect(blocksOf(brief)).toEqual([
      ['steps', 5],
      ['note', 1],
    ])
  })

  it('keeps numbers that count something', () => {
    const all = blocksOf('Our week in numbers. 12 calls a day. 340 litres of soup. 41 volunteers. 3 vans.')
    expect(all.map(([kind]) => kind)).not.toContain('steps')
  })

  it('has the wide members behind a colon as steps, or as a list', () => {
    const coffee =
      'Filter coffee in the brass filter, for 2 people: 3 heaped tablespoons of powder in the top cup, press lightly, pour 120 ml water just off the boil, lid on, wait 15 minutes, do not shake it. Then 1 part decoction to 3 parts hot milk, sugar to taste, pour from a height for the froth'
    expect(blocksOf(coffee)[0]).toEqual(['steps', 6])
    const shed =
      'What is in our tool library: two long ladders that reach a second floor, a cement mixer with its own trailer, sanders, a carpet cleaner for three rooms at once. Open to all.'
    expect(blocksOf(shed)[0]).toEqual(['list', 4])
  })

  it('leaves a sentence whole in which one leans on another', () => {
    const found =
      'What went wrong on the day: the oldest boiler in the whole of the building, which nobody had looked at since March, blew its seal, and so on. Sorry.'
    expect(blocksOf(found).map(([kind]) => kind)).not.toContain('list')
  })
})
