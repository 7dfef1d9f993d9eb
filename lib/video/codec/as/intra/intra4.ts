// I_4x4: mode choice, coding and reconstruction block by block, since each block predicts from the one before.

import { columns } from '../picture/geometry'
import { column, INTRA_4, index, kindOf, modesOf, row } from '../picture/macroblocks'
import { currentY, lumaOffset, sourceLuma, sourceStride, stride } from '../picture/picture'
import { sad4 } from '../picture/samples'
import { levelsOf, setOccupied } from '../residual/block'
import { LUMA, quantisePair } from '../residual/quantiser'
import { forwardPair, inversePair } from '../residual/transform'
import { meansOfThree, meansOfTwo, predictIntra4 } from './intra4-modes'

const DC: i32 = 2
const NONE: i32 = -1

/** In coding order: 8 where the predicted mode is used, else rem_intra4x4_pred_mode. */
const modeCodes: usize = memory.data(16)
export const AS_PREDICTED: u32 = 8

const prediction: usize = memory.data(32, 16)
const coefficients: usize = memory.data(64, 16)
const levels: usize = memory.data(64, 16)
const result: usize = memory.data(32, 16)

export function modeCode(block: i32): u32 {
  return load<u8>(modeCodes + block)
}

/** Codes all sixteen blocks; answers the cost, or gives up with more than `limit` once it is passed. */
export function codeIntra4(limit: i32, lambda: i32, rounding: i32): i32 {
  let cost = 0
  for (let block = 0; block < 16; block++) {
    const x = (block & 1) | ((block >> 1) & 2)
    const y = ((block >> 1) & 1) | ((block >> 2) & 2)
    cost += codeBlock(block, x, y, lambda, rounding)
    if (cost > limit) break
  }
  return cost
}

function codeBlock(block: i32, x: i32, y: i32, lambda: i32, rounding: i32): i32 {
  const at = <usize>(y * 4) * stride + <usize>(x * 4)
  const here = currentY + lumaOffset() + at
  const source = sourceLuma() + <usize>(y * 4) * sourceStride + <usize>(x * 4)
  const expected = expectedMode(x, y)
  const hasAbove = row > 0 || y > 0
  const hasLeft = column > 0 || x > 0
  const edge = gather(here, hasRightAbove(x, y))
  const two = meansOfTwo(edge)
  const three = meansOfThree(edge)
  const wanted = gatherSource(source)
  let best = i32.MAX_VALUE
  let bestMode = DC
  let bestBlock = wanted
  for (let mode = 0; mode < 9; mode++) {
    if (!isPossible(mode, hasAbove, hasLeft)) continue
    const guess = predictIntra4(mode, edge, two, three, hasAbove, hasLeft)
    const cost = sad4(wanted, guess) + (mode === expected ? lambda : 4 * lambda)
    if (cost >= best) continue
    best = cost
    bestMode = mode
    bestBlock = guess
  }
  store<u8>(modesOf(index) + <usize>(y * 4 + x), <u8>bestMode)
  store<u8>(
    modeCodes + block,
    <u8>(bestMode === expected ? AS_PREDICTED : bestMode < expected ? bestMode : bestMode - 1),
  )
  reconstruct(y * 4 + x, source, here, bestBlock, rounding)
  return best
}

function reconstruct(raster: i32, source: usize, here: usize, guess: v128, rounding: i32): void {
  v128.store(prediction, guess)
  forwardPair(source, sourceStride, prediction, 4, coefficients)
  const positions = quantisePair(LUMA, coefficients, levels, rounding) & 0xffff
  setOccupied(raster, positions)
  if (positions === 0) {
    scatter(here, prediction, 4)
    return
  }
  v128.store(levelsOf(raster), v128.load(levels))
  v128.store(levelsOf(raster), v128.load(levels, 16), 16)
  inversePair(coefficients, prediction, 4, result, 8)
  scatter(here, result, 8)
}

function scatter(here: usize, from: usize, fromStride: usize): void {
  for (let line: usize = 0; line < 4; line++) store<u32>(here + line * stride, load<u32>(from + line * fromStride))
}

function gatherSource(at: usize): v128 {
  let block = v128.load32_zero(at)
  block = v128.load_lane<i32>(at + sourceStride, block, 1)
  block = v128.load_lane<i32>(at + 2 * sourceStride, block, 2)
  return v128.load_lane<i32>(at + 3 * sourceStride, block, 3)
}

/** The thirteen neighbours from bottom left to top right, the ends repeated: L L K J I M A B C D E F G H H H. */
function gather(here: usize, hasRight: bool): v128 {
  const above = here - stride
  let top = v128.load64_zero(above)
  if (!hasRight) top = v128.shuffle<i8>(top, top, 0, 1, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3)
  let edge = v128.shuffle<i8>(top, top, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 7, 7)
  edge = v128.load_lane<u8>(above - 1, edge, 5)
  edge = v128.load_lane<u8>(here - 1, edge, 4)
  edge = v128.load_lane<u8>(here + stride - 1, edge, 3)
  edge = v128.load_lane<u8>(here + 2 * stride - 1, edge, 2)
  edge = v128.load_lane<u8>(here + 3 * stride - 1, edge, 1)
  return v128.load_lane<u8>(here + 3 * stride - 1, edge, 0)
}

/** Whether the four samples above to the right are decoded already. */
function hasRightAbove(x: i32, y: i32): bool {
  if (y === 0) return row > 0 && (x < 3 || column < columns - 1)
  return x !== 3 && !(x === 1 && (y & 1) === 1)
}

/** Vertical and the two that lean on the right need the row above, horizontal ones the left, the middle three both. */
function isPossible(mode: i32, hasAbove: bool, hasLeft: bool): bool {
  if (mode === DC) return true
  const needs = mode === 0 || mode === 3 || mode === 7 ? 1 : mode === 1 || mode === 8 ? 2 : 3
  return (!(needs & 1) || hasAbove) && (!(needs & 2) || hasLeft)
}

function expectedMode(x: i32, y: i32): i32 {
  const left = x > 0 ? <i32>load<u8>(modesOf(index) + <usize>(y * 4 + x - 1)) : modeAt(column > 0, index - 1, y * 4 + 3)
  const above =
    y > 0 ? <i32>load<u8>(modesOf(index) + <usize>(y * 4 + x - 4)) : modeAt(row > 0, index - columns, 12 + x)
  return left === NONE || above === NONE ? DC : min(left, above)
}

function modeAt(exists: bool, neighbour: i32, raster: i32): i32 {
  if (!exists) return NONE
  return kindOf(neighbour) === INTRA_4 ? <i32>load<u8>(modesOf(neighbour) + <usize>raster) : DC
}
