import { createHash } from 'node:crypto'
import { expect, it, vi } from 'vitest'
import { localShelf } from '#dev/build/shelf-files.ts'
import { goldenKeys, goldenPicture } from '#dev/gallery/hashes.ts'
import { sampleKit } from '#dev/kits.ts'
import { takumiRaster } from '#lib/adapters/engine/raster.ts'
import { heldTakumi } from '#lib/adapters/engine/takumi-instance.ts'
import { box, bytesOf, image } from '#lib/render/scene.ts'
import { dice } from '#lib/render/seed.ts'
import { seed } from '#test/support/seed.ts'

/** A process of its own, as far as drawing goes: another engine, nothing known. */
async function freshDrawing() {
  vi.resetModules()
  const { takumiRaster } = await import('#lib/adapters/engine/raster.ts')
  const { drawPicture } = await import('#lib/templates/kit/draw.ts')
  const raster = takumiRaster(localShelf)
  const kits = new Map<string, ReturnType<typeof sampleKit>>()
  return async (key: string) => {
    const { picture, brand } = goldenPicture(key)
    const kit = kits.get(brand) ?? sampleKit(brand)
    kits.set(brand, kit)
    const { bytes } = await drawPicture(raster, picture, kit)
    return createHash('sha256').update(bytes).digest('hex')
  }
}

it(`a picture is the same in a fresh engine and in one that has drawn others before it (seed ${seed})`, async () => {
  const roll = dice(String(seed))
  const pictured = goldenKeys().filter(key => /^(?:og_device|product|people|announcement|offer|quote|mascot)/.test(key))
  const keys = Array.from({ length: 14 }, () => pictured[Math.floor(roll() * pictured.length)] ?? '')
  const known = new Map<string, string>()
  const first = await freshDrawing()
  for (const key of keys) known.set(key, await first(key))
  for (const key of keys.toReversed()) expect(await first(key), key).toBe(known.get(key))
  const other = await freshDrawing()
  for (const key of keys.toReversed()) expect(await other(key), key).toBe(known.get(key))
}, 60_000)

it(`a picture of the library is drawn as the engine draws it from its file, but for roundings (seed ${seed})`, async () => {
  const raster = takumiRaster(localShelf)
  const roll = dice(String(seed))
  const { logos, screens, photos, people } = sampleKit('kestrel')
  const pictures = [...logos, ...screens, ...photos, ...people].map(one => one.image)
  const [width, height] = [400, 300]
  const any = (from: number, to: number) => from + roll() * (to - from)
  const looks = [{}, { objectFit: 'cover' }, { objectFit: 'cover', objectPosition: '50% 0%' }, { borderRadius: 20.5 }]
  const apart: number[] = []
  for (let turn = 0; turn < 40; turn++) {
    const { key, bytes } = pictures[Math.floor(roll() * pictures.length)] ?? { key: '', bytes: new Uint8Array() }
    const place = { x: any(-60, 200), y: any(-60, 200), width: any(1, 300), height: any(1, 300) }
    const style = looks[Math.floor(roll() * looks.length)]
    const frame = box({ x: any(-20, 20), y: any(-20, 20), width: 300, height: 250 }, { overflow: 'hidden' }, [
      image(place, key, style),
    ])
    const root = { type: 'container' as const, style: { width, height, backgroundColor: '#AB5' }, children: [frame] }
    const drawn = await raster.pixels({ root, width, height, images: new Map([[key, bytes]]), fonts: [] })
    const images = [{ src: key, data: await bytesOf(bytes), cache: 'none' as const }]
    const plain = heldTakumi().render(root, { width, height, format: 'raw', dithering: 'ordered-bayer', images })
    apart.push(drawn.reduce((sum, value, at) => sum + Math.abs(value - (plain[at] ?? 0)), 0) / drawn.length)
    expect(apart.at(-1), `turn ${turn}: ${JSON.stringify(frame)}`).toBeLessThan(2)
  }
  expect(apart.filter(mean => mean === 0).length).toBeGreaterThan(20)
}, 60_000)
