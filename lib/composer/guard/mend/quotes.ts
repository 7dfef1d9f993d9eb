// Somebody's words of which the end was left out do not close as though they were whole.
import type { Answer } from '#lib/composer/answer.ts'
import { fold } from '#lib/composer/lexis/fold.ts'
import type { Question } from '#lib/composer/question.ts'
import { quotesOf } from '#lib/composer/segments/quoted.ts'

const bare = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]+/gu, '')
const DOTS = /(?:…|\.{3})\p{P}{0,3}$/u

/** With dots at its end where the brief quotes more after it that is for readers. */
export function quotesOpen<A extends Answer>(answer: A, { segments }: Question): A {
  if (!('parts' in answer)) return answer
  const parts = answer.parts.map(part =>
    part.role === 'quote' && !DOTS.test(part.text) && isCutShort(part.text, answer, segments)
      ? { ...part, text: `${part.text.replace(/[.。]$/u, '')}…` }
      : part,
  )
  return { ...answer, parts }
}

function isCutShort(text: string, { read }: Answer, segments: readonly string[]): boolean {
  const said = bare(text)
  return segments.some((segment, at) => {
    if (!read.publish.includes(at + 1)) return false
    const told = read.parts.filter(({ n }) => n === at + 1).map(one => one.text)
    return quotesOf(segment).some(({ start, end }) => {
      const quoted = bare(segment.slice(start, end))
      const from = said === '' ? -1 : quoted.indexOf(said)
      const rest = from < 0 ? '' : quoted.slice(from + said.length)
      return rest !== '' && (told.length === 0 || told.some(one => bare(one) !== '' && rest.includes(bare(one))))
    })
  })
}
