// What goes on after its key was revoked: nothing that it has scheduled, and no stream.
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { rows } from '#lib/db.ts'
import { revoke } from '#lib/keys/admit/revoke.ts'
import { revokeKey } from '#lib/publish/control/revoke-key.ts'
import type { Post } from '#lib/publish/post/post.ts'
import type { Run } from '#lib/runs/run.ts'
import { brief, type Caller } from '#test/support/caller.ts'
import { finished } from '#test/support/hooks.ts'
import { approvedRun, auditOf, connect, later, readPost } from '#test/support/posts.ts'
import { by, createWorld, type TestWorld } from '#test/support/world.ts'

let world: TestWorld
let leaked: Caller
let other: Caller

beforeEach(async () => {
  world = await createWorld()
  leaked = await world.key()
  other = await world.key()
  await connect(world)
})

const inMinutes = (minutes: number) => new Date(world.world.now().getTime() + minutes * 60_000).toISOString()
const idOf = (key: Caller) => key.minted?.id ?? ''
const postOf = async (run: Run) => (await other.get<Post[]>(`posts?run_id=${run.id}`)).body[0]

describe('revoking a key', () => {
  it('takes back what it has scheduled, and nothing of other keys', async () => {
    const [mine, theirs] = [
      await finished(world, leaked, { scheduled_at: inMinutes(60) }),
      await finished(world, other, { brief: 'Tea is served at five on Sundays', scheduled_at: inMinutes(60) }),
    ]
    expect((await revokeKey(world.world, by, { id: idOf(leaked), workspace_id: null })).posts_canceled).toBe(1)
    const canceled = await postOf(mine)
    expect(canceled?.status).toBe('canceled')
    expect(await auditOf(world, canceled?.id ?? '')).toContain('post.canceled by admin')
    await later(world, 3_700)
    expect([world.published(), (await postOf(mine))?.status, (await postOf(theirs))?.status]).toEqual([
      1,
      'canceled',
      'posted',
    ])
  })

  it('takes back what comes of a run that was under way', async () => {
    const { body } = await leaked.post<Run>('generate', { ...brief, scheduled_at: inMinutes(60) })
    await revokeKey(world.world, by, { id: idOf(leaked), workspace_id: null })
    await world.drain()
    await later(world, 3_700)
    expect([world.published(), (await postOf(body))?.status]).toEqual([0, 'canceled'])
  })

  it('takes back what comes of a run that ends when its time has come', async () => {
    const { body } = await leaked.post<Run>('generate', { ...brief, scheduled_at: inMinutes(1) })
    await revokeKey(world.world, by, { id: idOf(leaked), workspace_id: null })
    world.pass(90_000)
    await world.drain()
    expect(world.published()).toBe(0)
    await later(world, 60)
    expect([world.published(), (await postOf(body))?.status]).toEqual([0, 'canceled'])
  })

  it('is not undone by a crash between the two: the sweep takes the rest back', async () => {
    const run = await finished(world, leaked, { scheduled_at: inMinutes(60) })
    await revoke(world.world, by, { id: idOf(leaked), workspace_id: null })
    await later(world, 3_700)
    expect([world.published(), (await postOf(run))?.status]).toEqual([0, 'canceled'])
  })

  it('takes back what is made ready, and leaves alone what another key has asked for since', async () => {
    world.platforms.says('prepare', { next: 'prepare', state: {}, wait_seconds: 60 })
    const run = await approvedRun(world, leaked)
    const { id } = (await leaked.post<Post>(`runs/${run.id}/post`, { platform: 'linkedin' })).body
    expect((await revokeKey(world.world, by, { id: idOf(leaked), workspace_id: null })).posts_canceled).toBe(1)
    await later(world, 120)
    expect([world.published(), (await readPost(other, id))?.status]).toEqual([0, 'canceled'])
    await other.post<Post>(`runs/${run.id}/post`, { platform: 'linkedin', scheduled_at: inMinutes(5) })
    await later(world, 600)
    expect([world.published(), (await readPost(other, id))?.status]).toEqual([1, 'posted'])
  })

  it('takes a post back again that another key has asked for since, once that one is revoked', async () => {
    const run = await approvedRun(world, leaked)
    const ask = (key: Caller) =>
      key.post<Post>(`runs/${run.id}/post`, { platform: 'linkedin', scheduled_at: inMinutes(5) })
    const { id } = (await ask(leaked)).body
    const revoked = async (key: Caller) =>
      (await revokeKey(world.world, by, { id: idOf(key), workspace_id: null })).posts_canceled
    expect(await revoked(leaked)).toBe(1)
    expect((await ask(other)).body).toMatchObject({ id, status: 'scheduled' })
    expect(await revoked(other)).toBe(1)
    expect((await auditOf(world, id)).filter(line => line.startsWith('post.canceled'))).toHaveLength(2)
  })

  it('leaves a post alone that was sent and is asked about', async () => {
    const run = await approvedRun(world, leaked)
    const { id } = (await leaked.post<Post>(`runs/${run.id}/post`, { platform: 'linkedin' })).body
    await world.world.db.execute(sql`update posts set status = 'queued', armed_at = now() where id = ${id}`)
    expect((await revokeKey(world.world, by, { id: idOf(leaked), workspace_id: null })).posts_canceled).toBe(0)
    expect((await readPost(other, id))?.status).toBe('queued')
  })
})

describe('an event stream', () => {
  const open = (key: Caller, run: string) =>
    world.app.request(
      `https://api.example.com/api/v1/programmatic/runs/${run}/events`,
      { headers: { authorization: `Bearer ${key.minted?.key}` } },
      {},
      { waitUntil: () => undefined, passThroughOnException: () => undefined, props: {} },
    )

  it('ends within five seconds when its key is revoked', async () => {
    const { id } = (await leaked.post<Run>('generate', brief)).body
    const [stream, kept] = [await open(leaked, id), await open(other, id)]
    expect([stream.status, kept.status]).toEqual([200, 200])
    const ended = stream.text()
    await revokeKey(world.world, by, { id: idOf(leaked), workspace_id: null })
    const began = performance.now()
    expect(await ended).toContain('event: run')
    expect(performance.now() - began).toBeLessThan(5_000)
    const reader = kept.body?.getReader()
    await reader?.read()
    const more = await Promise.race([reader?.read(), new Promise(resolve => setTimeout(resolve, 1_500, 'open'))])
    expect(more).toBe('open')
    await reader?.cancel()
  })

  it('429 for one more than the plan lets a key hold, until another is closed', async () => {
    const small = await createWorld({ plan: 'starter' })
    world = small
    const key = await small.key()
    const { id } = (await key.post<Run>('generate', brief)).body
    const streams = []
    for (let count = 0; count < 10; count++) streams.push(await open(key, id))
    expect(streams.every(stream => stream.status === 200)).toBe(true)
    const refused = await open(key, id)
    expect([refused.status, (await refused.json()) as object]).toEqual([
      429,
      expect.objectContaining({ code: 'rate_limited' }),
    ])
    expect((await open(await small.key(), id)).status).toBe(200)
    await streams[0]?.body?.cancel()
    await expect.poll(async () => (await open(key, id)).status, { timeout: 30_000, interval: 100 }).toBe(200)
    for (const stream of streams.slice(1)) await stream.body?.cancel()
  })

  it('is not opened by HEAD', async () => {
    const { id } = (await other.post<Run>('generate', brief)).body
    const head = await other.send('HEAD', `runs/${id}/events`, null, {})
    expect([head.status, head.headers.get('content-type')]).toEqual([200, 'text/event-stream'])
    expect(await rows(world.world.db, sql`select 1 from runs where id = ${id}`)).toHaveLength(1)
  })
})
