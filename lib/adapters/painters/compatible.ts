import * as z from 'zod'
import { fromBase64 } from '#lib/bytes.ts'
import type { Http } from '#lib/fetch.ts'
import { PAINTED_SIDE, type PaintAsk, type Painter, PainterError } from '#lib/ports/painter.ts'

export type CompatiblePainterOptions = {
  /** Up to and including the version: `https://api.example.com/v1`. */
  base_url: string
  /** A server of one's own may have none. */
  api_key: string | undefined
  model: string
  timeout_ms: number
  /** For providers that answer with a link to the picture. */
  http: Http
}

const ANSWER_MAX_BYTES = 24_000_000
const PICTURE_MAX_BYTES = 10_000_000

const Answer = z.object({
  data: z.array(z.object({ b64_json: z.string().nullish(), url: z.string().nullish() })).min(1),
})

/** Any provider that speaks the images protocol: `generations` from words, `edits` after a picture. */
export function compatiblePainter(options: CompatiblePainterOptions): Painter {
  return {
    name: options.model,
    async paint(ask) {
      const signal = AbortSignal.timeout(options.timeout_ms)
      try {
        const answer = Answer.safeParse(JSON.parse(await said(options, ask, signal)))
        const [first] = answer.success ? answer.data.data : []
        if (first?.b64_json) return fromBase64(first.b64_json)
        if (first?.url) return await loaded(options.http, first.url)
        throw new PainterError('broken', 'no picture in the answer')
      } catch (error) {
        if (error instanceof PainterError) throw error
        if (signal.aborted) throw new PainterError('timeout', `${options.timeout_ms} ms`)
        throw new PainterError(error instanceof SyntaxError ? 'broken' : 'unavailable')
      }
    },
  }
}

async function said({ base_url, api_key, model }: CompatiblePainterOptions, ask: PaintAsk, signal: AbortSignal) {
  const root = base_url.replace(/\/$/, '')
  const headers: Record<string, string> = api_key ? { authorization: `Bearer ${api_key}` } : {}
  const shared = { method: 'POST', redirect: 'manual', signal } as const
  const response = ask.reference
    ? await fetch(`${root}/images/edits`, { ...shared, headers, body: form(model, ask) })
    : await fetch(`${root}/images/generations`, {
        ...shared,
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(fields(model, ask)),
      })
  if (response.status === 401 || response.status === 403)
    throw new PainterError('unauthorized', String(response.status))
  if (response.status === 400) throw new PainterError('refused', '400')
  if (!response.ok) throw new PainterError('unavailable', String(response.status))
  const text = await response.text()
  if (text.length > ANSWER_MAX_BYTES) throw new PainterError('broken', 'answer too long')
  return text
}

/** These take a clear ground, and of sizes only these three. */
const FIRST_GPT_IMAGE = /^gpt-image-1(\.5|-mini)?$/
const SIZES = [
  [1024, 1024],
  [1536, 1024],
  [1024, 1536],
] as const

const fields = (model: string, ask: PaintAsk) => ({
  model,
  prompt: ask.prompt,
  n: 1,
  size: sizeOf(model, ask),
  ...(FIRST_GPT_IMAGE.test(model) && { output_format: 'png' }),
  ...(FIRST_GPT_IMAGE.test(model) && ask.ground === 'clear' && { background: 'transparent' }),
})

/** What was asked for, or the nearest in shape where a model has sizes of its own. */
function sizeOf(model: string, { width = PAINTED_SIDE, height = PAINTED_SIDE }: PaintAsk): string {
  const away = ([w, h]: readonly [number, number]) => Math.abs(Math.log(w / h) - Math.log(width / height))
  const size = FIRST_GPT_IMAGE.test(model) ? SIZES.toSorted((a, b) => away(a) - away(b))[0] : [width, height]
  return (size ?? SIZES[0]).join('x')
}

function form(model: string, ask: PaintAsk): FormData {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields(model, ask))) body.set(name, String(value))
  const { bytes = new Uint8Array(), content_type = 'image/png' } = ask.reference ?? {}
  body.set(
    'image',
    new Blob([bytes as BlobPart], { type: content_type }),
    content_type === 'image/jpeg' ? 'figure.jpg' : 'figure.png',
  )
  return body
}

async function loaded(http: Http, url: string): Promise<Uint8Array> {
  const response = await http(url, { redirects: 2, maxBytes: PICTURE_MAX_BYTES }).catch(() => null)
  if (response?.status !== 200) throw new PainterError('unavailable', 'its picture')
  return new Uint8Array(await response.arrayBuffer())
}
