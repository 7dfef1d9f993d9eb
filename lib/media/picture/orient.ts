import type { Orientation } from '#lib/media/formats/header.ts'
import type { Pixels } from '#lib/media/picture/pictures.ts'

/** Turns and mirrors the stored picture as its orientation says, without touching a value. */
export function orient({ width, height, data }: Pixels, orientation: Orientation): Pixels {
  if (orientation === 1) return { width, height, data }
  const turned = orientation >= 5
  const [outWidth, outHeight] = turned ? [height, width] : [width, height]
  const from = wordsOf(data)
  const to = new Uint32Array(from.length)
  const mirrorX = [2, 3, 7, 8].includes(orientation)
  const mirrorY = [3, 4, 6, 7].includes(orientation)
  for (let y = 0; y < outHeight; y++) {
    for (let x = 0; x < outWidth; x++) {
      const [column, row] = turned ? [y, x] : [x, y]
      const source = (mirrorY ? height - 1 - row : row) * width + (mirrorX ? width - 1 - column : column)
      to[y * outWidth + x] = from[source] ?? 0
    }
  }
  return { width: outWidth, height: outHeight, data: new Uint8Array(to.buffer) }
}

export function wordsOf(data: Uint8Array): Uint32Array {
  const aligned = data.byteOffset % 4 === 0 ? data : data.slice()
  return new Uint32Array(aligned.buffer, aligned.byteOffset, aligned.byteLength / 4)
}
