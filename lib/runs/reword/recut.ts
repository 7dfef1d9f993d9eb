// How long the scenes of a film take once their words are others.
import { LENGTHS, LONGEST } from '#lib/video/sound/bed-names.ts'
import type { Shot } from '#lib/video/storyboard.ts'

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
}

export const wordsOf = (data: unknown) => textsIn(data).join(' ').split(/\s+/u).length

type Kept = { was: Shot; now: Shot['data'] }

/** A film of which scenes were left out or say more now: each has the time that it had, or more by its words. */
export function recut(before: readonly Shot[], kept: readonly Kept[]): Shot[] {
  const more = kept.map(({ was, now }) => Math.max(1, wordsOf(now) / wordsOf(was.data)))
  const shots = kept.map(({ was, now }) => ({ ...was, data: now }))
  if (kept.length === before.length && more.every(factor => factor === 1)) return shots
  const times = stretched(kept.map(({ was }, index) => (was.end_ms - was.start_ms) * (more[index] ?? 1)))
  return shots.map((shot, index) => {
    const [start_ms, end_ms] = times[index] ?? [shot.start_ms, shot.end_ms]
    return { ...shot, start_ms, end_ms }
  })
}

/** In proportion to the shortest length that has room for all, in whole frames. */
export function stretched(lengths: readonly number[]): [start: number, end: number][] {
  const total = lengths.reduce((sum, length) => sum + length, 0)
  const whole = (LENGTHS.find(seconds => seconds * 1000 >= total) ?? LONGEST) * 1000
  let sum = 0
  const ends = lengths.map(length => {
    sum += length
    return Math.round((whole * sum) / total / 100) * 100
  })
  return ends.map((end, index) => [ends[index - 1] ?? 0, end])
}
