// What a decoder and encoder of pictures has to be able to do.
import type { Pixels } from '#lib/png/png.ts'

export type { Pixels }

export type Size = { width: number; height: number }

/** A decoder and encoder for one picture. */
export type Studio = {
  /** The picture drawn into exactly this size; throws when it cannot be decoded. */
  decode(picture: Uint8Array, size: Size, way: Way): Pixels
  encode(pixels: Pixels, encoding: Encoding): Uint8Array
  /** As PNG, of pixels that nobody looks at any more once it has ended; null, and the pixels as they were, where it is larger than `most`. */
  lastPng(pixels: Pixels, most: number): Uint8Array | null
}

/** A large PNG can be made smaller while it streams through; whatever is decoded as a whole needs less when it says so. */
export type Way = 'whole' | 'streamed'

export type Encoding = { format: 'jpeg'; quality: number }

export type Pictures = {
  /** Gives a studio for as long as `work` takes. Nothing in it waits, so no two pictures are ever decoded at once. */
  once<T>(work: (studio: Studio) => T): T
}
