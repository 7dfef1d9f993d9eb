import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { heldPng, openPng, type Pixels } from '#lib/png/png.ts'
import module from '#lib/png/png.wasm'
import { manners, painted, randomPicture, tailOfRepetition } from '#test/png/support/pictures.ts'
import { readPng } from '#test/png/support/read.ts'
import { many } from '#test/support/proof.ts'
import { seed } from '#test/support/seed.ts'
import { hasFfmpeg } from '#test/video/codec/support/ffmpeg.ts'
import { seeded } from '#test/video/codec/support/random.ts'

const ROUNDS = many(60, 120, 2000)
const encode = (pixels: Pixels) => heldPng().encode(pixels)
const same = (a: Uint8Array, b: Uint8Array) => Buffer.compare(a, b) === 0

/** What is wrong with the file, as two decoders see it; empty when nothing is. */
async function flaws(pixels: Pixels, file: Uint8Array): Promise<string[]> {
  const read = readPng(file)
  const other = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return [
    read.width === pixels.width && read.height === pixels.height ? '' : `${read.width} x ${read.height}`,
    same(read.rgba, pixels.data) ? '' : 'other pixels for the strict reader',
    other.info.width === pixels.width && same(other.data, pixels.data) ? '' : 'other pixels for sharp',
  ].filter(flaw => flaw)
}

const noise = (width: number, height: number, alpha: boolean) => {
  const random = seeded(width)
  return painted(width, height, () => {
    const value = Math.floor(random.next() * 2 ** 32)
    return [value & 255, (value >>> 8) & 255, (value >>> 16) & 255, alpha ? value >>> 24 : 255]
  })
}

describe('a PNG', () => {
  it(`decodes to its pixels in two decoders: ${ROUNDS} random pictures from seed ${seed}`, async () => {
    const random = seeded(seed)
    const found: string[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const picture = randomPicture(random, random.between(1, random.pick([9, 70, 400])), random.between(1, 150))
      for (const flaw of await flaws(picture, encode(picture))) found.push(`${picture.of}: ${flaw}`)
    }
    expect(found).toEqual([])
  })

  it('may be a pixel, a line, a column, or wider than matches reach', async () => {
    const random = seeded(seed)
    for (const [width, height] of [
      [1, 1],
      [1, 700],
      [3000, 1],
      [2, 2],
      [17, 5],
      [5000, 3],
      [12000, 9],
      [16384, 2],
    ] as const) {
      for (const name of ['dithered gradient', 'noise with alpha', 'photograph', 'few colours']) {
        const paint = manners[name]?.(random)
        const picture = painted(width, height, (x, y) => paint?.(x, y) ?? [0, 0, 0, 0])
        expect([name, width, height, ...(await flaws(picture, encode(picture)))]).toEqual([name, width, height])
      }
    }
  })

  it('lets a match cover no more of what waits than it has compared', async () => {
    for (let round = 0; round < 8; round++) {
      const picture = tailOfRepetition(seeded(round), 6)
      expect(await flaws(picture, encode(picture))).toEqual([])
    }
  })

  it('of 2400 x 2400 takes little memory', async () => {
    const encoder = openPng(module)
    const gradient = manners['dithered gradient']?.(seeded(1))
    const picture = painted(2400, 2400, (x, y) => gradient?.(x, y) ?? [0, 0, 0, 0])
    expect(await flaws(picture, encoder.encode(picture))).toEqual([])
    expect(encoder.memoryBytes()).toBeLessThanOrEqual(1_500_000)
  })

  it.each([false, true])('of noise is hardly longer than its pixels (alpha: %s)', async alpha => {
    const picture = noise(1201, 903, alpha)
    const file = encode(picture)
    expect(await flaws(picture, file)).toEqual([])
    expect(file.length).toBeLessThanOrEqual(picture.width * picture.height * (alpha ? 4 : 3) * 1.005)
  })

  it('has a palette up to 256 colours, alpha only where it is needed', async () => {
    const kindOf = async (colours: number, alphaOfLast: number) => {
      const last = 299 * 299 - 1
      const picture = painted(299, 299, (x, y) => {
        const number = (y * 299 + x) % colours
        return [number & 15, number >> 4, 9, y * 299 + x === last ? alphaOfLast : 255]
      })
      const file = encode(picture)
      expect(await flaws(picture, file)).toEqual([])
      return readPng(file).kind
    }
    expect(await kindOf(256, 255)).toBe(3)
    expect(await kindOf(200, 7)).toBe(3)
    expect(await kindOf(257, 255)).toBe(2)
    expect(await kindOf(257, 254)).toBe(6)
  })

  it('filters what is grained, and nothing else', () => {
    const filtersOf = (name: string) => {
      const paint = manners[name]?.(seeded(3))
      return readPng(encode(painted(300, 200, (x, y) => paint?.(x, y) ?? [0, 0, 0, 0]))).filters
    }
    expect(filtersOf('photograph')[0]).toBeLessThan(20)
    expect(filtersOf('dithered gradient')[0]).toBe(200)
  })

  it('is the same for the same pixels, whatever came before and in another instance', () => {
    const random = seeded(seed)
    const encoder = openPng(module)
    for (let round = 0; round < 30; round++) {
      const picture = randomPicture(random, random.between(1, 300), random.between(1, 90))
      const first = encode(picture)
      encode(randomPicture(random, random.between(1, 300), random.between(1, 90)))
      expect([picture.of, same(first, encode(picture)), same(first, encoder.encode(picture))]).toEqual([
        picture.of,
        true,
        true,
      ])
    }
  })

  it.runIf(hasFfmpeg)('is read by ffmpeg without a word', () => {
    const random = seeded(seed)
    for (let round = 0; round < 8; round++) {
      const picture = randomPicture(random, random.between(1, 200), random.between(1, 200))
      const options = [
        '-v',
        'warning',
        '-err_detect',
        'explode',
        '-f',
        'png_pipe',
        '-i',
        'pipe:0',
        '-f',
        'rawvideo',
        '-pix_fmt',
        'rgba',
        'pipe:1',
      ]
      const run = spawnSync('ffmpeg', options, { input: encode(picture), maxBuffer: 1 << 28 })
      expect([picture.of, run.stderr.toString(), same(run.stdout, picture.data)]).toEqual([picture.of, '', true])
    }
  })

  it('is refused for sizes that do not fit the pixels', () => {
    const data = new Uint8Array(16)
    for (const [width, height] of [
      [0, 4],
      [4, 0],
      [2.5, 2],
      [-2, -2],
      [3, 2],
      [20000, 1],
    ] as const)
      expect(() => encode({ width, height, data })).toThrow(RangeError)
  })
})

describe('the module', () => {
  it('needs nothing from outside and is at most 6 KB in transit', () => {
    expect(WebAssembly.Module.imports(module)).toEqual([])
    const path = new URL('../../lib/png/png.wasm', import.meta.url)
    expect(gzipSync(readFileSync(path), { level: 9 }).length).toBeLessThanOrEqual(6_000)
  })
})
