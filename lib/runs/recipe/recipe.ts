import * as z from 'zod'
import { StoredImage } from '#lib/brand/file-in.ts'
import { KeptFace } from '#lib/brand/fonts/faces.ts'
import { StoredLogo } from '#lib/brand/logo-tags.ts'
import { Palette, Picture } from '#lib/render/picture.ts'
import { Signature } from '#lib/render/signature/signature.ts'
import { ScoreRow } from '#lib/score/impact.ts'
import { Storyboard } from '#lib/video/storyboard.ts'

/** What the pictures of a run know of the brand, as it was when the run was composed. */
export const BrandSnapshot = z.object({
  version: z.int(),
  name: z.string(),
  tagline: z.string(),
  palette: Palette,
  voice: z.object({
    tone: z.string().optional(),
    fonts: z.object({ display: z.string().optional(), text: z.string().optional() }).optional(),
  }),
  logos: z.array(StoredLogo),
  screens: z.array(
    StoredImage.extend({
      name: z.string(),
      screen_type: z.string().default('other'),
      device: z.enum(['phone', 'tablet', 'desktop']),
      theme: z.enum(['light', 'dark', 'unknown']),
    }),
  ),
  photos: z.array(StoredImage.extend({ shows: z.string() })),
  people: z.array(StoredImage.extend({ name: z.string(), role: z.string() })),
  mascot: z.array(StoredImage.extend({ pose: z.string() })).default([]),
  /** What an image model has painted for this run, and the model; `letters` where marks on it stand like letters. */
  painted: StoredImage.extend({
    ...{ shows: z.string().max(400), model: z.string().max(200) },
    letters: z.literal(true).optional(),
  }).optional(),
  /** Things of the brand that an image model has painted and its owner has kept; absent where there are none. */
  artwork: z
    .array(
      StoredImage.extend({
        ...{ shows: z.string().max(40), noun: z.string().max(40).nullable(), is_ai: z.boolean() },
        body: z.string().regex(/^#[0-9A-F]{6}$/),
      }),
    )
    .max(20)
    .optional(),
  about: z.string().max(600).optional(),
  /** The brand's own files of the families that its voice names; absent where it has none. */
  fonts: z.array(KeptFace).optional(),
  signature: Signature.optional(),
})
export type BrandSnapshot = z.output<typeof BrandSnapshot>

/** The longest that a template makes of one set of data. */
export const MOST_PICTURES = 10

/** Every decision of a run, frozen after compose: the same recipe gives the same bytes. */
export const Recipe = z
  .strictObject({
    version: z.literal(1),
    engine: z.string(),
    day: z.iso.date(),
    language: z.string(),
    brand: BrandSnapshot,
    pictures: z.array(Picture).max(MOST_PICTURES),
    /** The film; beside pictures it shows them, one a shot. */
    video: Storyboard.nullable().default(null),
    captions: z.record(z.string(), z.string()),
    hashtags: z.array(z.string()),
    copy_rows: z.array(ScoreRow),
    /** The last day that its words speak of as coming; absent where they name none. */
    event_day: z.iso.date().optional(),
    seal: z
      .string()
      .max(100)
      .optional()
      .describe(
        'Says that this service decided all of it. A recipe that comes without its seal is judged like any other pre-formed input: on the brand as it is now, and by none of the points in it; what waited for a person waits still where its words stand. One that was changed under its seal is judged so as well, and waits for a person.',
      ),
  })
  .refine(recipe => recipe.pictures.length > 0 || recipe.video !== null, {
    path: ['pictures'],
    error: 'are missing, and there is no video',
  })
  .meta({ id: 'Recipe' })
export type Recipe = z.output<typeof Recipe>
