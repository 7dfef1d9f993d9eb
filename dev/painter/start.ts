// A stand-in of an image model, so that what is made with one can be tried without a key: it says what it is by its name, and in each answer.
import { type Answer, type Request, type Served, serve } from '#dev/http/serve.ts'

const MAX_BYTES = 12_000_000

export const STAND_IN_PAINTER = 'stand-in-painter'

export type PainterStandIn = Pick<Served, 'url' | 'close' | 'fault'> & { base_url: string }

/** Speaks the images protocol. Figures it leaves to the built-in drawer, which draws them better. */
export async function startPainter({ port = 0 } = {}): Promise<PainterStandIn> {
  const { url, close, fault } = await serve({ port, max_bytes: MAX_BYTES, answer: answered })
  return { url, close, fault, base_url: `${url}/v1` }
}

type Generation = { prompt?: string; size?: string }

async function answered({ path, body }: Request): Promise<Answer> {
  if (path === '/v1/images/edits') return refused('it follows no picture')
  if (path !== '/v1/images/generations') return { status: 404, body: { error: 'only /v1/images/generations' } }
  const { prompt = '', size = '1024x1024' } = JSON.parse(body) as Generation
  if (/^A brand mascot\b/.test(prompt)) return refused('it paints things and places, and no figures')
  const [width = 1024, height = 1024] = size.split('x').map(Number)
  // Loaded when it is first asked: the whole library of drawings would keep the start waiting.
  const { standInPicture } = await import('#dev/painter/paint.ts')
  const picture = await standInPicture(prompt, { width, height })
  return {
    status: 200,
    body: { model: STAND_IN_PAINTER, data: [{ b64_json: Buffer.from(picture).toString('base64') }] },
  }
}

const refused = (why: string): Answer => ({ status: 400, body: { error: { message: `This is a stand-in: ${why}.` } } })
