// Steps that the title of an infographic counts, or that it says how to take.
import type { Block } from '#lib/composer/answer.ts'
import type { Brief } from '#lib/composer/builtin/brief.ts'
import { rowUnder } from '#lib/composer/builtin/forms/in-order.ts'
import { tellsSteps } from '#lib/composer/builtin/forms/kinds.ts'
import { upperFirst } from '#lib/composer/builtin/mend.ts'
import type { Piece } from '#lib/composer/builtin/piece.ts'
import { listOf, promiseIn } from '#lib/composer/builtin/reading/listed/lists.ts'
import { block, fits, stepRow } from '#lib/composer/builtin/report/item.ts'
import { BLOCKS } from '#lib/composer/forms.ts'

/** “Bleeding a radiator in 4 steps: …”, “How to repot a cactus: …”: each with its number. */
export function promisedSteps(title: string, { text, from, literals }: Piece, brief: Brief): Block | undefined {
  const isValued = literals.some(({ kind }) => kind === 'money' || kind === 'percent' || kind === 'date')
  const members = isValued ? [] : (countedOf(title, text, brief) ?? rowUnder(title, text, literals) ?? [])
  const rows = members.map(upperFirst).map(stepRow)
  const { least, most } = BLOCKS.steps
  const hasRoom = rows.length >= least && rows.length <= most && rows.every(one => fits('steps', one))
  return hasRoom ? block('steps', rows, from) : undefined
}

/** As many as the title says. */
function countedOf(title: string, text: string, { lexicons }: Brief): readonly string[] | undefined {
  const members = listOf(`${title}: ${text}`, [], lexicons)?.members ?? []
  return tellsSteps(title) && promiseIn(title, lexicons)?.count === members.length ? members : undefined
}
