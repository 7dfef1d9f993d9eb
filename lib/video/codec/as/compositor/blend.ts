// Puts tiles of sixteen columns into the source picture, as far as a mask of lanes lets them.

/** Lanes below a number of columns are set in the vector that starts so far before the middle. */
const steps: usize = memory.data<u8>([
  255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0,
])

/** Lanes from `from` up to `end`. */
export function lanes(from: i32, end: i32): v128 {
  return v128.andnot(v128.load(steps + (16 - end)), v128.load(steps + (16 - from)))
}

export function copyTile(tile: usize, target: usize, stride: usize, mask: v128, rows: i32): void {
  for (let row = 0; row < rows; row++) {
    v128.store(target, v128.bitselect(v128.load(tile), v128.load(target), mask))
    tile += 16
    target += stride
  }
}

/** `tile` is premultiplied by `alphas`; both are weakened to `opacity`, 0 to 256. */
export function blendTile(
  tile: usize,
  alphas: usize,
  opacity: i32,
  target: usize,
  stride: usize,
  mask: v128,
  rows: i32,
): void {
  for (let row = 0; row < rows; row++) {
    const over = weaken(v128.load(tile), opacity)
    const under = v128.load(target)
    const clear = v128.not(weaken(v128.load(alphas), opacity))
    const low = byAlpha(i16x8.extmul_low_i8x16_u(under, clear))
    const high = byAlpha(i16x8.extmul_high_i8x16_u(under, clear))
    const sum = i8x16.add_sat_u(over, i8x16.narrow_i16x8_u(low, high))
    v128.store(target, v128.bitselect(sum, under, mask))
    tile += 16
    alphas += 16
    target += stride
  }
}

function weaken(samples: v128, opacity: i32): v128 {
  if (opacity === 256) return samples
  const factor = i16x8.splat(<i16>opacity)
  const half = i16x8.splat(128)
  const low = i16x8.add(i16x8.mul(i16x8.extend_low_i8x16_u(samples), factor), half)
  const high = i16x8.add(i16x8.mul(i16x8.extend_high_i8x16_u(samples), factor), half)
  return i8x16.narrow_i16x8_u(i16x8.shr_u(low, 8), i16x8.shr_u(high, 8))
}

/** A product over 255, rounded. */
function byAlpha(product: v128): v128 {
  const rounded = i16x8.add(product, i16x8.splat(128))
  return i16x8.shr_u(i16x8.add(rounded, i16x8.shr_u(rounded, 8)), 8)
}

/** Whether any sample of the tile in these lanes is not 0. */
export function isVisible(alphas: usize, mask: v128, rows: i32): bool {
  let any = i64x2.splat(0)
  for (let row: usize = 0; row < <usize>rows; row++) any = v128.or(any, v128.load(alphas + row * 16))
  return v128.any_true(v128.and(any, mask))
}

/** Whether all of them are 255. */
export function isFull(alphas: usize, mask: v128, rows: i32): bool {
  let all = i8x16.splat(-1)
  for (let row: usize = 0; row < <usize>rows; row++) all = v128.and(all, v128.load(alphas + row * 16))
  return i8x16.all_true(i8x16.eq(v128.or(all, v128.not(mask)), i8x16.splat(-1)))
}
