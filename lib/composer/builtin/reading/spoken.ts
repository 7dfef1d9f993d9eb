// What somebody is quoted with is told letter by letter or not at all: nothing in it is a wish of whoever makes the post.
import type { LeftList, Wish } from '#lib/composer/builtin/reading/wishes.ts'
import { quotesOf } from '#lib/composer/segments/quoted.ts'

/** Fewer words are a title or a word that is meant as such; so are more of them without a stop. */
const SPOKEN = 5
const STOP = /[.!?…。！？](?:\s|.?$)/u

/** A text with a quote: whole, or without what is said to the maker before it; nothing where nobody is quoted. */
export function aroundQuote(text: string, readOf: (words: string) => LeftList | 'publish'): Wish | undefined {
  const quote = quotesOf(text).find(({ start, end }) => isSpeech(text.slice(start, end)))
  if (!quote) return undefined
  const lead = text.slice(0, quote.start).trim()
  const list = /\p{L}/u.test(lead) ? readOf(lead) : 'publish'
  if (list === 'publish') return { told: [text], left: [] }
  return list === 'secret' || list === 'attack'
    ? undefined
    : { told: [text.slice(quote.start)], left: [{ text: lead, list }] }
}

const isSpeech = (quoted: string): boolean => quoted.split(/\s+/).length >= SPOKEN && STOP.test(quoted)
