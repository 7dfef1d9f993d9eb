import { answered } from '#lib/adapters/models/answered.ts'
import { type Price, priceOf } from '#lib/adapters/models/prices.ts'
import { post, userContent, withSchema } from '#lib/adapters/models/request.ts'
import type { Effort, WriteRequest, Writer } from '#lib/composer/model/writer.ts'

export type CompatibleOptions = {
  /** Up to and including the version: `https://api.example.com/v1`. */
  base_url: string
  /** Servers on one's own machine take none. */
  api_key?: string | undefined
  model: string
  timeout_ms: number
  price?: Price | undefined
  effort?: Effort | undefined
  /** `words`: the schema stands in the instructions, for servers that do not know it as a format. */
  schema?: 'format' | 'words' | undefined
}

/** Any provider that speaks the chat-completions protocol, hosted or on one's own machine. */
export function compatible(options: CompatibleOptions): Writer {
  const { model, base_url, api_key, timeout_ms, price = priceOf(model) } = options
  const url = `${base_url.replace(/\/$/, '')}/chat/completions`
  return {
    name: model,
    async write(request) {
      const headers = {
        ...(api_key && { authorization: `Bearer ${api_key}` }),
        ...(request.affinity && { 'x-session-affinity': request.affinity }),
      }
      const asked = { url, headers, body: bodyOf(options, request) }
      return answered(
        await post({ ...asked, timeout_ms: Math.min(timeout_ms, request.timeout_ms ?? timeout_ms) }),
        price,
      )
    },
  }
}

/** Where newer models refuse the older name of the limit, and any temperature. */
const NAMES_NEW_LIMIT = /^https:\/\/api\.openai\.com\//

function bodyOf({ model, base_url, effort, schema }: CompatibleOptions, request: WriteRequest): unknown {
  const words = schema === 'words'
  return {
    model,
    ...(NAMES_NEW_LIMIT.test(base_url)
      ? { max_completion_tokens: request.max_tokens }
      : { max_tokens: request.max_tokens, temperature: 0 }),
    ...(effort && { reasoning_effort: effort }),
    messages: [
      { role: 'system', content: words ? withSchema(request) : request.instructions },
      { role: 'user', content: userContent(request) },
    ],
    response_format: words
      ? { type: 'json_object' }
      : { type: 'json_schema', json_schema: { name: 'post', strict: true, schema: request.schema } },
  }
}
