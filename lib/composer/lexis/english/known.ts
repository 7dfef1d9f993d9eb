// Whether a word in small letters is a word of English, a name, or may be either: “honey”, “whitstable”, “molly”.
import { stemsOf } from '#lib/composer/lexis/english/stems.ts'
import { BOTH, COMMON, NAMES, WORDS } from '#lib/composer/lexis/english/words.generated.ts'
import { unfolded } from '#lib/composer/lexis/unfolded.ts'

export type English = 'word' | 'name' | 'either' | 'unknown'

/** By its folded form; longer words than the lists have are nobody's name. */
export function englishOf(key: string): English {
  if (isListed(spelledOut(BOTH), key)) return 'either'
  if (isListed(spelledOut(NAMES), key)) return 'name'
  return isWord(key) || /^[a-z]{13,}$/.test(key) ? 'word' : 'unknown'
}

/** A word that people often type. */
export const isCommon = (key: string): boolean => isListed(spelledOut(COMMON), key)

/** A word of the lists themselves, or several of it. */
export const isTold = (key: string): boolean =>
  [key, key.replace(/ies$/, 'y'), key.replace(/s$/, '')].some(one => isListed(spelledOut(WORDS), one))

function isWord(key: string): boolean {
  const words = spelledOut(WORDS)
  return isListed(words, key) || stemsOf(key).some(stem => isListed(words, stem))
}

const opened = new Map<string, string>()

/** Made when a first brief asks. */
function spelledOut(folded: string): string {
  const kept = opened.get(folded)
  if (kept !== undefined) return kept
  const words = ` ${unfolded(folded).join(' ')} `
  opened.set(folded, words)
  return words
}

/** Lists are looked up as they are, sorted and in one string: a set of them would be made anew at each start. */
function isListed(list: string, word: string): boolean {
  let [from, to] = [0, list.length]
  while (from < to) {
    const start = list.lastIndexOf(' ', (from + to) >> 1) + 1
    const end = list.indexOf(' ', start)
    const one = list.slice(start, end)
    if (one === word) return true
    if (one < word) from = end + 1
    else to = start - 1
  }
  return false
}
