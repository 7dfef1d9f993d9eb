// Turns of the packs that tell of an order, a secret, a doubt or a greeting: the network learns what each of them is worth.
import { type Token, tokensOf } from '#lib/composer/lexis/tokens.ts'
import type { Lexicon } from '#lib/composer/packs/index.ts'

const LISTS = ['hide', 'lean', 'doubt', 'taken', 'order', 'noise', 'aside', 'tell', 'call'] as const
export type Turn = { list: (typeof LISTS)[number]; start: number; end: number }

export const turnsIn = (
  text: string,
  lexicons: readonly Lexicon[],
  tokens: readonly Token[] = tokensOf(text),
): Turn[] =>
  LISTS.flatMap(list =>
    lexicons.flatMap(lexicon => lexicon[list].find(text, tokens).map(({ start, end }) => ({ list, start, end }))),
  )

/** The number of the first list that has a turn there, from 1; 0 where none has. */
export const turnAt = (turns: readonly Turn[], at: number): number =>
  1 + LISTS.indexOf(turns.find(({ start, end }) => start <= at && at < end)?.list as Turn['list'])
