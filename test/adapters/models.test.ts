import { afterEach, describe, expect, it } from 'vitest'
import { anthropic } from '#lib/adapters/models/anthropic.ts'
import type { AiBinding } from '#lib/adapters/models/binding.ts'
import { compatible } from '#lib/adapters/models/compatible.ts'
import { workersAi } from '#lib/adapters/models/workers-ai.ts'
import { type WriteRequest, WriterError } from '#lib/composer/model/writer.ts'
import { modelServer, type Reply } from '../composer/model-server.ts'

const request: WriteRequest = {
  instructions: 'Turn the brief into a post.',
  data: '<<ab>>{}<</ab>>',
  schema: { type: 'object', properties: {}, required: [], additionalProperties: false },
  max_tokens: 2_000,
  affinity: 'compose-card',
  workspace: 'w-1',
}
const value = { headline: 'Closed on Monday' }
const text = JSON.stringify(value)

let close: (() => Promise<void>) | undefined
afterEach(async () => {
  await close?.()
  close = undefined
})

async function served(reply: Reply) {
  const server = await modelServer([reply])
  close = server.close
  return server
}

const faultOf = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    error => (error instanceof WriterError ? error.fault : String(error)),
  )

type Seen = { model: string; inputs: Record<string, unknown>; options: Record<string, unknown> | undefined }

function binding(answer: () => Promise<unknown>): { ai: AiBinding; seen: Seen[] } {
  const seen: Seen[] = []
  return {
    seen,
    ai: {
      run: (model, inputs, options) => {
        seen.push({ model, inputs, options })
        return answer()
      },
    },
  }
}

const usage = { prompt_tokens: 2_000, completion_tokens: 300 }

describe('the shapes in which Workers AI answers', () => {
  const message = (content: unknown, more = {}) => ({
    choices: [{ message: { content }, finish_reason: 'stop', ...more }],
    usage,
  })

  it.each<[string, unknown]>([
    [
      'a chat completion with its thoughts beside',
      { choices: [{ message: { content: text, reasoning_content: 'hm' }, finish_reason: 'stop' }], usage },
    ],
    ['a chat completion in parts', message([{ type: 'text', text }])],
    ['a fenced completion', message(`\`\`\`json\n${text}\n\`\`\``)],
    ['a text as response', { response: text, usage }],
    ['a parsed response', { response: value, usage }],
    [
      'the output of Responses',
      {
        output: [
          { type: 'reasoning', content: [{ type: 'reasoning_text', text: 'hm' }] },
          { type: 'message', content: [{ type: 'output_text', text }] },
        ],
        usage: { input_tokens: 2_000, output_tokens: 300 },
      },
    ],
  ])('%s is read', async (_, answer) => {
    const { ai } = binding(async () => answer)
    const written = await workersAi({ ai, model: '@cf/google/gemma-4-26b-a4b-it', timeout_ms: 1_000 }).write(request)
    expect(written).toEqual({ value, usage: { input_tokens: 2_000, output_tokens: 300, cost_usd: 0.00029 } })
  })

  it.each<[string, unknown, string]>([
    ['thoughts that took all tokens', message('', { finish_reason: 'length' }), 'truncated'],
    ['an output cut short', { output: [], incomplete_details: { reason: 'max_output_tokens' } }, 'truncated'],
    ['a filtered answer', message(text, { finish_reason: 'content_filter' }), 'refused'],
    ['an empty answer', message(null), 'broken'],
    ['prose', message('Sure! Here is your post.'), 'broken'],
    ['nothing known', { tokens: [1, 2] }, 'broken'],
    ['no object', 'busy', 'broken'],
  ])('%s is told as what it is', async (_, answer, fault) => {
    const { ai } = binding(async () => answer)
    expect(await faultOf(workersAi({ ai, model: 'm', timeout_ms: 1_000 }).write(request))).toBe(fault)
  })

  it.each([
    ['3040: Capacity temporarily exceeded, please try again.', 'busy'],
    ['3036: You have used up your daily free allocation of 10,000 neurons', 'allowance_used'],
    ['3007: Request timeout', 'timeout'],
    ['3008: Request timeout', 'timeout'],
    ['3006: Request is too large', 'too_large'],
    ['5007: No such model @cf/x/y or task', 'misconfigured'],
    ['AiError: 5016: Model agreement not accepted', 'misconfigured'],
    ["JSON Mode couldn't be met", 'broken'],
    ['Network connection lost', 'unavailable'],
  ])('%s', async (message, fault) => {
    const { ai } = binding(async () => Promise.reject(new Error(message)))
    expect(await faultOf(workersAi({ ai, model: 'm', timeout_ms: 1_000 }).write(request))).toBe(fault)
  })

  it('a model that does not come back is left', async () => {
    const { ai } = binding(() => new Promise(() => undefined))
    expect(await faultOf(workersAi({ ai, model: 'm', timeout_ms: 20 }).write(request))).toBe('timeout')
  })
})

describe('what Workers AI is asked', () => {
  it('is the bare schema, the beginning first, with an affinity', async () => {
    const { ai, seen } = binding(async () => ({ response: value }))
    await workersAi({ ai, model: 'm', timeout_ms: 1_000 }).write(request)
    expect(seen[0]?.inputs).toEqual({
      messages: [
        { role: 'system', content: request.instructions },
        { role: 'user', content: request.data },
      ],
      max_tokens: 2_000,
      temperature: 0,
      response_format: { type: 'json_schema', json_schema: request.schema },
    })
    expect(seen[0]?.options).toEqual({ extraHeaders: { 'x-session-affinity': 'compose-card' } })
  })

  it.each([
    ['@cf/openai/gpt-oss-120b', undefined, 'low'],
    ['@cf/qwen/qwen3-30b-a3b-fp8', undefined, null],
    ['@cf/zai-org/glm-4.7-flash', undefined, null],
    ['@cf/google/gemma-4-26b-a4b-it', 'high' as const, 'high'],
  ])('tells %s how much to think', async (model, effort, told) => {
    const { ai, seen } = binding(async () => ({ response: value }))
    await workersAi({ ai, model, effort, timeout_ms: 1_000 }).write(request)
    expect(seen[0]?.inputs.reasoning_effort).toBe(told)
  })

  it('goes through a gateway that keeps no log and counts by workspace', async () => {
    const { ai, seen } = binding(async () => ({ response: value, usage: { neurons: 1_000 } }))
    const { usage: used } = await workersAi({ ai, model: 'm', gateway: 'g', timeout_ms: 1_000 }).write(request)
    expect(seen[0]?.options?.gateway).toEqual({ id: 'g', collectLog: false, metadata: { workspace: 'w-1' } })
    expect(used.cost_usd).toBeCloseTo(0.011)
  })
})

describe('a compatible provider', () => {
  it('is asked with the schema in its envelope and no key where it has none', async () => {
    const { base_url, asked } = await served({ content: value })
    await compatible({ base_url, model: 'gemma3', timeout_ms: 1_000 }).write({
      ...request,
      pictures: ['data:image/jpeg;base64,AA'],
    })
    expect(asked[0]?.authorization).toBe('')
    expect(asked[0]?.body.response_format).toEqual({
      type: 'json_schema',
      json_schema: { name: 'post', strict: true, schema: request.schema },
    })
    expect(asked[0]?.body.messages[1]?.content).toEqual([
      { type: 'text', text: request.data },
      { type: 'image_url', image_url: { url: 'data:image/jpeg;base64,AA' } },
    ])
  })

  it('that knows no schemas reads it in words', async () => {
    const { base_url, asked } = await served({ content: value })
    await compatible({ base_url, model: 'm', schema: 'words', timeout_ms: 1_000 }).write(request)
    expect(asked[0]?.body.response_format).toEqual({ type: 'json_object' })
    expect(asked[0]?.body.messages[0]?.content).toContain(JSON.stringify(request.schema))
  })

  it.each<[number, string | undefined, string]>([
    [400, undefined, 'misconfigured'],
    [401, undefined, 'unauthorized'],
    [402, undefined, 'allowance_used'],
    [404, undefined, 'misconfigured'],
    [408, undefined, 'timeout'],
    [413, undefined, 'too_large'],
    [429, undefined, 'busy'],
    [429, '{"error":{"code":"insufficient_quota"}}', 'allowance_used'],
    [302, undefined, 'unavailable'],
    [503, undefined, 'unavailable'],
    [200, '<html>busy</html>', 'broken'],
  ])('answers %i %s', async (status, body, fault) => {
    const { base_url } = await served({ status, ...(body && { body }) })
    expect(await faultOf(compatible({ base_url, model: 'm', timeout_ms: 1_000 }).write(request))).toBe(fault)
  })

  it('that serves recordings says whose answer it is; another name is not believed', async () => {
    const completion = (model: string) => JSON.stringify({ model, choices: [{ message: { content: text } }] })
    const one = await served({ body: completion('recorded:gemma-4') })
    expect((await compatible({ base_url: one.base_url, model: 'm', timeout_ms: 1_000 }).write(request)).model).toBe(
      'recorded:gemma-4',
    )
    await one.close()
    const two = await served({ body: completion('m-2026-10') })
    expect(
      await compatible({ base_url: two.base_url, model: 'm', timeout_ms: 1_000 }).write(request),
    ).not.toHaveProperty('model')
  })
})

describe('Anthropic', () => {
  const answer = (more = {}) =>
    JSON.stringify({
      content: [
        { type: 'thinking', text: 'hm' },
        { type: 'text', text },
      ],
      stop_reason: 'end_turn',
      usage: { input_tokens: 2_000, output_tokens: 300 },
      ...more,
    })

  it('is asked in its own protocol, the kept beginning marked', async () => {
    const { base_url, asked } = await served({ body: answer() })
    const written = await anthropic({ base_url, api_key: 'k', model: 'claude-haiku-4-5', timeout_ms: 1_000 }).write(
      request,
    )
    expect(written).toEqual({ value, usage: { input_tokens: 2_000, output_tokens: 300, cost_usd: 0.0035 } })
    expect(asked[0]?.path).toBe('/v1/messages')
    expect(asked[0]?.body).toMatchObject({
      system: [{ type: 'text', text: request.instructions, cache_control: { type: 'ephemeral' } }],
      output_config: { format: { type: 'json_schema', schema: request.schema } },
    })
  })

  it.each([
    ['max_tokens', 'truncated'],
    ['refusal', 'refused'],
  ])('that stops for %s gave nothing', async (stop_reason, fault) => {
    const { base_url } = await served({ body: answer({ stop_reason }) })
    expect(await faultOf(anthropic({ base_url, api_key: 'k', model: 'm', timeout_ms: 1_000 }).write(request))).toBe(
      fault,
    )
  })

  it('that is overloaded is busy', async () => {
    const { base_url } = await served({ status: 529 })
    expect(await faultOf(anthropic({ base_url, api_key: 'k', model: 'm', timeout_ms: 1_000 }).write(request))).toBe(
      'busy',
    )
  })
})
