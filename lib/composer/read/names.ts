import type { Brand } from '#lib/composer/plan.ts'
import { SHOUTED } from '#lib/composer/words/polish.ts'

const strings = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(strings)
  if (value && typeof value === 'object') return Object.values(value).flatMap(strings)
  return []
}

/** Every sentence of the brand that copy may rest on. */
export const brandTexts = (brand: Brand): string[] =>
  [
    brand.name,
    brand.tagline,
    brand.overview,
    brand.offer.product_name,
    brand.offer.one_liner,
    ...brand.offer.features,
    brand.offer.who_its_for,
    ...strings(brand.product_map),
    ...strings(brand.icp),
    ...brand.voice.legal_lines,
  ].filter(text => text.trim() !== '')

const smallWords = (texts: readonly string[]): Set<string> =>
  new Set(texts.flatMap(text => text.match(/(?<![\p{L}\d])\p{Ll}[\p{L}’'-]*/gu) ?? []))

/** Lower-case word → the case that the brand or the brief writes it in, for words that are capital inside a sentence. */
export function properNames(brand: Brand, brief: string): Map<string, string> {
  const names = new Map<string, string>()
  for (const name of [brand.name, brand.offer.product_name])
    if (/\s/.test(name) && /\p{Lu}/u.test(name)) names.set(name.toLowerCase(), name)
  const small = smallWords(brandTexts(brand))
  // A brief without a capital says nothing of which words have one.
  const lower = /\p{Lu}/u.test(brief) ? smallWords([brief]) : small
  for (const name of [brand.name, brand.offer.product_name])
    for (const word of name.split(/\s+/))
      if (
        /\p{Lu}/u.test(word) &&
        (name === word || !(GENERIC.has(word.toLowerCase()) || small.has(word.toLowerCase())))
      )
        names.set(word.toLowerCase(), word)
  for (const text of [...brandTexts(brand), brief]) {
    for (const match of text.matchAll(/(?<=[\p{Ll}\d,] )\p{Lu}[\p{L}’'-]*/gu))
      if (
        !text.slice(0, match.index).endsWith(`${brand.name} `) &&
        !COMMON.has(match[0].toLowerCase()) &&
        !/^\p{Lu}{5,}$/u.test(match[0]) &&
        !(/^\p{Lu}{2,}$/u.test(match[0]) && SHOUTED.has(match[0].toLowerCase())) &&
        !lower.has(match[0].toLowerCase()) &&
        !GENERIC.has(match[0].toLowerCase())
      )
        names.set(match[0].toLowerCase(), match[0])
    for (const match of text.matchAll(/(?<![\p{L}\d])\p{L}*(?:\p{Ll}\p{Lu}|\p{Lu}{2,}\p{Ll})\p{L}*/gu))
      names.set(match[0].toLowerCase(), match[0])
  }
  for (const word of COMMON) names.delete(word)
  return names
}

/** Nouns that are capital only as a part of a longer name. */
const GENERIC = new Set(
  'bakery kitchen lane house games game studio studios design shop cafe café bar hotel casa club group labs lab works market garden school coffee books press farm street road app store bank clinic gallery gym theatre museum foundation trust agency company digital media health fitness food foods music records events travel tours homes home software systems services partners'.split(
    ' ',
  ),
)

const COMMON = new Set(
  'the a an and or of to in on at by for with we you our your it is are be this that new now free sale big all one no not yes i us from until just get off make use please post card today hope love also'.split(
    ' ',
  ),
)
