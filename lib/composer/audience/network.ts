// What was learned of briefs, asked of the words of one: a few layers of numbers, each wider than the one before it.
import { listened } from '#lib/composer/audience/attention.ts'
import { add, rectified, times } from '#lib/composer/audience/rows.ts'
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
/** Behind these each word listens to those around it. */
const LISTENS = [2, 4]
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
    if (LISTENS.includes(nth)) {
      const row = (name: string, of = state) =>
        times(of, words.length, WIDTH, layer(`${name} ${nth}`), layer(`${name} ${nth} bias`))
      const heard = { asks: row('asks'), asked: row('asked'), heard: row('heard'), reach: layer(`reach ${nth}`) }
      add(state, row('told', listened(heard, words.length)))
    }
  }
  return times(state, words.length, WIDTH, layer('out'), layer('out bias'))
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

function meanOf(state: Float32Array): Float32Array {
  const mean = new Float32Array(WIDTH)
  const share = WIDTH / Math.max(WIDTH, state.length)
  for (let at = 0; at < state.length; at++)
    mean[at % WIDTH] = (mean[at % WIDTH] as number) + share * (state[at] as number)
  return mean
}
