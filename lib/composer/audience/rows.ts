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
  for (let row = 0; row < count; row++) {
    const to = out.subarray(row * width, (row + 1) * width)
    to.set(bias)
    for (let i = 0; i < size; i++) {
      const one = rows[row * size + i] as number
      // Half of them are nothing: what was below it has been cut off.
      if (one !== 0) addTimes(to, one, matrix, i * width)
    }
  }
  return out
}

export function addTimes(to: Float32Array, one: number, matrix: Float32Array, from: number): void {
  for (let at = 0; at < to.length; at++) to[at] = (to[at] as number) + one * (matrix[from + at] as number)
}

export function rectified(numbers: Float32Array): Float32Array {
  for (let at = 0; at < numbers.length; at++) if ((numbers[at] as number) < 0) numbers[at] = 0
  return numbers
}

/** Row by row; one row alone is added to each. */
export function add(state: Float32Array, more: Float32Array): void {
  for (let at = 0; at < state.length; at++) state[at] = (state[at] as number) + (more[at % more.length] as number)
}
