import { describe, expect, it } from 'vitest'
import { raster } from '#dev/build/raster.ts'
import { UPRIGHT } from '#dev/gallery/storyboards.ts'
import type { BrandKit } from '#lib/render/brand-kit.ts'
import { chooseSignature } from '#lib/render/signature/choose.ts'
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
  ...UPRIGHT,
  shots: said.map(([scene, data], at) => ({ scene, data, start_ms: at * 2000, end_ms: (at + 1) * 2000 })),
})

describe('a film', async () => {
  const film = await makeFilm(raster, board, kitWithEdge('rail'))

  it('has no motif where the brand has no edge', async () => {
    const { layers } = await makeFilm(raster, board, kitWithEdge('none'))
    expect(layers.filter(({ name }) => name === 'motif')).toEqual([])
  })

  it('runs its motif along the edge from the first frame to the last', () => {
    const motif = film.layers.find(({ name }) => name === 'motif')
    expect([motif?.from, motif?.until]).toEqual([0, film.frames])
    const places = [0, 1, film.frames - 1].map(frame => motif?.pose(frame).y)
    expect(new Set(places).size).toBe(3)
    expect((motif?.scene.height ?? 0) + (places[2] ?? 0)).toBeGreaterThanOrEqual(film.height)
  })

  it('of a brand whose trade is known shows its thing where the words name none, and nothing over grave news', async () => {
    const cobbler = { ...kit, name: 'Threlkeld', tagline: '', about: 'We resole walking boots by hand.' }
    const shows = async (...texts: string[]) => {
      const shots = texts.map((text, at) => ({
        ...{ scene: at === texts.length - 1 ? 'end_card' : 'statement', data: { text } },
        ...{ start_ms: at * 2000, end_ms: (at + 1) * 2000 },
      }))
      const { layers } = await makeFilm(raster, Storyboard.parse({ ...board, shots }), cobbler)
      return layers.some(({ name }) => / picture /.test(name))
    }
    expect(await shows('Dry them slowly', 'Then ring us')).toBe(true)
    expect(await shows('Tom has died', 'Then ring us')).toBe(false)
  }, 30_000)
})
