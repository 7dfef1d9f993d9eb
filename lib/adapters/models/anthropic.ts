import { answered } from '#lib/adapters/models/answered.ts'
import { type Price, priceOf } from '#lib/adapters/models/prices.ts'
import { post } from '#lib/adapters/models/request.ts'
import type { WriteRequest, Writer } from '#lib/composer/model/writer.ts'

export type AnthropicOptions = {
  /** Another address than the vendor's own, such as a gateway's. */
  base_url?: string | undefined
  api_key: string
  model: string
  timeout_ms: number
  price?: Price | undefined
}

const VENDOR = 'https://api.anthropic.com/v1'
const VERSION = '2023-06-01'

/** The Messages protocol, whose schema, system text and pictures have places of their own. */
export function anthropic({
  base_url = VENDOR,
  api_key,
  model,
  timeout_ms,
  price = priceOf(model),
}: AnthropicOptions): Writer {
  return {
    name: model,
    async write(request) {
      const asked = {
        url: `${base_url.replace(/\/$/, '')}/messages`,
        headers: { 'x-api-key': api_key, 'anthropic-version': VERSION },
        body: bodyOf(model, request),
      }
      return answered(
        await post({ ...asked, timeout_ms: Math.min(timeout_ms, request.timeout_ms ?? timeout_ms) }),
        price,
      )
    },
  }
}

const bodyOf = (model: string, { instructions, data, schema, max_tokens, pictures = [] }: WriteRequest) => ({
  model,
  max_tokens,
  // What stays the same is kept by the vendor between requests.
  system: [{ type: 'text', text: instructions, cache_control: { type: 'ephemeral' } }],
  messages: [{ role: 'user', content: [...pictures.map(pictureOf), { type: 'text', text: data }] }],
  output_config: { format: { type: 'json_schema', schema } },
})

function pictureOf(uri: string) {
  const [, media_type = 'image/jpeg', bytes = ''] = /^data:([^;]+);base64,(.*)$/s.exec(uri) ?? []
  return { type: 'image', source: { type: 'base64', media_type, data: bytes } }
}
