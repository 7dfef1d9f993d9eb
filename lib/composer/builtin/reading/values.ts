// The values of a part of a piece, by their places in the part.

import type { News } from '#lib/composer/builtin/reading/tell.ts'
import { tokensOf } from '#lib/composer/lexis/tokens.ts'
import { findLiterals } from '#lib/composer/literals/find.ts'
import { type Literal, literalsWithin, type Where } from '#lib/composer/literals/literal.ts'
import type { Lexicon } from '#lib/composer/packs/index.ts'

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

const BRACKET = /\(([^()?]{1,30})\)/g
/** “41s (was 68s)”: a bracket of a value and small words belongs to what stands before it; a “not” or an “or” takes it back. */
export const valuesInBrackets = (text: string, literals: readonly Literal[], lexicons: readonly Lexicon[]) =>
  [...text.matchAll(BRACKET)]
    .map(({ index, 0: all }) => ({ start: index, end: index + all.length }))
    .filter(({ start, end }) => {
      const own = literals.filter(one => start < one.start && one.end < end)
      const words = tokensOf(text).filter(one => one.kind === 'word' && start < one.start && one.end < end)
      const isUnit = (one: { start: number }) => /\d$/.test(text.slice(0, one.start))
      const isSmall = ({ key }: { key: string }) =>
        lexicons.some(({ glue, claims }) => glue.has(key) && claims.get(key) !== 'not') && !OR.test(key)
      return (
        own.length > 0 &&
        words.every(
          one => own.some(value => value.start <= one.start && one.end <= value.end) || isUnit(one) || isSmall(one),
        )
      )
    })
const OR = /^(?:or|oder|o|ou|lub|albo)$/
