// What stands behind a wish for a quote or an address.
import { fold } from '#lib/composer/lexis/fold.ts'
import { type Token, tokensOf } from '#lib/composer/lexis/tokens.ts'
import { findLinks } from '#lib/composer/literals/names.ts'
import type { Lexicon } from '#lib/composer/packs/index.ts'
import { quotesOf } from '#lib/composer/segments/quoted.ts'

/** Words of addresses say nothing: “bonjour@…” greets nobody. */
export const spokenIn = (text: string): readonly Token[] => {
  const links = findLinks(text)
  return links.length === 0
    ? tokensOf(text)
    : tokensOf(text).filter(token => !links.some(({ start, end }) => token.start >= start && token.end <= end))
}

/** All of it where no wish leads it; what stands behind a wish for a quote or an address; undefined where clauses tell. */
export function afterLead(text: string, lexicons: readonly Lexicon[]): string | undefined {
  const quote = quotesOf(text).find(({ start, end }) => text.slice(start, end).split(' ').length > 4)
  if (quote) return behindWish(text, quote, lexicons)
  const tokens = spokenIn(text)
  const led = lexicons.some(
    ({ order, noise }) =>
      order.find(text, tokens).some(({ first }) => first >= 0 && first <= 2) ||
      // “How to …:” is a title; “hi all, …:” is a greeting.
      noise
        .find(text, tokens)
        .some(({ first, phrase }) => first === 0 && !lexicons.some(({ glue }) => glue.has(fold(phrase)))),
  )
  const link = /https?:\/\/\S/.exec(text)
  if (led) return link && link.index < 60 ? text.slice(link.index) : undefined
  return text
}

const SPEAKER = /^[\s.,–—-]{0,4}(?:\p{Lu}[\p{L}’'.-]{0,30}(?: \p{Lu}[\p{L}’'.-]{0,30}){0,3})?[\s.]{0,3}$/u

/** “quote for us, Name, work: "…" they agreed”: from the name to the end of the quote. */
function behindWish(
  text: string,
  quote: { start: number; end: number },
  lexicons: readonly Lexicon[],
): string | undefined {
  let from = 0
  for (let comma = text.indexOf(', '); comma >= 0 && comma < quote.start; comma = text.indexOf(', ', comma + 2)) {
    if (!lexicons.some(({ order, noise }) => order.in(text.slice(from, comma)) || noise.in(text.slice(from, comma))))
      break
    // “quote from Dana Whitlock, …”: the speaker stands behind the wish.
    const name = /(?:^|\s)(?:from|by|of|von|de|di|da|od) (?=\p{Lu}\S+ \p{Lu})/u.exec(text.slice(from, comma))
    if (name) {
      from += name.index + name[0].length
      break
    }
    from = comma + 2
  }
  const before = text.slice(from, quote.start)
  if (lexicons.some(({ hide }) => hide.in(before))) return undefined
  // “post this review: "…" Marta”: the quote and who said it.
  if (lexicons.some(({ order }) => order.in(before)))
    return SPEAKER.test(text.slice(quote.end)) ? text.slice(quote.start) : undefined
  return /^[\s.,–—-]*\p{Lu}/u.test(text.slice(quote.end)) || from === 0 ? text.slice(from) : text.slice(from, quote.end)
}
