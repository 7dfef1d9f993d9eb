// The lowest coefficients of each block of one component: all that a smaller picture is made of.

/** Row by row from the lowest frequency on, by their place in the file's zigzag. */
const ZIGZAG = [
  ...[
    0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5, 12, 19, 26, 33, 40, 48, 41, 34, 27, 20, 13, 6, 7, 14, 21,
    28,
  ],
  ...[
    35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51, 58, 59, 52, 45, 38, 31, 39, 46, 53, 60, 61, 54, 47,
    55, 62, 63,
  ],
]

export type Coefficients = {
  /** How many are kept each way: 0 where a picture is only proved. */
  side: number
  /** Of how many blocks at a time: a later one takes the place of the one that lies so far before it. */
  blocks: number
  values: Int16Array
  /** From the place in the zigzag to the place among those kept, -1 for the others. */
  places: Int8Array
  set(block: number, k: number, value: number): void
}

export function keepLowest(side: number, blocks: number): Coefficients {
  const values = new Int16Array(side * side * blocks)
  const places = placesOf(side)
  const each = side * side
  const set = (block: number, k: number, value: number) => {
    const place = places[k] ?? -1
    if (place >= 0) values[(block % blocks) * each + place] = value
  }
  return { side, blocks, values, places, set: side === 0 ? () => undefined : set }
}

export const valueAt = ({ side, blocks, values, places }: Coefficients, block: number, k: number): number =>
  (places[k] ?? -1) < 0 ? 0 : (values[(block % blocks) * side * side + (places[k] ?? 0)] ?? 0)

export function placesOf(side: number): Int8Array {
  return Int8Array.from(ZIGZAG, natural => {
    const [row, column] = [natural >> 3, natural & 7]
    return row < side && column < side ? row * side + column : -1
  })
}
