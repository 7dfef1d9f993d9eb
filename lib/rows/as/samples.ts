// Frequencies of a block as samples, from 0 to 255: columns first, then rows, each four at a time.

/** In the place of the frequencies, column by column: turned, as four rows are made at a time. */
export function samplesOf(block: usize, flat: bool): void {
  if (flat) {
    const sample = i32x4.splat(max(0, min(255, ((load<i32>(block) + 4) >> 3) + 128)))
    for (let at = block; at < block + 256; at += 16) v128.store(at, sample)
    return
  }
  waves(block, 512, 10)
  waves(block + 16, 512, 10)
  turn(block)
  waves(block, 512 + 65536 + (128 << 17), 17)
  waves(block + 16, 512 + 65536 + (128 << 17), 17)
  for (let at = block; at < block + 256; at += 16)
    v128.store(at, i32x4.min_s(i32x4.max_s(v128.load(at), i32x4.splat(0)), i32x4.splat(255)))
}

function times(vector: v128, factor: i32): v128 {
  return i32x4.mul(vector, i32x4.splat(factor))
}

/** Of four lines side by side, each of eight, 32 bytes from one to the next. */
function waves(at: usize, bias: i32, shift: i32): void {
  const more = i32x4.splat(bias)
  const second = v128.load(at, 64)
  const sixth = v128.load(at, 192)
  const both = times(i32x4.add(second, sixth), 2217)
  const b = i32x4.add(both, times(sixth, -7567))
  const c = i32x4.add(both, times(second, 3135))
  const zeroth = v128.load(at)
  const fourth = v128.load(at, 128)
  const a = i32x4.add(i32x4.shl(i32x4.add(zeroth, fourth), 12), more)
  const d = i32x4.add(i32x4.shl(i32x4.sub(zeroth, fourth), 12), more)
  let t0 = v128.load(at, 224)
  let t1 = v128.load(at, 160)
  let t2 = v128.load(at, 96)
  let t3 = v128.load(at, 32)
  let p3 = i32x4.add(t0, t2)
  let p4 = i32x4.add(t1, t3)
  const p5 = times(i32x4.add(p3, p4), 4816)
  const p1 = i32x4.add(p5, times(i32x4.add(t0, t3), -3685))
  const p2 = i32x4.add(p5, times(i32x4.add(t1, t2), -10497))
  p3 = times(p3, -8034)
  p4 = times(p4, -1597)
  t3 = i32x4.add(times(t3, 6149), i32x4.add(p1, p4))
  t2 = i32x4.add(times(t2, 12586), i32x4.add(p2, p3))
  t1 = i32x4.add(times(t1, 8410), i32x4.add(p2, p4))
  t0 = i32x4.add(times(t0, 1223), i32x4.add(p1, p3))
  pair(at, at + 224, i32x4.add(a, c), t3, shift)
  pair(at + 32, at + 192, i32x4.add(d, b), t2, shift)
  pair(at + 64, at + 160, i32x4.sub(d, b), t1, shift)
  pair(at + 96, at + 128, i32x4.sub(a, c), t0, shift)
}

function pair(near: usize, far: usize, even: v128, odd: v128, shift: i32): void {
  v128.store(near, i32x4.shr_s(i32x4.add(even, odd), shift))
  v128.store(far, i32x4.shr_s(i32x4.sub(even, odd), shift))
}

/** Rows become columns. */
function turn(block: usize): void {
  quarter(block, block)
  quarter(block + 144, block + 144)
  quarter(block + 16, block + 128)
}

/** Two quarters, each turned and in the place of the other. */
function quarter(one: usize, other: usize): void {
  const a0 = v128.load(one)
  const a1 = v128.load(one, 32)
  const a2 = v128.load(one, 64)
  const a3 = v128.load(one, 96)
  const b0 = v128.load(other)
  const b1 = v128.load(other, 32)
  const b2 = v128.load(other, 64)
  const b3 = v128.load(other, 96)
  turned(other, a0, a1, a2, a3)
  if (one !== other) turned(one, b0, b1, b2, b3)
}

/** Four by four, into lines 32 bytes apart. */
export function turned(to: usize, a: v128, b: v128, c: v128, d: v128, apart: usize = 32): void {
  const ab = v128.shuffle<i32>(a, b, 0, 4, 1, 5)
  const cd = v128.shuffle<i32>(c, d, 0, 4, 1, 5)
  const far_ab = v128.shuffle<i32>(a, b, 2, 6, 3, 7)
  const far_cd = v128.shuffle<i32>(c, d, 2, 6, 3, 7)
  v128.store(to, v128.shuffle<i64>(ab, cd, 0, 2))
  v128.store(to + apart, v128.shuffle<i64>(ab, cd, 1, 3))
  v128.store(to + 2 * apart, v128.shuffle<i64>(far_ab, far_cd, 0, 2))
  v128.store(to + 3 * apart, v128.shuffle<i64>(far_ab, far_cd, 1, 3))
}
