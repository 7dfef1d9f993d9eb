// A stand-in of a language model: it serves recorded answers to the questions they were given to, and nothing else.
import { dated } from '#dev/answers/days.ts'
import { allReadings, type RecordedReading } from '#dev/answers/readings.ts'
import { allRecordings, type Recording } from '#dev/answers/recordings.ts'
import { type Answer, type Request, type Served, serve } from '#dev/http/serve.ts'
import { lastingHash } from '#lib/composer/question.ts'
import { instructions, type ReaderData, wordsHash } from '#lib/runs/judge/reader/question.ts'

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

type Message = { role: string; content: string | { text?: string }[] }
type Completion = { messages?: Message[] }

async function answered(
  { path, body }: Request,
  recorded: ReadonlyMap<string, Recording>,
  today: Date,
): Promise<Answer> {
  if (path !== '/v1/chat/completions') return { status: 404, body: { error: 'only /v1/chat/completions' } }
  const { messages = [] } = JSON.parse(body) as Completion
  const said = (role: string) => textOf(messages.find(message => message.role === role))
  const isRead = said('system') === instructions
  const found = isRead ? await readingTo(said('user')) : recorded.get(await questionIn(said('system'), said('user')))
  if (!found) return { status: 503, body: { error: 'no answer was recorded for this question' } }
  const answer = 'reading' in found ? found.reading : (found.repair ?? found.answer)
  const content = JSON.stringify(dated(answer, today.toISOString().slice(0, 10)))
  return {
    status: 200,
    body: {
      model: `recorded:${found.model}`,
      choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }],
      usage: { prompt_tokens: 0, completion_tokens: 0 },
    },
  }
}

/** Pictures beside the words are left out. */
const textOf = ({ content }: Partial<Message> = {}): string =>
  typeof content === 'string' ? content : (content ?? []).map(({ text = '' }) => text).join('')

const between = (text: string): Record<string, unknown> =>
  JSON.parse(/^<<\w+>>\n(.*)\n<<\/\w+>>$/s.exec(text)?.[1] ?? '{}')

/** The question without its day, by the asset type that the instructions end on. */
const questionIn = (system: string, user: string): Promise<string> =>
  lastingHash(/THE PICTURE \((\w+)\)/.exec(system)?.[1] ?? '', { brand: {}, ...between(user) })

/** What a second reader said of a post with these words. */
async function readingTo(user: string): Promise<RecordedReading | undefined> {
  const hash = await wordsHash(between(user) as ReaderData)
  return allReadings().find(({ question }) => question === hash)
}
