import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { takumiPictures } from '#lib/adapters/engine/pictures.ts'
import { sha256Hex } from '#lib/bytes.ts'
import { normalise } from '#lib/media/picture/normalise.ts'
import {
  banded,
  bytesOf,
  exifOrientation,
  noise,
  psnr,
  rgba,
  withJpegSegment,
  withPngChunk,
} from '#test/support/pictures.ts'
import { AT_LENGTH } from '#test/support/proof.ts'

const pictures = takumiPictures()
const take = (bytes: Uint8Array) => normalise(pictures, bytes, 'picture')

describe('normalise, what comes in', () => {
  it('keeps every pixel of a screen that came as PNG', async () => {
    const png = await bytesOf((await noise(780, 1688)).png())
    const picture = await take(png)
    expect(picture).toMatchObject({ content_type: 'image/png', width: 780, height: 1688 })
    expect(psnr((await rgba(picture.bytes)).data, (await rgba(png)).data)).toBe(Number.POSITIVE_INFINITY)
    expect(picture.original_sha256).toBe(await sha256Hex(png))
    expect(picture.sha256).toBe(await sha256Hex(picture.bytes))
  })

  it.each([
    ['8-bit palette PNG', async () => (await noise(200, 120)).png({ palette: true, colours: 16 })],
    ['grey PNG', async () => (await noise(200, 120)).greyscale().png()],
    ['interlaced PNG', async () => (await noise(201, 123)).png({ progressive: true })],
    [
      'PNG with alpha',
      async () => sharp({ create: { width: 99, height: 77, channels: 4, background: '#4f46e5' } }).png(),
    ],
    ['lossless WebP', async () => (await noise(200, 120)).webp({ lossless: true })],
  ])('%s: the same pixels', async (_, make) => {
    const bytes = await bytesOf(await make())
    const picture = await take(bytes)
    expect(picture.content_type).toBe('image/png')
    expect(psnr((await rgba(picture.bytes)).data, (await rgba(bytes)).data)).toBe(Number.POSITIVE_INFINITY)
  })

  it.each([
    ['baseline JPEG', 'image/jpeg', 34, async () => (await noise(640, 480)).jpeg({ quality: 90 })],
    ['4:4:4 JPEG', 'image/jpeg', 34, async () => (await noise(640, 480)).jpeg({ chromaSubsampling: '4:4:4' })],
    ['odd-sized JPEG', 'image/jpeg', 34, async () => (await noise(641, 483)).jpeg()],
    ['progressive JPEG', 'image/jpeg', 34, async () => (await noise(640, 480)).jpeg({ progressive: true })],
    ['grey JPEG', 'image/jpeg', 34, async () => (await noise(640, 480)).greyscale().jpeg()],
    // Without its profile, which is not read: near enough to see that no channel is inverted.
    ['CMYK JPEG', 'image/jpeg', 16, async () => (await noise(640, 480)).toColourspace('cmyk').jpeg({ quality: 95 })],
    ['lossy WebP', 'image/jpeg', 34, async () => (await noise(640, 480)).webp({ quality: 90 })],
    ['lossy WebP with alpha', 'image/png', 30, async () => (await noise(640, 480, 4)).webp({ quality: 90 })],
    ['16-bit PNG', 'image/png', 45, async () => (await noise(640, 480)).toColourspace('rgb16').png()],
  ] as const)('%s: %s, at least %d dB from what another decoder sees', async (_, contentType, decibels, make) => {
    const bytes = await bytesOf(await make())
    const picture = await take(bytes)
    expect(picture.content_type).toBe(contentType)
    const seen = await rgba(await bytesOf(sharp(bytes).toColourspace('srgb').png()))
    expect(psnr((await rgba(picture.bytes)).data, seen.data)).toBeGreaterThan(decibels)
  })

  it.runIf(AT_LENGTH)('makes a large picture smaller, screens less so than photographs', async () => {
    const phone = await take(await bytesOf(banded(1320, 2868, [251, 254, 255], [18, 36, 54]).png()))
    expect([phone.width, phone.height]).toEqual([1178, 2560])
    const photo = await take(await bytesOf((await noise(3600, 2400)).jpeg()))
    expect([photo.width, photo.height]).toEqual([1920, 1280])
    const square = await take(await bytesOf((await noise(2400, 2400)).webp()))
    expect([square.width, square.height]).toEqual([1789, 1789])
  })

  it('stores a photograph that came as PNG as JPEG when its PNG would be huge', async () => {
    const grain = { width: 1600, height: 1200, channels: 3, background: '#000' } as const
    const loud = sharp({ create: { ...grain, noise: { type: 'gaussian', mean: 128, sigma: 30 } } })
    expect(await take(await bytesOf(loud.png()))).toMatchObject({ content_type: 'image/jpeg', width: 1600 })
  })

  it('gives the same bytes for the same file, in one engine or the next', async () => {
    const jpeg = await bytesOf((await noise(900, 700)).jpeg())
    const [first, second] = [await take(jpeg), await normalise(takumiPictures(), jpeg, 'logo')]
    expect(second.sha256).toBe(first.sha256)
  })
})

describe('normalise, what does not', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('applies orientation %d and forgets it', async orientation => {
    const upright = await bytesOf((await noise(240, 160)).jpeg({ quality: 95, chromaSubsampling: '4:4:4' }))
    const exif = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), exifOrientation(orientation)])
    const jpeg = withJpegSegment(upright, 0xe1, exif)
    const picture = await take(jpeg)
    const seen = await rgba(await bytesOf(sharp(jpeg).autoOrient().png()))
    expect([picture.width, picture.height]).toEqual(orientation < 5 ? [240, 160] : [160, 240])
    expect(psnr((await rgba(picture.bytes)).data, seen.data)).toBeGreaterThan(36)
    expect((await sharp(picture.bytes).metadata()).orientation).toBeUndefined()
  })

  it('applies the orientation of PNG and WebP files too', async () => {
    const png = await bytesOf(banded(200, 100, [255, 255, 255], [255, 0, 0]).png())
    for (const turned of [withPngChunk(png, 'eXIf', exifOrientation(6)), await webpTurned(png)]) {
      const picture = await take(turned)
      expect([picture.width, picture.height]).toEqual([100, 200])
      const { data } = await rgba(picture.bytes)
      expect([...data.subarray(0, 3)]).toEqual([255, 255, 255])
      expect([...data.subarray(99 * 4, 99 * 4 + 3)]).toEqual([255, 0, 0])
    }
  })

  const webpTurned = (png: Uint8Array) => bytesOf(sharp(png).withMetadata({ orientation: 6 }).webp({ lossless: true }))

  it.each(['png', 'jpeg', 'webp'] as const)('drops place, author, comment and profile of a %s', async format => {
    const secret = 'SECRET-47.3769N-8.5417E'
    const tagged = (await noise(160, 120))
      .withExif({ IFD0: { Artist: secret, ImageDescription: secret }, IFD3: { GPSLatitude: '47/1 22/1 0/1' } })
      .withIccProfile('p3')
    let bytes: Uint8Array = await bytesOf(tagged.toFormat(format))
    if (format === 'png') bytes = withPngChunk(bytes, 'tEXt', Buffer.from(`Comment\0${secret}`))
    if (format === 'jpeg') bytes = withJpegSegment(bytes, 0xfe, Buffer.from(secret))
    expect(Buffer.from(bytes).includes(secret)).toBe(true)
    const picture = await take(bytes)
    expect(Buffer.from(picture.bytes).includes(secret)).toBe(false)
    const { exif, icc, xmp, iptc, comments } = await sharp(picture.bytes).metadata()
    expect([exif, icc, xmp, iptc, comments]).toEqual([undefined, undefined, undefined, undefined, undefined])
  })
})

describe('palette', () => {
  it('finds flat colours exactly and the shares they have', async () => {
    const { palette } = await take(await bytesOf(banded(400, 400, [249, 246, 229], [79, 70, 229]).png()))
    expect(palette).toEqual([
      { hex: '#F9F6E5', share: expect.closeTo(0.75, 2) },
      { hex: '#4F46E5', share: expect.closeTo(0.25, 2) },
    ])
  })

  it('leaves out what cannot be seen, and is empty when nothing can', async () => {
    const clear = { width: 100, height: 100, channels: 4, background: { r: 255, g: 0, b: 0, alpha: 0 } } as const
    const badge = await sharp({ create: { width: 50, height: 50, channels: 3, background: '#00875A' } })
      .png()
      .toBuffer()
    const logo = sharp({ create: clear }).composite([{ input: badge, left: 10, top: 10 }])
    expect((await take(await bytesOf(logo.png()))).palette).toEqual([{ hex: '#00875A', share: 1 }])
    expect((await take(await bytesOf(sharp({ create: clear }).png()))).palette).toEqual([])
  })

  it('keeps a small vivid patch among many greys', async () => {
    const greys = await noise(600, 600)
    const patch = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#E74423' } })
      .png()
      .toBuffer()
    const screen = sharp(await greys.greyscale().toColourspace('srgb').png().toBuffer()).composite([
      { input: patch, left: 30, top: 40 },
    ])
    const { palette } = await take(await bytesOf(screen.png()))
    expect(palette.map(swatch => swatch.hex)).toContain('#E74423')
  })
})
