import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { operationsOf } from '#dev/client/operations.ts'
import { documented, documentPath, documentText } from '#dev/openapi.ts'
import { wordless } from '#functions/openapi/finish.ts'
import { undocumented } from '#test/support/answers.ts'
import { breaking } from '#test/support/breaking.ts'
import { specified } from '#test/support/specified.ts'
import { createWorld } from '#test/support/world.ts'

const document = documented()
const operations = operationsOf<{ responses: object; operationId: string }>(document).map(
  ({ method, path, operation }) => ({ name: `${method} ${path}`, operation }),
)

describe('docs/openapi.json', () => {
  it('is what the routes say; `npm run openapi` writes it', () => {
    expect(operations.length).toBeGreaterThan(5)
    expect(readFileSync(documentPath, 'utf8')).toBe(documentText())
  })

  it('holds every mounted route under /api/v1, and no other', async () => {
    const { app } = await createWorld()
    const mounted = app.routes
      .filter(
        route => route.method !== 'ALL' && route.path.startsWith('/api/v1/') && !route.path.endsWith('/openapi.json'),
      )
      .map(route => `${route.method} ${route.path.replaceAll(/:([a-z_]+)(\{[^}]*\})?/g, '{$1}').replace(/\/$/, '')}`)
    expect(operations.map(one => one.name).sort()).toEqual([...new Set(mounted)].sort())
  })

  it('names each operation once', () => {
    const ids = operations.map(one => one.operation.operationId)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('describes each field of a request, or lists what it takes', () => {
    type Field = { description?: string; enum?: unknown[] }
    const { schemas } = document.components as { schemas: Record<string, { properties?: Record<string, Field> }> }
    const fields = Object.entries(schemas)
      .filter(([name]) => name.endsWith('Input'))
      .flatMap(([name, { properties = {} }]) =>
        Object.entries(properties).map(([field, about]) => ({ field: `${name}.${field}`, about })),
      )
    expect(fields.length).toBeGreaterThan(40)
    expect(fields.filter(({ about }) => !about.description && !about.enum).map(({ field }) => field)).toEqual([])
  })

  it('has words for every field, of requests, answers and events', () => {
    documented()
    expect(wordless).toEqual([])
  })

  it('says of every parameter more than its name', () => {
    type Asked = { name: string; description?: string }
    const asked = operations.flatMap(({ name, operation }) =>
      ((operation as { parameters?: Asked[] }).parameters ?? []).map(one => ({ ...one, at: `${name} ${one.name}` })),
    )
    expect(asked.length).toBeGreaterThan(50)
    const mute = asked.filter(
      one => (one.description ?? '').toLowerCase().replaceAll(/\W/g, '_').length < one.name.length + 4,
    )
    expect(mute.map(one => one.at)).toEqual([])
  })

  it('has the statuses that the specification names for what is built', () => {
    const built = specified.filter(([name]) => operations.some(one => one.name === name))
    expect(built.length).toBeGreaterThan(3)
    for (const [name, statuses] of built) {
      const has = Object.keys(operations.find(one => one.name === name)?.operation.responses ?? {}).map(Number)
      for (const status of statuses) expect([name, has]).toEqual([name, expect.arrayContaining([status])])
    }
  })
})

describe('the check of every answer', () => {
  it('can fail', () => {
    expect(undocumented('GET', '/api/v1/programmatic/me', 200, {})).toContain('required')
    expect(undocumented('GET', '/api/v1/programmatic/me', 418, null)).toContain('not documented')
    expect(undocumented('GET', '/assets/x', 418, null)).toBeNull()
  })
})

describe('the gate for breaking changes', () => {
  const before = document
  const changed = (edit: (copy: typeof document) => void) => {
    const copy = structuredClone(before)
    edit(copy)
    return breaking(before, copy)
  }
  const run = (copy: typeof document) =>
    (copy.components as { schemas: Record<string, { properties: Record<string, object>; required: string[] }> }).schemas

  it('passes what only adds', () => {
    expect(breaking(before, before)).toEqual([])
    expect(changed(copy => Object.assign(run(copy).Run?.properties ?? {}, { extra: { type: 'string' } }))).toEqual([])
  })

  it.each<[string, (copy: typeof document) => void]>([
    ['a removed operation', copy => delete copy.paths['/api/v1/programmatic/me']],
    ['a removed field', copy => delete run(copy).Run?.properties.brief],
    ['a field of another type', copy => Object.assign(run(copy).Run?.properties ?? {}, { brief: { type: 'integer' } })],
    [
      'a removed enum value',
      copy => Object.assign(run(copy).Run?.properties ?? {}, { status: { type: 'string', enum: ['queued'] } }),
    ],
    ['a new required field of a request', copy => run(copy).GenerateInput?.required.push('size')],
  ])('stops %s', (_, edit) => {
    expect(changed(edit).length).toBeGreaterThan(0)
  })
})
