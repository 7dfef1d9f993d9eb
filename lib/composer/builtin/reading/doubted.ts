// What a doubt takes along, and what of its sentence is sure.
import type { Clause } from '#lib/composer/builtin/clauses.ts'
import type { LeftList } from '#lib/composer/builtin/reading/wishes.ts'
import { isContent } from '#lib/composer/guard/evidence.ts'
import { type Token, tokensOf } from '#lib/composer/lexis/tokens.ts'
import { beginsWithOr } from '#lib/composer/literals/either.ts'
import type { Lexicon } from '#lib/composer/packs/index.ts'

/** A stretch of the piece, what ends it, and what it is. */
export type Stretch = Pick<Clause, 'start' | 'end' | 'text' | 'mark'> & { list: LeftList | 'publish' | 'topic' }

export const sub = (one: Clause | Stretch, from: number, to: number): Clause => {
  const raw = one.text.slice(from, to)
  const lead = raw.length - raw.trimStart().length
  const [start, text] = [one.start + from + lead, raw.trim()]
  return { start, end: start + text.length, text, mark: to >= one.text.length ? one.mark : '' }
}

/** A doubt without a value of its own is about the last value before it; what stands before that value is sure. */
export function doubted(stretches: Stretch[], lexicons: readonly Lexicon[]): Stretch[] {
  const out = [...stretches]
  for (const one of stretches) {
    if (one.list !== 'unsure') continue
    const at = out.indexOf(one)
    // “at 10, or 10.30, not sure”: neither is.
    const other = beginsWithOr(one.text) ? out.findLastIndex((each, nth) => nth < at && isDated(each, lexicons)) : -1
    const stood = out[other]
    if (stood) out.splice(other, 1, ...sureOf(stood, lexicons))
    const about = isDated(one, lexicons) ? at : out.findLastIndex((each, nth) => nth < at && isDated(each, lexicons))
    const stretch = out[about]
    if (stretch) out.splice(about, 1, ...sureOf(stretch, lexicons))
  }
  return out
}

const isValue = ({ kind, key }: Token, lexicons: readonly Lexicon[]): boolean =>
  kind === 'number' || lexicons.some(({ months, weekdays }) => key.length > 2 && (months.has(key) || weekdays.has(key)))
const isDated = ({ text }: Stretch, lexicons: readonly Lexicon[]): boolean =>
  tokensOf(text).some(token => isValue(token, lexicons))

/** “Beer festival friday 12 or saturday 13 december”: the festival is sure. */
function sureOf(stretch: Stretch, lexicons: readonly Lexicon[]): Stretch[] {
  const tokens = tokensOf(stretch.text)
  const first = tokens.findIndex(token => isValue(token, lexicons))
  const doubts = lexicons.flatMap(({ doubt }) => doubt.find(stretch.text)).map(({ start }) => start)
  // “starts wed 3rd or thurs 4th i need to check w Linda”: what the doubt itself says hides nothing before it.
  const behind = tokens.slice(first).filter(({ start }) => doubts.every(doubt => start < doubt))
  const before = tokens.slice(0, first)
  const last = before.findLastIndex(token => isContent(token, lexicons))
  const alone = behind.every(token => isValue(token, lexicons) || !isContent(token, lexicons))
  const open = last >= 0 && before.slice(last + 1).every(({ kind }) => kind === 'word')
  const named = before.filter(token => isContent(token, lexicons)).length > 1 || stretch.start === 0
  if (!alone || !open || !named || lexicons.some(({ doubt }) => doubt.in(stretch.text.slice(0, tokens[first]?.start))))
    return [{ ...stretch, list: 'unsure' }]
  return [
    { ...sub(stretch, 0, tokens[last]?.end ?? 0), mark: ',', list: 'publish' },
    { ...sub(stretch, tokens[last]?.end ?? 0, stretch.text.length), list: 'unsure' },
  ]
}
