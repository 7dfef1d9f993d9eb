// What a secret names is withheld wherever it stands.
import { clausesIn } from '#lib/composer/builtin/clauses.ts'
import { around, without } from '#lib/composer/builtin/reading/cut/cut.ts'
import { whyIn } from '#lib/composer/builtin/reading/rules/hidden.ts'
import type { Parted, Told } from '#lib/composer/builtin/reading/sort.ts'
import { isContent } from '#lib/composer/guard/evidence.ts'
import { alike } from '#lib/composer/lexis/alike.ts'
import { wordSet } from '#lib/composer/lexis/phrases.ts'
import { type Token, tokensOf } from '#lib/composer/lexis/tokens.ts'
import type { Literal } from '#lib/composer/literals/literal.ts'
import type { Lexicon } from '#lib/composer/packs/index.ts'

export function reached({ told, left }: Parted, lexicons: readonly Lexicon[]): Parted {
  const secrets = left.filter(({ list }) => list === 'secret')
  const found = new Map(secrets.flatMap(secret => reachedBy(secret, told, lexicons).map(one => [one.told, one])))
  const cuts = told.map(one => ({ one, cut: cutOf(found.get(one), lexicons) }))
  return {
    told: cuts.flatMap(({ one, cut }) => (cut ? cut.told : [one])),
    left: [
      ...left,
      ...cuts.flatMap(({ one: { n }, cut }) => (cut ? [{ n, text: cut.gone, list: 'secret' as const }] : [])),
    ],
  }
}

type Reached = { told: Told; names: readonly string[] }

/** “… out of 1 pipe (in Ballinasloe) today”: where a name says no more than a place, the place goes, and else the whole. */
function cutOf(found: Reached | undefined, lexicons: readonly Lexicon[]): { told: Told[]; gone: string } | undefined {
  if (!found) return undefined
  const { told, names } = found
  const whole = { told: [], gone: told.text }
  const tokens = tokensOf(told.text).filter(({ kind }) => kind !== 'mark')
  const at = tokens.findIndex(({ key }) => names.some(name => alike(name, key)))
  const [lead, name] = [tokens[at - 1], tokens[at]]
  const isAlone = tokens.filter(({ key }) => names.some(each => alike(each, key))).length === 1
  if (!lead || !name || !isAlone) return whole
  const isPlace = names.length === 1 && PLACED.has(lead.key)
  const where = { literals: told.literals, lexicons }
  const why = reasonAround(told, name)
  const span = why ?? (isPlace ? { start: lead.start, end: name.end } : undefined)
  if (!span) return whole
  const cut = (why ? around : without)(told.text, span, where)
  const isLeft = cut.text !== '' && cut.kept.every(part => told.text.includes(part))
  return isLeft
    ? { told: [{ ...told, text: cut.text, parts: cut.kept }], gone: told.text.slice(span.start, span.end) }
    : whole
}

/** “no class at 7 (because Marta is ill), the one at 8 goes ahead”: a reason goes up to where its clause ends. */
function reasonAround({ text, literals }: Told, name: Token): { start: number; end: number } | undefined {
  const clause = clausesIn(text, literals).find(({ start, end }) => start <= name.start && name.start < end)
  const why = clause && whyIn(text.slice(0, clause.end))
  return clause && why !== undefined && why > clause.start && why < name.start
    ? { start: why, end: clause.end }
    : undefined
}
const PLACED = wordSet(
  'in at near from by im in bei aus nahe en cerca de desde a dans pres depuis da vicino presso em perto te bij uit w we pod kolo z',
)

const FILLERS = wordSet(
  'bit part thing stuff teil sache parte cosa chose truc rzecz please mejor besser lieber mieux meglio melhor liever lepiej',
)

/** What a secret names is withheld wherever it stands; where nothing has its words, a value of its kind in its own sentence is. */
function reachedBy(
  secret: { n: number; text: string },
  told: readonly Told[],
  lexicons: readonly Lexicon[],
): Reached[] {
  const tokens = tokensOf(secret.text)
  const [found] = lexicons.flatMap(({ hide }) => hide.find(secret.text, tokens)).filter(({ first }) => first >= 0)
  if (!found) return []
  const behind = tokens.slice(found.last + 1)
  // “don’t say that …” and “don’t say eighteen months is enough” say all of it themselves.
  const saysItself = behind.slice(0, 2).some(({ key }) => lexicons.some(({ that }) => that.has(key)))
  if (saysItself || behind.slice(1, REACH).some(({ key }) => IS.has(key))) return []
  const named = namedBehind(behind, lexicons)
  const matched = told.flatMap((one): Reached[] => {
    const keys = tokensOf(one.text).map(({ key }) => key)
    const names = named.find(names => names.every(name => keys.some(key => alike(name, key))))
    return names ? [{ told: one, names }] : []
  })
  if (matched.length > 0) return matched
  const kinds = behind.slice(0, REACH).flatMap(({ key }) => KINDS.get(key) ?? [])
  return told
    .filter(({ n, literals }) => n === secret.n && literals.some(({ kind }) => kinds.includes(kind)))
    .map(one => ({ told: one, names: [] }))
}
const IS = wordSet(
  'is isnt are arent was were wasnt has had will ist sind war waren hat est sont etait a son era estaba tiene sono ha sao foi jest sa byl byla ma zijn heeft',
)
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
