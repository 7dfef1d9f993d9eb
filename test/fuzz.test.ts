// Requests made at random from the interface document: no answer is a 5xx, none is undocumented, none takes a bad body.
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { operationsOf } from '#dev/client/operations.ts'
import { documented } from '#dev/openapi.ts'
import type { Caller } from '#test/support/caller.ts'
import { many } from '#test/support/proof.ts'
import { seed } from '#test/support/seed.ts'
import { createWorld, type TestWorld } from '#test/support/world.ts'

/** `npm run proof -- fuzz` asks for 1,000. */
const CASES = Number(process.env.FUZZ_CASES ?? many(5, 40))
const UNKNOWN = '01900000-0000-7000-8000-000000000000'

type Json = Record<string, unknown>
type Parameter = { name: string; in: string; schema: Json }
type Operation = {
  operationId: string
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { schema: Json }> }
}

const document = documented()
const schemas = (document.components as { schemas: Record<string, Json> }).schemas
const operations = operationsOf<Operation>(document)
const ajv = new Ajv2020({ strict: false })
addFormats.default(ajv)
ajv.addSchema({ ...document, $id: 'document' })

const nasty = fc.oneof(
  fc.string({ maxLength: 40, unit: 'binary' }),
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '../..',
    "' or 1=1 --",
    '<script>',
    '💥'.repeat(20),
    '\u202egnp',
    'null',
    '__proto__',
    '1e999',
    'a'.repeat(6_000),
  ),
)

/** Mostly what a schema asks for, now and then something else. */
function madeFor(schema: Json, depth = 0): fc.Arbitrary<unknown> {
  const named = typeof schema.$ref === 'string' ? schemas[schema.$ref.split('/').at(-1) ?? ''] : undefined
  if (named) return madeFor(named, depth)
  const strange = fc.oneof(
    nasty,
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.array(nasty, { maxLength: 3 }),
    fc.dictionary(nasty, nasty, { maxKeys: 3 }),
  )
  const usual = (): fc.Arbitrary<unknown> => {
    if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum)
    if (Array.isArray(schema.anyOf) && depth < 4)
      return fc.oneof(...(schema.anyOf as Json[]).map(one => madeFor(one, depth + 1)))
    if (schema.type === 'object' && depth < 4) return objectOf(schema, depth)
    if (schema.type === 'array' && depth < 4)
      return fc.array(madeFor((schema.items as Json) ?? {}, depth + 1), { maxLength: 4 })
    if (schema.type === 'integer')
      return fc.integer({ min: Number(schema.minimum ?? -100), max: Math.min(Number(schema.maximum ?? 100), 10_000) })
    if (schema.type === 'boolean') return fc.boolean()
    if (schema.format === 'uuid') return fc.constantFrom(UNKNOWN, '0', 'not-a-uuid')
    if (schema.format === 'date-time') return fc.constantFrom('2026-11-21T10:00:00+01:00', '2026-11-21', 'soon')
    if (schema.format === 'uri')
      return fc.constantFrom('https://example.com/a.png', 'http://127.0.0.1/', 'file:///etc/passwd')
    if (schema.type === 'string')
      return fc.oneof(nasty, fc.constantFrom('card', 'linkedin', 'twitter', 'video', 'Tea at five'))
    return strange
  }
  return fc.oneof({ weight: 8, arbitrary: usual() }, { weight: 1, arbitrary: strange })
}

function objectOf(schema: Json, depth: number): fc.Arbitrary<unknown> {
  const properties = (schema.properties ?? {}) as Record<string, Json>
  const required = new Set((schema.required as string[] | undefined) ?? [])
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, field]) => [name, madeFor(field, depth + 1)]),
  )
  const known = fc.record(fields, { requiredKeys: Object.keys(fields).filter(name => required.has(name)) })
  return fc
    .tuple(known, fc.option(fc.tuple(nasty, nasty), { freq: 8 }))
    .map(([object, extra]) => (extra ? { ...object, [extra[0]]: extra[1] } : object))
}

function queryOf(operation: Operation): fc.Arbitrary<Record<string, unknown>> {
  const listed = (operation.parameters ?? []).filter(one => one.in === 'query')
  return fc.record(Object.fromEntries(listed.map(one => [one.name, madeFor(one.schema)])), { requiredKeys: [] })
}

describe('requests made at random', () => {
  let world: TestWorld
  let caller: Caller

  beforeAll(async () => {
    world = await createWorld({ plan: 'scale' })
    console.log(`fuzz: SEED=${seed} FUZZ_CASES=${CASES}`)
  })

  it.each(operations.map(one => [one.operation.operationId, one] as const))(
    '%s answers each as documented',
    async (_, { method, path, operation }) => {
      caller = await world.key({ mode: 'test' })
      const body = operation.requestBody?.content['application/json']?.schema
      const fits =
        body &&
        ajv.getSchema(
          `document#/paths/${encodeURIComponent(path.replaceAll('/', '~1'))}/${method.toLowerCase()}/requestBody/content/application~1json/schema`,
        )
      const input = fc.record({
        body: body ? madeFor(body) : fc.constant(null),
        query: queryOf(operation),
        id: fc.constantFrom(UNKNOWN, 'x', '%00', '..'),
        raw: fc.option(nasty, { freq: 10 }),
      })
      await fc.assert(
        fc.asyncProperty(input, async given => {
          const query = new URLSearchParams(
            Object.entries(given.query).map(([name, value]) => [
              name,
              typeof value === 'string' ? value : JSON.stringify(value),
            ]),
          )
          const at = `${path.replaceAll(/\{[^}]+\}/g, given.id)}${query.size > 0 ? `?${query}` : ''}`
          const text = given.raw ?? JSON.stringify(given.body)
          const answer = await caller.send(
            method,
            at,
            method === 'GET' ? null : text,
            method === 'GET' ? {} : { 'content-type': 'application/json' },
          )
          // A body that is right by chance: this deployment sells nothing, and says so.
          const isUnsold = answer.status === 503 && answer.text.includes('"billing_not_configured"')
          if (!isUnsold) expect(answer.status, text).toBeLessThan(500)
          expect(answer.headers.has('ratelimit-limit')).toBe(true)
          if (fits && given.raw === null && !fits(JSON.parse(text)))
            expect(answer.status, text).toBeGreaterThanOrEqual(400)
          world.pass(2_000)
        }),
        { numRuns: CASES, seed },
      )
    },
  )
})
