// What is more likely for whoever makes the post than for readers, though no pattern knows it: left out, and asked about.
import { asideChances, linesOf } from '#lib/composer/audience/audience.ts'
import { type Sorted, sortByPatterns } from '#lib/composer/builtin/reading/sort.ts'
import type { Question } from '#lib/composer/question.ts'

/** How sure it has to be that a piece is no news; of one that a pattern has cut to its news already, surer. */
const SURE = 0.6
const SURER = 0.85

/** Whose stars stand below has written a review. */
const STARS = /[★⭐]{3}/u

const known = new WeakMap<Question, Sorted>()

/** Who writes and who asks read one question in the same way, so it is read once. */
export function sortSegments(question: Question): Sorted {
  const sorted = known.get(question) ?? withoutAsides(question, sortByPatterns(question))
  known.set(question, sorted)
  return sorted
}

function withoutAsides({ segments }: Question, sorted: Sorted): Sorted {
  const { read, told, left } = sorted
  if (read.publish.length < 2) return sorted
  const chances = asideChances(linesOf(segments, sorted))
  const isCut = (n: number): boolean => read.parts.some(part => part.n === n)
  const isAside = (n: number): boolean =>
    (chances[n - 1] ?? 0) > (isCut(n) ? SURER : SURE) && !STARS.test(segments[n] ?? '')
  const gone = read.publish.filter(isAside)
  if (gone.length === 0) return sorted
  const [publish, parts] = [read.publish.filter(n => !isAside(n)), read.parts.filter(({ n }) => !isAside(n))]
  return {
    ...sorted,
    read: { ...read, publish, parts, style: [...read.style, ...gone] },
    told: told.filter(({ n }) => !isAside(n)),
    left: [...left, ...told.flatMap(({ n, text }) => (isAside(n) ? [{ n, text, list: 'style' as const }] : []))],
  }
}
