// The tools of agents as they are listed: the table, with schemas that follow from the interface document. Short, because
// every client puts all of them before every question.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Found, operationsOf } from '#dev/client/operations.ts'
import { documented } from '#dev/openapi.ts'
import type { Tool, ToolRow } from '#lib/mcp/tool.ts'
import { rows } from '#lib/mcp/tools.ts'

type Schema = { [key: string]: unknown }
type Operation = {
  operationId: string
  parameters?: { name: string; in: string; schema: Schema; required?: boolean }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>
}

const document = documented() as unknown as {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

const operations = new Map(operationsOf<Operation>(document).map(one => [one.operation.operationId, one]))

function resolved(schema: Schema): Schema {
  const name = typeof schema.$ref === 'string' ? schema.$ref.split('/').at(-1) : undefined
  const found = name === undefined ? schema : document.components.schemas[name]
  if (!found) throw new Error(`no schema ${name}`)
  return found
}

/** Larger objects within the input are read first, and so known by their form. */
const MOST_SPELLED = 5

/** What a model needs of a schema; the operation itself judges what is sent, to the letter. */
function short(given: Schema, side: 'in' | 'out', depth = 0): Schema {
  const schema = resolved(given)
  const said =
    side === 'in' && depth < 2 && typeof schema.description === 'string' ? { description: schema.description } : {}
  const choices = choicesOf(schema)
    .flatMap(one => choicesOf(resolved(one)))
    .filter(one => side === 'in' || one.type !== 'null')
  const [only = {}, ...others] = choices
  if (others.length > 0) return { anyOf: choices.map(one => short(one, side, depth)), ...said }
  if (choicesOf(only).length > 1) return { ...short(only, side, depth), ...said }
  const kept: Schema = only.const !== undefined ? { const: only.const } : { type: resolved(only).type }
  return { ...kept, ...detailOf(resolved(only), side, depth), ...said }
}

/** One type each, since some clients know no list of them. */
function choicesOf(schema: Schema): Schema[] {
  const choices = (schema.anyOf ?? schema.oneOf) as Schema[] | undefined
  if (choices) return choices
  return Array.isArray(schema.type)
    ? schema.type.map(type => (type === 'null' ? { type } : { ...schema, type, description: undefined }))
    : [schema]
}

function detailOf(schema: Schema, side: 'in' | 'out', depth: number): Schema {
  const { type, format, items } = schema
  const fields = Object.keys((schema.properties as Schema) ?? {}).length
  return {
    ...(schema.enum && (side === 'in' || depth < 2)
      ? { enum: (schema.enum as unknown[]).filter(one => one !== null) }
      : {}),
    ...(side === 'in' && format === 'date-time' && { format }),
    ...(type === 'array' && {
      items: side === 'in' ? short(items as Schema, side, depth + 1) : entryOf(items as Schema),
    }),
    ...(side === 'in' && fields > 0 && fields <= MOST_SPELLED && fieldsOf(schema, side, depth)),
  }
}

const entryOf = (items: Schema): Schema => ({ type: resolved(items).type ?? 'object' })

function fieldsOf(schema: Schema, side: 'in' | 'out', depth: number): Schema {
  const properties = Object.entries(schema.properties as Record<string, Schema>)
  const required = schema.required as string[] | undefined
  return {
    properties: Object.fromEntries(properties.map(([name, one]) => [name, short(one, side, depth + 1)])),
    ...(required?.length && { required }),
  }
}

function inputOf({ name, takes }: ToolRow, { operation }: Found<Operation>): Tool['inputSchema'] {
  const properties: Record<string, Schema> = {}
  const required: string[] = []
  for (const parameter of operation.parameters ?? []) {
    if (parameter.in === 'header') continue
    properties[parameter.name] = short(parameter.schema, 'in', 1)
    if (parameter.in === 'path') required.push(parameter.name)
  }
  const body = operation.requestBody?.content['application/json']?.schema
  if (body) {
    const { properties: fields = {}, required: needed = [] } = fieldsOf(resolved(body), 'in', 0)
    Object.assign(properties, fields)
    required.push(...(needed as string[]))
  }
  const wanted = takes ?? Object.keys(properties)
  const missing = [...wanted.filter(field => !properties[field]), ...required.filter(field => !wanted.includes(field))]
  if (missing.length > 0) throw new Error(`${name}: ${missing.join(', ')} of its input cannot be`)
  return {
    type: 'object',
    properties: Object.fromEntries(wanted.map(field => [field, properties[field]])),
    ...(required.length > 0 && { required }),
  }
}

const MOST_FIELDS = 8

function outputOf(row: ToolRow, { operation }: Found<Operation>): Tool['outputSchema'] {
  const [answer] = Object.entries(operation.responses)
    .filter(([status]) => /^20[012]$/.test(status))
    .slice(-1)
  const schema = answer && Object.values(answer[1].content ?? {})[0]?.schema
  const whole = schema && resolved(schema)
  const entry = whole?.type === 'array' ? resolved(whole.items as Schema) : whole
  const known = (entry?.properties ?? { deleted: { type: 'string' } }) as Record<string, Schema>
  if (row.gives.length > MOST_FIELDS) throw new Error(`${row.name} gives more than ${MOST_FIELDS} fields`)
  const fields = row.gives.map((field): [string, Schema] => {
    if (!known[field]) throw new Error(`${row.name}: its answer has no ${field}`)
    // Choices of what a list holds stand where one of it is made.
    return [field, short(known[field], 'out', row.list ? 2 : 1)]
  })
  const of = Object.fromEntries(fields)
  if (row.list)
    return { type: 'object', properties: { [row.list]: { type: 'array', items: { type: 'object', properties: of } } } }
  const next: Record<string, Schema> = row.run ? { next: { type: 'string' } } : {}
  const slot: Record<string, Schema> = row.slot
    ? { upload_url: { type: 'string' }, expires_at: { type: 'string' } }
    : {}
  return { type: 'object', properties: { ...of, ...next, ...slot } }
}

function toolOf(row: ToolRow): Tool {
  const found = operations.get(row.does)
  if (!found) throw new Error(`${row.name}: there is no operation ${row.does}`)
  const { name, title, about, scopes, manner, gives, list, slot, run } = row
  return {
    ...{ name, title, description: about, scopes, manner },
    ...{ method: found.method as Tool['method'], path: found.path, gives },
    ...(list && { list }),
    ...(slot && { slot }),
    ...(run && { run }),
    inputSchema: inputOf(row, found),
    outputSchema: outputOf(row, found),
  }
}

export const toolsPath = join(import.meta.dirname, '..', 'lib', 'mcp', 'tools.generated.ts')

export const toolsText = () =>
  `// Written by \`npm run openapi\` from lib/mcp/tools.ts and the interface document.
import type { Tool } from '#lib/mcp/tool.ts'

export const tools: readonly Tool[] = ${JSON.stringify(rows.map(toolOf), null, 1)}
`

export const writeTools = () => writeFileSync(toolsPath, toolsText())
