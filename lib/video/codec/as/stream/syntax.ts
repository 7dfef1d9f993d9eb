// macroblock_layer (7.3.5): what was decided, as bits.

import { AS_PREDICTED, modeCode } from '../intra/intra4'
import { columns } from '../picture/geometry'
import { column, countsOf, index, row } from '../picture/macroblocks'
import { CHROMA_BLOCK, CHROMA_DC, LUMA_DC, levelsOf, occupied } from '../residual/block'
import { put, putSigned, putUnsigned } from './bits'
import { CHROMA_DC_TABLE, writeBlock } from './cavlc'
import { PATTERN_INTER, PATTERN_INTRA } from './cavlc-tables'

/** mb_type of the intra kinds in a P slice begins after the five inter ones. */
const INTRA_IN_P: u32 = 5

export function writeIntra16(inter: bool, mode: i32, chromaMode: i32, luma: i32, chroma: i32): void {
  putUnsigned((inter ? INTRA_IN_P : 0) + 1 + mode + 4 * chroma + (luma ? 12 : 0))
  putUnsigned(chromaMode)
  putSigned(0) // mb_qp_delta
  writeBlock(levelsOf(LUMA_DC), occupied(LUMA_DC), 16, lumaNeighbours(0, 0))
  if (luma) {
    for (let block = 0; block < 16; block++) writeLuma(block, 1)
  }
  writeChroma(chroma)
}

export function writeIntra4(inter: bool, chromaMode: i32, luma: i32, chroma: i32): void {
  putUnsigned(inter ? INTRA_IN_P : 0)
  for (let block = 0; block < 16; block++) {
    const code = modeCode(block)
    if (code === AS_PREDICTED) put(1, 1)
    else put(4, code)
  }
  putUnsigned(chromaMode)
  putUnsigned(unchecked(PATTERN_INTRA[luma | (chroma << 4)]))
  writeResidual(luma, chroma)
}

export function writeInter(differenceX: i32, differenceY: i32, luma: i32, chroma: i32): void {
  putUnsigned(0) // P_L0_16x16
  putSigned(differenceX)
  putSigned(differenceY)
  putUnsigned(unchecked(PATTERN_INTER[luma | (chroma << 4)]))
  writeResidual(luma, chroma)
}

function writeResidual(luma: i32, chroma: i32): void {
  if (luma === 0 && chroma === 0) return
  putSigned(0) // mb_qp_delta
  for (let block = 0; block < 16; block++) {
    if (luma & (1 << (block >> 2))) writeLuma(block, 0)
  }
  writeChroma(chroma)
}

/** `block` counts in coding order; `from` is 1 where the DC is coded apart. */
function writeLuma(block: i32, from: i32): void {
  const x = (block & 1) | ((block >> 1) & 2)
  const y = ((block >> 1) & 1) | ((block >> 2) & 2)
  const raster = y * 4 + x
  const at = levelsOf(raster) + ((<usize>from) << 1)
  const total = writeBlock(at, occupied(raster) >> from, 16 - from, lumaNeighbours(x, y))
  store<u8>(countsOf(index) + <usize>raster, <u8>total)
}

function writeChroma(chroma: i32): void {
  if (chroma === 0) return
  for (let plane = 0; plane < 2; plane++) {
    writeBlock(levelsOf(CHROMA_DC + plane), occupied(CHROMA_DC + plane), 4, CHROMA_DC_TABLE)
  }
  if (chroma === 1) return
  for (let block = 0; block < 8; block++) {
    const at = CHROMA_BLOCK + block
    const total = writeBlock(levelsOf(at) + 2, occupied(at) >> 1, 15, chromaNeighbours(block))
    store<u8>(countsOf(index) + <usize>at, <u8>total)
  }
}

/** nC of 9.2.1: the mean count of the blocks to the left and above, or the one there is. */
function lumaNeighbours(x: i32, y: i32): i32 {
  const left = x > 0 ? countAt(index, y * 4 + x - 1) : column > 0 ? countAt(index - 1, y * 4 + 3) : -1
  const above = y > 0 ? countAt(index, y * 4 + x - 4) : row > 0 ? countAt(index - columns, 12 + x) : -1
  return meanCount(left, above)
}

function chromaNeighbours(block: i32): i32 {
  const at = CHROMA_BLOCK + block
  const left = block & 1 ? countAt(index, at - 1) : column > 0 ? countAt(index - 1, at + 1) : -1
  const above = block & 2 ? countAt(index, at - 2) : row > 0 ? countAt(index - columns, at + 2) : -1
  return meanCount(left, above)
}

function countAt(macroblock: i32, block: i32): i32 {
  return load<u8>(countsOf(macroblock) + <usize>block)
}

function meanCount(left: i32, above: i32): i32 {
  if (left >= 0 && above >= 0) return (left + above + 1) >> 1
  return max(max(left, above), 0)
}
