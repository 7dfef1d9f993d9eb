import { describe, expect, it } from 'vitest'
import { workersAiPainter } from '#lib/adapters/painters/workers-ai.ts'
import { type PaintAsk, PainterError } from '#lib/ports/painter.ts'

const KLEIN = '@cf/black-forest-labs/flux-2-klein-4b'
const ask: PaintAsk = { prompt: 'A calm owl', ground: 'clear' }
const image = Buffer.from('a picture').toString('base64')

type Multipart = { body: ReadableStream; contentType: string }
type Seen = { model: string; inputs: Record<string, unknown> }

function painter(answer: () => Promise<unknown>, model = KLEIN) {
  const seen: Seen[] = []
  const run = (name: string, inputs: Record<string, unknown>) => {
    seen.push({ model: name, inputs })
    return answer()
  }
  return { seen, ...workersAiPainter({ ai: { run }, model, timeout_ms: 50 }) }
}

/** What stands in the form, as whoever gets the stream reads it. */
const formOf = ({ inputs }: Seen = { model: '', inputs: {} }) => {
  const { body, contentType } = inputs.multipart as Multipart
  return new Response(body, { headers: { 'content-type': contentType } }).formData()
}

describe('the binding', () => {
  it('is given a form with words and size, and answers with a picture', async () => {
    const { paint, seen } = painter(async () => ({ image }))
    expect(Buffer.from(await paint({ ...ask, width: 1280, height: 720 })).toString()).toBe('a picture')
    expect(seen[0]?.model).toBe(KLEIN)
    expect(Object.fromEntries(await formOf(seen[0]))).toEqual({ prompt: 'A calm owl', width: '1280', height: '720' })
  })

  it('is given the picture that a new one follows', async () => {
    const { paint, seen } = painter(async () => ({ image }))
    const reference = { bytes: Buffer.from('the figure'), content_type: 'image/png' }
    await paint({ ...ask, reference })
    const file = (await formOf(seen[0])).get('input_image_0') as File
    expect([file.type, await file.text()]).toEqual(['image/png', 'the figure'])
  })

  it('is given JSON for a model that takes no form, which follows no picture', async () => {
    const { paint, seen } = painter(async () => ({ image }), '@cf/black-forest-labs/flux-1-schnell')
    await paint(ask)
    expect(seen[0]?.inputs).toEqual({ prompt: 'A calm owl', width: 1024, height: 1024 })
    const reference = { bytes: Buffer.from('the figure'), content_type: 'image/png' }
    await expect(paint({ ...ask, reference })).rejects.toMatchObject({ fault: 'refused' })
  })

  it('may answer with a stream of the file', async () => {
    const { paint } = painter(async () => new Response('streamed').body)
    expect(Buffer.from(await paint(ask)).toString()).toBe('streamed')
  })

  it.each<[string, () => Promise<unknown>, PainterError['fault']]>([
    ['silence', () => new Promise(() => undefined), 'timeout'],
    ['3007: Request timeout', () => Promise.reject(new Error('3007: Request timeout')), 'timeout'],
    ['a refusal', () => Promise.reject(new Error('AiError: 3030: Input prompt contains NSFW content.')), 'refused'],
    ['no agreement', () => Promise.reject(new Error('5016: Model agreement')), 'unauthorized'],
    [
      'the allowance',
      () => Promise.reject(new Error('3036: You have used up your daily free allocation')),
      'unavailable',
    ],
    ['a lost connection', () => Promise.reject(new Error('Network connection lost')), 'unavailable'],
    ['no picture', async () => ({ response: 'Sure!' }), 'broken'],
    ['no base64', async () => ({ image: '%%%' }), 'broken'],
    ['nothing', async () => undefined, 'broken'],
  ])('names what went wrong: %s', async (_, answer, fault) => {
    const failed = await painter(answer)
      .paint(ask)
      .catch((error: unknown) => error)
    expect(failed).toBeInstanceOf(PainterError)
    expect(failed).toMatchObject({ fault })
  })
})
