// The values of a brief that wants to go out unseen: each sure by itself, and of each kind one.
import type { Hold } from '#lib/composer/answer.ts'
import { isA, type Sign } from '#lib/composer/builtin/proof/signs.ts'
import type { Sorted } from '#lib/composer/builtin/reading/sort.ts'
import { hold } from '#lib/composer/guard/rule.ts'
import { keysOf } from '#lib/composer/lexis/tokens.ts'
import { isSpanWord, type Literal } from '#lib/composer/literals/literal.ts'
import type { Question } from '#lib/composer/question.ts'

/** A day further off is more likely one of another year. */
const DAYS_AHEAD = 300
const [LEAST_PERCENT, MOST_PERCENT] = [5, 75]
const MORNING = 6 * 60
/** “5/12”: two days, by who reads it. */
const EITHER_DAY = /^\d{1,2}[/.-]\d{1,2}/

/** Whether it can be meant in one way only, is still to come and, if it is an address, is the brand's own. */
export function isSure(one: Literal, { brand }: Question, { today, language }: Sorted): boolean {
  const [value = ''] = one.values
  switch (one.kind) {
    case 'date': {
      const days = Number(value) - today
      const isTyped = one.values.length === 1 && !(one.unsure || one.clash || one.worked)
      return isTyped && days >= 0 && days <= DAYS_AHEAD && !(language === 'en' && EITHER_DAY.test(one.text))
    }
    case 'weekday':
    case 'version':
      return true
    // Nobody comes at three in the morning.
    case 'time':
      return one.values.some(minute => Number(minute) >= MORNING)
    case 'money':
      return Number(value) > 0
    case 'percent':
      return Number.parseFloat(one.text) >= LEAST_PERCENT && Number.parseFloat(one.text) <= MOST_PERCENT
    case 'link':
    case 'email':
    case 'phone':
      return Object.values(brand.contact ?? {}).some(own => bare(String(own)) === bare(one.text))
    default:
      return false
  }
}
const bare = (address: string): string => address.toLowerCase().replace(/^https?:\/\/|^www\.|\/$|[\s()-]/g, '')

const GROUPS = ['date', 'weekday', 'time', 'price'] as const
type Group = (typeof GROUPS)[number]
const isGroup = (kind: string): kind is Group => (GROUPS as readonly string[]).includes(kind)
function groupOf(sign: Sign | undefined): Group | undefined {
  const kind = sign?.literal?.kind ?? ''
  return kind === 'money' || kind === 'percent' || isA(sign, 'free') ? 'price' : isGroup(kind) ? kind : undefined
}

/** Two values of one kind that are no span: no program knows which belongs to what. */
export function twiceIn(signs: readonly Sign[], sorted: Sorted): Hold[] {
  for (const group of GROUPS) {
    const own = signs.flatMap((sign, at) => (groupOf(sign) === group ? [at] : []))
    const apart = own.filter(at => !isEndOfSpan(signs, at, sorted))
    const [first, other] = [...new Set(apart.map(at => signs[at]?.text ?? ''))]
    if (first !== undefined && other !== undefined)
      return [hold('uncertain', `“${first}” and “${other}”: only you know whether each belongs where it stands`)]
  }
  return []
}

/** “9 to 5”, “5 and 6 December”: goes on with the value before it, and lies behind that. */
function isEndOfSpan(signs: readonly Sign[], at: number, { lexicons: [own] }: Sorted): boolean {
  const [from, between, to] = [signs[at - 2], signs[at - 1], signs[at]]
  if (groupOf(from) === undefined || groupOf(from) !== groupOf(to) || !between || groupOf(to) === 'price') return false
  const [word = between.text] = keysOf(between.text)
  const isSpan = isSpanWord(word) || own?.till.has(word) || between.text === 'から'
  const isBoth = /^(?:date|weekday)$/.test(groupOf(to) ?? '') && isA(between, 'joins') && between.text.length <= AND
  const [starts, ends] = [from, to].map(sign => sign?.literal?.values.map(Number) ?? [])
  const isAhead = to?.literal?.kind === 'weekday' || starts?.some(start => ends?.some(end => start < end))
  return (isSpan || isBoth) && isAhead === true
}
const AND = 3
