import { registry } from '#lib/registry.ts'

/** US dollars for a million tokens. */
export type Price = { input: number; output: number }

const price = (input: number, output: number): Price => ({ input, output })

/** List prices of November 2026, for receipts and the spend limit; a setting outweighs them. */
const prices: Record<string, Price> = registry({
  '@cf/google/gemma-4-26b-a4b-it': price(0.1, 0.3),
  '@cf/openai/gpt-oss-120b': price(0.35, 0.75),
  '@cf/openai/gpt-oss-20b': price(0.2, 0.3),
  '@cf/qwen/qwen3-30b-a3b-fp8': price(0.051, 0.335),
  '@cf/zai-org/glm-4.7-flash': price(0.06, 0.4),
  '@cf/zai-org/glm-5.3-flash': price(0.15, 0.5),
  '@cf/mistralai/mistral-small-3.1-24b-instruct': price(0.351, 0.555),
  '@cf/meta/llama-4-scout-17b-16e-instruct': price(0.27, 0.85),
  '@cf/meta/llama-3.3-70b-instruct-fp8-fast': price(0.293, 2.253),
  'gpt-5.4-mini': price(0.75, 4.5),
  'claude-haiku-4.5': price(1, 5),
  'claude-haiku-4-5': price(1, 5),
  'gemini-3.1-flash-lite': price(0.25, 1.5),
})

/** Undefined for a model that is not listed, such as one on a machine of one's own. */
export const priceOf = (model: string): Price | undefined => prices[model.replace(/^(?:openai|anthropic|google)\//, '')]

const NEURON_USD = 0.011 / 1000

export function costOf(
  used: { input_tokens: number; output_tokens: number; neurons?: number | null | undefined },
  price: Price | undefined,
): number | undefined {
  if (price) return (used.input_tokens * price.input + used.output_tokens * price.output) / 1e6
  return used.neurons ? used.neurons * NEURON_USD : undefined
}
