import { afterEach, beforeEach, expect, it } from 'vitest'
import { Platform } from '#lib/channels.ts'
import { HOUR_MS } from '#lib/instant.ts'
import { pausePosting, resumePosting } from '#lib/publish/control/pause.ts'
import type { Post } from '#lib/publish/post/post.ts'
import { type Standing, standingWorld } from '#test/publish/support/standing.ts'
import { approvedFilm, approvedRun, isFilm, later, postTo, readPost } from '#test/support/posts.ts'
import { by } from '#test/support/world.ts'

let one: Standing
const outside = globalThis.fetch
beforeEach(async () => {
  one = await standingWorld()
  // Some platforms come for the files themselves, at an address that nobody serves here.
  globalThis.fetch = async (input, init) => {
    const key = new URL(String(input)).pathname.slice(1)
    const file = String(input).startsWith(one.world.world.public_url) && one.world.blobs.held.get(key)
    return file
      ? new Response(new Uint8Array(file.bytes), { headers: { 'content-type': file.content_type } })
      : outside(input, init)
  }
})
afterEach(() => {
  globalThis.fetch = outside
  return one.social.close()
})

/** Where each platform makes a post, and where it is asked of one. */
const doors: Record<Platform, { makes: string; tells: string }> = {
  x: { makes: 'POST api.x.com/2/tweets$', tells: 'GET api.x.com/2/users/.*/tweets' },
  linkedin: { makes: 'POST api.linkedin.com/rest/posts$', tells: 'GET api.linkedin.com/rest/posts$' },
  instagram: { makes: 'media_publish$', tells: 'GET graph.instagram.com/v25.0/\\d+$' },
  youtube: { makes: 'PUT www.googleapis.com/upload', tells: 'PUT www.googleapis.com/upload' },
  tiktok: { makes: 'PUT open-upload', tells: 'status/fetch' },
  bluesky: { makes: 'createRecord$', tells: 'getRecord$' },
  threads: { makes: 'threads_publish$', tells: 'GET graph.threads.net/v1.0/\\d+$' },
  facebook: { makes: 'POST graph.facebook.com/v25.0/\\d+/feed$', tells: 'published_posts$' },
}

const renews = (platform: Platform) => !['linkedin', 'instagram', 'threads', 'facebook'].includes(platform)
const unknownToken = { kind: 'answer', status: 401, json: {} } as const

const faults: ((at: (typeof doors)[Platform], platform: Platform) => void | Promise<void>)[] = [
  ({ makes }) => one.social.misbehave({ at: makes, kind: 'lose' }),
  ({ makes }) => one.social.misbehave({ at: makes, kind: 'refuse' }),
  ({ makes }) => one.social.misbehave({ at: makes, kind: 'answer', status: 503, json: {} }),
  ({ makes, tells }) => {
    one.social.misbehave({ at: makes, kind: 'lose' })
    if (tells !== makes) one.social.misbehave({ at: tells, kind: 'answer', status: 500, json: {} })
  },
  // Too much at the hour at which somebody pauses all posting, and goes on with it within the next.
  async ({ makes }) => {
    one.social.misbehave({ at: makes, kind: 'answer', status: 429, json: {}, headers: { 'retry-after': '90' } })
    await pausePosting(one.world.world, by, one.world.workspace.id)
  },
  // A token that is known no more; those that renew themselves have another one.
  ({ makes }, platform) => one.social.misbehave({ at: makes, ...(renews(platform) ? unknownToken : { kind: 'lose' }) }),
]

it('every post of the day is out once and known to be, whatever each platform does', async () => {
  for (const platform of Platform.options)
    await one.connect(platform, {
      refresh: renews(platform),
      ...(platform === 'linkedin' && { external_id: 'urn:li:organization:7' }),
      ...(platform === 'tiktok' && { settings: { privacy: 'PUBLIC_TO_EVERYONE' } }),
    })
  const plan: { platform: Platform; fault: number; id: string }[] = []
  const start = one.world.world.now().getTime()
  for (const [fault, hour] of faults.map((_, index) => [index, index + 6] as const)) {
    const card = await approvedRun(one.world, one.live, { brief: `Tea at ${hour}`, channel: 'instagram' })
    const clip = await approvedFilm(one.world, one.live, `Doors at ${hour}`)
    for (const platform of Platform.options) {
      const scheduled_at = new Date(start + HOUR_MS * (plan.length + 1)).toISOString()
      const run = isFilm(platform) ? clip : card
      const { status, body } = await postTo(one.live, run.id, { platform, scheduled_at })
      if (status !== 200) throw new Error(JSON.stringify(body))
      plan.push({ platform, fault, id: body.id })
    }
  }
  for (const { platform, fault } of plan) {
    await resumePosting(one.world.world, by, one.world.workspace.id)
    await later(one.world, 600)
    one.social.behave()
    await faults[fault]?.(doors[platform], platform)
    for (let minutes = 10; minutes < 60; minutes += 10) await later(one.world, 600)
  }
  await resumePosting(one.world.world, by, one.world.workspace.id)
  for (let round = 0; round < 12; round++) await later(one.world, 600)
  const ends = await Promise.all(plan.map(({ id }) => readPost(one.live, id)))
  const told = (post: Post | undefined, index: number) => [plan[index]?.platform, plan[index]?.fault, post?.status]
  expect(ends.map(told)).toEqual(plan.map(({ platform, fault }) => [platform, fault, 'posted']))
  for (const platform of Platform.options)
    expect([platform, one.social.posts().filter(post => post.platform === platform).length]).toEqual([
      platform,
      faults.length,
    ])
  expect(new Set(ends.map(post => post?.external_post_id)).size).toBe(plan.length)
}, 600_000)
