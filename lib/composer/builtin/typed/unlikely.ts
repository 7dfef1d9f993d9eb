// Values that can be no slip of ours and may be one of whoever typed them: “110% off”, “£8 adults £10 concessions”, “250 for £30, 500 for £28”.
import type { Hold } from '#lib/composer/answer.ts'
import type { Piece } from '#lib/composer/builtin/piece.ts'
import { hold } from '#lib/composer/guard/rule.ts'

/** Kinds that have a place for each sum: which belongs to what is seen on the picture. */
const PRICED = new Set(['prices', 'price'])

export function unlikelyValues(told: readonly Piece[], kind: string | undefined): Hold | false {
  const literals = told.flatMap(piece => piece.literals)
  const over = literals.find(one => one.kind === 'percent' && Number.parseFloat(one.text.replace(',', '.')) > 100)
  if (over) return hold('uncertain', `“${over.text}” is more than all of it`)
  if (kind && PRICED.has(kind)) return false
  const sums = literals.filter(one => one.kind === 'money')
  const [first] = sums
  const other = sums.find(one => first && one.values[0] !== first.values[0])
  return first && other
    ? hold('uncertain', `“${first.text}” and “${other.text}”: only you know whether each belongs where it stands`)
    : false
}
