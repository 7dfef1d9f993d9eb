// A film before it is made: still layers, each drawn once, and how each of them moves as a pure function of the frame.
import type { BrandKit } from '#lib/render/brand-kit.ts'
import type { Proof } from '#lib/render/proof/proof.ts'
import type { Raster } from '#lib/render/raster.ts'
import type { Scene } from '#lib/render/scene.ts'
import type { BedName } from '#lib/video/sound/bed-names.ts'
import type { Storyboard } from '#lib/video/storyboard.ts'

export const FPS = 30

export type Pose = {
  /** Where the layer's top left corner lies, in pixels of the film; fractions count. */
  x: number
  y: number
  /** 1 unless told. */
  scale?: number
  /** 0 to 1; 1 unless told. */
  opacity?: number
  /** The layer shows only in here, in whole pixels of the film. */
  clip?: { left: number; top: number; right: number; bottom: number }
}

export type FilmLayer = {
  /** Layers with the same name share one drawing. */
  name: string
  scene: Scene & { height: number }
  /** The first frame that shows it, and the first that does not any more. */
  from: number
  until: number
  pose(frame: number): Pose
}

export type Cue = { start_ms: number; end_ms: number; text: string }

export type Film = {
  width: number
  height: number
  frames: number
  background: readonly [red: number, green: number, blue: number]
  /** From bottom to top. */
  layers: readonly FilmLayer[]
  cues: readonly Cue[]
  /** The frame that stands for the whole. */
  poster: number
  bed: BedName | null
  alt_text: string
  proof: Proof
}

/** Lays a storyboard out; refuses with `text_does_not_fit` or `glyph_missing`. */
export type MakeFilm = (raster: Raster, storyboard: Storyboard, kit: BrandKit) => Promise<Film>
