import codec from '@jsquash/webp/codec/enc/webp_enc_simd.wasm'
import encode, { init } from '@jsquash/webp/encode.js'

const QUALITY = 82
const EFFORT = 2

let ready: Promise<unknown> | undefined

/** Lossy WebP; the renderer itself can only write it lossless, at ten times the size. */
export async function webp(
  pixels: Uint8Array<ArrayBuffer>,
  width: number,
  height: number,
): Promise<Uint8Array<ArrayBuffer>> {
  ready ??= init(codec)
  await ready
  const data = new Uint8ClampedArray(pixels.buffer, pixels.byteOffset, pixels.byteLength)
  const image = { data, width, height, colorSpace: 'srgb' } as ImageData
  return new Uint8Array(await encode(image, { quality: QUALITY, method: EFFORT }))
}
