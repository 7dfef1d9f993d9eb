import * as z from 'zod'
import { type MascotAsk, type Painter, PainterError } from '#lib/brand/mascot/artist.ts'
import { fromBase64 } from '#lib/bytes.ts'
import type { Http } from '#lib/fetch.ts'

export type ImageModelOptions = {
  /** Up to and including the version: `https://api.example.com/v1`. */
  base_url: string
  api_key: string
  model: string
  timeout_ms: number
}

const ANSWER_MAX_BYTES = 24_000_000
const PICTURE_MAX_BYTES = 10_000_000

const Answer = z.object({
  data: z.array(z.object({ b64_json: z.string().nullish(), url: z.string().nullish() })).min(1),
})

/** Any provider that speaks the images protocol: `generations` from words, `edits` after a picture. */
export function imageModel(options: ImageModelOptions): Painter {
  return {
    name: options.model,
    async paint(ask, http) {
      const signal = AbortSignal.timeout(options.timeout_ms)
      try {
        const answer = Answer.safeParse(JSON.parse(await said(options, ask, signal)))
        const [first] = answer.success ? answer.data.data : []
        if (first?.b64_json) return fromBase64(first.b64_json)
        if (first?.url) return await loaded(http, first.url)
        throw new PainterError('broken', 'no picture in the answer')
      } catch (error) {
        if (error instanceof PainterError) throw error
        if (signal.aborted) throw new PainterError('timeout', `${options.timeout_ms} ms`)
        throw new PainterError(error instanceof SyntaxError ? 'broken' : 'unavailable')
      }
    },
  }
}

async function said({ base_url, api_key, model }: ImageModelOptions, ask: MascotAsk, signal: AbortSignal) {
  const root = base_url.replace(/\/$/, '')
  const authorization = `Bearer ${api_key}`
  const shared = { method: 'POST', redirect: 'manual', signal } as const
  const response = ask.reference
    ? await fetch(`${root}/images/edits`, { ...shared, headers: { authorization }, body: form(model, ask) })
    : await fetch(`${root}/images/generations`, {
        ...shared,
        headers: { authorization, 'content-type': 'application/json' },
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

const fields = (model: string, ask: MascotAsk) => ({
  model,
  prompt: prompt(ask),
  n: 1,
  size: '1024x1024',
  // Only these take it, and refuse nothing else for it.
  ...(/^gpt-image-1(\.5|-mini)?$/.test(model) ? { background: 'transparent', output_format: 'png' } : {}),
})

function form(model: string, ask: MascotAsk): FormData {
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

function prompt({ description, pose, feedback, palette, reference }: MascotAsk): string {
  const { extra: _, ...named } = palette
  const colours = Object.entries(named).flatMap(([role, hex]) => (hex ? [`${role} ${hex}`] : []))
  return [
    reference
      ? `The same character as in the picture, ${pose}, nothing else about it changed.`
      : `A brand mascot: ${description}. One full figure, ${pose}.`,
    colours.length > 0 ? `Colours of the brand: ${colours.join(', ')}.` : '',
    feedback ? `Also: ${feedback}.` : '',
    'Flat vector illustration, clean outlines, centred, no text, no logo, nothing behind the figure.',
  ]
    .filter(Boolean)
    .join(' ')
}

async function loaded(http: Http, url: string): Promise<Uint8Array> {
  const response = await http(url, { redirects: 2, maxBytes: PICTURE_MAX_BYTES }).catch(() => null)
  if (response?.status !== 200) throw new PainterError('unavailable', 'its picture')
  return new Uint8Array(await response.arrayBuffer())
}
