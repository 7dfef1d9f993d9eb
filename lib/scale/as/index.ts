// What the module exports: bands of an opaque picture come in, bands of it in another size go out. Every sum and product is
// made in the engine's order, in single precision, so that its bytes and ours are the same.

/** What is told of a column or row: its first pixel of the source, how many, and what its first, middle and last weigh. */
const SPAN: usize = 20
const OPAQUE: u32 = 0xff000000

let columns: usize = 0
let rowBytes: usize = 0
let columnsAt: usize = 0
export let rowsAt: usize = 0
export let sourceAt: usize = 0
export let pixelsAt: usize = 0

/** Begins a picture; `sourceRows` and `rows` are the most of a band. Answers where the columns are told. */
export function open(width: usize, height: usize, sourceWidth: usize, sourceRows: usize, rows: usize): usize {
  columns = width
  rowBytes = 4 * sourceWidth
  columnsAt = (__heap_base + 15) & ~15
  rowsAt = columnsAt + SPAN * width
  sourceAt = (rowsAt + SPAN * height + 15) & ~15
  pixelsAt = (sourceAt + rowBytes * sourceRows + 31) & ~15
  const missing = <i32>((pixelsAt + 4 * width * rows + 0xffff) >>> 16) - memory.size()
  if (missing > 0 && memory.grow(missing) < 0) unreachable()
  return columnsAt
}

/** Makes all of the source's rows that are there ready to be averaged; false where something shows through them. */
export function ready(sourceRows: usize): bool {
  const end = sourceAt + rowBytes * sourceRows
  let all = i32x4.splat(-1)
  for (let at = sourceAt; at < end; at += 16) {
    const pixels = v128.load(at)
    // What lies past the end is of no picture.
    all = v128.and(all, at + 16 <= end ? pixels : v128.or(pixels, past((end - at) >>> 2)))
    // The weights are summed beside the three colours.
    v128.store(at, v128.or(v128.and(pixels, i32x4.splat(0x00ffffff)), i32x4.splat(0x01000000)))
  }
  return i32x4.all_true(i32x4.eq(v128.and(all, i32x4.splat(OPAQUE)), i32x4.splat(OPAQUE)))
}

function past(there: usize): v128 {
  return i32x4.ge_u(i32x4(0, 1, 2, 3), i32x4.splat(<i32>there))
}

function weightOf(span: usize, index: u32, last: u32): f32 {
  return index === 0 ? load<f32>(span, 8) : index === last ? load<f32>(span, 16) : load<f32>(span, 12)
}

function pixelAt(at: usize): v128 {
  return i32x4.extend_low_i16x8_u(i16x8.extend_low_i8x16_u(v128.load32_zero(at)))
}

/** Each pixel of these rows is the mean of those that it covers; `first` is the source's row at `sourceAt`. */
export function average(from: usize, to: usize, first: usize): void {
  let pixel = pixelsAt
  for (let row = rowsAt + SPAN * from; row < rowsAt + SPAN * to; row += SPAN) {
    const top = sourceAt + rowBytes * (load<u32>(row) - first)
    const down = load<u32>(row, 4)
    for (let column = columnsAt; column < columnsAt + SPAN * columns; column += SPAN, pixel += 4)
      store<u32>(pixel, meanOf(row, down, column, top + 4 * load<u32>(column)))
  }
}

function meanOf(row: usize, down: u32, column: usize, corner: usize): u32 {
  const across = load<u32>(column, 4)
  let sum = f32x4.splat(0)
  for (let y: u32 = 0, line = corner; y < down; y++, line += rowBytes) {
    const weight = weightOf(row, y, down - 1)
    for (let x: u32 = 0; x < across; x++) {
      const share = f32x4.splat(weight * weightOf(column, x, across - 1))
      sum = f32x4.add(sum, f32x4.mul(f32x4.convert_i32x4_u(pixelAt(line + 4 * x)), share))
    }
  }
  const mean = f32x4.div(sum, totalOf(sum))
  const whole = f32x4.trunc(mean)
  const up = f32x4.ge(f32x4.sub(mean, whole), f32x4.splat(0.5))
  return packed(i32x4.sub(i32x4.trunc_sat_f32x4_u(whole), up))
}

function totalOf(sum: v128): v128 {
  return v128.shuffle<i32>(sum, sum, 3, 3, 3, 3)
}

function packed(pixel: v128): u32 {
  const bytes = i8x16.narrow_i16x8_u(i16x8.narrow_i32x4_s(pixel, pixel), i16x8.splat(0))
  return i32x4.extract_lane(bytes, 0) | OPAQUE
}

/** Each pixel lies between four: two in each direction, and by so many 256ths nearer to the second. */
export function blend(from: usize, to: usize, first: usize): void {
  let pixel = pixelsAt
  for (let row = rowsAt + SPAN * from; row < rowsAt + SPAN * to; row += SPAN) {
    const upper = sourceAt + rowBytes * (load<u32>(row) - first)
    const lower = upper + rowBytes * (load<u32>(row, 4) - 1)
    const down = load<u32>(row, 8)
    for (let column = columnsAt; column < columnsAt + SPAN * columns; column += SPAN, pixel += 4) {
      const left = 4 * load<u32>(column)
      const right = left + 4 * (load<u32>(column, 4) - 1)
      const across = load<u32>(column, 8)
      const sum = i32x4.add(
        i32x4.add(
          i32x4.mul(pixelAt(upper + left), i32x4.splat((256 - across) * (256 - down))),
          i32x4.mul(pixelAt(upper + right), i32x4.splat(across * (256 - down))),
        ),
        i32x4.add(
          i32x4.mul(pixelAt(lower + left), i32x4.splat((256 - across) * down)),
          i32x4.mul(pixelAt(lower + right), i32x4.splat(across * down)),
        ),
      )
      store<u32>(pixel, packed(i32x4.shr_u(sum, 16)))
    }
  }
}
