// What the module exports: arithmetic with rows of numbers in single precision, one row for each word.

export { ASIDE, listen, tellDistances } from './listen'

/** Where memory is free from. */
export function freeAt(): usize {
  return (__heap_base + 15) & ~15
}

/** Makes memory at least so many bytes long. */
export function makeRoom(end: usize): void {
  const missing = <i32>((end + 0xffff) >>> 16) - memory.size()
  if (missing > 0 && memory.grow(missing) < 0) unreachable()
}

/** Each of `count` rows, a multiple of four, times a matrix of `size` rows, with its bias added; `width` is a multiple of eight. */
export function times(
  rows: usize,
  count: usize,
  size: usize,
  matrix: usize,
  bias: usize,
  width: usize,
  out: usize,
): void {
  for (let column: usize = 0; column < width; column += 8)
    for (let row: usize = 0; row < count; row += 4)
      block(
        rows + 4 * size * row,
        size,
        matrix + 4 * column,
        bias + 4 * column,
        4 * width,
        out + 4 * (width * row + column),
      )
}

/** Eight numbers of four rows, which are at hand until all is added. */
function block(rows: usize, size: usize, matrix: usize, bias: usize, stride: usize, out: usize): void {
  const line = 4 * size
  let a = v128.load(bias)
  let b = a
  let c = a
  let d = a
  let e = v128.load(bias, 16)
  let f = e
  let g = e
  let h = e
  for (const end = rows + line; rows < end; rows += 4, matrix += stride) {
    const left = v128.load(matrix)
    const right = v128.load(matrix, 16)
    const first = v128.load32_splat(rows)
    const second = v128.load32_splat(rows + line)
    const third = v128.load32_splat(rows + 2 * line)
    const fourth = v128.load32_splat(rows + 3 * line)
    a = f32x4.add(a, f32x4.mul(first, left))
    b = f32x4.add(b, f32x4.mul(second, left))
    c = f32x4.add(c, f32x4.mul(third, left))
    d = f32x4.add(d, f32x4.mul(fourth, left))
    e = f32x4.add(e, f32x4.mul(first, right))
    f = f32x4.add(f, f32x4.mul(second, right))
    g = f32x4.add(g, f32x4.mul(third, right))
    h = f32x4.add(h, f32x4.mul(fourth, right))
  }
  pair(out, a, e)
  pair(out + stride, b, f)
  pair(out + 2 * stride, c, g)
  pair(out + 3 * stride, d, h)
}

function pair(out: usize, left: v128, right: v128): void {
  v128.store(out, left)
  v128.store(out, right, 16)
}

/** What is below nothing becomes nothing; `count` is a multiple of four. */
export function rectify(at: usize, count: usize): void {
  for (const end = at + 4 * count; at < end; at += 16) v128.store(at, f32x4.max(v128.load(at), f32x4.splat(0)))
}

/** Adds one number to each; `count` is a multiple of four. */
export function add(to: usize, more: usize, count: usize): void {
  for (const end = to + 4 * count; to < end; to += 16, more += 16)
    v128.store(to, f32x4.add(v128.load(to), v128.load(more)))
}
