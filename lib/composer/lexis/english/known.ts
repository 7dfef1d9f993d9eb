// Whether a word in small letters is a word of English, a name, or may be either: “honey”, “whitstable”, “molly”.
import { stemsOf } from '#lib/composer/lexis/english/stems.ts'
import { BOTH, NAMES, WORDS } from '#lib/composer/lexis/english/words.generated.ts'

export type English = 'word' | 'name' | 'either' | 'unknown'

/** By its folded form; longer words than the lists have are nobody's name. */
export function englishOf(key: string): English {
  if (isListed(BOTH, key)) return 'either'
  if (isListed(NAMES, key)) return 'name'
  return isWord(key) || /^[a-z]{13,}$/.test(key) ? 'word' : 'unknown'
}

const isWord = (key: string): boolean => isListed(WORDS, key) || stemsOf(key).some(stem => isListed(WORDS, stem))

/** Lists are looked up as they are, sorted and in one string: a set of them would be made anew at each start. */
export function isListed(list: string, word: string): boolean {
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
