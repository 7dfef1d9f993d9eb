import { beforeAll, describe, expect, it } from 'vitest'
import { CardAnswer } from '#lib/composer/answer.ts'
import { DAY_MS } from '#lib/instant.ts'
import { memoryOf } from '#lib/runs/work/answers-store.ts'
import { createWorld, type TestWorld } from '../support/world.ts'

const answer = CardAnswer.parse({
  read: {},
  language: 'en',
  sensitive: 'none',
  form: 'news',
  parts: [],
  caption: [],
  short: { text: 'Open.' },
})
const used = { input_tokens: 100, output_tokens: 20, cost_usd: 0.25 }

let world: TestWorld

beforeAll(async () => {
  world = await createWorld()
})

const memory = (workspace = world.workspace.id) => memoryOf(world.world.db, workspace, world.world.now())

describe('kept answers', () => {
  it('are found by workspace and question, the newest one', async () => {
    await memory().keep('q1', 'model-a', answer)
    await memory().keep('q1', 'model-b', answer)
    expect(await memory().find('q1')).toMatchObject({ model: 'model-b', answer: { form: 'news' } })
    expect(await memory().find('q2')).toBeNull()
    expect(await memory('00000000-0000-7000-8000-000000000000').find('q1')).toBeNull()
  })

  it('are removed after thirty days', async () => {
    await memory().keep('q3', 'model-a', answer)
    world.pass(29 * DAY_MS)
    await memory().keep('q4', 'model-a', answer)
    expect(await memory().find('q3')).not.toBeNull()
    world.pass(2 * DAY_MS)
    expect(await world.sweep('answers')).toBeGreaterThan(0)
    expect(await memory().find('q3')).toBeNull()
    expect(await memory().find('q4')).not.toBeNull()
  })

  it('cost what adds up on a day and begins anew on the next', async () => {
    await Promise.all(Array.from({ length: 4 }, () => memory().spend(2, used)))
    expect(await memory().spent_usd()).toBe(1)
    world.pass(DAY_MS)
    expect(await memory().spent_usd()).toBe(0)
  })
})
