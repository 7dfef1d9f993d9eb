// Huffman codes of a JPEG, and the bits that they are read from.
import { damaged } from '#lib/media/picture/refusals.ts'

const PREFIX_BITS = 16

/** From the next 16 bits to a code's length (high byte) and symbol (low byte); 0 where no code begins so. */
export type Huffman = Uint16Array

/** Counts of codes of 1 to 16 bits, then their symbols, as a DHT segment gives them. */
export function huffman(counts: Uint8Array, symbols: Uint8Array): Huffman {
  const table = new Uint16Array(1 << PREFIX_BITS)
  let at = 0
  let next = 0
  for (let bits = 1; bits <= PREFIX_BITS; bits++) {
    const span = 1 << (PREFIX_BITS - bits)
    for (let left = counts[bits - 1] ?? 0; left > 0; left--) {
      if (at + span > table.length) throw damaged('JPEG', 'a code table is impossible')
      table.fill((bits << 8) | (symbols[next++] ?? 0), at, at + span)
      at += span
    }
  }
  return table
}

/** Reads the coded data of one scan; past its end come zeros, and `exhausted` tells that some were used. */
export class BitReader {
  #bytes: Uint8Array
  #at = 0
  #bits = 0
  #held = 0
  #invented = 0

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
  }

  get exhausted(): boolean {
    return this.#held < this.#invented
  }

  /** Whole bytes that nothing has asked for. */
  get unread(): Uint8Array {
    return this.#bytes.subarray(this.#at - Math.floor(Math.max(0, this.#held - this.#invented) / 8))
  }

  symbol(table: Huffman): number {
    if (this.#held < PREFIX_BITS) this.#fill()
    const entry = table[(this.#bits >>> (this.#held - PREFIX_BITS)) & 0xffff] ?? 0
    if (entry === 0) throw damaged('JPEG', 'a code is unknown')
    this.#held -= entry >> 8
    return entry & 0xff
  }

  /** At most 16 bits. */
  take(count: number): number {
    if (this.#held < count) this.#fill()
    this.#held -= count
    return (this.#bits >>> this.#held) & ((1 << count) - 1)
  }

  /** Steps over the restart marker that must stand here, the `index`-th of the scan. */
  restart(index: number): void {
    while (this.#bytes[this.#at] === 0xff && this.#bytes[this.#at + 1] === 0xff) this.#at++
    if (this.#bytes[this.#at] !== 0xff || this.#bytes[this.#at + 1] !== 0xd0 + (index & 7))
      throw damaged('JPEG', 'a restart marker is missing')
    this.#at += 2
    this.#held = 0
    this.#invented = 0
  }

  #fill(): void {
    while (this.#held <= 24) {
      const byte = this.#bytes[this.#at] ?? -1
      const real = byte >= 0 && (byte !== 0xff || this.#bytes[this.#at + 1] === 0)
      if (real) this.#at += byte === 0xff ? 2 : 1
      else this.#invented += 8
      this.#bits = (this.#bits << 8) | (real ? byte : 0)
      this.#held += 8
    }
  }
}
