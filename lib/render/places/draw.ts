// A place on a ground, as one drawing or as the layers of a film.
import type { Ground } from '#lib/render/colour/ground.ts'
import { tidy } from '#lib/render/objects/shape.ts'
import { paintOf } from '#lib/render/places/colour/matter.ts'
import { heavens } from '#lib/render/places/heavens.ts'
import { places } from '#lib/render/places/index.ts'
import { type Light, placePaints } from '#lib/render/places/paints.ts'
import type { Craft, Layer } from '#lib/render/places/place.ts'
import type { Rect } from '#lib/render/scene.ts'
import { dice, hash } from '#lib/render/seed.ts'

export type PlaceAsk = {
  place: string
  on: Ground
  others: readonly string[]
  seed: string
  /** Night is darker layers with a moon and lamps; its sky is the ground's paper, so a dark ground suits it best. */
  light?: Light
  /** What floats on its water. */
  afloat?: Craft | undefined
}

/** `d` from the left top corner of the rect, or from `bleed` to the left of it. */
export type PaintedLayer = Layer & { paint: string }

/** The layers with their paints, the farthest first; `bleed` is how far they go on beyond both sides, for films that move them. */
export function layersIn({ width, height }: Rect, ask: PlaceAsk, bleed = 0): PaintedLayer[] {
  const place = places[ask.place]
  if (!place) return []
  const light = ask.light ?? 'day'
  const paints = placePaints(ask.on, ask.others, light, place.sun !== undefined)
  const frame = { width: width + 2 * bleed, height }
  const roll = dice(`${ask.seed}/${ask.place}`)
  return [...heavens(frame, place, light), ...place.draw(frame, roll, ask.afloat)].map(layer => {
    const paint = layer.lit ? paints.lit : paints[layer.tone]
    return { ...layer, paint: layer.matter ? paintOf(layer.matter, paint, { ...ask, light }) : paint }
  })
}

/** SVG of the place, cut to a rectangle of the canvas. */
export function placeIn(rect: Rect, ask: PlaceAsk): string {
  const layers = layersIn(rect, ask)
  if (layers.length === 0) return ''
  const [x, y, width, height] = [rect.x, rect.y, rect.width, rect.height].map(tidy)
  const id = `place${hash(`${ask.place}/${ask.seed}/${x}/${y}/${width}/${height}`).toString(36)}`
  // The outline of a clip is painted by nobody; told so, whoever looks where a picture is empty does not count it.
  const cut = `<clipPath id="${id}"><rect x="${x}" y="${y}" width="${width}" height="${height}" fill="none"/></clipPath>`
  return `${cut}<g clip-path="url(#${id})"><g transform="translate(${x} ${y})" stroke-linecap="round" stroke-linejoin="round">${layers.map(pathOf).join('')}</g></g>`
}

/** One layer as SVG; lines have round ends where what holds them says so. */
export const pathOf = ({ d, stroke, paint }: PaintedLayer): string =>
  stroke === undefined
    ? `<path d="${d}" fill="${paint}"/>`
    : `<path d="${d}" fill="none" stroke="${paint}" stroke-width="${stroke}"/>`
