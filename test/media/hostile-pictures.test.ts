import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { takumiPictures } from '#lib/adapters/engine/pictures.ts'
import { normalise } from '#lib/media/picture/normalise.ts'
import {
  banded,
  bytesOf,
  cutWebp,
  flip,
  forgedPng,
  ihdr,
  noise,
  pngChunk,
  pngSignature,
  rgba,
  withJpegSegment,
  withPngChunk,
} from '#test/support/pictures.ts'
import { codeOf, undecoded } from '#test/support/problems.ts'
import { processorMsOf } from '#test/support/processor.ts'
import { AT_LENGTH } from '#test/support/proof.ts'

const pictures = takumiPictures()
const refusal = (bytes: Uint8Array) => codeOf(() => normalise(pictures, bytes, 'picture'))
/** The same where decoding as much as one pixel would be a mistake. */
const refusalUnseen = (bytes: Uint8Array) => codeOf(() => normalise(undecoded, bytes, 'picture'))
const plain = (width: number, height: number) => banded(width, height, [20, 60, 90], [200, 30, 60])

describe('pictures that are too large or too small', () => {
  it.each([
    ['a PNG bomb of 16000 x 16000', () => forgedPng({ width: 16_000, height: 16_000 }, 3_000_000)],
    ['a PNG that says 2 billion pixels a side', () => forgedPng({ width: 0x7fffffff, height: 0x7fffffff }, 1_000)],
    ['a PNG of 25 megapixels', () => forgedPng({ width: 5_000, height: 5_001 }, 5_000 * 5_001 * 3)],
    ['an interlaced PNG of 4.2 megapixels', () => forgedPng({ width: 2_100, height: 2_000, interlace: 1 }, 12_600_000)],
    ['a JPEG of 24.1 megapixels', () => bytesOf(plain(6_025, 4_001).jpeg())],
    ['a progressive JPEG of 24.1 megapixels', () => bytesOf(plain(6_025, 4_001).jpeg({ progressive: true }))],
    ['a WebP of 24.1 megapixels', () => bytesOf(plain(6_025, 4_001).webp({ effort: 0 }))],
    ['a WebP without loss of 6.1 megapixels', () => bytesOf(plain(3_050, 2_000).webp({ lossless: true }))],
    ['a picture 8193 px wide', () => bytesOf(plain(8_193, 100).png())],
    ['21 MB of anything', () => Buffer.concat([pngSignature, Buffer.alloc(21_000_000)])],
  ])('image_too_large: %s', async (_, make) => {
    expect(await refusalUnseen(await make())).toBe('image_too_large')
  })

  it.each([
    [63, 200],
    [200, 63],
    [1, 1],
  ])('validation_error: %d x %d px', async (width, height) => {
    expect(await refusalUnseen(await bytesOf(plain(width, height).png()))).toBe('validation_error')
  })

  it.runIf(AT_LENGTH)('takes the largest that are allowed', async () => {
    for (const picture of [
      plain(6_000, 4_000).png(),
      plain(6_000, 4_000).jpeg(),
      plain(3_000, 2_000).webp(),
      plain(8_192, 64).png(),
    ])
      expect(await refusal(await bytesOf(picture))).toBe('no problem')
  })
})

describe('pictures of another kind', () => {
  it.each([
    ['GIF', async () => bytesOf(plain(100, 100).gif())],
    ['AVIF', async () => bytesOf(plain(100, 100).avif())],
    ['TIFF', async () => bytesOf(plain(100, 100).tiff())],
    ['BMP', async () => Buffer.concat([Buffer.from('BM'), Buffer.alloc(200)])],
    ['HTML', async () => Buffer.from('<!doctype html><img src=x onerror=alert(1)>')],
    ['PDF', async () => Buffer.from('%PDF-1.7\n')],
    ['ZIP', async () => Buffer.from('PK\x03\x04')],
    ['MP4', async () => Buffer.from('\0\0\0\x18ftypmp42')],
    ['nothing', async () => Buffer.alloc(0)],
    ['one byte', async () => Buffer.from([0xff])],
    [
      'an SVG where pictures are wanted',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>'),
    ],
    ['an animated PNG', async () => withPngChunk(await bytesOf(plain(100, 100).png()), 'acTL', Buffer.alloc(8))],
    ['an animated WebP', async () => bytesOf(await frames())],
    ['a lossless JPEG', async () => asJpegOf(0xc3)],
    ['an arithmetic JPEG', async () => asJpegOf(0xc9)],
  ])('unsupported_media_type: %s', async (_, make) => {
    expect(await refusalUnseen(await make())).toBe('unsupported_media_type')
  })

  const asJpegOf = async (marker: number) => {
    const bytes = await bytesOf(plain(100, 100).jpeg())
    bytes[Buffer.from(bytes).indexOf(Buffer.from([0xff, 0xc0])) + 1] = marker
    // The frame's place is kept by a second, honest one, so that nothing but the odd one is amiss.
    return withJpegSegment(bytes, 0xc0, bytes.slice(bytes.indexOf(marker) + 3, bytes.indexOf(marker) + 18))
  }

  const frames = async () => {
    const [first, second] = await Promise.all(
      [
        [9, 9, 9],
        [99, 9, 9],
      ].map(([r = 0, g = 0, b = 0]) => bytesOf(banded(80, 80, [r, g, b], [0, 0, 0]).png())),
    )
    return sharp([first ?? '', second ?? ''], { join: { animated: true } }).webp()
  }
})

describe('pictures that are cut off or damaged', () => {
  const files: Record<string, Uint8Array> = {}
  beforeAll(async () => {
    files.png = await bytesOf((await noise(160, 120)).png())
    files.interlaced = await bytesOf((await noise(160, 120)).png({ progressive: true }))
    files.jpeg = await bytesOf((await noise(160, 120)).jpeg())
    files.progressive = await bytesOf((await noise(160, 120)).jpeg({ progressive: true }))
    files.restarts = await bytesOf((await noise(160, 120)).jpeg({ mozjpeg: true }))
    files.webp = await bytesOf((await noise(160, 120)).webp())
    files.lossless = await bytesOf((await noise(160, 120)).webp({ lossless: true }))
    files.alpha = await bytesOf((await noise(160, 120, 4)).webp())
  })
  const kinds = ['png', 'interlaced', 'jpeg', 'progressive', 'restarts', 'webp', 'lossless', 'alpha']
  const fileOf = (kind: string) => files[kind] ?? new Uint8Array()

  it.each(kinds)('%s: cut anywhere, it is refused', async kind => {
    const bytes = fileOf(kind)
    expect(await refusal(bytes)).toBe('no problem')
    for (let part = 1; part < 16; part++) {
      const cut = bytes.subarray(0, Math.floor((bytes.length * part) / 16))
      expect(await refusal(cut), `${part} of 16`).toBe('image_undecodable')
    }
    expect(await refusal(bytes.subarray(0, bytes.length - 3)), 'the last bytes').toBe('image_undecodable')
  })

  it.each(['jpeg', 'progressive', 'restarts'])('%s: cut and closed again, it is refused', async kind => {
    const bytes = fileOf(kind)
    const data = Buffer.from(bytes).indexOf(Buffer.from([0xff, 0xda])) + 40
    for (let at = data; at < bytes.length - 20; at += Math.ceil((bytes.length - data) / 12)) {
      const closed = Buffer.concat([bytes.subarray(0, bytes[at - 1] === 0xff ? at - 1 : at), Buffer.from([0xff, 0xd9])])
      const code = await refusal(closed)
      // A progressive file may end after any whole scan: it is then a coarser picture, not half of one.
      if (kind === 'jpeg') expect(code, `at ${at}`).toBe('image_undecodable')
      else expect(['image_undecodable', 'no problem'], `at ${at}`).toContain(code)
    }
  })

  it.each(['webp', 'lossless'])('%s: cut with its lengths repaired, it is refused', async kind => {
    const bytes = fileOf(kind)
    for (let part = 2; part < 9; part++)
      expect(await refusal(cutWebp(bytes, Math.floor((bytes.length * part) / 10))), `${part} of 10`).toBe(
        'image_undecodable',
      )
  })

  it.each(['png', 'interlaced'])('%s: with any byte changed, it is refused', async kind => {
    const bytes = fileOf(kind)
    for (let at = 8; at < bytes.length; at += Math.ceil(bytes.length / 30)) {
      const code = await refusal(flip(bytes, at))
      expect(['image_undecodable', 'image_too_large', 'validation_error'], `at ${at}`).toContain(code)
    }
  })

  it.each(kinds)('%s: with bytes changed, it is refused or a whole picture, never anything else', async kind => {
    const bytes = fileOf(kind)
    const known = ['no problem', 'image_undecodable', 'unsupported_media_type', 'image_too_large', 'validation_error']
    for (let at = 2; at < bytes.length; at += Math.ceil(bytes.length / 25))
      expect(known, `at ${at}`).toContain(await refusal(flip(bytes, at)))
  })

  it.each(['jpeg', 'progressive', 'restarts'])(
    '%s: with a stretch of its coded data missing, it is refused',
    async kind => {
      const bytes = fileOf(kind)
      const data = Buffer.from(bytes).lastIndexOf(Buffer.from([0xff, 0xda])) + 14
      for (let at = data; at < bytes.length - 200; at += Math.ceil((bytes.length - data) / 12))
        expect(await refusal(Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 150)])), `at ${at}`).toBe(
          'image_undecodable',
        )
    },
  )
})

describe('pictures that lie', () => {
  const end = pngChunk('IEND', Buffer.alloc(0))
  const rows = (bytes: number) => pngChunk('IDAT', deflateSync(Buffer.alloc(bytes)))

  it.each([
    ['a PNG with less data than its size needs', () => forgedPng({ width: 200, height: 200 }, 60_000)],
    ['a PNG of an impossible colour type', () => forgedPng({ width: 200, height: 200, colour: 5 }, 120_200)],
    ['a PNG of an impossible depth', () => forgedPng({ width: 200, height: 200, depth: 3 }, 120_200)],
    ['a palette PNG without palette', () => forgedPng({ width: 200, height: 200, colour: 3 }, 40_200)],
    [
      'a PNG with two headers',
      () =>
        Buffer.concat([
          pngSignature,
          ihdr({ width: 90, height: 90 }),
          ihdr({ width: 9_000, height: 9_000 }),
          rows(24_390),
          end,
        ]),
    ],
    ['a PNG without data', () => Buffer.concat([pngSignature, ihdr({ width: 90, height: 90 }), end])],
    [
      'a PNG with an unknown critical part',
      async () => withPngChunk(await bytesOf(plain(90, 90).png()), 'EVIL', Buffer.alloc(4)),
    ],
    [
      'a PNG with a part of 2 GB',
      () => Buffer.concat([pngSignature, ihdr({ width: 90, height: 90 }), Buffer.from('7fffffff49444154', 'hex')]),
    ],
    [
      'a JPEG with two headers',
      async () =>
        withJpegSegment(
          await bytesOf(plain(90, 90).jpeg()),
          0xc0,
          Buffer.from('08ffffffff03011100021100031100', 'hex'),
        ),
    ],
    ['a WebP with two sizes', async () => resized(await bytesOf((await noise(90, 90, 4)).webp()))],
  ])('image_undecodable: %s', async (_, make) => {
    expect(await refusal(await make())).toBe('image_undecodable')
  })

  /** Its canvas says 1 x 1 px, its frame 90 x 90. */
  const resized = (webp: Uint8Array) => {
    const copy = Buffer.from(webp)
    copy.fill(0, 24, 30)
    return copy
  }

  it('decodes no more of a PNG than its size says', async () => {
    const bomb = forgedPng({ width: 100, height: 100 }, 200_000_000)
    const decode = async () => expect(['no problem', 'image_undecodable']).toContain(await refusal(bomb))
    expect(await processorMsOf(decode)).toBeLessThan(10_000)
  })

  it('leaves compressed text and profiles of a PNG alone', async () => {
    const png = await bytesOf(plain(100, 100).png())
    const bomb = deflateSync(Buffer.alloc(100_000_000))
    for (const [type, name] of [
      ['zTXt', 'Comment\0\0'],
      ['iCCP', 'profile\0\0'],
    ] as const) {
      const decode = async () =>
        expect(await refusal(withPngChunk(png, type, Buffer.concat([Buffer.from(name), bomb])))).toBe('no problem')
      expect(await processorMsOf(decode)).toBeLessThan(5_000)
    }
  })

  it('refuses a progressive JPEG of a thousand scans', async () => {
    const bytes = await bytesOf(plain(2_400, 2_400).jpeg({ progressive: true }))
    const scan = Buffer.from('ffda0008010100010a0a00', 'hex')
    const many = Buffer.concat([
      bytes.subarray(0, -2),
      ...Array.from({ length: 1_000 }, () => scan),
      bytes.subarray(-2),
    ])
    expect(['unsupported_media_type', 'image_undecodable']).toContain(await refusalUnseen(many))
  })

  it.each(['png', 'jpeg', 'webp'] as const)(
    'keeps nothing of what is hidden behind, before or inside a %s',
    async format => {
      const page = Buffer.from('<script>alert(document.domain)</script>PK\x03\x04%PDF-1.7')
      const honest = await bytesOf((await noise(120, 90)).toFormat(format))
      const variants = [Buffer.concat([honest, page])]
      if (format === 'png')
        variants.push(Buffer.from(withPngChunk(honest, 'tEXt', page)), Buffer.from(withPngChunk(honest, 'prVt', page)))
      if (format === 'jpeg')
        variants.push(
          Buffer.from(withJpegSegment(honest, 0xfe, page)),
          Buffer.from(withJpegSegment(honest, 0xe9, page)),
        )
      const clean = await normalise(pictures, honest, 'picture')
      for (const variant of variants) {
        const picture = await normalise(pictures, variant, 'picture')
        expect(picture.sha256).toBe(clean.sha256)
        expect(picture.original_sha256).not.toBe(clean.original_sha256)
      }
      expect((await rgba(clean.bytes)).width).toBe(120)
    },
  )
})
