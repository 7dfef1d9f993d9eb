// The brand's own picture of a thing beside photos of the brand: which of them a post shows.
import { beforeAll, expect, it } from 'vitest'
import { raster } from '#dev/build/raster.ts'
import type { BrandKit, KitImage } from '#lib/render/brand-kit.ts'
import { createPage } from '#lib/render/page.ts'
import { picturesIn } from '#lib/render/scene.ts'
import { pictured } from '#lib/templates/kit/pictured.ts'
import { bytesOf, noise } from '#test/support/pictures.ts'

const rect = { x: 0, y: 0, width: 1080, height: 700 }
let bytes: Uint8Array

beforeAll(async () => {
  bytes = new Uint8Array(await bytesOf((await noise(600, 400)).png()))
})

const file = (key: string): KitImage => ({ key, bytes, content_type: 'image/png', width: 600, height: 400 })
const own = { ...{ shows: 'golf umbrella', noun: 'umbrella', body: '#0F5257', is_ai: true } }

type Undrawn = Omit<typeof own, 'noun'> & { noun: null }
const undrawn: Undrawn = { ...own, shows: 'proofing basket', noun: null }

/** The files that a post on umbrellas shows. */
async function shown(
  photos: string[],
  depicts?: string[],
  { headline = 'Umbrellas are mended', artwork = own }: { headline?: string; artwork?: typeof own | Undrawn } = {},
): Promise<string[]> {
  const kit: BrandKit = {
    ...{ name: 'Tidewell', tagline: '', palette: { primary: '#0F5257' }, voice: {} },
    ...{ logos: [], screens: [], people: [], mascot: [] },
    photos: photos.map(shows => ({ shows, image: file(shows) })),
    artwork: [{ ...artwork, image: file('own') }],
  }
  const picture = {
    ...{ template: 'announcement', composition: 'auto', width: 1080, height: 1350, format: 'png' as const },
    ...{ scheme: 'auto' as const, data: { headline }, seed: 'a', index: 0 },
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

it('stands by its name where no drawing of ours shows it, and is not shown where it is not named', async () => {
  const named = (headline: string) => shown([], undefined, { headline, artwork: undrawn })
  expect(await named('Proofing baskets are back in the shop')).toEqual(['own'])
  expect(await named('A proofing basket for every loaf')).toEqual(['own'])
  for (const other of ['Baskets are back in the shop', 'We have no proofing baskets left', 'Umbrellas are mended'])
    expect(await named(other)).toEqual([])
})
