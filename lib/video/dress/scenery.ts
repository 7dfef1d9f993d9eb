// One landscape for a whole film: it goes on behind all cuts, and each scene shows it on its own ground, below its words.
import type { Ground } from '#lib/render/colour/ground.ts'
import type { Spot } from '#lib/render/emptiness/grid.ts'
import { followPath } from '#lib/render/emptiness/path.ts'
import { layersIn, type PaintedLayer, pathOf } from '#lib/render/places/draw.ts'
import { isRoom, places } from '#lib/render/places/index.ts'
import type { Light } from '#lib/render/places/paints.ts'
import type { Craft } from '#lib/render/places/place.ts'
import { drawing, type Rect } from '#lib/render/scene.ts'
import type { Journey } from '#lib/video/dress/journey.ts'
import { drawingOf, type Edges, flat, type Part } from '#lib/video/part.ts'

export type SceneryAsk = {
  place: string
  light: Light
  afloat?: Craft | undefined
  on: Ground
  others: readonly string[]
  seed: string
  canvas: { width: number; height: number }
}

const NEAREST = 0.85

/** What goes together: up to which depth, and as from which. */
const BANDS = [
  { until: 0.1, depth: 0.03 },
  { until: 0.45, depth: 0.25 },
  { until: 2, depth: NEAREST },
] as const
/** What stands on one floor goes as one: a table would slide over the bed that it stands beside. */
const ROOM = [{ until: 2, depth: 0.25 }] as const

/** The parts of an act that is seen from one frame of the film to another, the farthest first; their frames are the film's. */
export function sceneryParts(ask: SceneryAsk, journey: Journey, shown: Span): Part[] {
  const place = places[ask.place]
  if (!place) return []
  const { width, height } = ask.canvas
  const wide = width + 2 * journey.bleed
  const { tall, layers, floor } = landOf(ask, journey, place.horizon)
  const rise = journey.horizon - tall * place.horizon
  const bands: readonly { until: number; depth: number }[] = isRoom(ask.place) ? ROOM : BANDS
  return bands.flatMap(({ until, depth }, band) => {
    const least = bands[band - 1]?.until ?? 0
    const own = layers.filter(({ layer }) => standOf(layer) < until && standOf(layer) >= least)
    if (own.length === 0) return []
    const nearer = layers.filter(({ layer }) => standOf(layer) >= until)
    const reach = reachOf(own)
    const top = Math.max(0, Math.floor(reach.top))
    const hidden = Math.min(tall, ...nearer.map(one => hiddenFrom(one, tall, wide))) + lagOf(journey, shown, depth)
    const foot = Math.min(tall, reach.bottom, hidden, height - rise - leastDown(journey, shown, depth))
    const left = Math.floor(Math.max(reach.left, journey.bleed + journey.along(shown.from, depth)))
    const right = Math.ceil(Math.min(reach.right, journey.bleed + journey.along(shown.until, depth) + width)) + 2
    if (right - left < 4) return []
    const rect: Rect = { x: left, y: top, width: right - left, height: Math.max(2, Math.ceil(foot) + 2 - top) }
    const pose = (frame: number) => ({
      x: even(left - journey.bleed - journey.along(frame, depth)),
      y: even(rise + top + journey.down(frame, depth)),
    })
    const painted = own.map(({ layer }) => layer)
    const floors =
      floor && own.includes(floor)
        ? [floorPart(floor, ask.canvas, frame => rise + tall + journey.down(frame, depth))]
        : []
    return [bandPart(painted, rect, band, pose), ...floors]
  })
}

/** No part of a thing leaves it. */
const standOf = ({ depth, standsAt = depth }: PaintedLayer): number => standsAt

/** What it stands on, below its foot. */
const floorPart = ({ layer }: Traced, { width, height }: SceneryAsk['canvas'], foot: (frame: number) => number): Part =>
  flat(layer.paint, { from: 0 }, frame => ({ left: 0, right: width, top: even(foot(frame)) - 2, bottom: height }))

type Land = { tall: number; layers: Traced[]; floor: Traced | undefined }

/** Where it goes down its foot stays in sight: below it its floor goes on, where it has one from side to side. */
function landOf(ask: SceneryAsk, journey: Journey, horizon: number): Land {
  const { width, height } = ask.canvas
  const drawn = (foot: number): Land => {
    const tall = (foot - journey.horizon) / (1 - horizon)
    const painted = layersIn({ x: 0, y: 0, width, height: tall }, ask, journey.bleed)
    const layers = painted.map(layer => ({ layer, outlines: outlinesOf(layer) }))
    return { tall, layers, floor: layers.findLast(one => hiddenFrom(one, tall, width + 2 * journey.bleed) < Infinity) }
  }
  const whole = drawn(height - journey.deepest)
  return whole.floor ? whole : drawn(height)
}

type Span = { from: number; until: number }

function bandPart(
  layers: readonly PaintedLayer[],
  rect: Rect,
  band: number,
  pose: (frame: number) => { x: number; y: number },
): Part {
  const edges = { left: rect.x, top: rect.y, right: rect.x + rect.width, bottom: rect.y + rect.height }
  const node = drawing(rect, `<g stroke-linecap="round" stroke-linejoin="round">${layers.map(pathOf).join('')}</g>`)
  return { name: `scenery ${band}`, drawing: drawingOf([node], edges), from: 0, pose }
}

/** Colours are kept at half the size: between two samples they would have to be mixed in each frame. */
const even = (value: number): number => 2 * Math.round(value / 2)

/** The outlines of a layer, each as the points that it goes through. */
function outlinesOf({ d }: PaintedLayer): Spot[][] {
  const outlines: Spot[][] = []
  followPath(d, (from, to) => {
    const last = outlines.at(-1)?.at(-1)
    if (last && last[0] === from[0] && last[1] === from[1]) outlines.at(-1)?.push(to)
    else outlines.push([from, to])
  })
  return outlines
}

type Traced = { layer: PaintedLayer; outlines: Spot[][] }

function reachOf(layers: readonly Traced[]): Edges {
  const edges = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (const { layer, outlines } of layers)
    for (const [x, y] of outlines.flat()) {
      const around = layer.stroke ?? 0
      edges.left = Math.min(edges.left, x - around)
      edges.top = Math.min(edges.top, y - around)
      edges.right = Math.max(edges.right, x + around)
      edges.bottom = Math.max(edges.bottom, y + around)
    }
  return edges
}

/** From where on down nothing is seen behind land that goes from side to side and to the foot. */
function hiddenFrom({ layer, outlines }: Traced, foot: number, width: number): number {
  if (layer.stroke !== undefined) return Infinity
  const lowest = outlines.map(spots => {
    const xs = spots.map(([x]) => x)
    const isLand = Math.min(...xs) <= 2 && Math.max(...xs) >= width - 2
    const low = spots.filter(([, y]) => y >= foot - 3).map(([x]) => x)
    const isGrounded = isLand && Math.min(...low) <= 2 && Math.max(...low) >= width - 2
    return isGrounded ? Math.max(...spots.flatMap(([, y]) => (y < foot - 3 ? [y] : []))) : Infinity
  })
  return Math.min(Infinity, ...lowest)
}

/** How much further down what is nearest may stand than what lies behind it, while it is seen. */
const lagOf = (journey: Journey, shown: Span, depth: number): number =>
  Math.max(0, ...framesIn(shown).map(frame => journey.down(frame, NEAREST) - journey.down(frame, depth))) + 4

const leastDown = (journey: Journey, shown: Span, depth: number): number =>
  Math.min(...framesIn(shown).map(frame => journey.down(frame, depth))) - 4

const framesIn = ({ from, until }: Span): number[] =>
  Array.from({ length: Math.max(1, until - from) }, (_, at) => from + at)
