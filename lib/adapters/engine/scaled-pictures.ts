// An opaque picture in the size that a scene shows: by our own scaling where that is sure to give the engine's bytes.
import type { Style } from '#lib/render/scene.ts'
import { rowsOf } from '#lib/rows/rows.ts'
import { scaled } from '#lib/scale/scale.ts'
import type { Shown } from '#lib/scale/spans.ts'

type Size = { width: number; height: number }

/** The engine's edges lie in 64ths of a pixel: nearer to a half than this, for each length of the frame, it may round the other way. */
const UNSURE = 0.02

/** Null where something shows through it, and where only the engine knows what it looks like. */
export function scaledPicture(data: Uint8Array, style: Style, size: Size): Uint8Array<ArrayBuffer> | null {
  const file = rowsOf(data)
  const where = file && placeOf(style, file)
  const pixels = where && scaled(file, size, where)
  return file?.isSound() ? pixels : null
}

function placeOf(style: Style, file: Size): { across: Shown; down: Shown } | null {
  const { left, top, width, height, objectFit = 'fill', objectPosition = '50% 50%', borderRadius } = style
  if (borderRadius !== undefined || (objectFit !== 'fill' && objectFit !== 'cover')) return null
  // Of a frame that begins between pixels the engine reckons some by another last bit.
  if (!Number.isInteger(left) || !Number.isInteger(top)) return null
  const [x = Number.NaN, y = Number.NaN] = `${objectPosition}`.split(' ').map(shareOf)
  if (Number.isNaN(x + y)) return null
  const box = { width: sixtyFourths(Number(width)), height: sixtyFourths(Number(height)) }
  const zoom = Math.max(single(box.width / file.width), single(box.height / file.height))
  const whole = { width: single(file.width * zoom), height: single(file.height * zoom) }
  const picture = objectFit === 'fill' ? box : whole
  const across = shownOf(Number(left), box.width, picture.width, x)
  const down = shownOf(Number(top), box.height, picture.height, y)
  return across && down && { across: { ...across, of: file.width }, down: { ...down, of: file.height } }
}

/** How one direction of a picture lies over its box of which `share` of the rest is cut off before it. */
function shownOf(at: number, room: number, length: number, share: number): Omit<Shown, 'of'> | null {
  const cut = single(share * Math.max(0, single(length - room)))
  const edges = [at - cut, at - cut + length]
  const unsure = UNSURE * Math.max(1.5, length / room)
  if (edges.some(edge => Math.abs(Math.abs(edge % 1) - 0.5) < unsure)) return null
  const [from = 0, to = 0] = edges.map(Math.round)
  return { frame: at, cut: at - from, length: to - from }
}

const single = Math.fround
const sixtyFourths = (value: number) => Math.round(value * 64) / 64

const shareOf = (text: string): number => (text.endsWith('%') ? single(Number.parseFloat(text) / 100) : Number.NaN)
