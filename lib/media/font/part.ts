import { Budget } from '#lib/budget.ts'
import { MOST_STEPS } from '#lib/media/font/limits.ts'
import { damagedFont, fontRefused } from '#lib/media/font/refusals.ts'

export const fontBudget = (): Budget =>
  new Budget(MOST_STEPS, () => fontRefused('too_large', 'The font has more in it than we read. Upload a smaller cut.'))

/** A part of a foreign font file: nothing is read beyond its end, and every reading is counted. */
export class Part {
  readonly bytes: Uint8Array
  readonly #view: DataView
  readonly #budget: Budget

  constructor(bytes: Uint8Array, budget: Budget) {
    this.bytes = bytes
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    this.#budget = budget
  }

  get length(): number {
    return this.bytes.length
  }

  spend(steps: number): void {
    this.#budget.spend(steps)
  }

  u8(at: number): number {
    return this.#view.getUint8(this.#inside(at, 1))
  }

  u16(at: number): number {
    return this.#view.getUint16(this.#inside(at, 2))
  }

  i16(at: number): number {
    return this.#view.getInt16(this.#inside(at, 2))
  }

  u32(at: number): number {
    return this.#view.getUint32(this.#inside(at, 4))
  }

  /** A number of 16 bits, and 16 behind its point. */
  fixed(at: number): number {
    return this.#view.getInt32(this.#inside(at, 4)) / 65536
  }

  tag(at: number): string {
    return String.fromCharCode(this.u8(at), this.u8(at + 1), this.u8(at + 2), this.u8(at + 3))
  }

  part(from: number, length = this.length - from): Part {
    this.#inside(from, Math.max(0, length))
    return new Part(this.bytes.subarray(from, from + Math.max(0, length)), this.#budget)
  }

  #inside(at: number, size: number): number {
    this.#budget.spend(1)
    if (!(at >= 0 && at + size <= this.bytes.length)) throw damagedFont('it ends too early')
    return at
  }
}
