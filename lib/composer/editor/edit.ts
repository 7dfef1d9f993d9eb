// Has an editor read the finished words, and the writer mend what the owner would have changed; the guard reads that again.
import type { Answer } from '#lib/composer/answer.ts'
import { mend } from '#lib/composer/editor/mend.ts'
import { editorData, editorInstructions, editorRequest, mendsIn } from '#lib/composer/editor/question.ts'
import type { LaidOut } from '#lib/composer/layout/layout.ts'
import { type Asker, askBeside, HOLD_MS, hashOf } from '#lib/composer/model/beside.ts'
import { type Composed, type Guard, type Receipt, withAllCalls, withCalls } from '#lib/composer/model/planner.ts'
import type { Question } from '#lib/composer/question.ts'

const EDIT_MS = 8_000

/** It never throws, and never makes a post worse to the guard: then the words stay as they were. */
export async function edited(
  question: Question,
  composed: Composed,
  laid: Pick<LaidOut, 'ways' | 'captions'>,
  guard: Guard,
  asker: Asker | null,
): Promise<Composed> {
  if (!asker || composed.receipt.composer === 'builtin') return composed
  const read = await mendsFor(question, composed.answer, laid, asker)
  const counted = read.usage ? withCalls(composed.receipt, read.usage) : composed.receipt
  const editor = read.told && { ...read.told, ...(read.found && { found: read.found.length }) }
  const receipt: Receipt = { ...counted, ...(editor && { editor }) }
  if (!read.found || read.found.length === 0) return { ...composed, receipt }
  const { guarded, usages } = await mend({ question, composed, mends: read.found, guard, asker })
  const told = withAllCalls(receipt, usages)
  const known = { ...told, ...(editor && { editor: { ...editor, mended: guarded !== undefined } }) }
  return { ...(guarded ?? composed), receipt: known }
}

async function mendsFor(
  question: Question,
  answer: Answer,
  { ways, captions }: Pick<LaidOut, 'ways' | 'captions'>,
  asker: Asker,
) {
  const data = editorData(question, answer, ways.slice(0, 1), captions[question.channel])
  return askBeside(asker, {
    hash: await hashOf({ data }, editorInstructions),
    whom: ({ editor }) => editor,
    request: asking => editorRequest({ data, timeout_ms: EDIT_MS, ...asking }),
    read: mendsIn,
    hold_ms: HOLD_MS,
  })
}
