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

describe('what always begins a sentence', () => {
  it.each([
    [
      'ok so from the first of January lessons go up from 36 to 38 pounds an hour sorry about that its the fuel but anybody who books a block of ten before Christmas keeps the old price so thats 360 for ten hours and dont mention that Gary down the road is charging 34',
      'lessons go up from 36 to 38 pounds an hour',
      /Gary/,
    ],
    [
      'right so massive well done to Priya who passed her test this morning at Horsforth she started with me in June and now look at her so proud dont put her surname on obviously',
      'Well done to Priya who passed her test this morning at Horsforth',
      /surname/,
    ],
    [
      'sad one this my lovely Auntie Beryl who started the round with me back in 1998 passed away on Wednesday the funeral is Friday the 4th of december so no appointments that day dont put what she died of the family want it private',
      'Auntie Beryl passed away on Wednesday',
      /died of|private/,
    ],
    [
      'email us at hello at example dot com by the 18th of december about the weekend job in the shop we need you saturday and sunday',
      'com',
      /example\. Dot/,
    ],
  ])('%s', (brief, told, untold) => {
    expect(said(brief)).toContain(told)
    expect(said(brief)).not.toMatch(untold)
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

describe('tips without a sign', () => {
  it('begin with what to do', () => {
    const brief =
      'tips for after ayr beach rinse the salt off wi lukewarm water dry between the toes brush before the bath not after check the ears for sand oh and no human shampoo so thats 5'
    const { pictures } = builtinPost(inputOf({ brand: 'marrow', channel: 'instagram', asset_type: 'carousel', brief }))
    const slides = (pictures[0]?.data.slides ?? []) as { headline: string }[]
    expect(slides.map(({ headline }) => headline).slice(0, 6)).toEqual([
      'Tips for after ayr beach',
      'Rinse the salt off wi lukewarm water',
      'Dry between the toes',
      'Brush before the bath not after',
      'Check the ears for sand',
      'No human shampoo',
    ])
  })
})
