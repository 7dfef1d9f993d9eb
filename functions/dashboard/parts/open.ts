// Whether a run still waits for a person, and for what, in single words.
import { html } from 'hono/html'
import type { Html } from '#functions/dashboard/parts/shell.ts'
import { type Found, foundIn, unasked } from '#lib/runs/read/holds.ts'
import type { Run } from '#lib/runs/run.ts'

type Held = Pick<Run, 'verdict' | 'approval' | 'holds' | 'questions'>

export const isOpen = ({ verdict, approval }: Pick<Run, 'verdict' | 'approval'>): boolean =>
  verdict === 'needs_review' && approval.state !== 'approved'

/** Each kind of doubt in a word and within a sentence, the gravest first. */
const doubts: readonly (readonly [word: string, thing: string, rules: readonly string[]])[] = [
  ['Sensitive', 'a sensitive topic', ['sensitive']],
  ['Unsafe', 'words that give orders', ['attack']],
  ['Private', 'something private', ['leak']],
  ['Claim', 'a promise', ['claim', 'regulated']],
  ['Consent', 'a person’s consent', ['consent']],
  ['Date', 'a date', ['weekday', 'moving']],
  ['Number', 'a number', ['counted']],
  ['Unclear', 'a question about the brief', ['question', 'uncertain', 'pieces']],
  ['Omitted', 'what was left out', ['left_out']],
  ['Too little', 'whether it says enough', ['facts', 'picture']],
  ['Translation', 'the translation', ['translated']],
]

/** Every kind of doubt that a run has. */
function doubtsOf({ holds, questions }: Held): { word: string; thing: string }[] {
  const rules = new Set(foundIn(holds).map(({ rule }) => rule))
  if (questions.length > 0) rules.add('question')
  const named = doubts.filter(([, , of]) => of.some(rule => rules.has(rule))).map(([word, thing]) => ({ word, thing }))
  const known = new Set(doubts.flatMap(([, , of]) => of))
  return [...rules].every(rule => known.has(rule)) ? named : [...named, { word: 'Wording', thing: 'the wording' }]
}

/** Why a person is asked, in words such as “Claim” and “Date”; none where nothing is held. */
export const openWords = (held: Held): string[] => doubtsOf(held).map(({ word }) => word)

/** The same within a sentence, such as “a promise” and “a date”. */
export const openThings = (held: Held): string[] => doubtsOf(held).map(({ thing }) => thing)

/** How many things are asked one by one, each with a tick of its own; of one thing alone a yes is the approval. */
export function ticksOf({ holds, questions }: Held): number {
  const found = unasked({ holds, questions }).length
  return questions.length === 0 && found < 2 ? 0 : questions.length + found
}

const all = new Intl.ListFormat('en')

/** Where on the post it stands. */
export const placesOf = ({ places }: Pick<Found, 'places'>): Html | '' =>
  places.length > 0 ? html` <span class="soft">See ${all.format(places)}.</span>` : ''
