// Which blocks a scan visits, and in which order.

import type { Tables } from '#lib/media/formats/jpeg-blocks.ts'
import { type Coefficients, keepLowest } from '#lib/media/formats/jpeg-coefficients.ts'
import type { Component, Frame } from '#lib/media/formats/jpeg-segments.ts'

export type Plane = Component & {
  /** Blocks in a row, with those that only pad the last unit of an interleaved scan. */
  stride: number
  columns: number
  rows: number
  /** Whether anything of it is wanted of this walk. */
  isKept: boolean
  known: Uint32Array
  low: Coefficients
  /** The last lowest coefficient of the scan that is read. */
  before: number
  /** What its coefficients are multiplied by, from the first scan of it on. */
  factors: Uint16Array | null
  seen: boolean
}

export type Part = { plane: Plane; tables: Tables }
export type Decode = (block: number, part: Part) => void

/** What lies between two possible restart markers: a block when a component is alone, else some of each component. */
export type Units = {
  count: number
  /** In a row of them, after which so many rows of blocks of a plane are whole. */
  across: number
  rows(plane: Plane): number
  visit(unit: number, decode: Decode): void
}

/** What is kept: so many coefficients each way, of whole planes or of one row of units at a time, and perhaps of one component alone. */
export type Keeping = { side: number; rows: 'all' | 'one'; only?: Component }

export function planesOf(frame: Frame, { side, rows: held, only }: Keeping): Plane[] {
  const { width, height, components, progressive } = frame
  const { across, down, columns, rows } = gridOf(frame)
  return components.map(component => {
    const stride = columns * component.across
    const blocks = stride * rows * component.down
    const isKept = only === undefined || only === component
    return {
      ...component,
      stride,
      columns: Math.ceil(Math.ceil((width * component.across) / across) / 8),
      rows: Math.ceil(Math.ceil((height * component.down) / down) / 8),
      isKept,
      known: new Uint32Array(progressive && isKept ? blocks * 2 : 0),
      low: keepLowest(isKept ? side : 0, held === 'all' ? blocks : stride * component.down),
      before: 0,
      factors: null,
      seen: false,
    }
  })
}

export function unitsOf(parts: readonly Part[], frame: Frame): Units {
  const [only] = parts
  return only && parts.length === 1 ? alone(only) : together(parts, frame)
}

export function gridOf({ width, height, components }: Frame) {
  const across = Math.max(...components.map(component => component.across))
  const down = Math.max(...components.map(component => component.down))
  return { across, down, columns: Math.ceil(width / (8 * across)), rows: Math.ceil(height / (8 * down)) }
}

function alone(part: Part): Units {
  const { columns, rows, stride } = part.plane
  return {
    count: columns * rows,
    across: columns,
    rows: () => 1,
    visit: (unit, decode) => decode(Math.floor(unit / columns) * stride + (unit % columns), part),
  }
}

function together(parts: readonly Part[], frame: Frame): Units {
  const { columns, rows } = gridOf(frame)
  return {
    count: columns * rows,
    across: columns,
    rows: plane => plane.down,
    visit(unit, decode) {
      const [row, column] = [Math.floor(unit / columns), unit % columns]
      for (const part of parts) {
        const { across, down, stride } = part.plane
        for (let y = 0; y < down; y++)
          for (let x = 0; x < across; x++) decode((row * down + y) * stride + column * across + x, part)
      }
    },
  }
}
