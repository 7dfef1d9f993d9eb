import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { rows } from '#lib/db.ts'
import type { Post } from '#lib/publish/post/post.ts'
import type { Run } from '#lib/runs/run.ts'
import { brief, type Caller } from '#test/support/caller.ts'
import { finished, register } from '#test/support/hooks.ts'
import { approvedRun, connect, later, postTo } from '#test/support/posts.ts'
import { createWorld, type TestWorld } from '#test/support/world.ts'

let world: TestWorld
let live: Caller

beforeEach(async () => {
  world = await createWorld()
  live = await world.key()
})

const remove = async (caller: Caller, id: string) => {
  const answer = await caller.send<{ code: string }>('DELETE', `runs/${id}`, null, {})
  if (answer.status === 500) throw world.reports.at(-1)
  return answer
}
const tomorrow = () => new Date(world.world.now().getTime() + 86_400_000).toISOString()
/** Every text of every table in which the words stand. */
const tablesWith = async (words: string): Promise<string[]> => {
  const tables = await rows<{ name: string }>(
    world.world.db,
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const some = await rows(
      world.world.db,
      sql`select 1 from ${sql.identifier(name)} t where position(${words} in t::text) > 0 limit 1`,
    )
    if (some.length > 0) found.push(name)
  }
  return found
}

describe('DELETE /runs/{run_id}', () => {
  it('204, and neither words nor pictures of it are anywhere any more', async () => {
    world.outside.answer('https://hooks.example.com/a', () => new Response('ok'))
    await register(live, 'https://hooks.example.com/a')
    const words = 'We open at six on Saturdays in Quillbrook'
    const run = await finished(world, live, { brief: words })
    const files = run.assets.map(asset => `assets/${asset.url.split('/assets/')[1]}`)
    expect(files.length).toBeGreaterThan(0)
    expect(files.every(file => world.blobs.held.has(file))).toBe(true)
    expect(await tablesWith('Quillbrook')).toContain('runs')

    const answer = await remove(live, run.id)
    expect([answer.status, answer.text]).toEqual([204, ''])
    expect((await live.get<{ code: string }>(`runs/${run.id}`)).body.code).toBe('run_not_found')
    expect((await remove(live, run.id)).body.code).toBe('run_not_found')
    expect((await live.get<Run[]>('runs')).body).toEqual([])
    expect(await tablesWith('Quillbrook')).toEqual([])
    await world.drain()
    expect(files.filter(file => world.blobs.held.has(file))).toEqual([])
    // What is counted stays counted, and what was told stays in its order, without words.
    const { events } = (await live.get<{ events: { type: string; data: Run }[] }>('events')).body
    expect(events.map(({ type }) => type)).toContain('run.succeeded')
    expect(events.map(({ data }) => data.brief).filter(Boolean)).toEqual([])
  })

  it('leaves to the sweep what storage did not remove', async () => {
    const run = await finished(world, live)
    const [file = ''] = [...world.blobs.held.keys()].filter(key => key.includes(run.id))
    const bytes = world.blobs.held.get(file)
    await remove(live, run.id)
    await world.drain()
    if (bytes) world.blobs.held.set(file, bytes)
    await world.sweep('files')
    expect([file.includes(run.id), world.blobs.held.has(file)]).toEqual([true, false])
  })

  it('cancels what is not out and leaves what is', async () => {
    await connect(world, 'linkedin')
    const [out, planned] = [
      await approvedRun(world, live),
      await approvedRun(world, live, { brief: 'Fresh rye bread from seven on Mondays' }),
    ]
    expect((await postTo(live, out.id)).body.status).toBe('posted')
    const post = (await postTo(live, planned.id, { scheduled_at: tomorrow() })).body
    expect(post).toMatchObject({ status: 'scheduled' })
    for (const { id } of [out, planned]) expect((await remove(live, id)).status).toBe(204)
    await later(world, 2 * 86_400)
    expect(world.platforms.calls().filter(call => call === 'publish').length).toBe(1)
    expect((await live.get<Post[]>('posts')).body).toEqual([])
    const { events } = (await live.get<{ events: { type: string; data: Post }[] }>('events?limit=100')).body
    const canceled = events.filter(({ type }) => type === 'post.canceled')
    expect(canceled.map(({ data }) => [data.id, data.status, data.caption])).toEqual([[post.id, 'canceled', '']])
  })

  it('409 while it is made, and while a post of it goes out', async () => {
    const { body } = await live.post<Run>('generate', brief)
    expect((await remove(live, body.id)).body.code).toBe('invalid_state')
    await world.drain()
    await connect(world)
    const run = await approvedRun(world, live)
    const post = (await postTo(live, run.id, { scheduled_at: tomorrow() })).body
    await world.world.db.execute(sql`update posts set status = 'posting', armed_at = created_at where id = ${post.id}`)
    expect((await remove(live, run.id)).body.code).toBe('post_in_flight')
    expect((await live.get(`runs/${run.id}`)).status).toBe(200)
  })

  it('403 for a key that may not make such a run, or not cancel its posts', async () => {
    await connect(world)
    const run = await approvedRun(world, live)
    await postTo(live, run.id, { scheduled_at: tomorrow() })
    const codeFor = async (more: object) => (await remove(await world.key(more), run.id)).body.code
    expect(await codeFor({ permissions: ['read', 'post'] })).toBe('permission_denied')
    expect(await codeFor({ permissions: ['read', 'generate'] })).toBe('permission_denied')
    expect(await codeFor({ channels: ['twitter'] })).toBe('channel_not_allowed')
    expect(await codeFor({ asset_types: ['video'] })).toBe('asset_type_not_allowed')
    expect(await codeFor({ connected_accounts: [world.world.id()] })).toBe('connected_account_not_allowed')
    expect((await remove(await world.key({ permissions: ['generate', 'post'] }), run.id)).status).toBe(204)
  })

  it('is noted, without a word of it', async () => {
    const run = await finished(world, live)
    await remove(live, run.id)
    const noted = await rows<{ action: string; actor: string }>(
      world.world.db,
      sql`select action, actor from audit where target = ${`run:${run.id}`}`,
    )
    expect(noted).toContainEqual({ action: 'run.deleted', actor: `key:${live.minted?.id}` })
  })
})
