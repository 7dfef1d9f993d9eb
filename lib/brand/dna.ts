import * as z from 'zod'
import { Instant } from '#lib/instant.ts'
import { Palette } from '#lib/render/picture.ts'

const Text = (most: number) => z.string().trim().max(most)

export const Offer = z.strictObject({
  product_name: Text(120).optional(),
  one_liner: Text(280).optional(),
  features: z.array(Text(200)).max(30).optional(),
  who_its_for: Text(1_000).optional(),
})

export const Voice = z.strictObject({
  tone: Text(1_000).optional(),
  languages: z.array(z.string()).max(20).optional(),
  emoji: z.boolean().optional(),
  legal_lines: z.array(Text(300)).max(10).optional(),
  regulated: z.boolean().optional(),
  fonts: z.strictObject({ display: Text(80).optional(), text: Text(80).optional() }).optional(),
  time_zone: z.string().max(60).optional(),
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
  logos: z.array(z.string()),
  voice: Voice,
})
export type BrandDna = z.output<typeof BrandDna>

export const BrandRow = z.object({ workspace_id: z.uuid(), version: z.int(), dna: BrandDna, updated_at: Instant })
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
