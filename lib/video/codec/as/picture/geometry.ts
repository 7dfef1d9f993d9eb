// Size of the picture in the units the coder thinks in.

export let columns: i32 = 0
export let rows: i32 = 0
export let count: i32 = 0
export let width: i32 = 0
export let height: i32 = 0

/** Samples around a picture that repeat its border, so that a vector may point outside. */
export const LUMA_PAD: i32 = 24
export const CHROMA_PAD: i32 = 12

export function setGeometry(pixelWidth: i32, pixelHeight: i32): void {
  width = pixelWidth
  height = pixelHeight
  columns = (pixelWidth + 15) >> 4
  rows = (pixelHeight + 15) >> 4
  count = columns * rows
}
