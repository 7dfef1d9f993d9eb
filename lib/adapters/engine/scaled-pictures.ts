// An opaque picture in the size that a scene shows: by our own scaling where that is sure to give the engine's bytes.
import type { TakumiRenderer } from '#lib/adapters/engine/takumi-instance.ts'
import type { Style } from '#lib/render/scene.ts'
import { scaled } from '#lib/scale/scale.ts'
import type { Shown } from '#lib/scale/spans.ts'

type Size = { width: number; height: number }

/** The engine holds one as a file's pixels, as a canvas and as what it hands over; for larger ones its memory would grow. */
const MOST_PIXELS = 1_200_000
/** The engine's edges lie in 64ths of a pixel: nearer to a half than this, for each length of the frame, it may round the other way. */
const UNSURE = 0.02

/** Null where something shows through it, and where only the engine knows what it looks like. */
export function scaledPicture(
  to: TakumiRenderer,
  data: Uint8Array,
  style: Style,
  size: Size,
): Uint8Array<ArrayBuffer> | null {
  const file = sizeOf(data)
  if (!file || file.width * file.height > MOST_PIXELS) return null
  const where = placeOf(style, file)
  if (!where) return null
  const src = 'picture'
  const node = { type: 'image', src, ...file, style: { ...file, objectFit: 'fill' } }
  return to.renderTo(node, { ...file, format: 'raw', images: [{ src, data, cache: 'none' }] }, pixels =>
    scaled({ ...file, data: pixels }, size, where),
  )
}

function placeOf(style: Style, file: Size): { across: Shown; down: Shown } | null {
  const { left, top, width, height, objectFit = 'fill', objectPosition = '50% 50%', borderRadius } = style
  if (borderRadius !== undefined || (objectFit !== 'fill' && objectFit !== 'cover')) return null
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
  const begins = sixtyFourths(at)
  const cut = single(share * Math.max(0, single(length - room)))
  const edges = [begins, begins - cut, begins - cut + length]
  const unsure = UNSURE * Math.max(1.5, length / room)
  if (edges.some(edge => Math.abs(Math.abs(edge % 1) - 0.5) < unsure)) return null
  const [frame = 0, from = 0, to = 0] = edges.map(Math.round)
  return { frame, cut: frame - from, length: to - from }
}

const single = Math.fround
const sixtyFourths = (value: number) => Math.round(value * 64) / 64

const shareOf = (text: string): number => (text.endsWith('%') ? single(Number.parseFloat(text) / 100) : Number.NaN)

const PNG = 0x89504e47
const JPEG = 0xffd8
const APP1 = 0xe1
const SCAN = 0xda

/** Of a PNG without transparency or a JPEG that is not to be turned. */
function sizeOf(data: Uint8Array): Size | null {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  if (data.length > 33 && view.getUint32(0) === PNG)
    return (data[25] ?? 0) < 4 ? { width: view.getUint32(16), height: view.getUint32(20) } : null
  if (data.length < 4 || view.getUint16(0) !== JPEG) return null
  for (let at = 2; at + 9 < data.length && data[at] === 0xff; at += 2 + view.getUint16(at + 2)) {
    const marker = data[at + 1] ?? 0
    if (marker === APP1 || marker === SCAN) return null
    if (marker >= 0xc0 && marker <= 0xc2) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
  }
  return null
}
