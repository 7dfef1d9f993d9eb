// What a schema takes at a place: the names of its fields, and the schema of what lies below it.
import type * as z from 'zod'

type Schema = z.core.$ZodType
type Def = {
  type: string
  shape?: Record<string, Schema>
  element?: Schema
  innerType?: Schema
  in?: Schema
  options?: readonly Schema[]
  valueType?: Schema
  getter?: () => Schema
}

const defOf = (schema: Schema) => schema._zod.def as unknown as Def

/** Without what only wraps it: optional, nullable, default, pipe, lazy. */
function bare(schema: Schema): Schema {
  const { innerType, in: input, getter } = defOf(schema)
  const inner = innerType ?? input ?? getter?.()
  return inner ? bare(inner) : schema
}

export function keysAt(schema: Schema): string[] {
  const { shape, options } = defOf(bare(schema))
  if (shape) return Object.keys(shape)
  return [...new Set((options ?? []).flatMap(keysAt))]
}

/** Where a field of that name is that was sent one level too high: `voice.fonts` for `fonts`. */
export function below(schema: Schema | undefined, name: string): string | undefined {
  if (!schema || keysAt(schema).includes(name)) return
  const at = keysAt(schema).find(key => {
    const inner = schemaAt(schema, [key])
    return inner && keysAt(inner).includes(name)
  })
  return at && `${at}.${name}`
}

/** The schema at a path; undefined where there is none, or several. */
export function schemaAt(schema: Schema | undefined, path: readonly PropertyKey[]): Schema | undefined {
  const [first, ...rest] = path
  if (!schema || first === undefined) return schema
  const { shape, element, valueType, options } = defOf(bare(schema))
  if (options) {
    const found = options.map(option => schemaAt(option, [first])).filter(one => one !== undefined)
    return found.length === 1 ? schemaAt(found[0], rest) : undefined
  }
  const next = shape && typeof first === 'string' && Object.hasOwn(shape, first) ? shape[first] : (element ?? valueType)
  return schemaAt(next, rest)
}

/** What stands at a path of what was sent. */
export function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  let at = value
  for (const part of path) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, part)) return undefined
    at = (at as Record<PropertyKey, unknown>)[part]
  }
  return at
}
