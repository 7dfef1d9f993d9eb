// What is known of a brand, as its row holds it.
import * as z from 'zod'
import { Contact } from '#lib/brand/dna/contact.ts'
import { PaintedPictures } from '#lib/brand/dna/painted-pictures.ts'
import { StoredZone, TimeZone } from '#lib/instant/zone.ts'
import { Instant } from '#lib/instant.ts'
import { Palette } from '#lib/render/picture.ts'
import { Signature } from '#lib/render/signature/signature.ts'

export const Text = (most: number) => z.string().trim().max(most)

export const Offer = z.strictObject({
  product_name: Text(120).optional(),
  one_liner: Text(280).optional(),
  features: z.array(Text(200)).max(30).optional(),
  who_its_for: Text(1_000).optional(),
})

const Language = z
  .string()
  .regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'must be a language tag such as en or pt-BR')
  .max(35)

const Fonts = z.strictObject({ display: Text(80).optional(), text: Text(80).optional() })

export const Voice = z.strictObject({
  tone: Text(1_000).optional(),
  languages: z.array(Language).max(20).optional(),
  emoji: z.boolean().optional(),
  legal_lines: z.array(Text(300)).max(10).optional(),
  regulated: z.boolean().optional(),
  fonts: Fonts.optional(),
  time_zone: TimeZone.optional(),
})

/** What a brand is, as its row holds it. */
export const BrandDna = z.object({
  name: z.string(),
  tagline: z.string(),
  overview: z.string(),
  offer: Offer,
  product_map: z.record(z.string(), z.unknown()),
  icp: z.record(z.string(), z.unknown()),
  palette: Palette,
  /** Library files by their content hash, the main one first: the same in both modes, whatever becomes of rows. */
  logos: z.array(z.string().regex(/^[0-9a-f]{64}$/)),
  voice: Voice.extend({ time_zone: StoredZone.optional() }),
  /** Absent until somebody gives one. */
  contact: Contact.optional(),
  /** Absent until something is said of the brand. */
  signature: Signature.optional(),
  /** Absent where nothing is painted. */
  painted_pictures: PaintedPictures.optional(),
})
export type BrandDna = z.output<typeof BrandDna>

export const BrandRow = z.object({
  workspace_id: z.uuid(),
  livemode: z.boolean(),
  version: z.int(),
  dna: BrandDna,
  updated_at: Instant,
})
export type BrandRow = z.output<typeof BrandRow>

/** The brand of a workspace that has not said anything about itself yet. */
export const blankDna = (name: string): BrandDna => ({
  name,
  tagline: '',
  overview: '',
  offer: {},
  product_map: {},
  icp: {},
  palette: {},
  logos: [],
  voice: {},
})
