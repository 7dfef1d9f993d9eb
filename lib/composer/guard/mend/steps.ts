// Steps of an infographic, one each: what the brief numbers has a row and so a number of its own.
import type { Answer } from '#lib/composer/answer.ts'
import { rowsApart } from '#lib/composer/numbered/apart.ts'
import type { Question } from '#lib/composer/question.ts'

export function stepsApart<A extends Answer>(answer: A, { numbered = [] }: Question): A {
  if (!('blocks' in answer) || numbered.length === 0) return answer
  const blocks = answer.blocks.map(block =>
    block.kind === 'steps' ? { ...block, rows: rowsApart(block.rows, numbered, answer.language) } : block,
  )
  return { ...answer, blocks }
}
