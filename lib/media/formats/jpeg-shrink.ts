// A smaller picture from the lowest coefficients of a JPEG, so that a photograph of 24 megapixels needs the memory of three.

import { giveBack } from '#lib/bytes.ts'
import { gridOf } from '#lib/media/formats/jpeg-planes.ts'
import { planeResampler } from '#lib/media/formats/jpeg-samples.ts'
import { walkScans } from '#lib/media/formats/jpeg-scans.ts'
import type { Component, Frame, Segment } from '#lib/media/formats/jpeg-segments.ts'
import type { Channel } from '#lib/media/formats/resample.ts'
import type { Pixels, Size } from '#lib/media/picture/pictures.ts'

/** How the values of the components make a colour: as JFIF has it, as they are, or with the inks of a printer. */
export type Colours = 'grey' | 'ycc' | 'rgb' | 'cmyk' | 'ycck'

const BLOCK = 8

/** Proves the picture on the way: what is damaged or cut off throws. */
export function shrinkJpeg(
  frame: Frame,
  segments: readonly Segment[],
  colours: Colours,
  inverted: boolean,
  size: Size,
): Pixels {
  const side = Math.min(
    BLOCK,
    Math.ceil((BLOCK * Math.max(size.width, size.height)) / Math.max(frame.width, frame.height)),
  )
  const data = new Uint8ClampedArray(size.width * size.height * 4)
  if (frame.progressive)
    for (const only of frame.components) drawOne(frame, segments, side, only, size, channelOf(frame, only, data))
  else drawRows(frame, segments, side, size, data)
  colour(data, colours, frame.components.length === 4, inverted)
  return { ...size, data: new Uint8Array(data.buffer) }
}

const channelOf = ({ components }: Frame, { id }: Component, data: Uint8ClampedArray): Channel => ({
  data,
  at: components.findIndex(component => component.id === id) as Channel['at'],
})

/** A baseline picture comes row by row, so one row of it is held at a time. */
function drawRows(frame: Frame, segments: readonly Segment[], side: number, size: Size, data: Uint8ClampedArray): void {
  const planes = new Map(
    frame.components.map(component => [
      component.id,
      planeResampler(side, sizeOf(component, frame, side), size, channelOf(frame, component, data)),
    ]),
  )
  walkScans(frame, segments, { side, rows: 'one' }, (plane, first, rows) =>
    planes.get(plane.id)?.take(plane, first, rows),
  )
  for (const plane of planes.values()) plane.end()
}

/** A progressive one is there when its last scan is, so one component is held at a time; the scans of the others are stepped over. */
function drawOne(
  frame: Frame,
  segments: readonly Segment[],
  side: number,
  only: Component,
  size: Size,
  channel: Channel,
): void {
  const kept = walkScans(frame, segments, { side, rows: 'all', only }).find(plane => plane.isKept)
  if (!kept) return
  const drawn = planeResampler(side, sizeOf(only, frame, side), size, channel)
  drawn.take(kept, 0, kept.low.blocks / kept.stride)
  drawn.end()
  giveBack(kept.low.values)
  giveBack(kept.known)
}

/** How much of a plane's samples is picture; the rest only fills its last blocks. */
function sizeOf(plane: Component, frame: Frame, side: number): Size {
  const { across, down } = gridOf(frame)
  const part = (whole: number, own: number, all: number) => (Math.ceil((whole * own) / all) * side) / BLOCK
  return { width: part(frame.width, plane.across, across), height: part(frame.height, plane.down, down) }
}

/** The components of each pixel become its colour where they stand. */
function colour(data: Uint8ClampedArray, colours: Colours, printed: boolean, inverted: boolean): void {
  for (let at = 0; at < data.length; at += 4) {
    const black = data[at + 3] ?? 0
    write(data, at, data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0, colours)
    data[at + 3] = 255
    if (printed) darken(data, at, black, inverted)
  }
}

function write(data: Uint8ClampedArray, to: number, a: number, b: number, c: number, colours: Colours): void {
  if (colours === 'ycc' || colours === 'ycck') {
    data[to] = a + 1.402 * (c - 128)
    data[to + 1] = a - 0.344136 * (b - 128) - 0.714136 * (c - 128)
    data[to + 2] = a + 1.772 * (b - 128)
    return
  }
  data[to] = a
  data[to + 1] = colours === 'grey' ? a : b
  data[to + 2] = colours === 'grey' ? a : c
}

/** With the black of a printer. Adobe stores inks inverted, so that 255 is none. */
function darken(data: Uint8ClampedArray, to: number, k: number, inverted: boolean): void {
  const black = inverted ? k : 255 - k
  for (let channel = to; channel < to + 3; channel++) {
    const ink = data[channel] ?? 0
    data[channel] = ((inverted ? ink : 255 - ink) * black) / 255
  }
}
