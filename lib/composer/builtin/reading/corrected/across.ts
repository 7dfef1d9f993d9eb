// A value that is taken back in the piece behind its own, as it is in the same breath: “Leather sole 46 (nein 44, …)”, “n=221. sorry n=212, typo”.
import type { Mend } from '#lib/composer/builtin/reading/corrected/mends.ts'
import { endsHere, wordsIn } from '#lib/composer/builtin/reading/corrected/taken.ts'
import { type Withdrawn, withdrawnIn } from '#lib/composer/builtin/reading/corrected/withdrawn.ts'
import type { Span } from '#lib/composer/lexis/tokens.ts'
import { type Literal, shifted } from '#lib/composer/literals/literal.ts'
import type { Lexicon } from '#lib/composer/packs/index.ts'

type Said = { text: string; literals: readonly Literal[] }
type Placed = Said & { at: number; start: number }
/** What is told no more, by its piece and from one place of it to another, and values that are told in the place of others. */
export type Correction = {
  gone: {
    of: number
    from: number
    to: number
    isNoise: boolean /** Nothing beside it is to be trimmed. */
    isSwap?: boolean
  }[]
  mends: Mend[]
}

/** What of the last piece takes back what stands in the ones before it. */
export function acrossIn(pieces: readonly Said[], lexicons: readonly Lexicon[]): Correction {
  const placed = beside(pieces)
  const own = placed.at(-1)
  const [gone, mends]: [Correction['gone'], Mend[]] = [[], []]
  if (!own || placed.length === 1) return { gone, mends }
  const text = placed.map(one => one.text).join(' ')
  const literals = placed.flatMap(one => shifted(one.literals, one.start))
  for (const back of withdrawnIn(text, literals, lexicons)) {
    if (back.start >= own.start || back.end < own.start || !isSure(text, back)) continue
    const { swap } = back
    const all = { start: back.start, end: swap ? endOf(text, back, own) : back.end }
    gone.push(...placed.flatMap(one => spanIn(one, all, swap !== undefined)))
    const of = swap && placed.findLast(({ start }) => start <= swap.old.start)
    if (swap && of)
      mends.push({ ...swap, old: movedTo(swap.old, of), value: movedTo(swap.value, own), of: of.at, by: own.at })
  }
  return { gone, mends }
}

/** The last piece and the one before it, and one more where that has no value: “4,212 litters… NO that’s neuterings! 4,212 neuterings”. */
function beside(pieces: readonly Said[]): Placed[] {
  const by = pieces.length - 1
  const from = Math.max(0, (pieces[by - 1]?.literals.length ?? 1) > 0 ? by - 1 : by - 2)
  let start = 0
  return pieces.slice(from).map((one, nth) => {
    const own = { ...one, at: from + nth, start }
    start += one.text.length + 1
    return own
  })
}

/** Names may begin a sentence. “Only 4 left. Sorry, 2 per person” takes nothing back. */
function isSure(text: string, { end, swap }: Withdrawn): boolean {
  const [next] = wordsIn(text.slice(end, end + NEAR))
  const isEnd = endsHere(text.slice(end)) && /^\s*(?:$|[^\s\p{L}\p{N}])/u.test(text.slice(end))
  const last = swap && wordsIn(text.slice(swap.old.end, swap.old.end + NEAR))[0]
  if (swap && !/\d/.test(swap.value.text) && !swap.value.kind) return false
  return swap?.value.kind !== 'number' || isEnd || last?.key === next?.key
}
const NEAR = 40

/** What follows a sign behind the value is told, unless the turn leads to it and no other value is in it: “nein 44, der Lieferant hat nachgelassen”. */
function endOf(text: string, { start, end }: Withdrawn, own: Placed): number {
  const isLed = wordsIn(text.slice(start, own.start)).length === 0
  const isLast = !own.literals.some(one => one.start + own.start >= end)
  return (isLed && isLast) || !/^[,.;–]/.test(text.slice(end)) ? text.length : end
}

const movedTo = <One extends Span>(one: One, { start }: Placed): One => ({
  ...one,
  start: one.start - start,
  end: one.end - start,
})

function spanIn({ at, start, text }: Placed, all: Span, isSwap: boolean): Correction['gone'] {
  const [from, to] = [Math.max(0, all.start - start), Math.min(text.length, all.end - start)]
  return from < to ? [{ of: at, from, to, isNoise: true, isSwap }] : []
}
