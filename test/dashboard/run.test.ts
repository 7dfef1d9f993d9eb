// The page of a run: what it says of the verdict, and what its buttons do.
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { rows } from '#lib/db.ts'
import { ruleTitle, ruleTitles } from '#lib/score/rule-titles.ts'
import { rules } from '#lib/score/rules.ts'
import { createTestDashboard } from '#test/support/dashboard.ts'
import { connect } from '#test/support/posts.ts'

async function made(platform?: 'linkedin') {
  const at = await createTestDashboard()
  const owner = await at.member('owner')
  const form = { brief: 'We open at six on Saturdays.', asset_type: 'card', channel: 'linkedin', once: 'c' }
  const path = (await owner.post(at.at('create'), form)).headers.get('location') ?? ''
  await at.drain()
  const run_id = path.split('/').at(-1) ?? ''
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

const short = (more: object) => ({
  ...{ rule: 'key_fact', measured: 30, threshold: 40, weight: 6, points: 0, passed: false },
  ...{ box: { asset: 0, x: 100, y: 100, width: 200, height: 60 }, fix: 'Set it larger.' },
  ...more,
})

describe('the rules', () => {
  it('have a sentence each, and none is said twice', () => {
    expect(Object.keys(ruleTitles).sort()).toEqual(Object.keys(rules).sort())
    expect(new Set(Object.values(ruleTitles)).size).toBe(Object.keys(rules).length)
    expect(ruleTitle('asked_for')).toBe('Asked for')
  })
})

describe('times', () => {
  it('what a run waited for its turn stands apart and is no part of what making it took', async () => {
    const { at, look, run_id } = await made()
    await at.world.db.execute(
      sql`update runs set started_at = created_at + interval '90 seconds', finished_at = created_at + interval '92 seconds' where id = ${run_id}`,
    )
    const text = await look()
    expect(text).toContain('<dt>Waited for its turn</dt><dd>90.0 s</dd>')
    expect(text).toContain(' in 2.0 s')
    expect(text).not.toMatch(/<dd>\d+ ms<\/dd>/)
  })
})

describe('the verdict', () => {
  it('counts what fell short, also where the run is approved, and marks that alone on the picture', async () => {
    const { look, fallShort } = await made()
    const clean = await look()
    expect(clean).toContain('Nothing speaks against it')
    expect(clean).not.toMatch(/<svg class="pins"[^>]*><g|value="reasons"/)
    await fallShort('approved', short({}))
    const text = await look()
    expect(text).toContain('Approved, with a shortfall')
    expect(text).toMatch(/1 of \d+ rules fell short\. It may be posted\./)
    expect(text).toContain(`<h3>Fell short</h3>`)
    expect(text).toContain(ruleTitles.key_fact)
    expect(text.match(/class="halo"/g)).toHaveLength(1)
    expect(text).toMatch(/value="picture" checked/)
    expect(text).toMatch(/made (just now|\d+ minutes? ago) in [\d.]+ s/)
  })

  it('gives each question that holds it its answers', async () => {
    const { at, run_id, look, fallShort } = await made()
    await fallShort('needs_review', short({ rule: 'sensitive', hold: true, weight: 0, box: undefined }))
    const hold = [{ rule: 'moving', what: '“Saturdays” is another day tomorrow', where: '' }]
    await at.world.db.execute(sql`update runs set holds = ${JSON.stringify(hold)}::jsonb where id = ${run_id}`)
    const text = await look()
    expect(text).toContain('A person should look at it')
    expect(text).toContain('Will this still be true when it goes out?')
    for (const answer of ['Yes, approve it', 'Leave “Saturdays” out', 'Change the brief'])
      expect(text).toContain(answer)
  })
})

describe('the button', () => {
  it('connects where there is no account, and asks for no date', async () => {
    const { look } = await made()
    const text = await look()
    expect(text).toMatch(/<a class="btn main" href="[^"]+connections">Connect LinkedIn/)
    expect(text).not.toContain('name="scheduled_at"')
  })

  it('approves and posts in one where a person is asked', async () => {
    const { owner, path, run_id, at, look, content, posts, fallShort } = await made('linkedin')
    await fallShort('needs_review', short({ rule: 'moving', hold: true, weight: 0 }))
    const text = await look()
    for (const words of ['Approve and post now', 'Approve and schedule', 'Approve only']) expect(text).toContain(words)
    const sent = { platform: 'linkedin', caption: 'We open at six.', when: 'now', content: await content() }
    expect((await owner.post(`${path}/post`, { ...sent, when: 'date', scheduled_at: '' })).status).toBe(422)
    expect(await posts()).toEqual([])
    expect((await owner.post(`${path}/post`, { ...sent, content: 'another' })).status).toBe(422)
    expect(await posts()).toEqual([])
    expect((await owner.post(`${path}/post`, { ...sent, scheduled_at: '2020-01-01T10:00' })).status).toBe(303)
    expect(await posts()).toHaveLength(1)
    const [approval] = await rows(at.world.db, sql`select state from approvals where run_id = ${run_id}`)
    expect(approval).toEqual({ state: 'approved' })
  })

  it('says what is planned already, with a way to move and cancel it, and posts again only as a second choice', async () => {
    const { owner, path, look, posts, at } = await made('linkedin')
    expect(await look()).toMatch(/<button class="btn main">.*Post now/)
    const day = new Date(at.world.now().getTime() + 3 * 86_400_000).toISOString().slice(0, 16)
    const sent = { platform: 'linkedin', caption: 'We open at six.', when: 'date', scheduled_at: day }
    expect((await owner.post(`${path}/post`, sent)).status).toBe(303)
    const [post] = await posts()
    expect(post?.status).toBe('scheduled')
    const text = await look()
    expect(text).toMatch(/<b>Scheduled \d+ \w+/)
    expect(text).toContain(`posts/${post?.id}">Move`)
    expect(text).toContain(`posts/${post?.id}/cancel`)
    expect(text).toContain('<summary class="btn">Post again')
    expect(text).not.toMatch(/<button class="btn main">/)
  })
})
