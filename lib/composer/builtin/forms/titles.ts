// What somebody calls a page in quotation marks, and who wrote it: “our article “How to prune”, by Ana Ruiz, 4 minutes”.
import { THINGS } from '#lib/composer/builtin/reading/ordered/things.ts'
import { MAKES } from '#lib/composer/builtin/reading/ordered/verbs.ts'
import { englishOf } from '#lib/composer/lexis/english/known.ts'
import { fold } from '#lib/composer/lexis/fold.ts'
import { type Phrases, wordSet } from '#lib/composer/lexis/phrases.ts'
import { tokensOf, UNSPACED } from '#lib/composer/lexis/tokens.ts'
import { bare } from '#lib/composer/lexis/trim.ts'
import { fieldsOf } from '#lib/composer/packs/fields.ts'
import type { Lexicon } from '#lib/composer/packs/index.ts'
import { quotesOf } from '#lib/composer/segments/quoted.ts'

type Lexicons = readonly Lexicon[]
/** `of` is what stands before the marks, `behind` what follows them. */
export type Title = { of: string; title: string; behind: string; start: number; end: number }

const LEAST_WORDS = 2
/** Of a script that parts no words. */
const SHORT_TITLE = 4
/** “article called”, “guide for facilities managers called”, “Beitrag mit dem Titel”. */
const BETWEEN = 4

/** What stands in the first quotation marks of a text, unless it is a sentence that somebody says. */
export function titleIn(text: string): Title | undefined {
  const [quote] = quotesOf(text)
  if (!quote) return calledIn(text)
  const title = text.slice(quote.start + 1, quote.end - 1).trim()
  const isShort = title.split(/\s+/).length < LEAST_WORDS && !(UNSPACED.test(title) && title.length > SHORT_TITLE)
  const isSaid = /[.!。…]$/u.test(title) || isShort
  return isSaid
    ? undefined
    : { ...quote, of: bare(text.slice(0, quote.start)), title, behind: bare(text.slice(quote.end)) }
}

/** “a guide called Gulls on the Roof: A Nesting Season Calendar, free”: capitals instead of marks. */
function calledIn(text: string): Title | undefined {
  const found = CALLED.exec(text)
  const title = found?.[1] ?? ''
  if (!found || title.split(/\s+/).filter(word => /^\p{Lu}/u.test(word)).length < LEAST_WORDS) return undefined
  const end = found.index + found[0].length
  const start = end - title.length
  return { of: bare(text.slice(0, start)), title, behind: bare(text.slice(end)), start, end }
}
const CALLED =
  /(?<!\p{L})(?:called|titled|entitled|mit dem Titel|titulad[oa]|llamad[oa]|intitulée?|appelée?|intitolat[oa]|chamad[oa]|intitulad[oa]|getiteld|genaamd) (\p{Lu}[\p{L}\p{N}’'-]*(?::? (?:(?:of|on|the|an?|and|in|for|to|de|la|le|des|der|die|das|und|von|en|van) ){0,3}\p{Lu}[\p{L}\p{N}’'-]*)*)/u

/** A title that is surely one of a page. */
export function pageTitleIn(text: string, lexicons: Lexicons): Title | undefined {
  const found = titleIn(text)
  return found && isOfPage(found.of, lexicons) ? found : undefined
}

/** “Backups in numbers”: a line that is nothing else is a title. */
export const figuresTitleIn = (text: string): { start: number; end: number } | undefined =>
  IN_NUMBERS.test(text) ? { start: 0, end: text.length } : undefined
const IN_NUMBERS =
  /^[^.!?:;,]{3,48} (?:in (?:numbers|figures|zahlen|cifre|cijfers|getallen)|en (?:chiffres|cifras|números)|em números|w liczbach)$/iu

/** “Reminder to all tenants: …” tells readers that news follows, up to its colon; with a comma or a word to the maker it tells more. */
export function openerEnds(text: string, lexicons: Lexicons): number {
  const before = /^[^,:：]{3,60}(?=[:：])/u.exec(text)?.[0] ?? ''
  const tokens = tokensOf(before)
  const opens = lexicons.some(({ pack }) =>
    fieldsOf(pack.code)
      .opener.find(before)
      .some(({ start }) => start === 0),
  )
  const isElse = lexicons.some(({ hide, order }) => hide.in(text) || order.in(before))
  return opens && !isElse && !tokens.some(({ key }) => THINGS.has(key) || MAKES.has(key) || BEGS.has(key))
    ? before.length
    : 0
}
const BEGS = wordSet('please pls bitte svp porfa favore prosze graag use not nicht pas')

/** Whether the last words before the marks say that they hold the title of a page. */
export function isOfPage(of: string, lexicons: Lexicons): boolean {
  const tokens = tokensOf(of).filter(({ kind }) => kind !== 'mark')
  const least = tokens.length - 1 - BETWEEN
  return lexicons.some(({ pack }) =>
    fieldsOf(pack.code)
      .page.find(of, tokens)
      .some(({ last }) => last >= least),
  )
}

const NAME =
  /^(?:(?:Dr|Prof|Mrs?|Ms|Mme|Sra?)\.? )?\p{Lu}[\p{L}’'-]+(?: (?:(?:de|da|di|du|van|von|der|den|del|la|el) )*\p{Lu}[\p{L}’'.-]*){0,3}(?=$|[,;(·])/u

const SPEAKER =
  /^(?:[–—-]\s?)?(?:\p{L}{1,4}\. )?\p{Lu}[\p{L}’'.-]*(?: \p{Lu}[\p{L}’'.-]*){0,4}(?=$|,| (?:and|und|y|et|e|i|from|of|at|in|aus|von|vom|bei|de|del|du|des|di|da|do|z|ze|uit|van|من) )/u
const MOST_WORDS = 12

/** “Margaret, patient since 2024”, “Familie Petzold aus Leipzig”: whose words stand before it; “Thanks, Ann” is whoever wrote the brief. */
export function isSpeaker(text: string, lexicons: Lexicons, isUnnamed = false): boolean {
  const tokens = tokensOf(text)
  const first = tokens.find(({ kind }) => kind !== 'mark')?.key ?? ''
  const isSmall = lexicons.some(
    ({ glue, neutral, claims }) => glue.has(first) || neutral.has(first) || claims.has(first),
  )
  const begins = (turns: Phrases) => turns.find(text, tokens).some(({ start }) => start === tokens[0]?.start)
  const isOther = lexicons.some(({ noise, call, order }) => [noise, call, order].some(begins))
  return (isUnnamed || SPEAKER.test(untitled(text))) && text.split(' ').length <= MOST_WORDS && !isSmall && !isOther
}

/** “Nice review we got from Callum Bairdie, joiner in Leith:”, “Priya Nair, site manager:” name who is quoted; of “Tom from New York” nobody can tell. */
export function introducedIn(
  text: string,
  lexicons: Lexicons,
): { speaker: string; start: number; end: number } | undefined {
  const [quote] = quotesOf(text)
  const before = titleIn(text) ? '' : text.slice(0, quote?.start)
  const lead = /^(.{1,100}?)\s?[:：]\s*$/su.exec(before)?.[1] ?? ''
  const words = tokensOf(lead).filter(({ kind }) => kind !== 'mark')
  const [first] = words
  const from = words.findIndex(({ key }) => FROM.has(key))
  const isTold = from > 1 || (first && (/^\p{Ll}/u.test(first.text) || englishOf(first.key) === 'word'))
  const start = from < 0 ? 0 : isTold ? words[from + 1]?.start : undefined
  const speaker = lead.slice(start ?? lead.length)
  const isNamed =
    NAMED.test(untitled(speaker)) || (from > 0 && FIRST_NAME.test(speaker) && englishOf(fold(speaker)) !== 'word')
  return quote && isNamed && !DOES.test(speaker) && isSpeaker(speaker, lexicons)
    ? { speaker, start: start ?? 0, end: quote.start }
    : undefined
}
/** “mrs Eluned Vaughan”: a title in small letters. */
const untitled = (name: string): string => name.replace(TITLE, '')
const TITLE =
  /^(?:mrs?|ms|miss|dr|prof|herr|frau|mme|madame|monsieur|sra?|señora?|signora?|dona|pani?|mevrouw|meneer)\.? (?=\p{Lu})/iu
const FROM = wordSet('from by von vom de par di da do od van door من')
/** “Mrs Dlamini, she said yes use it” is more than who it is. */
const DOES = /, (?:she|he|they|we|who|sie|er|wir|elle|il|on|ella|él|lei|lui|ela|ele|ona|on|zij|ze|hij) /iu
const FIRST_NAME = /^\p{Lu}\p{Ll}+$/u
const NAMED = /^(?:\p{L}{1,4}\. )?\p{Lu}[\p{L}’'-]* \p{Lu}/u

/** Whether a text ends in what somebody said. */
export const endsInQuote = (text: string): boolean => quotesOf(text).at(-1)?.end === text.trimEnd().length

/** Who wrote it, and the rest: “a 4 minute read by Dr Okafor”. */
export function authorIn(text: string, lexicons: Lexicons): { author: string; rest: string } | undefined {
  for (const { pack } of lexicons)
    for (const { start, end } of fieldsOf(pack.code).by.find(text)) {
      const behind = text.slice(end).replace(/^[\s:]+/, '')
      const author = NAME.exec(behind)?.[0]
      if (author)
        return {
          author,
          rest: [text.slice(0, start), behind.slice(author.length)].map(bare).filter(Boolean).join(', '),
        }
    }
  return undefined
}

/** “Gift guide page: 12 gifts for knitters”, “Free guide, first year bookkeeping for tradespeople”: what the page is, and what it is called. */
export function pageAbove(text: string, lexicons: Lexicons): { head: string; rest: string } | undefined {
  const mark = /\s?[:：,]\s/u.exec(text)
  const [head, rest] = [text.slice(0, mark?.index), text.slice((mark?.index ?? 0) + (mark?.[0].length ?? 0))]
  const most = mark?.[0].includes(',') ? SHORT : ABOVE
  const called = rest.split(',')[0] ?? ''
  const isAbove =
    mark !== null &&
    (!mark[0].includes(',') || quotesOf(text).length === 0) &&
    head.split(' ').length <= most &&
    called.split(' ').length >= LEAST_WORDS
  return isAbove && lastOf(head, lexicons, 'page') ? { head: withoutSite(head, lexicons), rest } : undefined
}
/** Before a comma a longer one says something itself. */
const SHORT = 3
const ABOVE = 6

/** “Gift guide page” says no more than “gift guide”, and “our page” nothing. */
const withoutSite = (head: string, lexicons: Lexicons): string => {
  const named = bare(head.slice(0, lastOf(head, lexicons, 'site')?.start))
  return tokensOf(named).every(({ key }) => lexicons.some(({ glue }) => glue.has(key))) ? '' : named
}

const lastOf = (text: string, lexicons: Lexicons, list: 'site' | 'page') =>
  lexicons.flatMap(({ pack }) => fieldsOf(pack.code)[list].find(text)).find(({ end }) => end === text.length)
