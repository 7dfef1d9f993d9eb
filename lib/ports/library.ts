// Pictures from outside, and the links to them.
import * as z from 'zod'
import type { TakeFont } from '#lib/ports/fonts.ts'

/** A picture in one of the ways in which it is given. */
export type Upload = { image_url: string } | { image_base64: string } | { bytes: Uint8Array }

/** Drawings are taken for logos alone. */
export const Use = z.enum(['logo', 'picture'])
export type Use = z.output<typeof Use>

/** A colour of a picture. */
export const Swatch = z.object({
  /** `#RRGGBB` in capitals. */
  hex: z.string(),
  /** Part of the visible pixels, 0 to 1. */
  share: z.number(),
})
export type Swatch = z.output<typeof Swatch>

/** A picture that lies in storage, under the hash of its own bytes. */
export const StoredPicture = z.object({
  blob_key: z.string(),
  content_type: z.string(),
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
  sha256: z.string(),
  palette: z.array(Swatch),
})
export type StoredPicture = z.output<typeof StoredPicture>

export type Take = (upload: Upload, use: Use) => Promise<StoredPicture>

export type Library = Links & {
  /** The one way in for a picture: checked, made our own, stored. Its row is for the caller to write, within a day. */
  take: Take
  /** The one way in for a font, likewise. */
  takeFont: TakeFont
}

export type Links = {
  /** Where anybody may load the file for the next days. */
  link(blob_key: string): Promise<string>
  /** The seconds that a link still has, or null when it is none of ours. */
  opens(path: string, query: URLSearchParams): Promise<number | null>
  /** Where whoever has the address may write, by this method, until then. */
  writable(method: string, path: string, until: Date): Promise<string>
  /** Whether such an address is one of ours, and still good. */
  mayWrite(method: string, path: string, query: URLSearchParams): Promise<boolean>
}
