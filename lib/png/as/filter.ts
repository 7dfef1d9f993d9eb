// Rows as differences from what is beside or above: worth it where neighbours are near and seldom equal.

const SUB: u8 = 1
const UP: u8 = 2
const PAETH: u8 = 4

/**
 * Whether differences are shorter than repetitions: many of a row's pixels equal none near them, and so do many of those
 * that do not just go on from beside or above. Ordered dither repeats what is two or four pixels away. Fewer do below a
 * row that is grained itself, because rows of two kinds do not repeat each other.
 */
export function isGrained(row: usize, pixels: usize, isAbove: bool): bool {
  const rowBytes = pixels << 2
  const end = row + (rowBytes & ~15)
  let grains = i64x2.splat(0)
  let changes = i64x2.splat(0)
  for (let at = row; at < end; at += 16) {
    const here = v128.load(at)
    const goesOn = v128.or(i32x4.eq(here, v128.load(at - 4)), i32x4.eq(here, v128.load(at - rowBytes)))
    const repeats = v128.or(i32x4.eq(here, v128.load(at - 8)), i32x4.eq(here, v128.load(at - 16)))
    changes = i32x4.add(changes, i32x4.add(goesOn, i32x4.splat(1)))
    grains = i32x4.add(grains, i32x4.add(v128.or(goesOn, repeats), i32x4.splat(1)))
  }
  const many = total(grains)
  if (isAbove) return many * 8 > <u32>pixels && many * 3 > total(changes)
  return many * 7 > <u32>pixels * 2 && many * 2 > total(changes)
}

/** Writes a row by the filter whose differences are the least in sum; 16 zero bytes lie before it and the one above it. */
export function filterRow(row: usize, above: usize, bytes: usize, pixel: usize, to: usize): void {
  const filter = chooseFilter(row, above, bytes, pixel)
  store<u8>(to++, filter)
  for (let at: usize = 0; at < bytes; at += 16) {
    const left = v128.load(row + at - pixel)
    const over = v128.load(above + at)
    const guess = filter === SUB ? left : filter === UP ? over : paeth(left, over, v128.load(above + at - pixel))
    v128.store(to + at, i8x16.sub(v128.load(row + at), guess))
  }
}

function chooseFilter(row: usize, above: usize, bytes: usize, pixel: usize): u8 {
  let sub = i64x2.splat(0)
  let up = i64x2.splat(0)
  let mixed = i64x2.splat(0)
  for (let at: usize = 0; at + 16 <= bytes; at += 16) {
    const here = v128.load(row + at)
    const left = v128.load(row + at - pixel)
    const over = v128.load(above + at)
    sub = i32x4.add(sub, sizes(i8x16.sub(here, left)))
    up = i32x4.add(up, sizes(i8x16.sub(here, over)))
    mixed = i32x4.add(mixed, sizes(i8x16.sub(here, paeth(left, over, v128.load(above + at - pixel)))))
  }
  const least = min(total(sub), min(total(up), total(mixed)))
  return total(mixed) === least ? PAETH : total(up) === least ? UP : SUB
}

function sizes(differences: v128): v128 {
  return i32x4.extadd_pairwise_i16x8_u(i16x8.extadd_pairwise_i8x16_u(i8x16.abs(differences)))
}

function total(sums: v128): u32 {
  return (
    i32x4.extract_lane(sums, 0) +
    i32x4.extract_lane(sums, 1) +
    i32x4.extract_lane(sums, 2) +
    i32x4.extract_lane(sums, 3)
  )
}

/** Of left, above and the corner between them, the nearest to what their plane would have here. */
function paeth(left: v128, above: v128, corner: v128): v128 {
  return i8x16.narrow_i16x8_u(
    paethWide(i16x8.extend_low_i8x16_u(left), i16x8.extend_low_i8x16_u(above), i16x8.extend_low_i8x16_u(corner)),
    paethWide(i16x8.extend_high_i8x16_u(left), i16x8.extend_high_i8x16_u(above), i16x8.extend_high_i8x16_u(corner)),
  )
}

function paethWide(left: v128, above: v128, corner: v128): v128 {
  const rise = i16x8.sub(above, corner)
  const run = i16x8.sub(left, corner)
  const toLeft = i16x8.abs(rise)
  const toAbove = i16x8.abs(run)
  const toCorner = i16x8.abs(i16x8.add(rise, run))
  const isOther = v128.or(i16x8.gt_s(toLeft, toAbove), i16x8.gt_s(toLeft, toCorner))
  return v128.bitselect(v128.bitselect(corner, above, i16x8.gt_s(toAbove, toCorner)), left, isOther)
}
