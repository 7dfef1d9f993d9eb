// Motion vectors: their prediction from neighbours (8.4.1), and the small search around what the caller hands over.

import { columns } from '../picture/geometry'
import { column, INTRA_16, index, kindOf, pack, row, vectorOf, xOf, yOf } from '../picture/macroblocks'
import { signedLength } from '../stream/bits'
import { verticalRange } from '../stream/level'
import { sadOf } from './luma-motion'

/** Packed vectors for the macroblock at hand. */
export let predicted: i32 = 0
export let skipVector: i32 = 0
export let bestVector: i32 = 0

const HORIZONTAL_LIMIT: i32 = 2047 * 4

export function predictVectors(): void {
  const hasLeft = column > 0
  const hasAbove = row > 0
  const left = hasLeft ? index - 1 : -1
  const above = hasAbove ? index - columns : -1
  let corner = hasAbove && column < columns - 1 ? above + 1 : -1
  if (corner < 0 && hasAbove && hasLeft) corner = above - 1
  predicted = choose(left, above, corner)
  skipVector = !hasLeft || !hasAbove || rests(left) || rests(above) ? 0 : predicted
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

/** Leaves the best vector found in `bestVector` and answers its cost. */
export function searchVector(hint: i32, lambda: i32): i32 {
  bestVector = limit(xOf(hint), yOf(hint))
  let best = costOf(bestVector, lambda)
  best = consider(predicted, lambda, best)
  if (skipVector !== predicted) best = consider(skipVector, lambda, best)
  let came = -1
  for (let step = 0; step < 2; step++) {
    const x = xOf(bestVector)
    const y = yOf(bestVector)
    const before = bestVector
    let went = -1
    for (let direction = 0; direction < 4; direction++) {
      if (direction === (came ^ 1)) continue
      const moved = limit(
        x + (direction === 0 ? -1 : direction === 1 ? 1 : 0),
        y + (direction === 2 ? -1 : direction === 3 ? 1 : 0),
      )
      const cost = consider(moved, lambda, best)
      if (cost < best) went = direction
      best = cost
    }
    if (bestVector === before) break
    came = went
  }
  return best
}

function consider(vector: i32, lambda: i32, best: i32): i32 {
  if (vector === bestVector) return best
  const cost = costOf(vector, lambda)
  if (cost >= best) return best
  bestVector = vector
  return cost
}

function costOf(vector: i32, lambda: i32): i32 {
  const bits = signedLength(xOf(vector) - xOf(predicted)) + signedLength(yOf(vector) - yOf(predicted))
  return sadOf(xOf(vector), yOf(vector)) + lambda * bits
}

/** Within what the level allows (table A-1) and what a packed vector can hold. */
function limit(x: i32, y: i32): i32 {
  return pack(min(max(x, -HORIZONTAL_LIMIT), HORIZONTAL_LIMIT), min(max(y, -verticalRange), verticalRange - 1))
}
