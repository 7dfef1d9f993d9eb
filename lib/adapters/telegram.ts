// The bot API of Telegram: one method a call, JSON without files, else multipart.
import * as z from 'zod'
import { utf8 } from '#lib/bytes.ts'
import type { ChatFile, Messenger, Telling, Told } from '#lib/ports/messenger.ts'

export type TelegramOptions = {
  token: string
  /** Of the bot, without the @. */
  name: string
  /** Stands in a header of each callback. */
  secret: string
  api_url?: string | undefined
}

const API_URL = 'https://api.telegram.org'
/** An upload of a film takes a while; the lease of a message is longer. */
const TIMEOUT_MS = 40_000
const WAIT_SECONDS = 5
const CLOSED_SECONDS = 300

/** Of private chats, of groups and channels, of the bot's own coming and going, and of its buttons. */
const UPDATES = ['message', 'channel_post', 'my_chat_member', 'callback_query']

const Sent = z.object({ message_id: z.int() })
const Answer = z.object({
  ok: z.boolean(),
  result: z.unknown().optional(),
  description: z.string().default(''),
  parameters: z.object({ retry_after: z.number().optional(), migrate_to_chat_id: z.number().optional() }).optional(),
})

const ON_THIS_MACHINE = /^http:\/\/(?:127\.0\.0\.1|localhost)(?::|\/|$)/

export function telegram({ token, name, secret, api_url = API_URL }: TelegramOptions): Messenger {
  const ask = async (method: string, body: BodyInit, type?: string): Promise<Response> =>
    fetch(`${api_url}/bot${token}/${method}`, {
      method: 'POST',
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(type ? { headers: { 'content-type': type } } : {}),
    })
  // On one's own machine the chats are a page of the stand-in, and the bot is unknown to Telegram.
  const home = ON_THIS_MACHINE.test(api_url) ? api_url : 'https://t.me'
  return {
    caption_max: 1_024,
    files_max: 10,
    tell: async (chat_id, telling) => {
      const { method, body, type } = callFor(chat_id, telling)
      try {
        return await outcomeOf(await ask(method, body, type))
      } catch {
        return { outcome: 'unknown', reason: 'Telegram did not answer.', is_lost: true }
      }
    },
    acknowledge: async (callback_query_id, text) => {
      const said = JSON.stringify({ callback_query_id, text: text.slice(0, 200), show_alert: true })
      await ask('answerCallbackQuery', said, JSON_TYPE).catch(() => undefined)
    },
    links: word => ({
      url: `${home}/${name}?start=${word}`,
      group_url: `${home}/${name}?startgroup=${word}`,
    }),
    isGenuine: shown => sameText(shown, secret),
    listen: async url => {
      const settings = { url, secret_token: secret, allowed_updates: UPDATES }
      const answer = Answer.parse(await (await ask('setWebhook', JSON.stringify(settings), JSON_TYPE)).json())
      if (!answer.ok) throw new Error(`Telegram refuses the webhook: ${answer.description}`)
    },
  }
}

const JSON_TYPE = 'application/json'

function callFor(chat_id: string, telling: Telling): { method: string; body: BodyInit; type?: string } {
  const topic = telling.thread_id ? { message_thread_id: Number(telling.thread_id) } : {}
  if ('text' in telling) {
    const { text, reply_to, buttons } = telling
    const keys = buttons?.map(one => [{ text: one.text, callback_data: one.data }])
    const reply = reply_to && { reply_parameters: { message_id: Number(reply_to), allow_sending_without_reply: true } }
    return {
      method: 'sendMessage',
      body: JSON.stringify({
        chat_id,
        ...topic,
        text,
        ...reply,
        ...(keys ? { reply_markup: { inline_keyboard: keys } } : {}),
      }),
      type: JSON_TYPE,
    }
  }
  const { files, caption } = telling
  const form = new FormData()
  form.set('chat_id', chat_id)
  for (const [field, value] of Object.entries(topic)) form.set(field, String(value))
  const [first, ...others] = files
  if (others.length > 0) return { method: 'sendMediaGroup', body: album(form, files, caption) }
  if (caption) form.set('caption', caption)
  if (first.kind === 'image') {
    form.set('photo', blob(first), first.name)
    return { method: 'sendPhoto', body: form }
  }
  for (const [field, value] of Object.entries(measures(first))) if (value !== null) form.set(field, String(value))
  form.set('supports_streaming', 'true')
  form.set('video', blob(first), first.name)
  return { method: 'sendVideo', body: form }
}

/** The caption of the first stands below the whole album. */
function album(form: FormData, files: readonly ChatFile[], caption: string): FormData {
  const media = files.map((file, index) => ({
    type: file.kind === 'image' ? 'photo' : 'video',
    media: `attach://file${index}`,
    ...(index === 0 && caption ? { caption } : {}),
  }))
  form.set('media', JSON.stringify(media))
  for (const [index, file] of files.entries()) form.set(`file${index}`, blob(file), file.name)
  return form
}

const blob = ({ bytes, content_type }: ChatFile) => new Blob([bytes as BlobPart], { type: content_type })

const measures = ({ width, height, duration_ms }: ChatFile) => ({
  width,
  height,
  duration: duration_ms === null ? null : Math.round(duration_ms / 1000),
})

/** Only an answer that says so proves that nothing was sent: what breaks on their side may have happened before. */
async function outcomeOf(response: Response): Promise<Told> {
  const read = Answer.safeParse(await response.json().catch(() => null))
  if (!read.success || response.status >= 500)
    return { outcome: 'unknown', reason: `Telegram answered ${response.status}.` }
  const { ok, result, parameters, description } = read.data
  if (ok) return sentAs(result)
  if (parameters?.migrate_to_chat_id !== undefined)
    return { outcome: 'moved', chat_id: String(parameters.migrate_to_chat_id) }
  if (response.status === 429)
    return { outcome: 'later', wait_seconds: Math.max(1, Math.ceil(parameters?.retry_after ?? WAIT_SECONDS)) }
  // The token is not the bot's: for the operator to mend.
  const closed = response.status === 401 || response.status === 404
  if (closed) return { outcome: 'later', wait_seconds: CLOSED_SECONDS }
  const gone = response.status === 403 || /chat not found/i.test(description)
  return { outcome: gone ? 'gone' : 'refused', reason: description.slice(0, 300) }
}

function sentAs(result: unknown): Told {
  const first = z.union([Sent, z.array(Sent).transform(all => all[0])]).safeParse(result).data
  return first
    ? { outcome: 'sent', external_id: String(first.message_id) }
    : { outcome: 'unknown', reason: 'Telegram answered without a message.' }
}

/** In the same time for every guess: what is compared are digests. */
async function sameText(a: string, b: string): Promise<boolean> {
  const digest = async (text: string) =>
    new Uint8Array(await crypto.subtle.digest('SHA-256', utf8(text) as BufferSource))
  const [left, right] = await Promise.all([digest(a), digest(b)])
  return left.reduce((differing, byte, index) => differing | (byte ^ (right[index] ?? 0)), 0) === 0
}
