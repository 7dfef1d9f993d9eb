// What platforms do wrong, through both Workers in real workerd to the stand-ins: each fault ends with one post out and the truth told; with `PROOF=full`.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { seedAccounts } from '#dev/local/platforms.ts'
import { type Seeded, seed } from '#dev/local/seed.ts'
import { readSettings } from '#dev/local/settings.ts'
import { type Stack, startStack } from '#dev/local/stack.ts'
import { outsideWorld } from '#dev/world.ts'
import type { World } from '#lib/ctx.ts'
import { createConnectLink } from '#lib/publish/connect/connect.ts'
import { changeSettings } from '#lib/publish/connect/manage.ts'
import type { ConnectedAccount } from '#lib/publish/connect/shown.ts'
import type { Post } from '#lib/publish/post/post.ts'
import type { Run } from '#lib/runs/run.ts'
import { parseKeyring } from '#lib/seal.ts'

const dir = mkdtempSync(join(tmpdir(), 'brand-content-faults-'))
let stack: Stack
let seeded: Seeded
let world: World

const FULL = process.env.PROOF === 'full'

beforeAll(async () => {
  if (!FULL) return
  stack = await startStack({ dir, port: 0, queue_faults: 'clock=20,duplicate=0.2,seed=5' })
  const keyring = parseKeyring((await readSettings(dir)).sealing_keys)
  world = { ...outsideWorld(stack.services, stack.base_url), keyring }
  seeded = await seed(world, dir, stack.bucket_port)
  await seedAccounts(world, stack.social, seeded.workspace_id)
}, 240_000)
afterEach(() => stack?.social.behave())
afterAll(async () => {
  await stack?.close()
  rmSync(dir, { recursive: true, force: true })
})

type Answer<Body> = { status: number; body: Body & { code: string; detail: Record<string, unknown> } }
async function ask<Body>(method: string, path: string, body?: unknown, more: object = {}): Promise<Answer<Body>> {
  const response = await fetch(`${stack.base_url}/api/v1/programmatic/${path}`, {
    method,
    headers: { authorization: `Bearer ${seeded.live_key}`, 'content-type': 'application/json', ...more },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: (await response.json()) as Answer<Body>['body'] }
}

async function finished(brief: string, channel: string, asset_type: string): Promise<Run> {
  let { body: run } = await ask<Run>('POST', 'generate', { brief, channel, asset_type })
  while (run.status === 'queued' || run.status === 'running')
    run = (await ask<Run>('GET', `runs/${run.id}`, undefined, { prefer: 'wait=10' })).body
  if (run.verdict !== 'approved') throw new Error(JSON.stringify([run.status, run.verdict, run.error_message]))
  return run
}

const underWay: Post['status'][] = ['queued', 'posting']
const postOf = async (run: Run, platform: string) =>
  (await ask<Post[]>('GET', `posts?run_id=${run.id}&platform=${platform}`)).body[0] as Post

async function settled(run: Run, platform: string, more: object = {}): Promise<Post> {
  await ask('POST', `runs/${run.id}/post`, { platform, ...more })
  for (const until = Date.now() + 150_000; Date.now() < until; ) {
    const post = await postOf(run, platform)
    if (post && !underWay.includes(post.status)) return post
    await new Promise(resolve => setTimeout(resolve, 300))
  }
  throw new Error(`the post of ${platform} did not settle: ${JSON.stringify(await postOf(run, platform))}`)
}

/** As an owner would: the link, the button, the consent and back; at LinkedIn with a choice. */
async function connect(platform: 'instagram' | 'tiktok' | 'linkedin', choice?: string): Promise<string> {
  const { url } = await createConnectLink(world, { workspace_id: seeded.workspace_id, platform })
  const { origin, pathname, searchParams } = new URL(url)
  const body = new URLSearchParams({ link: searchParams.get('link') ?? '' })
  const pressed = await fetch(origin + pathname, { method: 'POST', body, redirect: 'manual' })
  const consent = await fetch(pressed.headers.get('location') ?? '', { redirect: 'manual' })
  const headers = { cookie: pressed.headers.get('set-cookie')?.split(';')[0] ?? '' }
  const back = await fetch(consent.headers.get('location') ?? '', { headers })
  if (choice === undefined) return back.text()
  return (await fetch(origin + pathname, { method: 'POST', headers, body: new URLSearchParams({ choice }) })).text()
}

const accounts = async () => (await ask<{ accounts: ConnectedAccount[] }>('GET', 'accounts')).body.accounts
const madeOn = (platform: string) => stack.social.posts().filter(one => one.platform === platform)
const answering = (at: string, status: number, json: unknown, times = 1) =>
  stack.social.misbehave({ at, kind: 'answer', status, json, times })
const asked = (pattern: RegExp) => stack.social.asked.filter(line => pattern.test(line)).length

const CREATE = 'POST api.x.com/2/tweets$'
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
    expect(await connect('linkedin', 'urn:li:organization:2414183')).toContain('Stand-in Works')
    const page = (await accounts()).find(one => one.kind === 'page')
    expect(page).toMatchObject({ name: 'Stand-in Works', handle: 'stand-in-works', status: 'connected' })
    const run = await finished('The autumn league is on, teams of five.', 'linkedin', 'card')
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
    for (const platform of ['instagram', 'tiktok'] as const) expect(await connect(platform)).toContain('is connected')
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

  it('4, 5: a TikTok draft asks nothing of what it may not, carries the caption and is told as one', async () => {
    expect(await settled(run, 'tiktok')).toMatchObject({ status: 'drafted', posted_at: null })
    expect([asked(/creator_info/), madeOn('tiktok').length]).toEqual([0, 1])
    expect(madeOn('tiktok')[0]?.text).toBe(run.output_text)
  }, 180_000)

  it('1: goes straight to the public of TikTok once its owner has chosen that, and a refused question ends nothing', async () => {
    const account = (await accounts()).find(one => one.platform === 'tiktok')
    const ref = { workspace_id: seeded.workspace_id, id: account?.id ?? '' }
    await changeSettings(world, { actor: 'admin', request_id: 'test' }, ref, { privacy: 'PUBLIC_TO_EVERYONE' })
    const other = await finished('Every pace is welcome: 5k along the river, first start 7:30.', 'tiktok', 'video')
    answering('status/fetch', 400, { data: {}, error: { code: 'invalid_publish_id' } })
    const post = await settled(other, 'tiktok')
    expect(post).toMatchObject({ status: 'posted', url: expect.stringContaining('@standin.tiktok/video/') })
    expect([asked(/creator_info/), madeOn('tiktok').length]).toEqual([1, 2])
    expect(madeOn('tiktok')[0]?.username).not.toContain('draft')
  }, 180_000)
})
