// Photographs larger than what is kept, beside what another decoder makes of them.
import sharp, { type JpegOptions } from 'sharp'
import { describe, expect, it } from 'vitest'
import { takumiPictures } from '#lib/adapters/engine/pictures.ts'
import { heldTakumi } from '#lib/adapters/engine/takumi-instance.ts'
import { normalise } from '#lib/media/picture/normalise.ts'
import { bytesOf, drawn, noise, psnr, rgba } from '#test/support/pictures.ts'
import { codeOf } from '#test/support/problems.ts'
import { AT_LENGTH, many } from '#test/support/proof.ts'

const pictures = takumiPictures()
const take = (bytes: Uint8Array) => normalise(pictures, bytes, 'picture')

/** Hills of colour with some grain, as a camera sees them: noise alone has nothing in common with its smaller self. */
async function landscape(width: number, height: number) {
  return drawn((await noise(64, 48)).resize(width, height, { kernel: 'cubic', fit: 'fill' }))
}

const every: [name: string, width: number, height: number, decibels: number, options: JpegOptions][] = [
  ['baseline', 2_600, 1_733, 38, {}],
  ['without subsampling', 2_600, 1_733, 38, { chromaSubsampling: '4:4:4' }],
  ['progressive', 3_001, 1_999, 38, { progressive: true }],
  ['upright, of odd size', 1_501, 2_333, 38, {}],
  ['a little larger only', 1_930, 1_080, 36, {}],
  ['eight times as large', 8_000, 700, 36, { progressive: true }],
]
const photographs = many(every.slice(1, 3), every)

describe('a photograph that is larger than what is kept', () => {
  it.each(photographs)('%s: what another decoder makes of it', async (_, width, height, decibels, options) => {
    const jpeg = await bytesOf((await landscape(width, height)).jpeg({ quality: 92, ...options }))
    const picture = await take(jpeg)
    expect(Math.max(picture.width, picture.height)).toBe(1_920)
    const other = sharp(jpeg).resize(picture.width, picture.height, { fit: 'fill', kernel: 'cubic' })
    expect(psnr((await rgba(picture.bytes)).data, (await rgba(other)).data)).toBeGreaterThan(decibels)
  })

  it.runIf(AT_LENGTH)('grey and printed ones keep their tones', async () => {
    for (const [decibels, make] of [
      [38, (await landscape(2_600, 1_733)).greyscale().jpeg({ quality: 92 })],
      [16, (await landscape(2_600, 1_733)).toColourspace('cmyk').jpeg({ quality: 92 })],
    ] as const) {
      const jpeg = await bytesOf(make)
      const picture = await take(jpeg)
      const other = sharp(jpeg).resize(picture.width, picture.height, { fit: 'fill' }).toColourspace('srgb')
      expect(psnr((await rgba(picture.bytes)).data, (await rgba(other)).data)).toBeGreaterThan(decibels)
    }
  })

  it.runIf(AT_LENGTH)(
    'of 24 megapixels leaves the engine small, and is turned as the camera says',
    async () => {
      for (const options of [{ quality: 92 }, { quality: 92, progressive: true }]) {
        const jpeg = await bytesOf((await landscape(6_000, 4_000)).withMetadata({ orientation: 6 }).jpeg(options))
        const began = performance.now()
        const picture = await take(jpeg)
        console.log(
          `24 megapixels in ${Math.round(performance.now() - began)} ms, the engine holds ${Math.round(heldTakumi().memoryBytes() / 1e6)} MB`,
        )
        expect(picture).toMatchObject({ width: 1_280, height: 1_920, content_type: 'image/jpeg' })
        expect(heldTakumi().memoryBytes()).toBeLessThan(75e6)
      }
    },
    60_000,
  )

  it('is refused where it is cut off', async () => {
    for (const options of [{}, { progressive: true }]) {
      const jpeg = await bytesOf((await landscape(2_600, 1_733)).jpeg(options))
      expect(await codeOf(() => take(jpeg.subarray(0, jpeg.length - 2_000)))).toBe('image_undecodable')
      const closed = jpeg.slice(0, jpeg.length - 2_000)
      closed.set([0xff, 0xd9], closed.length - 2)
      if (!('progressive' in options)) expect(await codeOf(() => take(closed))).toBe('image_undecodable')
    }
  })

  it('of more than 24 megapixels is refused with what is taken', async () => {
    const jpeg = await bytesOf(
      sharp({ create: { width: 6_100, height: 4_000, channels: 3, background: '#345' } }).jpeg(),
    )
    await expect(take(jpeg)).rejects.toThrow(/24 megapixels/)
  })
})
