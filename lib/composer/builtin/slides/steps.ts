// Pieces that have a number, from the first on.
import { LISTED, type Piece } from '#lib/composer/builtin/piece.ts'

export const NUMBER = /^(\d{1,2})[.):]? (?=\S)/u

/** “1. …”, “2. …”, from the first on. */
export function stepsIn(pieces: readonly Piece[]): ReadonlySet<Piece> {
  const numberOf = ({ text }: Piece) => Number(NUMBER.exec(text)?.[1])
  const numbered = pieces.filter(({ text }) => NUMBER.test(text))
  const [first, ...others] = numbered
  // “4 mistakes with the tide” counts what follows it.
  const steps = first && numberOf(first) === others.length ? others : numbered
  const isListed = steps.length >= LISTED && steps.every((step, at) => numberOf(step) === at + 1)
  return new Set(isListed ? steps : [])
}
