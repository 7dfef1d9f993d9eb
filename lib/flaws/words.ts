// What a schema says of a value, in words that somebody who has never seen a schema can act on.
import type * as z from 'zod'
import { nearest } from '#lib/flaws/nearest.ts'
import { below, keysAt } from '#lib/flaws/schema-keys.ts'
import { registry } from '#lib/registry.ts'
import { capitalized } from '#lib/words/capitalized.ts'

export type Issue = z.core.$ZodIssue
/** What was sent and what it was held against, where they are at hand. */
export type Held = { schema?: z.core.$ZodType | undefined; value?: unknown }

const NOUNS = registry<string>({
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
  date: 'a date',
})

const FORMATS = registry<string>({
  uuid: 'is no id; one looks like 019a9f3e-5c1d-7b2a-8f60-0c9d1e2f3a4b',
  url: 'is no address, such as https://example.com/page',
  email: 'is no e-mail address, such as maya@example.com',
  datetime: 'is no point in time, such as 2026-11-20T09:00:00Z',
  date: 'is no day, such as 2026-11-20',
  time: 'is no time, such as 09:30',
  base64: 'is not base64',
})

const MOST_NAMED = 14
/** Of values that one has to choose from, each. */
const MOST_CHOICES = 30
const LONGEST_QUOTE = 40
/** Words of the library's own; whatever a schema of ours says itself is kept. */
const THEIRS = /^(Invalid|Too (big|small)|Unrecognized|Input not)\b/

export function wordsOf(issue: Issue, held: Held = {}): string {
  if (!THEIRS.test(issue.message)) return issue.message + sentOf(issue, held)
  switch (issue.code) {
    case 'invalid_type':
      return mistyped(issue.expected, held)
    case 'invalid_value':
      return notAmong(issue.values.map(String), held)
    case 'unrecognized_keys':
      return stranger(issue.keys, held)
    case 'too_big':
      return `is too ${measureOf(issue.origin)}: ${bound(issue.origin, issue.maximum, 'at most', issue.inclusive, 'below')}${sizeOf(issue.origin, held)}`
    case 'too_small':
      return issue.minimum === 1 && issue.inclusive && issue.origin !== 'number'
        ? 'is empty'
        : `is too ${measureOf(issue.origin, true)}: ${bound(issue.origin, issue.minimum, 'at least', issue.inclusive, 'above')}${sizeOf(issue.origin, held)}`
    case 'invalid_format':
      return `${quoted(held.value)} ${FORMATS[issue.format] ?? 'does not have the form that is taken here'}`
    case 'not_multiple_of':
      return `is no multiple of ${issue.divisor}`
    case 'invalid_union':
      return optionsOf(issue) ? notAmong(optionsOf(issue) ?? [], held) : mistyped(kindsOf(issue), held)
    case 'invalid_key':
      return 'has a name that is not taken here'
    default:
      return 'is not valid'
  }
}

/** Of a union that is told apart by one field. */
function optionsOf(issue: object): string[] | null {
  return 'options' in issue && Array.isArray(issue.options) ? issue.options.map(String) : null
}

/** Of a union of which no form is the same kind of thing: the kinds that it has. */
function kindsOf({ errors }: { errors: readonly (readonly object[])[] }): string {
  const kinds = errors.flat().map(one => ('expected' in one ? String(one.expected) : ''))
  return [...new Set(kinds.map(kind => NOUNS[kind] ?? kind))].filter(kind => kind !== '').join(' or ')
}

function mistyped(expected: string, { value }: Held): string {
  const taken = NOUNS[expected] ?? expected
  if (value === undefined) return `is missing; it takes ${taken}`
  return `${typeof value === 'string' ? `${quoted(value)} ` : ''}is ${nounOf(value)}; it takes ${taken}`
}

/** What a schema of ours says by itself is what it takes: beside it stands what was sent. */
const sentOf = ({ code }: Issue, { value }: Held) =>
  code === 'invalid_format' && typeof value === 'string' ? `; ${quoted(value)} was sent` : ''

function notAmong(values: readonly string[], { value }: Held): string {
  const meant = typeof value === 'string' ? nearest(value, values) : null
  const taken = `it takes ${values.length === 1 ? '' : 'one of '}${among(values, MOST_CHOICES)}`
  if (value === undefined) return `is missing; ${taken}`
  if (typeof value === 'object') return `is ${nounOf(value)}; ${taken}`
  return `${quoted(value)} is not known; ${meant ? `did you mean ${meant}? ` : ''}${meant ? capitalized(taken) : taken}`
}

/** Of one unknown field, whose name is its place. */
function stranger([key = '']: readonly string[], { schema, value }: Held): string {
  const known = schema ? keysAt(schema) : []
  const sent = typeof value === 'object' && value !== null ? Object.keys(value) : []
  const free = known.filter(name => !sent.includes(name))
  const meant = nearest(key, free) ?? below(schema, key)
  const what = 'is no known field'
  if (meant) return `${what}; did you mean ${meant}?`
  return known.length > 0 ? `${what}; the known ones are ${among(known)}` : what
}

function among(names: readonly string[], most = MOST_NAMED): string {
  const some = names.slice(0, most).join(', ')
  return names.length > most ? `${some} and ${names.length - most} more` : some
}

const measureOf = (origin: string, small = false) =>
  origin === 'string' || origin === 'array' ? (small ? 'short' : 'long') : small ? 'small' : 'large'

function bound(origin: string, limit: number | bigint, within: string, inclusive = true, beyond = ''): string {
  const unit = origin === 'string' ? ' characters' : origin === 'array' || origin === 'set' ? ' entries' : ''
  return `${inclusive ? within : beyond} ${limit}${unit}`
}

/** How much was sent; a number in an address is a text. */
function sizeOf(origin: string, { value }: Held): string {
  if (origin === 'number' || origin === 'int') return `, not ${String(value).slice(0, LONGEST_QUOTE)}`
  return typeof value === 'string' || Array.isArray(value) ? `, not ${value.length}` : ''
}

export function nounOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'a list'
  return NOUNS[typeof value] ?? typeof value
}

function quoted(value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return nounOf(value)
  const text = String(value)
  return `“${text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text}”`
}
