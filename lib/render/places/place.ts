// What a place is: scenery that composes itself for the frame it is given, in layers from the sky to what is nearest.
import type { Matter } from '#lib/render/places/colour/matter.ts'

/** Depths of one hue from `far` to `ground`; `detail` is the deepest of it, `light` the palest, `accent` the one spot of colour. */
export type Tone = 'sky' | 'far' | 'middle' | 'near' | 'ground' | 'detail' | 'light' | 'accent'

/** `d` in pixels of the frame; filled without a `stroke`. */
export type Layer = {
  tone: Tone
  /** What it is made of, where that has a colour by nature. */
  matter?: Matter
  d: string
  stroke?: number
  /** 0 is the sky, 1 what is nearest. */
  depth: number
  /** Of a part of a thing: the depth of its first part, with which all of it moves. */
  standsAt?: number
  /** Windows and lamps: they shine after dark. */
  lit?: boolean
}

export type Frame = { width: number; height: number }

/** What may float there, where words or trade tell it. */
export type Craft = 'ferry' | 'canoe'

/** In shares of the width and units of a stage; `byDay` is false where only dusk and night show it. */
export type Sun = { x: number; y: number; radius: number; byDay: boolean }

export type Place = {
  draw(frame: Frame, random: () => number, afloat?: Craft): Layer[]
  /** Share of the frame's height, from its top, below which the drawing is busy; above it words can stand. */
  horizon: number
  /** What a stranger sees, in a few words. */
  seen: string
  /** Units that the drawing is wide at least. */
  needs: number
  /** Where sun and moon stand; absent indoors and where the sky is what is drawn. */
  sun?: Sun
}
