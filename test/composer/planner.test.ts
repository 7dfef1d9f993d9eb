import { describe, expect, it } from 'vitest'
import type { Answer, Guarded } from '#lib/composer/answer.ts'
import { instructionsFor } from '#lib/composer/model/instructions.ts'
import { type Guard, type Memory, type Models, plan } from '#lib/composer/model/planner.ts'
import { type WriteRequest, type Writer, WriterError, type WriterFault } from '#lib/composer/model/writer.ts'
import { Brand } from '#lib/composer/plan.ts'
import type { Question } from '#lib/composer/question.ts'
import { AssetType } from '#lib/plans.ts'

const question: Question = {
  asset_type: 'card',
  channel: 'twitter',
  day: '2026-10-12',
  brand: Brand.parse({ name: 'Tidewell' }),
  shows: [],
  segments: ['Closed on Monday 26 October'],
  another_than: [],
}
const answerOf = (headline: string) => ({
  read: { publish: [1] },
  language: 'en',
  sensitive: 'none',
  form: 'notice',
  parts: [{ role: 'headline', text: headline, from: ['1'] }],
  caption: [{ text: 'The clinic is closed.', from: ['1'] }],
  short: { text: 'Closed.', from: ['1'] },
})

type Reply = string | WriterFault | { value: unknown }
const faults: readonly string[] = [
  'timeout',
  'busy',
  'allowance_used',
  'unavailable',
  'refused',
  'truncated',
  'broken',
  'unauthorized',
  'misconfigured',
]

/** A model that answers from a list; a word of a fault is one. */
function scripted(name: string, replies: Reply[]): Writer & { asked: WriteRequest[] } {
  const asked: WriteRequest[] = []
  return {
    name,
    asked,
    write: async request => {
      const reply = replies[asked.push(request) - 1] ?? 'unavailable'
      if (typeof reply !== 'string')
        return { value: reply.value, usage: { input_tokens: 10, output_tokens: 5, cost_usd: 0.001 } }
      if (faults.includes(reply)) throw new WriterError(reply as WriterFault)
      return { value: answerOf(reply), usage: { input_tokens: 10, output_tokens: 5, cost_usd: 0.001 } }
    },
  }
}

/** Refuses a headline of “wrong”, holds one of “own”. */
const guard: Guard = (_, answer): Guarded => {
  const said = JSON.stringify(answer)
  return {
    answer,
    faults: [
      ...(said.includes('wrong') ? ['invented: “wrong” stands nowhere in publish'] : []),
      ...(said.includes('odd') ? ['torn: headline ends in “odd”'] : []),
    ],
    holds: said.includes('own') ? [{ rule: 'own_words', what: '“own”', where: 'headline' }] : [],
  }
}

function memory(spent = 0): Memory & { kept: Map<string, { model: string; answer: unknown }>; calls: number[] } {
  const kept = new Map<string, { model: string; answer: unknown }>()
  const calls: number[] = []
  return {
    kept,
    calls,
    find: async hash => kept.get(hash) ?? null,
    keep: async (hash, model, answer) => void kept.set(hash, { model, answer }),
    spent_usd: async () => spent,
    spend: async n => void calls.push(n),
  }
}

async function asked(first: Reply[], second: Reply[] = [], more: { memory?: Memory; question?: Question } = {}) {
  const [a, b] = [scripted('model-a', first), scripted('model-b', second)]
  const models: Models = {
    first: a,
    second: b,
    judge: null,
    editor: null,
    draughtsman: null,
    daily_usd: 1,
    fence: async hash => hash.slice(0, 16),
  }
  const planned = await plan(more.question ?? question, {
    models,
    memory: more.memory ?? memory(),
    guard,
    workspace: 'w',
  })
  return { planned, a, b }
}

const headline = (answer: Answer | undefined) => (answer && 'parts' in answer ? answer.parts[0]?.text : undefined)

describe('the planner', () => {
  it('takes what the guard passes at the first call', async () => {
    const { planned, b } = await asked(['Closed on Monday'])
    expect(headline(planned.composed?.answer)).toBe('Closed on Monday')
    expect(planned.composed?.receipt).toEqual({
      composer: 'model-a',
      models: ['model-a'],
      calls: 1,
      tokens: { input: 10, output: 5 },
      cost_usd: 0.001,
    })
    expect(b.asked).toHaveLength(0)
  })

  it('has another model mend what was refused, with the faults in words', async () => {
    const { planned, a, b } = await asked(['wrong'], ['Closed on Monday'])
    expect(planned.composed?.receipt).toMatchObject({
      composer: 'model-b',
      calls: 2,
      faults: ['invented: “wrong” stands nowhere in publish'],
    })
    expect(a.asked[0]?.data).not.toContain('refused')
    expect(b.asked[0]?.data).toContain('"your_last_answer_was_refused":["invented: “wrong”')
    expect(b.asked[0]?.data).toContain(`"your_last_answer":{"read":{"publish":[1]`)
    expect(b.asked[0]?.instructions.startsWith(instructionsFor('card'))).toBe(true)
  })

  it('asks once more for the brief’s own words, and keeps the first answer where that is no better', async () => {
    const mended = await asked(['own'], ['Closed on Monday'])
    expect(mended.b.asked[0]?.data).toContain('own words: “own” in headline')
    expect(headline(mended.planned.composed?.answer)).toBe('Closed on Monday')
    const same = await asked(['own'], ['wrong'])
    expect(same.planned.composed).toMatchObject({
      receipt: { composer: 'model-a', calls: 2 },
      holds: [{ rule: 'own_words' }],
    })
  })

  it('lets a person read what is only worded oddly after the second call, and holds it', async () => {
    const { planned } = await asked(['odd and wrong'], ['odd'])
    expect(headline(planned.composed?.answer)).toBe('odd')
    expect(planned.composed).toMatchObject({
      faults: [],
      holds: [{ rule: 'unmended', what: 'torn: headline ends in “odd”' }],
      receipt: { composer: 'model-b', calls: 2 },
    })
    expect((await asked(['odd and wrong'], ['wrong'])).planned.composed).toBeNull()
    const remembers = memory()
    await asked(['odd and wrong'], ['odd'], { memory: remembers })
    const again = await asked([], [], { memory: remembers })
    expect(again.planned.composed).toMatchObject({ holds: [{ rule: 'unmended' }], receipt: { calls: 0 } })
  })

  it.each<[string, Reply[], Reply[], string]>([
    ['refused twice', ['wrong'], ['wrong'], 'refused: invented: “wrong” stands nowhere in publish'],
    ['late twice', ['timeout'], ['timeout'], 'timeout'],
    ['broken, then busy', [{ value: { headline: 'x' } }], ['busy'], 'busy'],
  ])('%s, it leaves the words to the built-in writer', async (_, first, second, fallback) => {
    const { planned } = await asked(first, second)
    expect(planned).toMatchObject({ composed: null, receipt: { fallback, calls: 2 } })
  })

  it('goes straight to the other model when the first has no room', async () => {
    expect((await asked(['busy'], ['Closed on Monday'])).planned.composed?.receipt).toMatchObject({
      composer: 'model-b',
      calls: 2,
    })
  })

  it('does not ask again where the account’s allowance is used up', async () => {
    const { planned, b } = await asked(['allowance_used'], ['Closed on Monday'])
    expect(planned).toMatchObject({ composed: null, receipt: { fallback: 'allowance_used', calls: 1 } })
    expect(b.asked).toHaveLength(0)
  })

  it('asks nobody the same question twice', async () => {
    const kept = memory()
    await asked(['Closed on Monday'], [], { memory: kept })
    const { planned, a } = await asked(['another'], [], { memory: kept })
    expect(a.asked).toHaveLength(0)
    expect(planned.composed?.receipt).toEqual({ composer: 'model-a', calls: 0 })
    expect(kept.calls).toEqual([1])
    const other = await asked(['Another'], [], {
      memory: kept,
      question: { ...question, another_than: ['Closed on Monday'] },
    })
    expect(other.a.asked[0]?.data).toContain('write_another_headline_than')
  })

  it('asks again where a newer guard refuses what was kept', async () => {
    const kept = memory()
    await asked(['Closed on Monday'], [], { memory: kept })
    for (const [hash, { model }] of kept.kept) kept.kept.set(hash, { model, answer: answerOf('wrong') })
    expect((await asked(['Closed'], [], { memory: kept })).a.asked).toHaveLength(1)
  })

  it('spends no more than the workspace may on a day', async () => {
    const { planned, a } = await asked(['Closed on Monday'], [], { memory: memory(1) })
    expect(planned).toEqual({ composed: null, receipt: { fallback: 'spend_limit' } })
    expect(a.asked).toHaveLength(0)
  })
})

describe('what a model is asked', () => {
  it('fences the brief, and no text in it closes the fence', async () => {
    const { a: plain } = await asked(['Closed'])
    const [, fence = ''] = /^<<([0-9a-f]{16})>>\n/.exec(plain.asked[0]?.data ?? '') ?? []
    expect(fence).toHaveLength(16)
    expect(plain.asked[0]?.data.split(fence)).toHaveLength(3)
    expect(plain.asked[0]?.instructions).not.toContain('26 October')
  })

  it('refuses an answer that repeats the marks', async () => {
    const { a } = await asked(['Closed'])
    const [, fence = ''] = /^<<([0-9a-f]{16})>>/.exec(a.asked[0]?.data ?? '') ?? []
    const { planned, b } = await asked([{ value: answerOf(fence) }], ['Closed'])
    expect(planned.composed?.receipt.composer).toBe('model-b')
    expect(b.asked[0]?.data).toContain('repeats the marks')
  })

  it.each(AssetType.options)('tells about a %s what the table says, the same to the letter each time', asset_type => {
    const told = instructionsFor(asset_type)
    expect(told).toBe(instructionsFor(asset_type))
    expect(told).toContain(`THE PICTURE (${asset_type})`)
    expect(told).not.toMatch(/undefined|\[object|NaN/)
    // About 4.4 characters a token: within what the smallest context leaves room for.
    expect(told.length).toBeLessThan(11_300)
  })
})
