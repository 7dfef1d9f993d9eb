// The briefs of the recorded sets, piece by piece as a language model has read them.
import { readRecordings } from '#dev/answers/recordings.ts'
import { readSet, setNames } from '#dev/answers/sets.ts'
import { Read } from '#lib/composer/answer.ts'
import { linesOf } from '#lib/composer/audience/audience.ts'
import { featuresOf } from '#lib/composer/audience/features.ts'
import { sortByPatterns } from '#lib/composer/builtin/reading/sort.ts'
import { questionOf } from '#lib/composer/question.ts'
import type { Example } from './examples.ts'

export const readJudged = (): Example[] => setNames().flatMap(ofSet)

function ofSet(name: string): Example[] {
  const answers = new Map(readRecordings(name).map(one => [one.id, one]))
  return readSet(name).cases.flatMap(({ id, input }, brief) => {
    const one = answers.get(id)
    const question = questionOf(input)
    const answer = (one?.repair ?? one?.answer) as { read?: unknown } | undefined
    const read = Read.safeParse(answer?.read)
    if (!read.success || JSON.stringify(one?.segments) !== JSON.stringify(question.segments)) return []
    const lines = linesOf(question.segments, sortByPatterns(question))
    return lines.map((line, at) => ({
      ...{ brief, text: line.text, taken: line.taken },
      features: featuresOf(lines, at),
      aside: asideOf(read.data, at + 1, line.text),
    }))
  })
}

function asideOf({ publish, parts }: Read, n: number, text: string): number {
  if (!publish.includes(n)) return 1
  const told = parts.filter(part => part.n === n).reduce((sum, part) => sum + part.text.length, 0)
  return told === 0 ? 0 : Math.max(0, 1 - told / text.length)
}
