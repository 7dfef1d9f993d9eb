// Made from the route table: nothing is reached without a key but what is named as open, whatever the method.
import { beforeAll, describe, expect, it } from 'vitest'
import { isOpen } from '#functions/http/entry/door.ts'
import type { Caller } from '#test/support/caller.ts'
import { createWorld, type TestWorld } from '#test/support/world.ts'

const UNKNOWN = '01900000-0000-7000-8000-000000000000'
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'FOO', 'get']
const filled = (path: string) => path.replaceAll(/:[a-z_]+(\{[^}]*\})?/g, UNKNOWN)

let world: TestWorld
let live: Caller
let paths: string[]

beforeAll(async () => {
  world = await createWorld()
  live = await world.key()
  paths = [...new Set(world.app.routes.filter(route => route.method !== 'ALL').map(route => route.path))]
})

const ask = (caller: Caller, method: string, path: string) =>
  caller.send<Record<string, unknown>>(method, filled(path), ['POST', 'PUT', 'PATCH'].includes(method) ? '{}' : null, {
    'content-type': 'application/json',
  })

describe('without a key', () => {
  it('401 or 405 at every path and method that is not open', async () => {
    const closed = paths.filter(path => !isOpen(path))
    expect(closed.length).toBeGreaterThan(40)
    for (const path of closed)
      for (const method of METHODS) {
        const { status } = await ask(world.anonymous, method, path)
        expect([method, path, method === 'OPTIONS' ? [204] : [401, 405]]).toEqual([
          method,
          path,
          expect.arrayContaining([status]),
        ])
      }
    expect(world.reports).toEqual([])
  })

  it('opens these paths and no others', () => {
    const open = paths.filter(isOpen).map(path => path.replace(/\/$/, ''))
    expect(open.length).toBeGreaterThan(10)
    const known =
      /^(\/(api\/v1\/(health|openapi\.json)|docs(\/:file\{.*\}|\/:page\{.*\})?|(openapi|postman)\.json|llms(-full)?\.txt|robots\.txt|favicon\.ico|\.well-known\/(security\.txt|api-catalog)|assets\/:run_id\/:file\{.*\}|previews\/.*|library\/:file|clips\/:file|status(\.json)?|hooks\/(sweep|deliveries|posts|messages|failed)|telegram\/webhook|billing\/stripe|(approve|connect)(\/\*)?|uploads\/:video_id(\/.*)?))?$/
    expect(open.filter(path => !known.test(path))).toEqual([])
  })

  it('closes a path that begins like an open one', async () => {
    expect(['/docsx', '/api/v1/healthy', '/hooksteps'].filter(isOpen)).toEqual([])
  })
})

describe('HEAD', () => {
  it('is GET with the same status and headers, and no body', async () => {
    const { id } = (
      await live.post<{ id: string }>('generate', { brief: 'Tea', channel: 'twitter', asset_type: 'card' })
    ).body
    for (const path of ['me', 'runs', `runs/${id}`, 'limits', 'brand-dna', '/posts', 'webhooks', `runs/${UNKNOWN}`]) {
      const [get, head] = [await live.get(path), await live.send('HEAD', path.startsWith('/') ? path : path, null, {})]
      expect([path, head.status, head.text]).toEqual([path, get.status, ''])
      expect(head.headers.get('content-type')).toBe(get.headers.get('content-type'))
    }
  })

  it('429 like GET once the minute is spent', async () => {
    const starter = await createWorld({ plan: 'starter' })
    const key = await starter.key()
    const statuses = []
    for (let count = 0; count < 121; count++) statuses.push((await key.send('HEAD', 'me', null, {})).status)
    expect([statuses.slice(0, 120).every(status => status === 200), statuses.at(-1)]).toEqual([true, 429])
  })
})

describe('every answer', () => {
  it('tells browsers to keep to https and to the type that is told', async () => {
    for (const path of [...paths, '/', '/nowhere', '/docs/nothing']) {
      const answer = await ask(world.anonymous, 'GET', path)
      expect([path, answer.headers.get('strict-transport-security')]).toEqual([
        path,
        expect.stringContaining('max-age=63072000'),
      ])
      expect([path, answer.headers.get('x-content-type-options')]).toEqual([path, 'nosniff'])
    }
  })
})

describe('names that every object has', () => {
  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf', '__defineGetter__'])(
    '%s is a word like any other',
    async name => {
      const brief = { brief: `${name} opens at six`, channel: 'twitter', asset_type: 'card' }
      const own = JSON.parse(`{"${name}": "x"}`) as object
      const asked: [string, unknown][] = [
        ['render', { items: [{ output_type: name, body: {} }] }],
        ['render', { items: [{ output_type: 'stat', body: { value: '1', label: 'x' }, channel: name }] }],
        ['/api/v1/studio/generate', { output_type: name, data: {} }],
        ['generate', { ...brief, channel: name }],
        ['generate', { ...brief, asset_type: name }],
        ['generate', { ...brief, metadata: own }],
        ['generate', { ...brief, ...own }],
        ['clarify', { brief: name, channel: name }],
      ]
      for (const [path, body] of asked)
        expect([path, (await live.post(path, body)).status]).toEqual([
          path,
          expect.toSatisfy((status: number) => status < 500),
        ])
      for (const body of [{ palette: own }, { product_map: own }, own])
        expect((await live.patch('brand-dna', body)).status).toBeLessThan(500)
      for (const scopes of [`${name}:x`, name, `account:${name}`])
        expect((await live.get('me', { 'x-service-key-scopes': scopes })).status).toBeLessThan(500)
      for (const path of [
        `performance?window=${name}`,
        `media?kind=${name}`,
        `posts?platform=${name}`,
        `runs/${name}`,
        `/connect/${name}`,
        `events?type=${name}`,
      ])
        expect((await live.get(path)).status).toBeLessThan(500)
      await world.drain()
      const failed = (await live.get<{ status: string; error_message: string }[]>('runs?limit=100')).body.filter(
        run => run.status === 'failed',
      )
      expect(failed).toEqual([])
      expect(world.reports).toEqual([])
    },
  )
})
