// What the tests of posting do over and over.
import { sql } from 'drizzle-orm'
import type { Platform } from '#lib/channels.ts'
import { rows } from '#lib/db.ts'
import type { Post } from '#lib/publish/post/post.ts'
import type { Run } from '#lib/runs/run.ts'
import type { Caller } from '#test/support/caller.ts'
import { finished } from '#test/support/hooks.ts'
import type { TestWorld } from '#test/support/world.ts'

/** They take films and nothing else. */
export const isFilm = (platform: Platform) => platform === 'youtube' || platform === 'tiktok'

/** A run that is approved and fits LinkedIn. */
export async function approvedRun(world: TestWorld, caller: Caller, more: object = {}): Promise<Run> {
  const run = await finished(world, caller, more)
  if (run.verdict !== 'approved') throw new Error(`the run is ${run.status}, ${run.verdict}`)
  return run
}

/** Of a size that TikTok takes, for the films of tests are smaller; and approved, which the built-in writer’s own never are. */
export async function approvedFilm(world: TestWorld, caller: Caller, brief: string): Promise<Run> {
  const run = await finished(world, caller, { brief, channel: 'tiktok', asset_type: 'video' })
  await world.world.db.execute(
    sql`update runs set verdict = 'approved', assets = (select jsonb_agg(a || '{"width": 1080, "height": 1920}') from jsonb_array_elements(assets) a)
        where id = ${run.id}`,
  )
  return run
}

/** An account of the platform, connected at this moment. */
export async function connect(
  world: TestWorld,
  platform: Platform = 'linkedin',
  status = 'connected',
): Promise<string> {
  const id = world.world.id()
  world.pass(1)
  await world.platforms.account(world.workspace.id, id, platform, world.world.now().toISOString(), { status })
  return id
}

export const postTo = (caller: Caller, run_id: string, more: object = {}, headers: Record<string, string> = {}) =>
  caller.post<Post & { code: string; detail: Record<string, unknown> }>(
    `runs/${run_id}/post`,
    { platform: 'linkedin', ...more },
    headers,
  )

/** Time passes, the sweep looks, and the queue brings what it finds; posts of earlier tests are out of its sight. */
export async function later(world: TestWorld, seconds: number): Promise<void> {
  await world.world.db.execute(sql`update posts set due_at = null where workspace_id <> ${world.workspace.id}`)
  world.pass(seconds * 1_000)
  await world.sweep('posts')
  await world.drain()
}

export const readPost = async (caller: Caller, id: string) =>
  (await caller.get<Post[]>('posts?limit=100')).body.find(post => post.id === id)

/** What the audit says of a post, oldest first. */
export const auditOf = async (world: TestWorld, id: string): Promise<string[]> =>
  (
    await rows<{ line: string }>(
      world.world.db,
      sql`select action || ' by ' || split_part(actor, ':', 1) as line from audit where target = ${`post:${id}`} order by created_at, action desc`,
    )
  ).map(row => row.line)

export const eventsOf = async (caller: Caller, id: string): Promise<string[]> => {
  const { body } = await caller.get<{ events: { type: string; data: { id: string } }[] }>('events?limit=500')
  return body.events.filter(event => event.type.startsWith('post.') && event.data.id === id).map(event => event.type)
}
