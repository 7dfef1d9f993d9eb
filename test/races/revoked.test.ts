// A key is revoked while its run ends, its post is claimed, made ready and sent: what is not sent when that is answered never is.
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { type Db, rows } from '#lib/db.ts'
import { advancePost } from '#lib/publish/attempt/attempt.ts'
import { revokeKey } from '#lib/publish/control/revoke-key.ts'
import { consequences } from '#lib/runs/end/consequences.ts'
import { fitsOf } from '#lib/runs/judge/fits.ts'
import type { Asset, Run } from '#lib/runs/run.ts'
import { claimRun, finishRun } from '#lib/runs/store.ts'
import { brief } from '#test/support/caller.ts'
import { connect } from '#test/support/posts.ts'
import { realPostgres } from '#test/support/real.ts'
import { by, createWorld, type TestWorld } from '#test/support/world.ts'
import { freshDatabase, rounds } from './postgres.ts'

const server = await realPostgres()
const LONG_MS = 240_000

const goodOf = (id: string) => {
  const assets: Asset[] = [
    {
      ...{
        id: 'a',
        position: 0,
        url: 'https://api.example.com/assets/a.png',
        kind: 'image',
        content_type: 'image/png',
      },
      ...{ width: 1200, height: 627, duration_ms: null, bytes: 1, sha256: id, alt_text: 'A card', proof: null },
    },
  ]
  const said = { output_text: `Words of ${id}`, impact_score: 90, verdict: 'approved' as const }
  return { assets, fits: fitsOf(assets, () => 'Words'), ...said, asset_url: assets[0]?.url ?? '' }
}

/** A run of a key of its own, planned for a time that has come, and its end. */
async function ending(world: TestWorld, db: Db) {
  const key = await world.key()
  const scheduled_at = new Date(world.world.now().getTime() + 61_000).toISOString()
  const { body } = await key.post<Run>('generate', { ...brief, scheduled_at })
  world.pass(90_000)
  const now = world.world.now()
  const lease = { token: world.world.id(), now: now.toISOString(), until: new Date(+now + 30_000).toISOString() }
  await claimRun(db, body.id, lease, world.world.id(), 4)
  const id = { run_id: body.id, step: 'compose' as const, lease, event_id: world.world.id() }
  return { run_id: body.id, key_id: key.minted?.id ?? '', end: () => finishRun(db, id, goodOf(body.id), consequences) }
}

it.skipIf(!server)(
  'sends nothing of a revoked key that was not sent when that was answered, and loses nothing that was',
  async () => {
    const { db, close } = await freshDatabase(server ?? '')
    try {
      const world = await createWorld({ plan: 'scale', db })
      await connect(world)
      const outcomes = { sent: 0, canceled: 0 }
      const postOf = async (run_id: string) =>
        (
          await rows<{ id: string; status: string; armed_at: string | null }>(
            db,
            sql`select id, status, armed_at from posts where run_id = ${run_id}`,
          )
        )[0]
      for (let round = 0; round < rounds * 4; round++) {
        const { run_id, key_id, end } = await ending(world, db)
        const own = async () => {
          const ended = await end()
          const ids = ended?.messages.flatMap(({ topic, body }) =>
            topic === 'posts' && 'post_id' in body ? [body.post_id] : [],
          )
          await Promise.all((ids ?? []).flatMap(id => [id, id]).map(id => advancePost(world.poster, id)))
        }
        const revoked = async () => {
          await new Promise(resolve => setTimeout(resolve, (round % 8) * 4))
          await revokeKey(world.world, by, { id: key_id, workspace_id: null })
          return postOf(run_id)
        }
        const [, answered] = await Promise.all([own(), revoked()])
        world.pass(120_000)
        await world.sweep('posts')
        await world.drain()
        const post = await postOf(run_id)
        const published = world.platforms.asked.filter(one => one.call === 'publish' && one.post.post_id === post?.id)
        const wasSent = Boolean(answered?.armed_at) || answered?.status === 'posted'
        expect([post?.status, published.length]).toEqual(wasSent ? ['posted', 1] : ['canceled', 0])
        outcomes[wasSent ? 'sent' : 'canceled']++
      }
      expect(outcomes.canceled).toBeGreaterThan(0)
    } finally {
      await close()
    }
  },
  LONG_MS,
)
