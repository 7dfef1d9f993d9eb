// Sums over blocks of samples.

function absoluteSum(a: v128, b: v128): v128 {
  return i16x8.extadd_pairwise_i8x16_u(v128.or(i8x16.sub_sat_u(a, b), i8x16.sub_sat_u(b, a)))
}

function total(sums: v128): i32 {
  const pairs = i32x4.extadd_pairwise_i16x8_u(sums)
  const halves = i32x4.add(pairs, v128.shuffle<i32>(pairs, pairs, 2, 3, 0, 1))
  return i32x4.extract_lane(halves, 0) + i32x4.extract_lane(halves, 1)
}

export function totalWide(sums: v128): i32 {
  const halves = i32x4.add(sums, v128.shuffle<i32>(sums, sums, 2, 3, 0, 1))
  return i32x4.extract_lane(halves, 0) + i32x4.extract_lane(halves, 1)
}

/** Sum of absolute differences of two 16x16 blocks. */
export function sad16(a: usize, aStride: usize, b: usize, bStride: usize): i32 {
  let sums = i64x2.splat(0)
  for (let line = 0; line < 16; line += 2) {
    sums = i16x8.add(sums, absoluteSum(v128.load(a), v128.load(b)))
    sums = i16x8.add(sums, absoluteSum(v128.load(a + aStride), v128.load(b + bStride)))
    a += 2 * aStride
    b += 2 * bStride
  }
  return total(sums)
}

/** Of a 16x16 block against one row repeated; gives up once past `limit`. */
export function sadOfRow(a: usize, aStride: usize, line: v128, limit: i32): i32 {
  let sum = 0
  for (let quarter = 0; quarter < 4 && sum < limit; quarter++) {
    let sums = absoluteSum(v128.load(a), line)
    sums = i16x8.add(sums, absoluteSum(v128.load(a + aStride), line))
    sums = i16x8.add(sums, absoluteSum(v128.load(a + 2 * aStride), line))
    sum += total(i16x8.add(sums, absoluteSum(v128.load(a + 3 * aStride), line)))
    a += 4 * aStride
  }
  return sum
}

/** Of a 16x16 block against one column repeated; gives up once past `limit`. */
export function sadOfColumn(a: usize, aStride: usize, column: usize, stride: usize, limit: i32): i32 {
  let sum = 0
  for (let quarter = 0; quarter < 4 && sum < limit; quarter++) {
    let sums = i64x2.splat(0)
    for (let line = 0; line < 4; line++) {
      sums = i16x8.add(sums, absoluteSum(v128.load(a), v128.load_splat<u8>(column)))
      a += aStride
      column += stride
    }
    sum += total(sums)
  }
  return sum
}

/** Two rows of eight, 16 bytes from each operand's own stride. */
function load8x2(at: usize, lineBytes: usize): v128 {
  return v128.load_lane<i64>(at + lineBytes, v128.load64_zero(at), 1)
}

export function sad8(a: usize, aStride: usize, b: usize, bStride: usize): i32 {
  let sums = i64x2.splat(0)
  for (let line: usize = 0; line < 8; line += 2) {
    sums = i16x8.add(sums, absoluteSum(load8x2(a + line * aStride, aStride), load8x2(b + line * bStride, bStride)))
  }
  return total(sums)
}

/** Sum of squared differences of two 8x8 blocks. */
export function ssd8(a: usize, aStride: usize, b: usize, bStride: usize): i32 {
  let sums = i64x2.splat(0)
  for (let line = 0; line < 8; line++) {
    const difference = i16x8.sub(v128.load_ext<u8>(a), v128.load_ext<u8>(b))
    sums = i32x4.add(sums, i32x4.dot_i16x8_s(difference, difference))
    a += aStride
    b += bStride
  }
  return totalWide(sums)
}

/** Sum of absolute differences of two 4x4 blocks, 16 samples in one vector each. */
export function sad4(a: v128, b: v128): i32 {
  return total(absoluteSum(a, b))
}

/** Fills a 16x16 block with one row. */
export function store16(at: usize, lineBytes: usize, line: v128): void {
  for (let end = at + 16 * lineBytes; at < end; at += lineBytes) v128.store(at, line)
}

export function copy16(from: usize, fromStride: usize, to: usize, toStride: usize): void {
  for (let line: usize = 0; line < 16; line++) v128.store(to + line * toStride, v128.load(from + line * fromStride))
}

export function copy8(from: usize, fromStride: usize, to: usize, toStride: usize): void {
  for (let line: usize = 0; line < 8; line++) store<u64>(to + line * toStride, load<u64>(from + line * fromStride))
}
