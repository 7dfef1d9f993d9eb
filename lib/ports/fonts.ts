// Fonts from outside: what is known of a file without opening it again.
import * as z from 'zod'

export const FontMetrics = z.object({
  /** All in em: of the line box, of capitals, of small letters, and the empty space left of an upright letter. */
  ascent: z.number(),
  descent: z.number(),
  cap: z.number(),
  x: z.number(),
  bearing: z.number(),
})
export type FontMetrics = z.output<typeof FontMetrics>

const Weight = z.int().min(1).max(1000)

/** The least and the greatest; readers of the document that know no tuples see a list of whole numbers. */
export const WeightRange = z
  .tuple([Weight, Weight])
  .meta({ items: { type: 'integer', minimum: 1, maximum: 1000, format: 'int64' }, minItems: 2, maxItems: 2 })

export const FontFace = z.object({
  family: z.string(),
  /** Such as "Bold Italic"; empty where the file does not say. */
  style_name: z.string(),
  weight: z.int(),
  italic: z.boolean(),
  /** Where it has all weights between. */
  weights: WeightRange.optional(),
  metrics: FontMetrics,
  /** The characters that it draws, as `encodePoints` writes them. */
  points: z.string(),
})
export type FontFace = z.output<typeof FontFace>

/** A font that lies in storage, under the hash of its own bytes. */
export const StoredFont = z.object({
  blob_key: z.string(),
  content_type: z.enum(['font/ttf', 'font/otf']),
  bytes: z.int(),
  sha256: z.string(),
  face: FontFace,
  /** How many glyphs its file had, and how many are kept. */
  glyphs: z.object({ came: z.int(), kept: z.int() }),
  /** Lines set in it, as a JPEG in a data URL. */
  specimen: z.string(),
})
export type StoredFont = z.output<typeof StoredFont>

export type FontUpload = { font_url: string } | { font_base64: string } | { bytes: Uint8Array }

export type TakeFont = (upload: FontUpload) => Promise<StoredFont>
