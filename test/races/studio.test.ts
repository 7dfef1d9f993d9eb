import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Db, rows } from '#lib/db.ts'
import { consequences } from '#lib/runs/end/consequences.ts'
import type { Run } from '#lib/runs/run.ts'
import { claimRun, finishRun } from '#lib/runs/store.ts'
import { inviteChat, listChats } from '#lib/studio/chats.ts'
import { unlinkChats } from '#lib/studio/chats-store.ts'
import { deliverCard } from '#lib/studio/deliver.ts'
import { takeUpdate } from '#lib/studio/updates.ts'
import { realPostgres } from '#test/support/real.ts'
import { bound, card, deliveredOf, linked, messagesOf } from '#test/support/studio.ts'
import { by, createWorld, type TestWorld } from '#test/support/world.ts'
import { freshDatabase, rounds } from './postgres.ts'

const server = await realPostgres()
const now = '2026-11-20T12:00:00.000Z'
const until = '2026-11-20T12:00:30.000Z'
const LONG_MS = 600_000
const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index))

describe.skipIf(!server)('Studio on a real PostgreSQL', () => {
  let db: Db
  let close: () => Promise<void> = async () => undefined

  beforeAll(async () => {
    ;({ db, close } = await freshDatabase(server ?? ''))
  })
  afterAll(() => close())

  const used = async (of: TestWorld) =>
    (
      await rows<{ used: number }>(
        db,
        sql`select used from usage where workspace_id = ${of.workspace.id} and kind = 'chats'`,
      )
    )[0]?.used
  const linkedIn = async (of: TestWorld) =>
    (await listChats(of.world, of.workspace.id)).filter(chat => chat.status === 'linked')

  /** A card that has just been finished by several hands at once. */
  async function finished(world: TestWorld, chats = 3): Promise<string> {
    const { caller } = await bound(world, { telegram: true })
    const { run_id } = (await card(caller)).body
    const claimed = await claimRun(db, run_id, { token: world.world.id(), now, until }, world.world.id(), 4)
    const held = { token: claimed?.run.lease ?? '', now, until }
    const ends = await Promise.all(
      times(4, () =>
        finishRun(db, { run_id, step: 'compose', lease: held, event_id: world.world.id() }, {}, consequences),
      ),
    )
    expect(ends.filter(Boolean)).toHaveLength(1)
    expect(ends.find(Boolean)?.messages.map(({ topic }) => topic)).toEqual(times(chats, () => 'messages'))
    world.world.blobs.read = async () => new Uint8Array(8)
    await db.execute(sql`update runs set assets = ${JSON.stringify([{ kind: 'image', url: 'https://a.example/x.png' }])}::jsonb
      where id = ${run_id}`)
    return run_id
  }

  it(
    'tells each chat once, however many messages, sweeps and ends there are',
    async () => {
      for (let round = 0; round < Math.ceil(rounds / 4); round++) {
        const world = await createWorld({ plan: 'growth', db })
        for (const chat of ['1', '2', '3']) await linked(world, chat)
        const run_id = await finished(world)
        const messages = await messagesOf(world, run_id)
        expect(messages).toHaveLength(3)
        await Promise.all([
          ...messages.flatMap(({ id }) => times(6, () => deliverCard(world.world, { id, attempt: 0 }))),
          world.sweep('messages'),
          world.sweep('messages'),
        ])
        world.pass(300_000)
        await Promise.all([world.sweep('messages'), world.sweep('messages')])
        await world.drain()
        expect(world.chat.heard.map(one => one.chat_id).sort()).toEqual(['1', '2', '3'])
        expect(await deliveredOf(world)).toHaveLength(3)
      }
    },
    LONG_MS,
  )

  it(
    'tells nothing to a chat that was unlinked, but what was on its way',
    async () => {
      const outcomes = { told: 0, kept: 0 }
      for (let round = 0; round < rounds; round++) {
        const world = await createWorld({ plan: 'growth', db })
        await linked(world, '1')
        const [message] = await messagesOf(world, await finished(world, 1))
        const { id } = message!
        const audit = { ...by, id: world.world.id(), at: now }
        // At once where the card was told before, else a little later each time: a quick machine tells late, a busy one soon.
        const turns = outcomes.told > outcomes.kept ? 0 : round
        const unlink = async () => {
          for (let turn = 0; turn < turns; turn++) await db.execute(sql`select 1`)
          await unlinkChats(db, { chat_id: '1' }, audit)
          const armed = await rows(
            db,
            sql`select 1 from messages where id = ${id} and (armed_at is not null or status = 'sent')`,
          )
          return { heard: world.chat.heard.length, armed: armed.length }
        }
        const [, then] = await Promise.all([deliverCard(world.world, { id, attempt: 0 }), unlink()])
        expect(world.chat.heard.length).toBeLessThanOrEqual(Math.max(then.heard, then.armed))
        world.pass(300_000)
        await world.sweep('messages')
        await world.drain()
        expect(world.chat.heard.length).toBeLessThanOrEqual(Math.max(then.heard, then.armed))
        outcomes[world.chat.heard.length > 0 ? 'told' : 'kept']++
      }
      expect(Math.min(outcomes.told, outcomes.kept)).toBeGreaterThan(0)
    },
    LONG_MS,
  )

  it(
    'hands an overdue message to one of two sweeps',
    async () => {
      const world = await createWorld({ plan: 'growth', db })
      for (const chat of ['1', '2', '3']) await linked(world, chat)
      await finished(world)
      world.pass(60_000)
      const found = await Promise.all(times(4, () => world.sweep('messages')))
      expect(found.reduce((sum, count) => sum + count, 0)).toBe(3)
      await world.drain()
      expect(world.chat.heard).toHaveLength(3)
    },
    LONG_MS,
  )

  it(
    'links exactly as many chats as the plan has, each word once',
    async () => {
      for (let round = 0; round < Math.ceil(rounds / 4); round++) {
        const world = await createWorld({ plan: 'growth', db })
        const words = await Promise.all(times(8, () => inviteChat(world.world, world.workspace.id)))
        const given = (chat: number, { command }: { command: string }, update_id: number) =>
          takeUpdate(world.world, {
            update_id,
            message: { chat: { chat_id: String(chat), type: 'group', title: 'x' }, text: command },
          })
        await Promise.all(words.flatMap((word, index) => times(3, again => given(index, word, index * 10 + again))))
        expect([(await linkedIn(world)).length, await used(world)]).toEqual([3, 3])
        const [first] = await linkedIn(world)
        const more = await Promise.all(times(4, () => inviteChat(world.world, world.workspace.id)))
        const audit = () => ({ ...by, id: world.world.id(), at: now })
        await Promise.all([
          ...times(3, () => unlinkChats(db, { chat_id: first?.chat_id ?? '' }, audit())),
          ...more.map((word, index) => given(Number(first?.chat_id), word, 1_000 + index)),
        ])
        expect(await used(world)).toBe((await linkedIn(world)).length)
      }
    },
    LONG_MS,
  )

  it('links one chat once for two words at once', async () => {
    for (let round = 0; round < rounds; round++) {
      const world = await createWorld({ plan: 'growth', db })
      const words = await Promise.all(times(4, () => inviteChat(world.world, world.workspace.id)))
      const chat = { chat_id: '7', type: 'private', title: 'x' }
      await Promise.all(
        words.map(({ command }, update_id) => takeUpdate(world.world, { update_id, message: { chat, text: command } })),
      )
      expect([(await linkedIn(world)).length, await used(world)]).toEqual([1, 1])
    }
  })

  it('makes one run of a card for many requests with one Idempotency-Key', async () => {
    const world = await createWorld({ plan: 'growth', db })
    const { caller } = await bound(world)
    const answers = await Promise.all(times(40, () => card(caller, {}, { 'idempotency-key': 'one' })))
    expect(new Set(answers.map(answer => answer.text)).size).toBe(1)
    expect((await caller.get<Run[]>('runs')).body).toHaveLength(1)
  })
})
