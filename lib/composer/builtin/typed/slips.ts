// Slips of whoever typed a brief: words of a closed list, and the name of a day or month that only its date can mean.

import { lettersMeant } from '#lib/composer/builtin/typed/letters.ts'
import { type Owned, ownedMeant } from '#lib/composer/builtin/typed/owned.ts'
import type { Typing } from '#lib/composer/builtin/typed/typing.ts'
import { away } from '#lib/composer/lexis/alike.ts'
import { casually } from '#lib/composer/lexis/casual/casual.ts'
import { meantBy } from '#lib/composer/lexis/english/meant.ts'
import { fold } from '#lib/composer/lexis/fold.ts'
import { type Token, tokensOf } from '#lib/composer/lexis/tokens.ts'
import { findLiterals } from '#lib/composer/literals/find.ts'
import type { Where } from '#lib/composer/literals/literal.ts'
import { findLinks } from '#lib/composer/literals/names.ts'
import { lexiconOf, packOf } from '#lib/composer/packs/index.ts'
import { slipsOf } from '#lib/composer/packs/slips.ts'
import { quotesOf } from '#lib/composer/segments/quoted.ts'
import { capitalized } from '#lib/words/capitalized.ts'

/** Where a text stands, and what its brief and its brand tell of how it is typed. */
export type Slipping = Where & { brand?: string; typing?: Typing; owned?: Owned }

/** As it was meant; names, addresses and what stands in quotation marks stay as they are. */
export function withoutSlips(typed: string, where: Slipping): string {
  const text = casually(typed, where.language)
  const kept = [...quotesOf(text), ...findLinks(text)]
  const isOwn = ({ start, end }: Token) =>
    !kept.some(one => one.start < end && start < one.end) &&
    !/[@#/_.-]\p{L}/u.test(text.slice(Math.max(0, start - 1), start + 1)) &&
    !/^[@/_]|^\.\p{L}/u.test(text.slice(end))
  const words = tokensOf(text).filter(token => token.kind === 'word' && isOwn(token))
  // Who types that many in small letters that are no words writes of something else.
  const isEnglish = where.language === 'en' && words.length <= MOST_WORDS
  // Who writes the nouns of German with a capital means no name by a small word.
  const isNamed = where.language !== 'de' || where.typing?.isSmall
  return words.reduceRight((mended, word, at) => {
    const meant =
      (isNamed ? ownedMeant(text, words, at, where.owned) : undefined) ??
      wordMeant(text, word, where) ??
      dayMeant(mended, word, where) ??
      lettersMeant(text, word, where) ??
      (isEnglish ? englishMeant(word, where.brand) : undefined)
    return meant === undefined ? mended : replaced(mended, word, meant)
  }, text)
}

const MOST_WORDS = 60

/** Known by no list of slips, and one letter from a single word. */
const englishMeant = ({ text }: Token, brand = ''): string | undefined =>
  text === text.toLowerCase() && !brand.toLowerCase().includes(text) ? meantBy(text) : undefined

const replaced = (text: string, { start, end }: Token, by: string): string =>
  text.slice(0, start) + by + text.slice(end)

/** A capital is a name's, but for that of the first word and of a German noun that no capital stands beside: “Gallerie Kunz” calls itself so. */
function wordMeant(whole: string, { text, start, end }: Token, { language }: Where): string | undefined {
  const meant = slipsOf(language).get(text.toLowerCase())
  const isNoun = meant !== undefined && meant !== meant.toLowerCase() && !isBesideName(whole, start, end)
  if (meant === undefined || (start > 0 && text !== text.toLowerCase() && !isNoun)) return undefined
  return text === text.toLowerCase() ? meant : capitalized(meant)
}

function isBesideName(text: string, start: number, end: number): boolean {
  const before = text.slice(0, start).trimEnd()
  return /\p{Lu}/u.test(before.slice(before.lastIndexOf(' ') + 1)) || /^[\s-]+\p{Lu}/u.test(text.slice(end))
}

const LEAST_LETTERS = 5

/** “saterday december 9”: one letter from the name of a day or month with which the date has its weekday. */
function dayMeant(text: string, word: Token, where: Where): string | undefined {
  const { weekdays, months } = lexiconOf(where.language)
  const isNamed = weekdays.has(word.key) || months.has(word.key)
  if (isNamed || word.key.length < LEAST_LETTERS || !/\d/.test(text)) return undefined
  return namesOf(where.language).find(name => {
    if (word.key[0] !== fold(name)[0] || !away(word.key, fold(name), 1)) return false
    const mended = replaced(text, word, name)
    return findLiterals(mended, where).some(
      ({ kind, start, end, weekday, clash, unsure }) =>
        kind === 'date' && start <= word.start && word.start < end && weekday !== undefined && !clash && !unsure,
    )
  })
}

/** The names of days and months in full. */
const namesOf = (language: string): readonly string[] => {
  const { weekdays, months } = packOf(language)
  return [weekdays, months].flatMap(list => list.split('|').map(forms => forms.split(' ')[0] ?? ''))
}
