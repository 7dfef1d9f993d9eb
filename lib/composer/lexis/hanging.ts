// Words with which a sentence goes on: what begins with one of them leans on what stands before it.
import { type WordSet, wordSet } from '#lib/composer/lexis/phrases.ts'
import type { Token } from '#lib/composer/lexis/tokens.ts'
import { registry } from '#lib/registry.ts'

/** What joins two parts of a sentence. */
const JOINS = registry<WordSet>({
  en: wordSet('and or but nor because than which who whom whose where when while if although though unless'),
  de: wordSet(
    'und oder aber sondern denn weil als wenn falls dass ob damit obwohl bevor nachdem sobald solange wo wobei',
  ),
  es: wordSet('y e o u ni pero sino porque que quien cuando donde mientras aunque si'),
  fr: wordSet('et ou mais donc car ni que qui dont quand lorsque lorsqu parce puisque'),
  it: wordSet('e ed o ma che chi cui perche quando dove mentre se'),
  pt: wordSet('e ou mas nem porque que quem quando onde enquanto se'),
  pl: wordSet('i a oraz lub albo ale lecz bo ze zeby aby gdy kiedy gdzie jesli zanim kto ktory ktora ktore'),
  ar: wordSet('او ثم لكن التي الذي الذين لان اذا عندما وكان'),
  nl: wordSet('en of maar want omdat als dat die wanneer terwijl voordat nadat zodra waar'),
})
/** Prepositions; no article and no pronoun, with which a sentence may begin. */
const LEADS = registry<WordSet>({
  en: wordSet(
    'in on at to of for from with without into onto by over under after before between through via during until till since within across around near against among',
  ),
  de: wordSet(
    'in im ins an am ans auf aus bei beim bis fur furs von vom vor zu zum zur mit ohne nach uber unter ab seit durch gegen um wahrend davon darunter',
  ),
  es: wordSet('a al de del en con sin por para sobre entre desde hasta durante'),
  fr: wordSet(
    'a au aux de d en dans sur sous avec sans pour par chez entre vers depuis jusque jusqu avant apres pendant',
  ),
  it: wordSet(
    'a ad al allo alla ai agli alle di da dal dallo dalla dai dagli dalle in nel nello nella nei negli nelle con senza su sul sulla per tra fra durante',
  ),
  pt: wordSet(
    'ao aos de do da dos das em no na nos nas com sem por pelo pela pelos pelas para sobre entre desde ate durante',
  ),
  pl: wordSet('w we z ze na do od ode po pod nad przed przy dla bez przez miedzy podczas'),
  ar: wordSet('في من على الى عن مع حتى منذ عند بين ومن وفي وعلى'),
  nl: wordSet('in op aan te van voor met zonder naar bij uit om tot na door over onder'),
})

/** Who does it, where a new clause says so at its start. */
const SUBJECTS = registry<WordSet>({
  en: wordSet('we you they i he she it everyone everybody'),
  de: wordSet('wir ihr ich er sie es man alle'),
  es: wordSet('nosotros vosotros ellos ellas ustedes usted yo todos'),
  fr: wordSet('nous vous ils elles je j il elle on tous'),
  it: wordSet('noi voi loro io lui lei tutti'),
  pt: wordSet('voces eles elas eu ele ela todos'),
  pl: wordSet('my wy oni one ja on ona wszyscy'),
  nl: wordSet('we wij jullie ze zij ik hij het iedereen'),
})
/** What joins two clauses and says nothing else. */
const AND = wordSet('and und y e et i en')

type Beginning = readonly Pick<Token, 'key'>[]

/** “and 40 of them”, “when 450 came”: it goes on from what stands before it; “and you bought …” has its own subject. */
export const joinsOn = ([first, next]: Beginning, language: string): boolean =>
  first !== undefined &&
  JOINS[language]?.has(first.key) === true &&
  !(AND.has(first.key) && SUBJECTS[language]?.has(next?.key ?? ''))

/** Or “in the kiln”, “of them”; “on payday it splits by itself” has its own subject. */
export const hangsOn = (tokens: Beginning, language: string): boolean =>
  joinsOn(tokens, language) || (LEADS[language]?.has(tokens[0]?.key ?? '') === true && !isSaid(tokens, language))

/** As far as a subject stands behind what leads to it. */
const SOON = 4
const isSaid = (tokens: Beginning, language: string): boolean =>
  tokens.slice(1, SOON).some(({ key }) => SUBJECTS[language]?.has(key) === true)

export const isAnd = ({ key }: Pick<Token, 'key'>): boolean => AND.has(key)

/** Before “and you …”: where a clause with its own subject begins, and where its “and” does. */
export const clauseStarts = (tokens: readonly Token[], language: string): { end: number; start: number }[] =>
  tokens.flatMap(({ key, start }, at) => {
    const next = tokens[at + 1]
    const isStart = at > 1 && next && AND.has(key) && SUBJECTS[language]?.has(next.key)
    return isStart ? [{ end: start, start: next.start }] : []
  })
