// Which parts of a layer are one colour: where such a part moves over itself, nothing is seen to change.
import { allocate } from '../picture/arena'
import { coloursOf, isOpaque, LUMA_ALPHA, layerHeight, layerWidth, planeOf, planeStride, setColours } from './layers'
import { layerOf, xOfPlacement, yOfPlacement } from './placements'

/** Of a square of sixteen that is not one colour. No sample is 255 in limited range. */
const MOTLEY: u32 = 0x7f7f7f7f
/** Y, Cb, Cr and alpha of what shows nothing, less 128. */
export const CLEAR: u32 = 0x80808080

/** Once the layer's planes are filled. Squares that pass its edges count as motley. */
export function findColours(layer: i32): void {
  const across = layerWidth(layer) >> 4
  const down = layerHeight(layer) >> 4
  const colours = allocate(<usize>(across * down) * 4)
  for (let row = 0; row < down; row++) {
    for (let column = 0; column < across; column++)
      store<u32>(colours + ((<usize>(row * across + column)) << 2), colourOf(layer, column, row))
  }
  setColours(layer, colours)
}

function colourOf(layer: i32, column: i32, row: i32): u32 {
  let colour: u32 = isOpaque(layer) ? 0x7f000000 : 0
  const planes = isOpaque(layer) ? LUMA_ALPHA : LUMA_ALPHA + 1
  for (let plane = 0; plane < planes; plane++) {
    const isHalf = plane === 1 || plane === 2
    const size = isHalf ? 8 : 16
    const from = planeOf(layer, plane) + planeStride(layer, plane) * row * size + column * size
    const first = load<u8>(from)
    if (!isUniform(from, planeStride(layer, plane), size, first)) return MOTLEY
    colour |= (<u32>first) << ((<u32>plane) << 3)
  }
  return colour
}

function isUniform(from: usize, stride: usize, size: i32, sample: u8): bool {
  const wanted = i8x16.splat(<i8>sample)
  for (let line = 0; line < size; line++) {
    const seen = size === 16 ? v128.load(from) : v128.load64_zero(from)
    const equal = i8x16.eq(seen, wanted)
    if (size === 16 ? !i8x16.all_true(equal) : i64x2.extract_lane(equal, 0) !== -1) return false
    from += stride
  }
  return true
}

/** The one colour of the layer's samples from (x0, y0) up to (x1, y1), or MOTLEY. */
function colourWithin(layer: i32, x0: i32, y0: i32, x1: i32, y1: i32): u32 {
  const across = layerWidth(layer) >> 4
  const first = x0 >> 4
  const end = (x1 + 15) >> 4
  const endRow = (y1 + 15) >> 4
  const colours = coloursOf(layer)
  const isOutside = first < 0 || y0 < 0 || end > across || endRow > layerHeight(layer) >> 4
  if (colours === 0 || isOutside) return MOTLEY
  const found = load<u32>(colours + ((<usize>((y0 >> 4) * across + first)) << 2))
  for (let row = y0 >> 4; row < endRow; row++) {
    for (let column = first; column < end; column++)
      if (load<u32>(colours + ((<usize>(row * across + column)) << 2)) !== found) return MOTLEY
  }
  return found
}

/** Samples that a fraction of a pixel, or half a sample of chroma, reaches beyond a macroblock. */
const AROUND: i32 = 3

/** The one colour that a placement at its layer's own size shows in macroblocks of a row, or MOTLEY. */
export function colourIn(record: usize, row: i32, first: i32, end: i32): u32 {
  const x = first * 16 - <i32>Math.floor(xOfPlacement(record))
  const y = row * 16 - <i32>Math.floor(yOfPlacement(record))
  const across = (end - first) * 16
  return colourWithin(layerOf(record), x - AROUND, y - AROUND, x + across + AROUND, y + 16 + AROUND)
}

/** Nothing is seen through it. */
export function isFull(colour: u32): bool {
  return isOne(colour) && colour >>> 24 === 0x7f
}

export function isOne(colour: u32): bool {
  return colour !== MOTLEY
}
