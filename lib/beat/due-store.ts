// One question for all classes of stuck work: when is there something to do next?
import { type SQL, sql } from 'drizzle-orm'
import { type Db, rows } from '#lib/db.ts'
import type { SweepKind } from '#lib/ports/sweep-kinds.ts'

const earliest = (table: string): SQL =>
  sql`(select min(due_at) from ${sql.identifier(table)} where due_at is not null)`

/**
 * When a class has work, as a scalar of SQL that reads an index of waiting rows alone; `round` is what may wait for the next
 * round, because nobody waits for it: old rows, daily numbers, keys that are wrapped anew.
 */
export const whenDue: Record<SweepKind, SQL | 'round'> = {
  runs: earliest('runs'),
  renders: earliest('renders'),
  mascots: earliest('mascots'),
  artworks: earliest('artworks'),
  videos: earliest('clips'),
  deliveries: sql`least(${earliest('deliveries')}, (select min(updated_at) from webhooks where missed_since is not null))`,
  posts: earliest('posts'),
  metrics: 'round',
  messages: earliest('messages'),
  keys: earliest('keys'),
  audit: sql`(select to_timestamp(0) from audit_pending limit 1)`,
  topups: earliest('topups'),
  subscriptions: earliest('subscriptions'),
  workspaces: 'round',
  records: 'round',
  answers: 'round',
  links: 'round',
  files: 'round',
  accounts: 'round',
  delivery_log: 'round',
  request_log: 'round',
  secrets: 'round',
  notices: sql`(select min(notice_due_at) from events where notice_due_at is not null)`,
}

const asked = Object.entries(whenDue).flatMap(([kind, when]) => (when === 'round' ? [] : [{ kind, when }]))

/** The classes that wait for a round. */
export const rounds = Object.entries(whenDue).flatMap(([kind, when]) => (when === 'round' ? [kind as SweepKind] : []))

/** When each class that somebody waits for is due next; one statement, one round trip. */
export async function askDue(db: Db): Promise<Map<SweepKind, number>> {
  const columns = sql.join(
    asked.map(({ kind, when }) => sql`extract(epoch from ${when}) * 1000 as ${sql.identifier(kind)}`),
    sql`, `,
  )
  const [found] = await rows<Record<string, string | number | null>>(db, sql`select ${columns}`)
  const due = Object.entries(found ?? {}).filter(([, at]) => at !== null)
  return new Map(due.map(([kind, at]) => [kind as SweepKind, Number(at)]))
}
