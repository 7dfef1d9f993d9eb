import * as z from 'zod'
import type { ComposeInput } from '#lib/composer/plan.ts'

const Question = z.object({ id: z.string(), question: z.string(), options: z.array(z.string()).max(4) })
export type Question = z.output<typeof Question>

export const Clarified = z.object({
  status: z.enum(['ready', 'needs_clarification']),
  questions: z.array(Question).max(2),
})
export type Clarified = z.output<typeof Clarified>

/** Reads a brief, here or in the Worker that has the composer. */
export type Clarify = (input: z.input<typeof ComposeInput>) => Promise<Clarified>
