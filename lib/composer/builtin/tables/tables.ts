// What was typed in rows is told in rows: each step of it looks for one build of rows among the pieces that are told.
import type { Sorted } from '#lib/composer/builtin/reading/sort.ts'
import { withFields } from '#lib/composer/builtin/tables/fields.ts'
import { withRepeats } from '#lib/composer/builtin/tables/repeated.ts'
import { withSides } from '#lib/composer/builtin/tables/sides.ts'
import type { Question } from '#lib/composer/question.ts'

/** As it stands in running text and wherever nothing is drawn in columns. */
export const inText = (question: Question, sorted: Sorted): Sorted =>
  withFields(question, withRepeats(question, withSides(question, sorted, false), false), false)
/** As the picture has it. */
export function inPicture(question: Question, given: Sorted): Sorted {
  const sorted = withRepeats(question, withSides(question, given, true), true)
  // A sheet has columns, and a label is one of them.
  return question.asset_type === 'infographic' ? sorted : withFields(question, sorted, true)
}
