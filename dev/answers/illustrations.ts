// Recorded words of illustrators: of which words, of whom, and what they would draw.
import * as z from 'zod'
import { recordsIn } from '#dev/answers/records.ts'
import { Illustration } from '#lib/composer/illustrator/question.ts'

const RecordedIllustration = z.object({
  id: z.string(),
  /** Hash of what was asked, its days by their weekday. */
  question: z.string(),
  /** Hash of instructions, drawings and schema. */
  prompt: z.string(),
  model: z.string(),
  answer: Illustration,
})
export type RecordedIllustration = z.output<typeof RecordedIllustration>

export const illustrations = recordsIn('illustrator', 'illustrations', RecordedIllustration)
