// One card for one chat, its messenger and all who work at it: the real verbs on the real statements.
import { sql } from 'drizzle-orm'
import type fc from 'fast-check'
import type { World } from '#lib/ctx.ts'
import type { Messenger, Telling, Told } from '#lib/ports/messenger.ts'
import { asDb, type Database, execute, type Row } from '../../database.ts'
import { Moments, newId, START, type Worker } from '../moments.ts'
import { RUN, WORKSPACE } from '../stage.ts'

export const CHAT = '01900000-0000-7000-8000-000000000004'
const CAPTION_MAX = 1_024
/** Messages that come of a turn; more are lost, and the sweep makes up for them. */
const MOST_MESSAGES = 6

/**
 * `lost`: it is in the chat and the network fails; `vanished`: it never came there, and the network fails; `unsure`: it is in
 * the chat and the messenger stumbles.
 */
export type Fate = 'sent' | 'lost' | 'vanished' | 'unsure' | 'later' | 'refused' | 'gone'
export type Part = 'picture' | 'reply'
export type Given = { fates: Fate[]; is_long: boolean }
/** `heard`: whoever made the call lived to hear what came of it. */
export type Call = { seq: number; part: Part; fate: Fate; heard: boolean }

const answers: Record<Fate, Told> = {
  sent: { outcome: 'sent', external_id: '1' },
  lost: { outcome: 'unknown', reason: 'the connection was reset', is_lost: true },
  vanished: { outcome: 'unknown', reason: 'the connection was reset', is_lost: true },
  unsure: { outcome: 'unknown', reason: '502' },
  later: { outcome: 'later', wait_seconds: 30 },
  refused: { outcome: 'refused', reason: 'no' },
  gone: { outcome: 'gone', reason: 'the bot was sent away' },
}

/** A chat of the workspace; the same for every card. */
export async function prepareChat(database: Database): Promise<void> {
  const at = new Date(START).toISOString()
  await execute(
    database,
    sql`insert into chats (id, workspace_id, chat_id, type, title, created_at, updated_at)
        values (${CHAT}, ${WORKSPACE}, '7', 'private', 'Mara', ${at}, ${at})`,
  )
}

export class CardStage extends Moments {
  readonly id = newId()
  readonly calls: Call[] = []
  /** What stands in the chat. */
  readonly there: Part[] = []
  onMessage: (attempt: number) => void = () => undefined
  readonly #database: Database
  readonly #fates: Fate[]
  readonly #is_long: boolean
  messages_left = MOST_MESSAGES

  constructor(database: Database, { fates, is_long }: Given, scheduler: fc.Scheduler | null) {
    super(scheduler)
    this.#database = database
    this.#fates = [...fates]
    this.#is_long = is_long
  }

  get parts(): Part[] {
    return this.#is_long ? ['picture', 'reply'] : ['picture']
  }

  /** The card is finished and has a message, as the end of its run makes one. */
  async finish(): Promise<void> {
    const at = new Date(this.at).toISOString()
    const words = 'a'.repeat(this.#is_long ? CAPTION_MAX + 1 : 10)
    for (const statement of [
      sql`delete from messages`,
      sql`delete from events`,
      sql`update chats set status = 'linked' where id = ${CHAT}`,
      sql`update runs set output_text = ${words} where id = ${RUN}`,
      sql`insert into messages (id, workspace_id, run_id, chat_id, due_at, created_at, updated_at)
          values (${this.id}, ${WORKSPACE}, ${RUN}, ${CHAT}, ${at}, ${at}, ${at})`,
    ])
      await execute(this.#database, statement)
  }

  row = async (): Promise<Row> =>
    (await execute(this.#database, sql`select * from messages where id = ${this.id}`))[0] ?? {}

  told = async (): Promise<Row[]> =>
    execute(this.#database, sql`select data from events where type = 'studio.delivered'`)

  world(worker: Worker, { waits } = { waits: true }): World {
    const step = <T>(label: string, work: () => Promise<T>) => (waits ? this.step(worker, label, work) : work())
    const db = asDb(statement => step('sql', async () => ({ rows: await execute(this.#database, statement) })))
    const queue = {
      send: async (messages: readonly { topic: string; body: unknown }[]) => {
        for (const { topic, body } of messages)
          if (topic === 'messages' && this.messages_left-- > 0) this.onMessage((body as { attempt: number }).attempt)
      },
    }
    return {
      ...{ db, queue, id: newId, now: () => new Date(this.at), messenger: this.#messenger(step, worker) },
      ...{ blobs: { read: async () => new Uint8Array(1) }, later: () => undefined, report: () => undefined },
    } as unknown as World
  }

  #messenger(step: <T>(label: string, work: () => Promise<T>) => Promise<T>, worker: Worker): Messenger {
    const tell = async (_: string, telling: Telling): Promise<Told> => {
      const part = 'files' in telling ? 'picture' : 'reply'
      const call: Call = { seq: ++this.seq, part, fate: this.#fates.shift() ?? 'sent', heard: false }
      this.calls.push(call)
      this.air.set(worker, this.at)
      await step('tell', async () => {
        this.air.delete(worker)
        if (['sent', 'lost', 'unsure'].includes(call.fate)) this.there.push(part)
      })
      call.heard = true
      return answers[call.fate]
    }
    return { caption_max: CAPTION_MAX, files_max: 10, tell } as unknown as Messenger
  }
}
