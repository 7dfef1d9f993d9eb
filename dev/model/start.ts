// A stand-in of a language model: it serves recorded answers to the questions they were given to, and nothing else.
import { dated } from '#dev/answers/days.ts'
import { allRecordings, type Recording } from '#dev/answers/recordings.ts'
import { type Answer, type Request, type Served, serve } from '#dev/http/serve.ts'
import { lastingHash } from '#lib/composer/question.ts'

const MAX_BYTES = 1_000_000

export type Model = Pick<Served, 'url' | 'close'> & { base_url: string }

/** Speaks chat completions. A question that was never recorded is answered 503: the built-in writer then writes. */
export async function startModel({
  port = 0,
  recordings = allRecordings(),
  today = () => new Date(),
} = {}): Promise<Model> {
  const byQuestion = new Map(recordings.map(one => [one.question, one]))
  const served = await serve({ port, max_bytes: MAX_BYTES, answer: request => answered(request, byQuestion, today()) })
  return { url: served.url, close: () => served.close(), base_url: `${served.url}/v1` }
}

type Completion = { messages?: { role: string; content: string }[] }

async function answered(
  { path, body }: Request,
  recorded: ReadonlyMap<string, Recording>,
  today: Date,
): Promise<Answer> {
  if (path !== '/v1/chat/completions') return { status: 404, body: { error: 'only /v1/chat/completions' } }
  const { messages = [] } = JSON.parse(body) as Completion
  const found = recorded.get(await questionIn(messages))
  if (!found) return { status: 503, body: { error: 'no answer was recorded for this question' } }
  const content = JSON.stringify(dated(found.repair ?? found.answer, today.toISOString().slice(0, 10)))
  return {
    status: 200,
    body: {
      model: `recorded:${found.model}`,
      choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }],
      usage: { prompt_tokens: 0, completion_tokens: 0 },
    },
  }
}

/** The question without its day, by the asset type that the instructions end on. */
async function questionIn(messages: readonly { role: string; content: string }[]): Promise<string> {
  const told = (role: string) => messages.find(message => message.role === role)?.content ?? ''
  const [, asset_type = ''] = /THE PICTURE \((\w+)\)/.exec(told('system')) ?? []
  const [, data = '{}'] = /^<<\w+>>\n(.*)\n<<\/\w+>>$/s.exec(told('user')) ?? []
  return lastingHash(asset_type, JSON.parse(data) as Record<string, unknown>)
}
