// The coefficients of one block after the other, multiplied by their steps (RFC 6386, 13 and 14).
import type { Bits } from '#lib/media/formats/vp8/bits.ts'
import type { Head, Segment } from '#lib/media/formats/vp8/head.ts'
import type { Mode } from '#lib/media/formats/vp8/modes.ts'
import { spread } from '#lib/media/formats/vp8/transform.ts'

const zigzag = Uint8Array.of(0, 1, 4, 8, 5, 2, 3, 6, 9, 12, 13, 10, 7, 11, 14, 15)
/** Where the probabilities of each place begin; one more, for the place after the last. */
const bands = Uint8Array.of(0, 1, 2, 3, 6, 4, 5, 6, 6, 6, 6, 6, 6, 6, 6, 7, 0)
/** The more bits of large values, by their class. */
const large = [
  [173, 148, 140],
  [176, 155, 140, 135],
  [180, 157, 141, 134, 130],
  [254, 254, 243, 230, 196, 177, 153, 140, 133, 130, 129],
]
const CONTEXT = 11
const BAND = 3 * CONTEXT
const KIND = 8 * BAND
const [LUMA_AFTER_SECOND, SECOND, CHROMA, LUMA_WHOLE] = [0, KIND, 2 * KIND, 3 * KIND]
const BLOCKS = 24
/** In each column and row of blocks: four of luma, two of each chroma, one of second order. */
const NEIGHBOURS = 9

export type Coefficients = {
  /** 16 of luma, then 4 and 4 of chroma, 16 each. */
  values: Int16Array
  /** Whether any of them is not zero. */
  some: boolean
}

export function coefficientReader(head: Head, across: number) {
  const held = new Held(head.probabilities, across)
  return (bits: Bits, column: number, mode: Mode, segment: Segment): Coefficients => {
    const top = column * NEIGHBOURS
    held.begin(column)
    if (mode.skipped) held.skip(top, mode)
    else {
      held.luma(bits, top, mode, segment)
      held.chroma(bits, top, segment)
    }
    return held.read
  }
}

/** What was read of a block, and which of its neighbours above and at the left had anything. */
class Held {
  readonly read: Coefficients
  private readonly above: Uint8Array
  private readonly left = new Uint8Array(NEIGHBOURS)
  private readonly values = new Int16Array(BLOCKS * 16)
  private readonly second = new Int16Array(16)
  private readonly probabilities: Uint8Array

  constructor(probabilities: Uint8Array, across: number) {
    this.probabilities = probabilities
    this.above = new Uint8Array(across * NEIGHBOURS)
    this.read = { values: this.values, some: false }
  }

  begin(column: number): void {
    if (column === 0) this.left.fill(0)
    if (this.read.some) this.values.fill(0)
    this.read.some = false
  }

  skip(top: number, mode: Mode): void {
    // The mark of second order stays for whoever has one.
    const marks = mode.luma === null ? NEIGHBOURS - 1 : NEIGHBOURS
    this.above.fill(0, top, top + marks)
    this.left.fill(0, 0, marks)
  }

  luma(bits: Bits, top: number, mode: Mode, { luma: { dc, ac }, second: steps }: Segment): void {
    const { above, left, values, second, probabilities } = this
    let [kind, first] = [LUMA_WHOLE, 0]
    if (mode.luma !== null) {
      second.fill(0)
      const context = (above[top + 8] ?? 0) + (left[8] ?? 0)
      const end = readBlock(bits, probabilities, SECOND, 0, context, second, 0, steps.dc, steps.ac)
      above[top + 8] = left[8] = end > 0 ? 1 : 0
      if (end > 0) spread(second, values)
      ;[kind, first] = [LUMA_AFTER_SECOND, 1]
    }
    for (let at = 0; at < 16; at++) {
      const [x, y] = [top + (at & 3), at >> 2]
      const context = (above[x] ?? 0) + (left[y] ?? 0)
      const end = readBlock(bits, probabilities, kind, first, context, values, at * 16, dc, ac)
      above[x] = left[y] = end > first ? 1 : 0
      if (end > first || values[at * 16] !== 0) this.read.some = true
    }
  }

  chroma(bits: Bits, top: number, { chroma: { dc, ac } }: Segment): void {
    const { above, left, values, probabilities } = this
    for (let at = 16; at < BLOCKS; at++) {
      const plane = at < 20 ? 4 : 6
      const [x, y] = [top + plane + (at & 1), plane + ((at >> 1) & 1)]
      const context = (above[x] ?? 0) + (left[y] ?? 0)
      const end = readBlock(bits, probabilities, CHROMA, 0, context, values, at * 16, dc, ac)
      above[x] = left[y] = end > 0 ? 1 : 0
      if (end > 0) this.read.some = true
    }
  }
}

/** The place after the last one that was told. */
function readBlock(
  bits: Bits,
  probabilities: Uint8Array,
  kind: number,
  first: number,
  context: number,
  into: Int16Array,
  at: number,
  dc: number,
  ac: number,
): number {
  let p = kind + (bands[first] ?? 0) * BAND + context * CONTEXT
  for (let place = first; place < 16; place++) {
    if (!bits.bit(probabilities[p] ?? 0)) return place
    while (!bits.bit(probabilities[p + 1] ?? 0)) {
      place++
      if (place === 16) return 16
      p = kind + (bands[place] ?? 0) * BAND
    }
    const one = !bits.bit(probabilities[p + 2] ?? 0)
    const value = one ? 1 : larger(bits, probabilities, p)
    p = kind + (bands[place + 1] ?? 0) * BAND + (one ? CONTEXT : 2 * CONTEXT)
    into[at + (zigzag[place] ?? 0)] = (bits.bit(128) ? -value : value) * (place > 0 ? ac : dc)
  }
  return 16
}

function larger(bits: Bits, probabilities: Uint8Array, p: number): number {
  const ask = (place: number) => bits.bit(probabilities[p + place] ?? 0)
  if (!ask(3)) return ask(4) ? 3 + ask(5) : 2
  if (!ask(6)) return ask(7) ? 7 + 2 * bits.bit(165) + bits.bit(145) : 5 + bits.bit(159)
  const high = ask(8)
  const kind = 2 * high + ask(9 + high)
  let more = 0
  for (const no of large[kind] ?? []) more = 2 * more + bits.bit(no)
  return 3 + (8 << kind) + more
}
