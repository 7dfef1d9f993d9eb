import * as z from 'zod'
import { type AiBinding, faultCode, withinTime } from '#lib/adapters/models/binding.ts'
import { fromBase64 } from '#lib/bytes.ts'
import { PAINTED_SIDE, type PaintAsk, type Painter, PainterError, type PainterFault } from '#lib/ports/painter.ts'
import { registry } from '#lib/registry.ts'

export type WorkersAiPainterOptions = { ai: AiBinding; model: string; timeout_ms: number }

/** An image model behind the platform's own binding: no key, no address. */
export function workersAiPainter({ ai, model, timeout_ms }: WorkersAiPainterOptions): Painter {
  return {
    name: model,
    async paint(ask) {
      const inputs = inputsOf(model, ask)
      const late = new PainterError('timeout', `${timeout_ms} ms`)
      const answer = await withinTime(ai.run(model, inputs).then(readWhole), timeout_ms, late).catch(error => {
        throw error === late ? late : new PainterError(codes[faultCode(error)] ?? 'unavailable', faultCode(error))
      })
      return pictureIn(answer)
    },
  }
}

/** Takes forms only, and pictures to follow; the models before it take JSON and words alone. */
const TAKES_FORMS = /\/flux-2-/

function inputsOf(model: string, ask: PaintAsk): Record<string, unknown> {
  const { prompt, reference, width = PAINTED_SIDE, height = PAINTED_SIDE } = ask
  if (TAKES_FORMS.test(model)) return { multipart: formOf({ ...ask, width, height }) }
  if (reference) throw new PainterError('refused', 'this model follows no picture')
  return { prompt, width, height }
}

/** The binding wants a stream with the type that names its boundary. */
function formOf({ prompt, reference, width, height }: PaintAsk): { body: unknown; contentType: string } {
  const form = new FormData()
  form.set('prompt', prompt)
  form.set('width', String(width))
  form.set('height', String(height))
  if (reference)
    form.set('input_image_0', new Blob([reference.bytes as BlobPart], { type: reference.content_type }), 'followed')
  const { body, headers } = new Response(form)
  return { body, contentType: headers.get('content-type') ?? '' }
}

/** Older models answer with a stream of the file itself. */
const readWhole = async (answer: unknown): Promise<unknown> =>
  answer instanceof ReadableStream ? new Uint8Array(await new Response(answer).arrayBuffer()) : answer

const Answer = z.object({ image: z.string().min(1) })

function pictureIn(answer: unknown): Uint8Array {
  if (answer instanceof Uint8Array) return answer
  const { data } = Answer.safeParse(answer)
  if (!data) throw new PainterError('broken', 'no picture in the answer')
  try {
    return fromBase64(data.image)
  } catch {
    throw new PainterError('broken', 'no picture in the answer')
  }
}

const codes: Record<string, PainterFault> = registry({
  3007: 'timeout',
  3008: 'timeout',
  3030: 'refused',
  3041: 'unauthorized',
  5016: 'unauthorized',
  5018: 'unauthorized',
})
