// Bodies of 90 MB at every route that changes something, with a good key or a session: how much of them is taken in.
import { describe, expect, it } from 'vitest'
import { pages } from '#functions/dashboard/pages/index.ts'
import { createTestDashboard } from '#test/support/dashboard.ts'
import { createWorld } from '#test/support/world.ts'

const FLOOD = 90 * 1024 * 1024
const CHUNK = 256 * 1024
const ID = '01900000-0000-7000-8000-000000000000'
const concrete = (path: string) => path.replace(':platform', 'x').replace(/:[a-z_]+(\{[^}]*\})?/g, ID)

/** 90 MB of a JSON text without an end, and how much of it was asked for. */
function flood(type: string) {
  const sent = { bytes: 0 }
  const start = new TextEncoder().encode(type.includes('json') ? '{"brief":"' : 'name=')
  const body = new ReadableStream<Uint8Array>({
    pull: controller => {
      if (sent.bytes >= FLOOD) return controller.close()
      controller.enqueue(sent.bytes === 0 ? start : new Uint8Array(CHUNK).fill(97))
      sent.bytes += CHUNK
    },
  })
  return { body, sent }
}

/** The largest body that any route takes, and what a stream has read ahead. */
const MOST = 15 * 1024 * 1024

describe('a body of 90 MB', () => {
  it('is refused by every route of the interface, with and without its length', async () => {
    const world = await createWorld({ plan: 'scale' })
    const writes = world.app.routes.filter(
      ({ method, path }) => /^(POST|PUT|PATCH|DELETE)$/.test(method) && path.startsWith('/api/v1/'),
    )
    const names = [...new Set(writes.map(({ method, path }) => `${method} ${concrete(path)}`))]
    expect(names.length).toBeGreaterThan(20)
    for (const name of names)
      for (const announced of [true, false]) {
        const caller = await world.key()
        const [method = '', path = ''] = name.split(' ')
        const { body, sent } = flood('json')
        const headers: Record<string, string> = { 'content-type': 'application/json' }
        if (announced) headers['content-length'] = String(FLOOD)
        const { status } = await caller.send(method, path, body, headers)
        expect([name, announced, status < 500]).toEqual([name, announced, true])
        expect([name, announced, sent.bytes <= (announced ? 3 * CHUNK : MOST)]).toEqual([name, announced, true])
      }
  }, 120_000)

  it('is refused by every form of the dashboard', async () => {
    const { member, at } = await createTestDashboard({ plan: 'scale' })
    const owner = await member('owner')
    const posts = pages.flatMap(page => page.routes).filter(({ method }) => method === 'POST')
    const names = [...new Set(posts.map(({ path }) => concrete(path).replace(/^\//, '')))].map(path => at(path))
    expect(names.length).toBeGreaterThan(20)
    for (const path of [...names, '/me', '/workspaces/new', '/enter', '/welcome', '/login'])
      for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
        const { body, sent } = flood(type)
        const { status } = await owner.ask('POST', path, body, { headers: { 'content-type': type } })
        // A deployment without a till says so.
        expect([path, type, status < 500 || (status === 503 && path.includes('/plan/'))]).toEqual([path, type, true])
        expect([path, type, sent.bytes <= MOST]).toEqual([path, type, true])
      }
  }, 120_000)
})
