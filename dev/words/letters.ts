// Which words are meant where their letters were typed without their marks: “malo” is “mało”, “sabado” is “sábado”.
import { rootsIn } from '#dev/words/dictionaries.ts'
import { textsOf } from '#dev/words/written.ts'
import { englishOf } from '#lib/composer/lexis/english/known.ts'
import { fold } from '#lib/composer/lexis/fold.ts'
import { byEnding } from '#lib/composer/lexis/letters/endings.ts'

/** Words with marks that no other word is without them, those that another one is, but hardly ever, and Polish ones of which only the case is open: “brązowa” or “brązową”. */
export type Letters = { sure: string[]; likely: string[]; cased: string[] }

/** Addresses, tags and parts of words are none. */
export const WORD = /(?<![\p{L}\p{N}@#./_-])\p{L}+(?![\p{L}\p{N}@_/-]|['’]\p{L}|\.\p{L})/gu
/** In a text that was typed with care so many of the words have marks. */
const MARKED = { pl: 0.15, fr: 0.05, es: 0.05, pt: 0.07 }
export type Language = keyof typeof MARKED
export const LANGUAGES = Object.keys(MARKED) as Language[]

export function lettersOf(language: Language, texts = textsOf(language)): Letters {
  const own = new Set(texts.flatMap(wordsIn).map(fold))
  const forms = formsBy(language, own)
  const counts = countsIn(texts.filter(text => isCareful(text, language, forms)))
  const letters: Letters = { sure: [], likely: [], cased: [] }
  for (const [key, all] of withCounted(forms, counts)) {
    const told = (word: string): number => counts.get(word) ?? 0
    const meant = [...all].reduce((best, one) => (told(one) > told(best) ? one : best))
    const others = [...all].reduce((sum, one) => sum + (one === meant ? 0 : told(one)), 0)
    const base = caseOf(key, all)
    if (base && [...all].some(one => told(one) > 0)) letters.cased.push(base)
    if (base || meant === key || varies(meant, language) || others > told(meant) / RARELY) continue
    const kind = kindOf(meant, told(meant), {
      isWord: all.has(key),
      isAlone: all.size === 1 && forms.has(key),
      language,
    })
    if (kind && byEnding(key, language) !== meant) letters[kind].push(meant)
  }
  return letters
}
const RARELY = 40

/** The form in “-a” of a word that is no word without marks and has no other one than that in “-ą”. */
function caseOf(key: string, all: ReadonlySet<string>): string | undefined {
  const [first = '', second = '', ...more] = [...all].sort()
  const isPair = more.length === 0 && first.endsWith('a') && second === `${first.slice(0, -1)}ą`
  return isPair && !all.has(key) ? first : undefined
}

type Known = { isWord: boolean; isAlone: boolean; language: Language }

/** What nobody has typed yet may be short for something, or a word of English. */
function kindOf(meant: string, told: number, { isWord, isAlone, language }: Known): keyof Letters | undefined {
  const { length } = meant
  if (length < SHORTEST) return undefined
  // “Reel” and “date” are typed for themselves, and “muni” and “rines” are words where no Spanish dictionary was made.
  const isForeign = englishOf(fold(meant)) === 'word' && told < OFTEN
  if (isForeign || (told === 0 && /ñ/.test(meant))) return undefined
  if (isAlone && (told >= FEW || length >= (told > 0 ? SEEN : UNTOLD))) return 'sure'
  // “Acabo” and “acabó”, “préfère” and “préféré”: persons and times of one verb.
  const isVerb = (language === 'es' && isWord && /[óé]$/.test(meant)) || (language === 'fr' && /[éè]/.test(meant))
  if (told < (isVerb ? OFTEN : SOME)) return undefined
  return length > SHORTEST && told >= OFTEN ? 'sure' : 'likely'
}
const [SHORTEST, SEEN, UNTOLD] = [2, 4, 5]
const [OFTEN, SOME, FEW] = [12, 5, 3]

const wordsIn = (text: string): string[] => text.match(WORD) ?? []

/** Words in small letters, and how often each stands in texts that were typed with care; a capital inside of a sentence is a name’s. */
function countsIn(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const text of texts)
    for (const { 0: word, index } of text.matchAll(WORD)) {
      const isName = /^\p{Lu}/u.test(word) && !/(?:^|[.!?:\n] ?)$/u.test(text.slice(0, index))
      if (!isName) counts.set(word.toLowerCase(), (counts.get(word.toLowerCase()) ?? 0) + 1)
    }
  return counts
}

/** All ways in which the words that are asked for may be written, and those of their roots. */
function formsBy(language: Language, own: ReadonlySet<string>): Map<string, Set<string>> {
  const wanted = new Set(own)
  const endings = Map.groupBy(own, endOf)
  for (const forms of rootsIn(language)) {
    const keys = forms.map(keyOf)
    const start = keys[0]?.slice(0, START) ?? ''
    if (!isSmall(forms[0]) || !keys.some(key => own.has(key))) continue
    for (const key of keys)
      if (key.startsWith(start) && (endings.get(endOf(key))?.length ?? 0) >= COMMON_END) wanted.add(key)
  }
  const found = new Map<string, Set<string>>()
  for (const forms of rootsIn(language))
    for (const form of forms) {
      const key = keyOf(form)
      // “L’abonné” is two words.
      if (!wanted.has(key) || /['’-]/.test(form)) continue
      const small = form.toLowerCase()
      // “Nélson” is somebody, and so is Nelson.
      if (small !== form && small !== key) continue
      found.set(key, (found.get(key) ?? new Set()).add(small))
    }
  return found
}
/** As `fold`, letter by letter: fifteen million forms are asked for. */
const keyOf = (form: string): string => form.replace(/[^a-z]/g, letter => folds.get(letter) ?? foldOf(letter))
const folds = new Map<string, string>()
const foldOf = (letter: string): string => {
  const folded = fold(letter)
  folds.set(letter, folded)
  return folded
}
const endOf = (key: string): string => key.slice(-END)
const [START, END, COMMON_END] = [2, 4, 2]
const isSmall = (root = ''): boolean => root === root.toLowerCase()

/** With what no dictionary has and careful people write. */
function withCounted(forms: ReadonlyMap<string, ReadonlySet<string>>, counts: ReadonlyMap<string, number>) {
  const all = new Map([...forms].map(([key, ways]) => [key, new Set(ways)]))
  for (const word of counts.keys()) all.set(fold(word), (all.get(fold(word)) ?? new Set()).add(word))
  return all
}

function isCareful(text: string, language: Language, forms: ReadonlyMap<string, ReadonlySet<string>>): boolean {
  const words = wordsIn(text)
  const marked = words.filter(word => fold(word) !== word.toLowerCase())
  if (marked.length < words.length * MARKED[language]) return false
  return !words.some(word => isSmall(word) && word === fold(word) && forms.has(word) && !forms.get(word)?.has(word))
}

/** Brazil and Portugal write “econômico” and “económico”. */
const varies = (word: string, language: Language): boolean =>
  language === 'pt' && /[êôéó](?=[mn])|[êô]$/u.test(word) && !/^(?:voc|av)[êô]$|ém$/u.test(word)
