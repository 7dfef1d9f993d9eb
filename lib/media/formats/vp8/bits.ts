// The arithmetic decoder of VP8: one answer after the other, each with the probability that it is no.
import { damaged } from '#lib/media/picture/refusals.ts'

export class Bits {
  private value = 0
  /** One less than the width of what is left, 127 to 254. */
  private range = 254
  private ready = -8
  private at = 0
  private readonly bytes: Uint8Array

  constructor(bytes: Uint8Array) {
    this.bytes = bytes
  }

  /** 1 for yes; `no` is how likely 0 is, of 256. */
  bit(no: number): 0 | 1 {
    if (this.ready < 0) this.load()
    const split = (this.range * no) >> 8
    const yes = this.value >> this.ready > split
    if (yes) {
      this.range -= split + 1
      this.value -= (split + 1) << this.ready
    } else this.range = split
    const shift = Math.clz32(this.range + 1) - 24
    if (shift > 0) {
      this.range = ((this.range + 1) << shift) - 1
      this.ready -= shift
    }
    return yes ? 1 : 0
  }

  flag(): boolean {
    return this.bit(128) === 1
  }

  number(bits: number): number {
    let value = 0
    for (let left = bits; left > 0; left--) value = value * 2 + this.bit(128)
    return value
  }

  signed(bits: number): number {
    const value = this.number(bits)
    return this.flag() ? -value : value
  }

  /** Null where the file leaves it out. */
  maybe(read: () => number): number | null {
    return this.flag() ? read() : null
  }

  private load(): void {
    if (this.at >= this.bytes.length) throw damaged('WebP', 'it is cut off')
    this.value = (this.value << 16) | ((this.bytes[this.at] ?? 0) << 8) | (this.bytes[this.at + 1] ?? 0)
    this.at += 2
    this.ready += 16
  }
}
