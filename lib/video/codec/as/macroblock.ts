// One macroblock: what kind it becomes, its levels and its reconstruction.
import { occupied, PREDICTION } from './block'
import { predictChroma } from './chroma-motion'
import { chooseIntraChroma } from './intra-chroma'
import { codeIntra4 } from './intra4'
import { bestMode16, predictIntra16, searchIntra16 } from './intra16'
import { predictLuma } from './luma-motion'
import { clearCounts, INTER, INTRA_4, INTRA_16, index, makeStill, setKind, setVector, xOf, yOf } from './macroblocks'
import { bestVector, predicted, predictVectors, searchVector, skipVector } from './motion'
import { keepMacroblock, markDifferent } from './picture'
import { LUMA, lumaQp, roundingOf } from './quantiser'
import { codeChroma, codeInterLuma, codeIntra16, INTRA_CARE, reconstructInterLuma } from './residual'
import { endSkips, skip } from './skips'
import { writeInter, writeIntra4, writeIntra16 } from './syntax'

/** Bits that a choice costs are weighed against sums of differences by this factor. */
let lambda: i32 = 0
/** Inter costs below this are not compared with I_16x16, nor any below the second with I_4x4. */
const INTRA_16_WORTH: i32 = 1000
const INTRA_4_WORTH: i32 = 1600

export function setLambda(): void {
  lambda = max(1, <i32>Math.round(2 ** (<f64>(lumaQp - 12) / 6)))
}

export function codeIntraMacroblock(): void {
  codeIntra(false, searchIntra16(), i32.MAX_VALUE)
}

/** `hint` is the packed vector by which the caller moved what is seen here. */
export function codeInterMacroblock(hint: i32, care: i32): void {
  predictVectors()
  const cost = searchVector(hint, lambda)
  if (cost > INTRA_16_WORTH) {
    const intra = searchIntra16()
    if (intra + 8 * lambda < cost || cost > INTRA_4_WORTH) {
      if (codeIntra(true, intra + 8 * lambda, cost)) return
    }
  }
  codeInter(bestVector, care)
}

function codeInter(vector: i32, care: i32): void {
  const x = xOf(vector)
  const y = yOf(vector)
  predictLuma(x, y, PREDICTION)
  predictChroma(x, y)
  const luma = codeInterLuma(care)
  reconstructInterLuma(luma)
  const chroma = codeChroma(care)
  clearCounts()
  setKind(INTER)
  setVector(vector)
  markDifferent(index)
  if (luma === 0 && chroma === 0 && vector === skipVector) skip()
  else {
    endSkips()
    writeInter(x - xOf(predicted), y - yOf(predicted), luma, chroma)
  }
}

/** Nothing moved here: a copy of the reference at the same place. */
export function copyMacroblock(): void {
  predictVectors()
  const expected = predicted
  const skips = skipVector === 0
  makeStill()
  keepMacroblock()
  if (skips) skip()
  else {
    endSkips()
    writeInter(-xOf(expected), -yOf(expected), 0, 0)
  }
}

/** Codes as the better intra kind if that costs less than `limit`. Answers whether it did. */
function codeIntra(inter: bool, cost16: i32, limit: i32): bool {
  const cost4 = codeIntra4(min(cost16, limit), lambda, roundingOf(LUMA, 3))
  if (cost4 >= limit && cost16 >= limit) return false
  clearCounts()
  setVector(0)
  markDifferent(index)
  if (inter) endSkips()
  if (cost4 < cost16) finishIntra4(inter)
  else finishIntra16(inter)
  return true
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
