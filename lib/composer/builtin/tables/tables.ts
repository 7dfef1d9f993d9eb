// What was typed in rows is told in rows: each step looks for one build of rows among the pieces that are told.
import type { Sorted } from '#lib/composer/builtin/reading/sort.ts'
import { withBlanks } from '#lib/composer/builtin/tables/blanks.ts'
import { withFields } from '#lib/composer/builtin/tables/fields.ts'
import { withRepeats } from '#lib/composer/builtin/tables/repeated.ts'
import { withSides } from '#lib/composer/builtin/tables/sides.ts'
import type { Question } from '#lib/composer/question.ts'

const STEPS = [withBlanks, withSides, withRepeats]
const told = (question: Question, sorted: Sorted, isPicture: boolean): Sorted =>
  STEPS.reduce((one, step) => step(question, one, isPicture), sorted)

/** As it stands in running text. */
export const inText = (question: Question, sorted: Sorted): Sorted =>
  withFields(question, told(question, sorted, false), false)
/** As the picture has it: a sheet has columns, and a label is one of them. */
export const inPicture = (question: Question, sorted: Sorted): Sorted =>
  question.asset_type === 'infographic'
    ? told(question, sorted, true)
    : withFields(question, told(question, sorted, true), true)
