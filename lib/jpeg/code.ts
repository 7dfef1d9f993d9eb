// Coefficients as bits: for each how many zeros stand before it and how large it is, then its own bits.
import { joinBytes } from '#lib/bytes.ts'
import type { Codes } from '#lib/jpeg/tables.ts'

const PIECE = 32 * 1024

/** By symbol, its code and how long it is; codes of one length follow each other. */
export type Book = { code: Uint16Array; size: Uint8Array }

export function bookOf({ lengths, symbols }: Codes): Book {
  const book = { code: new Uint16Array(256), size: new Uint8Array(256) }
  let [code, at] = [0, 0]
  for (const [less, count] of lengths.entries()) {
    for (let nth = 0; nth < count; nth++) {
      const symbol = symbols[at++] ?? 0
      book.code[symbol] = code++
      book.size[symbol] = less + 1
    }
    code <<= 1
  }
  return book
}

export class Bits {
  readonly #pieces: Uint8Array[] = []
  #piece = new Uint8Array(PIECE)
  #at = 0
  #held = 0
  #count = 0

  /** At most 16 bits. */
  put(bits: number, size: number): void {
    this.#held = (this.#held << size) | (bits & ((1 << size) - 1))
    this.#count += size
    while (this.#count >= 8) {
      this.#count -= 8
      this.#byte((this.#held >> this.#count) & 0xff)
    }
    this.#held &= (1 << this.#count) - 1
  }

  /** All of them, the last byte filled with ones. */
  end(): Uint8Array<ArrayBuffer> {
    if (this.#count > 0) this.put(0x7f, 8 - this.#count)
    return joinBytes([...this.#pieces, this.#piece.subarray(0, this.#at)])
  }

  /** A byte of ones would be read as a mark. */
  #byte(value: number): void {
    if (this.#at + 2 > PIECE) {
      this.#pieces.push(this.#piece.subarray(0, this.#at))
      this.#piece = new Uint8Array(PIECE)
      this.#at = 0
    }
    this.#piece[this.#at++] = value
    if (value === 0xff) this.#piece[this.#at++] = 0
  }
}

const ZEROS = 0xf0
const END = 0

/** A block in the order of its frequencies; its mean is told as what it differs by from `before`. */
export function putBlock(bits: Bits, block: Int16Array, before: number, mean: Book, rest: Book): void {
  put(bits, mean, 0, (block[0] ?? 0) - before)
  let zeros = 0
  for (let at = 1; at < 64; at++) {
    const value = block[at] ?? 0
    if (value === 0) {
      zeros++
      continue
    }
    for (; zeros > 15; zeros -= 16) bits.put(rest.code[ZEROS] ?? 0, rest.size[ZEROS] ?? 0)
    put(bits, rest, zeros << 4, value)
    zeros = 0
  }
  if (zeros > 0) bits.put(rest.code[END] ?? 0, rest.size[END] ?? 0)
}

function put(bits: Bits, book: Book, zeros: number, value: number): void {
  const size = 32 - Math.clz32(Math.abs(value))
  const symbol = zeros | size
  bits.put(book.code[symbol] ?? 0, book.size[symbol] ?? 0)
  if (size > 0) bits.put(value < 0 ? value - 1 : value, size)
}
