import { createHash } from 'node:crypto'
import { expect, it, vi } from 'vitest'
import { localShelf } from '#dev/build/shelf-files.ts'
import { goldenKeys, goldenPicture } from '#dev/gallery/hashes.ts'
import { brandNames, sampleKit } from '#dev/kits.ts'
import { takumiRaster } from '#lib/adapters/engine/raster.ts'
import { heldTakumi } from '#lib/adapters/engine/takumi-instance.ts'
import { box, bytesOf, type FontFace, image } from '#lib/render/scene.ts'
import { dice } from '#lib/render/seed.ts'
import { familyNamed } from '#lib/render/type/font/families.ts'
import { glyphsOf } from '#lib/render/type/glyphs.ts'
import { widthsOf } from '#lib/render/type/widths.ts'
import { seed } from '#test/support/seed.ts'

/** A process of its own, as far as drawing goes: another engine, nothing known. */
async function freshEngine() {
  vi.resetModules()
  const { takumiRaster } = await import('#lib/adapters/engine/raster.ts')
  const { drawPicture } = await import('#lib/templates/kit/draw.ts')
  return { raster: takumiRaster(localShelf), drawPicture }
}

async function freshDrawing() {
  const { raster, drawPicture } = await freshEngine()
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

/** Written with several files of a family, which share letters: a space, and mostly an A. */
const WRITTEN = [
  'AV Tea at a quarter',
  'Święta z łososiem',
  'Phở bò đặc biệt',
  'Привет из Киева',
  'Bread → 5 ≤ 6',
  'مرحبا بالجميع 24',
]

it.each(brandNames)(
  '%s is set in the same letters whatever was written before it',
  async brand => {
    const kit = sampleKit(brand)
    const writing = async () => {
      const { raster, drawPicture } = await freshEngine()
      return async (headline: string) => {
        const look = {
          template: 'statement',
          width: 540,
          height: 540,
          format: 'png',
          scheme: 'auto',
          seed: 'a',
        } as const
        const { bytes } = await drawPicture(
          raster,
          { ...look, data: { headline }, ribbon: null, service_mark: false },
          kit,
        )
        return createHash('sha256').update(bytes).digest('hex')
      }
    }
    const alone = new Map<string, string>()
    for (const headline of WRITTEN) alone.set(headline, await (await writing())(headline))
    for (const order of [WRITTEN, WRITTEN.toReversed()]) {
      const write = await writing()
      for (const headline of order) expect(await write(headline), headline).toBe(alone.get(headline))
    }
  },
  60_000,
)

it('a font file that was given under another name, or another under its family’s, changes no letter', async () => {
  const family = familyNamed('Archivo') ?? expect.fail('no Archivo')
  const wide = async (fonts: readonly FontFace[]) => {
    const { raster } = await freshEngine()
    const root = { type: 'text' as const, text: 'a', style: {} }
    for (const face of fonts) await raster.measure({ root, width: 90, images: new Map(), fonts: [face] })
    const glyphs = await glyphsOf('Wheelwrights', family, raster.shelf)
    return widthsOf(raster, ['Wheelwrights'], family.display, glyphs)
  }
  const given = (family: string, cut: string): FontFace => ({
    ...{ family, path: `fonts/archivo/archivo-latin-${cut}-normal.woff2`, italic: false, ranges: [[32, 126]] },
  })
  const alone = await wide([])
  expect(await wide([given('another', 'standard')])).toEqual(alone)
  expect(await wide([given('archivo', 'wght')])).toEqual(alone)
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
