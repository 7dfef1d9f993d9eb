// A piece of a brief whose words rules leave out, one by one.
import type { Word } from '#lib/composer/audience/words.ts'
import type { Literal } from '#lib/composer/literals/literal.ts'

export type LeftList = 'style' | 'secret' | 'unsure' | 'noise' | 'attack'
/** Of each word the list that it is left by. */
export type Rules = (LeftList | undefined)[]
/** `chance` is how likely it is no news, as it was learned. */
export type Weighed = Word & { chance: number }
export type Piece = { text: string; words: readonly Weighed[]; literals: readonly Literal[]; rules: Rules }

/** From one place on to another; what is secret already stays so. */
export function leave(
  { words, rules }: Piece,
  list: LeftList,
  from = 0,
  to = Number.POSITIVE_INFINITY,
  least = 0,
): void {
  for (const [nth, { start, chance }] of words.entries())
    if (start >= from && start < to && chance >= least && rules[nth] !== 'attack' && rules[nth] !== 'secret')
      rules[nth] = list
}

/** A turn such as “leave out” or “actually” is often meant otherwise: what was learned has to leave it open. */
export const leaveOpen = (piece: Piece, list: LeftList, from?: number, to?: number): void =>
  leave(piece, list, from, to, OPEN)
/** Of the words that turns left out and that were less likely no news, four of five were news (1025). */
export const OPEN = 0.3

/** The clause in which a place is. */
export function clauseAt({ text, words }: Piece, at: number): { start: number; end: number } {
  const clause = words.findLast(({ start }) => start <= at)?.clause
  const own = words.filter(one => one.clause === clause)
  const next = words.find(({ start }) => start > (own.at(-1)?.start ?? 0))
  return { start: own[0]?.start ?? 0, end: next?.start ?? text.length }
}

export const meanOf = (words: readonly { chance: number }[]): number =>
  words.reduce((sum, { chance }) => sum + chance, 0) / Math.max(1, words.length)

/** The highest among the words of a stretch. */
export const chanceOf = ({ words }: Piece, from: number, to: number): number => {
  const own = words.filter(({ start, end }) => start >= from && end <= to)
  return own.length === 0 ? 1 : Math.max(...own.map(({ chance }) => chance))
}
