import { type Found, operationsOf } from '#dev/client/operations.ts'

// The types of the client, written from the interface document.
type Json = Record<string, unknown>
type Parameter = { name: string; in: string; required?: boolean; schema: Json; description?: string }
export type Operation = {
  operationId: string
  summary?: string
  description?: string
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { schema: Json }> }
  responses: Record<string, { content?: Record<string, { schema: Json }> }>
}
export type Document = {
  paths: Record<string, Record<string, unknown>>
  components: { schemas: Record<string, Json> }
}

const FROM = '#/components/schemas/'
const plain = /^[A-Za-z_$][\w$]*$/

/** Everything that answers JSON; streams are read by `fetch`. */
const answering = (document: Document) =>
  operationsOf<Operation>(document).filter(
    ({ operation }) => !JSON.stringify(operation.responses).includes('text/event-stream'),
  )

/** A schema as TypeScript says it. */
function typeOf(schema: Json, depth = 0): string {
  if (typeof schema.$ref === 'string') return schema.$ref.slice(FROM.length)
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (Array.isArray(schema.enum)) return schema.enum.map(value => JSON.stringify(value)).join(' | ')
  const union = (schema.anyOf ?? schema.oneOf) as Json[] | undefined
  if (union) return [...new Set(union.map(one => typeOf(one, depth)))].join(' | ')
  const types = [schema.type ?? 'unknown'].flat() as string[]
  return types.map(type => plainType(type, schema, depth)).join(' | ')
}

function plainType(type: string, schema: Json, depth: number): string {
  if (type === 'object') return objectType(schema, depth)
  if (type === 'array') return listType(typeOf((schema.items ?? {}) as Json, depth))
  return { integer: 'number', number: 'number', string: 'string', boolean: 'boolean', null: 'null' }[type] ?? 'unknown'
}

const listType = (item: string) => (/[ |{]/.test(item) ? `(${item})[]` : `${item}[]`)

function objectType(schema: Json, depth: number): string {
  const properties = Object.entries((schema.properties ?? {}) as Record<string, Json>)
  const more = schema.additionalProperties
  if (properties.length === 0) {
    const value = more && typeof more === 'object' ? typeOf(more as Json, depth) : 'unknown'
    return `Record<string, ${value}>`
  }
  const required = new Set((schema.required ?? []) as string[])
  const pad = '  '.repeat(depth + 1)
  const lines = properties.flatMap(([name, field]) => [
    ...said(field.description, pad),
    `${pad}${plain.test(name) ? name : JSON.stringify(name)}${required.has(name) ? '' : '?'}: ${typeOf(field, depth + 1)}`,
  ])
  return `{\n${lines.join('\n')}\n${'  '.repeat(depth)}}`
}

const said = (words: unknown, pad: string): string[] =>
  typeof words === 'string' ? [`${pad}/** ${words.replaceAll('*/', '*\\/').replaceAll('\n', ' ')} */`] : []

/** What a call takes in one object: the parts of its path, its query and its body. */
function inputOf({ operation }: Found<Operation>): { type: string; optional: boolean } {
  const asked = (operation.parameters ?? []).filter(one => one.in === 'path' || one.in === 'query')
  const body = operation.requestBody?.content['application/json']?.schema
  const fields = asked.flatMap(({ name, required, schema, description }) => [
    ...said(description, '    '),
    `    ${name}${required ? '' : '?'}: ${typeOf(schema, 2)}`,
  ])
  const parts = [...(fields.length > 0 ? [`{\n${fields.join('\n')}\n  }`] : []), ...(body ? [typeOf(body, 1)] : [])]
  const optional = !body && asked.every(one => !one.required)
  return { type: parts.join(' & ') || 'Record<string, never>', optional }
}

function answerOf({ operation }: Found<Operation>): string {
  const answers = Object.entries(operation.responses).filter(([status]) => status.startsWith('2'))
  const types = answers.map(([, { content }]) => {
    const schema = content?.['application/json']?.schema
    return schema ? typeOf(schema, 1) : 'undefined'
  })
  return [...new Set(types)].join(' | ')
}

function methodLines(named: Found<Operation>): string[] {
  const { operationId, summary } = named.operation
  const { type, optional } = inputOf(named)
  const line = `  ${operationId}(input${optional ? '?' : ''}: ${type}, options?: CallOptions): Promise<${answerOf(named)}>`
  return [...said(summary, '  '), line]
}

/** The whole file. A dry run is asked for on purpose and has a name of its own in the client. */
export function typesOf(document: Document): string {
  const schemas = Object.entries(document.components.schemas).flatMap(([name, schema]) => [
    ...said(schema.description, ''),
    `export type ${name} = ${typeOf(schema)}`,
    '',
  ])
  const methods = answering(document).flatMap(methodLines)
  return [
    '// Written by `npm run openapi` from docs/openapi.json.',
    "import type { CallOptions } from './index.d.mts'",
    '',
    ...schemas,
    'export interface Operations {',
    ...methods.map(line => line.replace(/Promise<DryRun \| Run>/, 'Promise<Run>')),
    '}',
    '',
  ].join('\n')
}

/** How each call is sent: its method, its path, what of its input goes into the query, whether it takes a key. */
export function tableOf(document: Document): string {
  const lines = answering(document).map(({ method, path, operation }) => {
    const names = (operation.parameters ?? []).filter(one => one.in === 'query').map(one => one.name)
    const once = (operation.parameters ?? []).some(one => one.name === 'Idempotency-Key')
    const body = operation.requestBody ? 'body' : ''
    const parts = [method, path, names.join(','), once ? 'once' : '', body].map(part => `'${part}'`)
    return `  ${operation.operationId}: [${parts.join(', ')}],`
  })
  return [
    '// Written by `npm run openapi` from docs/openapi.json.',
    '/** @type {Record<string, readonly [method: string, path: string, query: string, once: string, body: string]>} */',
    'export const operations = {',
    ...lines,
    '}',
    '',
  ].join('\n')
}
