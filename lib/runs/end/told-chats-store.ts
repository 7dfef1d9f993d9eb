import { type SQL, sql } from 'drizzle-orm'
import { madeId } from '#lib/events/emit.ts'
import type { Consequence } from '#lib/runs/end/consequence.ts'
import { messageFor, type Waiting } from '#lib/work/kinds.ts'

/** A CTE for the statement in which a run ends well (`changed`): of a card of Studio, a message for each chat that is linked. */
const cardsReserved = (at: string): SQL => sql`
  cards as (
    insert into messages (id, workspace_id, run_id, chat_id, due_at, created_at, updated_at)
    select ${madeId(sql`changed.id::text || c.id::text`)}, changed.workspace_id, changed.id, c.id, ${at}::timestamptz,
      ${at}::timestamptz, ${at}::timestamptz
    from changed join chats c on c.workspace_id = changed.workspace_id and c.status = 'linked'
    where changed.given -> 'deliver' ->> 'telegram' = 'true'
    returning id, chat_id, attempt)`

/** The chats that a card of Studio goes to. */
export const toldChats: Consequence<Waiting['messages']> = {
  name: 'chats',
  ctes: cardsReserved,
  sends: sql`(select coalesce(jsonb_agg(to_jsonb(cards)), '[]') from cards)`,
  message: (_, row) => messageFor('messages', row),
}
