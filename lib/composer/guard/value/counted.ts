// Numbers that are said in words: given by the brief, or how many things the post lists.
import type { Hold } from '#lib/composer/answer.ts'
import type { Evidence, Text } from '#lib/composer/guard/evidence.ts'
import { hold } from '#lib/composer/guard/rule.ts'
import { namedNumbers } from '#lib/composer/guard/value/named.ts'
import { countOf } from '#lib/composer/lexis/number-words.ts'
import type { Token } from '#lib/composer/lexis/tokens.ts'

/** “three” is given, or it is how many there are: then somebody looks. */
export function counted({ texts, publish, lines, lexicons, answer }: Evidence): { faults: string[]; holds: Hold[] } {
  const given = new Set(
    [...publish, ...lines].flatMap(({ tokens, literals }) => [
      ...tokens.flatMap(({ key }) => lexicons.flatMap(lexicon => countOf(key, lexicon) ?? [])),
      // “2h” is two hours, “both” two.
      ...tokens.flatMap(({ kind, text }) => (kind === 'number' ? [Number(text)] : [])),
      ...namedNumbers(tokens),
      ...literals.map(({ values }) => Number(values[0])),
    ]),
  )
  const lists = listSizes(answer, texts)
  const [faults, holds]: [string[], Hold[]] = [[], []]
  for (const text of texts)
    for (const token of text.tokens) {
      const number = lexicons.map(({ numbers }) => numbers.get(token.key)).find(each => each !== undefined)
      if (number === undefined || number < 2 || token.kind !== 'word' || given.has(number) || isVerb(text, token))
        continue
      if (lists.has(number)) holds.push(hold('counted', `“${token.text}” was counted, not given`, text.at))
      else faults.push(`invented: “${token.text}” in ${text.at} stands nowhere in publish`)
    }
  return { faults, holds }
}

/** Italian “se sei under 25” counts nobody. */
const isVerb = ({ tokens }: Text, token: Token): boolean => {
  const at = tokens.indexOf(token)
  return token.key === 'sei' && (LEADS.test(tokens[at - 1]?.key ?? '') || FOLLOWS.test(tokens[at + 1]?.key ?? ''))
}
const LEADS = /^(?:se|tu|ci|non|che|quando|dove|chi|ti|gia)$/
const FOLLOWS = /^(?:un|una|uno|il|la|in|under|over|gia|pronto|pronta|invitato|invitata|nuovo|nuova|stato|stata)$/

/** How many there are of what a post lists. */
export function listSizes(answer: Evidence['answer'], texts: readonly Text[]): Set<number> {
  const sizes = texts.map(({ text }) => text.split(/[,、،;]| (?:and|und|y|et|e|i|o) /).length)
  const items = 'parts' in answer ? answer.parts.filter(({ role }) => role === 'item' || role === 'step').length : 0
  const rows = 'rows' in answer ? answer.rows.length : 'blocks' in answer ? answer.blocks.length : 0
  const blocks = 'blocks' in answer ? answer.blocks.map(block => block.rows.length) : []
  return new Set([...sizes, items, rows, ...blocks])
}
