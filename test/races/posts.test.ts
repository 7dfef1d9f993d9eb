import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Db, rows } from '#lib/db.ts'
import { approveRun, contentOf, showForApproval } from '#lib/publish/approval/approve.ts'
import { advancePost } from '#lib/publish/attempt/attempt.ts'
import { armPost, claimPost, takeOverduePosts } from '#lib/publish/attempt/attempts-store.ts'
import { cancelPost } from '#lib/publish/control/control.ts'
import { pausePosting, resumePosting } from '#lib/publish/control/pause.ts'
import { consequences } from '#lib/runs/end/consequences.ts'
import { fitsOf } from '#lib/runs/judge/fits.ts'
import type { Asset, Run } from '#lib/runs/run.ts'
import { claimRun, type Finished, finishRun } from '#lib/runs/store.ts'
import { brief, type Caller } from '#test/support/caller.ts'
import { connect, postTo } from '#test/support/posts.ts'
import { realPostgres } from '#test/support/real.ts'
import { createWorld, type TestWorld } from '#test/support/world.ts'
import { freshDatabase, rounds } from './postgres.ts'

const server = await realPostgres()
const LONG_MS = 120_000
/** So that no round meets the window of the key. */
const MINUTE_MS = 60_000
const PAUSE_MS = 10
const by = { actor: 'test', request_id: 'test' }
const times = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i))

const picture: Asset = {
  ...{ id: 'a', position: 0, url: 'https://api.example.com/assets/a.png', kind: 'image', content_type: 'image/png' },
  ...{ width: 1200, height: 627, duration_ms: null, bytes: 1, sha256: 'a', alt_text: 'A card', proof: null },
}
const good = {
  ...{ assets: [picture], fits: fitsOf([picture], () => 'Words'), output_text: 'Words' },
  ...{ impact_score: 90, verdict: 'approved' as const, asset_url: picture.url },
}

/** A picture of its own: another run's would be a repetition. */
const ownOf = (id: string) => ({ ...good, assets: [{ ...picture, sha256: id }] })

const postsOf = (ended: Finished | null): string[] =>
  ended?.messages.flatMap(({ topic, body }) => (topic === 'posts' && 'post_id' in body ? [body.post_id] : [])) ?? []

describe.skipIf(!server)('posts on a real PostgreSQL', () => {
  let db: Db
  let close: () => Promise<void> = async () => undefined
  let world: TestWorld
  let key: Caller

  beforeAll(async () => {
    ;({ db, close } = await freshDatabase(server ?? ''))
    world = await createWorld({ plan: 'scale', db })
    key = await world.key({ auto_post: true })
    await connect(world)
  })
  afterAll(() => close())

  /** A run that is about to end, and its end. */
  const ending = async (more: object = {}, fields: object = {}) => {
    const { body } = await key.post<Run>('generate', { ...brief, ...more })
    const now = world.world.now()
    const lease = { token: world.world.id(), now: now.toISOString(), until: new Date(+now + 30_000).toISOString() }
    await claimRun(db, body.id, lease, world.world.id(), 4)
    return {
      id: body.id,
      end: () =>
        finishRun(
          db,
          { run_id: body.id, step: 'compose', lease, event_id: world.world.id() },
          { ...ownOf(body.id), ...fields },
          consequences,
        ),
    }
  }
  /** Asks until the run has ended; without a pause a slow machine has asked more often than a minute lets it. */
  const posting = async (id: string) => {
    for (;;) {
      const answer = await postTo(key, id)
      if (answer.body.code !== 'run_not_succeeded') return answer
      await setTimeout(PAUSE_MS)
    }
  }
  const published = (id: string) =>
    world.platforms.asked.filter(one => one.call === 'publish' && one.post.post_id === id).length
  const one = async <T>(statement: ReturnType<typeof sql>) => (await rows<T>(db, statement))[0]

  it(
    'publishes once for 20 requests, the run’s own post, its messages and the sweep at once',
    async () => {
      for (let round = 0; round < rounds; round++) {
        world.pass(MINUTE_MS)
        const run = await ending()
        const swept = async () => {
          for (let count = 0; count < 4; count++) {
            world.pass(6_000)
            await world.sweep('posts')
            const ids = world.queue.waiting
              .splice(0)
              .flatMap(({ topic, body }) => (topic === 'posts' && 'post_id' in body ? [body.post_id] : []))
            await Promise.all(ids.flatMap(id => times(2, () => advancePost(world.poster, id))))
          }
        }
        const own = async () => {
          const posts = postsOf(await run.end())
          await Promise.all(posts.flatMap(id => times(3, () => advancePost(world.poster, id))))
        }
        const [, , ...answers] = await Promise.all([own(), swept(), ...times(20, () => posting(run.id))])
        expect(answers.map(answer => answer.status)).toEqual(times(20, () => 200))
        const [id = '', ...others] = new Set(answers.map(answer => answer.body.id))
        expect(others).toEqual([])
        expect(published(id)).toBe(1)
        expect((await postTo(key, run.id)).body).toMatchObject({ id, status: 'posted' })
        const told = await one<{ n: number }>(
          sql`select count(*)::int as n from events where type = 'post.posted' and data ->> 'id' = ${id}`,
        )
        const noted = await one<{ n: number }>(sql`select count(*)::int as n from audit where target = ${`post:${id}`}`)
        expect([told?.n, noted?.n]).toEqual([1, 2])
      }
    },
    LONG_MS,
  )

  it(
    'takes a place for one of 20 requests that find a failed post',
    async () => {
      for (let round = 0; round < rounds; round++) {
        world.pass(MINUTE_MS)
        const run = await ending()
        const id = postsOf(await run.end())[0] ?? ''
        await db.execute(
          sql`update posts set status = 'failed', error_code = 'platform_rejected', due_at = null where id = ${id}`,
        )
        const answers = await Promise.all(times(20, () => postTo(key, run.id)))
        expect(new Set(answers.map(answer => answer.body.id))).toEqual(new Set([id]))
        expect(published(id)).toBe(1)
      }
    },
    LONG_MS,
  )

  it(
    'is held, armed and swept by one of many',
    async () => {
      for (let round = 0; round < rounds; round++) {
        world.pass(MINUTE_MS)
        const run = await ending()
        const id = postsOf(await run.end())[0] ?? ''
        const now = world.world.now()
        const lease = (token: string) => {
          return { token, now: now.toISOString(), until: new Date(+now + 60_000).toISOString() }
        }
        const claims = await Promise.all(times(8, () => claimPost(db, id, lease(world.world.id()))))
        const held = claims.filter(claim => claim !== null)
        expect(held).toHaveLength(1)
        const armed = await Promise.all(
          times(4, () => armPost(db, id, lease(held[0]?.post.lease ?? ''), { kept: {}, parts: null })),
        )
        expect(armed.filter(Boolean)).toHaveLength(1)
        const later = new Date(+now + 120_000).toISOString()
        const swept = await Promise.all(
          times(6, () =>
            takeOverduePosts(db, { now: later, next: new Date(+now + 180_000).toISOString(), limit: 100 }),
          ),
        )
        expect(swept.flat().filter(post => post.id === id)).toHaveLength(1)
        await db.execute(sql`update posts set due_at = null where id = ${id}`)
      }
    },
    LONG_MS,
  )

  it(
    'begins no post after a cancel or a pause was answered, and knows of all that began before',
    async () => {
      for (let round = 0; round < rounds; round++) {
        world.pass(MINUTE_MS)
        const run = await ending()
        const [id = ''] = postsOf(await run.end())
        const prepared = times(2, () => advancePost(world.poster, id))
        const isPause = round % 2 === 0
        const stop = isPause
          ? pausePosting(world.world, by, world.workspace.id).then(({ in_flight }) => in_flight.includes(id))
          : cancelPost(world.world, by, { workspace_id: world.workspace.id, livemode: true, id }).then(
              () => false,
              () => true,
            )
        const inFlight = await stop
        const before = published(id)
        await Promise.all(prepared)
        await advancePost(world.poster, id)
        const isOut = await one<{ out: boolean }>(sql`select armed_at is not null as out from posts where id = ${id}`)
        // What was out when it answered may have ended by then; what was not is not sent any more.
        if (!inFlight && before === 0) expect([published(id), isOut?.out]).toEqual([0, false])
        expect(published(id)).toBeLessThanOrEqual(1)
        if (isPause) await resumePosting(world.world, by, world.workspace.id)
      }
    },
    LONG_MS,
  )

  it(
    'brings back what was planned with a held run once, for many yeses, posts, other times and a cancel at once',
    async () => {
      for (let round = 0; round < rounds; round++) {
        world.pass(MINUTE_MS)
        const at = (minutes: number) => new Date(+world.world.now() + minutes * MINUTE_MS).toISOString()
        const run = await ending({ scheduled_at: at(5) }, { verdict: 'needs_review', score_reasons: [] })
        await run.end()
        const ref = { workspace_id: world.workspace.id, livemode: true, run_id: run.id }
        const content = contentOf(await showForApproval(world.world, ref))
        const { id } = (await one<{ id: string }>(sql`select id from posts where run_id = ${run.id}`)) ?? { id: '' }
        expect(await one(sql`select status, awaits from posts where id = ${id}`)).toEqual({
          status: 'awaiting_approval',
          awaits: 'verdict',
        })
        const isCanceled = round % 4 === 3
        const yes = (who: string) =>
          approveRun(world.world, { actor: 'user:1', who, request_id: 'test' }, ref, content).catch(() => null)
        await Promise.all([
          ...['Mara', 'Otto', 'Ada', 'Ben'].map(yes),
          ...times(6, () => postTo(key, run.id)),
          ...[6, 7].map(minutes => key.patch(`posts/${id}`, { scheduled_at: at(minutes) })),
          ...(isCanceled ? [cancelPost(world.world, by, { ...ref, id }).catch(() => null)] : []),
        ])
        world.pass(8 * MINUTE_MS)
        await Promise.all([world.sweep('posts'), ...times(3, () => advancePost(world.poster, id)), yes('Late')])
        await advancePost(world.poster, id)
        const { n } = (await one<{ n: number }>(
          sql`select count(*)::int as n from posts where run_id = ${run.id}`,
        )) ?? { n: 0 }
        expect(n).toBe(1)
        if (!isCanceled) expect(published(id)).toBe(1)
        expect(published(id)).toBeLessThanOrEqual(1)
      }
    },
    LONG_MS,
  )

  it(
    'keeps what each of two changes at once has asked for',
    async () => {
      for (let round = 0; round < rounds; round++) {
        world.pass(MINUTE_MS)
        const at = (minutes: number) => new Date(+world.world.now() + minutes * MINUTE_MS).toISOString()
        const run = await ending({ scheduled_at: at(5) })
        await run.end()
        const { id } = (await one<{ id: string }>(sql`select id from posts where run_id = ${run.id}`)) ?? { id: '' }
        const [scheduled_at, caption] = [at(90), `Words of round ${round}`]
        await Promise.all([{ scheduled_at }, { caption }].map(change => key.patch(`posts/${id}`, change)))
        expect((await key.get(`posts/${id}`)).body).toMatchObject({ scheduled_at, caption })
      }
    },
    LONG_MS,
  )
})
