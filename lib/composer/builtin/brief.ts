import type { Clock } from '#lib/composer/builtin/mend.ts'
import type { Part, Piece, Row } from '#lib/composer/builtin/piece.ts'
import type { CardForm } from '#lib/composer/forms.ts'
import type { Lexicon } from '#lib/composer/packs/index.ts'
import type { Question } from '#lib/composer/question.ts'

export type Brief = {
  pieces: readonly Piece[]
  lexicons: readonly Lexicon[]
  clock: Clock
  question: Question
  /** Beginnings of clauses that go on from what stands before them. */
  bound: ReadonlySet<string>
}
/** A form filled with pieces of the brief, each whole. */
export type Filled = { form: CardForm; parts: Part[]; rows?: Row[] }
