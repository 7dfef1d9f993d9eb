import type { IncomingMessage } from 'node:http'
import { listen } from '#dev/http/listen.ts'

export type Asked = {
  path: string
  authorization: string
  body: {
    model: string
    messages: { role: string; content: string }[]
    response_format: { type: string; json_schema: { strict: boolean; schema: Record<string, unknown> } }
  }
}
export type Reply = {
  status?: number
  delay_ms?: number
  body?: string
  content?: unknown
  refusal?: string
  finish_reason?: string
}

/** A local provider that speaks the chat-completions protocol and answers from a list, the last one again and again. */
export async function modelServer(
  replies: Reply[],
): Promise<{ base_url: string; asked: Asked[]; close: () => Promise<void> }> {
  const asked: Asked[] = []
  const { url, close } = await listen(async (request, response) => {
    const reply = replies[Math.min(asked.length, replies.length - 1)] ?? {}
    asked.push({
      path: request.url ?? '',
      authorization: request.headers.authorization ?? '',
      body: JSON.parse(await read(request)),
    })
    await new Promise(resolve => setTimeout(resolve, reply.delay_ms ?? 0))
    const message = {
      role: 'assistant',
      content: typeof reply.content === 'string' ? reply.content : JSON.stringify(reply.content ?? null),
      refusal: reply.refusal ?? null,
    }
    const completion = {
      choices: [{ index: 0, finish_reason: reply.finish_reason ?? 'stop', message }],
      usage: { prompt_tokens: 1200, completion_tokens: 180 },
    }
    response
      .writeHead(reply.status ?? 200, { 'content-type': 'application/json' })
      .end(reply.body ?? JSON.stringify(completion))
  })
  return { base_url: `${url}/v1`, asked, close }
}

async function read(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += chunk
  return text
}
