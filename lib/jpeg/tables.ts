// What the standard proposes: how coarse each frequency is, and how long each code of zeros and sizes.

/** From the mean to the finest, as they are written: the place of each in its block. */
export const ZIGZAG = Uint8Array.from({ length: 64 }, (_, at) => at).sort((a, b) => order(a) - order(b))

function order(at: number): number {
  const [x, y] = [at & 7, at >> 3]
  const diagonal = x + y
  // Every other diagonal is walked upwards.
  return diagonal * 8 + (diagonal % 2 === 0 ? x : y)
}

const LIGHT =
  '16 11 10 16 24 40 51 61 12 12 14 19 26 58 60 55 14 13 16 24 40 57 69 56 14 17 22 29 51 87 80 62 18 22 37 56 68 109 103 77 24 35 55 64 81 104 113 92 49 64 78 87 103 121 120 101 72 92 95 98 112 100 103 99'
const COLOUR = '17 18 24 47 18 21 26 66 24 26 56 99 47 66 99 99'

/** Row by row, of a quality of 50 to 100. */
export const stepsOf = (quality: number): { light: Uint8Array; colour: Uint8Array } => {
  const scaled = (step: number) => Math.min(255, Math.max(1, Math.floor((step * (200 - quality * 2) + 50) / 100)))
  const light = Uint8Array.from(LIGHT.split(' '), step => scaled(Number(step)))
  const given = COLOUR.split(' ').map(Number)
  const coarse = (at: number) => ((at & 7) < 4 && at < 32 ? (given[(at >> 3) * 4 + (at & 7)] ?? 99) : 99)
  return { light, colour: Uint8Array.from({ length: 64 }, (_, at) => scaled(coarse(at))) }
}

/** How many codes of each length from 1 to 16 there are, and what they stand for, the shortest first. */
export type Codes = { lengths: readonly number[]; symbols: readonly number[] }

const codes = (lengths: string, symbols: string): Codes => ({
  lengths: lengths.split(' ').map(Number),
  symbols: symbols.match(/../g)?.map(pair => Number.parseInt(pair, 16)) ?? [],
})
/** Sizes from 1 to 10 behind so many zeros, for those that are as rare as each other. */
const rows = (from: string): string =>
  from
    .split(' ')
    .map(run => {
      const [zeros = '', first = ''] = run
      return Array.from({ length: 11 - Number.parseInt(first, 16) }, (_, at) =>
        [zeros, (Number.parseInt(first, 16) + at).toString(16)].join(''),
      ).join('')
    })
    .join('')

const SIZES = '000102030405060708090a0b'
export const LIGHT_MEAN = codes('0 1 5 1 1 1 1 1 1 0 0 0 0 0 0 0', SIZES)
export const COLOUR_MEAN = codes('0 3 1 1 1 1 1 1 1 1 1 0 0 0 0 0', SIZES)
export const LIGHT_REST = codes(
  '0 2 1 3 3 2 4 3 5 5 4 4 0 0 1 125',
  `01020300041105122131410613516107227114328191a1082342b1c11552d1f02433627282${rows('09 16 25 34 43 53 63 73 83 92 a2 b2 c2 d2 e1 f1')}`,
)
export const COLOUR_REST = codes(
  '0 2 1 2 4 4 3 4 7 5 4 4 0 1 2 119',
  `000102031104052131061241510761711322328108144291a1b1c109233352f0156272d10a162434e125f1${rows('17 26 35 43 53 63 73 82 92 a2 b2 c2 d2 e2 f2')}`,
)
