import type { Brand } from '#lib/composer/plan.ts'
import type { Quantity } from '#lib/composer/slots/amounts.ts'
import { contentWords, stem } from '#lib/composer/words/overlap.ts'
import { fromWord, NUMBER_WORDS } from '#lib/composer/words/speak.ts'

export type Outdated = { line: string; said: string }

const COUNTED = new RegExp(`\\b(\\d[\\d,]*|${NUMBER_WORDS.slice(2).join('|')}) (?:\\p{L}+ )?(\\p{L}{4,})`, 'giu')

/** Lines of the brand that count something which the brief now counts otherwise; the brief is the newer word. */
export function outdatedLines(brand: Brand, quantities: readonly Quantity[]): Outdated[] {
  return [...brand.offer.features, brand.offer.one_liner, brand.tagline].flatMap(line => {
    for (const match of line.matchAll(COUNTED)) {
      const value = fromWord(match[1] ?? '')
      const noun = stem((match[2] ?? '').toLowerCase())
      const newer = quantities.find(
        each =>
          each.unit !== '' &&
          contentWords(each.unit).map(stem).includes(noun) &&
          each.value !== value &&
          each.value > 1,
      )
      if (newer) return [{ line, said: `${newer.text} ${newer.unit}` }]
    }
    return []
  })
}

/** The brand without the lines that the brief has overtaken. */
export function withoutOutdated(brand: Brand, outdated: readonly Outdated[]): Brand {
  const gone = new Set(outdated.map(each => each.line))
  if (gone.size === 0) return brand
  return {
    ...brand,
    tagline: gone.has(brand.tagline) ? '' : brand.tagline,
    offer: {
      ...brand.offer,
      features: brand.offer.features.filter(line => !gone.has(line)),
      one_liner: gone.has(brand.offer.one_liner) ? '' : brand.offer.one_liner,
    },
  }
}
