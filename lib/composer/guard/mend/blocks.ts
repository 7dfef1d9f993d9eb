// Blocks of an infographic as they are drawn: a note says one thing, and what the brief numbers has a row and so a number of its own.
import type { Answer, Block } from '#lib/composer/answer.ts'
import { BLOCKS, INFOGRAPHIC } from '#lib/composer/forms.ts'
import { rowsApart } from '#lib/composer/numbered/apart.ts'
import type { Question } from '#lib/composer/question.ts'

/** Each row of a note in a note of its own, or in one list under a title or where there is no room. */
export function notesApart<A extends Answer>(answer: A): A {
  if (!('blocks' in answer)) return answer
  const apart = answer.blocks.flatMap(block => notesOf(block))
  const blocks = apart.length <= INFOGRAPHIC.blocks ? apart : answer.blocks.flatMap(block => listOf(block) ?? [block])
  return { ...answer, blocks }
}

function notesOf(block: Block): Block[] {
  const said = saidIn(block)
  if (block.kind !== 'note' || said.length === 0) return [block]
  const list = block.title ? listOf(block) : undefined
  const notes = said.map((text, nth): Block => {
    const title = nth === 0 ? block.title : ''
    return { ...block, title, rows: [{ label: '', before: '', text }] }
  })
  return list ? [list] : notes
}

/** Short notes as the points of one list. */
function listOf(block: Block): Block | undefined {
  const said = saidIn(block)
  const isList =
    said.length > 1 && said.length <= BLOCKS.list.most && said.every(text => text.length <= BLOCKS.list.label)
  return block.kind === 'note' && isList
    ? { ...block, kind: 'list', rows: said.map(label => ({ label, before: '', text: '' })) }
    : undefined
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
