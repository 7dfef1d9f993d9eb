// Which macroblocks a new list of placements changes, and by which vector each of them moved.

import { changeMap, hintMap } from '../coder/plan'
import { columns, count, height, width } from '../picture/geometry'
import { pack } from '../picture/macroblocks'
import {
  bottom,
  earlierPlacement,
  findBounds,
  isElsewhereClipped,
  isEqual,
  isOnlyMoved,
  isSolid,
  layerOf,
  left,
  opacityOf,
  placed,
  placedEarlier,
  placement,
  right,
  scaleOf,
  setBounds,
  top,
  xOfPlacement,
  yOfPlacement,
} from './placements'
import { CLEAR, colourIn, isFull, isOne } from './uniform'

const HORIZONTAL_LIMIT: f64 = 8188
const VERTICAL_LIMIT: f64 = 2047

export function changeAll(): void {
  memory.fill(changeMap(), 1, count)
}

/** From bottom to top, so that what an unchanged solid layer hides counts as unchanged. */
export function findChanges(): void {
  memory.fill(changeMap(), 0, count)
  memory.fill(hintMap(), 0, <usize>count * 4)
  let matched = 0
  for (let at = 0; at < placed; at++) {
    const now = placement(at)
    const before = findEarlier(layerOf(now), matched)
    if (before < 0) {
      markChanged(now)
      continue
    }
    while (matched < before) markChanged(earlierPlacement(matched++))
    matched++
    compare(earlierPlacement(before), now)
  }
  while (matched < placedEarlier) markChanged(earlierPlacement(matched++))
}

/** The first earlier placement of the layer that is not matched yet, or -1. */
function findEarlier(layer: i32, from: i32): i32 {
  for (let at = from; at < placedEarlier; at++) {
    if (layerOf(earlierPlacement(at)) === layer) return at
  }
  return -1
}

function compare(before: usize, now: usize): void {
  if (isEqual(before, now)) {
    findBounds(now)
    if (isSolid(now)) markHidden()
  } else if (isElsewhereClipped(before, now)) markClipped(before, now)
  else if (isOnlyMoved(before, now)) markWhereSeen(before, now)
  else {
    markChanged(before)
    markMoved(before, now)
  }
}

function markChanged(record: usize): void {
  if (opacityOf(record) === 0) return
  findBounds(record)
  fillChanged(left, top, right, bottom)
}

function fillChanged(x0: i32, y0: i32, x1: i32, y1: i32): void {
  if (x0 >= x1 || y0 >= y1) return
  const across = ((x1 + 15) >> 4) - (x0 >> 4)
  for (let row = y0 >> 4; row < (y1 + 15) >> 4; row++) memory.fill(changeMap() + row * columns + (x0 >> 4), 1, across)
}

/** The layer lies where it lay and shows in another rectangle: what is inside both of them stays. */
function markClipped(before: usize, now: usize): void {
  if (opacityOf(now) === 0) return
  findBounds(before)
  const x0 = left
  const y0 = top
  const x1 = right
  const y1 = bottom
  findBounds(now)
  const outerLeft = min(x0, left)
  const outerTop = min(y0, top)
  const outerRight = max(x1, right)
  const outerBottom = max(y1, bottom)
  setBounds(max(x0, left), max(y0, top), min(x1, right), min(y1, bottom))
  if (left >= right || top >= bottom) {
    markChanged(before)
    markChanged(now)
    return
  }
  if (isSolid(now)) markHidden()
  fillChanged(outerLeft, outerTop, outerRight, top)
  fillChanged(outerLeft, bottom, outerRight, outerBottom)
  fillChanged(outerLeft, top, left, bottom)
  fillChanged(right, top, outerRight, bottom)
}

/** Where a solid layer covers a macroblock of the bounds wholly, only its own changes show. */
function markHidden(): void {
  const first = (left + 15) >> 4
  const end = right === width ? columns : right >> 4
  const endRow = bottom === height ? (height + 15) >> 4 : bottom >> 4
  if (first >= end) return
  for (let row = (top + 15) >> 4; row < endRow; row++) memory.fill(changeMap() + row * columns + first, 0, end - first)
}

/** At its own size: a macroblock that was of one colour of the layer and still is stays, whatever that hides. */
function markWhereSeen(before: usize, now: usize): void {
  findBounds(before)
  const x0 = left
  const y0 = top
  const x1 = right
  const y1 = bottom
  findBounds(now)
  const faded = opacityOf(before) !== opacityOf(now)
  const hides = opacityOf(now) === 256
  const hint = vectorBetween(before, now)
  const firstRow = min(y0, top) >> 4
  const endRow = (max(y1, bottom) + 15) >> 4
  const first = min(x0, left) >> 4
  const end = (max(x1, right) + 15) >> 4
  for (let row = firstRow; row < endRow; row++) {
    for (let column = first; column < end; column++) {
      const at = row * columns + column
      const isWithin = isInside(column, row, left, top, right, bottom)
      if (isWithin && isInside(column, row, x0, y0, x1, y1)) {
        const colour = colourIn(now, row, column, column + 1)
        if (isOne(colour) && colour === colourIn(before, row, column, column + 1) && (!faded || colour === CLEAR)) {
          if (isFull(colour) && hides) store<u8>(changeMap() + at, 0)
          continue
        }
      }
      store<u8>(changeMap() + at, 1)
      if (hint !== 0) store<i32>(hintMap() + ((<usize>at) << 2), hint)
    }
  }
}

/** Whether all that is seen of a macroblock lies in a rectangle. */
function isInside(column: i32, row: i32, x0: i32, y0: i32, x1: i32, y1: i32): bool {
  return column * 16 >= x0 && row * 16 >= y0 && min(column * 16 + 16, width) <= x1 && min(row * 16 + 16, height) <= y1
}

function vectorBetween(before: usize, now: usize): i32 {
  const dx = (xOfPlacement(before) - xOfPlacement(now)) * 4
  const dy = (yOfPlacement(before) - yOfPlacement(now)) * 4
  return pack(whole(dx, HORIZONTAL_LIMIT), whole(dy, VERTICAL_LIMIT))
}

/** The vector of each macroblock is that of its centre; a layer that only fades leaves the one from below. */
function markMoved(before: usize, now: usize): void {
  const moved =
    xOfPlacement(before) !== xOfPlacement(now) ||
    yOfPlacement(before) !== yOfPlacement(now) ||
    scaleOf(before) !== scaleOf(now)
  if (opacityOf(now) === 0) return
  findBounds(now)
  if (left >= right || top >= bottom) return
  const ratio = scaleOf(before) / scaleOf(now)
  for (let row = top >> 4; row < (bottom + 15) >> 4; row++) {
    const y = <f64>(row * 16 + 8)
    const dy = (yOfPlacement(before) + (y - yOfPlacement(now)) * ratio - y) * 4
    for (let column = left >> 4; column < (right + 15) >> 4; column++) {
      const at = row * columns + column
      store<u8>(changeMap() + at, 1)
      if (!moved) continue
      const x = <f64>(column * 16 + 8)
      const dx = (xOfPlacement(before) + (x - xOfPlacement(now)) * ratio - x) * 4
      store<i32>(hintMap() + ((<usize>at) << 2), pack(whole(dx, HORIZONTAL_LIMIT), whole(dy, VERTICAL_LIMIT)))
    }
  }
}

function whole(value: f64, limit: f64): i32 {
  return <i32>Math.round(max(-limit, min(value, limit)))
}
