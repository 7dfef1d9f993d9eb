import { describe, expect, it } from 'vitest'
import { takumiRaster } from '#lib/adapters/raster.ts'
import { localShelf } from '../../dev/shelf.ts'
import { tryPictures } from './property.ts'

const COUNT = 60
const seed = process.env.SEED ?? String(Date.now())

describe('random texts, palettes and templates', () => {
  it(`are drawn without flaw or refused (seed ${seed}; bench/pictures-proof.ts tries 10,000)`, async () => {
    const seeds = Array.from({ length: COUNT }, (_, index) => `${seed}/${index}`)
    const { drawn, refused, broken } = await tryPictures(takumiRaster(localShelf), seeds)
    expect(broken).toEqual([])
    expect(drawn + refused).toBe(COUNT)
    expect(drawn).toBeGreaterThan(COUNT / 3)
  }, 240_000)
})
