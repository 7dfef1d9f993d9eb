// Bands of pixels in, the bytes of a JPEG file out: for pictures of which an isolate has no room for the whole.
import { joinBytes } from '#lib/bytes.ts'
import { Bits, type Book, bookOf, putBlock } from '#lib/jpeg/code.ts'
import { frequenciesOf } from '#lib/jpeg/frequencies.ts'
import { COLOUR_MEAN, COLOUR_REST, type Codes, LIGHT_MEAN, LIGHT_REST, stepsOf, ZIGZAG } from '#lib/jpeg/tables.ts'

type Size = { width: number; height: number }

/** Four blocks of light and one of each colour: colours are told for four pixels at once, as films do. */
const SIDE = 16
const [light_mean, light_rest, colour_mean, colour_rest] = [LIGHT_MEAN, LIGHT_REST, COLOUR_MEAN, COLOUR_REST].map(
  bookOf,
) as [Book, Book, Book, Book]

/** Baseline. Each band is row-major RGBA of sixteen lines or a multiple of it, the last of what is left. */
export function jpegOf(size: Size, bands: Iterable<Uint8Array>, quality: number): Uint8Array<ArrayBuffer> {
  const steps = stepsOf(quality)
  const bits = new Bits()
  const square = new Square()
  const block = new Int16Array(64)
  const before = [0, 0, 0]
  const put = (samples: Float64Array, channel: number) => {
    const [by, mean, rest] =
      channel === 0 ? [steps.light, light_mean, light_rest] : [steps.colour, colour_mean, colour_rest]
    if (square.isPlain) block.fill(0).fill(Math.round((8 * (samples[0] ?? 0)) / (by[0] ?? 1)), 0, 1)
    else frequenciesOf(samples, by, block)
    putBlock(bits, block, before[channel] ?? 0, mean, rest)
    before[channel] = block[0] ?? 0
  }
  for (const rgba of bands) {
    const pixels = new Uint32Array(rgba.buffer, rgba.byteOffset, rgba.length / 4)
    const band = { rgba, pixels, width: size.width, height: pixels.length / size.width }
    for (let top = 0; top < band.height; top += SIDE)
      for (let left = 0; left < size.width; left += SIDE) {
        square.read(band, left, top)
        for (const light of square.light) put(light, 0)
        put(square.blue, 1)
        put(square.red, 2)
      }
  }
  return joinBytes([headOf(size, steps), bits.end(), Uint8Array.of(0xff, 0xd9)])
}

type Band = Size & { rgba: Uint8Array; pixels: Uint32Array }

/** Sixteen by sixteen pixels as light and colours; beyond the edge the last one goes on. */
class Square {
  readonly light = Array.from({ length: 4 }, () => new Float64Array(64))
  readonly blue = new Float64Array(64)
  readonly red = new Float64Array(64)
  /** All of one colour, as most of a designed picture is. */
  isPlain = false

  read(band: Band, left: number, top: number): void {
    const { rgba, width, height } = band
    this.isPlain = isPlain(band, left, top)
    this.blue.fill(0)
    this.red.fill(0)
    const side = this.isPlain ? 2 : SIDE
    for (let y = 0; y < side; y++) {
      const line = Math.min(height - 1, top + y) * width
      for (let x = 0; x < side; x++) {
        const at = 4 * (line + Math.min(width - 1, left + x))
        const [r, g, b] = [rgba[at] as number, rgba[at + 1] as number, rgba[at + 2] as number]
        const light = this.light[(y >> 3) * 2 + (x >> 3)] as Float64Array
        light[(y & 7) * 8 + (x & 7)] = 0.299 * r + 0.587 * g + 0.114 * b - 128
        const colour = (y >> 1) * 8 + (x >> 1)
        this.blue[colour] = (this.blue[colour] as number) + (0.5 * b - 0.168736 * r - 0.331264 * g) / 4
        this.red[colour] = (this.red[colour] as number) + (0.5 * r - 0.418688 * g - 0.081312 * b) / 4
      }
    }
    if (this.isPlain) for (const light of this.light) light[0] = this.light[0]?.[0] as number
  }
}

function isPlain({ pixels, width, height }: Band, left: number, top: number): boolean {
  const first = pixels[top * width + left]
  const [right, bottom] = [Math.min(width, left + SIDE), Math.min(height, top + SIDE)]
  for (let y = top; y < bottom; y++)
    for (let at = y * width + left; at < y * width + right; at++) if (pixels[at] !== first) return false
  return true
}

function headOf({ width, height }: Size, { light, colour }: ReturnType<typeof stepsOf>): Uint8Array {
  const inOrder = (steps: Uint8Array) => [...ZIGZAG].map(place => steps[place] ?? 1)
  const book = (id: number, { lengths, symbols }: Codes) => [id, ...lengths, ...symbols]
  const pair = (value: number) => [value >> 8, value & 0xff]
  const part = (mark: number, ...bytes: number[]) => [0xff, mark, ...pair(bytes.length + 2), ...bytes]
  return Uint8Array.from([
    ...[0xff, 0xd8],
    ...part(0xe0, ...[...'JFIF\0'].map(sign => sign.charCodeAt(0)), 1, 1, 0, 0, 1, 0, 1, 0, 0),
    ...part(0xdb, 0, ...inOrder(light), 1, ...inOrder(colour)),
    ...part(0xc0, 8, ...pair(height), ...pair(width), 3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1),
    ...part(
      0xc4,
      ...book(0, LIGHT_MEAN),
      ...book(0x10, LIGHT_REST),
      ...book(1, COLOUR_MEAN),
      ...book(0x11, COLOUR_REST),
    ),
    ...part(0xda, 3, 1, 0, 2, 0x11, 3, 0x11, 0, 63, 0),
  ])
}
