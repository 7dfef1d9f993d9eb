// What ends a sentence by itself: a stop after an address or a number would be copied with it.
import { findLiterals } from '#lib/composer/literals/find.ts'
import { findLinks } from '#lib/composer/literals/names.ts'

const TAIL = 60
/** “960 555 088”: nine digits and more in their groups, with no unit behind them. */
const GROUPS = /(?:^|\s)\d{3}(?: \d{2,3}){2,4}$/

/** An address or a telephone number. */
export function endsInContact(text: string): boolean {
  if (findLinks(text.slice(text.lastIndexOf(' ') + 1)).length > 0) return true
  if (!/\d\)?$/.test(text)) return false
  const tail = text.slice(-TAIL)
  if (GROUPS.test(tail)) return true
  const last = findLiterals(tail, { language: 'en', today: 0 }).at(-1)
  return last?.kind === 'phone' && last.end === tail.length
}

/** Those, marks of an end, and signs that are pictures. */
export const endsItself = (text: string): boolean =>
  /[.?!…。？！」”"»]$|[.?!…][“’')]$|(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\ufe0f)$/u.test(
    text,
  ) || endsInContact(text)

/** “They said “we shall never know””: a sentence that ends in a quote which has no stop of its own. */
function endsInSaid(text: string): boolean {
  const opened = Math.max(...[...'“„«'].map(mark => text.lastIndexOf(mark, text.length - 2)))
  return /[^.?!…][”“»]$/u.test(text) && opened > 0 && /\p{L} $/u.test(text.slice(Math.max(0, opened - 3), opened))
}

/** Sentences in a line: between them a number has its stop. */
export const lineOfSentences = (sentences: readonly string[]): string =>
  sentences
    .map((text, at) =>
      at < sentences.length - 1 && (/\d$/.test(text) || endsInSaid(text) || endsInContact(text)) && !text.endsWith('.')
        ? `${text}.`
        : text,
    )
    .join(' ')
