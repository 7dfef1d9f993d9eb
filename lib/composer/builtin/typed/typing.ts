// How the whole of a brief is typed: who writes no capital and no mark anywhere means nothing by their absence.
import { isNoun } from '#lib/composer/lexis/letters/nouns.ts'
import { tokensOf } from '#lib/composer/lexis/tokens.ts'
import { oncePerBrief } from '#lib/composer/steps.ts'

export type Typing = {
  /** German nouns are small. */
  isSmall: boolean
  /** No letter has a mark. */
  isBare: boolean
}

const small = oncePerBrief(isSmall)
const bare = oncePerBrief(segments => !segments.some(text => /[\u00c0-\u024f]/.test(text)))

/** Only German is asked for its nouns, for they are unpacked for it. */
export const typingOf = (segments: readonly string[], language: string): Typing => ({
  isSmall: language === 'de' && small(segments),
  isBare: bare(segments),
})

/** A name or two that a phone has capitalized say nothing. */
const MOST = 6

function isSmall(segments: readonly string[]): boolean {
  let [small, capital] = [0, 0]
  for (const text of segments)
    for (const { kind, text: word, start } of tokensOf(text)) {
      if (kind !== 'word' || !isNoun(word.toLowerCase())) continue
      if (word === word.toLowerCase()) small++
      else if (isInside(text, start) && /\p{Ll}/u.test(word)) capital++
    }
  return small > 0 && capital * MOST <= small
}

/** A capital at the start of a sentence or a line is nobody’s name. */
export const isInside = (text: string, start: number): boolean =>
  /(?:[\p{L}\p{N},%€$£)’'&] ?|-)$/u.test(text.slice(Math.max(0, start - 2), start))
