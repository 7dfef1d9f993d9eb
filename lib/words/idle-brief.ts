// A brief that says nothing at all: a greeting, a test, keys that were hit. Nobody can learn anything from it, so a person is asked before anything is spent.

const bare = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
const listed = (words: string): ReadonlySet<string> => new Set(bare(words).split(' '))

/** Words of which a brief may consist without saying anything, in the languages that the built-in writer knows. */
const EMPTY = listed(
  'hi hello hey heya hiya howdy yo hallo moin servus hola buenas bonjour salut coucou bonsoir ciao salve buongiorno buonasera olá oi cześć hej siema ' +
    'test tests testing tester teste testen prueba pruebas probando prova essai próba ping foo bar blah ' +
    'こんにちは こんばんは おはよう おはようございます もしもし お疲れ様です よろしくお願いします テスト テストです テスト投稿 テスト中 مرحبا أهلا اهلا السلام تجربة اختبار',
)
/** Words that add nothing to them, and say something elsewhere. */
const BESIDE = listed(
  'there all team everyone world anyone anybody you is it this a an just only my the first second one two three 1 2 3 0 ' +
    'guten tag morgen abend zusammen das ist ein eine nur zum buenos buenas días tardes noches esto es una un ' +
    'bom boa dia tarde noite isto é um tudo bem dzień dobry wieczór to jest tylko c est tout le monde juste ' +
    'questo è solo tutti عليكم هذا مجرد وسهلا',
)
const KEYS = /^(?:asdf|qwer|qwertz|azert|zxcv|yxcv|qsdf|hjkl)\p{L}*$/u
const ONE_LETTER = /^(\p{L})\1{2,19}$/u
const MOST_WORDS = 7

const isEmpty = (word: string): boolean => EMPTY.has(word) || KEYS.test(word) || ONE_LETTER.test(word)

/** “hi”, “hello?”, “this is a test”, “asdf”, “???”, and never “Open today” or “Sold out”. */
export function isIdle(brief: string): boolean {
  const words = bare(brief).match(/[\p{L}\p{N}]+/gu) ?? []
  if (words.length === 0) return !/\p{Extended_Pictographic}/u.test(brief)
  return words.length <= MOST_WORDS && words.some(isEmpty) && words.every(word => isEmpty(word) || BESIDE.has(word))
}

export const IDLE =
  'There is nothing in it that readers could learn. Say what is new, such as “We open at 8 from Monday”.'
