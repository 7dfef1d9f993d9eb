import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { raster } from '#dev/build/raster.ts'
import { localShelf } from '#dev/build/shelf-files.ts'
import { sampleKit } from '#dev/kits.ts'
import { unbrotli } from '#lib/adapters/engine/brotli.ts'
import { KEPT_BYTES } from '#lib/adapters/engine/kept-bytes.ts'
import { heldTakumi } from '#lib/adapters/engine/takumi-instance.ts'
import { memoryBlobs } from '#lib/adapters/mock/blobs.ts'
import { loadFonts } from '#lib/brand/fonts/load.ts'
import { sha256Hex } from '#lib/bytes.ts'
import { readFont } from '#lib/media/font/read.ts'
import type { BrandKit } from '#lib/render/brand-kit.ts'
import { chooseSignature } from '#lib/render/signature/choose.ts'
import { familyNamed, type OwnFace } from '#lib/render/type/font/families.ts'
import { ownFamily, worn } from '#lib/render/type/font/own.ts'
import { pairingOf } from '#lib/render/type/font/pairing.ts'
import { packages } from '#lib/render/type/fonts.generated.ts'
import { glyphsOf } from '#lib/render/type/glyphs.ts'
import { drawPicture } from '#lib/templates/kit/draw.ts'
import { installed, otf } from '#test/support/fonts.ts'
import { AT_LENGTH, many } from '#test/support/proof.ts'

const readings = new Map<string, ReturnType<typeof readFont>>()

/** Under a name of its own in the library, as another brand's file would be. */
function faceOf(file: Uint8Array, place: string): OwnFace {
  const name = createHash('sha256').update(file).digest('hex')
  const reading = readings.get(name) ?? readFont(file, unbrotli)
  readings.set(name, reading)
  const { bytes, face } = reading
  return { ...face, family: 'House', path: `library/${place}`, file: bytes }
}

const kitWith = (fonts: readonly OwnFace[], more: Partial<BrandKit> = {}): BrandKit => {
  const kit = sampleKit('pomelo')
  return { ...kit, voice: { ...kit.voice, fonts: { display: 'House', text: 'House' } }, fonts, ...more }
}

/** Of the files of every family each so many: half are four times what is kept. */
const STEP = many(2, 2, 1)

const draw = (kit: BrandKit, headline = 'Bread that waits') =>
  drawPicture(
    raster,
    {
      ...{ template: 'statement', width: 540, height: 540, format: 'jpeg', scheme: 'auto', seed: 'a' },
      ...{ data: { headline }, ribbon: null, service_mark: false },
    },
    kit,
  )

/** Of the families that come with the service, those of a hundred files included. */
async function everyFont(): Promise<string[]> {
  const listed = Object.entries(packages).map(async ([name, { faces }]) => {
    const table = faces.length > 0 ? null : await localShelf.load(`glyphs/${name}.json`)
    const files = table ? Object.keys(JSON.parse(new TextDecoder().decode(table))) : faces.map(({ file }) => file)
    return files.map(file => `fonts/${name}/${file}`)
  })
  return (await Promise.all(listed)).flat()
}

describe('fonts of brands', () => {
  it('are never taken for one another, though families are called the same', async () => {
    const [one, other] = [kitWith([faceOf(otf(), 'one')]), kitWith([faceOf(installed('fraunces'), 'other')])]
    const alone = [await sha256Hex((await draw(one)).bytes), await sha256Hex((await draw(other)).bytes)]
    expect(alone[0]).not.toBe(alone[1])
    const both = await Promise.all([draw(other), draw(one), draw(other)])
    const hashes = await Promise.all(both.map(({ bytes }) => sha256Hex(bytes)))
    expect(hashes).toEqual([alone[1], alone[0], alone[1]])
  })

  it.runIf(AT_LENGTH)(
    'are let go: what many brands bring fills no more than a few of them',
    async () => {
      const file = installed('source-serif-4')
      await draw(kitWith([faceOf(file, 'brand-0')]))
      const first = await sha256Hex((await draw(kitWith([faceOf(file, 'brand-0')]))).bytes)
      const before = heldTakumi().memoryBytes()
      const { length } = faceOf(file, 'x').file as Uint8Array
      const brands = Math.ceil((2.5 * KEPT_BYTES.fonts) / length)
      for (let brand = 1; brand <= brands; brand++)
        await draw(kitWith([faceOf(file, `brand-${brand}`)]), `Loaf ${brand % 3}`)
      const grown = heldTakumi().memoryBytes() - before
      console.log(
        `${Math.round((brands * length) / 1e6)} MB of fonts made the engine grow by ${(grown / 1e6).toFixed(1)} MB`,
      )
      expect(brands).toBeGreaterThan(5)
      expect(grown).toBeLessThan(3 * KEPT_BYTES.fonts)
      expect(await sha256Hex((await draw(kitWith([faceOf(file, 'brand-0')]))).bytes)).toBe(first)
    },
    120_000,
  )

  it.runIf(AT_LENGTH)(
    'and those of every script are let go as well: file after file fills no more than a few of them',
    async () => {
      const before = heldTakumi().memoryBytes()
      let bytes = 0
      for (const path of (await everyFont()).filter((_, at) => at % STEP === 0)) {
        const face = { family: 'each', path, italic: false, ranges: [[97, 97] as const] }
        bytes += (await localShelf.load(path))?.length ?? 0
        await raster.measure({
          root: { type: 'text', text: 'a', style: {} },
          width: 90,
          images: new Map(),
          fonts: [face],
        })
      }
      const grown = heldTakumi().memoryBytes() - before
      console.log(`${(bytes / 1e6).toFixed(1)} MB of WOFF2 made the engine grow by ${(grown / 1e6).toFixed(1)} MB`)
      expect(bytes).toBeGreaterThan(20e6 / STEP)
      expect(grown).toBeLessThan(3 * KEPT_BYTES.fonts)
    },
    120_000,
  )

  it('have what they lack drawn by the family that stands in for them here, whoever did so before', async () => {
    const face = faceOf(otf(), 'lacking')
    const drawnIn = async (name: string) => {
      const family = ownFamily([face], 'House', familyNamed(name) ?? expect.fail(name)) ?? expect.fail('no family')
      return (await glyphsOf('5 €', family, localShelf)).faces
        .map(({ path }) => path)
        .filter(path => path !== face.path)
    }
    for (const [name, folder] of [
      ['Inter', 'inter'],
      ['Fraunces', 'fraunces'],
    ] as const)
      expect(await drawnIn(name)).toEqual([expect.stringContaining(`fonts/${folder}/`)])
  })

  it('are given again to a painter whose fonts were let go meanwhile', async () => {
    const face = faceOf(installed('source-serif-4'), 'painted')
    const fonts = [{ family: 'own-p', path: face.path, italic: false, ranges: [[32, 126] as const], file: face.file }]
    const style = { fontFamily: '"own-p"', fontSize: 40, width: 300, height: 80, color: '#000000' }
    const scene = {
      root: { type: 'text' as const, text: 'Loaf', style },
      width: 300,
      height: 80,
      images: new Map(),
      fonts,
    }
    const paint = await raster.painter([scene])
    const painted = () => paint(scene, rgba => Buffer.from(rgba))
    const before = painted()
    for (let brand = 0; brand < 40; brand++) await draw(kitWith([faceOf(installed('source-serif-4'), `late-${brand}`)]))
    expect(painted().equals(before)).toBe(true)
  }, 120_000)

  it('a heading takes the bold file and running text the plain one', async () => {
    const bold = { ...faceOf(otf(), 'bold'), weight: 800 }
    const plain = { ...faceOf(installed('figtree'), 'plain'), weight: 400, weights: undefined }
    const kit = kitWith([plain, bold])
    const { display, text } = pairingOf(kit, chooseSignature(kit))
    expect(
      [worn(display, display.display), worn(text, text.text)].map(one => [one.family.package, one.cut.weight]),
    ).toEqual([
      ['own-bold', 800],
      ['own-plain', 400],
    ])
  })

  it('whose files are gone are told, with what draws in their place', async () => {
    const { fonts, lost_fonts } = await loadFonts(memoryBlobs(), [
      { ...faceOf(otf(), 'gone'), blob_key: 'library/gone' },
    ])
    expect([fonts, lost_fonts]).toEqual([[], ['House']])
    const { proof } = await draw(kitWith(fonts, { lost_fonts }))
    expect(proof.stand_ins).toMatchObject([
      { role: 'display', family: 'House', lacks: [], whole: true },
      { role: 'text', family: 'House', lacks: [], whole: true },
    ])
  })
})
