// The stage that a place is drawn on: units that fit its frame, and the layers that gather there.
import type { Frame, Layer, Place, Sun, Tone } from '#lib/render/places/place.ts'
import type { Path } from '#lib/render/places/shapes.ts'

/** `y` is 0 at the horizon and `h` at the foot. At least 100 units each way, and exactly 100 one way. */
export type Stage = { w: number; h: number; unit: number; top: number }

export type Sketch = Pick<Stage, 'w' | 'h'> & {
  /** How much wider than usual a pitch is on a long band, so that what repeats stays few. */
  wide: number
  add(tone: Tone, depth: number, ...paths: Path[]): void
  line(tone: Tone, depth: number, stroke: number, ...paths: Path[]): void
  /** Pale by day, and what shines after dark. */
  lit(depth: number, ...paths: Path[]): void
  between(from: number, to: number): number
}

export function stageOf({ width, height }: Frame, horizon: number): Stage {
  const top = height * horizon
  const unit = Math.min(height - top, width) / 100
  return { w: width / unit, h: (height - top) / unit, unit, top }
}

/** Units as pixels of the frame; a letter is left out where it goes on as before. */
export function written(paths: readonly Path[], { unit, top }: Stage): string {
  let d = ''
  let goesOn = ''
  let isX = true
  let isFirst = true
  for (const path of paths) {
    for (const part of path) {
      if (typeof part === 'string') {
        d += part === goesOn ? ' ' : part
        goesOn = part === 'M' ? 'L' : part
        isX = true
        isFirst = true
        continue
      }
      const value = Math.round((part * unit + (isX ? 0 : top)) * 10) / 10
      d += value < 0 || isFirst ? value : ` ${value}`
      isX = !isX
      isFirst = false
    }
  }
  return d
}

export function place(seen: string, horizon: number, paint: (sketch: Sketch) => void, sun?: Sun): Place {
  const draw = (frame: Frame, random: () => number): Layer[] => {
    const stage = stageOf(frame, horizon)
    const layers: Layer[] = []
    const put = (layer: Omit<Layer, 'd'>, paths: Path[]) => {
      if (paths.length > 0) layers.push({ ...layer, d: written(paths, stage) })
    }
    paint({
      ...{ w: stage.w, h: stage.h, wide: Math.max(1, stage.w / 240) },
      add: (tone, depth, ...paths) => put({ tone, depth }, paths),
      line: (tone, depth, stroke, ...paths) =>
        put({ tone, depth, stroke: Math.round(stroke * stage.unit * 10) / 10 }, paths),
      lit: (depth, ...paths) => put({ tone: 'light', depth, lit: true }, paths),
      between: (from, to) => from + (to - from) * random(),
    })
    return layers
  }
  return { draw, horizon, seen, ...(sun ? { sun } : {}) }
}

/** As many as fit a length at about this pitch, each with its middle and its width. */
export function row<Made>(
  length: number,
  pitch: number,
  make: (middle: number, width: number, index: number, count: number) => Made,
): Made[] {
  const count = Math.max(1, Math.round(length / pitch))
  return Array.from({ length: count }, (_, at) => make(((at + 0.5) * length) / count, length / count, at, count))
}
