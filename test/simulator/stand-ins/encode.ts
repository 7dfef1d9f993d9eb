// Stands in for lib/video/encode.ts: a segment is its number, so that the file shows which it was made of.
import type { Raster } from '#lib/render/raster.ts'
import type { Film } from '#lib/video/film.ts'
import type { Segment } from '#lib/video/segments.ts'

export * from '#lib/video/encode.ts'

export async function encode(raster: Raster, film: Film, segments: readonly Segment[]): Promise<Uint8Array[]> {
  const streams: Uint8Array[] = []
  for (const { index } of segments) {
    const root = { type: 'text' as const, text: `[segment ${index}]`, style: {} }
    streams.push(
      await raster.draw({ root, width: film.width, height: film.height, images: new Map(), fonts: [] }, 'png'),
    )
  }
  return streams
}
