// What each scene of a film shows: its own thing, the place that it plays at, or words that fill it.
import { describe, expect, it } from 'vitest'
import { raster } from '#dev/build/raster.ts'
import { bareKits } from '#dev/gallery/bare-brands.ts'
import { UPRIGHT } from '#dev/gallery/storyboards.ts'
import type { BrandKit } from '#lib/render/brand-kit.ts'
import { inOneColour } from '#lib/render/colour/one-colour.ts'
import { themeOf } from '#lib/render/colour/theme.ts'
import { signatureOf } from '#lib/render/signature/of-brand.ts'
import { accentOf } from '#lib/templates/kit/accent.ts'
import { castOf } from '#lib/video/dress/cast.ts'
import { makeFilm } from '#lib/video/make-film.ts'
import { scenes } from '#lib/video/scenes/index.ts'
import { Storyboard } from '#lib/video/storyboard.ts'

const kitOf = (about: string): BrandKit => ({ ...(bareKits[0] as BrandKit), about })
type Told = readonly (readonly [text: string, depicts?: string])[]

const boardOf = (told: Told) =>
  Storyboard.parse({
    ...UPRIGHT,
    shots: told.map(([text, depicts], at) => ({
      ...{ scene: at === 0 ? 'hook' : at === told.length - 1 ? 'end_card' : 'statement', data: { text } },
      ...{ start_ms: at * 2500, end_ms: (at + 1) * 2500, ...(depicts !== undefined && { depicts }) },
    })),
  })
const rolesOf = (told: Told, about = '') =>
  castOf(boardOf(told), kitOf(about)).roles.map(({ thing, place }) => thing || (place ? 'place' : ''))

describe('a scene of a film', () => {
  it('shows what somebody has said of it, never the same twice running, and the last what the first did', () => {
    const told: Told = [
      ['It is swarm time', 'bee'],
      ['Keep away', 'bee'],
      ['Send us a picture', 'phone'],
      ['They are calm', 'bee'],
      ['Call us', ''],
    ]
    expect(rolesOf(told)).toEqual(['bee', '', 'phone', '', 'bee'])
    expect(
      rolesOf([
        ['Ring us', 'phone'],
        ['Now', 'bee'],
        ['Soon', 'bee'],
        ['Come', 'shop'],
      ]),
    ).toEqual(['phone', 'bee', '', 'shop'])
  })

  it('begins with the brand’s trade where one scene alone names another thing', () => {
    const told: Told = [['Ten years of us'], ['Open day on Saturday'], ['Soup'], ['Free for all']]
    expect(rolesOf(told, 'A bicycle workshop in Leeds.')).toEqual(['bicycle', 'place', 'soup', 'bicycle'])
    expect(rolesOf(told, '')).toEqual(['soup', '', '', 'soup'])
  })

  it('ends on what was drawn last where scenes have drawings of their own: how it came out, and not how it began', () => {
    const drawnAs = (name: string) => `drafted/${name}//a M20 20H180V180H20Z|b M40 40H160V160H40Z|w M60 60H140V140H60Z`
    const [old, mended] = [drawnAs('a torn roof'), drawnAs('the mended roof')]
    const film = (end: string) =>
      rolesOf([
        ['Moss in the valley', old],
        ['It sagged', ''],
        ['Nine weeks later', mended],
        ['Next free slot in March', end],
      ])
    expect(film('')).toEqual([old, '', mended, mended])
    expect(film('phone')).toEqual([old, '', mended, 'phone'])
  })

  it('shows what somebody has said also where single words sound grave, but for death', () => {
    const film = (words: string) =>
      rolesOf([
        [words, 'phone'],
        ['We mend it', ''],
        ['Ask us', ''],
      ])
    expect(film('It is probably not dead')).toEqual(['phone', '', 'phone'])
    expect(film('Our founder died on Sunday')).toEqual(['', '', ''])
  })

  it('goes on over the land of its brand where somebody has said nothing, and in no scene of a film over which nothing is drawn', () => {
    const about = 'Canoe hire on the river Wye.'
    expect(
      rolesOf(
        [
          ['Before you set out', 'none'],
          ['Shut the clips', 'none'],
          ['Back at six', 'none'],
        ],
        about,
      ),
    ).toEqual(['', '', ''])
    expect(
      rolesOf(
        [
          ['Before you set out', ''],
          ['Shut the clips', ''],
          ['Back at six', ''],
        ],
        about,
      ),
    ).toEqual(['place', 'place', 'place'])
    expect(
      rolesOf(
        [
          ['Tom has died', 'canoe'],
          ['We close for his funeral', ''],
          ['He is missed', ''],
        ],
        about,
      ),
    ).toEqual(['', '', ''])
  })

  it('is at its place where its words are, and not where they are about a thing', () => {
    const about = 'Canoe hire on the river Wye.'
    expect(
      rolesOf(
        [
          ['The umbrella is back', ''],
          ['Down the river', 'river'],
          ['Back at six', ''],
        ],
        about,
      ),
    ).toEqual(['', 'place', 'place'])
    expect(
      rolesOf([['A walk by the river'], ['At eight'], ['A walk by the river at noon'], ['See you']], 'We lead walks.'),
    ).toEqual(['place', 'place', 'place', 'place'])
  })

  it('shows what its own words name where nobody has looked, and the film’s thing first and last', () => {
    expect(
      rolesOf(
        [['We mend what you wear'], ['Bring the umbrella'], ['And the lamp'], ['See you']],
        'We mend umbrellas and lamps.',
      ),
    ).toEqual(['umbrella', '', 'lamp', 'umbrella'])
  })

  it('keeps the colour that words give its thing once', () => {
    expect(
      rolesOf([
        ['The van is green', 'van:green'],
        ['Ring us', 'phone'],
        ['Come to the van', 'van'],
      ]),
    ).toEqual(['van:green', 'phone', 'van:green'])
    expect(
      rolesOf([
        ['The green van', 'van:green'],
        ['or', ''],
        ['The blue van', 'van:blue'],
        ['Ring us', 'phone'],
        ['A van', 'van'],
      ]),
    ).toEqual(['van:green', '', 'van:blue', 'phone', 'van'])
  })

  it('has its thing in one colour on grounds of several', async () => {
    const palette = { primary: '#1D5C7A', secondary: '#DCE9EE', accent: '#D9573F', background: '#F8FBFC' }
    const { plain, deep } = themeOf(palette, 'auto')
    expect(plain.lead).not.toBe(deep.lead)
    expect(inOneColour(plain, [plain, deep]).lead).toBe(inOneColour(deep, [plain, deep]).lead)
    const kit = { ...kitOf(''), palette, signature: { ...signatureOf(kitOf('')), hand: 'cut' as const } }
    const told: Told = [
      ['A day on the van', 'van'],
      ['At five on the pier', 'boat'],
      ['Sold out at one', ''],
      ['Call to the van', 'van'],
    ]
    const { layers } = await makeFilm(raster, boardOf(told), kit)
    const bodyIn = (shot: number) => {
      const drawn = layers.filter(({ name }) => name === `${shot} picture 1`).map(({ scene }) => scene.root)
      return /<path d=[^>]*? fill=\\"(#\w{6})\\"\/>/.exec(JSON.stringify(drawn))?.[1]
    }
    expect(bodyIn(0)).toMatch(/#\w{6}/)
    expect(bodyIn(3)).toBe(bodyIn(0))
  })

  it('shows its thing whole, as a large part of the picture, above nothing that hides it', async () => {
    const film = await makeFilm(
      raster,
      boardOf([
        ['It is swarm time', 'car'],
        ['Wait', ''],
        ['Call us', ''],
      ]),
      kitOf(''),
    )
    const things = film.layers.filter(({ name, scene }) => /^0 picture/.test(name) && scene.width > 400)
    const thing = things.at(-1)
    const { x = 0, y = 0 } = thing?.pose(60) ?? {}
    const { width = 0, height = 0 } = thing?.scene ?? {}
    expect(width).toBeGreaterThan(0.6 * film.width)
    for (const edge of [x, y, film.width - x - width, film.height - y - height]) expect(edge).toBeGreaterThan(0)
  })
})

describe('the words of a film', () => {
  type Told = readonly (readonly [scene: string, data: Record<string, unknown>])[]
  const filmOf = (told: Told, about = '') => {
    const shots = told.map(([scene, data], at) => ({ scene, data, start_ms: at * 2500, end_ms: (at + 1) * 2500 }))
    return makeFilm(raster, Storyboard.parse({ ...UPRIGHT, shots }), kitOf(about))
  }
  const textsOf = async (told: Told, about = '') => (await filmOf(told, about)).proof.texts

  it('go down to where the thing below them begins, so that above a wide one they are larger', async () => {
    const sizeOver = async (depicts: string) => {
      const board = boardOf([
        ['How an eye of glass gets made by hand in one long week', depicts],
        ['Call us', ''],
      ])
      return (await makeFilm(raster, board, kitOf(''))).proof.texts[0]?.size_px ?? 0
    }
    expect(await sizeOver('eye')).toBeGreaterThan(await sizeOver('bottle'))
  }, 30_000)

  it('of a list are all of one size, and no larger than its title', async () => {
    const items = ['Rest', 'Wash them at thirty degrees and dry them flat', 'Iron']
    const texts = await textsOf([['list', { headline: 'Wool at home', items }]])
    const sizes = texts.filter(({ role }) => role === 'list').map(({ size_px }) => size_px)
    expect(new Set(sizes).size).toBe(1)
    expect(sizes[0]).toBeLessThan(texts.find(({ role }) => role === 'headline')?.size_px ?? 0)
  })

  it('of lists and steps stand alike throughout', () => {
    expect([scenes.list?.alike, scenes.steps?.alike]).toEqual(['rows', 'rows'])
  })

  it.each([
    ['English', 'A workshop in Leeds that mends chairs.', 'I quit opening my mail.', '”'],
    ['German', 'Eine Polsterei in Kassel für Sessel.', 'Der riecht nicht mehr nach Keller', '“'],
    ['French', 'Un atelier à Lyon pour les fauteuils.', 'On en sort par l’amitié', '\u202f»'],
  ])('of a quote are closed as in %s', async (_, about, quote, mark) => {
    const film = await filmOf([['quote', { quote }]], about)
    expect(JSON.stringify(film.layers.map(({ scene }) => scene))).toContain(`${quote.split(' ').at(-1)}${mark}`)
  })

  it('have the day small below a hook, over a thing and alone', async () => {
    const hook = { text: 'Night class: bend a letter', when: 'Thursday, July 6' }
    for (const about of ['', 'A workshop for chairs']) {
      const texts = await textsOf([['hook', hook]], about)
      const [words, day] = ['hook', 'when'].map(role => texts.find(text => text.role === role))
      expect(day?.size_px).toBeLessThan(words?.size_px ?? 0)
      expect(day?.box.y).toBeGreaterThan((words?.box.y ?? 0) + (words?.box.height ?? 0))
    }
  })

  it('of a German quote stand below the mark that opens it', async () => {
    const quote = 'Der riecht nur nicht mehr nach Keller, und das ist schön'
    const texts = await textsOf([['quote', { quote }]], 'Eine Polsterei in Kassel für Sessel.')
    const boxOf = (role: string) => texts.find(text => text.role === role)?.box
    const [mark, words] = [boxOf('quote mark'), boxOf('quote')]
    expect((mark?.y ?? 0) + (mark?.height ?? 0)).toBeLessThanOrEqual(words?.y ?? 0)
  })
})

describe('the word in the other colour', () => {
  const { plain } = themeOf({ primary: '#7A1F2B', secondary: '#1F4E7A', background: '#FFFFFF' }, 'auto')
  const wordIn = (text: string) => accentOf(plain, text)?.(text).find(({ colour }) => colour !== plain.ink)?.text

  it('is the number, else the longest word, and never the name of a colour', () => {
    expect(wordIn('It takes a crease and keeps it')).toBe('crease')
    expect(wordIn('A boat service since 1961')).toBe('1961')
    expect(wordIn('The lamp is orange')).toBeUndefined()
    expect(wordIn('Lowdark')).toBeUndefined()
  })

  it('is none where letters join', () => {
    expect(wordIn('نزهة على ضفة النهر')).toBeUndefined()
  })
})
