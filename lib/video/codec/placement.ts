import type { CodecExports } from '#lib/video/codec/exports.ts'
import type { Layer } from '#lib/video/codec/layer.ts'

export type Placement = {
  layer: Layer
  /** Where the layer's top left corner lies, in pixels of the picture; fractions count. */
  x: number
  y: number
  /** 1/16 to 64; 1 unless told. */
  scale?: number
  /** 0 to 1; 1 unless told. */
  opacity?: number
  /** The layer shows only in here, in whole pixels of the picture. */
  clip?: { left: number; top: number; right: number; bottom: number }
}

const NUMBERS_A_PLACEMENT = 9
const MOST_PLACEMENTS = 64
const FARTHEST = 1e6

export function writePlacements(codec: CodecExports, placements: readonly Placement[]): void {
  const shown = placements.flatMap(placement => {
    const record = toRecord(placement)
    return record ? [record] : []
  })
  if (shown.length > MOST_PLACEMENTS) throw new RangeError('too many placements')
  const at = codec.nextPlacements(shown.length)
  new Float64Array(codec.memory.buffer, at, shown.length * NUMBERS_A_PLACEMENT).set(shown.flat())
}

function toRecord({ layer, x, y, scale = 1, opacity = 1, clip }: Placement): number[] | undefined {
  if (!isWithin(x, -FARTHEST, FARTHEST) || !isWithin(y, -FARTHEST, FARTHEST))
    throw new RangeError(`no place (${x}, ${y})`)
  if (!isWithin(scale, 1 / 16, 64)) throw new RangeError(`a scale cannot be ${scale}`)
  if (!isWithin(opacity, 0, 1)) throw new RangeError(`an opacity cannot be ${opacity}`)
  if (layer.number === undefined) return undefined
  const edges = clip ? [clip.left, clip.top, clip.right, clip.bottom] : [0, 0, FARTHEST, FARTHEST]
  if (!edges.every(Number.isInteger)) throw new RangeError(`a clip cannot be ${edges.join(', ')}`)
  return [layer.number, x + layer.left * scale, y + layer.top * scale, scale, opacity, ...edges]
}

/** False for NaN as well. */
function isWithin(value: number, low: number, high: number): boolean {
  return value >= low && value <= high
}
