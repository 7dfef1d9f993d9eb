// zod schemas as JSON Schema: named ones become components, all get the bounds that readers of the document rely on.
import * as z from 'zod'

/** Named schemas that the document has met so far. */
export type Schemas = Map<string, Json>

export type Json = Record<string, unknown>

const LONGEST_TEXT = 65_536
const MOST_ITEMS = 1_000

/** A schema for the place where it stands; the named ones that it is or holds become components. */
export function schemaOf(schema: z.ZodType, io: 'input' | 'output', schemas: Schemas): Json {
  const json = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => bound(jsonSchema as Json),
  })
  const moved = JSON.parse(JSON.stringify(json).replaceAll('"#/$defs/', '"#/components/schemas/'))
  const { $schema: _, $defs, id: __, ...here } = moved as Json & { $defs?: Record<string, Json> }
  for (const [name, { id: ___, ...definition }] of Object.entries($defs ?? {})) schemas.set(name, definition)
  return here
}

/** `X or null` is X that may be null, told in one schema instead of two; done once all named ones are known. */
export function nullable(schema: unknown, schemas: Schemas): unknown {
  if (Array.isArray(schema)) return schema.map(one => nullable(one, schemas))
  if (typeof schema !== 'object' || schema === null) return schema
  const json = Object.fromEntries(Object.entries(schema).map(([name, one]) => [name, nullable(one, schemas)])) as Json
  const either = json.anyOf
  if (!Array.isArray(either) || either.length !== 2) return json
  const other = (either as Json[]).find(one => one.type !== 'null')
  if (!other || !(either as Json[]).some(one => one.type === 'null')) return json
  const { anyOf: _, ...rest } = json
  const whole = typeof other.$ref === 'string' ? (nullable(schemas.get(nameOf(other.$ref)), schemas) as Json) : other
  if (typeof whole?.type !== 'string') return json
  const values = whole.const === undefined ? whole.enum : [whole.const]
  const { const: __, ...kept } = whole
  return {
    ...kept,
    ...rest,
    type: [whole.type, 'null'],
    ...(Array.isArray(values) ? { enum: [...values, null] } : {}),
  }
}

/** Without the schemas that nothing leads to any more. */
export function used(named: Record<string, Json>, document: object): Record<string, Json> {
  const text = JSON.stringify([named, document])
  const kept = Object.entries(named).filter(([name]) => text.includes(`"#/components/schemas/${name}"`))
  return kept.length === Object.keys(named).length ? named : used(Object.fromEntries(kept), document)
}

const nameOf = (ref: string) => ref.split('/').at(-1) ?? ''

export const components = (schemas: Schemas): { schemas: Json } => ({
  schemas: Object.fromEntries([...schemas].sort(([a], [b]) => (a < b ? -1 : 1))),
})

/** A text without an end, a number without a width and a list without a length are promises that nobody keeps. */
function bound(json: Json): void {
  if (json.type === 'string' && !json.enum && json.const === undefined) {
    json.maxLength ??=
      json.format === 'uuid' ? 36 : json.format === 'date-time' ? 40 : json.format === 'uri' ? 2_048 : LONGEST_TEXT
    if (json.format === 'date-time' || json.format === 'uuid') delete json.pattern
    if (!json.format && !json.pattern) json.pattern = '^[\\s\\S]*$'
  }
  if (json.type === 'integer' || json.type === 'number') {
    if (json.type === 'integer') json.format = 'int64'
    json.minimum ??= Number.MIN_SAFE_INTEGER
    json.maximum ??= Number.MAX_SAFE_INTEGER
  }
  if (json.type === 'array') json.maxItems ??= MOST_ITEMS
}
