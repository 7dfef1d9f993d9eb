// What happens in chats and matters here: a word is given, the bot comes or is sent away.

import * as z from 'zod'
import { auditedBy } from '#lib/caller/by.ts'
import type { World } from '#lib/ctx.ts'
import type { Script } from '#lib/ports/redis.ts'
import { approveInChat } from '#lib/publish/approval/links.ts'
import { takeWord } from '#lib/studio/chats.ts'
import { type Chat, moveChat, unlinkChats } from '#lib/studio/chats-store.ts'

const ChatSeen = z
  .object({
    id: z.int(),
    type: z.string().max(20),
    title: z.string().optional(),
    username: z.string().optional(),
    first_name: z.string().optional(),
  })
  .transform(
    ({ id, type, title, username, first_name }): Omit<Chat, 'thread_id'> => ({
      chat_id: String(id),
      type,
      title: (title ?? first_name ?? username ?? type).slice(0, 200),
    }),
  )

const From = z.object({ id: z.int() })
const Message = z.object({
  chat: ChatSeen,
  from: From.optional(),
  text: z.string().optional(),
  /** The topic of a forum; replies elsewhere carry a number as well, which is none. */
  message_thread_id: z.int().optional(),
  is_topic_message: z.boolean().optional(),
  /** The group has become larger and has this number from now on. */
  migrate_to_chat_id: z.int().optional(),
})
const Press = z.object({
  id: z.string().max(100),
  from: From,
  message: z.object({ chat: ChatSeen }).optional(),
  data: z.string().max(64).optional(),
})

/** Other kinds of updates are nobody's business. */
export const Update = z.object({
  update_id: z.int(),
  message: Message.optional(),
  channel_post: Message.optional(),
  callback_query: Press.optional(),
  my_chat_member: z
    .object({ chat: ChatSeen, from: From, new_chat_member: z.object({ status: z.string() }) })
    .optional(),
})
export type Update = z.output<typeof Update>

const given = /^\/start(?:@\w+)?\s+([\w-]{20,64})\s*$/
const SEEN_SECONDS = 86_400

const firstTime: Script = {
  name: 'first-time',
  source: `return redis.call('SET', KEYS[1], '1', 'NX', 'EX', ${SEEN_SECONDS})`,
}

/** An update that comes again changes nothing, by the state of its rows, and is answered no second time. Only a word that found no room stays open, and links when it comes again and others have gone. */
export async function takeUpdate(world: World, update: Update): Promise<void> {
  if (update.callback_query) return press(world, update.callback_query)
  const message = update.message ?? update.channel_post
  const answer = message
    ? await hear(world, message)
    : update.my_chat_member && (await comeOrGo(world, update.my_chat_member))
  if (!answer) return
  const seen = [`telegram:update:${update.update_id}`]
  const first = await world.redis.run(firstTime, seen, []).catch(() => 'not known')
  // A courtesy: the chat is linked or not, whether it hears of it or not.
  if (first !== null && world.messenger)
    world.later(world.messenger.tell(answer.to, { text: answer.text, reply_to: null, thread_id: answer.thread_id }))
}

const approving = /^approve:([0-9A-Za-z]{43})$/

/** A button of ours: what comes of it is shown to whoever pressed it. */
async function press(world: World, { id, from, message, data = '' }: z.output<typeof Press>): Promise<void> {
  const secret = approving.exec(data)?.[1]
  if (!secret || !message) return
  const answer = await approveInChat(world, secret, { chat_id: message.chat.chat_id, by: String(from.id) })
  world.later(world.messenger?.acknowledge(id, answer) ?? Promise.resolve())
}

type Said = { to: string; text: string; thread_id?: string | null } | null

async function hear(
  world: World,
  { chat, from, text = '', migrate_to_chat_id, ...topic }: z.output<typeof Message>,
): Promise<Said> {
  if (migrate_to_chat_id !== undefined) {
    await moveChat(world.db, chat.chat_id, String(migrate_to_chat_id), auditedBy(world, by(from)))
    return null
  }
  const thread_id = topic.is_topic_message ? String(topic.message_thread_id ?? '') || null : null
  const word = given.exec(text)?.[1]
  if (word) {
    const answer = await takeWord(world, by(from), { ...chat, thread_id }, word)
    return answer === null ? null : { to: chat.chat_id, thread_id, text: answer }
  }
  if (!text.startsWith('/start')) return null
  return { to: chat.chat_id, thread_id, text: 'Open the link that your team was given, and its cards come here.' }
}

const by = (from: z.output<typeof From> | undefined) => ({
  ...{ actor: `telegram:${from?.id ?? 'channel'}`, request_id: 'telegram' },
})

const away = ['left', 'kicked']

async function comeOrGo(
  world: World,
  { chat, from, new_chat_member: { status } }: NonNullable<Update['my_chat_member']>,
): Promise<Said> {
  if (away.includes(status)) {
    await unlinkChats(world.db, { chat_id: chat.chat_id }, auditedBy(world, by(from)))
    return null
  }
  if (chat.type === 'private') return null
  // The readers of a channel need not hear of it; whoever added the bot does.
  const to = chat.type === 'channel' ? String(from.id) : chat.chat_id
  return { to, text: `To link “${chat.title}”, send the /start line of your invitation in it.` }
}
