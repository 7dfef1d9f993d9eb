// What is worth asking before composing: nothing, or at most two questions. The same reading asks them after a run.
import type * as z from 'zod'
import { sortSegments } from '#lib/composer/builtin/reading/sort.ts'
import { tidied } from '#lib/composer/builtin/tidy/tidied.ts'
import type { Clarified } from '#lib/composer/clarified.ts'
import { questionsOf } from '#lib/composer/clarify/questions.ts'
import { ComposeInput } from '#lib/composer/plan.ts'
import { questionOf } from '#lib/composer/question.ts'
import { orElse } from '#lib/composer/steps.ts'

const MOST_OPTIONS = 4

export function clarify(raw: z.input<typeof ComposeInput>): Clarified {
  const input = ComposeInput.parse(raw)
  const question = tidied(questionOf(input), input)
  // A brief that takes too long to read is as good as clear: composing it tells its beginning.
  const open = orElse(
    () => questionsOf(question, sortSegments(question)),
    () => [],
  )
  const questions = open.map(({ about, question, options }, at) => ({
    id: open.findIndex(one => one.about === about) === at ? about : `${about}_${at + 1}`,
    question,
    options: [...new Set(options)].slice(0, MOST_OPTIONS),
  }))
  return { status: questions.length > 0 ? 'needs_clarification' : 'ready', questions }
}
