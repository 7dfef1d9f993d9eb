// What of a film's picture is land and what is words, as masks of the pixels that some of its layers cover.
import type { Raster } from '#lib/render/raster.ts'
import { close, composed, open } from '#lib/video/codec/codec.ts'
import { loadLayers, remembering } from '#lib/video/encode.ts'
import type { Film, FilmLayer } from '#lib/video/film.ts'

/** `flat` ones are grounds and floors, which carry no number of a scene. */
export const isLand = ({ name }: Pick<FilmLayer, 'name'>): boolean => /^\d+ scenery /.test(name)
export const isWords = ({ name }: Pick<FilmLayer, 'name'>): boolean => /^\d+ (?:text|logo) /.test(name)

/** Nothing that is drawn has it. */
const KEY = [255, 0, 255] as const

/** RGBA of a frame, of all its layers or of some. */
export async function frameOf(raster: Raster, film: Film, frame: number): Promise<Uint8Array> {
  const part = { from: frame, until: frame + 1 }
  const { width, height, background } = film
  const shown = film.layers.filter(layer => layer.from <= frame && layer.until > frame)
  const paint = remembering(await raster.painter(shown.map(layer => layer.scene)))
  const encoder = open({ width, height, background })
  try {
    const place = loadLayers(encoder, paint, film, part)
    const bands = [...composed(encoder, place(frame), height)].map(band => band.slice())
    return bands[0] as Uint8Array
  } finally {
    close(encoder)
  }
}

/** 1 where these layers show, in the order of the pixels. */
export async function maskOf(raster: Raster, film: Film, layers: readonly FilmLayer[], frame: number) {
  const rgba = await frameOf(raster, { ...film, layers, background: KEY }, frame)
  return Uint8Array.from({ length: rgba.length / 4 }, (_, at) => {
    const [red, green, blue] = [rgba[at * 4] ?? 0, rgba[at * 4 + 1] ?? 0, rgba[at * 4 + 2] ?? 0]
    return red > 200 && green < 60 && blue > 200 ? 0 : 1
  })
}

export const shareOf = (mask: Uint8Array): number => mask.reduce((sum, one) => sum + one, 0) / mask.length
export const both = (one: Uint8Array, other: Uint8Array) => one.map((value, at) => value & (other[at] ?? 0))
export const apart = (one: Uint8Array, other: Uint8Array) => one.map((value, at) => value ^ (other[at] ?? 0))
