// Films become H.264, one closed segment at a time.
import { joinBytes } from '#lib/bytes.ts'
import type { Painter, Raster } from '#lib/render/raster.ts'
import { addLayer, close, type Encoder, frame, open } from '#lib/video/codec/codec.ts'
import type { Layer } from '#lib/video/codec/layer.ts'
import type { Placement } from '#lib/video/codec/placement.ts'
import type { Film, FilmLayer } from '#lib/video/film.ts'
import { bytesOf, packed, type Runs, unpacked } from '#lib/video/runs.ts'
import type { Segment } from '#lib/video/segments.ts'

/** How segments come one after the other: what is waited for before each, and whether anything else goes on meanwhile. */
export type Turns = { next(): Promise<void>; isAlone(): boolean }

const AT_ONCE: Turns = { next: async () => undefined, isAlone: () => true }

/**
 * The segments as Annex B streams. Whatever a segment lies beside, and wherever it is made, its bytes are the same.
 * Between opening and closing the encoder nothing waits: an isolate never has two open, and no lock that a caller who
 * hangs up could leave behind. Drawings of two films are not kept beside each other: an isolate has no room for that.
 */
export async function encode(
  raster: Raster,
  film: Film,
  segments: readonly Segment[],
  turns: Turns = AT_ONCE,
): Promise<Uint8Array[]> {
  const shown = film.layers.filter(layer => segments.some(segment => isIn(layer, segment)))
  const paint = remembering(await raster.painter(shown.map(layer => layer.scene)))
  const streams: Uint8Array[] = []
  for (const [at, segment] of segments.entries()) {
    await turns.next()
    const following = turns.isAlone() ? segments[at + 1] : undefined
    paint.keep(film.layers.filter(layer => following && isIn(layer, segment) && isIn(layer, following)))
    streams.push(encodeSegment(paint, film, segment))
  }
  return streams
}

export const isIn = (layer: FilmLayer, { from, until }: Pick<Segment, 'from' | 'until'>) =>
  layer.from < until && layer.until > from

function encodeSegment(paint: Remembering, film: Film, segment: Segment): Uint8Array {
  const { width, height, background } = film
  const encoder = open({ width, height, background, segment: segment.index })
  try {
    const place = loadLayers(encoder, paint, film, segment)
    const units: Uint8Array[] = []
    for (let at = segment.from; at < segment.until; at++) units.push(frame(encoder, place(at)))
    return joinBytes(units)
  } finally {
    close(encoder)
  }
}

/** What is drawn of a film at some frame of a part of it, once its layers are in the encoder. */
export function loadLayers(
  encoder: Encoder,
  paint: Pick<Remembering, 'pixelsTo'>,
  film: Film,
  part: Pick<Segment, 'from' | 'until'>,
): (frame: number) => Placement[] {
  const layers = film.layers.filter(layer => isIn(layer, part))
  const loaded = new Map<string, Layer>()
  for (const layer of layers) {
    const { name, scene } = layer
    if (loaded.has(name)) continue
    const { width, height } = scene
    loaded.set(
      name,
      paint.pixelsTo(layer, rgba => addLayer(encoder, { width, height, rgba })),
    )
  }
  return at =>
    layers.flatMap(film_layer => {
      const layer = loaded.get(film_layer.name)
      return layer && at >= film_layer.from && at < film_layer.until ? [{ layer, ...film_layer.pose(at) }] : []
    })
}

export type Remembering = {
  /** Row-major RGBA, which is gone afterwards. */
  pixelsTo<T>(layer: FilmLayer, take: (rgba: Uint8Array) => T): T
  /** From now on the drawings of these layers are held, and any other until it is asked for. */
  keep(layers: readonly FilmLayer[]): void
}

/** What is flat takes little when each run of equal pixels is kept once: while it is held, the poster of another film may be drawn. */
const MOST_KEPT_BYTES = 4_000_000

/** A layer that goes on in the next segment is drawn once for both, where there is room; all others lie nowhere between engine and encoder. */
export function remembering(paint: Painter): Remembering {
  const drawn = new Map<string, Runs>()
  let room = new Uint32Array()
  const roomFor = ({ pixels }: Runs) => {
    if (room.length < pixels) room = new Uint32Array(pixels)
    return room
  }
  let lasting = new Set<string>()
  const hasRoom = (runs: Runs) =>
    [...drawn.values()].reduce((sum, one) => sum + bytesOf(one), bytesOf(runs)) <= MOST_KEPT_BYTES
  return {
    pixelsTo({ name, scene }, take) {
      const known = drawn.get(name)
      if (!lasting.has(name)) drawn.delete(name)
      if (known) return take(unpacked(known, roomFor(known)))
      if (!lasting.has(name)) return paint(scene, take)
      return paint(scene, rgba => {
        const runs = packed(rgba, MOST_KEPT_BYTES)
        if (runs && hasRoom(runs)) drawn.set(name, runs)
        return take(rgba)
      })
    },
    keep(layers) {
      lasting = new Set(layers.map(layer => layer.name))
    },
  }
}
