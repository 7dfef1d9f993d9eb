// Whether two words are forms of one: “closes” and “closing”, “Laternen” and “laternenbasteln”, “hirng” and “hiring”.

import { UNSPACED } from '#lib/composer/lexis/tokens.ts'
import { took } from '#lib/composer/steps.ts'

const SHARED = 4
const ENDING = 3
const LONG = 6
const LONG_ENDING = 5
/** What a form may have more: “books”, and in Arabic whose it is. */
const ENDED = /^(?:s|es|e|n|en|er|a|o|y|i|ed|d|نا|ها|هم|كم)$/
const VOWEL = /[aeiouy]$/

/** Keys are folded words. */
export function alike(a: string, b: string): boolean {
  if (a === b) return true
  took(1)
  if (a.length < 3 || b.length < 3 || a[0] !== b[0]) return false
  let same = 0
  while (same < a.length && same < b.length && a[same] === b[same]) same++
  const rest = Math.max(a.length, b.length) - same
  if (same >= SHARED && rest <= ENDING) return true
  if (same >= LONG && rest <= LONG_ENDING) return true
  const short = Math.min(a.length, b.length)
  if (same === short && rest <= 2 && ENDED.test((a.length > b.length ? a : b).slice(same))) return true
  // “hala” and “hali”, “tira” and “tire”: short words that end in another vowel.
  if (short === 4 && a.length === b.length && same === 3 && VOWEL.test(a) && VOWEL.test(b)) return true
  return short >= 5 && Math.abs(a.length - b.length) <= 2 && away(a, b, short >= 9 ? 2 : 1)
}

/** Whether one is the other with one letter too many, too few, or two that changed places. */
export const mistyped = (a: string, b: string): boolean =>
  a !== b &&
  Math.min(a.length, b.length) >= 4 &&
  a[0] === b[0] &&
  Math.abs(a.length - b.length) <= 1 &&
  (a.length !== b.length || [...a].sort().join('') === [...b].sort().join('')) &&
  away(a, b, 1)

/** Whether one can be typed into the other with so many slips: a letter more, less, other, or two swapped. */
export function away(a: string, b: string, slips: number): boolean {
  if (a.length > 40 || b.length > 40) return false
  took(a.length)
  let [last, row] = [[] as number[], Array.from({ length: b.length + 1 }, (_, index) => index)]
  for (let i = 1; i <= a.length; i++) {
    const before = last
    last = row
    row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + Number(!same))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      row.push(cost)
    }
  }
  return (row[b.length] ?? 9) <= slips
}

const JOINED = 5

/** Words of a text, asked whether they hold a form of another. */
export class WordIndex {
  readonly keys: ReadonlySet<string>
  readonly #heads = new Map<string, string[]>()
  readonly #parts = new Set<string>()
  readonly #run: string
  readonly #known = new Map<string, boolean>()

  constructor(keys: Iterable<string>, unspaced = '') {
    this.keys = new Set(keys)
    this.#run = unspaced
    for (const key of this.keys) {
      const head = key.slice(0, 1)
      this.#heads.set(head, [...(this.#heads.get(head) ?? []), key])
      if (key.length > 2 * JOINED - 2 && key.length < 40)
        for (let at = JOINED; at <= key.length - SHARED; at++) {
          this.#parts.add(key.slice(0, at))
          this.#parts.add(key.slice(-at))
        }
    }
  }

  holds(key: string): boolean {
    const known = this.#known.get(key)
    if (known !== undefined) return known
    const held = this.#find(key)
    this.#known.set(key, held)
    return held
  }

  #find(key: string): boolean {
    if (this.keys.has(key) || this.#parts.has(key)) return true
    if (this.#run !== '' && UNSPACED.test(key)) return inRun(this.#run, key)
    const bare = withoutArticle(key)
    if (bare !== key && this.#find(bare)) return true
    if (key.length < 3) return false
    if ((this.#heads.get(key.slice(0, 1)) ?? []).some(word => alike(word, key))) return true
    if (/^[\u0600-\u06ff]/.test(key)) return [...this.keys].some(word => alike(withoutArticle(word), key))
    // “Kinderpunsch” may be told as “Punsch für Kinder”, and the other way round.
    return (
      key.length > 2 * JOINED - 2 &&
      [5, 6, 7, 8, 9, 10].some(at => this.keys.has(key.slice(0, at)) && key.length - at >= SHARED)
    )
  }
}

/** Arabic joins its article and its small words to what follows. */
const withoutArticle = (key: string): string =>
  /^[\u0600-\u06ff]/.test(key) ? key.replace(/^(?:وال|بال|فال|كال|لل|ال|و|ب|ل|ف)(?=[\u0600-\u06ff]{3})/, '') : key

/** Where no space parts words: every pair of signs stands in the run. */
function inRun(run: string, key: string): boolean {
  if (key.length < 2) return run.includes(key)
  for (let at = 0; at + 2 <= key.length; at++) if (!run.includes(key.slice(at, at + 2))) return false
  return true
}
