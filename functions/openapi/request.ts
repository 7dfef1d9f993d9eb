// What an operation takes, in the document.
import type { Operation, Part } from '#functions/http/doc.ts'
import { type Json, type Schemas, schemaOf } from '#functions/openapi/schemas.ts'
import { asked } from '#functions/openapi/words/parameters.ts'

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'A name of your own for this request. Repeating it is safe for 24 hours: the first answer comes again.',
  schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[\\x20-\\x7e]+$' },
}

const places: Partial<Record<Part['kind'], 'query' | 'path' | 'header'>> = {
  query: 'query',
  param: 'path',
  header: 'header',
}

export function parameters(parts: Part[], operation: Operation, schemas: Schemas): Json {
  const found = parts.flatMap(part => {
    const place = places[part.kind]
    if (!place || part.kind === 'operation') return []
    const { properties = {}, required = [] } = schemaOf(part.schema, 'input', schemas) as {
      properties?: Json
      required?: string[]
    }
    return Object.entries(properties).map(([name, schema]) => {
      const { description, ...rest } = schema as Json
      return {
        name,
        in: place,
        required: place === 'path' || required.includes(name),
        description: description ?? asked[name],
        schema: rest,
      }
    })
  })
  const all = [...found, ...(operation.idempotent ? [idempotencyKey] : [])]
  return all.length > 0 ? { parameters: all } : {}
}

export function requestBody(parts: Part[], operation: Operation, schemas: Schemas): Json {
  const json = parts.find(part => part.kind === 'json')
  if (!json || json.kind === 'operation') return {}
  return {
    requestBody: {
      required: true,
      content: Object.fromEntries(
        ['application/json', ...(operation.takes ?? [])].map(type => [
          type,
          { schema: schemaOf(json.schema, 'input', schemas) },
        ]),
      ),
    },
  }
}
