// Letters without their marks and nouns without their capital: “zostalo malo”, “el proximo sabado”, “am hemd”.
import type { Owned } from '#lib/composer/builtin/typed/owned.ts'
import { isInside, type Typing } from '#lib/composer/builtin/typed/typing.ts'
import { markedBy } from '#lib/composer/lexis/letters/marks.ts'
import { isNounHere } from '#lib/composer/lexis/letters/nouns.ts'
import type { Token } from '#lib/composer/lexis/tokens.ts'
import { capitalized } from '#lib/words/capitalized.ts'

const LEAST_LOUD = 5

/** What the brand itself writes without a mark has none. */
export function lettersMeant(
  text: string,
  { text: word, start, end }: Token,
  { language, typing, owned }: { language: string; typing?: Typing; owned?: Owned },
): string | undefined {
  const small = word.toLowerCase()
  const isSmall = word === small
  if (owned?.words.has(small)) return undefined
  if (language === 'de') {
    const isNamed = isSmall && typing?.isSmall && !/^-\p{L}/u.test(text.slice(end))
    return isNamed && isNounHere(word, text.slice(0, start), text.slice(end)) ? capitalized(word) : undefined
  }
  const isLoud = !isSmall && word === word.toUpperCase() && word.length >= LEAST_LOUD
  // A capital inside of a sentence is a name’s.
  if (!isSmall && !isLoud && isInside(text, start)) return undefined
  const meant = markedBy(small, language, typing?.isBare ?? false, text.slice(0, start))
  if (meant === undefined) return undefined
  return isSmall ? meant : isLoud ? meant.toUpperCase() : capitalized(meant)
}
