// The kinds of brief that the built-in writer knows exactly; the first that has a place for what readers need takes it.
import { event } from '#lib/composer/builtin/kinds/days.ts'
import { closed, hours } from '#lib/composer/builtin/kinds/hours.ts'
import type { Brief, Filled, Kind } from '#lib/composer/builtin/kinds/kind.ts'
import { code, quote, release, result } from '#lib/composer/builtin/kinds/proof.ts'
import { list, prices, steps, versus } from '#lib/composer/builtin/kinds/rows.ts'
import { job, offer, price } from '#lib/composer/builtin/kinds/terms.ts'

export const kinds: readonly Kind[] = [
  quote,
  versus,
  code,
  release,
  result,
  job,
  price,
  offer,
  hours,
  closed,
  prices,
  event,
  steps,
  list,
]

/** The filled form, and the name of its kind. */
export function exactly(brief: Brief): { kind: string; filled: Filled } | undefined {
  for (const kind of kinds) {
    const filled = kind.find(brief)
    if (filled) return { kind: kind.name, filled }
  }
  return undefined
}
