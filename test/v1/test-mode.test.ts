import { beforeAll, describe, expect, it } from 'vitest'
import { SECOND_MS } from '#lib/instant.ts'
import type { Run } from '#lib/runs/run.ts'
import type { Caller } from '#test/support/caller.ts'
import { createWorld, type TestWorld } from '#test/support/world.ts'

let world: TestWorld
let test: Caller

beforeAll(async () => {
  world = await createWorld()
  test = await world.key({ mode: 'test' })
})

const start = async (caller: Caller, words: string) =>
  (await caller.post<Run>('generate', { brief: `Coffee at six ${words}`, channel: 'linkedin', asset_type: 'card' }))
    .body.id

async function outcome(words: string, caller = test): Promise<Run> {
  const id = await start(caller, words)
  await world.drain()
  return (await caller.get<Run>(`runs/${id}`)).body
}

describe('the brief of a test key', () => {
  it.each([
    ['[[fail:compose]]', { status: 'failed', error_code: 'compose_failed' }],
    ['[[fail:draw]]', { status: 'failed', error_code: 'draw_failed' }],
    ['[[verdict:rejected]]', { status: 'succeeded', verdict: 'rejected' }],
    ['[[verdict:needs_review]]', { status: 'succeeded', verdict: 'needs_review' }],
    ['[[score:83]]', { status: 'succeeded', impact_score: 83, verdict: 'approved' }],
  ])('gets what %s asks for', async (words, expected) => {
    const run = await outcome(words)
    expect(run).toMatchObject(expected)
    expect(run.brief).toContain(words)
    expect(run.output_text ?? '').not.toContain('[[')
  })

  it('takes as long as [[slow:N]] says', async () => {
    const id = await start(test, '[[slow:30]]')
    const { advance } = await import('#lib/runs/work/pipeline.ts')
    const seen: [string, number, boolean][] = []
    for (let count = 0; count < 4; count++) {
      await advance(world.shop, id)
      const { status, progress, started_at } = (await test.get<Run>(`runs/${id}`)).body
      seen.push([status, progress, started_at !== null])
      world.pass(10 * SECOND_MS)
    }
    expect(seen).toEqual([
      ['running', 5, true],
      ['running', 9, true],
      ['running', 14, true],
      ['succeeded', 100, true],
    ])
  })

  it.each(['[[fial:draw]]', '[[fail:score]]', '[[verdict:aproved]]', '[[slow:long]]', '[[Score:41]]'])(
    'is refused with what is no directive, %s, also before it is made',
    async words => {
      for (const dry_run of [true, false]) {
        const asked = { brief: `Coffee at six ${words}`, channel: 'linkedin', asset_type: 'card', dry_run }
        const { status, body } = await test.post<{ message: string }>('generate', asked)
        expect([status, body.message]).toEqual([422, expect.stringContaining(`${words} is no directive`)])
        expect(body.message).toContain('[[fail:draw]], [[verdict:rejected]]')
      }
    },
  )

  it('says nothing special with a live key', async () => {
    const live = await world.key()
    for (const words of ['[[fail:draw]]', '[[fial:draw]]'])
      expect(await outcome(words, live)).toMatchObject({ status: 'succeeded' })
  })
})

describe('Brand-Mode: test', () => {
  const asTest = { 'brand-mode': 'test' }
  const sample = { output_type: 'stat', data: { value: '214', label: 'runners' }, delivery: 'none' }

  it('makes a request of a live key one of a test key: free, seen by it alone, and in no calendar', async () => {
    const live = await world.key()
    const before = (await live.get('credits')).text
    const made = await live.post<{ run_id: string }>('/api/v1/studio/generate', sample, asTest)
    expect(made.status).toBe(202)
    await world.drain()
    const path = `runs/${made.body.run_id}`
    expect((await live.get(path)).status).toBe(404)
    for (const run of [await live.get<Run>(path, asTest), await test.get<Run>(path)])
      expect(run.body).toMatchObject({ status: 'succeeded', livemode: false })
    expect((await live.get(`${path}/events`, asTest)).text).toContain('succeeded')
    expect((await live.get<Run[]>('runs')).body.map(run => run.id)).not.toContain(made.body.run_id)
    expect((await live.get('credits')).text).toBe(before)
    expect((await live.get('me', asTest)).body).toMatchObject({ mode: 'test' })
  })

  it('takes nothing but test, makes no test key live, and is for plans with test keys', async () => {
    const live = await world.key()
    const wrong = await live.get('me', { 'brand-mode': 'live' })
    expect([wrong.status, wrong.body.code]).toEqual([422, 'validation_error'])
    expect((await test.get('me', asTest)).body).toMatchObject({ mode: 'test' })
    const small = await createWorld({ db: world.world.db, plan: 'starter' })
    const refused = await (await small.key()).get('me', asTest)
    expect([refused.status, refused.body.code]).toEqual([422, 'validation_error'])
  })
})
