import { describe, expect, it } from 'vitest'
import compiled from '#lib/composer/audience/audience.wasm'
import type { AudienceExports } from '#lib/composer/audience/exports.ts'

const wasm = new WebAssembly.Instance(compiled, {}).exports as unknown as AudienceExports

/** Puts rows into the module's memory, one behind the other, and answers what it writes behind them. */
function reckoned(
  rows: readonly Float32Array[],
  length: number,
  by: (at: number[], out: number) => void,
): Float32Array {
  let free = wasm.freeAt() + wasm.ASIDE.value
  const at = rows.map(({ length }) => {
    const from = free
    free += Math.ceil(length / 4) * 16
    return from
  })
  wasm.makeRoom(free + 4 * length)
  for (const [nth, one] of rows.entries()) new Float32Array(wasm.memory.buffer, at[nth], one.length).set(one)
  by(at, free)
  return new Float32Array(wasm.memory.buffer, free, length).slice()
}

/** Four heads of four numbers each. */
const WIDTH = 16
const listened = (asks: Float32Array, asked: Float32Array, heard: Float32Array, reach: Float32Array) =>
  reckoned([asks, asked, heard, reach], heard.length, (at, out) => {
    const [a = 0, b = 0, c = 0, d = 0] = at
    wasm.tellDistances(wasm.freeAt())
    wasm.listen(a, b, c, d, heard.length / WIDTH, WIDTH, wasm.freeAt(), out)
  })
const all = (...numbers: number[]) => Float32Array.from(numbers.flatMap(one => new Array<number>(WIDTH).fill(one)))
const nothing = all(0, 0, 0)
const heard = all(1, 4, 7)
const reach = (away: number, side: number) => Float32Array.from([away, 0, 0, 0, side, 0, 0, 0])

describe('what a word hears of those around it', () => {
  it('is their mean where it asks for nothing', () => {
    const out = listened(nothing, nothing, heard, reach(0, 0))
    expect([...out]).toEqual(new Array(3 * WIDTH).fill(expect.closeTo(4, 5)))
  })

  it('is itself alone for a head that distance silences, and what follows for one that hears that side', () => {
    const near = listened(nothing, nothing, heard, reach(-99, 0))
    expect([near[0], near[16], near[32], near[4]]).toEqual([1, 4, 7, 4].map(one => expect.closeTo(one, 5)))
    const behind = listened(nothing, nothing, heard, reach(0, 99))
    expect([behind[0], behind[16], behind[32]]).toEqual([5.5, 7, 7].map(one => expect.closeTo(one, 5)))
  })

  it('is the word that answers what it asks', () => {
    const out = listened(all(9, 9, 9), all(0, 0, 9), heard, reach(0, 0))
    expect([...out]).toEqual(new Array(3 * WIDTH).fill(expect.closeTo(7, 5)))
  })

  it('is none that stands too far away', () => {
    const far = 200
    const none = new Float32Array(WIDTH * far)
    const words = none.map((_, at) => (at < WIDTH ? 1 : 0))
    const out = listened(none, none, words, reach(0, 0))
    expect(out[WIDTH * 90]).toBeGreaterThan(0)
    expect(out[WIDTH * 97]).toBe(0)
  })
})

it('rows times a matrix are what plain arithmetic makes of them, and nothing below nothing is left', () => {
  const [count, size, width] = [8, 5, 24]
  const some = (length: number, by: number) => Float32Array.from({ length }, (_, at) => ((at * by) % 17) - 8)
  const [rows, matrix, bias] = [some(count * size, 5), some(size * width, 7), some(width, 3)]
  const multiply = (above: boolean) =>
    reckoned([rows, matrix, bias], count * width, (at, out) => {
      const [a = 0, b = 0, c = 0] = at
      wasm.times(a, count, size, b, c, width, out)
      if (above) wasm.rectify(out, count * width)
    })
  const plain = Array.from({ length: count * width }, (_, at) =>
    Array.from(rows.subarray(Math.floor(at / width) * size).subarray(0, size)).reduce(
      (sum, one, nth) => sum + one * (matrix[nth * width + (at % width)] ?? 0),
      bias[at % width] ?? 0,
    ),
  )
  expect([...multiply(false)]).toEqual(plain)
  expect([...multiply(true)]).toEqual(plain.map(one => Math.max(0, one)))
})
