// The shapes in which models answer, read as one: chat completions, Workers AI's `response`, Responses, Messages.
import * as z from 'zod'
import { costOf, type Price } from '#lib/adapters/models/prices.ts'
import { type Usage, type WriteAnswer, WriterError } from '#lib/composer/model/writer.ts'

const count = z.number().nullish()
const Counted = z.object({
  prompt_tokens: count,
  completion_tokens: count,
  input_tokens: count,
  output_tokens: count,
  neurons: count,
})

const Piece = z.object({ type: z.string().nullish(), text: z.string().nullish(), refusal: z.string().nullish() })
const Content = z.union([z.string(), z.array(Piece)]).nullish()
const Choice = z.object({
  finish_reason: z.string().nullish(),
  message: z.object({ content: Content, refusal: z.string().nullish() }),
})

const Raw = z.object({
  model: z.string().nullish(),
  choices: z.array(Choice).optional(),
  response: z.union([z.string(), z.record(z.string(), z.unknown())]).nullish(),
  output: z.array(z.object({ type: z.string().nullish(), content: z.array(Piece).nullish() })).optional(),
  status: z.string().nullish(),
  incomplete_details: z.object({ reason: z.string().nullish() }).nullish(),
  content: z.array(Piece).optional(),
  stop_reason: z.string().nullish(),
  usage: Counted.nullish(),
})
type Raw = z.output<typeof Raw>

type Said = { value?: unknown; text?: string; refused: boolean; ended: string | null | undefined }

const CUT = new Set(['length', 'max_tokens', 'max_output_tokens'])
const REFUSED = new Set(['content_filter', 'refusal'])

/** The answer as data, and what it used; throws a WriterError where there is none. */
export function answered(raw: unknown, price: Price | undefined): WriteAnswer {
  const read = Raw.safeParse(raw)
  if (!read.success) throw new WriterError('broken', 'not a completion')
  const usage = usageOf(read.data.usage, price)
  const said = saidIn(read.data)
  if (!said) throw new WriterError('broken', 'not a completion', usage)
  if (said.refused || REFUSED.has(said.ended ?? '')) throw new WriterError('refused', undefined, usage)
  if (CUT.has(said.ended ?? '')) throw new WriterError('truncated', undefined, usage)
  const value = said.value ?? parseJson(said.text ?? '')
  if (value === undefined) throw new WriterError('broken', 'not JSON', usage)
  const { model } = read.data
  // Our stand-in serves answers of other models, and says whose.
  return { value, usage, ...(model?.startsWith('recorded:') && { model }) }
}

function saidIn({ choices, response, output, content, incomplete_details, stop_reason }: Raw): Said | undefined {
  const choice = choices?.[0]
  if (choice) {
    const { message, finish_reason } = choice
    return { ...told(message.content), refused: refusedIn(message.content) || !!message.refusal, ended: finish_reason }
  }
  if (typeof response === 'string') return { text: response, refused: false, ended: null }
  if (response) return { value: response, refused: false, ended: null }
  const message = output?.find(
    one => one.type === 'message' || one.content?.some(piece => piece.type === 'output_text'),
  )
  if (output)
    return { ...told(message?.content), refused: refusedIn(message?.content), ended: incomplete_details?.reason }
  return content && { ...told(content), refused: false, ended: stop_reason }
}

const THOUGHTS = new Set(['reasoning', 'reasoning_text', 'thinking'])

const told = (content: z.output<typeof Content>) => ({
  text:
    typeof content === 'string'
      ? content
      : (content ?? []).map(({ type, text }) => (THOUGHTS.has(type ?? '') ? '' : (text ?? ''))).join(''),
})

const refusedIn = (content: z.output<typeof Content>) =>
  Array.isArray(content) && content.some(({ refusal }) => !!refusal)

function usageOf(usage: Raw['usage'], price: Price | undefined): Usage {
  const input_tokens = usage?.prompt_tokens ?? usage?.input_tokens ?? 0
  const output_tokens = usage?.completion_tokens ?? usage?.output_tokens ?? 0
  const cost_usd = costOf({ input_tokens, output_tokens, neurons: usage?.neurons }, price)
  return { input_tokens, output_tokens, ...(cost_usd === undefined ? {} : { cost_usd }) }
}

/** JSON, with a fence around it or not. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.trim().replace(/^```(?:json)?|```$/g, ''))
  } catch {
    return undefined
  }
}
