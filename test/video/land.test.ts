// The place where a film plays: seen in the scenes that are there, never under words, moving through all cuts.
import { describe, expect, it } from 'vitest'
import { raster } from '#dev/build/raster.ts'
import { bareKits } from '#dev/gallery/bare-brands.ts'
import { boards, UPRIGHT } from '#dev/gallery/storyboards.ts'
import { sampleKit } from '#dev/kits.ts'
import type { BrandKit } from '#lib/render/brand-kit.ts'
import { contrast } from '#lib/render/colour/oklch.ts'
import { nouns } from '#lib/render/objects/nouns/index.ts'
import { places } from '#lib/render/places/index.ts'
import type { Film } from '#lib/video/film.ts'
import { makeFilm } from '#lib/video/make-film.ts'
import { Storyboard } from '#lib/video/storyboard.ts'
import { AT_LENGTH, many } from '#test/support/proof.ts'
import { apart, both, frameOf, isLand, isWords, maskOf, shareOf } from '#test/video/support/land.ts'

const SECONDS = 2
const FRAMES = SECONDS * 30

type Said = readonly (readonly [scene: string, data: Record<string, unknown>])[]
const said: Said = [
  ['hook', { text: 'A walk by the river.' }],
  ['statement', { text: 'We set out at eight.' }],
  ['stat', { value: '£12', label: 'for two hours' }],
  ['end_card', { text: 'Weekdays until 31 May', url: 'walks.example' }],
]
const grave: Said = [
  ['hook', { text: 'Tom has died.' }],
  ['statement', { text: 'We close for his funeral.' }],
  ['end_card', { text: 'He is missed' }],
]
const arabic: Said = [
  ['hook', { text: 'نزهة على ضفة النهر' }],
  ['statement', { text: 'ننطلق في الثامنة' }],
  ['end_card', { text: 'كل أيام الأسبوع' }],
]

const shapes = { upright: [1080, 1920], square: [1080, 1080], wide: [1920, 1080] } as const
type Shape = keyof typeof shapes
function boardOf(told: Said, { shape = 'upright' as Shape, depicts = undefined as string | undefined } = {}) {
  const [width, height] = shapes[shape]
  const shots = told.map(([scene, data], at) => ({
    ...{ scene, data, start_ms: at * SECONDS * 1000, end_ms: (at + 1) * SECONDS * 1000 },
    ...(depicts !== undefined && { depicts }),
  }))
  return Storyboard.parse({ ...UPRIGHT, width, height, shots })
}

const brand = (about: string, nth = 0): BrandKit => ({ ...(bareKits[nth] as BrandKit), about })
const walks = brand('We lead walks.')
const nobody = brand('')
const plain: Said = said.map(([scene]) => [
  scene,
  scene === 'stat' ? { value: '7', label: 'of us' } : { text: 'Come and see.' },
])

/** The last moment of each scene at which it stands, before the next one comes. */
const restsOf = ({ frames }: Film): number[] =>
  Array.from({ length: Math.round(frames / FRAMES) }, (_, act) => (act + 1) * FRAMES - 16)

const landAt = (film: Film, frame: number) => maskOf(raster, film, film.layers.filter(isLand), frame)

const films = [
  ['a place', said, 'upright'],
  ['a place', said, 'square'],
  ['a place, from right to left', arabic, 'upright'],
] as const

describe.each(films)('%s', (kind, told, shape) => {
  it(`is seen in each ${shape} scene of which somebody has said so, below its words and its logo`, async () => {
    const film = await makeFilm(raster, boardOf(told, { shape, depicts: 'river' }), walks)
    for (const frame of restsOf(film)) {
      const land = await landAt(film, frame)
      expect(shareOf(land), `${kind} at ${frame}`).toBeGreaterThan(0.02)
      const words = await maskOf(raster, film, film.layers.filter(isWords), frame)
      expect(shareOf(words)).toBeGreaterThan(0)
      expect(shareOf(both(land, words)), `${kind} behind words at ${frame}`).toBe(0)
    }
  }, 120_000)
})

const inks = ([red = 0, green = 0, blue = 0]: Iterable<number> & ArrayLike<number>) =>
  `#${[red, green, blue].map(one => one.toString(16).padStart(2, '0')).join('')}`

describe('the land of a film', () => {
  it.runIf(AT_LENGTH)(
    'is told from the ground that it lies on',
    async () => {
      for (const nth of many([0, 4], [0, 4, 7])) {
        const film = await makeFilm(raster, boardOf(said, { depicts: 'river' }), brand('', nth))
        for (const frame of restsOf(film)) {
          const [rgba, land] = [await frameOf(raster, film, frame), await landAt(film, frame)]
          const ground = inks(rgba.subarray(4 * 8 * film.width + 32, 4 * 8 * film.width + 35))
          const told = [...land.keys()].filter(at => land[at] === 1 && at % 97 === 0)
          const seen = told.filter(at => contrast(inks(rgba.subarray(at * 4, at * 4 + 3)), ground) > 1.15)
          expect(seen.length / told.length, `brand ${nth} at ${frame}`).toBeGreaterThan(0.5)
        }
      }
    },
    120_000,
  )

  it('goes on at each moment, and by a few pixels at most', async () => {
    for (const kit of [walks, nobody]) {
      const film = await makeFilm(raster, boardOf(said, { depicts: 'river' }), kit)
      for (const { name, from, until, pose } of film.layers.filter(isLand)) {
        const poses = Array.from({ length: until - from }, (_, at) => pose(from + at))
        const steps = poses
          .slice(1)
          .map((now, at) => [now.x - (poses[at]?.x ?? 0), now.y - (poses[at]?.y ?? 0)] as const)
        expect(Math.max(...steps.flat().map(Math.abs)), name).toBeLessThanOrEqual(24)
        if (/scenery [01]$/.test(name)) continue
        const still = poses.findIndex(
          (now, at) => at >= 15 && now.x === poses[at - 15]?.x && now.y === poses[at - 15]?.y,
        )
        expect(still, `${name} stands`).toBe(-1)
      }
    }
  }, 30_000)

  it('is in the middle of a cut where it is in the scene before and in the next', async () => {
    const film = await makeFilm(raster, boardOf(said, { depicts: 'river' }), walks)
    const whole = { left: 0, top: 0, right: film.width, bottom: film.height }
    const nearIn = (act: number, frame: number) =>
      maskOf(
        raster,
        film,
        film.layers
          .filter(({ name }) => name === `${act} scenery 2`)
          .map(layer => ({ ...layer, pose: at => ({ ...layer.pose(at), clip: whole }) })),
        frame,
      )
    for (const act of [1, 2, 3]) {
      const [before, now] = [await nearIn(act - 1, act * FRAMES), await nearIn(act, act * FRAMES)]
      expect(shareOf(before)).toBeGreaterThan(0.02)
      expect(shareOf(apart(before, now)), `cut ${act}`).toBeLessThan(0.004)
    }
  }, 30_000)

  it('keeps a room in one piece: no table slides over the bed', async () => {
    const film = await makeFilm(raster, boardOf(said, { depicts: 'bedroom' }), nobody)
    for (const act of said.keys()) {
      const parts = film.layers.filter(layer => isLand(layer) && layer.name.startsWith(`${act} scenery`))
      expect(parts).toHaveLength(1)
      expect(new Set([5, 20, 40, 55].map(at => parts[0]?.pose(at + act * FRAMES).x)).size).toBeGreaterThan(1)
    }
  }, 30_000)

  it('is the same whenever it is made', async () => {
    const [one, other] = [await makeFilm(raster, boardOf(said), walks), await makeFilm(raster, boardOf(said), walks)]
    const told = (film: Film) =>
      film.layers.filter(isLand).map(({ name, scene, pose }) => [name, scene.root, pose(40), pose(100)])
    expect(told(one).length).toBeGreaterThan(3)
    expect(told(one)).toEqual(told(other))
  }, 30_000)

  it.runIf(AT_LENGTH)(
    'is each of the places that somebody may say',
    async () => {
      const all = Object.keys(places).filter(name => !nouns[name])
      const some = (nth: number) => all.filter((_, at) => at % nth === 0)
      const short = [said[1], said[3]].filter(one => one !== undefined)
      for (const depicts of many(some(12), some(8), all)) {
        const film = await makeFilm(raster, boardOf(short, { depicts }), nobody)
        for (const frame of restsOf(film)) {
          const land = await landAt(film, frame)
          expect(shareOf(land), `${depicts} at ${frame}`).toBeGreaterThan(0.01)
          const words = await maskOf(raster, film, film.layers.filter(isWords), frame)
          expect(shareOf(both(land, words)), `${depicts} behind words`).toBe(0)
        }
      }
    },
    120_000,
  )

  it('is not there over grave news, nor where a photo fills the page', async () => {
    const sad = await makeFilm(raster, boardOf(grave), walks)
    expect(sad.layers.filter(isLand)).toEqual([])
    const make = boards.oriel[1]
    if (!make) throw new Error('no board')
    const shots = make('a').shots.map(shot => ({ ...shot, depicts: 'river' }))
    const film = await makeFilm(raster, { ...make('a'), shots }, sampleKit('oriel'))
    const covered = film.layers
      .filter(({ name }) => name.startsWith('scrim '))
      .map(({ from, until }) => ({ from, until }))
    const lies = film.layers.filter(isLand)
    expect(lies.length).toBeGreaterThan(0)
    for (const span of covered)
      expect(lies.filter(({ from, until }) => from === span.from && until === span.until)).toEqual([])
  }, 30_000)

  it('leaves a page to words that need all of it, where they were refused as too long for both', async () => {
    const film = await makeFilm(raster, boardOf(said, { shape: 'wide', depicts: 'river' }), walks)
    const shown: boolean[] = []
    for (const frame of restsOf(film)) {
      const [land, words] = [await landAt(film, frame), await maskOf(raster, film, film.layers.filter(isWords), frame)]
      expect(shareOf(both(land, words)), `at ${frame}`).toBe(0)
      shown.push(shareOf(land) > 0.02)
    }
    expect(shown).toEqual([true, true, false, true])
  }, 30_000)

  it('lies under a film of a minute', async () => {
    const shots = plain.map(([scene, data], at) => ({
      ...{ scene, data, depicts: 'river', start_ms: at * 15_000, end_ms: (at + 1) * 15_000 },
    }))
    const film = await makeFilm(raster, Storyboard.parse({ ...UPRIGHT, width: 2400, shots }), nobody)
    expect(shareOf(await landAt(film, film.frames - 20))).toBeGreaterThan(0.02)
  }, 30_000)

  it('is told by the alternative text where it is a place, in its light, and not where it is none', async () => {
    const altOf = async (told: Said, kit: BrandKit) => (await makeFilm(raster, boardOf(told), kit)).alt_text
    expect(await altOf(said, walks)).toContain(`Drawing: ${places.river?.seen.replace(/ and .*$/, '')}`)
    const late: Said = [['hook', { text: 'A walk by the river at night.' }], ...said.slice(1)]
    expect(await altOf(late, walks)).toMatch(/Drawing: .*(?:at night|in low light)\./)
    expect(await altOf(plain, nobody)).not.toContain('Drawing')
    expect(await altOf(grave, walks)).not.toContain('Drawing')
  }, 30_000)
})
