// One macroblock: what kind it becomes, its levels and its reconstruction.

import { predictChroma } from '../inter/chroma-motion'
import { predictLuma } from '../inter/luma-motion'
import { bestVector, hasRestingNeighbour, predicted, predictVectors, searchVector, skipVector } from '../inter/motion'
import { chooseIntraChroma } from '../intra/intra-chroma'
import { codeIntra4 } from '../intra/intra4'
import { bestMode16, predictIntra16, searchIntra16 } from '../intra/intra16'
import {
  clearCounts,
  INTER,
  INTRA_4,
  INTRA_16,
  index,
  kindOf,
  makeStill,
  STILL,
  setKind,
  setVector,
  xOf,
  yOf,
} from '../picture/macroblocks'
import {
  chromaOffset,
  chromaStride,
  keepMacroblock,
  lumaOffset,
  markDifferent,
  referenceCb,
  referenceCr,
  referenceY,
  stride,
} from '../picture/picture'
import { sad8, sad16 } from '../picture/samples'
import { occupied, PREDICTION, PREDICTION_CB, PREDICTION_CR } from '../residual/block'
import { LUMA, lumaQp, roundingOf } from '../residual/quantiser'
import {
  codeChroma,
  codeInterLuma,
  codeIntra16,
  INTER_CARE,
  INTRA_CARE,
  isClose,
  reconstructInterLuma,
} from '../residual/residual'
import { endSkips, skip } from '../stream/skips'
import { writeInter, writeIntra4, writeIntra16 } from '../stream/syntax'

/** Bits that a choice costs are weighed against sums of differences by this factor. */
let lambda: i32 = 0
/** Inter costs below so many times `lambda` are not compared with I_16x16, nor with I_4x4. */
const INTRA_16_WORTH: i32 = 50
const INTRA_4_WORTH: i32 = 400
/** What I_16x16 costs more than inter beside its coefficients. */
const INTRA_BITS: i32 = 20

export function setLambda(): void {
  lambda = max(1, <i32>Math.round(2 ** (<f64>(lumaQp - 12) / 6)))
}

export function codeIntraMacroblock(): void {
  const cost = searchIntra16(i32.MAX_VALUE)
  finishIntra(false, cost, tryIntra4(cost))
}

/** `hint` is the packed vector by which the caller moved what is seen here. */
export function codeInterMacroblock(hint: i32, care: i32): void {
  predictVectors()
  predictLuma(xOf(skipVector), yOf(skipVector), PREDICTION)
  if (care === INTER_CARE && isClose()) {
    predictChroma(xOf(skipVector), yOf(skipVector))
    reconstructInterLuma(0)
    finishInter(skipVector, 0, codeChroma(care))
    return
  }
  const cost = searchVector(hint, lambda)
  if (cost > INTRA_16_WORTH * lambda) {
    const cost16 = searchIntra16(cost) + INTRA_BITS * lambda
    const best = min(cost, cost16)
    const cost4 = best > INTRA_4_WORTH * lambda ? tryIntra4(best) : i32.MAX_VALUE
    if (min(cost16, cost4) < cost) {
      finishIntra(true, cost16, cost4)
      return
    }
  }
  codeInter(bestVector, care)
}

function codeInter(vector: i32, care: i32): void {
  predictChroma(xOf(vector), yOf(vector))
  const luma = codeInterLuma(care)
  reconstructInterLuma(luma)
  finishInter(vector, luma, codeChroma(care))
}

function finishInter(vector: i32, luma: i32, chroma: i32): void {
  clearCounts()
  setKind(INTER)
  setVector(vector)
  markDifferent(index)
  if (luma === 0 && chroma === 0 && vector === skipVector) skip()
  else {
    endSkips()
    writeInter(xOf(vector) - xOf(predicted), yOf(vector) - yOf(predicted), luma, chroma)
  }
}

/** Nothing moved here: a copy of the reference at the same place. */
export function copyMacroblock(): void {
  if (!hasRestingNeighbour()) {
    predictVectors()
    if (skipVector !== 0 && isAlikeAlong(skipVector)) {
      setKind(INTER)
      setVector(skipVector)
      clearCounts()
      keepMacroblock()
      skip()
      return
    }
    if (skipVector !== 0) {
      makeStill()
      keepMacroblock()
      endSkips()
      writeInter(-xOf(predicted), -yOf(predicted), 0, 0)
      return
    }
  }
  if (kindOf(index) !== STILL) makeStill()
  keepMacroblock()
  skip()
}

/** Within one colour what lies along the vectors around is what lies here, so that it takes no bit and they are told by each other. */
function isAlikeAlong(vector: i32): bool {
  predictLuma(xOf(vector), yOf(vector), PREDICTION)
  if (sad16(PREDICTION, 16, referenceY + lumaOffset(), stride) !== 0) return false
  predictChroma(xOf(vector), yOf(vector))
  const at = chromaOffset()
  return (
    sad8(PREDICTION_CB, 8, referenceCb + at, chromaStride) === 0 &&
    sad8(PREDICTION_CR, 8, referenceCr + at, chromaStride) === 0
  )
}

/** Codes the macroblock as I_4x4, though it may be coded otherwise in the end; gives up beyond `limit`. */
function tryIntra4(limit: i32): i32 {
  return codeIntra4(limit, lambda, roundingOf(LUMA, 3))
}

function finishIntra(inter: bool, cost16: i32, cost4: i32): void {
  clearCounts()
  setVector(0)
  markDifferent(index)
  if (inter) endSkips()
  if (cost4 < cost16) finishIntra4(inter)
  else finishIntra16(inter)
}

function finishIntra16(inter: bool): void {
  predictIntra16(bestMode16)
  const luma = codeIntra16()
  const chromaMode = chooseIntraChroma()
  const chroma = codeChroma(INTRA_CARE)
  setKind(INTRA_16)
  writeIntra16(inter, bestMode16, chromaMode, luma, chroma)
}

function finishIntra4(inter: bool): void {
  let luma = 0
  for (let raster = 0; raster < 16; raster++) {
    if (occupied(raster)) luma |= 1 << (((raster >> 3) << 1) | ((raster >> 1) & 1))
  }
  const chromaMode = chooseIntraChroma()
  const chroma = codeChroma(INTRA_CARE)
  setKind(INTRA_4)
  writeIntra4(inter, chromaMode, luma, chroma)
}
