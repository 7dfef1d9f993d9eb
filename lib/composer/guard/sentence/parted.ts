// A scene or a slide that is a half of a sentence of the brief: what stands before or behind it is missing from it.
import type { Evidence, Text } from '#lib/composer/guard/evidence.ts'
import type { Rule } from '#lib/composer/guard/rule.ts'
import { hangsOn, isAnd, joinsOn } from '#lib/composer/lexis/hanging.ts'
import { wordSet } from '#lib/composer/lexis/phrases.ts'
import type { Token } from '#lib/composer/lexis/tokens.ts'

export const parted: Rule = evidence => ({
  faults: evidence.texts.flatMap(text => {
    if (!ALONE.has(text.role) || !/^(?:scene|slide)/.test(text.group)) return []
    const half = isTail(evidence, text) ? 'begins' : isHead(evidence, text) ? 'ends' : undefined
    return half ? [`torn: ${text.at} ${half} in the middle of a sentence: “${text.text}”`] : []
  }),
})

/** What is read by itself. */
const ALONE = new Set(['hook', 'line', 'problem', 'headline'])
/** So many words are found again. */
const SAME = 3

/** “Of them went to the hospice”, “In the kiln”, “On Saturday and made …”: its sentence has begun before it, and it has no clause of its own. */
function isTail({ publish, spoken, lexicons }: Evidence, { tokens, text, group }: Text): boolean {
  const words = wordsOf(tokens)
  const [first, next] = words
  if (!first || !next || !hangsOn(words, spoken)) return false
  const isHalf = isAnd(first) || (group.startsWith('scene') && !/[,،:]/.test(text) && isBare(words, spoken))
  return publish.some(piece =>
    piece.tokens.some((_, at) => {
      const before = piece.tokens[at - 1]
      if (!before || isEnd(before) || !isSame(piece.tokens, at, words.slice(0, SAME))) return false
      return isHalf || (OF.has(first.key) && counts(before, lexicons))
    }),
  )
}
const OF = wordSet('of davon darunter de di z ze van')
const FEW = 3

/** Few words, a half that begins with “when”, or one behind which another goes on. */
const isBare = (words: readonly Token[], language: string): boolean =>
  words.length <= FEW ||
  joinsOn(words, language) ||
  words.some(
    (word, at) =>
      at > 0 && isAnd(word) && words[at + 1]?.kind === 'word' && !/^\p{Lu}/u.test(words[at + 1]?.text ?? ''),
  )

const counts = ({ kind, key }: Token, lexicons: Evidence['lexicons']): boolean =>
  kind === 'number' || lexicons.some(({ numbers }) => numbers.has(key))

/** “… and 40”, whose “of them” stands in the next scene. */
function isHead({ publish, lexicons }: Evidence, { tokens }: Text): boolean {
  const words = wordsOf(tokens).slice(-SAME)
  const [before, last] = words.slice(-2)
  if (!before || !last || !counts(last, lexicons) || !isAnd(before)) return false
  return publish.some(piece =>
    piece.tokens.some((_, at) => piece.tokens[at + words.length]?.kind === 'word' && isSame(piece.tokens, at, words)),
  )
}

const wordsOf = (tokens: readonly Token[]): Token[] => tokens.filter(({ kind }) => kind !== 'mark')
const isEnd = (token: Token | undefined): boolean => token?.kind === 'mark' && token.text !== ',' && token.text !== '،'
const isSame = (tokens: readonly Token[], at: number, words: readonly Token[]): boolean =>
  words.every(({ key }, nth) => tokens[at + nth]?.key === key)
