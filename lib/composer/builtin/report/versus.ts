// Two sides that a brief tells one after the other, as one block.
import type { Block } from '#lib/composer/answer.ts'
import { type Clause, clausesIn, JOINED } from '#lib/composer/builtin/clauses.ts'
import { unstopped, upperFirst } from '#lib/composer/builtin/mend.ts'
import type { Piece } from '#lib/composer/builtin/piece.ts'
import { block } from '#lib/composer/builtin/report/blocks.ts'
import { BLOCKS, INFOGRAPHIC } from '#lib/composer/forms.ts'
import { width } from '#lib/composer/words/width.ts'

/** “Oil: 2,900 euros a year, smells in the cellar”, “Heat pump: 1,300 euros a year, silent”: two sides, each member beside its partner. */
export function versusIn(pieces: readonly Piece[]): { of: Piece[]; block: Block } | undefined {
  const sides = pieces.map(({ text, literals }) => clausesIn(text, literals))
  // Three are no two sides, and prices are a table.
  const named = sides.filter(([label]) => label?.mark === ':').length
  if (named !== 2 || pieces.some(({ literals }) => literals.filter(({ kind }) => kind === 'money').length > 1))
    return undefined
  const { least, most, before: room } = BLOCKS.versus
  const isSide = ([label, ...members]: readonly Clause[]): boolean =>
    label?.mark === ':' &&
    width(label.text) <= INFOGRAPHIC.side &&
    members.length > least &&
    members.length <= most &&
    members.every(({ text, mark }, at) => width(text) <= room && (mark === ',' || at === members.length - 1))
  const at = sides.findIndex((side, nth) => {
    const next = sides[nth + 1] ?? []
    return isSide(side) && isSide(next) && side.length === next.length
  })
  const [[left, ...lefts], [right, ...rights]] = [sides[at] ?? [], sides[at + 1] ?? []] as const
  if (!left || !right) return undefined
  const rows = lefts.map(({ text }, nth) => ({
    ...{ label: '', before: bare(text), text: bare(rights[nth]?.text ?? '') },
  }))
  const of = pieces.slice(at, at + 2)
  const from = of.flatMap(piece => piece.from)
  return { of, block: block('versus', rows, from, { left: upperFirst(left.text), right: upperFirst(right.text) }) }
}
const bare = (member: string): string => upperFirst(unstopped(member.replace(JOINED, '')))
