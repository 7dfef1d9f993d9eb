// Words that are told or left together: those of a value, of an address, of a quote, of a condition, and of what stands in brackets behind a few words.
import { clausesIn } from '#lib/composer/builtin/clauses.ts'
import { isBlank } from '#lib/composer/builtin/reading/cut/beside.ts'
import type { Doubted, Where } from '#lib/composer/builtin/reading/cut/cut.ts'
import { dictatedIn } from '#lib/composer/builtin/reading/ordered/dictated.ts'
import { fold } from '#lib/composer/lexis/fold.ts'
import type { Span } from '#lib/composer/lexis/tokens.ts'
import { isSpanWord } from '#lib/composer/literals/literal.ts'
import { quotesOf } from '#lib/composer/segments/quoted.ts'
import { joinNeighbours } from '#lib/words/neighbours.ts'

/** Words of one value or one quote are told or left together: each has the chance of all of them. */
export function together(text: string, words: readonly Doubted[], { literals }: Where): Doubted[] {
  const chances = words.map(({ chance }) => chance)
  for (const spans of [
    spanned(text, literals),
    quotesOf(text),
    conditionsIn(text, literals),
    foundBy(COUNTED, text),
    foundBy(MEASURED, text),
    foundBy(ADDRESS, text),
  ]) {
    let [from, to] = [0, 0]
    for (const { start, end } of spans) {
      while ((words[from]?.end ?? end) <= start) from++
      for (to = from; (words[to]?.start ?? end) < end; ) to++
      const isRuled = words.slice(from, to).some(({ rule }) => rule)
      chances.fill(isRuled ? 1 : meanOf(chances.slice(from, to)), from, to)
    }
  }
  const quotes = quotesOf(text)
  return words.map((word, at) => {
    const edges = quotes.some(({ start, end }) => [start, end].some(edge => isBlank(text, edge, word.start)))
    const isInside = !edges && quotes.some(({ start, end }) => start < word.start && word.end < end)
    const chance = chances[at] ?? word.chance
    return isInside
      ? { ...word, chance, begins: false, parts: false }
      : { ...word, chance, begins: edges || word.begins }
  })
}

/** “and if you have it mended here, we take it off the bill”: half of it says nothing. */
export const conditionsIn = (text: string, literals: Where['literals']): Span[] => {
  const clauses = clausesIn(text, literals)
  const { start = 0 } = dictatedIn(text) ?? {}
  return clauses.flatMap((clause, at) =>
    clause.start >= start && IF.test(clause.text)
      ? [{ start: clause.start, end: clauses[at + 1]?.end ?? clause.end }]
      : [],
  )
}
const foundBy = (way: RegExp, text: string): Span[] =>
  [...text.matchAll(way)].map(({ 0: all, index }) => ({ start: index, end: index + all.length }))
/** “14 Mill Lane” */
const ADDRESS =
  /(?<![\p{L}\p{N}.,£$€-])\d{1,4}[a-d]? (?:\p{Lu}[\p{L}’']{1,14} ){1,2}(?:Lane|Street|Road|Avenue|Terrace|Crescent|Close|Drive|Court|Way|Square|Place|Hill|Row|Gardens)(?!\p{L})/gu
/** “Minis (5 bis 7 Jahre)”: a few words with a number belong to what they stand behind. */
const COUNTED = /(?<!\p{L})\p{L}{1,40} \((?=[^()]{0,60}\d)[^()\s]{1,30}(?: [^()\s]{1,30}){1,4}\)/gu

/** “under 24 hrs notice”: a number says nothing without what it counts. */
const MEASURED =
  /(?<![\p{L}\p{N}])\d[\d.,]{0,6} (?:hrs?|hours?|mins?|minutes?|days?|weeks?|wks?|months?|years?|yrs?|stunden|std|minuten|tage?n?|wochen?|heures?|jours?|semaines?|horas?|días?|semanas?|ore|giorni|settimane|dias)(?: notice)?(?!\p{L})/giu

const IF = /^(?:(?:and|but|so|und|aber) )?(?:if|wenn|falls|jeśli|jeżeli) /iu

/** “38k to 42k”: two values with nothing but a word of span between them are one. */
const spanned = (text: string, literals: readonly Span[]): Span[] =>
  joinNeighbours(
    literals,
    ({ start, end }, next) => isSpanWord(fold(text.slice(end, next.start).trim())) && { start, end: next.end },
  )

const meanOf = (chances: readonly number[]): number =>
  chances.reduce((sum, chance) => sum + chance, 0) / Math.max(1, chances.length)
