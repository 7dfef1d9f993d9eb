// One spelling for comparing: case, accents, ligatures and the digits and brackets of other scripts apart.

const MARKS = /[\u0300-\u036f\u064b-\u0652\u0670\u0640]/g
/** A letter, and what it is folded to. */
const LETTERS = new Map(
  'łl ßss øo đd æae œoe أا إا آا ىي ةه'.split(' ').map(pair => [pair.charAt(0), pair.slice(1)] as const),
)

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
    .replace(/[łßøđæœأإآىة]/g, letter => LETTERS.get(letter) ?? letter)
    .replace(/['’ʼ]/g, '')

/** From the full-width signs to those of ASCII, and where the digits of two scripts begin. */
const [WIDE, PERSIAN, ARABIC] = [0xfee0, 0x6f0, 0x660]

/** Digits and signs of other scripts as ASCII, each in its place: offsets stay true. */
export const level = (text: string): string =>
  text.replace(/[٠-٩۰-۹０-９：／％（）．，－]/g, sign => {
    const code = sign.charCodeAt(0)
    return code > WIDE ? String.fromCharCode(code - WIDE) : String(code - (code >= PERSIAN ? PERSIAN : ARABIC))
  })
