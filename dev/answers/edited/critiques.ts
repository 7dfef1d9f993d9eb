// Recorded words of critics: of which finished post, of whom, and what its owner would have changed.
import * as z from 'zod'
import { recordsIn } from '#dev/answers/records.ts'
import { Comparison } from '#lib/composer/critic/compare.ts'
import { Critique } from '#lib/composer/critic/question.ts'

const RecordedCritique = z.object({
  id: z.string(),
  /** Hash of what was asked, its days by their weekday. */
  question: z.string(),
  model: z.string(),
  answer: Critique,
  /** Which of two versions it would rather post, once drawings and once words were changed. */
  compared: z.array(z.object({ question: z.string(), answer: Comparison })).optional(),
})
export type RecordedCritique = z.output<typeof RecordedCritique>

export const critiques = recordsIn('critic', 'critiques', RecordedCritique)
