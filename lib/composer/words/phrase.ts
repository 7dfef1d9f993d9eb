import { lowerFirst } from '#lib/composer/words/case.ts'
import { third, verbForm } from '#lib/composer/words/verbs.ts'

export type Parsed = {
  subject: string
  verb: string
  base: string
  form: 'base' | 'third' | 'past' | 'progressive'
  rest: string
}

const NOUN_BEFORE =
  /^(?:a|an|the|our|your|my|his|her|its|their|this|that|every|each|new|free|first|next|last|no|of|for|with|in|on|at|to|by|from|and|or|\d[\d,.]*|one|two|three|four|five|six|all|any|some|more)$/i
const AUXILIARY =
  /^(?:is|are|was|were|has|have|had|will|can|could|should|do|does|did|now|just|also|not|never|always|already|only|still|you|we|they|it|i)$/i

/** Cuts a clause at its main verb: what does it, and what it does. */
export function parseClause(text: string): Parsed | undefined {
  const words = text.split(' ')
  for (let index = 0; index < Math.min(words.length, 12); index++) {
    const word = (words[index] ?? '').replace(/[,.;:]+$/, '')
    const known = verbForm(word)
    if (!known || (index > 0 && NOUN_BEFORE.test(words[index - 1] ?? ''))) continue
    const before = words[index - 1] ?? ''
    if (index > 0 && known.form === 'base' && !AUXILIARY.test(before) && !/s$/.test(before)) continue
    if (index > 0 && known.form === 'progressive' && !/^(?:is|are|was|were|’re|’m)$/i.test(before) && index < 2)
      continue
    if (/[,;:]$/.test(words[index] ?? '')) continue
    return {
      subject: words.slice(0, index).join(' '),
      verb: word,
      base: known.base,
      form: known.form,
      rest: words.slice(index + 1).join(' '),
    }
  }
  return undefined
}

const WE =
  /^(?:and |so |but )?(?:we(?:’ve| have|’re| are|’ll| will)?|i(?:’ve| have|’m| am)?)(?: (?:just|now|finally|also|already|recently|officially))* /i

/** “We have just launched X” → the verb that we did and X. */
export function ourDeed(text: string): { base: string; object: string } | undefined {
  const match = text.match(WE)
  if (!match) return undefined
  const [verb = '', ...rest] = text.slice(match[0].length).split(' ')
  const known = verbForm(verb)
  return known && rest.length > 0 ? { base: known.base, object: rest.join(' ') } : undefined
}

/** A third-person form of a verb phrase: `pull only X` → `pulls only X`. */
export function asThird(phrase: string): string {
  const [verb = '', ...rest] = phrase.split(' ')
  const known = verbForm(verb)
  return [known ? third(known.base) : verb, ...rest].join(' ')
}

export function asBase(phrase: string): string {
  const [verb = '', ...rest] = phrase.split(' ')
  const known = verbForm(verb)
  return [known?.base ?? verb, ...rest].join(' ')
}

/** A noun phrase without its article or “new”. */
export const bareNoun = (text: string): string =>
  text
    .replace(/^(?:(?:an?|the|our|my|this|these|all|brand) )+/i, '')
    .replace(/^new (?=\p{L})/iu, '')
    .trim()

export const withArticle = (noun: string): string => {
  const bare = bareNoun(noun)
  if (/s$/.test(bare.split(' ')[0] ?? '') || /s$/.test(bare)) return bare
  return `${/^[aeiou]/i.test(bare) ? 'an' : 'a'} ${lowerFirst(bare)}`
}
