// Where one scene is put up: a page to set and draw on, a ground, and the time that the scene has.
import type { Ground } from '#lib/render/colour/ground.ts'
import type { Page } from '#lib/render/page.ts'
import type { Tempo } from '#lib/video/motion/tempo.ts'
import type { Part } from '#lib/video/part.ts'

export type Stage = {
  page: Page
  on: Ground
  thingOn: Ground
  tempo: Tempo
  /** Frames from this scene's beginning to the next one's. */
  length: number
  /** Whether it opens the film: then its first step stands there already. */
  opening: boolean
  /** Whether the place of the film lies at its foot. */
  land: boolean
  parts: Part[]
}

/** The frame in which the scene's n-th thing sets in. */
export function cue({ tempo, opening }: Stage, step: number): number {
  if (!opening) return Math.round(step * tempo.stagger - tempo.turn * EARLY)
  return step === 0 ? -60 : 1 + Math.round((step - 1) * tempo.stagger * 1.6)
}

/** Of a turn, how long before its middle the first things set in: they are seen where the new ground has come, so that it never comes bare. */
const EARLY = 0.3

/** The frame from which something is there that sets in at another. */
export const shownFrom = ({ opening, tempo }: Stage, from: number): number =>
  Math.max(opening ? 0 : -Math.floor(tempo.turn / 2), from)
