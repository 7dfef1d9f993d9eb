// Where a picture plays: at a place that somebody has said, that its words name, or that is its brand's own.
import { describe, expect, it } from 'vitest'
import { raster } from '#dev/build/raster.ts'
import type { BrandKit } from '#lib/render/brand-kit.ts'
import { LANGUAGES } from '#lib/render/objects/words/index.ts'
import { Picture } from '#lib/render/picture.ts'
import { places } from '#lib/render/places/index.ts'
import { collisions } from '#lib/render/proof/proof.ts'
import { readOf } from '#lib/render/read.ts'
import { HOMES } from '#lib/render/subject/places/homes.ts'
import { placeWords } from '#lib/render/subject/places/words.ts'
import { composePicture } from '#lib/templates/kit/draw.ts'

const kit: BrandKit = {
  ...{ name: 'Ferrow', tagline: '', voice: { tone: 'plain' } },
  palette: { primary: '#123B2E', secondary: '#F0B429', accent: '#E4572E', background: '#F7F4EC', text: '#10211B' },
  ...{ logos: [], screens: [], photos: [], people: [], mascot: [] },
}
const canoes = { ...kit, name: 'Millbank', about: 'Canoe hire on the Wye, from April to October.' }

type Ask = { template?: string; size?: readonly [number, number]; depicts?: string[]; of?: BrandKit; index?: number }
const picture = (data: object, { template = 'statement', size = [1080, 1350], depicts, index = 0 }: Ask = {}) =>
  Picture.parse({
    ...{ template, width: size[0], height: size[1], format: 'png', scheme: 'auto', data, depicts, seed: 'a', index },
    ...{ ribbon: null, service_mark: false },
  })
const drawn = (data: object, ask: Ask = {}) => composePicture(raster, picture(data, ask), ask.of ?? kit)
const placeIn = async (data: object, ask: Ask = {}) =>
  (await drawn(data, ask)).boxes.find(({ role }) => role === 'scenery')

const named = (headline: string, more: object = {}, of = kit) =>
  readOf(picture({ headline, ...more }), of).setting?.place ?? null

describe('the tables of places', () => {
  it('know those that are drawn, in nine languages', () => {
    for (const [place, words] of Object.entries(placeWords)) {
      expect([place, place in places, words.split('/').length]).toEqual([place, true, LANGUAGES.length])
      expect(words.split('/').filter(one => one === '')).toEqual([])
    }
    for (const [place] of HOMES) expect([place, place === '' || place in places]).toEqual([place, true])
  })
})

describe('words that say where it happens', () => {
  it.each([
    'An evening paddle on the river',
    'River trips from Saturday',
    'The river is warm enough to swim',
    'Wir sind am Samstag wieder am Fluss',
    'Flussfahrten gibt es ab dem 1. Mai und nur mit Schwimmweste',
    'Un paseo por el río con toda la familia',
    'Un pique-nique au bord de la rivière avec les enfants',
    'Una giornata sul fiume con gli amici della scuola',
    'Um passeio no rio com a família',
    'Een dag op de rivier voor het hele gezin',
    'Spływ na rzece dla całej rodziny, od soboty',
    'En dag vid floden för hela familjen och med fika',
  ])('name a place: %s', headline => expect(named(headline)).toBe('river'))

  it.each([
    ['A walk by the lake on Sunday', 'lake'],
    ['Beach clean this Saturday', 'beach'],
    ['Yoga in the woods', 'forest'],
    ['Waldspaziergang am Sonntag um 10 Uhr', 'forest'],
    ['Konzert auf dem Marktplatz', 'town_square'],
    ['Une soirée sur la plage', 'beach'],
    ['Cena sull’aia il 12 giugno', 'farm'],
    ['A orillas del lago, con música', 'lake'],
    ['Joga na plaży', 'beach'],
    ['Wandelen in het bos', 'forest'],
    ['Zaterdag van 10 tot 12 uur zoeken we sporen in het bos', 'forest'],
    ['We sing in the park on Sunday at three', 'park'],
    ['An evening under the stars', 'stars'],
    ['Supper on the terrace', 'terrace'],
  ])('tell one from another: %s', (headline, place) => expect(named(headline)).toBe(place))

  it('of rooms count where the brand has one', () => {
    expect(named('Two places left in the workshop')).toBeNull()
    expect(named('Two places left in the workshop', {}, { ...kit, about: 'Joiners in Leeds.' })).toBe('workshop')
  })

  it.each([
    'Konzert am Markt 5',
    'In the field of medicine',
    'Garden furniture at half the price',
    'River Street is closed to cars in June',
    'Meet us at River House on Friday',
    'Come and see us on River Street',
    'Rendez-vous rue de la Rivière, samedi',
    'Nos vemos en la calle del Río el sábado',
    'A river of ink, and nothing to read',
    'River furniture at half the price',
    'We are behind the river',
    'There is no swimming in the river',
    'Parking by the river is free',
    'The shop is closed, we are on the river',
    'After the accident on the river',
    'Zwei Wanderer sind tot, am Fluss',
  ])('do not: %s', headline => expect(named(headline)).toBeNull())

  it('are read where a text is an answer to where, and not in the rows of a table', () => {
    const event = { event_name: 'Annual day out', date: 'Sat 5 June' }
    const of = (data: object) => readOf(picture(data, { template: 'event_reminder' }), kit).setting?.place
    expect(of({ ...event, location: 'The river' })).toBe('river')
    expect(of({ ...event, location: 'River Hotel' })).toBeUndefined()
    expect(of({ ...event, facts: [{ label: 'Before', value: 'a walk by the river' }] })).toBeUndefined()
  })

  it('mean something else at a desk', () => {
    expect(named('A walk by the river', {}, { ...kit, about: 'Software for banks.' })).toBeNull()
  })

  it('tell what floats there: a yacht is no ferry, and a river has a canoe only where somebody paddles', async () => {
    const ferry = { ...kit, name: 'Calva Sound', about: 'A ferry line to the island of Calva.' }
    const seenFor = async (headline: string, of: BrandKit, place: string) =>
      (await placeIn({ headline }, { of, depicts: [place] }))?.seen
    expect(await seenFor('The morning boat leaves at eight', ferry, 'sea')).toBe('open sea with waves and a ferry')
    expect(await seenFor('The morning boat leaves at eight', kit, 'sea')).toBe('open sea with waves and a sailing boat')
    expect(await seenFor('Le traversier de huit heures est de retour', kit, 'harbour')).toMatch(/ and a ferry$/)
    expect(await seenFor('A swim before breakfast', kit, 'river')).toBe('river winding between hills')
    expect(await seenFor('A swim before breakfast', canoes, 'river')).toBe('river winding between hills, with a canoe')
    expect(await seenFor('Our canoes are back', kit, 'lake')).toBe('mountain lake with a jetty and a canoe')
  })

  it('tell the light as well', () => {
    const lightOf = (headline: string) => readOf(picture({ headline }), kit).setting?.light
    expect(lightOf('A day on the river')).toBe('day')
    expect(lightOf('An evening on the river')).toBe('dusk')
    expect(lightOf('Moonlight on the river')).toBe('night')
    expect(lightOf('Three nights by the river')).toBe('day')
    expect(lightOf('Une nuit au bord de la rivière avec les enfants')).toBe('night')
  })
})

describe('a room that a sentence is about', () => {
  it.each([
    ['Our big meeting room seats 8', 'meeting_room'],
    ['Unser Besprechungsraum ist frei', 'meeting_room'],
    ['Meeting room bookings', null],
  ])('is named whatever it is like: %s', (headline, place) => expect(named(headline)).toBe(place))
})

describe('the place of a trade', () => {
  const homeOf = (about: string, name = 'Ferrow') =>
    readOf(picture({ headline: 'Open from Saturday' }), { ...kit, about, name }).home?.place

  it.each([
    ['Canoe hire on the Wye.', 'river'],
    ['Ein Kanuverleih an der Lahn.', 'river'],
    ['Location de canoës sur la Cèze.', 'river'],
    ['Alquiler de piraguas en Arriondas.', 'river'],
    ['Mountain guides in Chamonix.', 'mountains'],
    ['Bergführer im Pustertal.', 'mountains'],
    ['An independent two-screen cinema.', 'cinema'],
    ['A tree care crew of seven in Duluth: pruning, removals.', 'forest'],
    ['Un’autofficina di famiglia a Saluzzo.', 'garage'],
    ['Szkoła pływania dla dzieci.', 'swimming_pool'],
    ['An indoor climbing wall in an old mill.', 'climbing_wall'],
  ])('is told by what the brand does: %s', (about, place) => expect(homeOf(about)).toBe(place))

  it.each([
    'A butcher by the canoe club.',
    'A butcher. We sponsor the canoe club.',
    'Insurance for canoe hire.',
    'A tooth clinic opposite the kayak school.',
    '',
  ])('is nobody else’s: %s', about => expect(homeOf(about)).toBeUndefined())

  it.each(['Before and after, in one picture', 'Flea market on Saturday'])(
    'is not shown for what it is not: %s',
    headline => expect(readOf(picture({ headline }), { ...kit, about: 'A café on the quay.' }).home).toBeNull(),
  )
})

describe('a place on a picture', () => {
  const data = { headline: 'A weekend in the mountains' }

  it.each([
    [1080, 1350],
    [1080, 1080],
    [1080, 1920],
  ] as const)('goes to three edges below its words, and nothing stands on it: %i by %i', async (width, height) => {
    const { boxes, proof, alt_text } = await drawn(data, { size: [width, height] })
    const place = boxes.find(({ role }) => role === 'scenery')
    if (!place) throw new Error('no place')
    expect([place.x <= 0, place.x + place.width >= width, place.y + place.height >= height]).toEqual([true, true, true])
    expect(collisions(width, height, boxes)).toEqual([])
    expect(proof.covered).toEqual([])
    expect(proof.hole?.share).toBeLessThan(0.2)
    expect(alt_text).toContain('Drawing: mountain range behind firs.')
  })

  it.each([
    ['statement', [1200, 627], data],
    [
      'og_title',
      [1200, 630],
      { title: data.headline, meta: 'Three days, two walks and a great deal of soup, from £310' },
    ],
  ] as const)('is as high as a wide picture: %s', async (template, size, words) => {
    const place = await placeIn(words, { template, size })
    expect(place?.height ?? 0).toBeGreaterThan(size[1] * 0.8)
    expect(place?.width ?? 0).toBeLessThan(size[0] * 0.5)
  })

  it('leaves a smaller hole than the words alone', async () => {
    const without = await drawn(data, { depicts: ['none'] })
    const beside = await drawn(data)
    expect(beside.proof.hole?.share ?? 1).toBeLessThan(without.proof.hole?.share ?? 0)
  })

  it('is drawn where somebody has said it, in the light that the words tell', async () => {
    const headline = 'We meet again after dark'
    expect(await placeIn({ headline })).toBeUndefined()
    expect((await placeIn({ headline }, { depicts: ['river'] }))?.seen).toMatch(/^river .*, at night$/)
    expect(await placeIn(data, { depicts: [''] })).toBeUndefined()
  })

  it('is not drawn over grave news by itself, nor where a thing or a photo comes first', async () => {
    expect(await placeIn({ headline: 'After the accident in the mountains' })).toBeUndefined()
    expect(await placeIn({ headline: 'Apples for a day in the mountains' })).toBeUndefined()
    const photo = { image: { key: 'a', bytes: '', content_type: 'image/png', width: 9, height: 9 }, shows: 'a pear' }
    const pictured = { ...canoes, photos: [photo] } as unknown as BrandKit
    const { setting, home } = readOf(picture(data), pictured)
    expect([setting?.place, home?.place]).toEqual(['mountains', 'river'])
  })

  it('is the trade’s own only where words leave more than they need, and nobody wants it away', async () => {
    const few = { headline: 'Soon', body: 'From Saturday on.' }
    const ask = { template: 'og_title', size: [1200, 630], of: { ...canoes, about: `${canoes.about} ` } } as const
    expect((await placeIn({ title: 'Book a day' }, { ...ask, depicts: [''] }))?.seen).toMatch(/^river/)
    expect(await placeIn({ title: 'Book a day' }, { ...ask, depicts: ['none'] })).toBeUndefined()
    expect(await placeIn(few, { template: 'notice', of: canoes, depicts: [''] })).toBeUndefined()
  })
})

describe('the slides of a set', () => {
  const slides = [
    { headline: 'Your first day out' },
    { headline: 'We paddle on the river' },
    { headline: 'Bring a hat' },
    { headline: 'Book by Friday' },
  ]
  const shown = (ask: Ask) =>
    Promise.all(slides.map((_, index) => placeIn({ slides }, { template: 'carousel_story', ...ask, index })))

  it('play where they are said to, once between begin and end, and leave the others to their words', async () => {
    const seen = async (depicts: string[]) => (await shown({ depicts })).map(one => one?.seen?.split(' ')[0] ?? null)
    expect(await seen(['', 'mountains', '', ''])).toEqual([null, 'mountain', null, null])
    expect(await seen(['', 'mountains', 'mountains', ''])).toEqual([null, 'mountain', null, null])
    expect(await seen(['mountains', 'mountains', '', 'mountains'])).toEqual(['mountain', null, null, 'mountain'])
  })

  it('begin at the brand’s own place, where nobody wants it away', async () => {
    const places = async (depicts: string[]) => (await shown({ of: canoes, depicts })).map(Boolean)
    expect(await places(['', '', '', ''])).toEqual([true, false, false, false])
    expect(await places(['none', 'none', 'none', 'none'])).toEqual([false, false, false, false])
  })

  it('show places or things between begin and end, of which they have more', async () => {
    const long = [...slides.slice(0, 3), { headline: 'Shoes get wet' }, ...slides.slice(3)]
    const seenOn = (depicts: string[]) =>
      Promise.all(
        long.map(async (_, index) => {
          const ask = { template: 'carousel_story', of: canoes, depicts, index }
          return Boolean(await placeIn({ slides: long }, ask))
        }),
      )
    expect(await seenOn(['', 'mountains', 'hat', 'shoe', ''])).toEqual([true, false, false, false, false])
    expect(await seenOn(['', 'mountains', 'beach', 'shoe', ''])).toEqual([true, true, true, false, false])
  })

  it('stand over one landscape where words carry them, each over the next piece of it', async () => {
    const landOn = async (of: BrandKit, depicts: string[]) =>
      Promise.all(
        slides.map(async (_, index) => {
          const { scene, boxes } = await drawn({ slides }, { template: 'carousel_story', of, depicts, index })
          return { land: boxes.find(({ role }) => role === 'land'), drawn: JSON.stringify(scene) }
        }),
      )
    const seen = await landOn(canoes, ['', 'hat', '', ''])
    expect(seen.map(({ land }) => Boolean(land))).toEqual([false, false, true, true])
    expect(seen[2]?.land?.height).toBeGreaterThan(1350 * 0.19)
    expect(seen[2]?.drawn).not.toBe(seen[3]?.drawn)
    expect((await landOn(kit, ['', '', '', ''])).some(({ land }) => land)).toBe(false)
    // What one slide alone names is not where the others are.
    expect((await landOn(kit, ['', 'market', '', ''])).some(({ land }) => land)).toBe(false)
    expect((await landOn(kit, ['market', '', '', ''])).some(({ land }) => land)).toBe(true)
    expect((await landOn(canoes, ['', '', 'none', ''])).some(({ land }) => land)).toBe(false)
    const cafe = { ...kit, about: 'A café on the quay.' }
    expect((await landOn(cafe, ['', '', '', ''])).some(({ land }) => land)).toBe(false)
  })

  it('see a place whole where the slides beside them do not go on with it', async () => {
    const clips = async (depicts: string[]) =>
      Promise.all(
        slides.map(async (_, index) => {
          const { scene } = await drawn({ slides }, { template: 'carousel_story', of: canoes, depicts, index })
          const clip = /<clipPath[^>]*><rect x=\\"(-?\d+)\\" y=[^ ]* width=\\"(\d+)/u.exec(JSON.stringify(scene))
          return clip && [Number(clip[1]), Number(clip[2])]
        }),
      )
    expect(await clips(['hat', '', 'shoe', ''])).toEqual([null, [0, 1080], null, [0, 1080]])
    expect(await clips(['hat', '', '', 'shoe'])).toEqual([null, [0, 2160], [-1080, 2160], null])
  })

  it('show by an arrow on the cover that one swipes on, and on no other slide', async () => {
    const arrows = await Promise.all(
      [0, 3].map(async index => {
        const ask = { template: 'carousel_story', of: canoes, depicts: ['', '', '', ''], index }
        return JSON.stringify((await drawn({ slides }, ask)).scene).includes('stroke-linejoin=\\"miter\\"')
      }),
    )
    expect(arrows).toEqual([true, false])
  })

  it('show a place that they name before what the brand deals in', async () => {
    const surf = { ...kit, about: 'A surf school.' }
    const told = { slides: [{ headline: 'First lesson on the beach' }, ...slides.slice(2)] }
    const shownOn = (index: number) => placeIn(told, { template: 'carousel_story', of: surf, index })
    expect((await shownOn(0))?.seen).toMatch(/beach/)
    expect(await shownOn(2)).toBeUndefined()
  })

  it('of a slideshow do so too', async () => {
    const ask = { template: 'slideshow_list', size: [1080, 1920], depicts: ['', 'river', '', ''] } as const
    const seen = (await shown({ ...ask, depicts: [...ask.depicts] })).map(one => one?.seen?.split(' ')[0] ?? null)
    expect(seen).toEqual([null, 'river', null, null])
  })
})
