// Schemas as rows of a table: each field with what it takes, the fields of objects below it by their path.
import { registry } from '#lib/registry.ts'

export type Json = Record<string, unknown>
export type Field = { name: string; type: string; required: boolean; about: string }
export type Named = Record<string, Json>

const DEEPEST = 2

/** A schema in place of a reference to it. */
export function follow(schema: Json, named: Named): Json {
  const name = typeof schema.$ref === 'string' ? schema.$ref.split('/').at(-1) : undefined
  return name ? (named[name] ?? {}) : schema
}

export function fieldsOf(schema: Json, named: Named, at = '', depth = 0): Field[] {
  const whole = follow(schema, named)
  const { properties = {}, required = [] } = whole as { properties?: Named; required?: string[] }
  return Object.entries(properties).flatMap(([name, field]) => {
    const inner = follow(field, named)
    const list = inner.type === 'array' ? follow((inner.items as Json) ?? {}, named) : undefined
    const path = `${at}${name}`
    const row = {
      name: path,
      type: typeOf(field, named),
      required: required.includes(name),
      about: aboutOf(field, named),
    }
    const below = depth < DEEPEST - 1 ? fieldsOf(list ?? inner, named, `${path}${list ? '[]' : ''}.`, depth + 1) : []
    return [row, ...below]
  })
}

const aboutOf = (field: Json, named: Named): string => {
  const about = field.description ?? follow(field, named).description
  return typeof about === 'string' ? about : ''
}

/** A type in a few words: `text, 5000 at most`, `card | video`, `list of Asset`. */
export function typeOf(schema: Json, named: Named): string {
  if (typeof schema.$ref === 'string') return schema.$ref.split('/').at(-1) ?? ''
  const either = (schema.anyOf ?? schema.oneOf) as Json[] | undefined
  if (either) return [...new Set(either.map(one => typeOf(one, named)))].join(' or ')
  if (Array.isArray(schema.enum)) return schema.enum.map(one => (one === null ? 'null' : String(one))).join(' | ')
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  const types = Array.isArray(schema.type) ? schema.type : [schema.type]
  const main = types.find(one => one !== 'null')
  return `${plain({ ...schema, type: main }, named)}${types.includes('null') ? ' or null' : ''}`
}

function plain(schema: Json, named: Named): string {
  if (schema.type === 'array') return `list of ${typeOf((schema.items as Json) ?? {}, named)}`
  if (schema.type === 'string') return text(schema)
  if (schema.type === 'integer' || schema.type === 'number') return number(schema)
  if (schema.type === 'boolean') return 'true or false'
  return typeof schema.type === 'string' ? schema.type : 'anything'
}

const formats: Record<string, string> = registry({ uuid: 'id', 'date-time': 'time', uri: 'address', date: 'day' })

function text({ format, maxLength }: Json): string {
  if (typeof format === 'string') return formats[format] ?? format
  return typeof maxLength === 'number' && maxLength < 65_536 ? `text, ${maxLength} characters at most` : 'text'
}

function number({ minimum, maximum, default: preset }: Json): string {
  const bounded = typeof minimum === 'number' && typeof maximum === 'number' && maximum < Number.MAX_SAFE_INTEGER
  return `number${bounded ? ` from ${minimum} to ${maximum}` : ''}${preset === undefined ? '' : `, ${preset} unless given`}`
}
