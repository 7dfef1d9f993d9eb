// Words into the fields of a template, none of them lost: what it has no field for goes where it has room for more.
import type { FieldValue, Picture } from '#lib/composer/plan.ts'
import { endsItself } from '#lib/composer/words/ends.ts'
import { catalogue } from '#lib/templates/catalogue.ts'
import { capitalized } from '#lib/words/capitalized.ts'

export type Fields = Record<string, unknown>

/** Where further words may stand, in the order in which they are tried. */
const LISTS = ['items', 'terms'] as const
const PROSE = ['body', 'detail', 'context', 'subheadline', 'note', 'caveat', 'closing', 'meta'] as const
const LIST_MOST = 6

/** A picture of a template; null where the template is not there or cannot be drawn of these words. */
export function place(template: string, fields: Fields): Picture | null {
  const about = catalogue[template]
  if (!about) return null
  const known = (name: string) => name in about.fields.shape
  const given = Object.entries(fields).filter(([, value]) => isSaid(value))
  const data: Fields = Object.fromEntries(given.filter(([name]) => known(name)))
  for (const [, value] of given.filter(([name]) => !known(name)))
    for (const text of textsIn(value)) if (!add(data, text, known)) return null
  return about.fields.safeParse(data).success ? { template, data: data as Record<string, FieldValue> } : null
}

/** Of some ways to show words the pictures that can be drawn. */
export const placed = (ways: readonly (readonly [template: string, fields: Fields])[]): Picture[] =>
  ways.flatMap(([template, fields]) => place(template, fields) ?? [])

function add(data: Fields, text: string, known: (name: string) => boolean): boolean {
  const listed = (name: string) => (data[name] ?? []) as string[]
  const list = LISTS.find(name => known(name) && listed(name).length < LIST_MOST)
  const prose = PROSE.find(known)
  if (list) data[list] = [...listed(list), text]
  else if (prose) {
    const before = data[prose]
    const own = ADDRESS.test(text) ? text : capitalized(text)
    data[prose] = typeof before === 'string' ? `${stopped(before)} ${endsItself(own) ? own : `${own}.`}` : text
  }
  return list !== undefined || prose !== undefined
}

/** “loopdeck.example” is written so. */
const ADDRESS = /^\S+[.@/]\S/u
const stopped = (text: string): string => (/[.!?…。」”"]$/u.test(text) ? text : `${text}.`)

const isSaid = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.trim() !== ''
    : Array.isArray(value)
      ? value.length > 0
      : value !== undefined && value !== null

/** A row that has no field of its own is one line. */
const textsIn = (value: unknown): string[] =>
  [value]
    .flat()
    .flatMap(each => (typeof each === 'string' ? each : each && typeof each === 'object' ? lineOf(each) : []))

function lineOf(row: object): string {
  const texts = Object.values(row).filter((text): text is string => typeof text === 'string' && text !== '')
  const [first = '', ...rest] = texts
  return rest.length > 0 ? `${first}: ${rest.join(', ')}` : first
}
