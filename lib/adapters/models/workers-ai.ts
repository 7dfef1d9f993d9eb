import { answered } from '#lib/adapters/models/answered.ts'
import { type AiBinding, faultCode, withinTime } from '#lib/adapters/models/binding.ts'
import { effortFor } from '#lib/adapters/models/effort.ts'
import { type Price, priceOf } from '#lib/adapters/models/prices.ts'
import { userContent } from '#lib/adapters/models/request.ts'
import {
  type Effort,
  type WriteRequest,
  type Writer,
  WriterError,
  type WriterFault,
} from '#lib/composer/model/writer.ts'
import { registry } from '#lib/registry.ts'

export type WorkersAiOptions = {
  ai: AiBinding
  model: string
  timeout_ms: number
  effort?: Effort | undefined
  price?: Price | undefined
  /** An AI Gateway, which counts and limits by workspace. */
  gateway?: string | undefined
}

/** A model behind the platform's own binding: no key, no address. */
export function workersAi(options: WorkersAiOptions): Writer {
  const { ai, model, timeout_ms, price = priceOf(model) } = options
  return {
    name: model,
    async write(request) {
      const asked = ai.run(model, inputsOf(options, request), optionsOf(options, request))
      const wait_ms = Math.min(timeout_ms, request.timeout_ms ?? timeout_ms)
      const late = new WriterError('timeout', `${wait_ms} ms`)
      const answer = await withinTime(asked, wait_ms, late).catch(error => {
        throw error instanceof WriterError ? error : faultOf(error)
      })
      return answered(answer, price)
    },
  }
}

function inputsOf({ model, effort }: WorkersAiOptions, request: WriteRequest): Record<string, unknown> {
  const chosen = effortFor(model, effort)
  return {
    messages: [
      { role: 'system', content: request.instructions },
      { role: 'user', content: userContent(request) },
    ],
    max_tokens: request.max_tokens,
    temperature: 0,
    // The bare schema: the envelope with a name is for routes to other vendors.
    response_format: { type: 'json_schema', json_schema: request.schema },
    ...(chosen !== undefined && { reasoning_effort: chosen === 'none' ? null : chosen }),
  }
}

const optionsOf = ({ gateway }: WorkersAiOptions, { affinity, workspace }: WriteRequest) => ({
  ...(affinity && { extraHeaders: { 'x-session-affinity': affinity } }),
  // Briefs are words of customers: no log of them anywhere.
  ...(gateway && { gateway: { id: gateway, collectLog: false, ...(workspace && { metadata: { workspace } }) } }),
})

const codes: Record<string, WriterFault> = registry({
  3006: 'too_large',
  3007: 'timeout',
  3008: 'timeout',
  3036: 'allowance_used',
  3040: 'busy',
  3042: 'misconfigured',
  5007: 'misconfigured',
  5016: 'misconfigured',
})

function faultOf(error: unknown): WriterError {
  const message = error instanceof Error ? error.message : String(error)
  if (/JSON mode couldn.t be met/i.test(message)) return new WriterError('broken', 'JSON mode was not met')
  const code = faultCode(error)
  return new WriterError(codes[code] ?? 'unavailable', code || undefined)
}
