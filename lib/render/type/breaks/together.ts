// What is read in one breath: what it costs to part two words that stand beside each other.
import { bondsOf, type Words } from '#lib/render/type/breaks/bonds.ts'
import { isLeaning } from '#lib/render/type/breaks/leaning.ts'
import type { Token } from '#lib/render/type/tokens.ts'

/** What is one thing: no line begins within, as long as one can hold it; nor within one word, where one can. */
export const [BOUND, WORD] = [0.95, 1]
/** From here on a line break changes what is read: the two numbers of a span, an opening quotation mark. */
export const TORN = 0.5

/** Who does something, at the beginning of a sentence, leans on what is done. */
const SUBJECT =
  /^(?:I|we|you|they|he|she|it|this|what|how|ich|wir|ihr|du|er|das|was|wie|je|tu|il|elle|nous|vous|on|yo|io|noi|eu|nós|ik|wij?|jij|hij|vi|jag|du|ni)(?:['’]\p{L}{1,2})?$/iu
/** Words that lean on the verb before them. */
const TRAILING = new Set(['es', 'sich', 'man', 'się'])
const COMMAND = /^(?:npm|npx|pnpm|yarn|pip|git|docker|brew|cargo)$/u
const VERB = /^(?:install|add|run|i|clone|pull|init)$/u
const ENDS = /[.,:;!?…–—)،؛؟]$/u

/** For each token, what a line that begins with it costs. */
export function partings(tokens: readonly Token[]): number[] {
  const quoted = quotations(tokens)
  const bonds = bondsOf(tokens)
  const capital = tokens.filter(token => /^\p{Lu}/u.test(token.text)).length
  const names = capital < tokens.length * 0.7
  return tokens.map((token, at) => {
    const before = tokens[at - 1]?.text
    if (before === undefined || token.forced) return 0
    if (bonds[at] === 'bound') return WORD
    if (bonds[at] === 'soft') return BOUND
    if (!token.spaced) return bonds[at] === 'loose' ? 0.45 : /^[(（]/.test(token.text) ? 0.2 : 0
    const words = { far: tokens[at - 2]?.text ?? '', before, after: token.text, next: tokens[at + 1]?.text ?? '' }
    const bond = bonds[at] === 'loose' ? 0.45 : 0
    return Math.max(bond, quoted[at] ?? 0, ofNumbers(words), ofWords(words), names ? ofNames(words) : 0)
  })
}

const EACH = /^(?:an?|per|each|off|pro|je|par|por|al|à|im|za)$/iu

function ofNumbers({ far, before, after }: Words): number {
  const figure = /^\d/.test(after)
  if (/^\d{1,2}\.$/.test(before)) return /^\p{L}/u.test(after) ? (far === '' ? 0.9 : BOUND) : 0
  // “21 h 15”
  if (/^\d{2}(?!\d)/.test(after) && /\dh$/.test(`${far}${before}`.replace(/\s/gu, ''))) return BOUND
  if (/^\d{1,3}$/.test(before)) return isLeaning(after) ? 0.05 : 0.45
  // “£14.50 a foot”, “20% off”: what a price is for, and what is done by a share.
  if (/^[£$€]?\d[\d.,]*[€%]?$/u.test(before) && EACH.test(after)) return 0.42
  if (/^[\d£$€.,]+$/.test(before)) return ENDS.test(before) ? 0 : 0.09
  return figure && !ENDS.test(before) ? 0.24 : /^[£$€]\d/.test(after) && !ENDS.test(before) ? 0.3 : 0
}

function ofWords({ far, before, after }: Words): number {
  if (COMMAND.test(before) && VERB.test(after)) return 0.9
  if (COMMAND.test(far) && VERB.test(before)) return 0.9
  if (/^\p{Ll}$/u.test(before)) return 0.36
  // “Kids’ class”, “Ingrid’s sister”
  if (/\p{L}(?:['’]s|s['’])$/u.test(before)) return 0.24
  if (isLeaning(before)) return 0.24
  // “walk in,”, “turn it off.”: what ends a clause belongs to the verb before it.
  if (isLeaning(after.replace(ENDS, '')) && ENDS.test(after)) return 0.4
  if (SUBJECT.test(before) && (far === '' || ENDS.test(far)) && !ENDS.test(before)) return 0.2
  // A sentence of which one word stands at the end of a line is read into the one before.
  if (/\p{L}{2}[.!?…]$/u.test(far) && /^\p{Lu}/u.test(before) && !ENDS.test(before)) return 0.2
  return TRAILING.has(after) ? 0.3 : 0
}

/** Two words with capitals are mostly one name. */
const ofNames = ({ far, before, after }: Words): number => {
  if (!/^\p{Lu}/u.test(before) || !/^\p{Lu}/u.test(after) || ENDS.test(before)) return 0
  return far === '' || /[.!?…]$/u.test(far) ? 0.12 : 0.26
}

const OPENING = /^[«„“"‹]/u
const CLOSING = /[»”“"›][.,:;!?…]?$/u
/** What is quoted at length breaks where it likes. */
const MOST_QUOTED = 5

/** What stands between quotation marks is one title. */
function quotations(tokens: readonly Token[]): number[] {
  const costs = tokens.map(() => 0)
  let from = -1
  for (const [at, { text }] of tokens.entries()) {
    if (from < 0 && OPENING.test(text)) from = at
    if (from < 0 || !CLOSING.test(text) || (at === from && text.length < 2)) continue
    if (at - from <= MOST_QUOTED) costs.fill(0.55, from + 1, at + 1)
    from = -1
  }
  for (const [at, { text }] of tokens.entries()) {
    if (/^[«„‹]$/u.test(text)) costs[at + 1] = 0.95
    if (/^[»›][.,:;!?…]?$/u.test(text)) costs[at] = 0.95
  }
  return costs.slice(0, tokens.length)
}
