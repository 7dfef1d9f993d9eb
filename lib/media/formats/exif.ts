import { ascii, type Orientation, viewOf } from '#lib/media/formats/header.ts'

const ORIENTATION_TAG = 0x0112
const SHORT = 3
const ENTRY_BYTES = 12

/** How a TIFF block says the picture is to be turned; 1 for anything missing or unreadable. */
export function orientationOf(tiff: Uint8Array): Orientation {
  const order = ascii(tiff, 0, 2)
  if (tiff.byteLength < 8 || (order !== 'II' && order !== 'MM')) return 1
  const little = order === 'II'
  const view = viewOf(tiff)
  const directory = view.getUint32(4, little)
  if (directory + 2 > tiff.byteLength) return 1
  const entries = view.getUint16(directory, little)
  for (let index = 0; index < entries; index++) {
    const at = directory + 2 + index * ENTRY_BYTES
    if (at + ENTRY_BYTES > tiff.byteLength) return 1
    if (view.getUint16(at, little) !== ORIENTATION_TAG) continue
    return view.getUint16(at + 2, little) === SHORT ? known(view.getUint16(at + 8, little)) : 1
  }
  return 1
}

const known = (value: number): Orientation => (value >= 1 && value <= 8 ? (value as Orientation) : 1)
