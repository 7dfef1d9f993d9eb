import { only, type Rule } from '#lib/composer/guard/rule.ts'
import { fold } from '#lib/composer/lexis/fold.ts'

const LISTS = ['publish', 'style', 'secret', 'unsure', 'noise', 'attack'] as const
const bare = (text: string): string => fold(text).replace(/[\s"“”«»„‘’'…]+/g, '')

/** Every segment stands in one list, and pieces of a segment stand in it letter by letter. */
export const shape: Rule = ({ question: { segments }, answer: { read } }) => {
  const counts = new Map<number, number>()
  for (const list of LISTS) for (const number of read[list]) counts.set(number, (counts.get(number) ?? 0) + 1)
  const missing = segments.flatMap((_, index) => (counts.has(index + 1) ? [] : [index + 1]))
  const twice = [...counts].filter(([, count]) => count > 1).map(([number]) => number)
  const strange = [...counts.keys()].filter(number => segments[number - 1] === undefined)
  const torn = read.parts.filter(
    ({ n, text }) =>
      text.trim() === '' || !read.publish.includes(n) || !bare(segments[n - 1] ?? '').includes(bare(text)),
  )
  return {
    faults: only([
      missing.length > 0 && `read: segment ${missing.join(', ')} stands in no list`,
      twice.length > 0 && `read: segment ${twice.join(', ')} stands in more than one list`,
      strange.length > 0 && `read: there is no segment ${strange.join(', ')}`,
      ...torn.map(
        ({ n, text }) => `read: “${text.slice(0, 60)}” does not stand letter by letter in segment ${n} of publish`,
      ),
    ]),
  }
}
