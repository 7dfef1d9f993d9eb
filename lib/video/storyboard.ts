import * as z from 'zod'
import { Scheme } from '#lib/render/picture.ts'
import { bedNames } from '#lib/video/sound/beds.ts'

/** One scene: what is said and shown, and when. */
export const Shot = z.strictObject({
  /** The scene template, such as `hook` or `end_card`. */
  scene: z.string(),
  /** One of the scene's compositions by name, or `auto`: the seed picks. */
  composition: z.string().default('auto'),
  /** Checked against the scene's own fields when it is drawn. */
  data: z.record(z.string(), z.unknown()),
  start_ms: z.int().min(0),
  end_ms: z.int().min(1),
})
export type Shot = z.output<typeof Shot>

/** Everything a video is decided by, but the brand: with the same kit it gives the same bytes. */
export const Storyboard = z.strictObject({
  width: z.int().min(200).max(2400),
  height: z.int().min(200).max(2400),
  scheme: Scheme,
  seed: z.string(),
  /** Null is silence. */
  bed: z.enum(bedNames).nullable(),
  shots: z.array(Shot).min(1).max(12),
  ribbon: z.literal('test').nullable(),
  service_mark: z.boolean(),
})
export type Storyboard = z.output<typeof Storyboard>
