// The page of one post: every slide of it, and what to do where it waits.
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { createTestDashboard } from '#test/support/dashboard.ts'
import { made } from '#test/support/dashboard-run.ts'
import { connect } from '#test/support/posts.ts'

const inThreeDays = (now: Date) => new Date(now.getTime() + 3 * 86_400_000).toISOString().slice(0, 16)

describe('the page of a post', () => {
  it('shows every slide of a carousel, in one region that is scrolled by hand or by keys', async () => {
    const at = await createTestDashboard()
    const owner = await at.member('owner')
    const brief = 'Three ways to start running.\n1. Walk first.\n2. Slow down.\n3. Bring a friend.'
    const { path } = await at.card(owner, { brief, asset_type: 'carousel' })
    await connect(at, 'linkedin')
    const text = (await owner.get(path)).text
    const content = /name="content" value="([^"]+)"/.exec(text)?.[1] ?? ''
    const pictures = new Set(text.match(/https:[^"\s]+\.(?:png|webp|jpg)/g)).size
    const sent = { platform: 'linkedin', caption: 'Start.', when: 'date', scheduled_at: inThreeDays(at.world.now()) }
    const answer = await owner.post(`${path}/post`, content ? { ...sent, content } : sent)
    const post = (await owner.get(answer.headers.get('location') ?? '')).text
    expect(post).toMatch(/<ol class="slides scroll" tabindex="0" role="region" aria-label="\d+ pictures">/)
    const shown = post.match(/<li><img class="picture" [^>]*><small class="num soft">\d+ of \d+<\/small>/g) ?? []
    expect(shown.length).toBeGreaterThan(2)
    expect(shown.length).toBe(pictures)
    expect(shown.every(one => /alt="[^"]{5,}"/.test(one))).toBe(true)
  })

  it('says of a post that waits why, what to do, and where', async () => {
    const { at, owner, path, posts, run_id } = await made('linkedin')
    const sent = { platform: 'linkedin', caption: 'Six.', when: 'date', scheduled_at: inThreeDays(at.world.now()) }
    await owner.post(`${path}/post`, sent)
    const [post] = await posts()
    const viewer = await at.member('viewer')
    const note = async (who: typeof owner) =>
      /<b>Nothing goes out yet\.<\/b>.*?<\/div>/.exec((await who.get(at.at(`posts/${post?.id}`))).text)?.[0] ?? ''
    expect(await note(owner)).toBe('')
    for (const [awaits, next] of [
      ['setting', 'Look at it, and approve it if it is right.'],
      ['repetition', 'Change its words below, cancel it, or approve it as it is.'],
      ['event_over', 'Change the words or the time below, or cancel it.'],
      ['late', 'Choose another time below, or approve it: then it goes out at once.'],
    ]) {
      await at.world.db.execute(
        sql`update posts set status = 'awaiting_approval', awaits = ${awaits}, due_at = null where run_id = ${run_id}`,
      )
      expect(await note(owner)).toContain(`${next} <a class="link" href="${path}?for=linkedin#publish">Look at it`)
    }
    expect(await note(viewer)).toContain(`A member, admin or owner approves it on <a class="link" href="${path}">`)
  })
})
