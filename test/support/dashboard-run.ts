// A card that somebody looks at on its page.
import { sql } from 'drizzle-orm'
import { rows } from '#lib/db.ts'
import { createTestDashboard } from '#test/support/dashboard.ts'
import { connect } from '#test/support/posts.ts'

export async function made(platform?: 'linkedin' | 'x') {
  const at = await createTestDashboard()
  const owner = await at.member('owner')
  const { path, run_id } = await at.card(owner)
  if (platform) await connect(at, platform)
  const look = async (query = '') => (await owner.get(path + query)).text
  const content = async () => /name="content" value="([^"]+)"/.exec(await look())?.[1] ?? ''
  const posts = () =>
    rows<{ id: string; status: string; scheduled_at: string | null }>(
      at.world.db,
      sql`select id, status, scheduled_at from posts where run_id = ${run_id} order by created_at`,
    )
  /** As if a rule had fallen short, with its place on the picture. */
  const fallShort = (verdict: 'approved' | 'needs_review', row: object) =>
    at.world.db.execute(
      sql`update runs set verdict = ${verdict}, score_reasons = score_reasons || ${JSON.stringify([row])}::jsonb where id = ${run_id}`,
    )
  return { at, owner, path, run_id, look, content, posts, fallShort }
}

export const short = (more: object) => ({
  ...{ rule: 'key_fact', measured: 30, threshold: 40, weight: 6, points: 0, passed: false },
  ...{ box: { asset: 0, x: 100, y: 100, width: 200, height: 60 }, fix: 'Set it larger.' },
  ...more,
})
