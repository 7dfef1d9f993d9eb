// Lone small coefficients of inter blocks cost more bits than the error they take away; these find them.
import { levelsOf, occupied } from './block'

/** What a coefficient of size 1 is worth by the run of zeros before it. */
const WORTH: StaticArray<u8> = [3, 2, 2, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
const MUCH: i32 = 9

function worth(block: i32): i32 {
  let rest = occupied(block)
  if (rest === 0) return 0
  const levels = levelsOf(block)
  const large = i16x8.gt_u(i16x8.abs(v128.load(levels)), i16x8.splat(1))
  const alsoLarge = i16x8.gt_u(i16x8.abs(v128.load(levels, 16)), i16x8.splat(1))
  if (v128.any_true(v128.or(large, alsoLarge))) return MUCH
  let sum = 0
  let before = -1
  while (rest) {
    const at = ctz(rest)
    sum += unchecked(WORTH[at - before - 1])
    before = at
    rest &= rest - 1
  }
  return sum
}

/** Of four blocks that start at luma block `block`. */
export function scatterScore(block: i32): i32 {
  return worth(block) + worth(block + 1) + worth(block + 4) + worth(block + 5)
}

export function isScattered(block: i32): bool {
  return scatterScore(block) < 4
}

/** Of the four AC blocks of a chroma plane. */
export function isScatteredChroma(block: i32): bool {
  return worth(block) + worth(block + 1) + worth(block + 2) + worth(block + 3) < 7
}
