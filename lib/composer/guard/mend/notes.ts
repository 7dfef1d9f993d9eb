// A note says one thing: a block of several becomes as many notes, or one list under a title or where there is no room.
import type { Answer, Block } from '#lib/composer/answer.ts'
import { BLOCKS, INFOGRAPHIC } from '#lib/composer/forms.ts'

/** The answer with each row of a note in a note of its own. */
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
