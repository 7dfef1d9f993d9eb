import type { Document } from '#functions/openapi/document.ts'

export type Json = Record<string, unknown>

export type Field = { name: string; type: string; required: boolean; about: string }

/** A schema in place of a reference to it. */
export function follow(schema: Json, document: Document): Json {
  const name = typeof schema.$ref === 'string' ? schema.$ref.split('/').at(-1) : undefined
  if (!name) return schema
  const { schemas } = document.components as { schemas: Record<string, Json> }
  return schemas[name] ?? {}
}

export function fieldsOf(schema: Json, document: Document): Field[] {
  const { properties = {}, required = [] } = follow(schema, document) as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, field]) => ({
    name,
    type: typeOf(field, document),
    required: required.includes(name),
    about: typeof field.description === 'string' ? field.description : '',
  }))
}

/** A type in a few words: `text, 5000 at most`, `card | video`, `list of Asset`. */
export function typeOf(schema: Json, document: Document): string {
  if (typeof schema.$ref === 'string') return schema.$ref.split('/').at(-1) ?? ''
  const either = (schema.anyOf ?? schema.oneOf) as Json[] | undefined
  if (either) return [...new Set(either.map(one => typeOf(one, document)))].join(' or ')
  if (Array.isArray(schema.enum)) return schema.enum.join(' | ')
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.type === 'array') return `list of ${typeOf((schema.items as Json) ?? {}, document)}`
  if (schema.type === 'string') return text(schema)
  if (schema.type === 'integer' || schema.type === 'number') return number(schema)
  if (schema.type === 'boolean') return 'true or false'
  return typeof schema.type === 'string' ? schema.type : 'anything'
}

const formats: Record<string, string> = {
  uuid: 'id (uuid)',
  'date-time': 'time (ISO 8601)',
  uri: 'address',
  date: 'day',
}

function text({ format, maxLength }: Json): string {
  if (typeof format === 'string') return formats[format] ?? format
  return typeof maxLength === 'number' && maxLength < 65_536 ? `text, ${maxLength} characters at most` : 'text'
}

function number({ minimum, maximum, default: preset }: Json): string {
  const bounded = typeof minimum === 'number' && typeof maximum === 'number' && maximum < Number.MAX_SAFE_INTEGER
  return `number${bounded ? ` from ${minimum} to ${maximum}` : ''}${preset === undefined ? '' : `, ${preset} unless given`}`
}
