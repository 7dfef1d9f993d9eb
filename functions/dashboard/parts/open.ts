// What of a run is still open for a person: what says the same of one value is one thing.
import type { Hold } from '#lib/composer/concerns.ts'
import type { Run } from '#lib/runs/run.ts'

/** One thing to look at, with every place where it stands. */
export type Found = Hold & { places: string[] }
type Held = Pick<Run, 'verdict' | 'approval' | 'holds' | 'questions'>

export const isOpen = ({ verdict, approval }: Pick<Run, 'verdict' | 'approval'>): boolean =>
  verdict === 'needs_review' && approval.state !== 'approved'

/** The words that a hold or a question quotes. */
export const quotedIn = (text: string): string => /“([^“”]{1,400})”/.exec(text)?.[1] ?? ''

const AT = '” in '
const DAYS = ['weekday', 'contested']

/** “weekday: “Friday 12 December” in caption 1: that date …; write …” says of words what a hold says, and where. */
function readFault(hold: Hold): Hold {
  const { rule, what } = hold
  const [start, end] = [what.indexOf(': “'), what.indexOf(AT)]
  const tail = what.indexOf(': ', end)
  if (rule !== 'fault' || start < 0 || end < start || tail < 0) return hold
  const said = what.slice(tail + 2).split(';')[0]
  return {
    rule: DAYS.includes(what.slice(0, start)) ? 'weekday' : 'fault',
    what: `${what.slice(start + 2, end + 1)}: ${said}`,
    where: what.slice(end + AT.length, tail),
  }
}

/** A place as a person calls it; what was left out stands nowhere, and a seal on none. */
function placeOf({ rule, where }: Hold): string[] {
  if (where === '' || where === 'seal' || rule === 'left_out') return []
  if (where === 'short') return ['the short text']
  return [where.startsWith('caption') ? 'the caption' : `the ${where.replaceAll('_', ' ')}`]
}

export function foundIn(holds: readonly Hold[]): Found[] {
  const same = Map.groupBy(holds.map(readFault), ({ rule, what }) => `${rule} ${what}`)
  return [...same.values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, places: [...new Set([first, ...others].flatMap(placeOf))] }] : [],
  )
}

/** Each kind of doubt in a word and within a sentence, the gravest first. */
const doubts: readonly (readonly [word: string, thing: string, rules: readonly string[]])[] = [
  ['Sensitive', 'a sensitive topic', ['sensitive']],
  ['Unsafe', 'words that give orders', ['attack']],
  ['Private', 'something private', ['leak']],
  ['Claim', 'a promise', ['claim', 'regulated']],
  ['Consent', 'a person’s consent', ['consent']],
  ['Date', 'a date', ['weekday', 'moving']],
  ['Number', 'a number', ['counted']],
  ['Question', 'a question about the brief', ['question', 'uncertain', 'pieces']],
  ['Left out', 'what was left out', ['left_out']],
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
