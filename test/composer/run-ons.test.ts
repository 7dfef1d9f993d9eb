// Sentences that somebody typed or dictated without a sign between them: where they are parted, and what is left as it was typed.
import { describe, expect, it } from 'vitest'
import { withStops } from '#lib/composer/builtin/tidy/typing/run-ons.ts'
import { builtinPost, inputOf } from './support.ts'

const said = (brief: string): string => {
  const { pictures, captions } = builtinPost(
    inputOf({ brand: 'marrow', channel: 'instagram', asset_type: 'card', brief }),
  )
  return (JSON.stringify(pictures) + captions.instagram).replaceAll('’', "'").replaceAll('\u00a0', ' ')
}

describe('sentences that run into each other', () => {
  it.each([
    [
      'en',
      'closed tues 1 dec all day its a hospital appointment dont say that just say closed back weds 9am sorry for any bother',
      'all day. its a hospital appointment',
    ],
    [
      'en',
      'hi can you do one for the christmas slots only 6 left now mon 14 to sat 19 dec full groom from 38 pounds ring 01292 555 014 dont put that im doing the sunday as well',
      '01292 555 014. dont put that',
    ],
    [
      'de',
      'wir haben ab montag wieder offen von 9 bis 18 uhr bitte schreib nicht dass der umbau so teuer war',
      'uhr. bitte schreib nicht',
    ],
    [
      'es',
      'este sábado abrimos de 10 a 14 y hay churros gratis para todos no pongas que cerramos en enero',
      'para todos. no pongas',
    ],
  ])('are parted: %s %s', (language, brief, parted) => expect(withStops(brief, language)).toContain(parted))

  it('leave what stands before an order to the maker to readers', () => {
    const brief =
      'hi can you do one for the christmas slots only 6 left now mon 14 to sat 19 dec full groom from 38 pounds ring 01292 555 014 dont put that im doing the sunday as well thats just for my regulars thanks'
    expect(said(brief)).toContain('01292 555 014')
    expect(said(brief)).not.toMatch(/regulars|doing the sunday/i)
  })

  it('tell of a closed day that it is closed', () => {
    const brief =
      'closed tues 1 dec all day its a hospital appointment dont say that just say closed back weds 9am sorry for any bother'
    expect(said(brief)).toContain('Closed Tuesday 1 Dec all day')
    expect(said(brief)).not.toMatch(/hospital/i)
  })
})

describe('what is left as it was typed', () => {
  it.each([
    ['en', 'We are very happy to tell you that our new shop on Mill Lane will open its doors on Saturday.'],
    [
      'en',
      'girls u9s need players slides 1 no experience needed 2 thursdays 5.30 to 6.30 school hall 3 £2 a week 4 ring donna',
    ],
    [
      'en',
      'she said “we came for the bread and stayed for the people and we will come again next year with all of our friends”',
    ],
    ['en', 'does your dog love or hate the hairdryer when you come home from a walk in the rain on a sunday?'],
    ['en', 'new opening hours\nmon to fri 9 to 5\nsat 10 to 4\nclosed on sundays and on all bank holidays'],
    ['ja', '今週の土曜日は午後三時からワークショップを開きますのでぜひお越しください'],
  ])('%s: %s', (language, brief) => expect(withStops(brief, language)).toBe(brief))
})
