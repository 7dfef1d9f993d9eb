// What was learned of briefs, asked of the words of one: a few layers of numbers, each wider than the one before it.
import { SIGNS, type Word } from '#lib/composer/audience/words.ts'

/** Numbers by the name of their layer. */
export type Weights = Readonly<Record<string, Float32Array>>

const [WORD, RUN, SIGN] = [32, 32, 6]
const INPUT = WORD + RUN + SIGN * SIGNS.length
const WIDTH = 96
/** How far each layer looks to both sides. */
const REACH = [1, 2, 4, 8, 1]
/** Behind it each word hears of the whole brief. */
const MIDDLE = 2
/** For whom it is (seven), of the headline, begins a line. */
export const OUT = 9

/** `OUT` numbers for each word, as they were learned: none of them is a chance yet. */
export function understand(words: readonly Word[], weights: Weights): Float32Array {
  const layer = (name: string): Float32Array => weights[name] ?? new Float32Array(0)
  const state = rectified(times(inputOf(words, layer), words.length, INPUT, layer('in'), layer('in bias')))
  for (const [nth, reach] of REACH.entries()) {
    const heard = convolved(state, words.length, reach, layer(`near ${nth}`), layer(`near ${nth} bias`))
    add(state, heard)
    if (nth === MIDDLE) add(state, rectified(times(meanOf(state), 1, WIDTH, layer('all'), layer('all bias'))))
  }
  return times(state, words.length, WIDTH, layer('out'), layer('out bias'), OUT)
}

function inputOf(words: readonly Word[], layer: (name: string) => Float32Array): Float32Array {
  const input = new Float32Array(words.length * INPUT)
  const [word, run] = [layer('word'), layer('run')]
  const signs = SIGNS.map((_, nth) => layer(`sign ${nth}`))
  for (const [at, one] of words.entries()) {
    const from = at * INPUT
    for (let i = 0; i < WORD; i++) input[from + i] = word[one.word * WORD + i] ?? 0
    const share = 1 / Math.max(1, one.runs.length)
    for (const number of one.runs)
      for (let i = 0; i < RUN; i++)
        input[from + WORD + i] = (input[from + WORD + i] ?? 0) + share * (run[number * RUN + i] ?? 0)
    for (const [nth, sign] of one.signs.entries())
      for (let i = 0; i < SIGN; i++) input[from + WORD + RUN + nth * SIGN + i] = signs[nth]?.[sign * SIGN + i] ?? 0
  }
  return input
}

/** Each row of so many numbers times a matrix that has a row for each of them, with what stands for nothing added. */
function times(
  rows: Float32Array,
  count: number,
  size: number,
  matrix: Float32Array,
  bias: Float32Array,
  width = WIDTH,
): Float32Array {
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

function addTimes(to: Float32Array, one: number, matrix: Float32Array, from: number): void {
  for (let at = 0; at < to.length; at++) to[at] = (to[at] as number) + one * (matrix[from + at] as number)
}

/** Of each word and of the two that stand so far before and behind it. */
function convolved(state: Float32Array, count: number, reach: number, matrix: Float32Array, bias: Float32Array) {
  const near = new Float32Array(count * WIDTH * 3)
  for (let row = 0; row < count; row++)
    for (const [side, by] of [-reach, 0, reach].entries()) {
      const at = row + by
      if (at >= 0 && at < count) near.set(state.subarray(at * WIDTH, (at + 1) * WIDTH), (row * 3 + side) * WIDTH)
    }
  return rectified(times(near, count, WIDTH * 3, matrix, bias))
}

function rectified(numbers: Float32Array): Float32Array {
  for (let at = 0; at < numbers.length; at++) if ((numbers[at] as number) < 0) numbers[at] = 0
  return numbers
}

/** Row by row; one row alone is added to each. */
function add(state: Float32Array, more: Float32Array): void {
  for (let at = 0; at < state.length; at++) state[at] = (state[at] as number) + (more[at % more.length] as number)
}

function meanOf(state: Float32Array): Float32Array {
  const mean = new Float32Array(WIDTH)
  const share = WIDTH / Math.max(WIDTH, state.length)
  for (let at = 0; at < state.length; at++)
    mean[at % WIDTH] = (mean[at % WIDTH] as number) + share * (state[at] as number)
  return mean
}
