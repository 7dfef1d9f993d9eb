// Whether words stand in other words, as they were or nearly.

/** Letters that are written without gaps count one by one. */
const TOKEN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{L}\p{M}\p{N}]+/gu
const tokensIn = (text: string): string[] =>
  text.normalize('NFKC').toLowerCase().replace(/['’]/g, '').match(TOKEN) ?? []

const ALIKE = 0.6
/** A number in a short piece is what the piece is about. */
const SHORT = 6
const MOST_TOKENS = 4_000

/** Each text once. */
export const partsOf = (texts: readonly string[]): readonly string[] =>
  [...new Set(texts)].filter(text => text.trim() !== '')

function gramsOf(tokens: readonly string[]): Map<string, number> {
  const text = tokens.join('')
  const grams = new Map<string, number>()
  const size = Math.min(3, text.length)
  for (let at = 0; at + size <= text.length; at++) {
    const gram = text.slice(at, at + size)
    grams.set(gram, (grams.get(gram) ?? 0) + 1)
  }
  return grams
}

const sum = (grams: ReadonlyMap<string, number>) => [...grams.values()].reduce((all, each) => all + each, 0)

function alike(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number {
  let both = 0
  for (const [gram, count] of one) both += Math.min(count, other.get(gram) ?? 0)
  return (2 * both) / Math.max(1, sum(one) + sum(other))
}

const digitsOf = (tokens: readonly string[]) => tokens.filter(token => /\d/.test(token)).join(' ')

/** Somewhere in one of the texts, with a letter or a word changed at most. */
export function nearlyIn(words: string, texts: readonly string[]): boolean {
  const sought = tokensIn(words.replace(/…$/, ''))
  if (sought.length === 0) return false
  const [grams, digits, flat] = [gramsOf(sought), digitsOf(sought), ` ${sought.join(' ')} `]
  return texts.some(text => {
    const tokens = tokensIn(text).slice(0, MOST_TOKENS)
    if (` ${tokens.join(' ')} `.includes(flat)) return true
    for (let at = 0; at + sought.length <= Math.max(tokens.length, sought.length); at++) {
      const here = tokens.slice(at, at + sought.length)
      const isCounted = sought.length > SHORT || digitsOf(here) === digits
      if (isCounted && alike(grams, gramsOf(here)) >= ALIKE) return true
    }
    return false
  })
}

/** How much of the words of before stands now. */
export function shareOf(before: readonly string[], now: readonly string[]): number {
  const [was, is] = [before, now].map(texts => new Set(texts.flatMap(tokensIn)))
  const kept = [...(was ?? [])].filter(token => is?.has(token))
  return kept.length / Math.max(1, was?.size ?? 0)
}
