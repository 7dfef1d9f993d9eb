// Of a brief that speaks to its maker only what is surely for readers: less is told, and what is told is whole.
import type { Heard } from '#lib/composer/audience/audience.ts'
import { quotesOf } from '#lib/composer/segments/quoted.ts'

/** Less sure that it is no news, somebody is asked. */
export const SURELY = 0.85

type Span = { start: number; end: number }

/** “a post with this review: “…” Ann, Leeds”: what is said last, unless its words sound like an order to whoever reads the brief. */
export function saidSurely(text: string, heard: readonly Heard[]): Span | undefined {
  const said = quotesOf(text).at(-1)
  if (!said || said.end !== text.trimEnd().length) return undefined
  const own = heard.filter(({ word }) => word.start >= said.start)
  return own.reduce((sum, { chance }) => sum + chance, 0) < own.length * ORDERING ? said : undefined
}
const ORDERING = 0.4
