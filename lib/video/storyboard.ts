import * as z from 'zod'
import { Depicted, Scheme } from '#lib/render/picture.ts'
import { MOST_STRESSED, MOST_WISHED, Stressed, Wished } from '#lib/render/wishes.ts'
import { bedNames } from '#lib/video/sound/bed-names.ts'

const LONGEST_MS = 60_000
const SHORTEST_MS = 500

/** One scene: what is said and shown, and when. */
export const Shot = z.strictObject({
  /** The scene template, such as `hook` or `end_card`. */
  scene: z.string(),
  /** One of the scene's compositions by name, or `auto`: the seed picks. */
  composition: z.string().default('auto'),
  /** Checked against the scene's own fields when it is drawn. */
  data: z.record(z.string(), z.unknown()),
  /** The drawing that is shown with it, or “” for none. Without it the words of scene and film tell. */
  depicts: Depicted.optional(),
  start_ms: z.int().min(0),
  end_ms: z.int().min(1).max(LONGEST_MS),
})
export type Shot = z.output<typeof Shot>

/** One after the other from the beginning, each long enough to be seen. */
const followEachOther = (shots: Shot[]) =>
  shots.every(
    ({ start_ms, end_ms }, index) => start_ms === (shots[index - 1]?.end_ms ?? 0) && end_ms - start_ms >= SHORTEST_MS,
  )

/** Everything a video is decided by, but the brand: with the same kit it gives the same bytes. */
export const Storyboard = z.strictObject({
  width: z.int().min(200).max(2400).multipleOf(2),
  height: z.int().min(200).max(2400).multipleOf(2),
  scheme: Scheme,
  /** What its owner asked of its look. */
  wished: z.array(Wished).max(MOST_WISHED).optional(),
  /** Of which of its words. */
  stressed: z.array(Stressed).max(MOST_STRESSED).optional(),
  seed: z.string(),
  /** Null is silence. */
  bed: z.enum(bedNames).nullable(),
  shots: z
    .array(Shot)
    .min(1)
    .max(12)
    .refine(followEachOther, `follow each other from 0 without a gap, each for ${SHORTEST_MS} ms at least`),
  ribbon: z.literal('test').nullable(),
  service_mark: z.boolean(),
})
export type Storyboard = z.output<typeof Storyboard>
