// Recorded words of editors: of which post, of whom, what was to be mended, and how the writer mended it.
import * as z from 'zod'
import { recordsIn } from '#dev/answers/records.ts'
import { Edits } from '#lib/composer/editor/question.ts'

const RecordedEdit = z.object({
  id: z.string(),
  /** Hash of what was asked, its days by their weekday. */
  question: z.string(),
  model: z.string(),
  answer: Edits,
  /** The writer's whole answers anew to what it was asked, where there was something to mend, and where the guard refused the first. */
  mended: z.array(z.object({ question: z.string(), answer: z.unknown() })).default([]),
})
export type RecordedEdit = z.output<typeof RecordedEdit>

export const edits = recordsIn('editor', 'edits', RecordedEdit)
