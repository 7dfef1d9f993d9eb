// How one ground comes over another. Every way begins and ends in the same frames, and leaves the new colour everywhere.
import type { Rect } from '#lib/render/scene.ts'
import type { Part } from '#lib/video/part.ts'

export type Turn = {
  canvas: { width: number; height: number }
  /** The frames of the film between which it happens. */
  from: number
  until: number
  /** The last frame that needs the new ground. */
  end: number
  paper: string
  /** A colour that runs ahead of the paper. */
  ahead: string
  /** Where something of the new colour stood before, and since when. */
  seed: { rect: Rect; from: number } | null
}

export type Turned = {
  /** In frames of the film. */
  parts: Part[]
  /** How the old scene moves away underneath, as the turn goes from 0 to 1. */
  leave?(share: number): { x: number; y: number }
}

export type Turning = (turn: Turn) => Turned

/** 0 to 1 over the turn. */
export const shareOf = ({ from, until }: Turn, frame: number): number => (frame - from) / (until - from)
