// One spelling for comparing: case, accents, ligatures and the digits and brackets of other scripts apart.
import { registry } from '#lib/registry.ts'

const MARKS = /[\u0300-\u036f\u064b-\u0652\u0670\u0640]/g
const LETTERS: Record<string, string> = registry({
  ł: 'l',
  ß: 'ss',
  ø: 'o',
  đ: 'd',
  æ: 'ae',
  œ: 'oe',
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ى: 'ي',
  ة: 'ه',
})

/** Lower case without accents: “Réouverture” is “reouverture”. */
export const fold = (word: string): string => (PLAIN.test(word) ? word.toLowerCase() : unmarked(word))
/** Most words have nothing but a case to lose. */
const PLAIN = /^[\w -]*$/
const unmarked = (word: string): string =>
  word
    .toLowerCase()
    .normalize('NFD')
    .replace(MARKS, '')
    .normalize('NFC')
    .replace(/[łßøđæœأإآىة]/g, letter => LETTERS[letter] ?? letter)
    .replace(/['’ʼ]/g, '')

const SAME: Record<string, string> = registry({
  '：': ':',
  '／': '/',
  '％': '%',
  '（': '(',
  '）': ')',
  '．': '.',
  '，': ',',
  '－': '-',
})

/** Digits and signs of other scripts as ASCII, each in its place: offsets stay true. */
export const level = (text: string): string =>
  text.replace(/[٠-٩۰-۹０-９：／％（）．，－]/g, sign => {
    const same = SAME[sign]
    if (same) return same
    const code = sign.charCodeAt(0)
    return String(code >= 0xff10 ? code - 0xff10 : code >= 0x6f0 ? code - 0x6f0 : code - 0x660)
  })
