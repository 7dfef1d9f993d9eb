// Words of a brief that mean all or none of it without being a claim of their own: “verboten” bears “no”, “全部” bears “all”, in a post of any language.
import type { Evidence, Piece } from '#lib/composer/guard/evidence.ts'
import { type Phrases, phrases } from '#lib/composer/lexis/phrases.ts'
import type { ClaimGroup } from '#lib/composer/packs/pack.ts'
import { registry } from '#lib/registry.ts'

const WORDS: Readonly<Partial<Record<string, { all: string; not: string }>>> = registry({
  en: {
    all: 'whole|completely|the lot',
    not: 'forbidden|prohibited|banned|off limits|neither|except|cept|apart from|other than',
  },
  de: {
    all: 'sämtlich*|komplett*|ganz|ganzen|ganzer|ganzes|aller|jeden|jedem',
    not: 'verboten|untersagt|tabu|unerwünscht|keins|keines|weder|niemals|außer|ausgenommen',
  },
  fr: { all: 'entier*|entièrement|chaque|l’ensemble', not: 'interdit*|défendu*|prohib*|rien|sauf|hormis|excepté*' },
  es: { all: 'entero|entera|enteros|enteras|por completo', not: 'prohibid*|vetad*|tampoco|excepto|salvo|menos' },
  it: { all: 'intero|intera|interi|intere|ogni', not: 'vietat*|proibit*|divieto|nemmeno|neanche|tranne|eccetto|salvo' },
  pt: {
    all: 'inteiro|inteira|inteiros|inteiras|por completo',
    not: 'proibid*|vedad*|interdit*|tampouco|exceto|excepto|salvo|menos',
  },
  pl: {
    all: 'wszystkich|wszystkim|wszystkimi|każdego|każdej|każdym|cała|całe|całą|całego|całej|całość',
    not: 'zakaz*|zabronion*|wzbronion*|żadne|żadnego|żadnej|żadnych|niczego|nikogo|oprócz|poza|wyjątkiem',
  },
  ja: {
    all: '全部|ぜんぶ|みんな|全体|全員|全て|すべて|いつも|必ず',
    not: 'だめ|ダメ|駄目|禁止|厳禁|お断り|遠慮ください|ご遠慮願|以外|除く|除き',
  },
  ar: { all: 'كافة|الكل|كلها|كلهم|جميعا|بالكامل', not: 'ممنوع*|يمنع|يحظر|محظور*|ليست|بلا|دون|عدم|باستثناء|عدا' },
})

const meanings: ReadonlyMap<string, ReadonlyMap<ClaimGroup, Phrases>> = new Map(
  Object.entries(WORDS).map(([code, words]) => [
    code,
    new Map(Object.entries(words ?? {}).map(([group, list]) => [group as ClaimGroup, phrases(list)])),
  ]),
)

/** Whether a piece says so in such a word. */
export const isMeantIn = (
  { lexicons }: Pick<Evidence, 'lexicons'>,
  pieces: readonly Piece[],
  group: ClaimGroup,
): boolean =>
  lexicons.some(({ pack }) => {
    const words = meanings.get(pack.code)?.get(group)
    return words !== undefined && pieces.some(({ text, tokens }) => words.in(text, tokens))
  })
