import type { FontMetrics } from '#lib/ports/fonts.ts'

export type Metrics = FontMetrics

/** One installed font package. `faces` is empty where the list is long: then it lies on the shelf, under glyphs/. */
export type FontPackage = {
  metrics: Metrics
  faces: { file: string; italic: boolean; points: string }[]
}
