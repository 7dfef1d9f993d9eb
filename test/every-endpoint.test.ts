import { beforeAll, describe, expect, it } from 'vitest'
import { statuses } from '#functions/http/answer/problem.ts'
import { codes } from '#lib/problem.ts'
import type { Answered, Caller } from '#test/support/caller.ts'
import { createWorld, type TestWorld } from '#test/support/world.ts'

const UNKNOWN = '01900000-0000-7000-8000-000000000000'
const RATE = [
  'ratelimit-limit',
  'ratelimit-remaining',
  'ratelimit-reset',
  'x-ratelimit-limit',
  'x-ratelimit-remaining',
  'x-ratelimit-reset',
]
/** Nobody else may keep what is one caller’s; what is the same for all may be kept. */
const KEPT = /no-store|private, no-cache|public, max-age=\d+/
let world: TestWorld
let live: Caller
let routes: { method: string; path: string }[]

beforeAll(async () => {
  world = await createWorld()
  live = await world.key()
  const seen = new Map<string, { method: string; path: string }>()
  for (const { method, path } of world.app.routes) if (method !== 'ALL') seen.set(`${method} ${path}`, { method, path })
  routes = [...seen.values()]
})

const keyed = () => routes.filter(route => route.path.startsWith('/api/v1/programmatic/'))
const published = () => routes.filter(route => route.path.startsWith('/api/v1/'))
const filled = (path: string) => path.replaceAll(/:[a-z_]+(\{[^}]*\})?/g, UNKNOWN)
const ask = (caller: Caller, { method, path }: { method: string; path: string }, body: string | null = null) =>
  caller.send<Record<string, unknown>>(
    method,
    filled(path),
    body,
    body === null ? {} : { 'content-type': 'application/json' },
  )

function expectRateHeaders(answer: Answered): void {
  for (const name of RATE) expect(Number(answer.headers.get(name) ?? Number.NaN), name).not.toBeNaN()
}

describe('every endpoint', () => {
  it('is found by this test', () => {
    expect(keyed().length).toBeGreaterThanOrEqual(3)
    expect(published().length).toBeGreaterThan(keyed().length)
  })

  it('401 without a key, in one form, with the rate headers', async () => {
    for (const route of keyed()) {
      const answer = await ask(world.anonymous, route, route.method === 'GET' ? null : '{}')
      expect([route, answer.status]).toEqual([route, 401])
      expect(Object.keys(answer.body).sort()).toEqual(['code', 'doc_url', 'message', 'request_id'])
      expectRateHeaders(answer)
    }
  })

  it('carries request id, security and cross-origin headers on every answer', async () => {
    for (const route of published()) {
      for (const caller of [world.anonymous, live]) {
        const answer = await ask(caller, route, route.method === 'GET' ? null : '{}')
        expect(answer.status).toBeLessThan(500)
        expect(answer.headers.get('x-request-id')).toMatch(/^req_[0-9a-f]{32}$/)
        expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
        expect(answer.headers.get('access-control-allow-origin')).toBe('*')
        expect(answer.headers.get('strict-transport-security')).toContain('max-age')
        expect(answer.headers.get('cache-control'), route.path).toMatch(route.method === 'GET' ? KEPT : /no-store/)
        expectRateHeaders(answer)
        if (answer.status >= 400) expect(answer.body.request_id).toBe(answer.headers.get('x-request-id'))
      }
    }
  })

  it('405 names the verbs for another verb, 404 for another path, both with the rate headers', async () => {
    for (const route of published()) {
      const answer = await live.send<Record<string, unknown>>('DELETE', filled(route.path), null, {})
      if (routes.some(other => other.method === 'DELETE' && other.path === route.path)) continue
      expect([route.path, answer.status, answer.body.code]).toEqual([route.path, 405, 'method_not_allowed'])
      expect(answer.headers.get('allow')?.split(', ')).toContain(route.method)
      expectRateHeaders(answer)
    }
    const nowhere = await live.get('nowhere')
    expect([nowhere.status, nowhere.body.code]).toEqual([404, 'route_not_found'])
    expectRateHeaders(nowhere)
  })

  it('gives no rate headers to callbacks, whose sender would take them for a delay', async () => {
    const internal = routes.filter(route => route.path.startsWith('/hooks/'))
    expect(internal.length).toBeGreaterThan(0)
    for (const route of internal) {
      const answer = await ask(world.anonymous, route, '{}')
      expect(answer.status).toBe(401)
      for (const name of [...RATE, 'retry-after']) expect(answer.headers.has(name)).toBe(false)
    }
  })

  it('answers a preflight', async () => {
    const answer = await world.anonymous.send('OPTIONS', 'generate', null, {
      origin: 'https://page.example',
      'access-control-request-method': 'POST',
    })
    expect(answer.status).toBe(204)
    expect(answer.headers.get('access-control-allow-headers')).toContain('Authorization')
    expect(answer.headers.has('access-control-allow-credentials')).toBe(false)
  })
})

describe('the list of codes', () => {
  it('has one status for each', () => {
    expect(Object.keys(statuses).sort()).toEqual([...codes].sort())
    expect(new Set(codes).size).toBe(codes.length)
  })
})
