import { describe, expect, it } from 'vitest'
import { localShelf } from '#dev/build/shelf-files.ts'
import { takumiRaster } from '#lib/adapters/engine/raster.ts'
import type { BrandKit } from '#lib/render/brand-kit.ts'
import { chooseSignature } from '#lib/render/signature/choose.ts'
import type { FilmLayer } from '#lib/video/film.ts'
import { makeFilm } from '#lib/video/make-film.ts'
import { Storyboard } from '#lib/video/storyboard.ts'

const kit: BrandKit = {
  ...{
    name: 'Moth Mode',
    tagline: 'Small games',
    palette: { primary: '#F0527F', secondary: '#FFC94A', background: '#171127' },
  },
  ...{ voice: { tone: 'playful' }, logos: [], screens: [], photos: [], people: [], mascot: [] },
}
const kitWithEdge = (edge: 'rail' | 'none'): BrandKit => {
  const chosen = chooseSignature(kit)
  return { ...kit, signature: { ...chosen, grid: { ...chosen.grid, edge } } }
}
const said = [
  ['hook', { text: 'You are a moth.' }],
  ['statement', { text: 'That is a lamp.' }],
  ['stat', { value: '40', label: 'rooms, one lamp each' }],
  ['end_card', { text: 'Out on 9 April' }],
] as const
const board = Storyboard.parse({
  ...{ width: 1080, height: 1920, scheme: 'auto', seed: 'a', bed: null, ribbon: null, service_mark: false },
  shots: said.map(([scene, data], at) => ({ scene, data, start_ms: at * 2000, end_ms: (at + 1) * 2000 })),
})
const HALF_SECOND = 15
const isAt = (frame: number) => (layer: FilmLayer) => layer.from <= frame && frame < layer.until

describe('a film', async () => {
  const film = await makeFilm(takumiRaster(localShelf), board, kitWithEdge('rail'))
  const disc = (frame: number) =>
    film.layers
      .filter(({ name }) => name.startsWith('carried '))
      .filter(isAt(frame))
      .at(-1)

  it('carries one disc through every cut, on its own way whatever the scene', () => {
    const centre = (frame: number) => {
      const { x, y, scale = 1 } = disc(frame)?.pose(frame) ?? { x: Number.NaN, y: Number.NaN }
      return [x + 240 * scale, y + 240 * scale] as const
    }
    for (let frame = 0; frame + 1 < film.frames; frame++) {
      const [[x, y], [nx, ny]] = [centre(frame), centre(frame + 1)]
      const step = Math.hypot(nx - x, ny - y)
      expect(step, String(frame)).toBeGreaterThan(1.5)
      expect(step, String(frame)).toBeLessThan(8)
    }
  })

  it('never stands still: what the disc alone uncovers in half a second is more than two hundredths of the canvas', () => {
    for (let frame = 0; frame + HALF_SECOND < film.frames; frame += 5) {
      // Across a cut the ground itself is another.
      if (disc(frame)?.name !== disc(frame + HALF_SECOND)?.name) continue
      const [a, b] = [disc(frame)?.pose(frame), disc(frame + HALF_SECOND)?.pose(frame + HALF_SECOND)]
      if (!a || !b) throw new Error(`no disc at ${frame}`)
      if (a.scale !== b.scale) continue
      const r = 240 * (b.scale ?? 1)
      const d = Math.hypot(b.x - a.x, b.y - a.y)
      // Two circles of one size: what either has alone.
      const lens = 2 * r * r * Math.acos(Math.min(1, d / (2 * r))) - (d / 2) * Math.sqrt(Math.max(0, 4 * r * r - d * d))
      const apart = 2 * (Math.PI * r * r - lens)
      expect(apart / (film.width * film.height), String(frame)).toBeGreaterThan(0.02)
    }
  })

  it('has no motif where the brand has no edge', async () => {
    const { layers } = await makeFilm(takumiRaster(localShelf), board, kitWithEdge('none'))
    expect(layers.filter(({ name }) => name === 'motif')).toEqual([])
  })

  it('runs its motif along the edge from the first frame to the last', () => {
    const motif = film.layers.find(({ name }) => name === 'motif')
    expect([motif?.from, motif?.until]).toEqual([0, film.frames])
    const places = [0, 1, film.frames - 1].map(frame => motif?.pose(frame).y)
    expect(new Set(places).size).toBe(3)
    expect((motif?.scene.height ?? 0) + (places[2] ?? 0)).toBeGreaterThanOrEqual(film.height)
  })

  it('shows a thing in every scene that has room, so that no two in a row are words alone', () => {
    const scenes = said.map((_, at) => film.layers.some(({ name }) => name.startsWith(`${at} picture`)))
    expect(scenes).toEqual([true, true, true, true])
  })

  it('of a brand whose trade is known shows its thing where the words name none, and nothing over grave news', async () => {
    const cobbler = { ...kit, name: 'Threlkeld', tagline: '', about: 'We resole walking boots by hand.' }
    const shows = async (...texts: string[]) => {
      const shots = texts.map((text, at) => ({
        ...{ scene: at === texts.length - 1 ? 'end_card' : 'statement', data: { text } },
        ...{ start_ms: at * 2000, end_ms: (at + 1) * 2000 },
      }))
      const { layers } = await makeFilm(takumiRaster(localShelf), Storyboard.parse({ ...board, shots }), cobbler)
      return layers.some(({ name }) => / picture /.test(name))
    }
    expect(await shows('Dry them slowly', 'Then ring us')).toBe(true)
    expect(await shows('Tom has died', 'Then ring us')).toBe(false)
  }, 30_000)
})
