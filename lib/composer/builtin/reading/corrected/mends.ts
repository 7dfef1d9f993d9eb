// Values that are told in the place of others.
import type { Swap } from '#lib/composer/builtin/reading/corrected/withdrawn.ts'
import { dayInFull } from '#lib/composer/clarify/day.ts'
import { type Span, tokensOf } from '#lib/composer/lexis/tokens.ts'
import type { Literal } from '#lib/composer/literals/literal.ts'

/** The value of one piece that stands in the place of another's, `within` a clause of that; `said` is how it is told. */
export type Mend = Swap & { of: number; by: number; within?: string }

/** “£90 a head. wait no its Monday the 20th”: what is put right is news with its prices, and a row with all its words. */
export function countsIn(
  mends: readonly Mend[],
  words: readonly (readonly Span[])[],
  literals: readonly (readonly Literal[])[],
): { piece: number; from: number }[] {
  return mends.flatMap(({ of, by, old }) => {
    const isRow = old.kind === 'number' && (words[of]?.length ?? 0) <= ROW
    const sums = literals[of]?.filter(({ kind }) => kind === 'money') ?? []
    const told = of === by ? [] : isRow ? (words[of] ?? []) : sums
    return [old, ...told].map(({ start }) => ({ piece: of, from: start }))
  })
}
const ROW = 8

/** “Heel tips £6, key cut £6 no sorry £6.50”: where the same is said before, the words in front of it tell which is meant. */
export const placeIn = (text: string, { start, end, text: old }: Span & { text: string }): Pick<Mend, 'within'> =>
  text.indexOf(old) < start ? { within: text.slice(tokensOf(text.slice(0, start)).at(-BEFORE)?.start ?? 0, end) } : {}
const BEFORE = 2

/** “Sunday the 4th” in the place of “Saturday 3rd June” is said with its month. */
export function inFull(mend: Mend, clock: Parameters<typeof dayInFull>[1]): Mend {
  const { old, value } = mend
  const leans = value.kind === 'date' && value.worked && !value.clash && /\d/.test(value.text)
  const [day] = value.values ?? []
  return leans && day && old.kind === 'date' && !old.worked ? { ...mend, said: dayInFull(Number(day), clock) } : mend
}

type Told = { text: string; parts: readonly string[] }

/** With values of later pieces in the places of its own; all go out before the first comes in, for an hour later may be the hour of another. */
export function mended<T extends Told>(told: T, mends: readonly Mend[]): T {
  const inOrder = mends.toSorted((a, b) => Number(!a.within) - Number(!b.within) || a.old.start - b.old.start)
  const gapOf = (nth: number) => String.fromCharCode(FIRST_GAP + nth)
  const open = inOrder.reduce((own, mend, nth) => withGap(own, mend, gapOf(nth)), told)
  return {
    ...open,
    text: inOrder.reduce((text, { value, said = value.text }, nth) => text.replace(gapOf(nth), () => said), open.text),
  }
}
/** A sign that no text has. */
const FIRST_GAP = 0xe000

function withGap<T extends Told>(told: T, mend: Mend, gap: string): T {
  if (!told.text.includes(mend.old.text)) return told
  const { by, old, value } = mend
  const within = mend.within && told.text.includes(mend.within) ? mend.within : ''
  const around = (text: string): string[] => {
    const from = text.indexOf(within)
    const at = from < 0 ? from : placeOf(text, old.text, from)
    return at < 0 ? [text] : [text.slice(0, at), text.slice(at + old.text.length)]
  }
  const parts = told.parts.flatMap(around).map(part => part.trim())
  return {
    ...told,
    text: around(told.text).join(gap),
    parts: parts.filter(part => /[\p{L}\p{N}]/u.test(part)),
    by: { n: by + 1, text: value.text },
  }
}

/** “2pm”, but not that of “12pm”. */
function placeOf(text: string, value: string, from: number): number {
  let at = text.indexOf(value, from)
  while (at > 0 && /[\p{N}.:]/u.test(text[at - 1] ?? '')) at = text.indexOf(value, at + 1)
  return at
}
