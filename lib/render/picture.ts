import * as z from 'zod'
import { Hand } from '#lib/render/signature/signature.ts'
import { MOST_STRESSED, MOST_WISHED, Stressed, Wished } from '#lib/render/wishes.ts'

const Hex = z.string().regex(/^#[0-9A-Fa-f]{6}$/)

export const Palette = z.object({
  primary: Hex.optional(),
  secondary: Hex.optional(),
  accent: Hex.optional(),
  background: Hex.optional(),
  surface: Hex.optional(),
  text: Hex.optional(),
  muted: Hex.optional(),
  extra: z.array(Hex).optional(),
})
export type Palette = z.output<typeof Palette>

export const Scheme = z.enum(['light', 'dark', 'auto'])
export type Scheme = z.output<typeof Scheme>

const PictureFormat = z.enum(['png', 'jpeg', 'webp'])
export type PictureFormat = z.output<typeof PictureFormat>

export const LONGEST_DEPICTED = 12_000
/** As many rows as may each have a drawing: more are read as a table. */
export const MOST_DRAWN_ROWS = 8
/** What is drawn: the name of a thing or a place, or a drawing that a model has made. */
export const Depicted = z.string().max(LONGEST_DEPICTED)

/** As many other grounds of a brand as takes are asked on. */
export const MOST_GROUNDS = 3

/** Everything a picture is decided by, but the brand: with the same kit it gives the same bytes. */
export const Picture = z.strictObject({
  template: z.string(),
  /** One of the template's compositions by name, or `auto`: the seed picks. */
  composition: z.string().default('auto'),
  width: z.int().min(200).max(2400),
  height: z.int().min(200).max(2400),
  format: PictureFormat,
  scheme: Scheme,
  /** Lets the largest sizes down from the start; 1 when absent. */
  scale: z.number().min(0.5).max(1).optional(),
  /** Checked against the template's own fields when it is drawn. */
  data: z.record(z.string(), z.unknown()),
  /** What is drawn beside its words, for each of a template's slides: the name of a thing or a place, “” for none of its own, “none” for nothing at all. Without it the words tell. */
  depicts: z.array(Depicted).max(12).optional(),
  /** What is drawn beside each of its rows, in their order, where its template has room for that: a thing, or a drawing that a model has made. */
  depicts_rows: z.array(Depicted).max(MOST_DRAWN_ROWS).optional(),
  /** What its owner asked of its look. */
  wished: z.array(Wished).max(MOST_WISHED).optional(),
  /** What its owner asked of the look of some of its words. */
  stressed: z.array(Stressed).max(MOST_STRESSED).optional(),
  seed: z.string(),
  /** Other takes of one picture: their own artwork and, where words and template are the same, the next composition. */
  variation: z.int().min(0).optional(),
  turn: z.int().min(0).optional(),
  /** Once all compositions were seen: another of the brand's grounds, and a hand that is not the brand's own. */
  ground: z.int().min(1).max(MOST_GROUNDS).optional(),
  hand: Hand.optional(),
  /** Which of a template's pictures, for those that make several. */
  index: z.int().min(0).default(0),
  ribbon: z.literal('test').nullable(),
  service_mark: z.boolean(),
})
export type Picture = z.output<typeof Picture>
export type PictureInput = z.input<typeof Picture>
