// Whether a piece of a brief is for readers, or for whoever makes the post: learned from briefs in which it is marked (dev/audience).

import type { Read } from '#lib/composer/answer.ts'
import { chanceOf, featuresOf, type Line, SIZE } from '#lib/composer/audience/features.ts'
import { BIAS, WEIGHTS } from '#lib/composer/audience/weights.ts'

/** How likely each piece is no news for readers. */
export const asideChances = (lines: readonly Line[]): number[] =>
  lines.map((_, at) => chanceOf(featuresOf(lines, at), weights(), BIAS))

const LEFT = ['style', 'secret', 'unsure', 'noise', 'attack'] as const

/** Each piece as far as the patterns would tell it. */
export const linesOf = (segments: readonly string[], { read }: { read: Read }): Line[] =>
  segments.map((segment, at) => {
    const n = at + 1
    const parts = read.parts.flatMap(part => (part.n === n ? [part.text] : []))
    if (read.publish.includes(n))
      return parts.length > 0 ? { text: parts.join(' '), taken: 'parts' } : { text: segment, taken: 'publish' }
    return { text: segment, taken: LEFT.find(list => read[list].includes(n)) ?? 'nothing' }
  })

/** What one step of a signed byte weighs. */
const STEP = 1 / 24
let unpacked: Float32Array | undefined

function weights(): Float32Array {
  if (unpacked) return unpacked
  const bytes = atob(WEIGHTS)
  unpacked = Float32Array.from({ length: SIZE }, (_, at) => ((bytes.charCodeAt(at) << 24) >> 24) * STEP)
  return unpacked
}

export const packed = (values: Float64Array): Int8Array =>
  Int8Array.from(values, value => Math.max(-127, Math.min(127, Math.round(value / STEP))))
