// A brand may have forty pictures: of a run's kit those are read that are drawn, and the others fill no isolate.
import { expect, it } from 'vitest'
import { raster } from '#dev/build/raster.ts'
import { sampleKit } from '#dev/kits.ts'
import { memoryBlobs } from '#lib/adapters/mock/blobs.ts'
import type { BrandKit } from '#lib/render/brand-kit.ts'
import { bytesOf, image } from '#lib/render/scene.ts'
import { loadKit } from '#lib/runs/recipe/kit.ts'
import type { BrandSnapshot } from '#lib/runs/recipe/recipe.ts'

const SIDE = 64

async function stored() {
  const held = memoryBlobs()
  const { screens, palette } = sampleKit('kestrel')
  const shown = await Promise.all(
    screens.slice(0, 3).map(async ({ image: { bytes, ...rest }, ...screen }, at) => {
      const blob_key = `library/${at}`
      await held.put(blob_key, await bytesOf(bytes), rest.content_type)
      return { ...screen, ...rest, blob_key, sha256: `${at}` }
    }),
  )
  const read: string[] = []
  const blobs = {
    ...held,
    read: (key: string) => {
      read.push(key)
      return held.read(key)
    },
  }
  const none = { logos: [], photos: [], people: [], mascot: [] }
  const brand = { ...none, version: 1, name: 'Kestrel', tagline: '', palette, voice: {}, screens: shown }
  return { blobs, read, brand: brand as BrandSnapshot }
}

const drawn = ({ screens }: BrandKit, at: number) => {
  const file = screens[at]?.image
  const children = [image({ x: 0, y: 0, width: SIDE, height: SIDE }, `${file?.key}`)]
  const root = { type: 'container' as const, style: { position: 'relative', width: SIDE, height: SIDE }, children }
  const images = new Map(screens.map(screen => [screen.image.key, screen.image.bytes]))
  return raster.pixels({ root, width: SIDE, height: SIDE, images, fonts: [] })
}

it('a picture is read when it is drawn, and no other with it', async () => {
  const { blobs, read, brand } = await stored()
  const kit = await loadKit(blobs, brand)
  expect(kit.screens).toHaveLength(3)
  expect(read).toEqual([])
  expect((await drawn(kit, 1)).some(value => value !== 0)).toBe(true)
  expect(read).toEqual(['library/1'])
})

it('a picture is the same in the kit of the next run, so that what was learnt of it is known', async () => {
  const { blobs, brand } = await stored()
  const [one, other] = [await loadKit(blobs, brand), await loadKit(blobs, brand)]
  expect(other.screens[0]?.image.bytes).toBe(one.screens[0]?.image.bytes)
  expect(other).toBe(one)
  expect(await loadKit(blobs, { ...brand, tagline: 'Another' })).not.toBe(one)
})

it('a picture that is deleted under a run fails that attempt, and the next goes without it', async () => {
  const { blobs, brand } = await stored()
  const kit = await loadKit(blobs, brand)
  await blobs.remove('library/1')
  await expect(drawn(kit, 1)).rejects.toThrow('library/1 was deleted while it was to be drawn')
  expect((await loadKit(blobs, brand)).screens.map(screen => screen.image.key)).toEqual(['library/0', 'library/2'])
})
