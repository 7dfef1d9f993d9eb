// Marked briefs as the built-in writer would post them by itself: how many are approved, and of which a note was told.
import { writeBuiltin } from '#lib/composer/builtin/write.ts'
import { guard } from '#lib/composer/guard/guard.ts'
import { writePost } from '#lib/composer/write-post.ts'
import { inputOf } from './examples.ts'
import type { Marked } from './marked.ts'

/** A brief without a note, whether it is approved, and the notes in it that its words tell. */
export type Approval = { brief: Marked; plain: boolean; approved: boolean; told: string[] }

export const approvalsOf = (briefs: readonly Marked[]): Promise<Approval[]> => Promise.all(briefs.map(approvalOf))

async function approvalOf(brief: Marked): Promise<Approval> {
  const { text, marks } = brief
  const post = await writePost(inputOf(brief), { guard, builtin: writeBuiltin, planner: null })
  const said = ` ${post.shown.texts.map(one => wordsOf(one.text).join(' ')).join(' | ')} `
  const notes = [...marks.matchAll(/[osux]+/g)].map(({ 0: note, index }) => text.slice(index, index + note.length))
  return {
    brief,
    plain: !/\S/.test(marks),
    approved: post.sensitive === 'none' && post.holds.length === 0,
    told: notes.filter(note => isToldIn(said, wordsOf(note))),
  }
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
/** Fewer words may stand elsewhere as well. */
const LEAST = 3

/** Half of its pairs of words stand there. */
function isToldIn(said: string, words: readonly string[]): boolean {
  const pairs = words.slice(1).map((word, at) => ` ${words[at]} ${word} `)
  return words.length >= LEAST && pairs.filter(pair => said.includes(pair)).length * 2 >= pairs.length
}

export function tellApprovals(name: string, all: readonly Approval[]): void {
  const plain = all.filter(one => one.plain)
  const noted = all.filter(one => !one.plain)
  const of = (some: readonly Approval[]) => some.filter(({ approved }) => approved)
  const told = of(noted).filter(one => one.told.length > 0).length
  console.log(
    `${name}: approved ${of(plain).length} of ${plain.length} plain ones and ${of(noted).length} of ${noted.length} with notes, ${told} of which tell one`,
  )
}
