// What a person has to answer or look at before a post goes out.

import type { Doubt, Hold } from '#lib/composer/answer.ts'
import type { Evidence } from '#lib/composer/guard/evidence.ts'
import { graveIn } from '#lib/composer/guard/grave.ts'
import { doubt, hold, only, type Rule } from '#lib/composer/guard/rule.ts'
import { phrases, wordSet } from '#lib/composer/lexis/phrases.ts'
import type { Token } from '#lib/composer/lexis/tokens.ts'
import type { Literal } from '#lib/composer/literals/literal.ts'
import type { Lexicon } from '#lib/composer/packs/index.ts'
import type { ClaimGroup } from '#lib/composer/packs/pack.ts'
import { type Pair, stands } from '#lib/near.ts'

const MOVES = phrases(
  'places left|spots left|spaces left|seats left|tickets left|few left|only a few|almost sold out|nearly full|last few|last places|last spots|left at|places remaining|plätze frei|nur noch|restplätze|quedan|últimas plazas|plazas libres|il reste|plus que|dernières places|rimangono|ultimi posti|restam|últimas vagas|últimos lugares|zostało|zostały|ostatnie miejsca|残り|残席|残りわずか|بقي|آخر المقاعد|right now|at the moment|so far|currently',
)

/** Open questions, nothing to tell, a regulated brand, and numbers that move until the post goes out. */
export const asked: Rule = evidence => {
  const { answer, publish, texts, question, lexicons } = evidence
  const open = answer.questions.map(({ about, question: text }) => hold('question', `${about}: ${text}`))
  const best = texts.find(({ text }) => isSuperlative(text))
  const empty = publish.every(({ content, literals }) => content.length + literals.length < 2)
  const promise = promised(evidence)
  const moving = texts.find(({ text, tokens }) => MOVES.in(text, tokens))
  const regulated = question.brand.voice.regulated && texts.some(text => isRegulated(text, lexicons))
  return {
    holds: only([
      ...open,
      empty && hold('facts', 'the brief says nothing that readers could learn'),
      ...promise.holds,
      best && hold('claim', 'better than all others: who says so?', best.at),
      moving && hold('moving', 'a number that may have changed when the post goes out', moving.at),
      regulated && hold('regulated', 'a regulated brand: somebody checks every claim'),
    ]),
    doubts: promise.doubts,
  }
}

const PROMISES = new Set<ClaimGroup>(['guarantee', 'certified', 'safe'])
const promiseOf = (key: string, lexicons: readonly Lexicon[]): ClaimGroup | undefined =>
  lexicons.map(({ claims }) => claims.get(key)).find(group => group && PROMISES.has(group))

/** “Stay safe!” promises nothing. */
const WISHES = wordSet('stay keep travel drive be home')

/** A promise that the brand’s own lines do not make: somebody has to stand behind it. The brief’s own word may only name a thing. */
function promised({ texts, publish, lines, lexicons }: Evidence): { holds: Hold[]; doubts: Doubt[] } {
  const groupsOf = (pieces: typeof lines) =>
    new Set(pieces.flatMap(({ tokens }) => tokens.map(({ key }) => promiseOf(key, lexicons))))
  const own = groupsOf(lines)
  const found = texts.flatMap(({ tokens, at }) =>
    tokens.flatMap(({ key, text }, nth) => {
      const group = promiseOf(key, lexicons)
      const isWished = group === 'safe' && WISHES.has(tokens[nth - 1]?.key)
      return group && !own.has(group) && !isWished ? [{ group, text, at }] : []
    }),
  )
  const [first] = found
  if (!first) return { holds: [], doubts: [] }
  const of = hold('claim', `“${first.text}” is a promise that the brand’s own lines do not make`, first.at)
  const given = groupsOf(publish)
  if (!found.every(({ group }) => given.has(group))) return { holds: [of], doubts: [] }
  const told = new Set(found.map(({ text, at }) => `${text} (${at})`))
  return { holds: [], doubts: [...told].map(one => doubt('promise', one, of)) }
}

const SUPERLATIVES: readonly Pair[] = [
  [
    /\b(?:best|greatest|finest|tastiest|cheapest|fastest|biggest|most \p{L}{2,24}) /giu,
    /\b(?:world|town|city|country|universe|ever|europe|britain|england|america)\b/iu,
  ],
  [
    /(?<!\p{L})(?:beste|größte|leckerste|schönste|günstigste|schnellste)[nrs]? /giu,
    /welt|stadt|deutschlands|überhaupt/iu,
  ],
  [
    /(?<!\p{L})(?:mejor(?:es)?|más \p{L}{1,24}) /giu,
    /^(?:\p{L}{1,20} )?(?:de la|del|de) (?:mundo|ciudad|barrio|españa|méxico|\p{Lu}\p{L})/u,
  ],
  [/(?:meilleure?s?|plus \p{L}{1,24}) /giu, /du monde|de la ville|de france|de tous/iu],
  [/(?:miglior[ei]?|più \p{L}{1,24}) /giu, /del mondo|della città|d['’]italia|di tutt/iu],
  [/(?:melhor(?:es)?|mais \p{L}{1,24}) /giu, /do mundo|da cidade|de portugal|do brasil/iu],
  [/(?<!\p{L})naj\p{L}{4,24} /giu, /na świecie|w mieście|w polsce/iu],
  [/(?:أفضل|أحسن|أكبر) /gu, /العالم|المدينة|الأردن|المملكة|الوطن/u],
]
const FIRST =
  /\bno\.? ?1\b|(?<![\p{L}\p{N}])#1(?![\p{L}\p{N}])|\bnumber one\b|(?<!\p{L})(?:nummer eins|die nr\. ?1|numéro (?:un|1)|n° ?1|número uno|nº ?1|numero uno)(?!\p{L}|\d)|世界一|日本一|ナンバーワン/iu
/** “The best ice cream in the world.” */
export const isSuperlative = (text: string): boolean => {
  const start = text.slice(0, 600)
  return FIRST.test(start) || SUPERLATIVES.some(pair => stands(start, pair))
}

type Said = { text: string; tokens: readonly Token[]; literals: readonly Literal[] }

/** Money, health and law, promises and shares: what a regulated brand may not say freely. */
export const isRegulated = ({ text, tokens, literals }: Said, lexicons: readonly Lexicon[]): boolean =>
  ['money', 'health', 'legal'].includes(graveIn(text, lexicons) ?? '') ||
  literals.some(({ kind }) => kind === 'percent' || kind === 'money') ||
  tokens.some(({ key }) => promiseOf(key, lexicons) !== undefined)
