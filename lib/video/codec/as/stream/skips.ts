// mb_skip_run: skipped macroblocks are only counted until the next one that is not.
import { putUnsigned } from './bits'

let run: i32 = 0

export function startSkips(): void {
  run = 0
}

export function skip(): void {
  run++
}

/** Before each macroblock that is coded in a P slice. */
export function endSkips(): void {
  putUnsigned(run)
  run = 0
}

/** A slice may end in a run. */
export function finishSkips(): void {
  if (run) endSkips()
}
