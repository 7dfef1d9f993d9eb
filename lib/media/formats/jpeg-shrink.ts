// A smaller picture from the lowest coefficients of a JPEG, so that a photograph of 24 megapixels needs the memory of three.

import { gridOf, type Plane } from '#lib/media/formats/jpeg-planes.ts'
import { samplesOf } from '#lib/media/formats/jpeg-samples.ts'
import { walkScans } from '#lib/media/formats/jpeg-scans.ts'
import type { Frame, Segment } from '#lib/media/formats/jpeg-segments.ts'
import { resample } from '#lib/media/formats/resample.ts'
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
  const planes = walkScans(frame, segments, side)
  const scaled = planes.map(plane => resample(samplesOf(plane), widthOf(plane, frame, side), size))
  return { ...size, data: coloured(scaled, colours, inverted, size) }
}

/** How much of a plane's samples is picture; the rest only fills its last blocks. */
function widthOf(plane: Plane, frame: Frame, side: number): Size {
  const { across, down } = gridOf(frame)
  const part = (whole: number, own: number, all: number) => (Math.ceil((whole * own) / all) * side) / BLOCK
  return { width: part(frame.width, plane.across, across), height: part(frame.height, plane.down, down) }
}

function coloured(
  planes: readonly Uint8ClampedArray[],
  colours: Colours,
  inverted: boolean,
  { width, height }: Size,
): Uint8Array {
  const data = new Uint8ClampedArray(width * height * 4)
  const [a, b, c, k] = planes as [Uint8ClampedArray, ...(Uint8ClampedArray | undefined)[]]
  for (let at = 0; at < width * height; at++) {
    const to = at * 4
    write(data, to, a[at] ?? 0, b?.[at] ?? 0, c?.[at] ?? 0, colours)
    data[to + 3] = 255
    if (k) darken(data, to, k[at] ?? 0, inverted)
  }
  return new Uint8Array(data.buffer)
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
