// Where the file lies, and the rows that were made of it.

export let fileAt: usize = 0
export let windowAt: usize = 0
/** Bytes of a row of pixels. */
export let stride: usize = 0

/** Room for so many bytes of the file and for so many rows, with some past the end of both. */
export function reserve(bytes: usize, width: usize, rows: usize): void {
  stride = 4 * width
  fileAt = (__heap_base + 15) & ~15
  windowAt = (fileAt + bytes + 79) & ~15
  const missing = <i32>((windowAt + stride * rows + 64 + 0xffff) >>> 16) - memory.size()
  if (missing > 0 && memory.grow(missing) < 0) unreachable()
}
