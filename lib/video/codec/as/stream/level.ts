// Annex A: the lowest level that carries a picture size at a rate.
import { columns, count, rows } from '../picture/geometry'

/** level_idc, macroblocks a second, macroblocks a picture, vertical vector range in samples. */
const LEVELS: StaticArray<i32> = [
  10, 1485, 99, 64, 11, 3000, 396, 128, 12, 6000, 396, 128, 13, 11880, 396, 128, 21, 19800, 792, 256, 22, 20250, 1620,
  256, 30, 40500, 1620, 256, 31, 108000, 3600, 512, 32, 216000, 5120, 512, 40, 245760, 8192, 512, 42, 522240, 8704, 512,
  50, 589824, 22080, 512, 51, 983040, 36864, 512, 52, 2073600, 36864, 512,
]

export let level: i32 = 0
export let verticalRange: i32 = 0

/** Answers false when no level carries it. */
export function chooseLevel(rateNumerator: i32, rateDenominator: i32): bool {
  const perSecond = (<i64>count * rateNumerator + rateDenominator - 1) / rateDenominator
  const longest = max(columns, rows)
  for (let at = 0; at < LEVELS.length; at += 4) {
    const size = unchecked(LEVELS[at + 2])
    if (count > size || longest * longest > 8 * size || perSecond > unchecked(LEVELS[at + 1])) continue
    level = unchecked(LEVELS[at])
    verticalRange = unchecked(LEVELS[at + 3]) * 4
    return true
  }
  return false
}
