/** Upstash's REST protocol: one command, a pipeline or a transaction per request. */
import * as z from 'zod'
import type { Answer, Request } from '#dev/http/serve.ts'
import { Failure, type Reply, Status, toText } from '#dev/redis/reply.ts'

export type Words = readonly (string | number)[]

/** What answers the commands: the embedded store or a real Redis. */
export type Backend = {
  command(words: Words): Promise<Reply>
  transaction(list: readonly Words[]): Promise<Reply>
}

type Encoding = 'text' | 'base64'

const Command = z.array(z.union([z.string(), z.number(), z.boolean().transform(String)])).min(1)
const Batch = z.array(Command)

export async function answerRest(backend: Backend, request: Request): Promise<Answer> {
  const encoding = request.headers['upstash-encoding'] === 'base64' ? 'base64' : 'text'
  const path = request.path.replace(/\/$/, '')
  if (path === '') return answerOne(backend, request.body, encoding)
  const batch = parse(Batch, request.body)
  if (!batch) return refused('ERR failed to parse the pipeline: expected an array of commands')
  if (path === '/pipeline') {
    const replies: Reply[] = []
    for (const words of batch) replies.push(await backend.command(words))
    return { status: 200, body: replies.map(reply => result(reply, encoding)) }
  }
  if (path !== '/multi-exec') return { status: 404, body: { error: `ERR there is nothing at ${path}` } }
  const replies = await backend.transaction(batch)
  if (!Array.isArray(replies)) return refused(replies instanceof Failure ? replies.message : 'ERR no transaction')
  return { status: 200, body: replies.map(reply => result(reply, encoding)) }
}

async function answerOne(backend: Backend, body: string, encoding: Encoding): Promise<Answer> {
  const words = parse(Command, body)
  if (!words) return refused('ERR failed to parse the command: expected an array of texts and numbers')
  const reply = await backend.command(words)
  return reply instanceof Failure ? refused(toText(reply.message)) : { status: 200, body: result(reply, encoding) }
}

const refused = (error: string): Answer => ({ status: 400, body: { error } })

function parse<T>(schema: z.ZodType<T>, body: string): T | undefined {
  try {
    return schema.safeParse(JSON.parse(body)).data
  } catch {
    return undefined
  }
}

function result(reply: Reply, encoding: Encoding): { result: unknown } | { error: string } {
  if (reply instanceof Failure) return { error: toText(reply.message) }
  // The client tells this one word from base64 by its spelling.
  if (reply instanceof Status && reply.text === 'OK') return { result: 'OK' }
  return { result: encode(reply, encoding) }
}

function encode(reply: Reply, encoding: Encoding): unknown {
  if (reply instanceof Status) return encode(reply.text, encoding)
  if (reply instanceof Failure) return encode(reply.message, encoding)
  if (Array.isArray(reply)) return reply.map(element => encode(element, encoding))
  if (typeof reply === 'bigint') return rawNumber(reply)
  if (typeof reply !== 'string') return reply
  return encoding === 'base64' ? Buffer.from(reply, 'latin1').toString('base64') : toText(reply)
}

/** Integers that a double would round are written digit by digit. */
function rawNumber(value: bigint): unknown {
  const { rawJSON } = JSON as typeof JSON & { rawJSON(text: string): unknown }
  return rawJSON(value.toString())
}
