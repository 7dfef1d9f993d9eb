// Recorded drawings of models: for which words, by whom, and what was drawn.
import * as z from 'zod'
import { recordsIn } from '#dev/answers/records.ts'
import { Drawings } from '#lib/composer/draughtsman/question.ts'

const RecordedDraft = z.object({
  id: z.string(),
  /** Hash of what was asked, its days by their weekday. */
  question: z.string(),
  model: z.string(),
  answer: Drawings,
  /** What was drawn anew once it was seen. */
  mended: Drawings.optional(),
  /** What was drawn anew again, once another had looked at it. */
  again: Drawings.optional(),
  /** What was drawn anew the last time, once its critic had seen the finished post. */
  late: Drawings.optional(),
})
export type RecordedDraft = z.output<typeof RecordedDraft>

export const drafts = recordsIn('draughtsman', 'drafts', RecordedDraft)
