// RGBA pictures become layers of the codec: without their transparent border, converted in strips to spare memory.
import type { CodecExports } from '#lib/video/codec/exports.ts'

/** Straight (not premultiplied) alpha, rows from top to bottom. */
export type Pixels = { width: number; height: number; rgba: Uint8Array | Uint8ClampedArray }

/** `left` and `top` are what was cut off; a layer in which nothing shows has no number. */
export type Layer = { width: number; height: number; left: number; top: number; number: number | undefined }

const LONGEST_SIDE = 8192
const STRIP_ROWS = 32

export function loadLayer(codec: CodecExports, pixels: Pixels): Layer {
  const { width, height, rgba } = pixels
  if (!isSide(width) || !isSide(height)) throw new RangeError(`a layer cannot be ${width} x ${height}`)
  if (rgba.length !== width * height * 4)
    throw new RangeError(`${rgba.length} bytes are not ${width} x ${height} pixels`)
  const part = visiblePart(pixels)
  if (!part) return { width, height, left: 0, top: 0, number: undefined }
  const number = codec.addLayer(part.width, part.height, isOpaque(pixels) ? 1 : 0)
  if (number < 0) throw new RangeError('too many layers')
  for (let row = 0; row < part.height; row += STRIP_ROWS) convertStrip(codec, number, pixels, part, row)
  codec.finishLayer(number)
  return { width, height, left: part.left, top: part.top, number }
}

type Part = { left: number; top: number; width: number; height: number }

function convertStrip(codec: CodecExports, layer: number, pixels: Pixels, part: Part, first: number): void {
  const rows = Math.min(STRIP_ROWS, part.height - first)
  const at = codec.stage(layer, rows)
  const memory = new Uint8Array(codec.memory.buffer)
  const stride = 4 * ((part.width + 3) & ~3)
  for (let row = 0; row < rows; row++) {
    const from = 4 * ((part.top + first + row) * pixels.width + part.left)
    memory.set(pixels.rgba.subarray(from, from + 4 * part.width), at + row * stride)
  }
  codec.convertRows(layer, first, rows)
}

function isSide(size: number): boolean {
  return Number.isInteger(size) && size > 0 && size <= LONGEST_SIDE
}

function isOpaque({ rgba }: Pixels): boolean {
  for (let at = 3; at < rgba.length; at += 4) if (rgba[at] !== 255) return false
  return true
}

/** The smallest rectangle around all that is not fully transparent. */
function visiblePart({ width, height, rgba }: Pixels): Part | undefined {
  const stride = 4 * width
  /** Whether alpha is 0 at so many places, each a step from the last. */
  const isClear = (first: number, step: number, count: number) => {
    for (let at = first + 3, left = count; left > 0; left--, at += step) if (rgba[at] !== 0) return false
    return true
  }
  let top = 0
  while (top < height && isClear(top * stride, 4, width)) top++
  if (top === height) return undefined
  let bottom = height
  while (isClear((bottom - 1) * stride, 4, width)) bottom--
  const isColumnClear = (x: number) => isClear(top * stride + 4 * x, stride, bottom - top)
  let left = 0
  while (isColumnClear(left)) left++
  let right = width
  while (isColumnClear(right - 1)) right--
  return { left, top, width: right - left, height: bottom - top }
}
