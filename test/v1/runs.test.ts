import { beforeAll, describe, expect, it } from 'vitest'
import { DAY_MS } from '#lib/instant.ts'
import type { Run } from '#lib/runs/run.ts'
import type { Caller } from '#test/support/caller.ts'
import { createWorld, type TestWorld } from '#test/support/world.ts'

const brief = { brief: 'Free soil tests on Friday', channel: 'twitter', asset_type: 'card' }
const NOBODY = '01900000-0000-7000-8000-000000000000'
let world: TestWorld
let live: Caller

beforeAll(async () => {
  world = await createWorld()
  live = await world.key()
})

describe('GET /programmatic/runs/:run_id', () => {
  it('200 shows the run and when to ask again', async () => {
    const { body } = await live.post<Run>('generate', brief)
    const answer = await live.get<Run>(`runs/${body.id}`)
    expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('cache-control')]).toEqual([
      200,
      '1',
      'private, no-cache',
    ])
    expect(answer.body).toEqual(body)
  })

  it('404 is the same for a run that is absent, of another workspace and of the other mode', async () => {
    const { body } = await live.post<Run>('generate', brief)
    const stranger = await (await createWorld()).key()
    const test = await world.key({ mode: 'test' })
    const answers = [
      await live.get(`runs/${NOBODY}`),
      await stranger.get(`runs/${body.id}`),
      await test.get(`runs/${body.id}`),
    ]
    for (const answer of answers) {
      expect(answer.status).toBe(404)
      expect({ ...answer.body, request_id: '' }).toEqual({
        code: 'run_not_found',
        message: answers[0]?.body.message,
        request_id: '',
        doc_url: 'https://api.example.com/docs/errors#run_not_found',
      })
    }
  })

  it('422 for an id that is not a uuid', async () => {
    expect((await live.get('runs/17')).body).toMatchObject({
      code: 'validation_error',
      detail: [{ loc: ['path', 'run_id'] }],
    })
  })

  it('200 for an archived run', async () => {
    const { body } = await live.post<Run>('generate', brief)
    world.pass(91 * DAY_MS)
    expect((await live.get<Run>(`runs/${body.id}`)).body.archived).toBe(true)
  })
})

describe('the picture of a test run', () => {
  it('carries the TEST ribbon, so it differs from the live one', async () => {
    const test = await world.key({ mode: 'test' })
    const runs = [await live.post<Run>('generate', brief), await test.post<Run>('generate', brief)]
    await world.drain()
    const [a, b] = await Promise.all([
      live.get<Run>(`runs/${runs[0]?.body.id}`),
      test.get<Run>(`runs/${runs[1]?.body.id}`),
    ])
    expect([a.body.status, b.body.status]).toEqual(['succeeded', 'succeeded'])
    expect(b.body.assets[0]?.sha256).not.toBe(a.body.assets[0]?.sha256)
  })
})
