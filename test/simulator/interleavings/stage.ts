// One post, its platform and all who work at it: the real verbs on the real statements, each at the moment that is chosen for it.
import { sql } from 'drizzle-orm'
import type fc from 'fast-check'
import { rows } from '#lib/db.ts'
import type { PostWorld } from '#lib/publish/control/posting.ts'
import { reservePost } from '#lib/publish/post/store.ts'
import { PublishError, type Publisher } from '#lib/publish/publisher.ts'
import { asDb, type Database, execute, type Row } from '../database.ts'
import { immortal, Moments, newId, START, type Worker } from './moments.ts'

const UUID = '01900000-0000-7000-8000-00000000000'
export const WORKSPACE = `${UUID}1`
export const RUN = `${UUID}2`
const ACCOUNT = `${UUID}3`
/** Messages that come of a turn; more are lost, and the sweep makes up for them. */
const MOST_MESSAGES = 4
export const by = { actor: 'test', request_id: 'test' }

/** What the run came with. */
const CAMPAIGN = `${UUID}4`
/** `lost`: it is out and nobody hears of it; `vanished`: it never came there, of which nobody hears either. */
export type Fate = 'made' | 'lost' | 'vanished' | 'refused' | 'rejected'
export type Begun = { seq: number; at: number; caption: string; prepared: number }
/** The workspace, its campaign with a run, and its account: the same for every post. */
export async function prepare(database: Database): Promise<void> {
  const at = new Date(START).toISOString()
  const asset = {
    ...{ id: 'a', position: 0, url: 'https://a.example/a.png', kind: 'image', content_type: 'image/png' },
    ...{ width: 1200, height: 627, duration_ms: null, bytes: 1, sha256: 'a', alt_text: 'A card', proof: null },
  }
  for (const statement of [
    sql`insert into workspaces (id, name, plan, period_anchor, created_at) values (${WORKSPACE}, 'Race', 'scale', ${at}, ${at})`,
    sql`insert into campaigns (id, workspace_id, livemode, name, created_at) values (${CAMPAIGN}, ${WORKSPACE}, true, 'Race', ${at})`,
    sql`insert into runs (id, workspace_id, livemode, status, step, brief, channel, asset_type, auto_post_eligible, created_via, recipe, verdict, assets, output_text, campaign_id, scheduled_at, created_at, updated_at)
        values (${RUN}, ${WORKSPACE}, true, 'succeeded', 'finish', 'Race', 'linkedin', 'card', false, 'api', '{}', 'approved', ${JSON.stringify([asset])}::jsonb, 'Words', ${CAMPAIGN}, ${at}, ${at}, ${at})`,
    sql`insert into connected_accounts (id, workspace_id, platform, external_id, username, access_token, created_at, updated_at)
        values (${ACCOUNT}, ${WORKSPACE}, 'linkedin', 'them', 'them', 'sealed', ${at}, ${at})`,
  ])
    await execute(database, statement)
}

export type Given = {
  fates: Fate[]
  is_mute: boolean
  is_thread: boolean
  /** Nothing goes out that nobody has approved. */
  is_looked_at: boolean
  scheduled_in_s: number | null
}

/** Words that are known by their label; those of a thread make two parts. */
export const wordsOf = (label: string, is_thread: boolean) =>
  is_thread ? `${label}: ${'a'.repeat(200)}.\n\n${label}: ${'b'.repeat(200)}.` : label
export const labelOf = (text: string) => text.split(':')[0] ?? ''

export class Stage extends Moments {
  post_id = ''
  /** When it was made ready the last time, by what is counted in `seq`. */
  prepared = 0
  readonly begun: Begun[] = []
  readonly out: string[] = []
  onMessage: () => void = () => undefined
  readonly #database: Database
  readonly #given: Given
  readonly #fates: Fate[]
  #messages = 0

  constructor(database: Database, given: Given, scheduler: fc.Scheduler | null) {
    super(scheduler)
    this.#database = database
    this.#given = given
    this.#fates = [...given.fates]
  }

  /** A place is taken, as the end of a run that came with a campaign would. */
  async reserve(): Promise<void> {
    await execute(this.#database, sql`update campaigns set canceled_at = null where id = ${CAMPAIGN}`)
    for (const table of ['posts', 'posting_settings', 'events', 'approvals'])
      await execute(this.#database, sql`delete from ${sql.identifier(table)}`)
    const world = this.world(immortal('reserve'), { waits: false })
    const at = world.now().toISOString()
    const { scheduled_in_s, is_thread, is_looked_at } = this.#given
    if (is_looked_at)
      await execute(
        this.#database,
        sql`insert into posting_settings (workspace_id, approval) values (${WORKSPACE}, 'always')`,
      )
    const scheduled_at = scheduled_in_s === null ? null : new Date(this.at + scheduled_in_s * 1_000).toISOString()
    this.post_id = world.id()
    const wanted = {
      ...{
        id: this.post_id,
        workspace_id: WORKSPACE,
        livemode: true,
        run_id: RUN,
        platform: is_thread ? ('x' as const) : ('linkedin' as const),
      },
      ...{ connected_account_id: ACCOUNT, caption: wordsOf('First', is_thread), scheduled_at, created_at: at },
      ...{ overflow: is_thread ? ('thread' as const) : null },
      ...{ origin: 'schedule' as const, status: scheduled_at ? ('scheduled' as const) : ('queued' as const) },
      ...{ due_at: scheduled_at ?? at, is_held: false },
    }
    const reserved = await reservePost(world.db, wanted, { ...by, id: world.id(), at }, world.id())
    if (!reserved) throw new Error('the place could not be taken')
  }

  get ref() {
    return { workspace_id: WORKSPACE, livemode: true, id: this.post_id }
  }

  readonly campaign = { workspace_id: WORKSPACE, livemode: true, id: CAMPAIGN }

  row = async (): Promise<Row> =>
    (await execute(this.#database, sql`select * from posts where id = ${this.post_id}`))[0] ?? {}

  told = async (): Promise<string[]> =>
    (
      await rows<{ type: string }>(
        asDb(async statement => ({ rows: await execute(this.#database, statement) })),
        sql`select type from events where data ->> 'id' = ${this.post_id} order by sequence`,
      )
    ).map(event => event.type)

  world(worker: Worker, { waits } = { waits: true }): PostWorld {
    const step = <T>(label: string, work: () => Promise<T>) => (waits ? this.step(worker, label, work) : work())
    const db = asDb(statement => step('sql', async () => ({ rows: await execute(this.#database, statement) })))
    const known = { random: (size: number) => new Uint8Array(size), now: () => new Date(this.at) }
    const posting = {
      publisher: () => this.#publisher(step, worker),
      open: async () => ({ external_id: 'them', username: 'them', token: 'token', settings: {} }),
      refused: async () => undefined,
      handBack: async () => undefined,
    }
    const queue = {
      send: async (messages: readonly { topic: string }[]) => {
        for (const { topic } of messages) if (topic === 'posts' && this.#messages++ < MOST_MESSAGES) this.onMessage()
      },
    }
    return {
      ...{ ...known, db, queue, id: newId, posting: () => posting, public_url: 'https://a.example' },
      ...{ chooser: () => async () => ACCOUNT, later: () => undefined, report: () => undefined },
      posts: { mustBeSeen: async () => false },
    } as unknown as PostWorld
  }

  #publisher(step: <T>(label: string, work: () => Promise<T>) => Promise<T>, worker: Worker): Publisher {
    const done = () => ({ next: 'done' as const, external_post_id: 'e', url: 'https://p.example/e' })
    return {
      platform: 'linkedin',
      prepare: () => {
        this.prepared = ++this.seq
        return step('prepare', async () => ({ next: 'publish' as const, state: { media: 1 } }))
      },
      publish: async ({ caption }) => {
        this.begun.push({ seq: ++this.seq, at: this.at, caption, prepared: this.prepared })
        this.air.set(worker, this.at)
        const fate = this.#fates.shift() ?? 'made'
        const make = async () => {
          this.air.delete(worker)
          if (fate === 'made' || fate === 'lost') this.out.push(caption)
        }
        await step('publish', make)
        if (fate === 'made') return done()
        if (fate === 'lost' || fate === 'vanished') throw new Error('the connection was reset')
        throw new PublishError(fate === 'refused' ? 'retry' : 'rejected', '400', 'no')
      },
      check: ({ caption }) =>
        step('check', async () => {
          if (this.#given.is_mute) return { next: 'undecidable' as const }
          return this.out.includes(caption) ? done() : { next: 'absent' as const }
        }),
    }
  }
}
