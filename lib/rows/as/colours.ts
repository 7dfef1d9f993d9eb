// Light and two colours as red, green and blue.
import { turned } from './samples'

const pixels: usize = memory.data(256, 16)

/** Three blocks, each turned, as pixels of a picture whose rows are so far apart. */
export function coloursOf(blocks: usize, to: usize, stride: usize, across: usize, down: usize, flat: bool): void {
  if (flat && across === 8) {
    const pixel = pixelsOf(blocks, 0)
    for (let row: usize = 0; row < down; row++, to += stride) {
      v128.store(to, pixel)
      v128.store(to, pixel, 16)
    }
    return
  }
  for (let half: usize = 0; half < 32; half += 16)
    for (let column: usize = half; column < half + 256; column += 128)
      turned(
        pixels + 8 * half + ((column - half) >>> 3),
        pixelsOf(blocks, column),
        pixelsOf(blocks, column + 32),
        pixelsOf(blocks, column + 64),
        pixelsOf(blocks, column + 96),
      )
  for (let row: usize = 0; row < down; row++) memory.copy(to + stride * row, pixels + 32 * row, 4 * across)
}

function pixelsOf(blocks: usize, at: usize): v128 {
  const light = i32x4.add(i32x4.shl(v128.load(blocks + at), 14), i32x4.splat(8191))
  const blue = i32x4.sub(v128.load(blocks + at, 256), i32x4.splat(128))
  const red = i32x4.sub(v128.load(blocks + at, 512), i32x4.splat(128))
  const r = channel(i32x4.add(light, i32x4.mul(red, i32x4.splat(22970))))
  const g = channel(i32x4.sub(i32x4.sub(light, i32x4.mul(red, i32x4.splat(11700))), i32x4.mul(blue, i32x4.splat(5638))))
  const b = channel(i32x4.add(light, i32x4.mul(blue, i32x4.splat(29032))))
  return v128.or(v128.or(r, i32x4.shl(g, 8)), v128.or(i32x4.shl(b, 16), i32x4.splat(0xff000000)))
}

function channel(value: v128): v128 {
  return i32x4.min_s(i32x4.max_s(i32x4.shr_s(value, 14), i32x4.splat(0)), i32x4.splat(255))
}
