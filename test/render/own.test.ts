// The brand's own picture of a thing beside photos of the brand: which of them a post shows.
import { beforeAll, expect, it } from 'vitest'
import { localShelf } from '#dev/build/shelf-files.ts'
import { takumiRaster } from '#lib/adapters/engine/raster.ts'
import type { BrandKit, KitImage } from '#lib/render/brand-kit.ts'
import { createPage } from '#lib/render/page.ts'
import { picturesIn } from '#lib/render/scene.ts'
import { pictured } from '#lib/templates/kit/pictured.ts'
import { bytesOf, noise } from '#test/support/pictures.ts'

const raster = takumiRaster(localShelf)
const rect = { x: 0, y: 0, width: 1080, height: 700 }
let bytes: Uint8Array

beforeAll(async () => {
  bytes = new Uint8Array(await bytesOf((await noise(600, 400)).png()))
})

const file = (key: string): KitImage => ({ key, bytes, content_type: 'image/png', width: 600, height: 400 })
const own = { ...{ shows: 'golf umbrella', noun: 'umbrella', body: '#0F5257', is_ai: true } }

/** The files that a post on umbrellas shows. */
async function shown(photos: string[], depicts?: string[]): Promise<string[]> {
  const kit: BrandKit = {
    ...{ name: 'Tidewell', tagline: '', palette: { primary: '#0F5257' }, voice: {} },
    ...{ logos: [], screens: [], people: [], mascot: [] },
    photos: photos.map(shows => ({ shows, image: file(shows) })),
    artwork: [{ ...own, image: file('own') }],
  }
  const picture = {
    ...{ template: 'announcement', composition: 'auto', width: 1080, height: 1350, format: 'png' as const },
    ...{ scheme: 'auto' as const, data: { headline: 'Umbrellas are mended' }, seed: 'a', index: 0 },
    ...{ ribbon: null, service_mark: false, ...(depicts && { depicts }) },
  }
  const { page } = createPage(raster, picture, kit)
  const nodes = await pictured(page, page.theme.plain, rect, 'none')
  return [...picturesIn({ type: 'container', style: {}, children: nodes })].filter(key => !key.startsWith('<svg'))
}

it('its own picture of the thing that the words name stands where ours would', async () => {
  expect(await shown([])).toEqual(['own'])
  expect(await shown([], ['own/golf umbrella'])).toEqual(['own'])
  expect(await shown([], ['umbrella'])).toEqual([])
  expect(await shown([], ['own/gone'])).toEqual([])
})

it('before a photo that shows nothing of what is told, and after one that does', async () => {
  expect(await shown(['A sunset'])).toEqual(['own'])
  expect(await shown(['A sunset', 'Umbrellas that were mended'])).toEqual(['Umbrellas that were mended'])
  expect(await shown(['A sunset'], ['umbrella'])).toEqual(['A sunset'])
})
