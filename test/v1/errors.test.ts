// Bodies made to break the answer to them: it stays an error of ours, and small.
import { beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '#test/support/caller.ts'
import { createWorld } from '#test/support/world.ts'

let live: Caller

beforeAll(async () => {
  live = await (await createWorld()).key()
})

const brief = { brief: 'Tea at five', channel: 'twitter', asset_type: 'card' }
const recipe = {
  ...{ version: 1, engine: 'x', day: '2026-11-20', language: 'en', brand: {}, captions: {}, hashtags: [] },
  ...{ copy_rows: [], video: null },
}

describe('a request with more flaws than anybody reads', () => {
  it.each([
    ['40,000 empty pictures', 'render', { items: [{ recipe: { ...recipe, pictures: Array(40_000).fill({}) } }] }],
    [
      '40,000 empty rows',
      'render',
      { items: [{ recipe: { ...recipe, pictures: [], copy_rows: Array(40_000).fill({}) } }] },
    ],
    ['metadata of numbers', 'generate', { ...brief, metadata: Object.fromEntries(manyNames(9_000, 0)) }],
    ['metadata under long names', 'generate', { ...brief, metadata: { [`${'n'.repeat(200_000)}`]: 7 } }],
    ['fields that are not known', 'generate', { ...brief, ...Object.fromEntries(manyNames(9_000, '')) }],
    [
      'a body with fields of no template',
      'render',
      { items: [{ output_type: 'stat', body: Object.fromEntries(manyNames(9_000, {})) }] },
    ],
  ])('422 in less than 20 kB: %s', async (_, path, body) => {
    const answer = await live.post<{ detail: unknown[] }>(path, body)
    expect(answer.status).toBe(422)
    expect(answer.body.detail.length).toBeGreaterThan(0)
    expect(answer.text.length).toBeLessThan(20_000)
  })
})

function manyNames(count: number, value: unknown): [string, unknown][] {
  return Array.from({ length: count }, (_, index) => [`field-number-${index}`, value])
}
