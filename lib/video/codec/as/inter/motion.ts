// Motion vectors: their prediction from neighbours (8.4.1), and the search, which begins at them and at what the caller hands over.

import { columns } from '../picture/geometry'
import { column, INTRA_16, index, kindOf, pack, row, vectorOf, xOf, yOf } from '../picture/macroblocks'
import { sourceLuma, sourceStride } from '../picture/picture'
import { copy16, sad16 } from '../picture/samples'
import { PREDICTION } from '../residual/block'
import { signedLength } from '../stream/bits'
import { verticalRange } from '../stream/level'
import { findFlow, flowX, flowY } from './flow'
import { predictLuma } from './luma-motion'

/** Packed vectors for the macroblock at hand. */
export let predicted: i32 = 0
export let skipVector: i32 = 0
export let bestVector: i32 = 0

const CANDIDATE: usize = memory.data(256, 16)
const HORIZONTAL_LIMIT: i32 = 2047 * 4

export function predictVectors(): void {
  const hasLeft = column > 0
  const hasAbove = row > 0
  const left = hasLeft ? index - 1 : -1
  const above = hasAbove ? index - columns : -1
  let corner = hasAbove && column < columns - 1 ? above + 1 : -1
  if (corner < 0 && hasAbove && hasLeft) corner = above - 1
  predicted = choose(left, above, corner)
  skipVector = hasRestingNeighbour() ? 0 : predicted
}

/** Whether a skip has no vector, be it that nothing is to the left or above. */
export function hasRestingNeighbour(): bool {
  return column === 0 || row === 0 || rests(index - 1) || rests(index - columns)
}

/** Whether it refers to the reference picture without a vector. */
function rests(at: i32): bool {
  return kindOf(at) < INTRA_16 && vectorOf(at) === 0
}

function choose(left: i32, above: i32, corner: i32): i32 {
  if (above < 0 && corner < 0) return interVector(left)
  const a = isInter(left)
  const b = isInter(above)
  const c = isInter(corner)
  if (a && !b && !c) return vectorOf(left)
  if (b && !a && !c) return vectorOf(above)
  if (c && !a && !b) return vectorOf(corner)
  const va = interVector(left)
  const vb = interVector(above)
  const vc = interVector(corner)
  return pack(median(xOf(va), xOf(vb), xOf(vc)), median(yOf(va), yOf(vb), yOf(vc)))
}

function isInter(at: i32): bool {
  return at >= 0 && kindOf(at) < INTRA_16
}

function interVector(at: i32): i32 {
  return isInter(at) ? vectorOf(at) : 0
}

function median(a: i32, b: i32, c: i32): i32 {
  return max(min(a, b), min(max(a, b), c))
}

/**
 * Leaves the best vector found in `bestVector` and its prediction in PREDICTION, where that of `skipVector` stands before,
 * and answers its cost: what is predicted already, improved by where it seems to come from.
 */
export function searchVector(hint: i32, lambda: i32): i32 {
  bestVector = skipVector
  let best = differenceOf(PREDICTION) + lambda * bitsOf(skipVector)
  const moved = limit(xOf(hint), yOf(hint))
  if (isFar(moved, skipVector)) best = consider(moved, lambda, best)
  findFlow(PREDICTION)
  return consider(limit(xOf(bestVector) + flowX, yOf(bestVector) + flowY), lambda, best)
}

/** By a whole sample or more. */
function isFar(a: i32, b: i32): bool {
  return abs(xOf(a) - xOf(b)) > 3 || abs(yOf(a) - yOf(b)) > 3
}

function consider(vector: i32, lambda: i32, best: i32): i32 {
  if (vector === bestVector) return best
  predictLuma(xOf(vector), yOf(vector), CANDIDATE)
  const cost = differenceOf(CANDIDATE) + lambda * bitsOf(vector)
  if (cost >= best) return best
  bestVector = vector
  copy16(CANDIDATE, 16, PREDICTION, 16)
  return cost
}

function differenceOf(prediction: usize): i32 {
  return sad16(sourceLuma(), sourceStride, prediction, 16)
}

function bitsOf(vector: i32): i32 {
  return signedLength(xOf(vector) - xOf(predicted)) + signedLength(yOf(vector) - yOf(predicted))
}

/** Within what the level allows (table A-1) and what a packed vector can hold. */
function limit(x: i32, y: i32): i32 {
  return pack(min(max(x, -HORIZONTAL_LIMIT), HORIZONTAL_LIMIT), min(max(y, -verticalRange), verticalRange - 1))
}
