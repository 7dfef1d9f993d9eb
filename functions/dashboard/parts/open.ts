// Whether a run still waits for a person, and for what, in single words.
import { html } from 'hono/html'
import { nameOf } from '#functions/dashboard/parts/icons.ts'
import type { Html } from '#functions/dashboard/parts/shell.ts'
import { type Found, foundIn, quotedIn, unasked } from '#lib/runs/read/holds.ts'
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
  ['Unclear', 'a question about the brief', ['question', 'uncertain']],
  ['Omitted', 'what was left out', ['left_out']],
  ['Too little', 'whether it says enough', ['facts', 'picture']],
  ['Translation', 'the translation', ['translated']],
  ['To read', 'whether it says what was meant', ['pieces']],
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

const UNDER = ['the caption', 'the short text']

/** Where on the post it stands; words under it by the channels whose captions have them, where not all do. */
export function placesOf({ places, what = '' }: Partial<Found>, captions: Run['captions'] = null): Html | '' {
  if (!places || places.length === 0) return ''
  const isUnder = places.some(place => UNDER.includes(place))
  const channels = isUnder ? channelsOf(quotedIn(what) || what, captions ?? {}) : []
  const others = places.filter(place => !UNDER.includes(place))
  const named = channels.length > 0 ? [...others, `the caption for ${all.format(channels)}`] : places
  return html` <span class="soft">See ${all.format(named)}.</span>`
}

/** None where it cannot be told, or where each has them. */
function channelsOf(words: string, captions: NonNullable<Run['captions']>): string[] {
  const sought = words.toLowerCase().split(', ').filter(Boolean)
  const all = Object.entries(captions)
  const found = all.filter(([, text]) => sought.some(word => text.toLowerCase().includes(word)))
  return found.length < all.length ? found.map(([channel]) => nameOf(channel)) : []
}
