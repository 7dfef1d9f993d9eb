// Stands in for Telegram on this machine: the bot API over HTTP, and a page with the chats that it keeps.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { listen } from '#dev/http/listen.ts'
import { type Chat, type Chats, openChats } from '#dev/telegram/chats.ts'
import { type Fields, type Hook, hookOf, methods, Refusal } from '#dev/telegram/methods.ts'
import { pageOf } from '#dev/telegram/page.ts'

export const BOT_NAME = 'local_card_bot'

/** The chat that is there from the first start on. */
export const TEAM: Chat = { id: -1_001_000_000_001, type: 'supergroup', title: 'The team' }

export type Call = { method: string; chat_id: number; values: Record<string, unknown> }

/** Instead of the usual answer: another one, or none. `after` does the deed first and then says nothing of it. */
export type Trouble = { status: number; body: object; headers?: Record<string, string> } | 'silent' | 'after'

export type TelegramOptions = { token: string; secret: string; dir?: string; port?: number }

export type Telegram = {
  url: string
  chats: Chats
  /** What a Worker is started with. */
  vars: Record<string, string>
  /** Sent updates go there. */
  hook: Hook | null
  /** As if the webhook had been registered. */
  listen(url: string): void
  /** Decides for each call whether something goes wrong. */
  trouble: (call: Call) => Trouble | null
  /** A person writes in a chat. */
  write(chat: Chat, text: string): Promise<void>
  close(): Promise<void>
}

export async function startTelegram({ token, secret, dir, port }: TelegramOptions): Promise<Telegram> {
  const chats = openChats(dir, [TEAM])
  const { url, close } = await listen((request, response) => {
    answer(stand, token, request, response).catch(error => response.writeHead(500).end(String(error)))
  }, port)
  const stand: Telegram = {
    url,
    chats,
    hook: null,
    trouble: () => null,
    listen: url => {
      stand.hook = { url, secret_token: secret, allowed_updates: [] }
    },
    vars: {
      TELEGRAM_API_URL: url,
      TELEGRAM_BOT_TOKEN: token,
      TELEGRAM_BOT_NAME: BOT_NAME,
      TELEGRAM_WEBHOOK_SECRET: secret,
    },
    write: (chat, text) => write(stand, chat, text),
    close,
  }
  return stand
}

async function answer(stand: Telegram, token: string, request: IncomingMessage, response: ServerResponse) {
  const { pathname, searchParams } = new URL(request.url ?? '/', stand.url)
  const [, bot, method = ''] = /^\/bot([^/]+)\/(\w+)$/.exec(pathname) ?? []
  if (bot !== undefined) return callMethod(stand, bot === token ? method : null, await fieldsOf(request), response)
  const [, message, index] = /^\/files\/(\d+)\/(\d+)$/.exec(pathname) ?? []
  if (message && index) {
    const bytes = stand.chats.file(Number(message), Number(index))
    return response.writeHead(bytes ? 200 : 404).end(bytes ?? undefined)
  }
  if (pathname === '/say') return say(stand, await fieldsOf(request), response)
  return response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(pageOf(stand.chats, searchParams))
}

async function callMethod(stand: Telegram, method: string | null, fields: Fields, response: ServerResponse) {
  try {
    if (method === null) throw new Refusal(401, 'Unauthorized')
    const trouble = stand.trouble({ method, chat_id: Number(fields.values.chat_id), values: fields.values })
    if (trouble === 'silent') return response.destroy()
    if (trouble && trouble !== 'after')
      return response.writeHead(trouble.status, trouble.headers).end(JSON.stringify(trouble.body))
    const result = await resultOf(stand, method, fields)
    if (trouble === 'after') return response.destroy()
    return json(response, 200, { ok: true, result })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { code, message, parameters } = error
    return json(response, code, { ok: false, error_code: code, description: message, parameters })
  }
}

async function resultOf(stand: Telegram, method: string, fields: Fields): Promise<unknown> {
  if (method === 'setWebhook') {
    stand.hook = hookOf(fields)
    return true
  }
  const work = methods[method]
  if (!work) throw new Refusal(404, 'Not Found: method not found')
  return work(stand.chats, fields)
}

async function say(stand: Telegram, { values }: Fields, response: ServerResponse) {
  const id = Number(values.chat_id) || 1_000 + stand.chats.book.chats.length
  const chat = stand.chats.find(id) ?? { id, type: 'private', title: String(values.title || 'Ann') }
  await write(stand, chat, String(values.text ?? ''))
  return response.writeHead(303, { location: '/' }).end()
}

async function write({ chats, hook }: Telegram, chat: Chat, text: string): Promise<void> {
  chats.add(chat)
  const { message_id, at } = await chats.say({
    chat_id: chat.id,
    from: 'person',
    method: 'message',
    text,
    reply_to: null,
    files: [],
  })
  if (!hook) return
  const named = chat.type === 'private' ? { first_name: chat.title } : { title: chat.title }
  const message = {
    message_id,
    date: Math.floor(Date.parse(at) / 1000),
    chat: { ...chat, title: undefined, ...named },
    from: { id: 7 },
    text,
  }
  await fetch(hook.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-telegram-bot-api-secret-token': hook.secret_token },
    body: JSON.stringify({
      update_id: chats.nextUpdate(),
      [chat.type === 'channel' ? 'channel_post' : 'message']: message,
    }),
  })
}

async function fieldsOf(request: IncomingMessage): Promise<Fields> {
  const type = request.headers['content-type'] ?? ''
  const body = Readable.toWeb(request) as ReadableStream
  const read = new Request('http://telegram', {
    method: 'POST',
    headers: { 'content-type': type },
    body,
    duplex: 'half',
  } as RequestInit)
  if (type.startsWith('application/json')) return { values: (await read.json()) as Fields['values'], files: new Map() }
  const fields: Fields = { values: {}, files: new Map() }
  for (const [name, value] of await read.formData()) {
    if (value instanceof File) fields.files.set(name, value)
    else fields.values[name] = value
  }
  return fields
}

const json = (response: ServerResponse, status: number, body: object) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
