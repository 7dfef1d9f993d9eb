// What a note hides is what it points to, and no more.
import { describe, expect, it } from 'vitest'
import { card } from './ask.ts'

describe('“that” points to its own clause', () => {
  it.each([
    [
      'FOUND silver bracelet by the slide dropped sat. name inside is Oona but dont put that, she has to tell us.',
      /bracelet/i,
      /Oona/,
    ],
    [
      'We sold 410 jars in May. Piet put the wrong lid on but dont say that. New lids from Friday 4 June.',
      /410 jars/,
      /Piet|wrong lid/,
    ],
    [
      'Der Laden hat am Freitag zu. Olga hat sich den Fuß gebrochen aber das bitte nicht schreiben.',
      /Freitag/,
      /Olga|Fuß/,
    ],
    [
      'La boutique ferme vendredi. Odile a mal au dos et attend un scanner mais ne le mets pas.',
      /vendredi/,
      /Odile|scanner/,
    ],
    ['El taller cierra el viernes. Olga se ha roto un pie en casa pero eso no lo pongas.', /viernes/, /Olga/],
  ])('%s', (brief, told, never) => {
    const { said } = card(brief)
    expect(said).toMatch(told)
    expect(said).not.toMatch(never)
  })

  it.each([
    ['Olga broke her foot. dont put that. The shop is shut on Friday 4 June.', /Olga|foot/],
    ['Olga broke her foot on the stairs. Mum says please dont mention that. Shut on Friday 4 June.', /Olga|foot/],
    ['Shut on Friday 4 June. There is a scratch on the lid, dont put that in', /scratch/],
  ])('and to what stands before it where it says nothing itself: %s', (brief, never) =>
    expect(card(brief).said).not.toMatch(never),
  )
})

describe('steps that somebody dictates', () => {
  const BRIEF =
    'how to bleed a radiator step one turn the heating off step two open the valve a quarter turn step three shut it when water comes and then call us on oh nine no dont put the number its on the van anyway'

  it('are told up to the number that is not', () => {
    const { said } = card(BRIEF)
    expect(said).toMatch(/turn the heating off/)
    expect(said).toMatch(/open the valve/)
    expect(said).toMatch(/when water comes/)
    expect(said).not.toMatch(/oh nine|number/)
  })

  it('a name that is hidden takes all of its run of words', () =>
    expect(
      card('Shut on Friday 4 June. the job was for mr Osei and then we went to his sister dont put the names').said,
    ).not.toMatch(/Osei/))

  it('one step is a word', () =>
    expect(card('We are one step ahead and take step two together on Friday 4 June').said).toMatch(/step two together/))
})
