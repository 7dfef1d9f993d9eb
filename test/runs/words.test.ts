import { beforeAll, describe, expect, it } from 'vitest'
import { illustratorInstructions } from '#lib/composer/illustrator/question.ts'
import type { Models } from '#lib/composer/model/planner.ts'
import { type WriteRequest, WriterError } from '#lib/composer/model/writer.ts'
import { DAY_MS } from '#lib/instant.ts'
import type { Run } from '#lib/runs/run.ts'
import type { Caller } from '#test/support/caller.ts'
import { createWorld, type TestWorld } from '#test/support/world.ts'

const BRIEF = "we're closed mon 30 nov for stocktaking, open again tuesday 8am. dont mention the new owner!"
const closed = {
  read: { publish: [1], secret: [2] },
  language: 'en',
  sensitive: 'none',
  form: 'notice',
  parts: [
    { role: 'headline', text: 'Closed on Monday 30 November', from: ['1'] },
    { role: 'body', text: 'Closed for stocktaking. Open again on Tuesday 1 December at 8 am.', from: ['1'] },
  ],
  caption: [
    { text: 'We are closed for stocktaking on Monday 30 November.', from: ['1'] },
    { text: 'Open again on Tuesday 1 December at 8 am.', from: ['1'] },
  ],
  short: { text: 'Closed on Monday 30 November. Open again on Tuesday 1 December at 8 am.', from: ['1'] },
  hashtags: [],
}
const leaking = { ...closed, caption: [{ text: 'The new owner says hello.', from: ['2'] }] }

/** Asked of what to draw, it has nothing. */
const undrawn = { unwanted: [], pictures: [{ n: 1, about: '', draw: '', colour: '' }], look: [], unmet: [] }

let asked: WriteRequest[] = []
let replies: unknown[] = []

const models: Models = {
  first: writer('model-a'),
  second: writer('model-b'),
  judge: null,
  editor: null,
  draughtsman: null,
  daily_usd: 1,
  fence: async hash => hash.slice(0, 16),
}

function writer(name: string) {
  return {
    name,
    write: async (request: WriteRequest) => {
      if (request.instructions === illustratorInstructions())
        return { value: undrawn, usage: { input_tokens: 1, output_tokens: 1 } }
      asked.push(request)
      const value = replies.shift()
      if (value === undefined) throw new WriterError('unavailable')
      return { value, usage: { input_tokens: 2_000, output_tokens: 300, cost_usd: 0.3 } }
    },
  }
}

let world: TestWorld
let live: Caller

beforeAll(async () => {
  world = await createWorld({ models })
  live = await world.key({ auto_post: false })
})

async function run(brief: string, given: unknown[], more: object = {}, by = live): Promise<Run> {
  asked = []
  replies = given
  const { id } = (await by.post<Run>('generate', { brief, channel: 'instagram', asset_type: 'card', ...more })).body
  await world.drain()
  return (await by.get<Run>(`runs/${id}`)).body
}

describe('a run whose words a model writes', () => {
  it('shows them, says whose they are and what each channel gets', async () => {
    const made = await run(BRIEF, [closed])
    expect(made).toMatchObject({
      status: 'succeeded',
      composer: 'model-a',
      sensitive: 'none',
      questions: [],
      calibrated: false,
    })
    expect(made.holds).toEqual([])
    expect(made.verdict).toBe('approved')
    expect(made.output_text).toBe(made.captions?.instagram)
    expect(made.output_text).toContain('Open again on Tuesday 1 December at 8 am.')
    expect(made.assets[0]?.alt_text).toContain('Closed on Monday 30 November')
    expect(made.receipt).toMatchObject({ composer: 'model-a', models: ['model-a'], calls: 2, cost_usd: 0.3 })
    expect(asked[0]?.instructions).not.toContain('stocktaking')
  })

  it('asks nobody again for the same request, also in test mode', async () => {
    const again = await run(BRIEF, [])
    expect(again).toMatchObject({ composer: 'model-a', receipt: { calls: 0 } })
    const test = await run(BRIEF, [], {}, await world.key({ mode: 'test' }))
    expect(test.composer).toBe('model-a')
    expect(asked).toHaveLength(0)
  })

  it('never shows what the guard refuses: the second model mends it, or the built-in writer has the word', async () => {
    // Another channel is another question.
    const mended = await run(BRIEF, [leaking, closed], { channel: 'linkedin' })
    expect(mended).toMatchObject({ composer: 'model-b', receipt: { calls: 2, models: ['model-a', 'model-b'] } })
    expect(asked[1]?.data).toContain('your_last_answer_was_refused')
    const refused = await run(BRIEF, [leaking, leaking], { channel: 'twitter' })
    expect(refused.composer).toBe('builtin')
    expect(refused.receipt.fallback).toContain('refused')
    expect(JSON.stringify([refused.captions, refused.assets])).not.toContain('new owner')
  })

  it('spends what a workspace may on a day, and begins anew on the next', async () => {
    const spent = await run('Open until nine on Thursday', [closed])
    expect(spent).toMatchObject({ composer: 'builtin', receipt: { fallback: 'spend_limit' } })
    expect(asked).toHaveLength(0)
    world.pass(DAY_MS)
    await run('Open until nine on Friday', [])
    expect(asked.length).toBeGreaterThan(0)
  })
})

describe('a run that touches something grave', () => {
  it('is drawn and never approved by code', async () => {
    const brief = 'our founder Mara Lind died on 18 November. the shop stays closed until Monday 30 November.'
    const answer = {
      ...closed,
      read: { publish: [1, 2] },
      sensitive: 'death',
      people: [{ name: 'Mara Lind', who: 'dead', agreed: false }],
      parts: [
        { role: 'headline', text: 'Our founder Mara Lind died on 18 November', from: ['1'] },
        { role: 'body', text: 'The shop stays closed until Monday 30 November.', from: ['2'] },
      ],
      caption: [
        { text: 'Our founder Mara Lind died on 18 November.', from: ['1'] },
        { text: 'The shop stays closed until Monday 30 November.', from: ['2'] },
      ],
      short: { text: 'Our founder Mara Lind died on 18 November.', from: ['1'] },
    }
    world.pass(DAY_MS)
    const made = await run(brief, [answer])
    expect(made).toMatchObject({ sensitive: 'death', verdict: 'needs_review', composer: 'model-a' })
    expect(made.impact_score).toBeLessThan(70)
    expect(made.holds.map(hold => hold.rule)).toContain('sensitive')
    expect(made.score_reasons.find(row => row.rule === 'sensitive')).toMatchObject({
      hold: true,
      passed: false,
      cap: 69,
    })
  })
})
