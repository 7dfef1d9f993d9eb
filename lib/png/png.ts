// Pixels in, the bytes of a PNG file out: the same for the same pixels, wherever it runs.
import { giveBack } from '#lib/bytes.ts'
import type { PngExports } from '#lib/png/exports.ts'
import compiled from '#lib/png/png.wasm'

/** Row by row, four bytes each: red, green, blue, alpha; not premultiplied. */
export type Pixels = { width: number; height: number; data: Uint8Array }

export type PngEncoder = {
  encode(pixels: Pixels): Uint8Array<ArrayBuffer>
  /** The same of pixels that nobody looks at any more once it has ended; null, and the pixels as they were, where the file is larger than `most`. */
  encodeLast(pixels: Pixels, most: number): Uint8Array<ArrayBuffer> | null
  /** What its memory has grown to; it never shrinks. */
  memoryBytes(): number
}

const LONGEST_SIDE = 1 << 14

let held: PngEncoder | undefined

/** The encoder of this isolate. */
export function heldPng(): PngEncoder {
  held ??= openPng(compiled)
  return held
}

/** The module's exports are what exports.ts says; a test holds them against each other. */
export function openPng(module: WebAssembly.Module): PngEncoder {
  const png = new WebAssembly.Instance(module, {}).exports as unknown as PngExports
  return {
    encode: pixels => join(piecesOf(png, pixels) ?? []),
    encodeLast: (pixels, most) => {
      const pieces = piecesOf(png, pixels, most)
      if (pieces) giveBack(pixels.data)
      return pieces && join(pieces)
    },
    memoryBytes: () => png.memory.buffer.byteLength,
  }
}

/** Null where they are more than `most`. */
function piecesOf(png: PngExports, pixels: Pixels, most = Number.POSITIVE_INFINITY): Uint8Array[] | null {
  const { width, height, data } = pixels
  if (!isSide(width) || !isSide(height)) throw new RangeError(`a picture cannot be ${width} x ${height}`)
  if (data.length !== width * height * 4)
    throw new RangeError(`${data.length} bytes are not ${width} x ${height} pixels`)
  const stripes = stripesOf(png, pixels)
  const pixelBytes = stripes(rows => png.survey(rows) === 1) ? 1 : png.widestPixel()
  const first = write(png, stripes, pixelBytes, most)
  const pieces = first === 'too narrow' ? write(png, stripes, 4, most) : first
  return typeof pieces === 'string' ? null : pieces
}

/** Puts each stripe in turn where the encoder reads it, and tells its rows; ends early when they are refused. */
type Stripes = (take: (rows: number) => boolean) => boolean

function stripesOf(png: PngExports, { width, height, data }: Pixels): Stripes {
  const at = png.open(width, height)
  const stripeRows = png.stripeRows.value
  return take => {
    for (let row = 0; row < height; row += stripeRows) {
      const rows = Math.min(stripeRows, height - row)
      const from = 4 * width * row
      new Uint8Array(png.memory.buffer).set(data.subarray(from, from + 4 * width * rows), at)
      if (!take(rows)) return false
    }
    return true
  }
}

type Written = Uint8Array[] | 'too narrow' | 'too large'

/** Too narrow where pixels need more bytes than these. */
function write(png: PngExports, stripes: Stripes, pixelBytes: number, most: number): Written {
  const pieces: Uint8Array[] = []
  let size = 0
  const give = (length: number) => {
    const from = png.outputStart()
    if (length > 0) pieces.push(new Uint8Array(png.memory.buffer).slice(from, from + length))
    size += length
    return length >= 0 && size <= most
  }
  give(png.start(pixelBytes))
  if (stripes(rows => give(png.addRows(rows)))) return pieces
  return size > most ? 'too large' : 'too narrow'
}

function join(pieces: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0))
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
    giveBack(piece)
  }
  return whole
}

function isSide(size: number): boolean {
  return Number.isInteger(size) && size > 0 && size <= LONGEST_SIDE
}
