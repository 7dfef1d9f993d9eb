// Connected areas of a mask, each with its box: what letters, things and grounds are told from.
import type { Rect } from '#lib/render/scene.ts'

/** Row by row; 1 is in. */
export type Mask = { width: number; height: number; data: Uint8Array }

/** `pixels` are places in the mask. */
export type Blob = Rect & { pixels: number[] }

/** Touching at a corner is touching. */
export function blobsOf({ width, height, data }: Mask, most = Number.POSITIVE_INFINITY): Blob[] {
  const seen = new Uint8Array(data.length)
  const blobs: Blob[] = []
  for (let start = 0; start < data.length; start++) {
    if (!data[start] || seen[start]) continue
    seen[start] = 1
    const pixels = [start]
    for (let at = 0; at < pixels.length; at++) visit(pixels[at] ?? 0, pixels)
    if (pixels.length <= most) blobs.push({ ...boxOf(pixels, width), pixels })
  }
  return blobs

  function visit(place: number, pixels: number[]): void {
    const [x, y] = [place % width, Math.floor(place / width)]
    for (let down = Math.max(0, y - 1); down <= Math.min(height - 1, y + 1); down++)
      for (let across = Math.max(0, x - 1); across <= Math.min(width - 1, x + 1); across++) {
        const next = down * width + across
        if (!data[next] || seen[next]) continue
        seen[next] = 1
        pixels.push(next)
      }
  }
}

function boxOf(pixels: readonly number[], width: number): Omit<Blob, 'pixels'> {
  let [left, right, top, foot] = [width, 0, Number.POSITIVE_INFINITY, 0]
  for (const place of pixels) {
    const [x, y] = [place % width, Math.floor(place / width)]
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    foot = Math.max(foot, y)
  }
  return { x: left, y: top, width: right - left + 1, height: foot - top + 1 }
}
