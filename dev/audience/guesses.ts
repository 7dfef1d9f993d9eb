// How well briefs are read that nothing was learned from, in letters: what is told that is not for readers, and what of the news is lost.
import { type Sorted, sortSegments } from '#lib/composer/builtin/reading/sort.ts'
import type { Example } from './examples.ts'

export type Guess = { example: Example; sorted: Sorted }

export const guess = (examples: readonly Example[]): Guess[] =>
  examples.map(example => ({ example, sorted: sortSegments(example.question) }))

export const MARKS = { o: 'orders', s: 'secrets', u: 'doubts', x: 'overtaken', n: 'noise', w: 'wishes' } as const
type Count = { told: number; all: number }
export type Letters = { news: Count; asides: Count } & Record<keyof typeof MARKS, Count>

/** Each letter that somebody has marked, and whether it is told. */
function* markedIn({ example, sorted }: Guess, piece: number): Generator<{ mark: string; told: boolean }> {
  const spans = toldOf(sorted, piece, example.question.segments[piece] ?? '')
  for (const [at, mark] of (example.marks[piece] ?? []).entries())
    if (mark !== undefined) yield { mark, told: spans.some(({ start, end }) => start <= at && at < end) }
}

/** How many letters of each kind there are, and how many of them are told. */
export function lettersOf(guesses: readonly Guess[]): Letters {
  const counts = new Map<string, Count>()
  const count = (kind: string, told: boolean) => {
    const found = counts.get(kind) ?? { told: 0, all: 0 }
    counts.set(kind, { told: found.told + Number(told), all: found.all + 1 })
  }
  for (const one of guesses)
    for (const piece of one.example.marks.keys())
      for (const { mark, told } of markedIn(one, piece)) {
        count(mark, told)
        count(mark === ' ' ? 'news' : 'asides', told)
      }
  const of = (kind: string) => counts.get(kind) ?? { told: 0, all: 0 }
  const [o, s, u, x, n, w] = [...'osuxnw'].map(of) as [Count, Count, Count, Count, Count, Count]
  return { news: of('news'), asides: of('asides'), o, s, u, x, n, w }
}

/** Of the pieces, and of the briefs, how many are told to the letter. */
function exactIn(guesses: readonly Guess[]): { pieces: number; briefs: number } {
  const isExact = guesses.map(one =>
    [...one.example.marks.keys()].map(piece =>
      [...markedIn(one, piece)].every(({ mark, told }) => told === (mark === ' ')),
    ),
  )
  const pieces = isExact.flat()
  const shareOf = (all: readonly boolean[]) => all.filter(Boolean).length / Math.max(1, all.length)
  return { pieces: shareOf(pieces), briefs: shareOf(isExact.map(own => own.every(Boolean))) }
}

/** Where in a piece stands what is told of it. */
function toldOf({ read }: Sorted, piece: number, text: string): { start: number; end: number }[] {
  if (!read.publish.includes(piece + 1)) return []
  const parts = read.parts.filter(({ n }) => n === piece + 1)
  if (parts.length === 0) return [{ start: 0, end: text.length }]
  let from = 0
  return parts.map(part => {
    const behind = text.indexOf(part.text, from)
    const start = behind < 0 ? text.indexOf(part.text) : behind
    from = start + part.text.length
    return { start, end: from }
  })
}

export const share = ({ told, all }: Count): number => told / Math.max(1, all)
export const percent = (part: number) => `${(100 * part).toFixed(1)} %`

export function tell(title: string, guesses: readonly Guess[]): void {
  const letters = lettersOf(guesses)
  const kinds = Object.entries(MARKS).map(
    ([mark, name]) => `${name} ${percent(share(letters[mark as keyof typeof MARKS]))}`,
  )
  const lost = percent(1 - share(letters.news))
  console.log(`${title}: ${percent(share(letters.asides))} of the asides told, ${lost} of the news lost`)
  const { pieces, briefs } = exactIn(guesses)
  console.log(`  told of ${kinds.join(', ')}; cost ${costOf(letters).toFixed(4)}`)
  console.log(`  read to the letter: ${percent(pieces)} of the pieces, ${percent(briefs)} of the briefs`)
}

/** What a letter told wrongly costs, by its mark; and one of the news that is lost. */
const COSTS = { s: 3, o: 2, w: 2, u: 1.5, x: 1.5, n: 1 } as const
const LOST = 3

/** Of each letter, on average. */
export function costOf(letters: Letters): number {
  const told = Object.entries(COSTS).reduce(
    (sum, [mark, cost]) => sum + cost * letters[mark as keyof typeof COSTS].told,
    0,
  )
  const { news, asides } = letters
  return (told + LOST * (news.all - news.told)) / Math.max(1, news.all + asides.all)
}

/** Each language by itself. */
export function tellLanguages(title: string, guesses: readonly Guess[]): void {
  const languages = [...new Set(guesses.map(({ example }) => example.language))].sort()
  const of = languages.map(language => {
    const { asides, news } = lettersOf(guesses.filter(({ example }) => example.language === language))
    return `${language} ${percent(share(asides))} and ${percent(1 - share(news))}`
  })
  console.log(`${title}, told of the asides and lost of the news: ${of.join(', ')}`)
}
