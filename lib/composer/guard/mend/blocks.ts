// Blocks of an infographic as they are drawn: a note says one thing, and what the brief numbers has a row and so a number of its own.
import type { Answer, Block } from '#lib/composer/answer.ts'
import { INFOGRAPHIC } from '#lib/composer/forms.ts'
import { rowsApart } from '#lib/composer/numbered/apart.ts'
import type { Question } from '#lib/composer/question.ts'

/** Each row of a note in a note of its own, where there is room. */
export function notesApart<A extends Answer>(answer: A): A {
  if (!('blocks' in answer)) return answer
  const apart = answer.blocks.flatMap(block => notesOf(block))
  const blocks = apart.length <= INFOGRAPHIC.blocks ? apart : answer.blocks
  return { ...answer, blocks }
}

function notesOf(block: Block): Block[] {
  const said = saidIn(block)
  if (block.kind !== 'note' || said.length === 0) return [block]
  return said.map((text, nth): Block => {
    const title = nth === 0 ? block.title : ''
    return { ...block, title, rows: [{ label: '', before: '', text }] }
  })
}

/** What its rows say; a note has no column for names. */
const saidIn = ({ rows }: Block): string[] =>
  rows
    .map(({ label, before, text }) => [label, before, text].filter(part => part.trim() !== '').join(': '))
    .filter(Boolean)

export function stepsApart<A extends Answer>(answer: A, { numbered = [] }: Question): A {
  if (!('blocks' in answer) || numbered.length === 0) return answer
  const blocks = answer.blocks.map(block =>
    block.kind === 'steps' ? { ...block, rows: rowsApart(block.rows, numbered, answer.language) } : block,
  )
  return { ...answer, blocks }
}
