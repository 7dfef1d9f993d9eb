// What `npm start` says of who writes: also that the model which was named has not.
import { expect, it } from 'vitest'
import { wordsBy } from '#dev/model/writers.ts'

const env = { LLM_BASE_URL: 'http://127.0.0.1:1234/v1', LLM_MODEL: 'qwen' }

it('names the model that wrote, and what was wrong where it has not', () => {
  expect(wordsBy({}, { fallback: 'unavailable: 503' })).toMatch(/^recorded from a model/)
  expect(wordsBy({ LLM_PROVIDER: 'off' })).toBe('by the built-in writer')
  expect(wordsBy(env, { calls: 1 })).toBe('by qwen at http://127.0.0.1:1234/v1')
  expect(wordsBy(env, { fallback: 'unavailable', calls: 2 })).toMatch(
    /^to be by qwen at http:\/\/127\.0\.0\.1:1234\/v1, but .* the model did not answer \(unavailable\);\n.*LLM_/,
  )
  expect(wordsBy(env, { calls: 0 })).toMatch(/^to be by qwen .*; it was not asked yet/)
})
