// What has to hold once everything has come to rest.
import { type SQL, sql } from 'drizzle-orm'
import { execute } from './database.ts'
import { calledOnce, grantsAsTold, nothingAfter, prolonged } from './rules/agents.ts'
import { chained, exact } from './rules/brand.ts'
import { calledOff, declined, itemsEnded, letOut, released } from './rules/campaigns.ts'
import { drawn, kept, uploaded } from './rules/files.ts'
import { aimed, finalWords, rowed, sound } from './rules/library.ts'
import { booksAddUp, givenAgain, paidFor, plansPaidFor, sold } from './rules/money.ts'
import { dropped, outOnce, postsEnded, postsKept, waitsForPerson } from './rules/posts.ts'
import type { Judged, Rule } from './rules/rule.ts'
import { accepted, atRest, campaigned, counted, ended } from './rules/runs.ts'
import { cardsTold, chatsCounted, postedForCards, wordsUsed } from './rules/studio.ts'
import { delivered, numbered, told } from './rules/told.ts'

export type Sums = {
  runs: number
  succeeded: number
  failed: number
  refused: number
  /** What the refused ones would have become: a time that has passed, a credit that is spent. */
  runs_refused: number
  events: number
  deliveries: number
  files: number
  polls: number
  written: number
  versions: number
  videos: number
  posts: number
  posted: number
  attention: number
  sales: number
  paid: number
  replayed?: number
}

const rules: Rule[] = [
  ...[accepted, campaigned, ended, counted, numbered, told, delivered, drawn, kept, uploaded, atRest],
  ...[outOnce, postsEnded, waitsForPerson, dropped, postsKept],
  ...[letOut, released, declined, calledOff, itemsEnded],
  ...[chatsCounted, wordsUsed, cardsTold, postedForCards],
  ...[booksAddUp, paidFor, givenAgain, sold, plansPaidFor],
  ...[calledOnce, grantsAsTold, nothingAfter, prolonged],
  ...[chained, exact, finalWords, rowed, sound, aimed],
]

export async function judge(judged: Judged): Promise<{ violations: string[]; sums: Sums }> {
  const violations: string[] = []
  for (const rule of rules) violations.push(...(await rule(judged)))
  const { database, service, callers, writers } = judged
  const count = async (what: SQL) =>
    Number((await execute(database, sql`select count(*)::int as n from ${what}`))[0]?.n)
  const refused = callers.asked.filter(one => one.refused.length > 0)
  const sums = {
    runs: await count(sql`runs`),
    succeeded: await count(sql`runs where status = 'succeeded'`),
    failed: await count(sql`runs where status = 'failed'`),
    refused: refused.length,
    runs_refused: refused.reduce((sum, one) => sum + one.runs, 0),
    events: await count(sql`events`),
    deliveries: await count(sql`deliveries`),
    files: service.blobs.held.size,
    polls: callers.polls,
    written: writers.written.filter(one => one.accepted.length > 0).length,
    versions: await count(sql`brand_versions`),
    videos: await count(sql`media where kind = 'video' and tags ->> 'status' = 'ready'`),
    posts: await count(sql`posts`),
    posted: service.platforms.out.length,
    attention: await count(sql`posts where error_code = 'needs_attention'`),
    sales: await count(sql`topups`),
    paid: await count(sql`topups where status = 'paid'`),
  }
  return { violations, sums }
}
