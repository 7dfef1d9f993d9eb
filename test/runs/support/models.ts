// Models that answer as a test says.
import type { Models } from '#lib/composer/model/planner.ts'
import { type WriteRequest, type Writer, WriterError } from '#lib/composer/model/writer.ts'

export const writerOf = (answer: (request: WriteRequest) => unknown): Writer => ({
  name: 'model-a',
  async write(request) {
    const value = answer(request)
    if (value instanceof WriterError) throw value
    return { value, usage: { input_tokens: 1_000, output_tokens: 100, cost_usd: 0.001 } }
  },
})

export const modelsOf = (writer: Writer, more: Partial<Models> = {}): Models => ({
  ...{ first: writer, second: writer, judge: null, editor: null, draughtsman: null, daily_usd: 1 },
  fence: async hash => hash.slice(0, 16),
  ...more,
})

/** What a model was asked about, between its marks. */
export const dataIn = (request: WriteRequest | undefined) =>
  JSON.parse(/^<<\w+>>\n(.*)\n<<\/\w+>>$/s.exec(request?.data ?? '')?.[1] ?? '{}')
