// News behind an order to say it, and what of an order stays out.
import { describe, expect, it } from 'vitest'
import { card } from './ask.ts'

describe('an order to say something, in other languages', () => {
  it.each([
    [
      'mach bitte einen Post, dass wir am Montag wegen Inventur zu haben, Dienstag ab 9',
      'Wir haben am Montag wegen Inventur zu',
    ],
    [
      'haz una publicación que diga que cerramos el lunes 19 y que el martes volvemos',
      'Cerramos el lunes 19 y el martes volvemos',
    ],
    ["fais un post pour dire qu'on cherche un apprenti pour septembre", 'On cherche un apprenti pour septembre'],
    ['un video di 15 secondi su come facciamo il vino: si pigia a gennaio, riposa 4 anni', 'Come facciamo il vino'],
  ])('is followed, not printed: %s', (brief, told) => {
    const { said, reasons } = card(brief)
    expect(said).toContain(told)
    expect(said).not.toMatch(/mach|haz una|fais un|video|secondi|diga|dire/i)
    expect(reasons).not.toContain('led')
  })

  it('readers are told where to write', () =>
    expect(card('Se busca mecánico, jornada completa. Escribe a empleo@roman.example').said).toContain(
      'Escribe a empleo@',
    ))

  it('and a price that was is no thing', () =>
    expect(
      card('Die Preise steigen zum 1. Februar: Inspektion 89 statt 79 Euro, Reifen 18 statt 15 Euro').said,
    ).toContain('Inspektion 89 statt 79 Euro'))
})

describe('a reason that is to stay out', () => {
  it('goes with its clause, whatever order stands before it', () => {
    const { said } = card(
      'pls put up that the cafe is cancelled as Margaret is poorly (dont put that bit), back next week',
    )
    expect(said).toMatch(/cafe is cancelled/i)
    expect(said).not.toMatch(/Margaret|put up/)
  })

  it('“a post that says” is no order to post', () =>
    expect(card('can you make a post that says well done to the swimmers').said).toMatch(/^Well done/))
})
