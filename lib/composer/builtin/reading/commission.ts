// What is to be made, at the head of a brief and without a verb: “og pic for the docs page.”, “swipe thing:”, “a video about Biscuit”.
import { clausesIn } from '#lib/composer/builtin/clauses.ts'
import { FOR, PLEASE, THINGS } from '#lib/composer/builtin/reading/orders.ts'
import type { Wish } from '#lib/composer/builtin/reading/wishes.ts'
import { wordSet } from '#lib/composer/lexis/phrases.ts'
import { type Token, tokensOf } from '#lib/composer/lexis/tokens.ts'
import { quotesOf } from '#lib/composer/segments/quoted.ts'

const ABOUT = wordSet('about uber ueber sobre acerca propos su sul sulla o')
const VAGUE = wordSet('thing thingy ding cosa chose coisa cos')
/** Words that stand before the thing: “a short”, “idea for a”. */
const LEAD = 6
const LONGEST = 14

/** The first clause, where it says only what is to be made and what for, without a value; what the thing is about, or its title between quotes, is told. */
export function withoutCommission(text: string): Wish | undefined {
  const [first] = clausesIn(text)
  if (!first || first.start > 0) return undefined
  const named = titleIn(text) ?? subjectIn(text)
  if (named) return { told: [named.told], left: [{ text: text.slice(0, named.start).trim(), list: 'style' }] }
  const words = wordsOf(first.text)
  if (words.length > LONGEST || words.some(({ kind }) => kind === 'number') || !isCommission(words, text[first.end]))
    return undefined
  const rest = text.slice(first.end).replace(/^[\s,:;.!?–—،؛؟、。]+/, '')
  return { told: rest === '' ? [] : [rest], left: [{ text: first.text, list: 'style' }] }
}

/** “og image for the blog post "Five things to put on every quote"”: the title alone. */
export function withoutAll(text: string): Wish | undefined {
  const named = titleIn(text)
  return named && { told: [named.told], left: [{ text: text.slice(0, named.start).trim(), list: 'style' }] }
}

const wordsOf = (text: string): Token[] => tokensOf(text).filter(({ kind }) => kind !== 'mark')

/** What stands before the thing that is to be made and what behind it, where one of the first words names it. */
function aroundThing(words: readonly Token[]): { before: Token[]; behind: Token[] } | undefined {
  const at = words.slice(0, LEAD).findIndex(({ key }) => THINGS.has(key))
  return at < 0 ? undefined : { before: words.slice(0, at), behind: words.slice(at + 1) }
}

const isFor = ([lead]: readonly Token[]): boolean => FOR.has(lead?.key ?? '')

function isCommission(all: readonly Token[], mark: string | undefined): boolean {
  const thing = aroundThing(all.filter(({ key }) => !PLEASE.has(key) && !VAGUE.has(key)))
  if (!thing) return false
  const { before, behind } = thing
  const isWanted = mark === ':' || all.some(({ key }) => PLEASE.has(key)) || isFor(before.slice(-2, -1))
  return behind.length === 0 ? isWanted : isFor(behind) && behind.length > 1
}

type Named = { told: string; start: number }
const TITLED = 3

/** “Share image for our post "Seven questions to ask"”: the quote is what stands on it. */
function titleIn(text: string): Named | undefined {
  const [quote, ...more] = quotesOf(text)
  if (!quote || more.length > 0 || text.slice(quote.end).trim().length > 1) return undefined
  const told = text.slice(quote.start + 1, quote.end - 1).trim()
  const words = wordsOf(text.slice(0, quote.start))
  return isFor(aroundThing(words)?.behind ?? []) && words.length <= LONGEST && told.split(' ').length >= TITLED
    ? { told, start: quote.start }
    : undefined
}

const OUR = wordSet('our unser unsere unseren nuestra nuestro notre nostra nostro nossa nosso nasza nasz')
const PAGES = wordSet('page site website seite webseite pagina web siteweb strona strone')
const NAMED = 4

/** “A little before and after video about Biscuit, a very muddy cockapoo”: from the name on; “a link preview for our intensive course page”: what the page is about. */
function subjectIn(text: string): Named | undefined {
  const { behind = [] } = aroundThing(wordsOf(text).filter(({ key }) => !PLEASE.has(key))) ?? {}
  const [lead, first, ...more] = behind
  if (!lead || !first) return undefined
  if (ABOUT.has(lead.key)) return { told: text.slice(first.start), start: first.start }
  const isPage = isFor(behind) && OUR.has(first.key) && PAGES.has(more.at(-1)?.key ?? '')
  return isPage && more.length > 1 && more.length <= NAMED + 1
    ? { told: text.slice(first.start, more.at(-2)?.end), start: first.start }
    : undefined
}
