import type { Draft } from '#lib/composer/angles/draft.ts'
import { speaksAlike } from '#lib/composer/read/brand-language.ts'
import type { Reading } from '#lib/composer/read/reading.ts'
import { lowerFirst, sentence, stripStop } from '#lib/composer/words/case.ts'
import { contentWords, covered, stem } from '#lib/composer/words/overlap.ts'

const SILENT = new Set(['outage', 'apology', 'price_change', 'match', 'hiring', 'tagline', 'page', 'quote'])

/** One sentence on what the brand is, for readers who meet it here first. */
export function brandLine(chosen: Draft, reading: Reading, said: readonly string[]): string | undefined {
  if (SILENT.has(chosen.angle)) return undefined
  const { brand } = reading
  const known = new Set([...said, reading.text].flatMap(contentWords).map(stem))
  const feature = brand.offer.features.find(
    each =>
      contentWords(each).some(word => known.has(stem(word))) && covered(each, [chosen.boxes.headline, ...said]) < 0.5,
  )
  const line = feature ?? (brand.offer.one_liner || brand.tagline)
  if (!line || !speaksAlike(line, reading) || covered(line, [chosen.boxes.headline, ...said]) >= 0.6) return undefined
  const bare = stripStop(line)
  return sentence(`${brand.name}: ${lowerFirst(bare, new Set(reading.names.values()))}`)
}
