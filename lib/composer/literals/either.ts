// Two values for one thing, of which one is right.
import { wordSet } from '#lib/composer/lexis/phrases.ts'
import { tokensOf } from '#lib/composer/lexis/tokens.ts'
import { isDay, type Literal } from '#lib/composer/literals/literal.ts'

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

/** Of two ways to reach somebody both are right. */
const WAYS: ReadonlySet<Literal['kind']> = new Set(['link', 'email', 'phone', 'handle'])
const UNITS: ReadonlySet<Literal['kind']> = new Set(['money', 'percent', 'time'])

/** “tomorrow or Thursday” are days both, and the first of “50 or 60 euros” has the unit of the second. */
const isOfOneThing = (one: Literal, next: Literal): boolean =>
  one.kind === next.kind
    ? !WAYS.has(one.kind)
    : (isDay(one) && isDay(next)) || (one.kind === 'number' && UNITS.has(next.kind))

/** “3,20 € ou 3,50 €”, “Tuesday or Wednesday”: two values for one thing. */
export function eitherOr(told: readonly Said[]): { text: string; literals: [Literal, Literal] } | undefined {
  for (const said of told)
    for (const [at, one] of said.literals.entries()) {
      const next = said.literals[at + 1]
      if (!next || isListed(said, at) || !isOfOneThing(one, next)) continue
      if (isOr(said.text.slice(one.end, next.start)))
        return { text: said.text.slice(one.start, next.end), literals: [one, next] }
    }
  return undefined
}

type Said = { text: string; literals: readonly Literal[] }

/** “Vouchers of $20, $50 or $100”: all of a list are right. */
function isListed({ text, literals }: Said, at: number): boolean {
  const [before, one] = [literals[at - 1], literals[at]]
  return before !== undefined && before.kind === one?.kind && text.slice(before.end, one.start).trim() === ','
}
