// Rows of numbers in the memory of our WASM, one row for each word, and the arithmetic with them.
import compiled from '#lib/composer/audience/audience.wasm'
import type { AudienceExports } from '#lib/composer/audience/exports.ts'
import { learned, type Weights } from '#lib/composer/audience/weights.ts'

/** Rows of so many numbers: they are reckoned four at a time and eight numbers of each, so the last ones may be of nothing. */
export type Rows = { at: number; width: number }
/** What rows are multiplied with: a row for each of their numbers, and what is added. */
type Layer = { matrix: number; bias: number; width: number }
type Held = { wasm: AudienceExports; layers: ReadonlyMap<string, Layer>; free: number }

const whole = (count: number, of: number): number => Math.ceil(count / of) * of
const numbersIn = ({ memory }: AudienceExports, at: number, count: number): Float32Array =>
  new Float32Array(memory.buffer, at, count)

let held: Held | undefined

/** The layers lie at the beginning of its memory for as long as the process lives. */
function opened(): Held {
  if (held) return held
  const wasm = new WebAssembly.Instance(compiled, {}).exports as unknown as AudienceExports
  const weights = learned()
  const names = Object.keys(weights).filter(name => weights[`${name} bias`] ?? name.includes('reach'))
  const aside = wasm.freeAt()
  let free = aside + wasm.ASIDE.value
  const layers = new Map<string, Layer>()
  for (const name of names) {
    const layer = layerAt(name, weights, free)
    wasm.makeRoom(layer.end)
    copy(name, weights, wasm, layer)
    layers.set(name, layer)
    free = layer.end
  }
  wasm.tellDistances(aside)
  held = { wasm, layers, free }
  return held
}

function layerAt(name: string, weights: Weights, bias: number): Layer & { end: number } {
  const [numbers, plus] = [weights[name]?.length ?? 0, weights[`${name} bias`]?.length ?? 0]
  const width = whole(plus, 8)
  const matrix = bias + 4 * width
  return { bias, matrix, width, end: matrix + whole(plus ? 4 * width * (numbers / plus) : 4 * numbers, 16) }
}

function copy(name: string, weights: Weights, wasm: AudienceExports, { bias, matrix, width }: Layer): void {
  const [numbers, plus] = [weights[name] ?? new Float32Array(0), weights[`${name} bias`]]
  const long = plus?.length ?? numbers.length
  numbersIn(wasm, bias, width).set(plus ?? [])
  for (let from = 0, to = matrix; from < numbers.length; from += long, to += 4 * width)
    numbersIn(wasm, to, long).set(numbers.slice(from, from + long))
}

/** What is reckoned of one brief; the next one takes its place. */
export class Sheet {
  readonly #held = opened()
  readonly #words: number
  readonly #count: number
  #free = this.#held.free

  constructor(words: number) {
    this.#words = words
    this.#count = whole(words, 4)
  }

  /** Of nothing but zeros. */
  rows(numbers: number): Rows {
    const width = whole(numbers, 8)
    const rows = { at: this.#free, width }
    this.#free += 4 * width * this.#count
    this.#held.wasm.makeRoom(this.#free)
    this.numbers(rows).fill(0)
    return rows
  }

  /** Good until more rows are asked for. */
  numbers({ at, width }: Rows): Float32Array {
    return numbersIn(this.#held.wasm, at, width * this.#count)
  }

  times(from: Rows, name: string, to: Rows, count = this.#count): void {
    const { matrix, bias, width } = this.#layer(name)
    this.#held.wasm.times(from.at, count, from.width, matrix, bias, width, to.at)
  }

  /** The same, and what is below nothing becomes nothing. */
  timesAbove(from: Rows, name: string, to: Rows, count = this.#count): void {
    this.times(from, name, to, count)
    this.#held.wasm.rectify(to.at, count * to.width)
  }

  add(to: Rows, more: Rows): void {
    this.#held.wasm.add(to.at, more.at, this.#count * to.width)
  }

  /** One row to each. */
  addRow(to: Rows, more: Rows): void {
    for (let row = 0; row < this.#count; row++) this.#held.wasm.add(to.at + 4 * to.width * row, more.at, to.width)
  }

  /** What each word hears of those around it, in rows as they ask, as they are asked and as they are heard. */
  listen({ asks, asked, heard }: Record<'asks' | 'asked' | 'heard', Rows>, name: string, to: Rows): void {
    const { wasm } = this.#held
    const { matrix } = this.#layer(name)
    wasm.listen(asks.at, asked.at, heard.at, matrix, this.#words, to.width, wasm.freeAt(), to.at)
  }

  #layer(name: string): Layer {
    const layer = this.#held.layers.get(name)
    if (!layer) throw new Error(`${name} was not learned`)
    return layer
  }
}
