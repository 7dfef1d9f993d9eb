import * as z from 'zod'
import { type Writer, WriterError } from '#lib/composer/model/writer.ts'

/** The part of the Workers AI binding that is used. */
export type AiBinding = { run(model: string, input: Record<string, unknown>): Promise<unknown> }

const Answer = z.object({
  response: z.union([z.string(), z.record(z.string(), z.unknown())]),
  usage: z.object({ prompt_tokens: z.number().default(0), completion_tokens: z.number().default(0) }).nullish(),
})

/** A model behind the platform's own binding: no key, no address. */
export function workersAi(ai: AiBinding, model: string, timeout_ms = 20_000): Writer {
  return {
    name: model,
    async write({ instructions, data, schema, max_tokens }) {
      const messages = [
        { role: 'system', content: instructions },
        { role: 'user', content: data },
      ]
      const asked = ai.run(model, {
        messages,
        max_tokens,
        temperature: 0,
        response_format: { type: 'json_schema', json_schema: schema },
      })
      const answer = Answer.safeParse(await withinTime(asked, timeout_ms))
      if (!answer.success) throw new WriterError('broken', 'no response')
      const { response, usage } = answer.data
      return {
        value: typeof response === 'string' ? parse(response) : response,
        usage: { input_tokens: usage?.prompt_tokens ?? 0, output_tokens: usage?.completion_tokens ?? 0 },
      }
    },
  }
}

async function withinTime(asked: Promise<unknown>, timeout_ms: number): Promise<unknown> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new WriterError('timeout', `${timeout_ms} ms`)), timeout_ms)
  })
  try {
    return await Promise.race([asked, late])
  } catch (error) {
    throw error instanceof WriterError ? error : new WriterError('unavailable')
  } finally {
    clearTimeout(timer)
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new WriterError('broken', 'not JSON')
  }
}
