// What a secret names is withheld wherever it stands.
import type { Left, Parted, Told } from '#lib/composer/builtin/reading/sort.ts'
import { isContent } from '#lib/composer/guard/evidence.ts'
import { alike } from '#lib/composer/lexis/alike.ts'
import { wordSet } from '#lib/composer/lexis/phrases.ts'
import { type Token, tokensOf } from '#lib/composer/lexis/tokens.ts'
import type { Literal } from '#lib/composer/literals/literal.ts'
import type { Lexicon } from '#lib/composer/packs/index.ts'

export function reached({ told, left }: Parted, lexicons: readonly Lexicon[]): Parted {
  const secrets = left.filter(({ list }) => list === 'secret')
  const gone = new Set(secrets.flatMap(secret => reachedBy(secret, told, lexicons)))
  return {
    told: told.filter(one => !gone.has(one)),
    left: [...left, ...[...gone].map(({ n, text }): Left => ({ n, text, list: 'secret' }))],
  }
}

const FILLERS = wordSet('bit part thing stuff teil sache parte cosa chose truc rzecz')

/** What a secret names is withheld wherever it stands; where nothing has its words, a value of its kind in its own sentence is. */
function reachedBy(secret: { n: number; text: string }, told: readonly Told[], lexicons: readonly Lexicon[]): Told[] {
  const tokens = tokensOf(secret.text)
  const [found] = lexicons.flatMap(({ hide }) => hide.find(secret.text, tokens)).filter(({ first }) => first >= 0)
  if (!found) return []
  const behind = tokens.slice(found.last + 1)
  // “don’t say that …” says all of it itself.
  if (behind.slice(0, 2).some(({ key }) => lexicons.some(({ that }) => that.has(key)))) return []
  const named = namedBehind(behind, lexicons)
  const matched = told.filter(({ text }) => {
    const keys = tokensOf(text).map(({ key }) => key)
    return named.some(names => names.every(name => keys.some(key => alike(name, key))))
  })
  if (matched.length > 0) return matched
  const kinds = behind.slice(0, REACH).flatMap(({ key }) => KINDS.get(key) ?? [])
  return told.filter(({ n, literals }) => n === secret.n && literals.some(({ kind }) => kinds.includes(kind)))
}
/** “his name, nor the death”: each thing that is named by its first words. */
function namedBehind(behind: readonly Token[], lexicons: readonly Lexicon[]): string[][] {
  const things: Token[][] = [[]]
  for (const [at, token] of behind.entries()) {
    if (OR.has(token.key)) things.push([])
    else if (token.kind !== 'mark') things.at(-1)?.push(token)
    else if (at > 0 && !OR.has(behind[at + 1]?.key)) break
  }
  const isName = (token: Token): boolean =>
    isContent(token, lexicons) && !FILLERS.has(token.key) && !lexicons.some(({ neutral }) => neutral.has(token.key))
  return things
    .map(thing => thing.slice(0, REACH).filter(isName).slice(0, NAMES))
    .flatMap(thing => (thing.length > 0 ? [thing.map(({ key }) => key)] : []))
}
const OR = wordSet('or nor not oder noch nicht o ni ou ne né nem ani lub czy')

/** “the old price” names a sum that stands beside it. */
const words = (kind: Literal['kind'], words: string) => words.split(' ').map(word => [word, kind] as const)
const KINDS = new Map([
  ...words(
    'money',
    'price prices cost costs fee amount preis preise precio precios prix prezzo prezzi preco precos cena ceny سعر الاسعار 値段 価格',
  ),
  ...words('date', 'date day datum tag fecha dia data giorno dzien'),
  ...words('number', 'number numbers figure zahl zahlen numero numeros chiffre chiffres liczba'),
])
const REACH = 6
const NAMES = 2
