// A name that is taken back in the same breath: “at the Red Lion, no wait, the White Hart”.
import { endsHere, FILLERS, type Turn, wordsIn } from '#lib/composer/builtin/reading/corrected/taken.ts'
import type { Stated, Withdrawn } from '#lib/composer/builtin/reading/corrected/withdrawn.ts'
import type { Span, Token } from '#lib/composer/lexis/tokens.ts'
import type { Literal } from '#lib/composer/literals/literal.ts'

/** Of letters on either side, of words of a name, and of words that are said once more before it. */
const [FAR, MOST, ECHO] = [60, 4, 3]

export function renamed(text: string, turn: Turn, literals: readonly Literal[]): Withdrawn | undefined {
  const old = nameBefore(text, turn)
  const value = old && nameBehind(text, turn, old)
  const isValue = ({ start, end }: Span) => literals.some(one => one.start < end && start < one.end)
  if (!old || !value || value.text === old.text || isValue(old) || isValue(value)) return undefined
  // “Call Jo, no wait, Sam will”, and a line's only word has its capital for another reason.
  const isFirst = old.start === 0 && !old.text.includes(' ')
  if (turn.weak || isFirst || !endsHere(text.slice(value.end))) return undefined
  return { start: old.end, end: value.end, swap: { old, value } }
}

const isNamed = ({ kind, text, key }: Token): boolean => kind === 'word' && /^\p{Lu}/u.test(text) && key !== 'i'
/** Only blanks part the words of a name. */
const isBeside = (text: string, one: Span, next: Span): boolean => /^ ?(?:& )?$/.test(text.slice(one.end, next.start))

function nameBefore(text: string, { start: to }: Span): Stated | undefined {
  const from = Math.max(0, to - FAR)
  const tokens = wordsIn(text.slice(from, to)).map(one => ({ ...one, start: from + one.start, end: from + one.end }))
  const last = tokens.findLastIndex(one => isNamed(one) || !FILLERS.has(one.key))
  const end = tokens[last]
  if (!end || !isNamed(end)) return undefined
  let first = last
  const leads = (at: number): boolean => {
    const [one, next] = [tokens[at], tokens[at + 1]]
    return one !== undefined && next !== undefined && isNamed(one) && isBeside(text, one, next)
  }
  while (last - first < MOST && leads(first - 1)) first--
  const start = tokens[first]?.start ?? end.start
  return { text: text.slice(start, end.end), start, end: end.end }
}

/** Right behind the turn, or behind small words and what stood before the earlier name. */
function nameBehind(text: string, { end: from }: Span, old: Stated): Stated | undefined {
  const before = new Set(
    wordsIn(text.slice(Math.max(0, old.start - FAR), old.start))
      .slice(-ECHO)
      .map(({ key }) => key),
  )
  const tokens = wordsIn(text.slice(from, from + FAR)).map(one => ({
    ...one,
    start: from + one.start,
    end: from + one.end,
  }))
  const first = tokens.findIndex(isNamed)
  const begun = tokens[first]
  if (!begun || !tokens.slice(0, first).every(({ key }) => FILLERS.has(key) || before.has(key))) return undefined
  let last = first
  const follows = (at: number): boolean => {
    const [one, next] = [tokens[at], tokens[at + 1]]
    return one !== undefined && next !== undefined && isNamed(next) && isBeside(text, one, next)
  }
  while (last - first < MOST && follows(last)) last++
  const end = tokens[last]?.end ?? begun.end
  return { text: text.slice(begun.start, end), start: begun.start, end }
}
