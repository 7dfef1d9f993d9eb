// From prediction to levels and back: which blocks are coded, and the reconstruction they give.

import {
  chromaOffset,
  chromaStride,
  currentCb,
  currentCr,
  currentY,
  lumaOffset,
  sourceCb,
  sourceChromaOffset,
  sourceChromaStride,
  sourceCr,
  sourceLuma,
  sourceStride,
  stride,
} from '../picture/picture'
import { copy8, copy16, ssd8 } from '../picture/samples'
import {
  CHROMA_BLOCK,
  CHROMA_DC,
  COEFFICIENTS,
  levelsOf,
  PREDICTION,
  PREDICTION_CB,
  PREDICTION_CR,
  setOccupied,
  setOccupiedPair,
} from './block'
import { restoreChromaDc, restoreLumaDc, takeChromaDc, takeLumaDc } from './dc'
import { isScattered, isScatteredChroma, scatterScore } from './isolated'
import { CHROMA, chromaQp, LUMA, lumaQp, quantisePair, roundingOf } from './quantiser'
import { forwardPair, inversePair } from './transform'

/** How carefully a macroblock is coded. */
export const INTER_CARE: i32 = 0
export const SETTLE_CARE: i32 = 1
export const INTRA_CARE: i32 = 2

/** Squared errors of 8x8 samples: where motion need not be searched, and where there is nothing worth coding. */
let searchTolerance: i32 = 0
let lumaTolerance: i32 = 0
let chromaTolerance: i32 = 0

/** Below the square of 5/6 of a step no coefficient can reach 1. More is noise, once nothing better is found. */
export function setTolerances(): void {
  searchTolerance = toleranceOf(lumaQp, 25.0 / 36.0)
  lumaTolerance = toleranceOf(lumaQp, 3)
  chromaTolerance = toleranceOf(chromaQp, 25.0 / 36.0)
}

/** The step is 0.625 at 0 and doubles every 6. */
function toleranceOf(qp: i32, steps: f64): i32 {
  return <i32>(0.390625 * steps * 2 ** (<f64>qp / 3))
}

function roundingFor(quantiser: usize, care: i32): i32 {
  return roundingOf(quantiser, care === INTER_CARE ? 6 : 3)
}

/** Whether an inter prediction leaves nothing to code, which the error alone tells. */
export function isClose(): bool {
  for (let quadrant: usize = 0; quadrant < 4; quadrant++) {
    const x = (quadrant & 1) * 8
    const y = (quadrant >> 1) * 8
    const source = sourceLuma() + y * sourceStride + x
    if (ssd8(source, sourceStride, PREDICTION + y * 16 + x, 16) >= searchTolerance) return false
  }
  return true
}

/** Codes luma against an inter prediction quadrant by quadrant. Answers the luma bits of coded_block_pattern. */
export function codeInterLuma(care: i32): i32 {
  const rounding = roundingFor(LUMA, care)
  let pattern = 0
  let score = 0
  for (let quadrant = 0; quadrant < 4; quadrant++) {
    const x = <usize>(quadrant & 1) * 8
    const y = <usize>(quadrant >> 1) * 8
    const source = sourceLuma() + y * sourceStride + x
    const prediction = PREDICTION + y * 16 + x
    if (care === INTER_CARE && ssd8(source, sourceStride, prediction, 16) < lumaTolerance) continue
    if (!codeQuadrant(quadrant, source, prediction, rounding)) continue
    const block = (quadrant >> 1) * 8 + (quadrant & 1) * 2
    if (care === INTER_CARE) {
      if (isScattered(block)) continue
      score += scatterScore(block)
    }
    pattern |= 1 << quadrant
  }
  return care === INTER_CARE && score < 6 ? 0 : pattern
}

function codeQuadrant(quadrant: i32, source: usize, prediction: usize, rounding: i32): bool {
  let any: u32 = 0
  for (let half = 0; half < 2; half++) {
    const row = (quadrant >> 1) * 2 + half
    const pair = row * 2 + (quadrant & 1)
    const at = COEFFICIENTS + ((<usize>pair) << 6)
    const line = <usize>half * 4
    forwardPair(source + line * sourceStride, sourceStride, prediction + line * 16, 16, at)
    const positions = quantisePair(LUMA, at, levelsOf(pair * 2), rounding)
    setOccupiedPair(pair * 2, positions)
    any |= positions
  }
  return any !== 0
}

/** Adds the coded quadrants to the prediction; the others are the prediction. */
export function reconstructInterLuma(pattern: i32): void {
  const target = currentY + lumaOffset()
  if (pattern !== 15) copy16(PREDICTION, 16, target, stride)
  for (let pair = 0; pair < 8; pair++) {
    const quadrant = ((pair >> 2) << 1) | (pair & 1)
    if (pattern & (1 << quadrant)) addPair(pair, target)
  }
}

function addPair(pair: i32, target: usize): void {
  const x = <usize>(pair & 1) * 8
  const y = <usize>(pair >> 1) * 4
  const at = COEFFICIENTS + ((<usize>pair) << 6)
  inversePair(at, PREDICTION + y * 16 + x, 16, target + y * stride + x, stride)
}

/** Codes and reconstructs an I_16x16 prediction. Answers 15 or 0: whether AC levels are coded. */
export function codeIntra16(): i32 {
  const rounding = roundingFor(LUMA, INTRA_CARE)
  for (let pair = 0; pair < 8; pair++) {
    const x = <usize>(pair & 1) * 8
    const y = <usize>(pair >> 1) * 4
    const source = sourceLuma() + y * sourceStride + x
    forwardPair(source, sourceStride, PREDICTION + y * 16 + x, 16, COEFFICIENTS + ((<usize>pair) << 6))
  }
  takeLumaDc(rounding)
  let any: u32 = 0
  for (let pair = 0; pair < 8; pair++) {
    const positions = quantisePair(LUMA, COEFFICIENTS + ((<usize>pair) << 6), levelsOf(pair * 2), rounding)
    setOccupiedPair(pair * 2, positions)
    any |= positions
  }
  restoreLumaDc()
  const target = currentY + lumaOffset()
  for (let pair = 0; pair < 8; pair++) addPair(pair, target)
  return any ? 15 : 0
}

/** Codes and reconstructs chroma. Answers its part of coded_block_pattern: 0 none, 1 DC, 2 also AC. */
export function codeChroma(care: i32): i32 {
  const source = sourceChromaOffset()
  const target = chromaOffset()
  const cb = codePlane(0, sourceCb + source, PREDICTION_CB, care)
  const cr = codePlane(1, sourceCr + source, PREDICTION_CR, care)
  const pattern = max(cb, cr)
  reconstructPlane(0, cb, PREDICTION_CB, currentCb + target)
  reconstructPlane(1, cr, PREDICTION_CR, currentCr + target)
  return pattern
}

function codePlane(plane: i32, source: usize, prediction: usize, care: i32): i32 {
  const block = CHROMA_BLOCK + plane * 4
  setOccupiedPair(block, 0)
  setOccupiedPair(block + 2, 0)
  setOccupied(CHROMA_DC + plane, 0)
  if (care === INTER_CARE && ssd8(source, sourceChromaStride, prediction, 8) < chromaTolerance) return 0
  const first = COEFFICIENTS + ((<usize>(8 + plane * 2)) << 6)
  forwardPair(source, sourceChromaStride, prediction, 8, first)
  forwardPair(source + 4 * sourceChromaStride, sourceChromaStride, prediction + 32, 8, first + 64)
  const rounding = roundingFor(CHROMA, care)
  const dc = takeChromaDc(plane, rounding)
  const upper = quantisePair(CHROMA, first, levelsOf(block), rounding)
  const lower = quantisePair(CHROMA, first + 64, levelsOf(block + 2), rounding)
  setOccupiedPair(block, upper)
  setOccupiedPair(block + 2, lower)
  let ac = (upper | lower) !== 0
  if (ac && care === INTER_CARE && isScatteredChroma(block)) {
    ac = false
    setOccupiedPair(block, 0)
    setOccupiedPair(block + 2, 0)
    memory.fill(first, 0, 128)
  }
  restoreChromaDc(plane)
  return ac ? 2 : dc ? 1 : 0
}

function reconstructPlane(plane: i32, pattern: i32, prediction: usize, target: usize): void {
  if (pattern === 0) {
    copy8(prediction, 8, target, chromaStride)
    return
  }
  const first = COEFFICIENTS + ((<usize>(8 + plane * 2)) << 6)
  inversePair(first, prediction, 8, target, chromaStride)
  inversePair(first + 64, prediction + 32, 8, target + 4 * chromaStride, chromaStride)
}
