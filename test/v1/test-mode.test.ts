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
