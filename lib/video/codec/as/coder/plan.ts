// What the caller says of each macroblock before a picture is coded, and what follows from it.
import { allocate } from '../picture/arena'
import { count } from '../picture/geometry'
import { INTER_CARE, SETTLE_CARE } from '../residual/residual'

/** Nothing changed: the macroblock is a copy. */
export const SAME: i32 = -1

let changes: usize = 0
let hints: usize = 0
/** Pictures until what was coded coarsely is coded once more, finely, unless it moves again; 0 where it has been. */
let unsettled: usize = 0
/** What goes on in steps of three pictures never comes so far. */
const REST: i32 = 3
let settling: bool = true

export function openPlan(settle: bool): void {
  changes = allocate(count + 16)
  hints = allocate(<usize>count * 4)
  unsettled = allocate(count + 16)
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
  return load<u8>(unsettled + at) === 1 ? SETTLE_CARE : SAME
}

/** Whether the picture would be the one before. */
export function isSamePicture(): bool {
  for (let at = 0; at < count; at++) {
    if (careOf(at) !== SAME) return false
  }
  return true
}

/** After a P picture: what changed in it settles when it has rested. */
export function rememberChanges(): void {
  if (!settling) return
  const one = i8x16.splat(1)
  for (let at = 0; at < count; at += 16) {
    const changed = i8x16.eq(v128.load(changes + at), one)
    const older = i8x16.sub_sat_u(v128.load(unsettled + at), one)
    v128.store(unsettled + at, v128.bitselect(i8x16.splat(<i8>REST), older, changed))
  }
}

/** After a key picture, which is coded finely. */
export function forgetChanges(): void {
  memory.fill(unsettled, 0, count)
}
