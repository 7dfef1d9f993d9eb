// What a film is about, under the words of a scene that shows nothing else: it travels on through the cut.
import type { Rect } from '#lib/render/scene.ts'
import { drawings } from '#lib/render/subject/thing.ts'
import { isRightToLeft } from '#lib/render/type/clean.ts'
import { detailAt, type Lie, lieOf } from '#lib/templates/aside/detail.ts'
import type { Cast } from '#lib/video/dress/cast.ts'
import type { Stage } from '#lib/video/dress/stage.ts'
import { around, drawingOf, type Part } from '#lib/video/part.ts'
import type { Shot } from '#lib/video/storyboard.ts'

/** Of the height, where it begins. */
export const DETAIL = 0.6
/** Under the words, from there to their lowest line. */
export const CLEAR = 0.03

export type Carried = { noun: string; lie: Lie }

/** Scenes that are words alone; others fill their frame by themselves. */
const WORDED: ReadonlySet<string> = new Set(['hook', 'statement', 'stat', 'quote', 'call_to_action', 'problem'])

/** Under words alone lies what the film is about, if anything. */
export function detailOf(shots: readonly Shot[], { detail, roles }: Cast, index: number): Carried | undefined {
  const isBare = (at: number) => WORDED.has(shots[at]?.scene ?? '') && !roles[at]?.thing && !roles[at]?.place
  return detail && isBare(index) ? { noun: detail, lie: lieOf(index, isBare) } : undefined
}

/** Pixels that it goes, and in how many frames: each step is coded, and nothing between. */
const [STEP, FRAMES] = [2, 2]

/** As tall as it is seen when the words give way to the next scene. */
const SEEN = 1.2

export function detailPart({ page, on, length }: Stage, { noun, lie }: Carried, text: string): Part {
  const { width, height } = page.canvas
  const rtl = isRightToLeft(text)
  const { drawn, ink } = detailAt(page, { noun, lie, rtl }, Math.round(height * DETAIL), on)
  const way = (STEP * length) / FRAMES
  const left = Math.max(ink.x, -way)
  const right = Math.min(ink.x + ink.width, width + way)
  const whole: Rect = { x: left, y: ink.y, width: right - left, height: Math.min(ink.height, height * SEEN - ink.y) }
  const { left: x, top: y, ...edges } = around(whole)
  const towards = rtl ? 1 : -1
  return {
    name: `detail ${lie}`,
    drawing: drawingOf(drawings(whole, drawn), { left: x, top: y, ...edges }),
    from: 0,
    pose: frame => ({
      x: 2 * Math.round(x / 2) + towards * STEP * Math.floor(frame / FRAMES),
      y: 2 * Math.round(y / 2),
    }),
  }
}
