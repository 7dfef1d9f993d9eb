// The nine I_4x4 predictions (8.3.1.2). Every sample of the eight directional ones is a sample of the edge
// L L K J I M A B C D E F G H H H (lanes 0 to 15), a mean of two neighbours of it, or a 1-2-1 mean of three:
// so a mode is one constant shuffle.

/** Lane i: the rounded mean of lanes i and i + 1. */
export function meansOfTwo(edge: v128): v128 {
  return i8x16.avgr_u(edge, next(edge))
}

/** Lane i: (lane i-1 + 2 * lane i + lane i+1 + 2) >> 2, by a mean of means of which the inner one is rounded down. */
export function meansOfThree(edge: v128): v128 {
  const before = v128.shuffle<i8>(edge, edge, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14)
  const after = next(edge)
  const odd = v128.and(v128.xor(before, after), i8x16.splat(1))
  return i8x16.avgr_u(edge, i8x16.sub(i8x16.avgr_u(before, after), odd))
}

function next(edge: v128): v128 {
  return v128.shuffle<i8>(edge, edge, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 15)
}

/** Sixteen samples in raster order. */
export function predictIntra4(mode: i32, edge: v128, two: v128, three: v128, above: bool, left: bool): v128 {
  switch (mode) {
    case 0: // vertical
      return v128.shuffle<i8>(edge, edge, 6, 7, 8, 9, 6, 7, 8, 9, 6, 7, 8, 9, 6, 7, 8, 9)
    case 1: // horizontal
      return v128.shuffle<i8>(edge, edge, 4, 4, 4, 4, 3, 3, 3, 3, 2, 2, 2, 2, 1, 1, 1, 1)
    case 2:
      return i8x16.splat(<i8>mean(edge, above, left))
    case 3: // diagonal down left
      return v128.shuffle<i8>(three, three, 7, 8, 9, 10, 8, 9, 10, 11, 9, 10, 11, 12, 10, 11, 12, 13)
    case 4: // diagonal down right
      return v128.shuffle<i8>(three, three, 5, 6, 7, 8, 4, 5, 6, 7, 3, 4, 5, 6, 2, 3, 4, 5)
    case 5: // vertical right
      return v128.shuffle<i8>(two, three, 5, 6, 7, 8, 21, 22, 23, 24, 20, 5, 6, 7, 19, 21, 22, 23)
    case 6: // horizontal down
      return v128.shuffle<i8>(two, three, 4, 21, 22, 23, 3, 20, 4, 21, 2, 19, 3, 20, 1, 18, 2, 19)
    case 7: // vertical left
      return v128.shuffle<i8>(two, three, 6, 7, 8, 9, 23, 24, 25, 26, 7, 8, 9, 10, 24, 25, 26, 27)
    default: // horizontal up
      return v128.shuffle<i8>(two, three, 3, 19, 2, 18, 2, 18, 1, 17, 1, 17, 0, 0, 0, 0, 0, 0)
  }
}

function mean(edge: v128, above: bool, left: bool): i32 {
  const pairs = i16x8.extadd_pairwise_i8x16_u(edge) // lanes 3 and 4: A+B, C+D
  const top = <i32>i16x8.extract_lane_u(pairs, 3) + <i32>i16x8.extract_lane_u(pairs, 4)
  const side = pairsOfLeft(edge)
  if (above && left) return (top + side + 4) >> 3
  if (above) return (top + 2) >> 2
  return left ? (side + 2) >> 2 : 128
}

function pairsOfLeft(edge: v128): i32 {
  const shifted = i16x8.extadd_pairwise_i8x16_u(next(edge)) // lanes 0 and 1: L+K, J+I
  return <i32>i16x8.extract_lane_u(shifted, 0) + <i32>i16x8.extract_lane_u(shifted, 1)
}
