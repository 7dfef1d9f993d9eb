// Lossy WebP, decoded row by row: beside libwebp, which draws the same file.
import sharp, { type Sharp } from 'sharp'
import { describe, expect, it } from 'vitest'
import { takumiPictures } from '#lib/adapters/engine/pictures.ts'
import { heldTakumi } from '#lib/adapters/engine/takumi-instance.ts'
import { shrinkWebp } from '#lib/media/formats/webp-shrink.ts'
import { normalise } from '#lib/media/picture/normalise.ts'
import { bytesOf, drawn, noise, psnr, rgba } from '#test/support/pictures.ts'
import { codeOf } from '#test/support/problems.ts'
import { AT_LENGTH, many } from '#test/support/proof.ts'

const take = (bytes: Uint8Array) => normalise(takumiPictures(), bytes, 'picture')

/** The frame alone, of a file that has nothing else. */
const frameOf = (webp: Uint8Array) => webp.subarray(20)

describe('a lossy WebP', () => {
  it.each([
    ['calm', 30, {}],
    ['fine', 95, {}],
    ['coarse', 3, {}],
    ['quick', 60, { effort: 0 }],
    ['slow, in segments', 60, { effort: 6 }],
    ['of a drawing', 75, { preset: 'drawing' }],
    ['of text', 40, { preset: 'text' }],
  ] as const)('grey, %s: every sample as libwebp has it', async (_, quality, more) => {
    for (const [width, height] of [
      [64, 64],
      [333, 201],
      [17, 400],
      [640, 48],
    ] as const) {
      const grey = (await landscape(width, height)).greyscale().toColourspace('srgb')
      const webp = await bytesOf(grey.webp({ quality, ...more }))
      const ours = shrinkWebp(frameOf(webp), { width, height }, { width, height })
      const theirs = await rgba(webp)
      let worst = 0
      for (let at = 0; at < ours.data.length; at++)
        worst = Math.max(worst, Math.abs((ours.data[at] ?? 0) - (theirs.data[at] ?? 0)))
      expect(worst).toBeLessThanOrEqual(1)
    }
  })

  const photographs: [name: string, width: number, height: number][] = [
    ['across', 4_000, 2_600],
    ['upright, of odd size', 1_999, 3_001],
    ['a little larger only', 1_950, 1_300],
  ]
  it.each(many(photographs.slice(2), photographs))(
    'in colour, %s: made smaller as another decoder makes it',
    async (_, width, height) => {
      const webp = await bytesOf((await landscape(width, height)).webp({ quality: 85, effort: 1 }))
      const picture = await take(webp)
      expect(Math.max(picture.width, picture.height)).toBe(1_920)
      const other = sharp(webp).resize(picture.width, picture.height, { fit: 'fill', kernel: 'linear' })
      expect(psnr((await rgba(picture.bytes)).data, (await rgba(other)).data)).toBeGreaterThan(36)
    },
  )

  it.runIf(AT_LENGTH)(
    'of 24 megapixels leaves the engine small, and is turned as its camera says',
    async () => {
      const webp = await bytesOf((await landscape(6_000, 4_000)).withMetadata({ orientation: 6 }).webp({ effort: 0 }))
      const before = heldTakumi().memoryBytes()
      const began = performance.now()
      expect(await take(webp)).toMatchObject({ width: 1_280, height: 1_920, content_type: 'image/jpeg' })
      console.log(`24 megapixels in ${Math.round(performance.now() - began)} ms`)
      expect(heldTakumi().memoryBytes() - before).toBeLessThan(45e6)
    },
    60_000,
  )

  it.runIf(AT_LENGTH)('is refused where it is cut off, at whatever place', async () => {
    const webp = await bytesOf((await landscape(2_600, 1_733)).webp({ effort: 1 }))
    for (const part of [0.1, 0.5, 0.9, 0.99]) {
      const short = webp.slice(0, Math.floor((webp.length * part) / 2) * 2)
      const view = new DataView(short.buffer)
      view.setUint32(4, short.length - 8, true)
      view.setUint32(16, short.length - 20, true)
      expect(await codeOf(() => take(short))).toBe('image_undecodable')
    }
  })

  it('with transparency is taken to 4 megapixels', async () => {
    const webp = await bytesOf(
      sharp({ create: { width: 2_100, height: 2_000, channels: 4, background: '#12345678' } }).webp(),
    )
    await expect(take(webp)).rejects.toThrow(/transparency .* 4 megapixels/)
  })
})

/** Hills of colour with some grain, and edges of every slant. */
async function landscape(width: number, height: number): Promise<Sharp> {
  const grain = (await noise(64, 48)).resize(width, height, { kernel: 'cubic', fit: 'fill' })
  const lines = Array.from(
    { length: 24 },
    (_, at) =>
      `<path d="M${at * 4} 0 L${100 - at * 4} 100" stroke="#${(at * 654_321 + 16_711_680).toString(16).slice(-6)}"/>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 100 100" preserveAspectRatio="none">${lines.join('')}</svg>`
  return drawn(grain.composite([{ input: Buffer.from(svg) }]))
}
