import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { raster } from '#dev/build/raster.ts'
import { sampleKit } from '#dev/kits.ts'
import { takumiPictures } from '#lib/adapters/engine/pictures.ts'
import { heldTakumi, type TakumiInstance } from '#lib/adapters/engine/takumi-instance.ts'
import { normalise } from '#lib/media/picture/normalise.ts'
import { drawPicture } from '#lib/templates/kit/draw.ts'
import { banded, bytesOf, noise } from '#test/support/pictures.ts'
import { codeOf } from '#test/support/problems.ts'
import { AT_LENGTH, many } from '#test/support/proof.ts'

/** The engines that were held, one after the other. */
function counted() {
  const engines: TakumiInstance[] = []
  const pictures = takumiPictures(() => {
    const engine = heldTakumi()
    if (!engines.includes(engine)) engines.push(engine)
    return engine
  })
  return { engines, pictures }
}

const circle = (radius: string) =>
  new TextEncoder().encode(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle r="${radius}"/></svg>`)

describe('takumiPictures', () => {
  it.runIf(AT_LENGTH)(
    'stays under 100 MB with one engine for the largest pictures of each kind, in any order',
    async () => {
      const { engines, pictures } = counted()
      const flat = sharp({ create: { width: 6_000, height: 4_000, channels: 4, background: '#123' } })
      const files = await Promise.all(
        [
          flat.png(),
          (await noise(1_920, 1_920)).jpeg(),
          (await noise(4_000, 3_000)).jpeg(),
          (await noise(3_000, 2_000)).jpeg({ progressive: true }),
          (await noise(3_000, 2_000)).toColourspace('cmyk').jpeg(),
          (await noise(2_400, 1_600, 4)).webp(),
          (await noise(3_000, 2_000)).webp(),
          banded(2_000, 1_500, [1, 2, 3], [4, 5, 6]).png({ progressive: true }),
          banded(1_320, 2_868, [250, 250, 250], [9, 9, 9]).png(),
        ].map(bytesOf),
      )
      for (const step of many([3], [3], [1, 2, 3, 4, 5, 6]))
        for (let index = 0; index < files.length; index++)
          await normalise(pictures, files[(index * step) % files.length] ?? new Uint8Array(), 'picture')
      const [engine] = engines
      console.log(`the engine holds ${Math.round((engine?.memoryBytes() ?? 0) / 1e6)} MB`)
      expect(engines).toHaveLength(1)
      expect(engine?.memoryBytes()).toBeLessThan(100e6)
    },
    120_000,
  )

  it('takes a new engine after one that trapped, and only then', async () => {
    const { engines, pictures } = counted()
    const before = await normalise(pictures, circle('4'), 'logo')
    expect(await codeOf(() => normalise(pictures, new Uint8Array([137, 80, 78, 71]), 'logo'))).toBe(
      'unsupported_media_type',
    )
    expect(engines).toHaveLength(1)
    expect(await codeOf(() => normalise(pictures, circle('1e30'), 'logo'))).toBe('image_undecodable')
    expect((await normalise(pictures, circle('4'), 'logo')).sha256).toBe(before.sha256)
    expect(engines).toHaveLength(2)
  })

  it('leaves drawing as it was, fonts included', async () => {
    const { engines, pictures } = counted()
    const card = {
      template: 'statement',
      width: 1080,
      height: 1080,
      format: 'png',
      scheme: 'auto',
      seed: 'one',
    } as const
    const data = { headline: 'A failed job should tell you why.', body: 'One timeline per job.' }
    const draw = async () =>
      (await drawPicture(raster, { ...card, data, ribbon: null, service_mark: false }, sampleKit('kestrel'))).bytes
    const before = await draw()
    expect(await codeOf(() => normalise(pictures, circle('1e30'), 'logo'))).toBe('image_undecodable')
    const after = await draw()
    expect(Buffer.compare(before, after)).toBe(0)
    await normalise(pictures, circle('4'), 'logo')
    expect(engines).toHaveLength(2)
  })
})
