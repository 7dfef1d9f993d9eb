// What a block is taken for before its coefficients are added: from the samples above and to the left of it (RFC 6386, 12).
import { DC, HORIZONTAL, TRUE_MOTION, VERTICAL } from '#lib/media/formats/vp8/modes.ts'

/** A block at work, its neighbours above and to the left around it. */
export const STRIDE = 32
/** Where its first sample lies. */
export const CORNER = STRIDE + 8

export type Seen = { above: boolean; left: boolean }

export function predictWhole(block: Uint8ClampedArray, side: number, mode: number, seen: Seen): void {
  const flat = mode === DC ? mean(block, side, seen) : null
  const corner = block[CORNER - STRIDE - 1] ?? 0
  for (let y = 0; y < side; y++) {
    const row = CORNER + y * STRIDE
    const left = block[row - 1] ?? 0
    for (let x = 0; x < side; x++) {
      const above = block[CORNER - STRIDE + x] ?? 0
      block[row + x] = flat ?? (mode === VERTICAL ? above : mode === HORIZONTAL ? left : above + left - corner)
    }
  }
}

function mean(block: Uint8ClampedArray, side: number, { above, left }: Seen): number {
  if (!above && !left) return 128
  let sum = 0
  for (let at = 0; at < side; at++) {
    if (above) sum += block[CORNER - STRIDE + at] ?? 0
    if (left) sum += block[CORNER + at * STRIDE - 1] ?? 0
  }
  const count = above && left ? 2 * side : side
  return Math.floor((sum + count / 2) / count)
}

/** The neighbours of a block of four in one line, from the lowest at the left over the corner to the last above at the right. */
const line = new Uint8Array(13)
const LOWEST_LEFT = 0
const CORNER_IN_LINE = 4
const FIRST_ABOVE = 5

/** What each sample of a slanted block is: from 16 on the mean of two of the line, else that of three around one. */
const TWO = 16
const slants = [
  [4, 5, 6, 7, 3, 4, 5, 6, 2, 3, 4, 5, 1, 2, 3, 4],
  [TWO + 4, TWO + 5, TWO + 6, TWO + 7, 4, 5, 6, 7, 3, TWO + 4, TWO + 5, TWO + 6, 2, 4, 5, 6],
  [6, 7, 8, 9, 7, 8, 9, 10, 8, 9, 10, 11, 9, 10, 11, 12],
  [TWO + 5, TWO + 6, TWO + 7, TWO + 8, 6, 7, 8, 9, TWO + 6, TWO + 7, TWO + 8, 10, 7, 8, 9, 11],
  [TWO + 3, 4, 5, 6, TWO + 2, 3, TWO + 3, 4, TWO + 1, 2, TWO + 2, 3, TWO, 1, TWO + 1, 2],
  [TWO + 2, 2, TWO + 1, 1, TWO + 1, 1, TWO, 0, TWO, 0, -1, -1, -1, -1, -1, -1],
]
/** The number of the first slanted one. */
const SLANTED = 4

export function predictFour(block: Uint8ClampedArray, at: number, mode: number): void {
  for (let y = 0; y < 4; y++) line[LOWEST_LEFT + y] = block[at + (3 - y) * STRIDE - 1] ?? 0
  for (let x = -1; x < 8; x++) line[FIRST_ABOVE + x] = block[at - STRIDE + x] ?? 0
  for (let place = 0; place < 16; place++) {
    const [x, y] = [place & 3, place >> 2]
    block[at + y * STRIDE + x] = mode < SLANTED ? straight(mode, x, y) : slanted(slants[mode - SLANTED]?.[place] ?? 0)
  }
}

function straight(mode: number, x: number, y: number): number {
  if (mode === VERTICAL) return three(FIRST_ABOVE + x)
  if (mode === HORIZONTAL) return three(3 - y)
  if (mode === TRUE_MOTION) return value(FIRST_ABOVE + x) + value(3 - y) - value(CORNER_IN_LINE)
  let sum = 4
  for (let place = 0; place < 4; place++) sum += value(place) + value(FIRST_ABOVE + place)
  return sum >> 3
}

function slanted(what: number): number {
  if (what < 0) return value(LOWEST_LEFT)
  return what < TWO ? three(what) : (value(what - TWO) + value(what - TWO + 1) + 1) >> 1
}

const value = (place: number) => line[place] ?? 0
/** At the ends the last one counts twice more. */
const three = (at: number) =>
  (value(Math.max(0, at - 1)) + 2 * value(at) + value(Math.min(line.length - 1, at + 1)) + 2) >> 2
