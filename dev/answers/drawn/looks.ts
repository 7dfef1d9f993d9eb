// Recorded looks of models that see at what was drawn for a post: at which drawings, by whom, and what was said of them.
import * as z from 'zod'
import { recordsIn } from '#dev/answers/records.ts'
import { Looks } from '#lib/composer/draughtsman/look.ts'

const RecordedLook = z.object({
  id: z.string(),
  /** Hash of what was asked. */
  question: z.string(),
  model: z.string(),
  answer: Looks,
  /** What was said of that which was drawn anew since. */
  again: z.object({ question: z.string(), answer: Looks }).optional(),
})
export type RecordedLook = z.output<typeof RecordedLook>

export const looks = recordsIn('looks', 'looks', RecordedLook)
