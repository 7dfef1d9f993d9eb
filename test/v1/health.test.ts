import { describe, expect, it } from 'vitest'
import { createApp } from '#functions/app.ts'
import { memoryAttempts } from '#lib/adapters/mock/attempts.ts'
import { Health } from '#lib/health/check.ts'
import { caller } from '#test/support/caller.ts'
import { createWorld, PUBLIC_URL } from '#test/support/world.ts'

/** An app of its own, because an isolate keeps its answer for five seconds. */
async function healthOf(
  change: (world: Awaited<ReturnType<typeof createWorld>>) => object,
  renderer: () => Promise<void> = async () => undefined,
) {
  const world = await createWorld()
  const changed = { ...world.world, ...change(world) }
  const deps = {
    world: () => ({ ...changed, later: () => undefined }),
    verify: async () => false,
    release: 'abc123',
    pingRenderer: renderer,
    preview: async () => null,
    small: async () => false,
    failures: memoryAttempts(() => new Date()),
    site: async () => null,
    pages: () => Promise.reject(new Error('no page is shown here')),
  }
  return caller(createApp(deps, PUBLIC_URL), [], null).get('/api/v1/health')
}

const down = () => Promise.reject(new Error('connect to 10.0.0.7 refused'))

describe('GET /health', () => {
  it('200 pass without a key, each dependency by itself', async () => {
    const answer = await healthOf(() => ({}))
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(Health.parse(answer.body)).toMatchObject({ status: 'pass', releaseId: 'abc123' })
    expect(Object.keys(answer.body.checks as object)).toEqual([
      ...[
        'postgres:responseTime',
        'redis:responseTime',
        'queue:connectivity',
        'storage:connectivity',
        'renderer:connectivity',
      ],
    ])
  })

  it('200 warn when something that it can do without is down', async () => {
    const answer = await healthOf(({ queue }) => ({ queue: { ...queue, ping: down } }))
    expect([answer.status, answer.body.status]).toEqual([200, 'warn'])
    expect(answer.text).not.toContain('10.0.0.7')
    expect(answer.body.checks).toMatchObject({ 'queue:connectivity': [{ status: 'warn', output: 'refused' }] })
  })

  it('200 warn when the renderer hangs, within the time of a probe', async () => {
    const answer = await healthOf(
      () => ({}),
      () => new Promise(() => undefined),
    )
    expect(answer.body.checks).toMatchObject({ 'renderer:connectivity': [{ status: 'warn', output: 'timeout' }] })
  })

  it('503 fail when Postgres is down', async () => {
    const answer = await healthOf(() => ({ db: { execute: down } }))
    expect([answer.status, answer.body.status]).toEqual([503, 'fail'])
  })
})
