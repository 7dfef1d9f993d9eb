// Steps that the title of an infographic counts.
import type { Block } from '#lib/composer/answer.ts'
import type { Brief } from '#lib/composer/builtin/brief.ts'
import { tellsSteps } from '#lib/composer/builtin/forms/kinds.ts'
import { upperFirst } from '#lib/composer/builtin/mend.ts'
import type { Piece } from '#lib/composer/builtin/piece.ts'
import { listOf, promiseIn } from '#lib/composer/builtin/reading/lists.ts'
import { block, fits, stepRow } from '#lib/composer/builtin/report/item.ts'
import { BLOCKS } from '#lib/composer/forms.ts'

/** “Bleeding a radiator in 4 steps: …”: as many steps as the title says, each with its number. */
export function promisedSteps(title: string, { text, from, literals }: Piece, brief: Brief): Block | undefined {
  const members = listOf(`${title}: ${text}`, [], brief.lexicons)?.members ?? []
  const rows = members.map(upperFirst).map(stepRow)
  const { least, most } = BLOCKS.steps
  const isOf = promiseIn(title, brief.lexicons)?.count === rows.length && rows.length >= least && rows.length <= most
  const isValued = literals.some(({ kind }) => kind === 'money' || kind === 'percent' || kind === 'date')
  const isSteps = isOf && tellsSteps(title) && !isValued && rows.every(one => fits('steps', one))
  return isSteps ? block('steps', rows, from) : undefined
}
