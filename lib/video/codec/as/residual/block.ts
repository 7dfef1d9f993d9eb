// Working storage of the macroblock being coded.

/** Prediction: luma rows of 16, then Cb and Cr rows of 8. */
export const PREDICTION: usize = memory.data(256 + 128, 16)
export const PREDICTION_CB: usize = PREDICTION + 256
export const PREDICTION_CR: usize = PREDICTION + 320

/** Coefficients by pairs of horizontal neighbours, 64 bytes each: eight of luma, two of Cb, two of Cr. */
export const COEFFICIENTS: usize = memory.data(12 * 64, 16)

/** Levels in zigzag order, 32 bytes a block: luma in raster order, Cb, Cr, luma DC, Cb DC, Cr DC. */
export const LEVELS: usize = memory.data(27 * 32, 16)
export const CHROMA_BLOCK: i32 = 16
export const LUMA_DC: i32 = 24
export const CHROMA_DC: i32 = 25

/** Of each such block the set of positions that are not zero, 2 bytes each. */
const OCCUPIED: usize = memory.data(27 * 2, 16)

export function levelsOf(block: i32): usize {
  return LEVELS + ((<usize>block) << 5)
}

export function occupied(block: i32): u32 {
  return load<u16>(OCCUPIED + ((<usize>block) << 1))
}

export function setOccupied(block: i32, positions: u32): void {
  store<u16>(OCCUPIED + ((<usize>block) << 1), <u16>positions)
}

/** Both blocks of a pair at once: the left one in the low half. */
export function setOccupiedPair(block: i32, positions: u32): void {
  store<u32>(OCCUPIED + ((<usize>block) << 1), positions)
}
