// The stage that a place is drawn on: units that fit its frame, and the layers that gather there.
import { tidy } from '#lib/render/objects/shape.ts'
import type { Matter } from '#lib/render/places/colour/matter.ts'
import type { Craft, Frame, Layer, Place, Sun, Tone } from '#lib/render/places/place.ts'
import type { Path } from '#lib/render/places/shapes.ts'
import { type Scale, written } from '#lib/render/places/written.ts'

/** `y` is 0 at the horizon and `h` at the foot, at least 100; `w` is at least what the place needs. */
export type Stage = { w: number; h: number; unit: number; top: number; afloat?: Craft | undefined }

export type Sketch = Pick<Stage, 'w' | 'h' | 'afloat'> & {
  /** How much wider than usual a pitch is on a long band, so that what repeats stays few. */
  wide: number
  add(tone: Tone, depth: number, ...paths: Path[]): void
  line(tone: Tone, depth: number, stroke: number, ...paths: Path[]): void
  /** Pale by day, and what shines after dark. */
  lit(depth: number, ...paths: Path[]): void
  between(from: number, to: number): number
  /** The same for what is made of this. */
  of(matter: Matter): Sketch
  /** A thing, with 0 0 at a point, and larger by `k`, or mirrored. */
  at(x: number, y: number, k?: number): Sketch
}

export function stageOf({ width, height }: Frame, { horizon, needs }: Pick<Place, 'horizon' | 'needs'>): Stage {
  const top = height * horizon
  const unit = Math.min((height - top) / 100, width / needs)
  return { w: width / unit, h: (height - top) / unit, unit, top }
}

export const scaleOf = ({ unit, top }: Stage): Scale => ({ x: 0, y: top, kx: unit, ky: unit })

type Easel = { stage: Stage; layers: Layer[]; random: () => number; matter?: Matter; thing?: Thing }
type Thing = { depth?: number }

function sketchOn(easel: Easel, scale: Scale): Sketch {
  const { stage, layers, random, matter, thing } = easel
  const put = (layer: Omit<Layer, 'd'>, paths: Path[]) => {
    if (paths.length === 0) return
    if (thing) thing.depth ??= layer.depth
    const standsAt = thing?.depth ?? layer.depth
    const d = written(paths, scale, stage.unit)
    layers.push({ ...layer, ...(matter && { matter }), ...(standsAt !== layer.depth && { standsAt }), d })
  }
  return {
    ...{ w: stage.w, h: stage.h, afloat: stage.afloat, wide: Math.max(1, stage.w / 240) },
    add: (tone, depth, ...paths) => put({ tone, depth }, paths),
    line: (tone, depth, stroke, ...paths) => put({ tone, depth, stroke: tidy(stroke * scale.ky) }, paths),
    lit: (depth, ...paths) => put({ tone: 'light', depth, lit: true }, paths),
    between: (from, to) => from + (to - from) * random(),
    at: (x, y, k = 1) =>
      sketchOn(
        { ...easel, thing: thing ?? {} },
        {
          ...{ x: scale.x + x * scale.kx, y: scale.y + y * scale.ky },
          ...{ kx: scale.kx * k, ky: scale.ky * Math.abs(k) },
        },
      ),
    of: made => sketchOn({ ...easel, matter: made }, scale),
  }
}

/** Out of doors with a sun; indoors with how wide it has to be. */
export function place(seen: string, horizon: number, paint: (sketch: Sketch) => void, sun?: Sun, needs = 100): Place {
  const draw: Place['draw'] = (frame, random, afloat) => {
    const stage = { ...stageOf(frame, { horizon, needs }), afloat }
    const layers: Layer[] = []
    paint(sketchOn({ stage, layers, random }, scaleOf(stage)))
    return layers
  }
  return { draw, horizon, needs, seen, ...(sun ? { sun } : {}) }
}

/** As many as fit a length at about this pitch, each with its middle and its width. */
export function row<Made>(
  length: number,
  pitch: number,
  make: (middle: number, width: number, index: number, count: number) => Made,
): Made[] {
  const count = Math.max(1, Math.floor(length / pitch + 0.3))
  return Array.from({ length: count }, (_, at) => make(((at + 0.5) * length) / count, length / count, at, count))
}

/** Whole pieces on both sides of what stands in the middle, `half` wide each way, from the inside out. */
export function beside(
  { w }: Sketch,
  half: number,
  pitch: number,
  make: (x: number, side: 1 | -1, index: number) => void,
): void {
  const room = w / 2 - half
  const count = Math.floor(room / pitch)
  for (let at = 0; at < count; at++) {
    const away = half + (room / count) * (at + 0.5)
    make(w / 2 - away, -1, at)
    make(w / 2 + away, 1, at)
  }
}
