// Data with other words in it: what was emptied is left out where its schema allows that.
import type * as z from 'zod'
import { allows, bare, columnsOf, elementOf, rowsIn, shapeOf, typeOf } from '#lib/runs/reword/shape.ts'

/** By the place of a text, what it reads now; that of a part with nothing is left out. */
export type Words = ReadonlyMap<string, string>

export type At = {
  words: Words
  /** Where it stood and where it stands now, which is another place behind something that was left out. */
  was: string
  now: string
  /** Places of before by those of now, for whoever finds something wrong. */
  origins: Map<string, string>
}

type Data = Record<string, unknown>

const GONE = Symbol('left out')

function into(at: At, was: string | number, now: string | number = was): At {
  const inner = { ...at, was: `${at.was}.${was}`, now: `${at.now}.${now}` }
  at.origins.set(inner.now, inner.was)
  return inner
}

/** What has to be there stays, empty, for its schema to say so. */
export function rebuilt(fields: z.ZodType, data: Data, at: At): Data {
  const shape = shapeOf(bare(fields, data))
  const columns = columnsOf(data)
  const made = columns.length > 0 ? rowsOf(data, columns, at) : {}
  for (const [name, value] of Object.entries(data)) {
    if (Object.hasOwn(made, name)) continue
    const schema = shape[name]
    const now = schema ? madeOf(schema, value, into(at, name)) : value
    const isNothing = now === GONE || (Array.isArray(now) && now.length === 0)
    if (!isNothing) made[name] = now
    else if (!allows(schema, undefined)) made[name] = now === GONE ? '' : now
  }
  return made
}

function madeOf(schema: z.ZodType, value: unknown, at: At): unknown {
  const own = bare(schema, value)
  const type = typeOf(own)
  if (type === 'string' || type === 'number') return textOf(schema, value, at)
  if (at.words.get(at.was) === '') return GONE
  if (type === 'array') return listOf(own, value as unknown[], at)
  return type === 'object' ? rebuilt(own, value as Data, at) : value
}

function textOf(schema: z.ZodType, value: unknown, { words, was }: At): unknown {
  const text = words.get(was)
  if (text === undefined) return value
  if (text.trim() === '') return allows(schema, '') ? '' : GONE
  return typeof value === 'number' ? numberIn(text) : text
}

/** As it was written where it is none, for its schema to say so. */
function numberIn(text: string): number | string {
  const number = Number(text.trim().replace(',', '.') || 'none')
  return Number.isNaN(number) ? text : number
}

function listOf(schema: z.ZodType, list: readonly unknown[], at: At): unknown[] {
  const kept: unknown[] = []
  for (const [index, one] of list.entries()) {
    const now = madeOf(elementOf(schema), one, into(at, index, kept.length))
    if (now !== GONE) kept.push(now)
  }
  return kept
}

/** A row goes from all of its lists at once, so that those behind it stay together. */
function rowsOf(data: Data, columns: readonly string[], { words, was, now, origins }: At): Data {
  const made = new Map(columns.map(name => [name, [] as unknown[]]))
  let focus = data.focus
  for (let index = 0, kept = 0; index < rowsIn(data, columns); index++) {
    const row = `${was}.row.${index}`
    if (words.get(row) === '') continue
    for (const name of columns) {
      const value = (data[name] as unknown[])[index]
      if (value === undefined) continue
      const text = words.get(`${row}.${name}`) ?? String(value)
      origins.set(`${now}.${name}.${kept}`, `${row}.${name}`)
      made.get(name)?.push(typeof value === 'number' ? numberIn(text) : text)
      // The bar that matters is found by its label.
      if (name === 'labels' && value === data.focus) focus = text
    }
    kept++
  }
  return { ...Object.fromEntries(made), ...(focus !== undefined && { focus }) }
}
