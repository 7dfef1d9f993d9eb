// Two values for one thing, of which one is right.
import { wordSet } from '#lib/composer/lexis/phrases.ts'
import { tokensOf } from '#lib/composer/lexis/tokens.ts'
import type { Literal } from '#lib/composer/literals/literal.ts'

/** In all languages at once: a brief may mix them. */
const OR = wordSet('or oder o u ou oppure lub albo أو または か')

/** “or 10.30”: another choice than what stands before it. */
export const beginsWithOr = (text: string): boolean => OR.has(tokensOf(text)[0]?.key)

const LEADS_TO_VALUE = wordSet('on the maybe am den vielleicht il el la las le forse quizá quizás em no na w we')

const isOr = (between: string): boolean => {
  const choice = between.replace(/^,/, '')
  return (
    beginsWithOr(choice) &&
    tokensOf(choice)
      .slice(1)
      .every(({ key }) => LEADS_TO_VALUE.has(key))
  )
}

/** “3,20 € ou 3,50 €”, “Tuesday or Wednesday”: two values for one thing. */
export function eitherOr(
  told: readonly { text: string; literals: readonly Literal[] }[],
): { text: string; literals: [Literal, Literal] } | undefined {
  for (const { text, literals } of told)
    for (const [at, one] of literals.entries()) {
      const next = literals[at + 1]
      if (next && next.kind === one.kind && one.kind !== 'link' && isOr(text.slice(one.end, next.start)))
        return { text: text.slice(one.start, next.end), literals: [one, next] }
    }
  return undefined
}
