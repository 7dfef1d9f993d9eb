// What platforms do wrong, through the Workers in real workerd to the stand-ins: each fault ends with one post out and the truth told; with `PROOF=full`.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { changeSettings } from '#lib/publish/connect/manage.ts'
import type { ConnectedAccount } from '#lib/publish/connect/shown.ts'
import type { Post } from '#lib/publish/post/post.ts'
import type { Run } from '#lib/runs/run.ts'
import { connectAccount } from '#test/support/connect.ts'
import { FULL } from '#test/support/proof.ts'
import { type SeededStack, saidYes, seededStack } from '#test/support/stack.ts'

let stack: SeededStack

beforeAll(async () => {
  if (!FULL) return
  stack = await seededStack({ accounts: true, queue_faults: 'clock=20,duplicate=0.2,seed=5' })
}, 240_000)
afterEach(() => stack?.social.behave())
afterAll(async () => {
  await stack?.close()
})

type Answer<Body> = { status: number; body: Body & { code: string; detail: Record<string, unknown> } }
async function ask<Body>(method: string, path: string, body?: unknown, more: object = {}): Promise<Answer<Body>> {
  const response = await fetch(`${stack.base_url}/api/v1/programmatic/${path}`, {
    method,
    headers: { authorization: `Bearer ${stack.seeded.live_key}`, 'content-type': 'application/json', ...more },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: (await response.json()) as Answer<Body>['body'] }
}

async function finished(brief: string, channel: string, asset_type: string): Promise<Run> {
  let { body: run } = await ask<Run>('POST', 'generate', { brief, channel, asset_type })
  while (run.status === 'queued' || run.status === 'running')
    run = (await ask<Run>('GET', `runs/${run.id}`, undefined, { prefer: 'wait=10' })).body
  return saidYes(stack, run)
}

const underWay: Post['status'][] = ['queued', 'posting']
const postOf = async (run: Run, platform: string) =>
  (await ask<Post[]>('GET', `posts?run_id=${run.id}&platform=${platform}`)).body[0] as Post

async function settled(run: Run, platform: string, more: object = {}): Promise<Post> {
  await ask('POST', `runs/${run.id}/post`, { platform, ...more })
  for (const until = Date.now() + 360_000; Date.now() < until; ) {
    const post = await postOf(run, platform)
    if (post && !underWay.includes(post.status)) return post
    await new Promise(resolve => setTimeout(resolve, 300))
  }
  throw new Error(`the post of ${platform} did not settle: ${JSON.stringify(await postOf(run, platform))}`)
}

const accounts = async () => (await ask<{ accounts: ConnectedAccount[] }>('GET', 'accounts')).body.accounts
const madeOn = (platform: string) => stack.social.posts().filter(one => one.platform === platform)
const answering = (at: string, status: number, json: unknown, times = 1) =>
  stack.social.misbehave({ at, kind: 'answer', status, json, times })
const asked = (pattern: RegExp) => stack.social.asked.filter(line => pattern.test(line)).length

const CREATE = 'POST api.x.com/2/tweets$'
const CREATED = /POST api.x.com\/2\/tweets$/
const TIMELINE = 'GET api.x.com/2/users/.*/tweets'

describe.runIf(FULL)('X', () => {
  it('1: refuses the question about an armed post, and a second request makes no second one', async () => {
    const run = await finished('Doors at eight: 5k through the park, all paces.', 'twitter', 'card')
    stack.social.misbehave({ at: CREATE, kind: 'lose' })
    answering(TIMELINE, 403, { title: 'Forbidden', detail: 'Not enrolled.' }, 2)
    const first = settled(run, 'x')
    await ask('POST', `runs/${run.id}/post`, { platform: 'x' })
    expect(await first).toMatchObject({ status: 'posted', external_post_id: madeOn('x')[0]?.id })
    expect(madeOn('x')).toHaveLength(1)
  }, 180_000)

  it('7: calls our own resend a duplicate, which proves that the first one is out', async () => {
    const run = await finished('Doors at seven: 3k round the lake, all ages.', 'twitter', 'card')
    const before = [madeOn('x').length, asked(CREATED)] as const
    stack.social.misbehave({ at: CREATE, kind: 'lose' })
    const none = { kind: 'answer', status: 200, json: { data: [] } } as const
    stack.social.misbehave({ at: TIMELINE, ...none, until: { at: CREATE, times: 2 } })
    const post = await settled(run, 'x')
    expect(post).toMatchObject({ status: 'posted', external_post_id: madeOn('x')[0]?.id })
    expect([madeOn('x').length - before[0], asked(CREATED) - before[1]]).toEqual([1, 2])
  }, 420_000)

  it('8: is not set up any more while a post may be out, which keeps its place until it is again', async () => {
    const run = await finished('Doors at six: 8k along the old walls.', 'twitter', 'card')
    const before = madeOn('x').length
    stack.social.misbehave({ at: CREATE, kind: 'lose' })
    answering(TIMELINE, 503, {})
    await ask('POST', `runs/${run.id}/post`, { platform: 'x' })
    await stack.workers.without(['X_CLIENT_ID', 'X_CLIENT_SECRET', 'X_API_URL'])
    try {
      await expect
        .poll(async () => (await postOf(run, 'x')).last_error?.code, { timeout: 120_000, interval: 500 })
        .toBe('not_set_up')
      expect((await ask<Post>('POST', `runs/${run.id}/post`, { platform: 'x' })).body.status).toBe('posting')
    } finally {
      await stack.workers.without([])
    }
    expect((await settled(run, 'x')).status).toBe('posted')
    expect(madeOn('x').length - before).toBe(1)
  }, 300_000)

  it('loses an answer in the middle of a thread, which goes on from what is out', async () => {
    const run = await finished('10k along the old docks, first start 9:45.', 'twitter', 'card')
    const before = madeOn('x').length
    const caption = [1, 2, 3].map(part => `Part ${part}: ${'every pace is welcome '.repeat(11).trim()}.`).join('\n\n')
    expect(await ask('POST', `runs/${run.id}/post`, { platform: 'x', caption })).toMatchObject({ status: 422 })
    stack.social.misbehave({ at: CREATE, kind: 'lose', times: 2 })
    const post = await settled(run, 'x', { caption, overflow: 'thread' })
    expect([post.status, post.parts?.map(part => part.status)]).toEqual(['posted', ['posted', 'posted', 'posted']])
    const made = madeOn('x')
      .slice(0, madeOn('x').length - before)
      .toReversed()
    expect(made.map(one => one.text)).toEqual(caption.split('\n\n'))
  }, 180_000)
})

describe.runIf(FULL)('LinkedIn', () => {
  it('6: does not tell a member what is out; somebody looks, and says so', async () => {
    const run = await finished('Sign up for the autumn league, teams of four.', 'linkedin', 'card')
    stack.social.misbehave({ at: 'POST api.linkedin.com/rest/posts$', kind: 'lose' })
    const post = await settled(run, 'linkedin')
    expect(post).toMatchObject({ status: 'needs_attention', error_code: 'needs_attention' })
    const url = madeOn('linkedin')[0]?.url
    const resolved = await ask<Post>('POST', `posts/${post.id}/resolve`, { outcome: 'posted', url })
    expect([resolved.status, resolved.body.status]).toEqual([200, 'posted'])
    expect(madeOn('linkedin')).toHaveLength(1)
  }, 180_000)

  it('takes a post as the page that its owner chose, and its first comment, also where an answer is lost', async () => {
    expect(await connectAccount(stack, 'linkedin', 'urn:li:organization:2414183')).toContain('Stand-in Works')
    const page = (await accounts()).find(one => one.kind === 'page')
    expect(page).toMatchObject({ name: 'Stand-in Works', handle: 'stand-in-works', status: 'connected' })
    const run = await finished('Sign up for the spring league, teams of five.', 'linkedin', 'card')
    const caption = `${'Every pace is welcome here. '.repeat(110).trim()}\n\nThe last word.`
    stack.social.misbehave({ at: 'POST api.linkedin.com/rest/posts$', kind: 'lose' })
    stack.social.misbehave({ at: 'POST .*comments$', kind: 'lose' })
    const before = madeOn('linkedin').length
    const post = await settled(run, 'linkedin', { caption, overflow: 'first_comment', connected_account_id: page?.id })
    expect([post.status, post.parts?.length, madeOn('linkedin').length - before]).toEqual(['posted', 2, 2])
    expect(
      madeOn('linkedin')
        .slice(0, 2)
        .map(one => one.username),
    ).toEqual(['urn:li:organization:2414183, a comment', 'Stand-in Works'])
  }, 180_000)
})

describe.runIf(FULL)('a film', () => {
  let run: Run
  beforeAll(async () => {
    for (const platform of ['instagram', 'tiktok'] as const)
      expect(await connectAccount(stack, platform)).toContain('is connected')
    run = await finished('Every pace is welcome: 10k along the river, first start 8:30.', 'tiktok', 'video')
  }, 180_000)

  it('2, 3: Instagram says 100/33 of what is fresh and gives no permalink; it is out, and the account connected', async () => {
    const no = { error: { message: 'no', code: 100, error_subcode: 33 } }
    answering('GET graph.instagram.com/v25.0/\\d+$', 400, no)
    const post = settled(run, 'instagram')
    while (asked(/media_publish/) === 0) {
      await new Promise(resolve => setTimeout(resolve, 20))
    }
    answering('GET graph.instagram.com/v25.0/\\d+$', 400, no, 3)
    expect(await post).toMatchObject({ status: 'posted', url: expect.stringContaining('www.instagram.com') })
    expect(madeOn('instagram')).toHaveLength(1)
    const account = (await accounts()).find(one => one.platform === 'instagram')
    expect(account?.status).not.toBe('broken')
  }, 180_000)

  it('9: YouTube knows a session no more; it is asked twice before another is begun', async () => {
    expect(await connectAccount(stack, 'youtube')).toContain('is connected')
    const BEGIN = 'POST www.googleapis.com/upload'
    const BYTES = 'PUT www.googleapis.com/upload'
    stack.social.misbehave({ at: BYTES, kind: 'refuse' })
    const gone = { kind: 'answer', status: 404, json: {} } as const
    stack.social.misbehave({ at: BYTES, ...gone, until: { at: BEGIN, times: 2 } })
    const post = await settled(run, 'youtube')
    expect([post.status, post.error_message, madeOn('youtube').length]).toEqual(['posted', null, 1])
    expect(asked(/^POST www.googleapis.com\/upload/)).toBe(2)
    // The bytes that were lost, at least two questions, and the bytes of the second session.
    expect(asked(/^PUT www.googleapis.com\/upload/)).toBeGreaterThanOrEqual(4)
  }, 420_000)

  it('4, 5: a TikTok draft asks nothing of what it may not, carries the caption and is told as one', async () => {
    expect(await settled(run, 'tiktok')).toMatchObject({ status: 'drafted', posted_at: null })
    expect([asked(/creator_info/), madeOn('tiktok').length]).toEqual([0, 1])
    expect(madeOn('tiktok')[0]?.text).toBe(run.output_text)
  }, 180_000)

  it('1: goes straight to the public of TikTok once its owner has chosen that, and a refused question ends nothing', async () => {
    const account = (await accounts()).find(one => one.platform === 'tiktok')
    const ref = { workspace_id: stack.seeded.workspace_id, id: account?.id ?? '' }
    await changeSettings(stack.world, { actor: 'admin', request_id: 'test' }, ref, { privacy: 'PUBLIC_TO_EVERYONE' })
    const other = await finished('Every pace is welcome: 5k along the river, first start 7:30.', 'tiktok', 'video')
    answering('status/fetch', 400, { data: {}, error: { code: 'invalid_publish_id' } })
    const post = await settled(other, 'tiktok')
    expect(post).toMatchObject({ status: 'posted', url: expect.stringContaining('@standin.tiktok/video/') })
    expect([asked(/creator_info/), madeOn('tiktok').length]).toEqual([1, 2])
    expect(madeOn('tiktok')[0]?.username).not.toContain('draft')
  }, 180_000)
})
