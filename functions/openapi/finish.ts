// Words and examples, put onto the document once its schemas stand.
import type { Json } from '#functions/openapi/schemas.ts'
import { describe, describeWhole } from '#functions/openapi/words/describe.ts'

/** What was really asked and answered, by operation. */
export type Example = {
  /** Parameters of path, query and headers by name. */
  parameters?: Record<string, string>
  body?: unknown
  status: number
  answer?: unknown
}
export type Examples = Record<string, Example>

type Media = { schema?: Json; example?: unknown }
type Content = { content?: Record<string, Media> }
type Operation = {
  operationId: string
  parameters?: { name: string; schema: Json; example?: unknown }[]
  requestBody?: Content
  responses: Record<string, Content>
}
type Item = Record<string, Operation>
type Raw = { paths: Record<string, Item>; webhooks: Record<string, Item>; schemas: Record<string, Json> }

/** Fields that no table has words for; a test holds it to be empty. */
export const wordless: string[] = []

export function finish<T>(raw: T, examples: Examples): T {
  const { paths, webhooks, schemas } = raw as Raw
  wordless.length = 0
  for (const [name, schema] of Object.entries(schemas)) {
    schemas[name] = describeWhole(name, schema)
    wordless.push(...describe(schemas[name], name))
  }
  for (const item of [...Object.values(paths), ...Object.values(webhooks)])
    for (const operation of Object.values(item)) finishOperation(operation, examples[operation.operationId])
  return raw
}

function finishOperation(operation: Operation, example: Example | undefined): void {
  const { operationId, requestBody, responses, parameters = [] } = operation
  for (const parameter of parameters) {
    const given = example?.parameters?.[parameter.name]
    if (given !== undefined) parameter.example = parameter.schema.type === 'integer' ? Number(given) : given
  }
  for (const media of mediaOf(requestBody)) {
    if (media.schema) wordless.push(...describe(media.schema, operationId))
    if (example?.body !== undefined) media.example = example.body
  }
  for (const [status, response] of Object.entries(responses))
    for (const media of mediaOf(response)) {
      if (media.schema) wordless.push(...describe(media.schema, `${operationId}.${status}`))
      if (example?.answer !== undefined && example.status === Number(status)) media.example = example.answer
    }
}

const mediaOf = (part: Content | undefined) => Object.values(part?.content ?? {})
