import type { Literal } from '#lib/composer/literals/literal.ts'

const OR =
  /^,?\s*(?:or|oder|o|u|ou|oppure|lub|albo|または|か|أو)(?: (?:on|the|maybe|am|den|vielleicht|il|el|las?|le|forse|quizás?|em|no|na|w|we))*\s*$/iu

/** “3,20 € ou 3,50 €”, “Tuesday or Wednesday”: two values for one thing. */
export function eitherOr(
  told: readonly { text: string; literals: readonly Literal[] }[],
): { text: string; literals: [Literal, Literal] } | undefined {
  for (const { text, literals } of told)
    for (const [at, one] of literals.entries()) {
      const next = literals[at + 1]
      if (next && next.kind === one.kind && one.kind !== 'link' && OR.test(text.slice(one.end, next.start)))
        return { text: text.slice(one.start, next.end), literals: [one, next] }
    }
  return undefined
}
