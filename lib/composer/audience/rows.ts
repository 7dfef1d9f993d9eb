// Arithmetic with rows of numbers, one row for each word.

/** Each row of so many numbers times a matrix that has a row for each of them, with what stands for nothing added. */
export function times(
  rows: Float32Array,
  count: number,
  size: number,
  matrix: Float32Array,
  bias: Float32Array,
): Float32Array {
  const width = bias.length
  const out = new Float32Array(count * width)
  const [parts, places] = [new Float32Array(size + AT_ONCE), new Int32Array(size + AT_ONCE)]
  for (let row = 0; row < count; row++) {
    const to = out.subarray(row * width, (row + 1) * width)
    to.set(bias)
    let many = 0
    for (let i = 0; i < size; i++) {
      const one = rows[row * size + i] as number
      // Half of them are nothing: what was below it has been cut off.
      if (one === 0) continue
      parts[many] = one
      places[many++] = i * width
    }
    parts.fill(0, many, many + AT_ONCE)
    for (let nth = 0; nth < many; nth += AT_ONCE) addFour(to, parts, places, nth, matrix)
  }
  return out
}

const AT_ONCE = 4

/** Four numbers of a row, each times its row of the matrix: what they are added to is read and written once. */
function addFour(to: Float32Array, parts: Float32Array, places: Int32Array, nth: number, matrix: Float32Array): void {
  const [a, b] = [parts[nth] as number, parts[nth + 1] as number]
  const [c, d] = [parts[nth + 2] as number, parts[nth + 3] as number]
  const [i, j] = [places[nth] as number, places[nth + 1] as number]
  const [k, l] = [places[nth + 2] as number, places[nth + 3] as number]
  for (let at = 0; at < to.length; at++)
    to[at] =
      (to[at] as number) +
      a * (matrix[i + at] as number) +
      b * (matrix[j + at] as number) +
      c * (matrix[k + at] as number) +
      d * (matrix[l + at] as number)
}

export function rectified(numbers: Float32Array): Float32Array {
  for (let at = 0; at < numbers.length; at++) if ((numbers[at] as number) < 0) numbers[at] = 0
  return numbers
}

/** Row by row; one row alone is added to each. */
export function add(state: Float32Array, more: Float32Array): void {
  for (let at = 0; at < state.length; at++) state[at] = (state[at] as number) + (more[at % more.length] as number)
}
