// Mixes parts of lines into the source row, in tiles of sixteen columns of which those at the ends are masked.

/** Lanes below a number of columns are set in the vector that starts so far before the middle. */
const steps: usize = memory.data<u8>([
  255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0,
])

/** The columns from x0 up to x1 among the sixteen from `x` on. */
function lanes(x: i32, x0: i32, x1: i32): v128 {
  return v128.andnot(v128.load(steps + (16 - min(x1 - x, 16))), v128.load(steps + (16 - max(x0 - x, 0))))
}

/** `line` is premultiplied by `alphas`; both are weakened to `opacity`, 0 to 256. */
export function blendLine(line: usize, alphas: usize, opacity: i32, target: usize, x0: i32, x1: i32): void {
  for (let x = x0 & ~15; x < x1; x += 16) {
    const over = weaken(v128.load(line + x), opacity)
    const under = v128.load(target + x)
    const clear = v128.not(weaken(v128.load(alphas + x), opacity))
    const low = byAlpha(i16x8.extmul_low_i8x16_u(under, clear))
    const high = byAlpha(i16x8.extmul_high_i8x16_u(under, clear))
    const sum = i8x16.add_sat_u(over, i8x16.narrow_i16x8_u(low, high))
    v128.store(target + x, v128.bitselect(sum, under, lanes(x, x0, x1)))
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

/** Where the tiles begin and end in which alpha is not 0 throughout. */
export let firstVisible: i32 = 0
export let endVisible: i32 = 0

/** Answers whether there is any from x0 up to x1. */
export function findVisible(alphas: usize, x0: i32, x1: i32): bool {
  firstVisible = x1
  endVisible = x0
  for (let x = x0 & ~15; x < x1; x += 16) {
    if (!v128.any_true(v128.and(v128.load(alphas + x), lanes(x, x0, x1)))) continue
    firstVisible = min(firstVisible, max(x, x0))
    endVisible = min(x + 16, x1)
  }
  return endVisible > firstVisible
}
