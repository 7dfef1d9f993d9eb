// Studio: cards to chats and accounts, and the chats themselves.
import { sql } from 'drizzle-orm'
import { plans } from '#lib/plans.ts'
import type { Asset } from '#lib/runs/run.ts'
import type { Said } from '../bot.ts'
import { type Place, WORDS } from '../chats.ts'
import { LONGEST_STALL_MS } from '../isolates.ts'
import type { Tenant } from '../stage.ts'
import { type Judged, list, say } from './rule.ts'

/** Chats that are linked have a place each, and no more than the plan has. */
export async function chatsCounted(judged: Judged): Promise<string[]> {
  const rows = await list(
    judged,
    sql`select w.id::text, w.plan, coalesce((select used from usage u where u.workspace_id = w.id and u.kind = 'chats'), 0) as used,
          (select count(*)::int from chats c where c.workspace_id = w.id and c.status = 'linked') as linked from workspaces w`,
  )
  return rows.flatMap(({ id, plan, used, linked }) => {
    const most = plans[plan as keyof typeof plans].bot_accounts
    return used === linked && Number(linked) <= most
      ? []
      : [`${id} has ${linked} chats, counts ${used} and may have ${most}`]
  })
}

const hasRoom = ({ plan }: Tenant) => plans[plan].bot_accounts > WORDS

/**
 * It has sent the bot away before, and for good. Not so where its word had found no room: that word stays open, and a copy of
 * it that comes when others have gone links the chat, of which the service knows no departure; its first card ends that.
 */
const isGone = ({ left }: Place, at: number) => left !== null && left.to < at && !left.word_open

/** A word links one chat; where there is room it links it, and a chat that sent the bot away is linked no longer. */
export async function wordsUsed(judged: Judged): Promise<string[]> {
  const { stage, chats } = judged
  const rows = await list(judged, sql`select workspace_id::text, chat_id, status from chats`)
  return stage.shops.flatMap(({ tenant }) => {
    const mine = rows.filter(row => row.workspace_id === tenant.workspace_id)
    const places = chats.places.filter(one => one.tenant === tenant)
    const gone = places.filter(one => isGone(one, Number.POSITIVE_INFINITY))
    const still = mine.filter(row => row.status === 'linked' && gone.some(one => String(one.chat_id) === row.chat_id))
    return [
      ...(mine.length > WORDS || (hasRoom(tenant) && mine.length < WORDS)
        ? [`${mine.length} chats came by ${WORDS} words`]
        : []),
      ...still.map(({ chat_id }) => `the chat ${chat_id} has sent the bot away and is linked`),
    ]
  })
}

type Card = {
  id: string
  chat: string
  status: string
  words: string
  assets: Asset[]
  told: number
}

/** Every card for a chat has come to its end there, told once; it is there as told, and twice only where the network kept the answer. */
export async function cardsTold(judged: Judged): Promise<string[]> {
  const { said } = judged.service.bot
  const cards = (await list(
    judged,
    sql`select m.id::text, c.chat_id as chat, m.status, r.output_text as words, r.assets, (
          select count(*)::int from events e where e.type = 'studio.delivered' and e.run_id = r.id and e.data ->> 'target' = 'telegram'
            and e.data -> 'recipient' ->> 'id' = c.id::text
            and e.data ->> 'status' = case m.status when 'sent' then 'delivered' else m.status end) as told
        from messages m join runs r on r.id = m.run_id join chats c on c.id = m.chat_id`,
  )) as unknown as Card[]
  return [...cards.flatMap(card => wrongCard(card, said)), ...(await missed(judged))]
}

function wrongCard({ id, chat, status, words, assets, told }: Card, said: Said[]): string[] {
  const isLong = words.length > 1_024
  const shas = assets.filter(asset => asset.kind === 'image').map(asset => asset.sha256)
  const there = said.filter(one => one.chat_id === chat)
  const pictures = there.filter(({ file }) => shas.some(sha => file?.startsWith(sha)))
  const replies = there.filter(one => isLong && one.file === null && one.words === words)
  const isThere = pictures.length > 0 && (!isLong || replies.length > 0)
  const unheard = [...pictures, ...replies].filter(one => !one.heard).length
  const most = (parts: Said[]) => (parts.some(one => !one.heard) ? 2 : 1)
  return [
    ...(['sent', 'failed', 'unknown'].includes(status) ? [] : [`the card ${id} is lost: ${status}`]),
    ...(told === 1 ? [] : [`the end of the card ${id} was told ${told} times`]),
    ...(status === 'sent' && !isThere ? [`the card ${id} is told as delivered and is not in its chat`] : []),
    ...(status === 'failed' && isThere && unheard === 0 ? [`the card ${id} is in its chat and told as failed`] : []),
    ...(pictures.length > most(pictures) || replies.length > most(replies)
      ? [`the card ${id} is there too often`]
      : []),
  ]
}

/** Each chat that was linked when a card was finished has it, and none that had sent the bot away before. The statement that finishes one may stall, so that a chat which left meanwhile is owed nothing. Where there is no room for all, a word that comes again may link a chat long after its first answer. */
async function missed(judged: Judged): Promise<string[]> {
  const runs = await list(
    judged,
    sql`select r.id::text, r.workspace_id::text, extract(epoch from r.finished_at)::float * 1000 as at, (
          select coalesce(jsonb_agg(c.chat_id), '[]') from messages m join chats c on c.id = m.chat_id where m.run_id = r.id) as told,
          (select coalesce(jsonb_agg(c.chat_id), '[]') from chats c where c.workspace_id = r.workspace_id) as known
        from runs r where r.status = 'succeeded' and r.given -> 'deliver' ->> 'telegram' = 'true'`,
  )
  return runs.flatMap(({ id, workspace_id, at, told, known }) =>
    judged.chats.places
      .filter(one => one.tenant.workspace_id === workspace_id && (known as string[]).includes(String(one.chat_id)))
      .flatMap(one => {
        const { chat_id, tenant, linked_at, left } = one
        const has = (told as string[]).includes(String(chat_id))
        if (has && isGone(one, Number(at))) return [`the card ${id} was for a chat that had sent the bot away`]
        const isThere =
          hasRoom(tenant) && linked_at < Number(at) && (!left || left.from > Number(at) + LONGEST_STALL_MS)
        return isThere && !has ? [`the chat ${chat_id} was linked and never got the card ${id}`] : []
      }),
  )
}

/** A card goes to the accounts that its answer named, by nothing but that answer, and each end is told once. */
export async function postedForCards(judged: Judged): Promise<string[]> {
  return [
    ...say(
      await list(
        judged,
        sql`select r.id, r.given -> 'deliver' -> 'social' as wanted, count(p.id)::int as posts from runs r left join posts p on p.run_id = r.id
            where r.given ? 'deliver' and r.status = 'succeeded' group by r.id
            having count(p.id) <> jsonb_array_length(r.given -> 'deliver' -> 'social')
              or bool_or(p.origin <> 'studio' or not r.given -> 'deliver' -> 'social' ? p.connected_account_id::text)`,
      ),
      'a card went to other accounts than were named',
    ),
    ...say(
      await list(
        judged,
        sql`select p.id, p.status, count(e.id)::int as told from posts p left join events e on e.type = 'studio.delivered'
              and e.run_id = p.run_id and e.data ->> 'target' = 'social' and e.data -> 'recipient' ->> 'id' = p.connected_account_id::text
            where p.origin = 'studio' group by p.id having count(e.id) <> 1 or max(e.data ->> 'status') <>
              case p.status when 'posted' then 'delivered' when 'needs_attention' then 'unknown' else 'failed' end`,
      ),
      'the end of a card at an account was not told once',
    ),
  ]
}
