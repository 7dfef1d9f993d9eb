// An apology and thanks are for readers, however much it sounds like a word to the maker.
import { describe, expect, it } from 'vitest'
import { sortSegments } from '#lib/composer/builtin/reading/sort.ts'
import { ask } from './ask.ts'

const told = (brief: string) => sortSegments(ask(brief)).told.map(({ text }) => text)

it('thanks keep whom they are for, over a remark in brackets', () => {
  const said = told('Big thanks to the mums (and 1 grandad) who painted the gate on saturday. 6 folk, 4 hours').join(
    '\n',
  )
  expect(said).toMatch(/thanks to the mums/i)
})

describe('an apology', () => {
  it.each([
    [
      'urgente. o pão de nozes de ontem levou sésamo por engano. pedimos desculpa, a culpa foi nossa. não ponhas o nome da Rita',
      /pedimos desculpa, a culpa foi nossa/,
    ],
    [
      'need a post owning up. parcels from monday went out without the cards. we are sorry, we packed in a hurry. dont name the courier',
      /we are sorry, we packed in a hurry/,
    ],
    [
      'kurz was für die seite: die heizung im saal war am samstag kalt. es tut uns leid, das war unser fehler. bitte keine namen',
      /es tut uns leid, das war unser fehler/,
    ],
  ])('%s', (brief, apology) => {
    const said = told(brief).join('\n')
    expect(said).toMatch(apology)
    expect(said).not.toMatch(/Rita|courier|namen/)
  })

  it('is none where somebody puts a day right', () => {
    expect(told('quiz night thursday. sorry no its wednesday. bring a pen').join('\n')).not.toMatch(/sorry|thursday/i)
  })
})

it('a sentence that ends in an apology is told', () =>
  expect(told('The online shop was down yesterday evening, sorry about that. It is up again.')[0]).toMatch(
    /down yesterday evening, sorry about that/,
  ))
