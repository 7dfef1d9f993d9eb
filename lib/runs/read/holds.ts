// What holds a run, in plain words: what says the same of one value is one thing.
import type { Hold, OpenQuestion } from '#lib/composer/concerns.ts'
import { capitalized } from '#lib/words/capitalized.ts'

/** One thing to look at, with every place where it stands. */
export type Found = Hold & { places: string[] }

/** The words that a hold or a question quotes. */
export const quotedIn = (text: string): string => /“([^“”]{1,400})”/.exec(text)?.[1] ?? ''

const AT = '” in '
const DAYS = ['weekday', 'contested']

const LOST = 'lost: '

/** A value that stands nowhere was left out; of the rest too little is told. */
const readLost = (what: string): Hold =>
  what.includes('neither on the picture')
    ? { rule: 'left_out', what: quotedIn(what), where: '' }
    : { rule: 'facts', what, where: '' }

/** “evidence: “2.50” in body is not in the segments that it names (1)” is of the making of a text: a person is told what it means. */
const ASTRAY = /^(?:evidence|claim): (“[^“”]+”) in (.+) is not in the segments that it names/u
function readAstray(what: string): Hold | null {
  const [, words, where = ''] = ASTRAY.exec(what) ?? []
  return words ? { rule: 'astray', what: `the brief says ${words} in another place`, where } : null
}

/** “weekday: “Friday 12 December” in caption 1: that date …; write …” says of words what a hold says, and where. */
function readFault(hold: Hold): Hold {
  const { rule, what } = hold
  const astray = rule === 'fault' ? readAstray(what) : null
  if (astray) return astray
  if (rule === 'fault' && what.startsWith(LOST)) return readLost(what.slice(LOST.length))
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
  if (where === 'body') return ['the running text']
  return [where.startsWith('caption') ? 'the caption' : `the ${where.replaceAll('_', ' ')}`]
}

export function foundIn(holds: readonly Hold[]): Found[] {
  const same = Map.groupBy(holds.map(readFault), ({ rule, what }) => `${rule} ${what}`)
  return [...same.values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, places: [...new Set([first, ...others].flatMap(placeOf))] }] : [],
  )
}

/** Rules whose words are a piece of the brief or of the post, without a sentence around it. */
const QUOTES = ['left_out', 'bond', 'own_words', 'attack']

/** One word is a topic, a piece is quoted; anything else is a sentence already. */
export const told = ({ rule, what, where }: Found): string => {
  if (rule === 'sensitive' && !what.includes(' ')) return `It touches on ${what.replaceAll('_', ' ')}.`
  if (QUOTES.includes(rule) && where !== 'seal' && !what.startsWith('the brief ')) return `“${what}”`
  const text = capitalized(what)
  return /[.?!…]$/.test(text) ? text : `${text}.`
}

/** Whether a question is about the very day that is found. */
export const isSameDay = ({ rule, what }: Found, question: string): boolean =>
  rule === 'weekday' && quotedIn(what) !== '' && question.toLowerCase().includes(quotedIn(what).toLowerCase())

type Asked = { holds: readonly Hold[]; questions: readonly OpenQuestion[] }

/** What a question asks already is not asked twice. */
function isAsked({ questions }: Asked, one: Found): boolean {
  const { rule, what } = one
  if (rule === 'question') return questions.length > 0
  return questions.some(
    ({ question }) => isSameDay(one, question) || (QUOTES.includes(rule) && question.includes(what)),
  )
}

/** What holds a run and no question of it asks already. */
export function unasked(run: Asked): Found[] {
  return foundIn(run.holds).filter(one => !isAsked(run, one))
}
