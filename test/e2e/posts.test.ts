// Posts from the Workers in real workerd to the stand-ins of the platforms. The queue's delays run twenty times faster.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { embedded } from '#lib/publish/document/pictures.ts'
import type { Post } from '#lib/publish/post/post.ts'
import type { Run } from '#lib/runs/run.ts'
import { connectAccount, signInToBluesky } from '#test/support/connect.ts'
import { AT_LENGTH } from '#test/support/proof.ts'
import { type SeededStack, saidYes, seededStack } from '#test/support/stack.ts'

let stack: SeededStack

beforeAll(async () => {
  stack = await seededStack({ accounts: true, queue_faults: 'clock=20,duplicate=0.2,seed=3' })
}, 120_000)
afterEach(() => stack.social.behave())
afterAll(async () => {
  await stack?.close()
})

async function call<Body>(path: string, body?: unknown, prefer = ''): Promise<Body> {
  const response = await fetch(`${stack.base_url}/api/v1/programmatic/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${stack.seeded.live_key}`, 'content-type': 'application/json', prefer },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return (await response.json()) as Body
}

async function finished(brief: string, channel: string, asset_type: string): Promise<Run> {
  let run = await call<Run>('generate', { brief, channel, asset_type })
  while (run.status === 'queued' || run.status === 'running')
    run = await call<Run>(`runs/${run.id}`, undefined, 'wait=10')
  return saidYes(stack, run)
}

const underWay: Post['status'][] = ['queued', 'posting']

async function settled(run: Run, platform: string): Promise<Post> {
  await call(`runs/${run.id}/post`, { platform })
  for (const until = Date.now() + 60_000; Date.now() < until; ) {
    const [post] = await call<Post[]>(`posts?run_id=${run.id}&platform=${platform}`)
    if (post && !underWay.includes(post.status)) return post
    await new Promise(resolve => setTimeout(resolve, 200))
  }
  throw new Error(`the post of ${platform} did not settle`)
}

const madeOn = (platform: string) => stack.social.posts().filter(one => one.platform === platform)

describe.runIf(AT_LENGTH)('a post', () => {
  it('of a picture arrives at X and LinkedIn, once, with the bytes of the run', async () => {
    const run = await finished('10k along the harbour, first start 8:30.', 'linkedin', 'card')
    const [linkedin, x] = await Promise.all([settled(run, 'linkedin'), settled(run, 'x')])
    for (const post of [linkedin, x]) expect(post).toMatchObject({ status: 'posted', error_code: null })
    expect(await (await fetch(linkedin.url ?? '')).text()).toContain('LinkedIn')
    const produced = Buffer.from(await (await fetch(run.asset_url ?? '')).arrayBuffer())
    // As a page of a document it would be taken as it is.
    expect(embedded(new Uint8Array(produced))).not.toBeNull()
    for (const platform of ['x', 'linkedin']) {
      const [made] = madeOn(platform)
      expect(madeOn(platform)).toHaveLength(1)
      const stored = stack.social.state.media.get(made?.media[0] ?? '')
      expect(Buffer.concat(stored?.parts ?? []).equals(produced)).toBe(true)
    }
  })

  it('whose answer is lost at X is found there and not made again', async () => {
    const run = await finished('10k along the canal, first start 9:15.', 'twitter', 'card')
    const before = madeOn('x').length
    stack.social.misbehave({ at: 'POST api.x.com/2/tweets$', kind: 'lose' })
    const post = await settled(run, 'x')
    expect(post).toMatchObject({ status: 'posted', external_post_id: madeOn('x')[0]?.id })
    expect(madeOn('x').length - before).toBe(1)
  })

  it('arrives at Bluesky and Threads, once, also where the answer is lost', async () => {
    expect([await connectAccount(stack, 'threads'), await signInToBluesky(stack)]).toEqual([
      expect.stringContaining('is connected'),
      expect.stringContaining('is connected'),
    ])
    const run = await finished('10k along the old docks, first start 9:45.', 'bluesky', 'card')
    stack.social.misbehave({ at: 'createRecord$', kind: 'lose' })
    stack.social.misbehave({ at: 'threads_publish$', kind: 'lose' })
    const posts = await Promise.all((['bluesky', 'threads'] as const).map(one => settled(run, one)))
    expect(posts.map(post => [post.platform, post.status, post.error_message])).toEqual([
      ['bluesky', 'posted', null],
      ['threads', 'posted', null],
    ])
    for (const platform of ['bluesky', 'threads']) expect(madeOn(platform)).toHaveLength(1)
  })

  it('arrives at a page of Facebook, once, also where the answer is lost', async () => {
    expect(await connectAccount(stack, 'facebook', '37841400000000001')).toContain('is connected')
    const run = await finished('10k around the reservoir, first start 10:15.', 'facebook', 'card')
    stack.social.misbehave({ at: '/feed$', kind: 'lose' })
    const post = await settled(run, 'facebook')
    expect([post.status, post.error_message, madeOn('facebook').length]).toEqual(['posted', null, 1])
  })

  it('of a film arrives at Instagram, YouTube and TikTok, once their owners have connected them', async () => {
    for (const platform of ['instagram', 'youtube', 'tiktok'] as const)
      expect(await connectAccount(stack, platform)).toContain('is connected')
    const run = await finished('Every pace is welcome: 10k along the river, first start 8:30.', 'tiktok', 'video')
    const posts = await Promise.all((['instagram', 'youtube', 'tiktok'] as const).map(one => settled(run, one)))
    // TikTok's owner has chosen no privacy, so it is a draft there.
    expect(posts.map(post => [post.platform, post.status, post.error_message])).toEqual([
      ['instagram', 'posted', null],
      ['youtube', 'posted', null],
      ['tiktok', 'drafted', null],
    ])
    expect(madeOn('tiktok')[0]?.username).toContain('a draft')
    for (const platform of ['instagram', 'youtube', 'tiktok']) expect(madeOn(platform)).toHaveLength(1)
  })
})
