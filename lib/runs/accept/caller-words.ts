// Words that a caller brought ready: nobody knows whether they are true, and what shows without a brief is told.
import type { Hold } from '#lib/composer/answer.ts'
import { guardWords, type Word } from '#lib/composer/guard/value/words.ts'
import { Brand, type Plan } from '#lib/composer/plan.ts'
import { holdRow, unknownRow } from '#lib/composer/word-rows.ts'
import { captionsOf } from '#lib/runs/judge/captions.ts'
import type { Brand as OwnBrand } from '#lib/runs/recipe/freeze.ts'
import type { RunRow } from '#lib/runs/run.ts'

type Said = { pictures: readonly { data: unknown }[] } & Parameters<typeof captionsOf>[0]

export type CallerWords = Pick<RunRow, 'holds' | 'sensitive' | 'questions' | 'calibrated'> & {
  rows: Plan['score_rows']
  event_day: string | null
}

/** What stands on the pictures and what would be posted under them, tags as well, judged as it is. */
export function callerWords(said: Said, { dna }: Pick<OwnBrand, 'dna'>, day: string): CallerWords {
  const captions = [...new Set(Object.values(captionsOf(said)))].filter(Boolean)
  const words = [
    ...said.pictures.flatMap(({ data }) => wordsOf(data)),
    ...captions.map((text): Word => ({ at: 'caption', text })),
  ]
  const { holds, sensitive, unknown, event_day } = guardWords(words, { brand: Brand.parse(dna), day })
  return {
    rows: [...holds.map(holdRow), ...unknown.map(unknownRow)],
    ...{ holds, sensitive, questions: [], calibrated: true, event_day },
  }
}

/** Words for a post that were not made with its run; what the brand says of itself may be said. */
export const judgeCaption = (text: string, dna: OwnBrand['dna'], now: Date): Hold[] =>
  guardWords([{ at: 'caption', text }], { brand: Brand.parse(dna), day: now.toISOString().slice(0, 10) }).holds

/** Every text of a picture's data under the name of its field. */
const wordsOf = (value: unknown, at = ''): Word[] =>
  typeof value === 'string'
    ? [{ at, text: value }]
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, each]) =>
          wordsOf(each, Array.isArray(value) ? `${at} ${Number(name) + 1}`.trim() : name),
        )
      : []
