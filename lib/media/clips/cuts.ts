const ALIKE = 0.06
const LEAST_MS = 400
const MOST_CUTS = 200

/**
 * Where the picture changes, as far as the container tells: encoders set a key frame at a cut, beside those that they set
 * at even distances. Empty when all distances are even, because then nothing is told.
 */
export function cutsOf(keys: readonly number[], duration_ms: number): number[] {
  const gaps = keys.slice(1).map((key, at) => key - (keys[at] ?? 0))
  if (gaps.length === 0) return []
  const regular = Math.max(...gaps)
  const isRegular = (gap: number) => gap > regular * (1 - ALIKE)
  const regulars = gaps.filter(isRegular).length
  // One longest distance among others that differ is no beat, but a long shot.
  const beats = regulars > 1 || gaps.length === 1
  const cuts = keys.slice(1).filter((_, at) => !(beats && isRegular(gaps[at] ?? 0)))
  const apart = cuts.filter((cut, at) => cut - (cuts[at - 1] ?? 0) >= LEAST_MS && duration_ms - cut >= LEAST_MS)
  return apart.slice(0, MOST_CUTS)
}
