import * as z from 'zod'
import {
  type Usage,
  type WriteAnswer,
  type WriteRequest,
  type Writer,
  WriterError,
} from '#lib/composer/model/writer.ts'

export type LanguageModelOptions = {
  /** Up to and including the version: `https://api.example.com/v1`. */
  base_url: string
  api_key: string
  model: string
  timeout_ms?: number
  /** US dollars for a million tokens, for the receipt. */
  price?: { input: number; output: number }
}

const TIMEOUT_MS = 20_000
const ANSWER_MAX_BYTES = 256_000

const Completion = z.object({
  choices: z
    .array(
      z.object({
        finish_reason: z.string().nullish(),
        message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
      }),
    )
    .min(1),
  usage: z.object({ prompt_tokens: z.number().default(0), completion_tokens: z.number().default(0) }).nullish(),
})

/** Any provider that speaks the chat-completions protocol with strict JSON schemas. */
export function languageModel(options: LanguageModelOptions): Writer {
  const { model, price, timeout_ms = TIMEOUT_MS } = options
  const usageOf = (usage: z.output<typeof Completion>['usage']): Usage => {
    const [input_tokens, output_tokens] = [usage?.prompt_tokens ?? 0, usage?.completion_tokens ?? 0]
    return {
      input_tokens,
      output_tokens,
      ...(price ? { cost_usd: (input_tokens * price.input + output_tokens * price.output) / 1e6 } : {}),
    }
  }
  return {
    name: model,
    async write(request): Promise<WriteAnswer> {
      const text = await ask(options, request, timeout_ms)
      const completion = Completion.safeParse(parse(text))
      const choice = completion.data?.choices[0]
      if (!completion.success || !choice) throw new WriterError('broken', 'not a completion')
      const usage = usageOf(completion.data.usage)
      if (choice.message.refusal || choice.finish_reason === 'content_filter')
        throw new WriterError('refused', undefined, usage)
      if (choice.finish_reason === 'length') throw new WriterError('truncated', undefined, usage)
      const value = parse(choice.message.content ?? '')
      if (value === undefined) throw new WriterError('broken', 'not JSON', usage)
      return { value, usage }
    },
  }
}

/** One request; the time runs until the last byte of the answer. */
async function ask(options: LanguageModelOptions, request: WriteRequest, timeout_ms: number): Promise<string> {
  const signal = AbortSignal.timeout(timeout_ms)
  try {
    const response = await fetch(`${options.base_url.replace(/\/$/, '')}/chat/completions`, {
      method: 'POST',
      signal,
      redirect: 'manual',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${options.api_key}` },
      body: JSON.stringify(bodyOf(options.model, request)),
    })
    if (response.status === 401 || response.status === 403)
      throw new WriterError('unauthorized', String(response.status))
    if (!response.ok) throw new WriterError('unavailable', String(response.status))
    const text = await response.text()
    if (text.length > ANSWER_MAX_BYTES) throw new WriterError('broken', 'answer too long')
    return text
  } catch (error) {
    if (error instanceof WriterError) throw error
    throw new WriterError(signal.aborted ? 'timeout' : 'unavailable', signal.aborted ? `${timeout_ms} ms` : undefined)
  }
}

const bodyOf = (model: string, request: WriteRequest) => ({
  model,
  temperature: 0,
  max_tokens: request.max_tokens,
  messages: [
    { role: 'system', content: request.instructions },
    { role: 'user', content: request.data },
  ],
  response_format: { type: 'json_schema', json_schema: { name: 'copy', strict: true, schema: request.schema } },
})

function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\s*```(?:json)?\s*|\s*```\s*$/g, ''))
  } catch {
    return undefined
  }
}
