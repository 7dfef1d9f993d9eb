// What the caller says of each macroblock before a picture is coded, and what follows from it.
import { allocate } from '../picture/arena'
import { count } from '../picture/geometry'
import { INTER_CARE, SETTLE_CARE } from '../residual/residual'

/** Nothing changed: the macroblock is a copy. */
export const SAME: i32 = -1

let changes: usize = 0
let hints: usize = 0
/** Coded coarsely in the last picture: to be coded once more, finely, when it rests. */
let unsettled: usize = 0
let settling: bool = true

export function openPlan(settle: bool): void {
  changes = allocate(count)
  hints = allocate(<usize>count * 4)
  unsettled = allocate(count)
  settling = settle
}

/** One byte a macroblock, 1 where the source changed. */
export function changeMap(): usize {
  return changes
}

/** A packed vector a macroblock, in quarter samples, from where it is now to where it was. */
export function hintMap(): usize {
  return hints
}

export function hintOf(at: i32): i32 {
  return load<u8>(changes + at) ? load<i32>(hints + ((<usize>at) << 2)) : 0
}

export function careOf(at: i32): i32 {
  if (load<u8>(changes + at)) return INTER_CARE
  return load<u8>(unsettled + at) ? SETTLE_CARE : SAME
}

/** Whether the picture would be the one before. */
export function isSamePicture(): bool {
  for (let at = 0; at < count; at++) {
    if (careOf(at) !== SAME) return false
  }
  return true
}

/** After a P picture: what changed in it settles next, unless it changes again. */
export function rememberChanges(): void {
  if (settling) memory.copy(unsettled, changes, count)
}

/** After a key picture, which is coded finely. */
export function forgetChanges(): void {
  memory.fill(unsettled, 0, count)
}
