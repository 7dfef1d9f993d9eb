// Which language a text is in: by its script, then by its small words.
import { fold } from '#lib/composer/lexis/fold.ts'
import { keysOf } from '#lib/composer/lexis/tokens.ts'
import { lexiconOf, packs } from '#lib/composer/packs/index.ts'
import { smallPacks } from '#lib/composer/packs/small.ts'

const SCRIPTS: readonly [string, RegExp, number][] = [
  ['ja', /[\u3041-\u30ff]/g, 0.04],
  ['ko', /[\uac00-\ud7a3\u1100-\u11ff]/g, 0.25],
  ['zh', /[\u4e00-\u9fff]/g, 0.25],
  ['uk', /[іїєґІЇЄҐ]/g, 0.03],
  ['ru', /[\u0400-\u04ff]/g, 0.25],
  ['ar', /[\u0600-\u06ff]/g, 0.25],
  ['he', /[\u0590-\u05ff]/g, 0.25],
  ['el', /[\u0370-\u03ff]/g, 0.25],
  ['hi', /[\u0900-\u097f]/g, 0.25],
  ['th', /[\u0e00-\u0e7f]/g, 0.25],
  ['ta', /[\u0b80-\u0bff]/g, 0.25],
  ['bn', /[\u0980-\u09ff]/g, 0.25],
]

const BEYOND_ASCII = /[^\0-\x7f]/
const BEYOND_LATIN = /[\u0370-\uffff]/

/** Small words of languages that have no pack, be it small. */
const SMALL: readonly [string, string][] = [
  ['fi', 'ja on ei se että kanssa myös uusi kun tai mutta meidän teidän ovat lauantaina sunnuntaina'],
  ['tr', 've bir bu için ile yeni bugün yarın kadar daha çok biz var değil tüm bizim ilk kişi indirim ücretsiz'],
  ['cs', 'a je se na v ve z ze do pro od nový nová náš naše zdarma dnes zítra není jsou'],
  ['ro', 'și de la cu în pe un o este nu mai din pentru nou noua nostru gratuit astăzi'],
  ['hu', 'és a az egy nem van hogy új ma holnap ingyenes nálunk'],
  ['vi', 'và của là có cho một các được không với tại mới chúng tôi miễn phí'],
  ['id', 'dan yang di untuk dengan ini dari ke kami baru gratis hari kita tidak'],
]

const LETTERS = new Map<string, RegExp>([
  ['de', /[äöüß]/g],
  ['es', /[ñ¿¡]/g],
  ['pt', /[ãõ]/g],
  ['fr', /[œçêèù]/g],
  ['pl', /[łśżźćńęą]/g],
  ['sv', /å/g],
  ['tr', /[ışğ]/g],
])

const CODES = [
  ...[...Object.keys(packs), ...Object.keys(smallPacks)].filter(code => code !== 'ja' && code !== 'ar'),
  ...SMALL.map(([code]) => code),
]

let known: ReadonlyMap<string, readonly string[]> | undefined
/** Each small word with the languages that have it. */
const smallWords = (): ReadonlyMap<string, readonly string[]> => (known ??= byWord())

function byWord(): Map<string, string[]> {
  const found = new Map<string, string[]>()
  const listed = new Map(SMALL)
  for (const code of CODES)
    for (const word of new Set(listed.get(code)?.split(' ').map(fold) ?? smallWordsOf(code)))
      found.set(word, [...(found.get(word) ?? []), code])
  return found
}

function smallWordsOf(code: string): string[] {
  const { pack, months, weekdays, claims, near } = lexiconOf(code)
  const small = `${pack.glue} ${pack.neutral}`.split(/\s+/).filter(Boolean).map(fold)
  const named = [...months.keys(), ...weekdays.keys()].filter(key => key.length > 3)
  return [...small, ...named, ...claims.keys(), ...near.keys()]
}

const LEAST = 4

/** The language, and whether its words say so beyond doubt. */
export function languageOf(text: string, fallback: string): { language: string; sure: boolean } {
  const bare = ADDRESS.test(text) ? text.replace(/\S+/g, withoutAddress) : text
  const letters = bare.match(/\p{L}/gu)?.length ?? 0
  if (letters === 0) return { language: fallback, sure: false }
  for (const [code, pattern, share] of BEYOND_LATIN.test(bare) ? SCRIPTS : [])
    if ((bare.match(pattern)?.length ?? 0) / letters > share) return { language: code, sure: true }
  if (letters < LEAST) return { language: fallback, sure: false }
  return byWords(bare, fallback)
}

const ADDRESS = /@|:\/\/|\.\w{2,8}\//
const [BEFORE, AFTER] = [80, 200]

/** What stands without a space round the sign of an address, as far as one reaches: other scripts part no words. */
function withoutAddress(chunk: string): string {
  let [kept, rest] = ['', chunk]
  for (let found = ADDRESS.exec(rest); found; found = ADDRESS.exec(rest)) {
    kept += `${rest.slice(0, Math.max(0, found.index - BEFORE))} `
    rest = rest.slice(found.index + found[0].length + AFTER)
  }
  return kept + rest
}

function byWords(text: string, fallback: string): { language: string; sure: boolean } {
  const keys = keysOf(text)
  const small = smallWords()
  const counts = new Map<string, number>()
  for (const key of keys) for (const code of small.get(key) ?? []) counts.set(code, (counts.get(code) ?? 0) + 1)
  const lower = BEYOND_ASCII.test(text) ? text.toLowerCase() : ''
  const scores = CODES.map((code): [string, number] => {
    const marks = LETTERS.get(code)
    return [code, (counts.get(code) ?? 0) + Math.min(2, marks ? (lower.match(marks)?.length ?? 0) : 0)]
  })
  const [best = [fallback, 0], second = ['', 0]] = scores.sort((a, b) => b[1] - a[1])
  const own = scores.find(([code]) => code === fallback)?.[1] ?? 0
  // Few small words are shared by many languages: the brand’s own is taken until another says more.
  if (best[1] === 0 || (best[0] !== fallback && best[1] - own < 2 && own > 0))
    return { language: fallback, sure: false }
  if (best[0] !== fallback && best[1] === second[1]) return { language: fallback, sure: false }
  return { language: best[0], sure: best[1] - second[1] >= 2 && best[1] >= keys.length / 6 }
}
