// Mistakes put into the encoder's sources, each of which the strict reader must notice; with `PROOF=full`.
import { describe, expect, it } from 'vitest'
import { compile, png, readSource } from '#dev/build/wasm.ts'
import { openPng, type Pixels } from '#lib/png/png.ts'
import { manners, painted, randomPicture, tailOfRepetition } from '#test/png/support/pictures.ts'
import { readPng } from '#test/png/support/read.ts'
import { FULL } from '#test/support/proof.ts'
import { seeded } from '#test/video/codec/support/random.ts'

type Mutation = [name: string, file: string, from: string, to: string]

const mutations: Mutation[] = [
  ['none', 'index.ts', 'let adler: u32 = 1', 'let adler: u32 = 1'],
  ['Adler-32 by another number', 'checksums.ts', 'ADLER: u32 = 65521', 'ADLER: u32 = 65519'],
  [
    'the Adler-32 of whole vectors forgets what came before',
    'checksums.ts',
    'sums += sum * <u32>(stop - at)',
    'sums += 0',
  ],
  ['another CRC', 'checksums.ts', '0xedb88320', '0xedb88322'],
  [
    'Paeth prefers the corner',
    'filter.ts',
    'i16x8.gt_s(toAbove, toCorner)), left',
    'i16x8.ge_s(toAbove, toCorner)), left',
  ],
  ['one bit too many after distances', 'block.ts', '(symbol >>> 1) - 1', 'symbol >>> 1'],
  ['the longest length by its neighbour', 'block.ts', '(258 << 2), 285', '(258 << 2), 284'],
  ['codes not shortened', 'huffman.ts', 'if (overfull === 0) return', 'return'],
  ['zeros one too many', 'head.ts', 'min(same, 138) - 11', 'min(same, 138) - 10'],
  ['transparency overlooked', 'index.ts', '!isOpaque(rows)', 'false'],
  ['a palette of 257', 'palette.ts', 'MOST_COLOURS: i32 = 256', 'MOST_COLOURS: i32 = 257'],
  ['alphas of a palette left out', 'chunks.ts', 'if (isSolid) return at', 'return at'],
  ['matches of two bytes', 'search.ts', '* 14 - 28', '* 14 - 14'],
  ['literals that wait are covered twice', 'search.ts', 'literalStart = end\n  const isRecent', 'const isRecent'],
  ['literals covered that were not compared', 'search.ts', '(~equal << 16) | 0x8000', '~equal << 16'],
  ['history dropped too soon', 'index.ts', 'waitingStart() - REACH', 'waitingStart() - 1024'],
  ['the row above however far', 'search.ts', ' && rowBytes <= REACH', ''],
]

const random = seeded(11)
const gradient = manners['dithered gradient']?.(random)
const colours = (count: number, last = 255): Pixels =>
  painted(300, 300, (x, y) => {
    const number = (y * 300 + x) % count
    return [number & 15, number >> 4, 9, y * 300 + x === 89_999 ? last : 255]
  })
const pictures: Pixels[] = [
  ...Array.from({ length: 40 }, () => randomPicture(random, random.between(1, 200), random.between(1, 120))),
  painted(900, 200, (x, y) => gradient?.(x, y) ?? [0, 0, 0, 0]),
  painted(12_000, 4, x => [x & 255, x >> 8, (x * 7) & 255, 255]),
  tailOfRepetition(random, 6),
  colours(256),
  colours(257),
  colours(257, 7),
]

async function isNoticed([, mutated, from, to]: Mutation): Promise<boolean> {
  const bytes = await compile(png, file => {
    const source = readSource(png, file)
    if (source === null || file !== mutated) return source
    if (source.split(from).length !== 2) throw new Error(`${file} does not have once: ${from}`)
    return source.replace(from, to)
  })
  const encoder = openPng(new WebAssembly.Module(bytes))
  try {
    return pictures.some(picture => Buffer.compare(readPng(encoder.encode(picture)).rgba, picture.data) !== 0)
  } catch {
    return true
  }
}

describe.runIf(FULL)('a mistake in the encoder', () => {
  it.each(mutations)('%s', async (...mutation) => {
    expect(await isNoticed(mutation)).toBe(mutation[0] !== 'none')
  })
})
