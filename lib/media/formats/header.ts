import { joinBytes } from '#lib/bytes.ts'
import type { Pixels, Size } from '#lib/media/picture/pictures.ts'

/** 1 to 8 as EXIF counts them: the four turns, each also mirrored. */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8

/** What a picture's own bytes say before anything is decoded. */
export type Header = {
  format: 'png' | 'jpeg' | 'webp'
  /** As stored, before the orientation is applied. */
  width: number
  height: number
  orientation: Orientation
  /** Must be held as a whole, several times over, while it is decoded: interlaced PNG, WebP with transparency or without loss. */
  whole: boolean
  lossless: boolean
  /** The same picture with nothing but what decoding needs: no metadata, no profile, no second file at its end. */
  clean: Uint8Array
  /** The picture in a smaller size, proved on the way, without ever holding it in its own; where that can be. */
  shrink?(size: Size): Pixels
  /** Decodes all of it and throws where something is wrong or missing; most decoders paint over the hole. */
  prove?(): void
}

/** Parts of a file in their order; the file itself, and no copy of it, where they are all of it. */
export const partsOf = (file: Uint8Array, parts: readonly Uint8Array[]): Uint8Array =>
  parts.reduce((sum, part) => sum + part.byteLength, 0) === file.byteLength ? file : joinBytes(parts)

export const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

export const ascii = (bytes: Uint8Array, at: number, length: number) =>
  String.fromCharCode(...bytes.subarray(at, at + length))
