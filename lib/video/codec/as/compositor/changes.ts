// Which macroblocks a new list of placements changes, and by which vector each of them moved.

import { changeMap, hintMap } from '../coder/plan'
import { columns, count, height, width } from '../picture/geometry'
import { pack } from '../picture/macroblocks'
import {
  bottom,
  earlierPlacement,
  findBounds,
  isEqual,
  isSolid,
  layerOf,
  left,
  opacityOf,
  placed,
  placedEarlier,
  placement,
  right,
  scaleOf,
  top,
  xOfPlacement,
  yOfPlacement,
} from './placements'

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
    if (isSolid(now)) markHidden(now)
    return
  }
  markChanged(before)
  markMoved(before, now)
}

function markChanged(record: usize): void {
  if (opacityOf(record) === 0) return
  findBounds(record)
  if (left >= right || top >= bottom) return
  const across = ((right + 15) >> 4) - (left >> 4)
  for (let row = top >> 4; row < (bottom + 15) >> 4; row++)
    memory.fill(changeMap() + row * columns + (left >> 4), 1, across)
}

/** Where a solid layer covers a macroblock wholly, only its own changes show. */
function markHidden(record: usize): void {
  findBounds(record)
  const first = (left + 15) >> 4
  const end = right === width ? columns : right >> 4
  const endRow = bottom === height ? (height + 15) >> 4 : bottom >> 4
  if (first >= end) return
  for (let row = (top + 15) >> 4; row < endRow; row++) memory.fill(changeMap() + row * columns + first, 0, end - first)
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
