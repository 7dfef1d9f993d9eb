// From coefficients to differences, in whole numbers as RFC 6386 (14.3, 14.4) has them, so that every decoder sees the same.

const by1 = (value: number) => ((value * 20_091) >> 16) + value
const by2 = (value: number) => (value * 35_468) >> 16
const between = new Int32Array(16)

/** The first coefficients of the sixteen blocks of luma, from those of second order. */
export function spread(second: Int16Array, values: Int16Array): void {
  for (let x = 0; x < 4; x++) {
    const [a, b, c, d] = [second[x] ?? 0, second[4 + x] ?? 0, second[8 + x] ?? 0, second[12 + x] ?? 0]
    between[x] = a + d + (b + c)
    between[8 + x] = a + d - (b + c)
    between[4 + x] = a - d + (b - c)
    between[12 + x] = a - d - (b - c)
  }
  for (let y = 0; y < 4; y++) {
    const at = y * 4
    const [a, b, c, d] = [(between[at] ?? 0) + 3, between[at + 1] ?? 0, between[at + 2] ?? 0, between[at + 3] ?? 0]
    values[at * 16] = (a + d + (b + c)) >> 3
    values[(at + 1) * 16] = (a - d + (b - c)) >> 3
    values[(at + 2) * 16] = (a + d - (b + c)) >> 3
    values[(at + 3) * 16] = (a - d - (b - c)) >> 3
  }
}

/** Adds a block of four to what was predicted at `to`. */
export function addBlock(values: Int16Array, from: number, plane: Uint8ClampedArray, to: number, stride: number): void {
  for (let x = 0; x < 4; x++) {
    const [v0, v1] = [values[from + x] ?? 0, values[from + 4 + x] ?? 0]
    const [v2, v3] = [values[from + 8 + x] ?? 0, values[from + 12 + x] ?? 0]
    const [a, b, c, d] = [v0 + v2, v0 - v2, by2(v1) - by1(v3), by1(v1) + by2(v3)]
    between[x * 4] = a + d
    between[x * 4 + 1] = b + c
    between[x * 4 + 2] = b - c
    between[x * 4 + 3] = a - d
  }
  for (let y = 0; y < 4; y++) {
    const [v0, v1] = [(between[y] ?? 0) + 4, between[4 + y] ?? 0]
    const [v2, v3] = [between[8 + y] ?? 0, between[12 + y] ?? 0]
    const [a, b, c, d] = [v0 + v2, v0 - v2, by2(v1) - by1(v3), by1(v1) + by2(v3)]
    const at = to + y * stride
    plane[at] = (plane[at] ?? 0) + ((a + d) >> 3)
    plane[at + 1] = (plane[at + 1] ?? 0) + ((b + c) >> 3)
    plane[at + 2] = (plane[at + 2] ?? 0) + ((b - c) >> 3)
    plane[at + 3] = (plane[at + 3] ?? 0) + ((a - d) >> 3)
  }
}
