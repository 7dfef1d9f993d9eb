import { describe, expect, it } from 'vitest'
import { writeBuiltin } from '#lib/composer/builtin/write.ts'
import type { Question } from '#lib/composer/question.ts'
import { textsOf } from '#lib/composer/said.ts'
import { ask, card } from './ask.ts'

const pictureOf = (brief: string, asset_type: Question['asset_type']): string[] =>
  textsOf(writeBuiltin(ask(brief, { asset_type })).answer, asset_type)
    .filter(({ on }) => on === 'picture')
    .map(({ text }) => text.replaceAll('\u00a0', ' '))

describe('what a post is about', () => {
  it.each([
    [
      'make a post with 4 tips for slugs: beer traps at dusk, copper tape on pots, water in the morning, and pick them off by torchlight',
      '4 tips for slugs',
      5,
    ],

    [
      'Vier Dinge, die dein Fahrrad im Winter braucht: Licht, Kettenöl, gute Bremsen, einen trockenen Platz',
      'Vier Dinge, die dein Fahrrad im Winter braucht',
      5,
    ],
  ])('%s', (brief, title, slides) => {
    const told = pictureOf(brief, 'carousel')
    expect(told[0]).toBe(title)
    expect(told).toHaveLength(slides)
  })

  it.each([
    [
      'image pour le lien de la page recrutement. On cherche un vendeur ou une vendeuse, 30h par semaine, Chambéry centre, dès novembre',
      'On cherche un vendeur ou une vendeuse',
    ],
    [
      'Article : comment nous avons réduit nos déchets de 60 % en un an',
      'Comment nous avons réduit nos déchets de 60 % en un an',
    ],
  ])('a link is named by its news: %s', (brief, title) => {
    const [headline, body] = pictureOf(brief, 'og_image')
    expect([headline, (body ?? '').length > 0]).toEqual([title, true])
  })

  it.each([
    ["we need basses! no audition, can't read music? doesn't matter", /read music\?/, /read music[.,]/],
    ['boiler service £79, normally £95. or did we say 75 on the leaflet? call us', /£79/, /leaflet|75/],
    [
      'dégustation samedi 24 octobre de 10h à 13h à la boutique, gratuit, avec le producteur',
      /de 10h à 13h/,
      /^À 13h/m,
    ],

    ['Plateau raclette à 32 euros. Ne dites pas encore qu’on ouvre une 2e boutique à Aix en mai', /32/, /boutique|Aix/],
  ])('asks, doubts, hours and forms keep their place: %s', (brief, says, never) => {
    const { said } = card(brief)
    expect(said).toMatch(says)
    expect(said).not.toMatch(never)
  })

  it('a tip keeps its label above it', () => {
    const { parts } = card('Tip: water in the morning before the sun is on the leaves. It saves you half the water')
    expect(parts.eyebrow).toBe('Tip')
  })
})

describe('lists on pictures', () => {
  it('groups stand together, and so do places of a result', () => {
    expect(
      pictureOf(
        'What to sow. indoors: tomatoes, chillies. under cover: lettuce, leeks. outside: broad beans, parsnips',
        'infographic',
      ),
    ).toContain('Under cover')
    const result = pictureOf(
      'Endstand Vereinsmeisterschaft\n1 Petra Willms 6,5\n2 Daniyar Akhmetov 6\n3 Hans Kötter 5',
      'infographic',
    )
    expect(result).toContain('1 Petra Willms')
    expect(result).not.toContain('2 Daniyar Akhmetov 6.')
  })

  it('prices of one sentence and a named place of an event stay on the picture', () => {
    const { parts } = card(
      'spring concert sat 24 october 7pm St Marks Wexcombe. £8, £6 concs, under 16 free. abba AND faure',
    )
    expect(parts).toMatchObject({ place: 'St Marks Wexcombe', price: '£8, £6 concs, under 16 free' })
    expect(parts.body).toMatch(/faure/)
  })
})

it('short forms, makers’ names and the German hour are written as they are', () => {
  expect(card('Come by with a cv, for iphone and android').said).toMatch(/CV, for iPhone and Android/)
  expect(
    card('Kurs am Montag 26. Oktober um 18.30 uhr im Haus, bring deine uhr mit').said.replaceAll('\u00a0', ' '),
  ).toMatch(/18\.30 Uhr.*deine uhr/s)
  expect(card('write to cv@shop.example about android.example by 24 October').said).toMatch(/cv@shop\.example/)
})
