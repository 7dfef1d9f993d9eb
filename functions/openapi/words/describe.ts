// Gives every field of the document its words: what its schema says of itself, else the nearest entry of the tables.
import type { Json } from '#functions/openapi/schemas.ts'
import { brands } from '#functions/openapi/words/brands.ts'
import { owners } from '#functions/openapi/words/owners.ts'
import { receipts } from '#functions/openapi/words/receipts.ts'
import { schemas } from '#functions/openapi/words/schemas.ts'
import { things } from '#functions/openapi/words/things.ts'
import { registry } from '#lib/registry.ts'

const tableOf = (text: string) =>
  registry<string>(
    Object.fromEntries(text.split('\n').flatMap(line => (line.includes(' | ') ? [line.split(' | ')] : []))),
  )

const words = tableOf(things + owners + receipts + brands + schemas)

/** The entry of the longest end of a path that has one: `Run.receipt.tokens.input`, `tokens.input`, then `input`. */
function wordsFor(path: string): string | undefined {
  const parts = path.split('.')
  // A run as events carry it is a run.
  const asRun = parts[0] === 'ToldRun' ? ['Run', ...parts.slice(1)].join('.') : ''
  for (let at = 0; at < parts.length; at++) {
    const end = parts.slice(at).join('.')
    // A schema that may be null stands where it is used, under the name of its field.
    const found =
      words[end] ?? words[end.charAt(0).toUpperCase() + end.slice(1)] ?? (at === 0 ? words[asRun] : undefined)
    if (found) return found
  }
  return undefined
}

/** What a named schema is. */
export const describeWhole = (name: string, schema: Json): Json => ({ description: wordsFor(name), ...schema })

/** Walks a schema and adds what is missing, in place; answers the paths of fields that nobody has words for. */
export function describe(schema: Json, path: string): string[] {
  const missing: string[] = []
  for (const [name, field] of Object.entries((schema.properties ?? {}) as Record<string, Json>)) {
    // What it leads to says it.
    if (field.$ref) continue
    const at = `${path}.${name}`
    field.description ??= wordsFor(at)
    if (!field.description) missing.push(at)
    missing.push(...describe(field, at))
  }
  if (isSchema(schema.items)) missing.push(...describe(schema.items, `${path}[]`))
  if (isSchema(schema.additionalProperties)) missing.push(...describe(schema.additionalProperties, path))
  for (const union of [schema.anyOf, schema.oneOf, schema.allOf])
    if (Array.isArray(union)) missing.push(...union.flatMap(one => describe(one as Json, path)))
  return missing
}

const isSchema = (value: unknown): value is Json => typeof value === 'object' && value !== null
