import { beforeAll, describe, expect, it } from 'vitest'
import type { ClarifyAnswer } from '#lib/runs/clarify.ts'
import type { Caller } from '#test/support/caller.ts'
import { createWorld, type TestWorld } from '#test/support/world.ts'

let world: TestWorld
let live: Caller

beforeAll(async () => {
  world = await createWorld()
  live = await world.key()
})

const clarify = (body: object) => live.post<ClarifyAnswer>('clarify', body)

describe('POST /programmatic/clarify', () => {
  it('200 ready for a brief that says what is offered, when and where', async () => {
    const answer = await clarify({
      brief: 'Free bread tasting on Friday 27 November at 17:00 in our Leeds shop',
      channel: 'x',
      asset_type: 'card',
    })
    expect([answer.status, answer.body]).toEqual([200, { status: 'ready', questions: [], degraded: false }])
  })

  it('200 asks at most two questions of a vague one, with options, and not again once they are answered', async () => {
    const brief = 'sale'
    const { body } = await clarify({ brief })
    expect(body.status).toBe('needs_clarification')
    expect(body.questions.length).toBeGreaterThan(0)
    expect(body.questions.length).toBeLessThanOrEqual(2)
    const answers = body.questions
      .map(({ question, options }) => `- ${question} ${options[0] ?? 'Bread, from Friday, 20 percent off'}`)
      .join('\n')
    const again = (await clarify({ brief: `${brief}\n\nCREATOR PREFERENCES\n${answers}\n` })).body
    const asked = new Set(body.questions.map(one => one.question))
    expect(again.questions.filter(one => asked.has(one.question))).toEqual([])
  })

  it('200 ready and degraded when nobody answers', async () => {
    world.composerReachable(false)
    const answer = await clarify({ brief: 'sale' })
    world.composerReachable(true)
    expect([answer.status, answer.body]).toEqual([200, { status: 'ready', questions: [], degraded: true }])
    expect(world.reports).toHaveLength(1)
  })

  it('422 without a brief, 400 for a channel nobody knows', async () => {
    expect((await clarify({ brief: ' ' })).status).toBe(422)
    expect((await clarify({ brief: 'Tea', channel: 'myspace' })).status).toBe(400)
  })
})
