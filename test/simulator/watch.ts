// Looks at the books again and again while things go wrong: what has to hold at the end of them has to hold at any moment.
import { sql } from 'drizzle-orm'
import { SECOND_MS } from '#lib/instant.ts'
import { wrongBooks } from '#test/support/books.ts'
import { asDb, type Database, execute } from './database.ts'
import type { Platforms } from './platforms.ts'
import type { Timeline } from './timeline.ts'

const EVERY_MS = 10 * SECOND_MS

export class Watch {
  readonly wrong: string[] = []
  looks = 0
  #watching = false
  readonly #timeline: Timeline
  readonly #database: Database
  readonly #platforms: Platforms

  constructor(timeline: Timeline, database: Database, platforms: Platforms) {
    this.#timeline = timeline
    this.#database = database
    this.#platforms = platforms
  }

  begin(): void {
    this.#watching = true
    void this.#look()
  }

  end(): void {
    this.#watching = false
  }

  async #look(): Promise<void> {
    if (!this.#watching) return
    this.looks++
    const found = [
      ...(await wrongBooks(asDb(async statement => ({ rows: await execute(this.#database, statement) })))),
      ...(await execute(this.#database, strange)),
      ...twice(this.#platforms),
    ]
    this.#timeline.touch()
    for (const one of found) this.#tell(`meanwhile: ${JSON.stringify(one)}`)
    this.#timeline.after(EVERY_MS, () => this.#look())
  }

  #tell(what: string): void {
    if (!this.wrong.includes(what)) this.wrong.push(what)
  }
}

/** Money below zero or taken twice, a sale that gave more than was paid, places beyond the plan, and ends that are told while they are none. */
const strange = sql`
  select 'a wallet is below zero' as what, workspace_id::text as id from wallets where granted < 0 or bought < 0
  union all select 'charged twice', source || ' ' || source_id from credit_entries group by source, source_id having count(*) > 1
  union all select 'paid in twice', t.id::text from topups t join credit_entries e on e.source = 'purchase' and e.source_id = t.id::text
    group by t.id having sum(e.amount) > t.credits
  union all select 'given back and not failed', r.id::text from credit_entries e join runs r on e.source = 'run_failed' and r.id::text = e.source_id
    where r.status <> 'failed'
  union all select 'posted and asked to be looked at', p.id::text from posts p where p.status = 'posted' and p.awaits is not null
  union all select 'waits and is canceled', p.id::text from posts p where p.status = 'canceled' and (p.due_at is not null or p.lease is not null)
  union all select 'revoked and not told to be', k.id::text from keys k where k.revoked_at is not null and k.due_at is null and k.version = 1`

const twice = ({ out }: Platforms) =>
  [...Map.groupBy(out, one => `${one.post_id} on ${one.account}`)]
    .filter(([, many]) => many.length > 1)
    .map(([id]) => ({ what: 'out twice', id }))
