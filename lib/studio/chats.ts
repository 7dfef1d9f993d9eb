// How a chat comes to belong to a workspace without a dashboard: by a word that is given to the bot in that chat.

import { sha256Hex, toBase64url } from '#lib/bytes.ts'
import { auditedBy, type By } from '#lib/caller/by.ts'
import type { Held } from '#lib/caller/key.ts'
import type { World } from '#lib/ctx.ts'
import { isGuardRefusal, isUniqueViolation } from '#lib/db.ts'
import { after, MINUTE_MS } from '#lib/instant.ts'
import { Plan, plans, upgradeFor } from '#lib/plans.ts'
import type { Messenger } from '#lib/ports/messenger.ts'
import { Problem } from '#lib/problem.ts'
import {
  type Chat,
  type ChatRow,
  findWord,
  insertLink,
  linkChat,
  listChatRows,
  unlinkChats,
} from '#lib/studio/chats-store.ts'
import { plural } from '#lib/words/plural.ts'

const WORD_BYTES = 32
const WORD_LIVES_MS = 15 * MINUTE_MS
const MOST_TRIES = 3

export type Invitation = ReturnType<Messenger['links']> & {
  /** What an administrator of a channel posts in it. */
  command: string
  expires_at: string
}

/** A word for one chat; it is in this answer and nowhere else. */
export async function newWord(
  world: Pick<World, 'db' | 'now' | 'random'>,
  workspace_id: string,
): Promise<{ word: string; expires_at: string }> {
  const word = toBase64url(world.random(WORD_BYTES))
  const expires_at = after(world.now(), WORD_LIVES_MS).toISOString()
  const made = await insertLink(world.db, { hash: await sha256Hex(word), workspace_id, expires_at })
  if (!made) throw new Problem('bad_request', `There is no workspace ${workspace_id}.`)
  return { word, expires_at }
}

export async function inviteChat(world: World, workspace_id: string): Promise<Invitation> {
  const messenger = requireMessenger(world)
  const { word, expires_at } = await newWord(world, workspace_id)
  return { ...messenger.links(word), command: `/start ${word}`, expires_at }
}

export function requireMessenger({ messenger }: Pick<World, 'messenger'>): Messenger {
  if (messenger) return messenger
  throw new Problem(
    'bad_request',
    'There is no bot: set TELEGRAM_BOT_TOKEN, TELEGRAM_BOT_NAME and TELEGRAM_WEBHOOK_SECRET.',
  )
}

export const listChats = (world: Pick<World, 'db'>, workspace_id: string): Promise<ChatRow[]> =>
  listChatRows(world.db, workspace_id)

export async function unlinkChat(world: World, by: By, held: Held): Promise<void> {
  const gone = await unlinkChats(world.db, held, auditedBy(world, by))
  if (gone === 0) throw new Problem('bad_request', `There is no linked chat ${held.id}.`)
}

/** What the chat is told, or null where the same word was given in it before. */
export async function takeWord(world: World, by: By, chat: Chat, word: string): Promise<string | null> {
  const hash = await sha256Hex(word)
  for (let tries = 1; ; tries++) {
    const audit = auditedBy(world, by)
    const found = await findWord(world.db, hash, audit.at)
    if (found?.used_by === chat.chat_id) return null
    if (!found || found.used_by !== null) return 'This link is used up or older than 15 minutes. Ask for a new one.'
    const plan = Plan.parse(found.plan)
    try {
      await linkChat(world.db, { hash, id: world.id(), chat, cap: plans[plan].bot_accounts, by: audit })
      return `This chat is linked to ${found.name}. Its Studio cards come here.`
    } catch (error) {
      if (!isGuardRefusal(error) && !isUniqueViolation(error)) throw error
      if (tries === MOST_TRIES) return fullAnswer(plan)
    }
  }
}

function fullAnswer(plan: Plan): string {
  const most = plans[plan].bot_accounts
  const upgrade = upgradeFor(one => one.bot_accounts > most)
  const remedy = `Unlink one${upgrade ? `, or upgrade to ${upgrade}` : ''}.`
  return `The ${plan} plan takes ${plural(most, 'chat')}, and no more. ${remedy}`
}
