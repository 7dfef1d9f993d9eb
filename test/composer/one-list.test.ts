// The members of a list belong to the sentence that began it; what an event says of its day and its place is true of it.
import { describe, expect, it } from 'vitest'
import type { SlidesAnswer, VideoAnswer } from '#lib/composer/answer.ts'
import { writeBuiltin } from '#lib/composer/builtin/write.ts'
import { ask, card } from './ask.ts'

const partsOf = (brief: string) => card(brief).answer.parts.map(({ role, text }) => `${role}: ${text}`)

describe('a list in a sentence', () => {
  it.each<[string, string]>([
    [
      'You can’t return underwear, earrings or pierced jewellery at our charity shop. All else within 14 days',
      'headline: You can’t return underwear, earrings or pierced jewellery at our charity shop',
    ],
    [
      'The Harbour Pantry needs tinned fish, rice and nappies in sizes 4 and 5. Drop off at the side door, 10 to 4',
      'headline: The Harbour Pantry needs tinned fish, rice and nappies in sizes 4 and 5',
    ],
    [
      'Die Suppenküche braucht Wolldecken, Schlafsäcke und Männerschuhe ab Größe 43. Abgeben täglich 9 bis 12 Uhr',
      'headline: Die Suppenküche braucht Wolldecken, Schlafsäcke und Männerschuhe ab Größe 43',
    ],
  ])('is not cut behind its first member: %s', (brief, headline) => expect(partsOf(brief)).toContain(headline))

  it('is one scene of a film', () => {
    const { answer } = writeBuiltin(
      ask('Reels, rods and lines half price this weekend at our shop', { asset_type: 'video' }),
    )
    expect((answer as VideoAnswer).scenes[0]?.text).toBe('Reels, rods and lines half price this weekend at our shop')
  })

  it.each(['„open end“', '»open end«', '„open end”', '“open end”', '«open end»', '(open end)'])(
    'goes on behind what is quoted in it: %s',
    quoted => {
      const brief = `Unsere Tricks für den Abbau: Schichten statt ${quoted}, Pizza um 14 Uhr, den Vorstand zuerst eintragen`
      const { slides } = writeBuiltin(ask(brief, { asset_type: 'carousel' })).answer as SlidesAnswer
      expect(slides.map(({ headline }) => headline).slice(1)).toEqual([
        expect.stringContaining('open end'),
        'Pizza um 14 Uhr',
        'Den Vorstand zuerst eintragen',
      ])
    },
  )

  it('of a word each stands on one slide, a line each', () => {
    const brief = 'Can you make a carousel about checking your bike before a ride: tyres, brakes, chain, bolts, lights'
    const { slides } = writeBuiltin(ask(brief, { asset_type: 'carousel' })).answer as SlidesAnswer
    expect(slides.map(({ headline, body }) => [headline, body])).toEqual([
      ['Checking your bike before a ride', ''],
      ['Checking your bike before a ride', 'Tyres\nBrakes\nChain\nBolts\nLights'],
    ])
  })

  it.each([
    'On 5 May, after the long winter, we open the garden, and everybody is welcome.',
    'Our café has a new terrace, a new menu, a new chef, and a new name.',
  ])('is no row of things that happen: %s', brief => {
    const { slides } = writeBuiltin(ask(brief, { asset_type: 'carousel' })).answer as SlidesAnswer
    expect(slides.length).toBe(2)
  })

  it('keeps who does something', () => {
    const brief = 'How we make cheese: we warm the milk, I add the rennet, I cut the curd, and we press it.'
    const { slides } = writeBuiltin(ask(brief, { asset_type: 'carousel' })).answer as SlidesAnswer
    expect(slides.map(({ headline }) => headline)).toContain('I add the rennet')
  })

  it.each<[string, 'carousel' | 'video', string[]]>([
    [
      'Storm took it down in October, we milled it on their lawn in one day, it dried for 14 months in their barn, and last week it became a ten-seat dining table.',
      'carousel',
      [
        'Storm took it down in October',
        'We milled it on their lawn in one day',
        'It dried for 14 months in their barn',
        'Last week it became a ten-seat dining table',
      ],
    ],
    [
      'How a bell is tuned: it hangs mouth up on a lathe, we shave metal from the inside a hair at a time, and after every pass we strike it and listen for five notes, from the low hum to the nominal at the top.',
      'video',
      [
        'How a bell is tuned',
        'It hangs mouth up on a lathe',
        'We shave metal from the inside a hair at a time',
        'After every pass we strike it and listen for five notes',
        'From the low hum to the nominal at the top',
      ],
    ],
    [
      'Der Weg zum Brunnen: zuerst die Anzeige bei der Behörde, die wir übernehmen, dann ein Tag Bohren, danach Filterrohr und Kies, zum Schluss die Pumpe.',
      'carousel',
      [
        'Der Weg zum Brunnen',
        'Zuerst die Anzeige bei der Behörde, die wir übernehmen',
        'Ein Tag Bohren',
        'Filterrohr und Kies',
        'Zum Schluss die Pumpe',
      ],
    ],
  ])('of what happens one after the other has a place for each: %s', (brief, asset_type, lines) => {
    const { answer } = writeBuiltin(ask(brief, { asset_type }))
    const told =
      asset_type === 'video'
        ? (answer as VideoAnswer).scenes.map(({ text }) => text)
        : (answer as SlidesAnswer).slides.map(({ headline }) => headline)
    expect(told.slice(0, lines.length)).toEqual(lines)
  })

  it('has a slash in the brackets of each of its members', () => {
    const brief =
      'Falsos amigos: «polvo» (pt: animal / es: pó), «vaso» (pt: da planta / es: copo), «largo» (pt: amplo / es: comprido)'
    const { slides } = writeBuiltin(ask(brief, { asset_type: 'carousel' })).answer as SlidesAnswer
    expect(slides.slice(0, 3).map(({ headline, body }) => [headline, body])).toEqual([
      ['Falsos amigos', ''],
      ['«Polvo»', 'Pt: animal / es: pó.'],
      ['«Vaso»', 'Pt: da planta / es: copo.'],
    ])
  })

  it('and behind a colon each member is one', () =>
    expect(partsOf('What to bring: brushes, an apron and a jar of water. Saturday 5 December at 10')).not.toContain(
      'headline: What to bring: brushes, an apron and a jar of water',
    ))
})

describe('the day and the place of an event', () => {
  it('a day from which on is not that day alone', () => {
    expect(partsOf('Night walks from Friday 6 November 7pm at the gate')).toContain('date: From Friday 6 November')
    expect(partsOf('Card payments only from 1 March at all Harrow Road parking machines')).toEqual([
      'headline: Card payments only from 1 March at all Harrow Road parking machines',
    ])
  })

  it.each([
    'Half price skate hire on Wednesdays in January',
    'Tarjetas: desde el 1 de marzo en el camión no aceptamos efectivo',
  ])('a month and a sentence are no place: %s', brief => expect(partsOf(brief).join()).not.toContain('place: '))

  it('a street that is cut short goes on with its number', () =>
    expect(partsOf('Yoga on Mondays 6pm at Hafenstr. 12, bring a mat').join(' ')).toContain('Hafenstr. 12'))

  it('“40 ms faster” names nobody', () =>
    expect(partsOf('Our API is now 40 ms faster in Asia')).toEqual(['headline: Our API is now 40 ms faster in Asia']))
})

describe('steps', () => {
  it('are counted by what stands above them', () => {
    const brief =
      'Carousel: 3 mistakes with the tide. 1 reading the wrong harbour. 2 forgetting summer time. 3 looking once'
    const { slides } = writeBuiltin(ask(brief, { asset_type: 'carousel' })).answer as SlidesAnswer
    expect(slides.map(({ headline }) => headline)).toEqual([
      '3 mistakes with the tide',
      '1 Reading the wrong harbour',
      '2 Forgetting summer time',
      '3 Looking once',
    ])
  })

  const scenesOf = (brief: string) =>
    (writeBuiltin(ask(brief, { asset_type: 'video' })).answer as VideoAnswer).scenes.map(({ text }) => text)

  it('that a title counts are a scene each', () => {
    const scenes = scenesOf(
      'What we do in 3 steps: fetch your bike, we check every bolt, on Monday morning you get a list of what to mend first.',
    )
    expect(scenes.slice(0, 4)).toEqual([
      'What we do in 3 steps',
      'Fetch your bike',
      'We check every bolt',
      'On Monday morning you get a list of what to mend first',
    ])
  })

  it.each([
    [
      'How to clean a brush. Step 1 soak it in warm water. Step 2 comb it out. Step 3 hang it up.',
      ['1. Soak it in warm water', '2. Comb it out', '3. Hang it up'],
    ],
    [
      'So wechselst du den Filter. Schritt 1 Deckel aufdrehen. Schritt 2 alten Filter raus. Schritt 3 neuen rein.',
      ['1. Deckel aufdrehen', '2. Alten Filter raus', '3. Neuen rein'],
    ],
    [
      'Descaling a kettle: step 1 fill it with vinegar, step 2 boil it, step 3 rinse it twice',
      ['Fill it with vinegar', 'Boil it', 'Rinse it twice'],
    ],
  ])('that name themselves are told as steps: %s', (brief, steps) => {
    expect(scenesOf(brief)).toEqual(expect.arrayContaining(steps))
  })

  it('rooms with a number are none', () =>
    expect(scenesOf('Room 1 seats eight. Room 2 seats twelve. Room 3 seats twenty.')[0]).toBe('Room 1 seats eight'))
})
