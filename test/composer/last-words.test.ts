// What somebody wants a post to end on is said there, and not who wants it.
import { describe, expect, it } from 'vitest'
import { withClosingWords } from '#lib/composer/builtin/slides/last-words.ts'

describe('the last words', () => {
  it.each([
    ['End on the name and Made in Geraldine.', 'Made in Geraldine.'],
    ['Finish with our logo and Open all winter', 'Open all winter'],
    ['on the last slide the club name plus See you on the water', 'See you on the water'],
    ['Am Ende unser Name und Gebaut in Regensburg.', 'Gebaut in Regensburg.'],
    ['Termina con el nombre y Hecho en Soria.', 'Hecho en Soria.'],
  ])('need no name, which stands there anyway: %s', (brief, said) => {
    expect(withClosingWords(brief)).toBe(said)
  })

  it.each([
    ['Trish wants it to finish on: have a look in your tank, then ring us', 'Have a look in your tank, then ring us'],
    ['The boss would like the video to end with “come and see us”.', 'Come and see us.'],
    ['Eva möchte, dass es endet mit: kommt einfach vorbei', 'Kommt einfach vorbei'],
    ['Marta quiere que el vídeo termine con: ven a verlo', 'Ven a verlo'],
    ['Paul veut que ça finisse sur : passez nous voir', 'Passez nous voir'],
    ['Giulia vuole che finisca con: passa a trovarci', 'Passa a trovarci'],
    ['Joost wil dat het eindigt met: kom langs', 'Kom langs'],
  ])('are those that somebody wants: %s', (brief, said) => {
    expect(withClosingWords(brief)).toBe(said)
  })

  it.each([
    'Trish wants it to finish on a high note, so come to the last game.',
    'End on the name and number.',
    'The day ends with our choir: come and listen.',
  ])('are no news about an end: %s', brief => {
    expect(withClosingWords(brief)).toBe(brief)
  })
})
