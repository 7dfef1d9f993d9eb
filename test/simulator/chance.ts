/** All chance of a simulation: the same seed gives the same numbers, in the same order. */
export class Chance {
  #a: number
  #b: number
  #c: number
  #count = 1

  constructor(seed: number) {
    this.#a = seed >>> 0
    this.#b = Math.floor(seed / 2 ** 32) >>> 0
    this.#c = 0x9e3779b9
    for (let round = 0; round < 12; round++) this.#step()
  }

  /** SFC32: passes the usual batteries of tests, and is a few additions. */
  #step(): number {
    const sum = (this.#a + this.#b + this.#count) | 0
    this.#count = (this.#count + 1) | 0
    this.#a = this.#b ^ (this.#b >>> 9)
    this.#b = (this.#c + (this.#c << 3)) | 0
    this.#c = ((this.#c << 21) | (this.#c >>> 11)) + sum
    return sum >>> 0
  }

  /** From 0 to 1, without 1. */
  next(): number {
    return this.#step() / 2 ** 32
  }

  happens(probability: number): boolean {
    return this.next() < probability
  }

  between(from: number, to: number): number {
    return from + this.next() * (to - from)
  }

  whole(below: number): number {
    return Math.floor(this.next() * below)
  }

  pick<T>(from: readonly T[]): T {
    const one = from[this.whole(from.length)]
    if (one === undefined) throw new Error('there is nothing to pick from')
    return one
  }

  bytes(size: number): Uint8Array {
    return Uint8Array.from({ length: size }, () => this.whole(256))
  }
}
