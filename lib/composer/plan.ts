/** The shapes that go into and come out of the composer: brief and brand in, plan out. */
import * as z from 'zod'
import { PaintedPictures } from '#lib/brand/dna/painted-pictures.ts'
import { Channel } from '#lib/channels.ts'
import { AssetType } from '#lib/plans.ts'
import { Stressed, Wished } from '#lib/render/wishes.ts'
import { ScoreRow } from '#lib/score/impact.ts'

const Voice = z.object({
  tone: z.string().default(''),
  languages: z.array(z.string()).default([]),
  emoji: z.boolean().default(false),
  legal_lines: z.array(z.string()).default([]),
  regulated: z.boolean().default(false),
  fonts: z.object({ display: z.string().optional(), text: z.string().optional() }).default({}),
  time_zone: z.string().optional(),
})

const Offer = z.object({
  product_name: z.string().default(''),
  one_liner: z.string().default(''),
  features: z.array(z.string()).default([]),
  who_its_for: z.string().default(''),
})

/** Where readers go; a writer is never told, code puts it at the end. */
const Contact = z.object({
  website: z.string().optional(),
  phone: z.string().optional(),
  address: z.string().optional(),
  action: z.string().optional(),
})

export const Brand = z.object({
  name: z.string(),
  tagline: z.string().default(''),
  overview: z.string().default(''),
  offer: Offer.prefault({}),
  product_map: z.record(z.string(), z.unknown()).default({}),
  icp: z.record(z.string(), z.unknown()).default({}),
  palette: z.record(z.string(), z.unknown()).default({}),
  logos: z.array(z.string()).default([]),
  voice: Voice.prefault({}),
  contact: Contact.prefault({}),
  painted_pictures: PaintedPictures.default('off'),
})
export type Brand = z.output<typeof Brand>

/** What pictures of its own a brand has, by name: the content decides whether one is shown. */
export const Library = z.object({
  screens: z.array(z.string()).default([]),
  people: z.array(z.object({ name: z.string(), role: z.string().default('') })).default([]),
  /** Its photos. */
  pictures: z.array(z.string()).default([]),
  /** Things of its own that were painted for it; absent where it keeps none. */
  artwork: z.array(z.string()).optional(),
})
export type Library = z.output<typeof Library>

export const ComposeInput = z.object({
  brief: z.string(),
  channel: Channel,
  asset_type: AssetType,
  brand: Brand,
  /** The workspace's day, `YYYY-MM-DD`: relative dates count from it. */
  day: z.iso.date(),
  time_zone: z.string().default('UTC'),
  variation: z.int().min(0).max(99).default(0),
  seed: z.string().default(''),
  library: Library.prefault({}),
})
export type ComposeInput = z.output<typeof ComposeInput>

/** Of a slide, a row of a list. */
const Inner = z.record(z.string(), z.string())
const Row = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.array(z.string()), z.array(z.number()), z.array(Inner)]),
)

export const FieldValue = z.union([z.string(), z.array(z.string()), Row, z.array(Row)])
export type FieldValue = z.output<typeof FieldValue>
/** One of a list: a slide, a scene, a row. */
export type FieldRow = z.output<typeof Row>

export const Picture = z.object({
  template: z.string(),
  data: z.record(z.string(), FieldValue),
  role: z.string().optional(),
  /** What is drawn, for each slide or scene: a name of a thing or a place, “” for none of its own, “none” for nothing at all. Without it the words tell. */
  depicts: z.array(z.string()).optional(),
  /** What is drawn beside each of its rows. */
  depicts_rows: z.array(z.string()).optional(),
  /** What its owner asked of its look. */
  wished: z.array(Wished).optional(),
  /** Of which of its words. */
  stressed: z.array(Stressed).optional(),
})
export type Picture = z.output<typeof Picture>

export const Fact = z.object({
  kind: z.string(),
  value: z.string(),
  source: z.enum(['brief', 'brand', 'computed', 'fixed']),
  /** The words of the source that the fact rests on. */
  trace: z.string(),
})
export type Fact = z.output<typeof Fact>

const Captions = z.object({
  twitter: z.string(),
  linkedin: z.string(),
  instagram: z.string(),
  youtube: z.string(),
  tiktok: z.string(),
  bluesky: z.string(),
  threads: z.string(),
  facebook: z.string(),
})
export type Captions = z.output<typeof Captions>

export const Plan = z
  .object({
    version: z.literal(1),
    language: z.string(),
    /** How often its pictures have been asked for before: each time another composition. */
    turn: z.int().min(0),
    angle: z.string(),
    frame: z.string(),
    pictures: z.array(Picture),
    captions: Captions,
    hashtags: z.array(z.string()),
    alt_text: z.array(z.string()),
    score_rows: z.array(ScoreRow),
    facts: z.array(Fact),
    notes: z.array(z.string()),
    /** The last day that the words speak of as coming. */
    event_day: z.iso.date().nullable().default(null),
  })
  .meta({ id: 'Plan' })
export type Plan = z.output<typeof Plan>

/** From a brief to its plan, here or in the Worker that has the composer; throws when nobody answers in time. */
export type PlanBrief = (input: z.input<typeof ComposeInput>) => Promise<Plan>
