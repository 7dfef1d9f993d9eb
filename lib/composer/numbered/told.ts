// Which item of the brief's own numbered list each part of a post tells, by the words that they share.
import type { Slide } from '#lib/composer/answer.ts'
import { contentOf } from '#lib/composer/guard/evidence.ts'
import { alike } from '#lib/composer/lexis/alike.ts'
import { tokensOf } from '#lib/composer/lexis/tokens.ts'
import { lexiconOf } from '#lib/composer/packs/index.ts'
import { placeSaidIn } from '#lib/templates/carousel/plan/order.ts'

/** Of the words of an item, those that a text has which tells it; in other words it has any of them where nothing else is told. */
const [TOLD, REWORDED] = [0.5, 0.15]
/** Of two texts that tell as much of it, the one that tells less besides. */
const LESSER = 0.1

/** For each item the part that tells it best, -1 where none does. */
export function tellersOf(items: readonly string[], texts: readonly string[], language: string): number[] {
  const lexicons = [lexiconOf(language)]
  const wordsOf = (text: string) => [...new Set(contentOf(tokensOf(text), [], lexicons))]
  const told = texts.map(wordsOf)
  const shares = items.map(wordsOf).map(words => told.map(own => shareOf(words, own) + LESSER * shareOf(own, words)))
  const bestOf = (found: readonly number[], least: number) =>
    Math.max(0, ...found) >= least ? found.indexOf(Math.max(...found)) : -1
  const tellers = shares.map(found => bestOf(found, TOLD))
  return tellers.map((teller, item) => {
    if (teller >= 0) return teller
    const free = (shares[item] ?? []).map((share, text) => (tellers.includes(text) ? 0 : share))
    return bestOf(free, REWORDED)
  })
}

const shareOf = (words: readonly string[], others: readonly string[]): number =>
  words.length === 0 ? 0 : words.filter(word => others.some(other => alike(word, other))).length / words.length

/** Whether a post that tells these items is a telling of the list: most of them stand in it. */
export const tellsList = (tellers: readonly number[]): boolean =>
  tellers.filter(teller => teller >= 0).length > tellers.length / 2

/** “6 steps to clean a tank”, “Six steps”: whether words say how many items there are. */
export const counts = (text: string, items: readonly string[], language: string): boolean =>
  tokensOf(text).some(
    ({ key, text: word }) => word === String(items.length) || lexiconOf(language).numbers.get(key) === items.length,
  )

/** “2. Switch off”, “Step 2: switch off”, “Two: switch off”: which of the items words say that they are. */
export const numberOf = (text: string): number =>
  Number((NUMBERED.exec(text) ?? STEP.exec(text))?.[1] ?? 0) || placeSaidIn(text)
const STEP =
  /^(?:step|tip|schritt|tipp|étape|conseil|paso|consejo|passo|passaggio|consiglio|dica|stap|krok) (\d{1,2}) ?[:.–—] ?(?=[\p{L}\d])/iu
const NUMBERED = /^(\d{1,2})[.)．、]\s?(?=\p{L})/u

/** What a slide tells, without what is to be done. */
export const slideText = ({ headline, body, value, small }: Slide): string => [headline, body, value, small].join(' ')
