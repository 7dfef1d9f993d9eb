// The methods of Telegram's bot API that the service calls, with the refusals that it can meet.
import * as z from 'zod'
import type { Chats, Kept } from '#dev/telegram/chats.ts'

export type Fields = { values: Record<string, unknown>; files: Map<string, File> }
export type Hook = { url: string; secret_token: string; allowed_updates: string[] }

/** As the bot API refuses. */
export class Refusal extends Error {
  readonly code: number
  readonly parameters: object | undefined

  constructor(code: number, description: string, parameters?: object) {
    super(description)
    this.code = code
    this.parameters = parameters
  }
}

const CAPTION_MAX = 1_024
const TEXT_MAX = 4_096

const Id = z.coerce.number().int()
const Hooked = z.object({
  url: z.url(),
  secret_token: z.string().regex(/^[\w-]{1,256}$/),
  allowed_updates: z.array(z.string()).default([]),
})
const Reply = z.object({ message_id: z.int() })
const Item = z.object({
  type: z.enum(['photo', 'video']),
  media: z.string().regex(/^attach:\/\//),
  caption: z.string().optional(),
})

type Method = (chats: Chats, fields: Fields) => Promise<unknown>

export const methods: Record<string, Method> = {
  answerCallbackQuery: async () => true,
  sendMessage: (chats, { values }) => said(chats, 'sendMessage', values, String(values.text ?? ''), []),
  sendPhoto: (chats, fields) => captioned(chats, 'sendPhoto', fields, [fileOf(fields, 'photo')]),
  sendVideo: (chats, fields) => captioned(chats, 'sendVideo', fields, [fileOf(fields, 'video')]),
  sendMediaGroup: async (chats, fields) => {
    const media = z.array(Item).safeParse(JSON.parse(String(fields.values.media ?? 'null')))
    if (!media.success || media.data.length < 2 || media.data.length > 10)
      throw new Refusal(400, 'Bad Request: wrong number of media in the album')
    const files = media.data.map(item => fileOf(fields, item.media.slice('attach://'.length), item.type))
    const caption = media.data[0]?.caption ?? ''
    const first = await captioned(chats, 'sendMediaGroup', { ...fields, values: { ...fields.values, caption } }, files)
    return media.data.map((_, index) => ({ ...first, message_id: first.message_id + index }))
  },
}

export const hookOf = ({ values }: Fields): Hook => Hooked.parse(values)

async function captioned(chats: Chats, method: string, { values }: Fields, files: File[]): Promise<Shown> {
  const caption = String(values.caption ?? '')
  if (caption.length > CAPTION_MAX) throw new Refusal(400, 'Bad Request: message caption is too long')
  return said(chats, method, values, caption, await Promise.all(files.map(sniffed)))
}

type Shown = { message_id: number; date: number; chat: { id: number }; text: string }

async function said(
  chats: Chats,
  method: string,
  values: Record<string, unknown>,
  text: string,
  files: File[],
): Promise<Shown> {
  const chat = chats.find(Id.parse(values.chat_id))
  if (!chat) throw new Refusal(400, 'Bad Request: chat not found')
  if (files.length === 0 && text === '') throw new Refusal(400, 'Bad Request: message text is empty')
  if (text.length > TEXT_MAX) throw new Refusal(400, 'Bad Request: message is too long')
  const reply_to = Reply.safeParse(values.reply_parameters).data?.message_id ?? null
  return shown(await chats.say({ chat_id: chat.id, from: 'bot', method, text, reply_to, files }))
}

const shown = ({ message_id, chat_id, text, at }: Kept): Shown => ({
  ...{ message_id, date: Math.floor(Date.parse(at) / 1000), chat: { id: chat_id }, text },
})

function fileOf({ files }: Fields, name: string, type = name): File {
  const file = files.get(name)
  if (!file) throw new Refusal(400, `Bad Request: there is no ${type} in the request`)
  return file
}

/** Pictures and films by what they are, not by what they are called. */
async function sniffed(file: File): Promise<File> {
  const head = Buffer.from(await file.slice(0, 12).arrayBuffer()).toString('latin1')
  if (/^\x89PNG|^\xff\xd8\xff|^RIFF....WEBP|^....ftyp/s.test(head)) return file
  throw new Refusal(400, 'Bad Request: IMAGE_PROCESS_FAILED')
}
