import type { Picture } from '#lib/render/picture.ts'
import { stretched, wordsOf } from '#lib/runs/reword/recut.ts'
import { chooseBed } from '#lib/video/sound/beds.ts'
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
