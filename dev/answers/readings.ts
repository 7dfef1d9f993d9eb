// Recorded words of second readers: of which post, of whom, and what was said.
import * as z from 'zod'
import { recordsIn } from '#dev/answers/records.ts'
import { Reading } from '#lib/runs/judge/reader/question.ts'

const RecordedReading = z.object({
  id: z.string(),
  /** Hash of what was asked, without its day and its picture. */
  question: z.string(),
  /** Hash of instructions and schema. */
  prompt: z.string(),
  model: z.string(),
  reading: Reading,
})
export type RecordedReading = z.output<typeof RecordedReading>

export const readings = recordsIn('readings', 'readings', RecordedReading)
