// The values of a part of a piece, by their places in the part.
import type { News } from '#lib/composer/builtin/reading/tell.ts'
import { findLiterals } from '#lib/composer/literals/find.ts'
import { type Literal, literalsWithin, type Where } from '#lib/composer/literals/literal.ts'

/** What an order tells; of words in another order the values are read anew. */
export const ordered = (
  { part, told }: News,
  text: string,
  found: readonly Literal[],
  where: Where,
): { text: string; literals: readonly Literal[] } => ({
  text: told,
  literals: told === part ? within(found, text, part) : findLiterals(told, where),
})

export const within = (literals: readonly Literal[], text: string, part: string): Literal[] => {
  const from = text.indexOf(part)
  return literalsWithin(literals, from, from + part.length)
}
