// What a secret, a doubt or a remark at the end takes along: in doubt a sentence is left out and told to whoever approves.

import { isTitled, listIn } from '#lib/composer/builtin/clauses.ts'
import { pieceOf } from '#lib/composer/builtin/piece.ts'
import { isBareHiding, withoutReason } from '#lib/composer/builtin/reading/kept.ts'
import { isOfAsset } from '#lib/composer/builtin/reading/orders.ts'
import type { Left, Sorted, Told } from '#lib/composer/builtin/reading/sort.ts'
import type { LeftList } from '#lib/composer/builtin/reading/wishes.ts'
import { isProven } from '#lib/composer/builtin/weight.ts'
import { isContent } from '#lib/composer/guard/evidence.ts'
import { alike } from '#lib/composer/lexis/alike.ts'
import { wordSet } from '#lib/composer/lexis/phrases.ts'
import { type Token, tokensOf } from '#lib/composer/lexis/tokens.ts'
import { beginsWithOr } from '#lib/composer/literals/either.ts'
import type { Literal } from '#lib/composer/literals/literal.ts'
import type { Lexicon } from '#lib/composer/packs/index.ts'
import { unquoted } from '#lib/composer/segments/quoted.ts'

export type Verdict = LeftList | 'publish'

/** “ask Denise”, “check w/ Jo”, “frag nochmal Heike”: somebody else knows. */
const ASKS =
  /(?:^|[\s(])(?:ask|check|confirm|verify)(?: it)?(?: with| w\/?)? \p{Lu}|(?:^|[\s(])check(?: it)? w(?:\/ ?| )\p{L}|(?:^|[\s(])(?:frag|fragt) (?:\p{Ll}{2,9} )?\p{Lu}|(?:^|[\s(])(?:demande[rz]?|voi[rs]) (?:à|avec) \p{L}|(?:^|[\s(])(?:pregunta|preguntad|checa|consulta) (?:a|con) \p{L}|(?:^|[\s(])(?:chiedi|chiedere|senti) (?:a )?\p{Lu}|(?:^|[\s(])(?:pergunta|perguntar|confirma|confirmar) (?:a|à|ao|com) \p{L}|(?:^|[\s(])(?:zapytaj|spytaj|zapytać|spytać) \p{L}/u
/** “that’s wrong, use 36”. */
const WRONG =
  /(?:^|\s)(?:that[’']?s|is|was|are) (?:all )?(?:wrong|outdated|out of date|a typo|the old one)(?![\p{L}])|(?:^|\s)(?:stimmt nicht|ist falsch|c[’']est faux|está mal|è sbagliato|está errad[oa]|jest źle)(?![\p{L}])/iu

type Where = Pick<Sorted, 'lexicons' | 'language' | 'today'> & { brand: string }

/** What the neighbours of each piece make of it. */
export function amongOthers(segments: readonly string[], first: readonly Verdict[], where: Where): Verdict[] {
  const verdicts = [...first]
  takeBack(segments, verdicts, where.lexicons)
  // What rides behind an order to the system may belong to it: somebody says whether it is for readers.
  for (const [index, verdict] of verdicts.entries())
    if (verdict === 'attack' && verdicts[index + 1] === 'publish') verdicts[index + 1] = 'unsure'
  answered(segments, verdicts)
  doubtful(segments, verdicts, where)
  return verdicts
}

/** Answers to our questions stand below the brief: a question is never told, an answer that is a sentence is. */
function answered(segments: readonly string[], verdicts: Verdict[]): void {
  const head = segments.findIndex(segment => /^creator preferences:?$/i.test(segment))
  if (head < 0) return
  for (let at = head; at < segments.length; at++) {
    const text = segments[at] ?? ''
    if (at === head || /[?？]$/.test(text) || text.split(/\s+/).length < SENTENCE) verdicts[at] = 'style'
  }
}
const SENTENCE = 4

const LEANS = 7

/** “scrap that” takes back what stands before it, “don’t put that in” hides it. */
function takeBack(segments: readonly string[], verdicts: Verdict[], lexicons: readonly Lexicon[]): void {
  for (const [index, text] of segments.entries()) {
    if (index === 0 || verdicts[index - 1] !== 'publish') continue
    const leans = text.split(/\s+/).length <= LEANS && lexicons.some(({ lean }) => lean.in(text))
    const before = segments[index - 1] ?? ''
    if (
      verdicts[index] === 'secret' &&
      (leans || isBareHiding(text, lexicons)) &&
      !withoutReason(before, text, lexicons)
    )
      verdicts[index - 1] = 'secret'
    if (lexicons.some(({ taken }) => taken.in(text))) verdicts[index - 1] = 'unsure'
  }
}

/** Sentences that a neighbour or their place make doubtful. */
function doubtful(segments: readonly string[], verdicts: Verdict[], { lexicons, language, today, brand }: Where): void {
  const piece = (at: number) => {
    const text = segments[at] ?? ''
    return pieceOf([], text, { lexicons, clock: { language, today, american: false } })
  }
  for (const [at, text] of segments.entries()) {
    if (verdicts[at] !== 'publish') continue
    const own = unquoted(text)
    if (ASKS.test(own) || WRONG.test(own) || (verdicts[at - 1] === 'unsure' && beginsWithOr(text)))
      verdicts[at] = 'unsure'
    else if (at > 0 && text.length <= LONGEST_REMARK && isOfAsset(tokensOf(text)) && piece(at).literals.length === 0)
      verdicts[at] = 'style'
  }
  const told = segments.flatMap((_, at) => (verdicts[at] === 'publish' ? [at] : []))
  const last = told.at(-1)
  // “abba AND faure”: two things of one kind, and no two names under a letter.
  if (TWO.test(segments[last ?? -1] ?? '')) return
  if (last === undefined || last !== segments.length - 1 || told.length < FEW || isProven(piece(last), false, brand))
    return
  const proven = told.slice(0, -1).filter(at => isProven(piece(at), at === 0, brand)).length
  // Where all are told like this one, it is one of them; so is what has its own title.
  if (proven * 2 > told.length - 1 && !isTitled(listIn(segments[last] ?? ''))) verdicts[last] = 'unsure'
}
const TWO = /^\p{Ll}\p{L}+ (?:and|und|y|e|et|i) \p{L}+[.!]*$/iu
const FEW = 3
const LONGEST_REMARK = 90

/** Without what its secrets reach. */
export function withheld({ read, told, left }: Pick<Sorted, 'read' | 'told' | 'left'>, lexicons: readonly Lexicon[]) {
  const secrets = left.filter(({ list }) => list === 'secret')
  const gone = new Set(secrets.flatMap(secret => reachedBy(secret, told, lexicons)))
  if (gone.size === 0) return { read, told, left }
  const still = told.filter(one => !gone.has(one))
  const isTold = (n: number): boolean => still.some(one => one.n === n)
  const hidden = read.publish.filter(n => !isTold(n))
  const parts = still.filter(({ n }) => [...gone].some(one => one.n === n)).map(({ n, text }) => ({ n, text }))
  return {
    read: {
      ...read,
      publish: read.publish.filter(isTold),
      secret: [...read.secret, ...hidden],
      parts: [...read.parts.filter(({ n }) => isTold(n) && !parts.some(one => one.n === n)), ...parts],
    },
    told: still,
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
const OR = wordSet('or nor oder noch o ni ou ne né nem ani lub czy')

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
