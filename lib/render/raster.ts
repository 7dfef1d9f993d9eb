import type { PictureFormat } from '#lib/render/picture.ts'
import type { Scene } from '#lib/render/scene.ts'

/** One laid-out node: the size of its box and, per line of text, where its ink starts and how wide it is. */
export type MeasuredNode = {
  width: number
  height: number
  children: MeasuredNode[]
  runs: { text: string; x: number; y: number; width: number; height: number }[]
}

export type Raster = {
  /** Where fonts, their coverage and emoji come from. */
  shelf: FontShelf
  /** Lays a scene out without painting it. */
  measure(scene: Scene): Promise<MeasuredNode>
  /** Paints a scene and encodes it; the same scene gives the same bytes in every process. */
  draw(scene: CanvasScene, format: PictureFormat): Promise<Uint8Array<ArrayBuffer>>
  /** Paints a scene to row-major RGBA, at `timeMs` of its animations; for video frames and for looking at pixels. */
  pixels(scene: CanvasScene, timeMs?: number): Promise<Uint8Array<ArrayBuffer>>
  /** Waits until these scenes can be painted; from then on each is painted without a wait. */
  painter(scenes: readonly CanvasScene[]): Promise<Painter>
}

export type CanvasScene = Scene & { height: number }

/** Hands over row-major RGBA, which lies in the engine's memory and is gone afterwards. */
export type Painter = <T>(scene: CanvasScene, take: (rgba: Uint8Array) => T) => T

export type FontShelf = {
  /** The bytes under a path such as `fonts/geist/geist-latin-wght-normal.woff2`, or null when the shelf has no such file. */
  load(path: string): Promise<Uint8Array<ArrayBuffer> | null>
}
