import type { Picture } from '#lib/render/picture.ts'
import { chooseBed, LENGTHS, LONGEST } from '#lib/video/sound/beds.ts'
import type { Shot, Storyboard } from '#lib/video/storyboard.ts'

const WORDS_A_SECOND = 2.9
const LEAST_MS = 1_800
const LAST_MS = 2_600

/** A slideshow as a video: each still for as long as its words take, the whole as long as a piece of music. */
export function slideshowStoryboard(pictures: readonly Picture[], tone: string): Storyboard | null {
  const [first] = pictures
  if (!first) return null
  const { width, height, scheme, seed, ribbon, service_mark } = first
  const times = stretched(pictures.map((picture, index) => readingMs(picture, index === pictures.length - 1)))
  const shots: Shot[] = times.map(([start_ms, end_ms]) => ({
    scene: 'still',
    composition: 'auto',
    data: {},
    start_ms,
    end_ms,
  }))
  return { width, height, scheme, seed, bed: chooseBed(tone, seed), shots, ribbon, service_mark }
}

function readingMs({ data, index }: Picture, isLast: boolean): number {
  const slide = Array.isArray(data.slides) ? data.slides[index] : data
  const { role: _, screen_hint: __, ...said } = { ...(slide as object) } as Record<string, unknown>
  return Math.max(isLast ? LAST_MS : LEAST_MS, (wordsOf(said) / WORDS_A_SECOND) * 1000)
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
}

const wordsOf = (data: unknown) => textsIn(data).join(' ').split(/\s+/u).length

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
function stretched(lengths: readonly number[]): [start: number, end: number][] {
  const total = lengths.reduce((sum, length) => sum + length, 0)
  const whole = (LENGTHS.find(seconds => seconds * 1000 >= total) ?? LONGEST) * 1000
  let sum = 0
  const ends = lengths.map(length => {
    sum += length
    return Math.round((whole * sum) / total / 100) * 100
  })
  return ends.map((end, index) => [ends[index - 1] ?? 0, end])
}
