// Rows of an opaque PNG, as they come out of its compression: without what each says of those beside it, and in four bytes.
import { fileAt, reserve, stride, windowAt } from './room'

/** Four bytes for each of 256 colours. */
const palette: usize = memory.data(1024, 16)
export function paletteAt(): usize {
  return palette
}

/** Bytes of a pixel: 1 of a palette, 3 of its own. */
let pixelBytes: usize = 3
let rowBytes: usize = 0
let before: usize = 0

/** `fileAt` is where filtered rows are put, at most so many at a time. */
export function openPng(width: usize, bytes: usize, most: usize, rows: usize): void {
  pixelBytes = bytes
  rowBytes = width * bytes
  reserve((rowBytes + 1) * (most + 2), width, rows)
  before = fileAt + (rowBytes + 1) * most
  memory.fill(before, 0, rowBytes)
}

/** So many filtered rows, to this row of the window; where nobody looks at them they are passed. */
export function pngRows(count: usize, row: usize, seen: bool): void {
  let above = before
  for (let at = fileAt, nth: usize = 0; nth < count; nth++, at += rowBytes + 1) {
    unfilter(load<u8>(at), at + 1, above)
    above = at + 1
    if (!seen) continue
    const to = windowAt + stride * (row + nth)
    if (pixelBytes === 1) fromPalette(at + 1, to)
    else fromColours(at + 1, to)
  }
  memory.copy(before, above, rowBytes)
}

function unfilter(kind: u32, at: usize, above: usize): void {
  const end = at + rowBytes
  if (kind === 1) for (let to = at + pixelBytes; to < end; to++) store<u8>(to, load<u8>(to) + load<u8>(to - pixelBytes))
  else if (kind === 2) addAbove(at, above)
  else if (kind === 3) average(at, above)
  else if (kind === 4) paeth(at, above)
}

function addAbove(at: usize, above: usize): void {
  let done: usize = 0
  for (; done + 16 <= rowBytes; done += 16)
    v128.store(at + done, i8x16.add(v128.load(at + done), v128.load(above + done)))
  for (; done < rowBytes; done++) store<u8>(at + done, load<u8>(at + done) + load<u8>(above + done))
}

function average(at: usize, above: usize): void {
  for (let done: usize = 0; done < rowBytes; done++) {
    const left: u32 = done < pixelBytes ? 0 : load<u8>(at + done - pixelBytes)
    store<u8>(at + done, load<u8>(at + done) + <u8>((left + load<u8>(above + done)) >>> 1))
  }
}

function paeth(at: usize, above: usize): void {
  for (let first: usize = 0; first < pixelBytes; first++) {
    let left: i32 = 0
    let corner: i32 = 0
    for (let done = first; done < rowBytes; done += pixelBytes) {
      const up = <i32>load<u8>(above + done)
      const byLeft = abs(up - corner)
      const byUp = abs(left - corner)
      const byCorner = abs(left + up - 2 * corner)
      const near = byLeft <= byUp && byLeft <= byCorner ? left : byUp <= byCorner ? up : corner
      left = (<i32>load<u8>(at + done) + near) & 255
      store<u8>(at + done, left)
      corner = up
    }
  }
}

function fromPalette(at: usize, to: usize): void {
  for (const end = at + rowBytes; at < end; at++, to += 4) store<u32>(to, load<u32>(palette + 4 * <usize>load<u8>(at)))
}

function fromColours(at: usize, to: usize): void {
  const end = at + rowBytes
  const opaque = i32x4.splat(0xff000000)
  for (; at + 16 <= end; at += 12, to += 16)
    v128.store(
      to,
      v128.or(opaque, i8x16.swizzle(v128.load(at), i8x16(0, 1, 2, 16, 3, 4, 5, 16, 6, 7, 8, 16, 9, 10, 11, 16))),
    )
  for (; at < end; at += 3, to += 4) store<u32>(to, 0xff000000 | load<u16>(at) | ((<u32>load<u8>(at, 2)) << 16))
}
