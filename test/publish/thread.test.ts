// Words that are longer than a platform takes, as a thread or a first comment: each part armed, sent and looked for like a post.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '#lib/instant.ts'
import { pausePosting, resumePosting } from '#lib/publish/control/pause.ts'
import { revokeKey } from '#lib/publish/control/revoke-key.ts'
import type { Post } from '#lib/publish/post/post.ts'
import type { Run } from '#lib/runs/run.ts'
import { type Standing, standingWorld } from '#test/publish/support/standing.ts'
import { approvedFilm, approvedRun, later, postTo, readPost } from '#test/support/posts.ts'
import { by } from '#test/support/world.ts'

const CREATE = 'POST api.x.com/2/tweets$'
const THIRDS = [1, 2, 3].map(number => `Part ${number} says ${'word '.repeat(45).trim()}.`)
const LONG = THIRDS.join('\n\n')

let one: Standing
let run: Run
beforeEach(async () => {
  one = await standingWorld()
  run = await approvedRun(one.world, one.live)
})
afterEach(() => one.social.close())

type Answer = Post & { code: string; message: string; detail: { loc: string[]; msg: string; post_id: string }[] }
const thread = (more: object = {}) =>
  one.live.post<Answer>(`runs/${run.id}/post`, { platform: 'x', caption: LONG, overflow: 'thread', ...more })
const out = () => one.social.posts().toReversed()
const statuses = (post: Post | undefined) => post?.parts?.map(part => part.status)
const repliesTo = (sent: unknown) => (sent as { reply?: { in_reply_to_tweet_id: string } }).reply?.in_reply_to_tweet_id

/** Time passes until the post is settled. */
async function settled(id: string, minutes = 12): Promise<Post> {
  for (let round = 0; round < minutes; round++) await later(one.world, 60)
  return (await readPost(one.live, id)) as Post
}

/** The second part is answered as told; the first is out by then. */
async function stumbling(rule: { kind: 'lose' | 'refuse' } | { kind: 'answer'; status: number; json: unknown }) {
  one.social.misbehave({ at: CREATE, kind: 'answer', status: 503, json: {}, times: 1 })
  const { body } = await thread()
  const id = body.id ?? (body.detail as unknown as { post_id: string }).post_id
  // The first attempt came to nothing; the next one makes the first part, and what is told strikes the one after it.
  const asked = () => one.social.asked.filter(name => new RegExp(CREATE).test(name)).length
  const before = asked()
  for (let round = 0; round < 10 && one.social.posts().length === 0; round++) {
    one.world.pass(30_000)
    await one.world.world.posts.attempt(id)
  }
  expect(asked()).toBeGreaterThan(before - 1)
  one.social.misbehave({ at: CREATE, ...rule })
  return id
}

describe('a thread on X', () => {
  it('200 with its parts, each in answer to the one before, the pictures with the first', async () => {
    await one.connect('x')
    const { status, body } = await thread()
    expect([status, body.status]).toEqual([200, 'posted'])
    const made = out()
    expect(made.map(post => post.text)).toEqual(THIRDS)
    expect(made.map(post => repliesTo(post.sent))).toEqual([undefined, made[0]?.id, made[1]?.id])
    expect(made.map(post => post.media.length)).toEqual([1, 0, 0])
    expect(body).toMatchObject({ external_post_id: made[0]?.id, overflow: 'thread', attempts: 1 })
    expect(body.parts).toEqual(
      made.map(({ id, text }) => ({
        ...{ text, status: 'posted', external_post_id: id },
        url: expect.stringContaining(`x.com/standin_x/status/${id}`),
      })),
    )
    const again = await thread()
    expect([again.body.id, out().length]).toEqual([body.id, 3])
  })

  it('whose answers are lost, the first and the second, is found and goes on from there', async () => {
    await one.connect('x')
    one.social.misbehave({ at: CREATE, kind: 'lose', times: 2 })
    const { body } = await thread()
    expect([body.status, statuses(body)?.includes('sent')]).toEqual(['posting', true])
    const post = await settled(body.id)
    expect([post.status, out().map(part => part.text)]).toEqual(['posted', THIRDS])
    expect(post.attempts).toBeLessThan(4)
  })

  it('that is killed between two parts goes on from the one that is out', async () => {
    await one.connect('x')
    const { body } = await thread({ scheduled_at: new Date(one.world.world.now().getTime() + HOUR_MS).toISOString() })
    expect(statuses(body)).toEqual(['waiting', 'waiting', 'waiting'])
    one.world.pass(HOUR_MS)
    // One turn, and whoever took it is gone.
    await one.world.world.posts.attempt(body.id)
    expect(statuses(await readPost(one.live, body.id))).toEqual(['posted', 'waiting', 'waiting'])
    const canceled = await one.live.send<Answer>('DELETE', `posts/${body.id}`, null, {})
    expect([canceled.status, canceled.body.code]).toEqual([409, 'post_in_flight'])
    const changed = await one.live.patch<Answer>(`posts/${body.id}`, { caption: 'Other words' })
    expect(changed.body.code).toBe('invalid_state')
    const post = await settled(body.id)
    expect([post.status, out().map(part => part.text)]).toEqual(['posted', THIRDS])
  })

  it('of which a part is refused needs attention, and says what is out; nothing is sent again', async () => {
    await one.connect('x')
    const id = await stumbling({ kind: 'answer', status: 403, json: { title: 'Forbidden', detail: 'Not permitted.' } })
    const post = await settled(id)
    expect(post).toMatchObject({ status: 'needs_attention', error_code: 'needs_attention' })
    expect(statuses(post)).toEqual(['posted', 'waiting', 'waiting'])
    expect(post.error_message).toContain(`1 of 3 parts are out at ${post.parts?.[0]?.url}`)
    expect(post.error_message).toContain('Not permitted.')
    expect([(await thread()).body.id, out().length]).toEqual([id, 1])
    const resolved = await one.live.post<Answer>(`posts/${id}/resolve`, { outcome: 'posted' })
    expect(resolved.body.status).toBe('posted')
  })

  it('stops between two parts while posting is paused, and goes on after it', async () => {
    await one.connect('x')
    const { body } = await thread({ scheduled_at: new Date(one.world.world.now().getTime() + HOUR_MS).toISOString() })
    one.world.pass(HOUR_MS)
    await one.world.world.posts.attempt(body.id)
    const paused = await pausePosting(one.world.world, by, one.world.workspace.id)
    expect(paused.in_flight).toEqual([body.id])
    expect([statuses(await settled(body.id, 30)), out().length]).toEqual([['posted', 'waiting', 'waiting'], 1])
    await resumePosting(one.world.world, by, one.world.workspace.id)
    expect([(await settled(body.id)).status, out().length]).toEqual(['posted', 3])
  })

  it('whose key is revoked between two parts goes on: half of it is out', async () => {
    await one.connect('x')
    const { body } = await thread({ scheduled_at: new Date(one.world.world.now().getTime() + HOUR_MS).toISOString() })
    one.world.pass(HOUR_MS)
    await one.world.world.posts.attempt(body.id)
    await revokeKey(one.world.world, by, { id: one.live.minted?.id ?? '', workspace_id: null })
    one.live = await one.world.key()
    expect([(await settled(body.id)).status, out().length]).toEqual(['posted', 3])
  })

  it('waits where the platform is down in the middle, as long as a post would', async () => {
    await one.connect('x')
    const id = await stumbling({ kind: 'answer', status: 429, json: { title: 'Too Many Requests' } })
    expect(statuses(await readPost(one.live, id))).toEqual(['posted', 'waiting', 'waiting'])
    expect([(await settled(id)).status, out().length]).toEqual(['posted', 3])
  })
})

it('a thread on Bluesky is one of records that point at each other', async () => {
  await one.connect('bluesky')
  one.social.misbehave({ at: 'createRecord$', kind: 'lose' })
  const { body } = await thread({ platform: 'bluesky' })
  const post = await settled(body.id)
  const made = out()
  expect([post.status, made.map(part => part.text)]).toEqual(['posted', THIRDS])
  const reply = (index: number) =>
    (made[index]?.sent as { reply?: { root: { uri: string }; parent: { uri: string } } } | undefined)?.reply
  expect([1, 2].map(index => [reply(index)?.root.uri, reply(index)?.parent.uri])).toEqual([
    [made[0]?.id, made[0]?.id],
    [made[0]?.id, made[1]?.id],
  ])
})

describe('the first comment on LinkedIn', () => {
  const caption = `${'Every pace is welcome here. '.repeat(110).trim()}\n\nWhat is *not* said above (yet).`

  it('has the words that the post has no room for, and none is escaped', async () => {
    await one.connect('linkedin')
    const { body } = await postTo(one.live, run.id, { caption, overflow: 'first_comment' })
    const [post, comment] = out()
    expect([body.status, out().length]).toEqual(['posted', 2])
    expect(comment?.text).toContain('What is *not* said above (yet).')
    expect(comment?.sent).toMatchObject({ object: post?.id, actor: 'urn:li:person:standin' })
    expect(`${post?.text} ${comment?.text}`.replace(/\s+/g, ' ')).toBe(caption.replace(/\s+/g, ' '))
  })

  it('whose answer is lost needs its owner at a member, and is found at a page', async () => {
    await one.connect('linkedin')
    one.social.misbehave({ at: 'comments$', kind: 'lose' })
    const { body } = await postTo(one.live, run.id, { caption, overflow: 'first_comment' })
    const post = await settled(body.id, 5)
    expect([post.status, statuses(post), out().length]).toEqual(['needs_attention', ['posted', 'sent'], 2])
    expect(post.error_message).toContain('1 of 2 parts are out')
    const page = await one.connect('linkedin', { external_id: 'urn:li:organization:7' })
    one.social.misbehave({ at: 'comments$', kind: 'lose' })
    const other = await postTo(one.live, run.id, { caption, overflow: 'first_comment', connected_account_id: page })
    expect([(await settled(other.body.id)).status, out().length]).toEqual(['posted', 4])
  })

  it('that the connection may not write ends neither the connection nor the post', async () => {
    await one.connect('linkedin')
    one.social.misbehave({ at: 'comments$', kind: 'answer', status: 403, json: { message: 'Not enough permissions' } })
    const { body } = await postTo(one.live, run.id, { caption, overflow: 'first_comment' })
    expect([body.status, statuses(body), out().length]).toEqual(['needs_attention', ['posted', 'waiting'], 1])
    const { accounts } = (await one.live.get<{ accounts: { status: string }[] }>('accounts')).body
    expect(accounts.map(account => account.status)).toEqual(['connected'])
  })
})

describe('the first comment on Instagram and YouTube', () => {
  const words = (count: number) => 'Jede Läuferin läuft schön. '.repeat(count).trim()
  const at = {
    instagram: { caption: words(100), route: 'POST graph.instagram.com.*comments$' },
    youtube: { caption: `Sunday 10k\n${words(180)}`, route: 'POST www.googleapis.com.*commentThreads$' },
  }
  const platforms = ['instagram', 'youtube'] as const
  // Instagram fetches what it is to show.
  beforeEach(() => {
    const call = globalThis.fetch
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) =>
      String(url).startsWith(one.world.world.public_url) ? new Response('a film') : call(url, init),
    )
  })
  afterEach(() => void vi.restoreAllMocks())
  const flat = (text: string) => text.replace(/\s+/g, ' ')
  const commented = async (platform: (typeof platforms)[number]) => {
    const film = await approvedFilm(one.world, one.live, 'Sunday 10k, every pace.')
    const { caption } = at[platform]
    return postTo(one.live, film.id, { platform, caption, overflow: 'first_comment' })
  }

  it.each(platforms)('%s: has the words that the post has no room for', async platform => {
    await one.connect(platform)
    const { body } = await commented(platform)
    const post = await settled(body.id, 3)
    const [first, comment] = out()
    expect([post.status, post.error_message, out().length]).toEqual(['posted', null, 2])
    expect(comment?.below).toBe(first?.id)
    expect(flat(`${first?.text} ${comment?.text}`)).toBe(flat(at[platform].caption))
    expect(post.parts?.[1]).toMatchObject({ external_post_id: comment?.id, status: 'posted' })
  })

  it.each(platforms)('%s: whose answer is lost is found, and not written again', async platform => {
    await one.connect(platform)
    one.social.misbehave({ at: at[platform].route, kind: 'lose' })
    const { body } = await commented(platform)
    expect([(await settled(body.id)).status, out().length]).toEqual(['posted', 2])
  })

  it.each(platforms)('%s: which never came is written later, once', async platform => {
    await one.connect(platform)
    one.social.misbehave({ at: at[platform].route, kind: 'refuse' })
    const { body } = await commented(platform)
    expect([(await settled(body.id, 20)).status, out().length]).toEqual(['posted', 2])
  })

  it.each([
    ['instagram', { scopes: ['instagram_business_content_publish'] }, /may not write comments; connect it again/],
    ['youtube', { scopes: ['https://www.googleapis.com/auth/youtube.upload'] }, /may not write comments/],
    ['youtube', { settings: { made_for_kids: true } }, /made for kids, and take no comments/],
    ['youtube', { settings: { privacy: 'private' } }, /private, and take no comments/],
  ] as const)('%s: 422 before anything goes out where %j', async (platform, account, msg) => {
    await one.connect(platform, account as object)
    const { status, body } = await commented(platform)
    const detail = [expect.objectContaining({ loc: ['body', 'overflow'], msg: expect.stringMatching(msg) })]
    expect([status, body.detail, out().length]).toEqual([422, detail, 0])
  })

  it.each([
    ['instagram', 400, { error: { code: 10, message: 'Application does not have permission' } }],
    ['youtube', 403, { error: { errors: [{ reason: 'insufficientPermissions' }] } }],
  ] as const)(
    '%s: that is not allowed after all ends no connection, and says what is out',
    async (platform, status, json) => {
      await one.connect(platform)
      one.social.misbehave({ at: at[platform].route, kind: 'answer', status, json })
      const { body } = await commented(platform)
      const post = await settled(body.id, 3)
      expect([post.status, statuses(post), out().length]).toEqual(['needs_attention', ['posted', 'waiting'], 1])
      expect(post.error_message).toMatch(/1 of 2 parts are out at .*not comment/)
      const { accounts } = (await one.live.get<{ accounts: { status: string }[] }>('accounts')).body
      expect(accounts.map(account => account.status)).toEqual(['connected'])
    },
  )

  it('mends no title that is too long, and no character that YouTube does not take', async () => {
    await one.connect('youtube')
    const film = await approvedFilm(one.world, one.live, 'Sunday 10k, every pace.')
    for (const [caption, msg] of [
      [`${words(4)}\n${words(180)}`, /its title, counts 107; takes 100/],
      [`Sunday 10k <now>\n${words(180)}`, /holds < >, which it does not take/],
    ] as const) {
      const asked = { platform: 'youtube', caption, overflow: 'first_comment' }
      const { status, body } = await postTo(one.live, film.id, asked)
      expect([status, body.detail]).toEqual([422, [expect.objectContaining({ msg: expect.stringMatching(msg) })]])
    }
  })
})

describe('overflow', () => {
  it.each([
    ['linkedin', 'thread', 'Words', ['overflow'], 'linkedin has first_comment and no thread'],
    ['youtube', 'thread', 'Words', ['overflow'], 'youtube has first_comment and no thread'],
    [
      'x',
      'thread',
      'a'
        .repeat(4_900)
        .match(/.{1,50}/g)
        ?.join('. ') ?? '',
      null,
      null,
    ],
    ['x', 'thread', '日'.repeat(4_000), ['caption'], 'the last of 25 posts would count 1280; takes 280'],
  ])('%s with %s is judged at the door', async (platform, overflow, caption, field, msg) => {
    if (platform !== 'youtube') await one.connect(platform as 'x')
    const at = new Date(one.world.world.now().getTime() + HOUR_MS).toISOString()
    const { status, body } = await thread({ platform, overflow, caption, scheduled_at: at })
    if (field === null) return expect([status, body.parts?.length]).toEqual([200, 20])
    expect([status, body.detail]).toEqual([422, [expect.objectContaining({ loc: ['body', ...field], msg })]])
  })

  it('is not needed for words that fit, which are one post without parts', async () => {
    await one.connect('x')
    const { body } = await thread({ caption: 'Tea at six.' })
    expect([body.status, body.parts, out().length]).toEqual(['posted', null, 1])
  })

  it('holds for words that are changed before it is out', async () => {
    await one.connect('x')
    const at = new Date(one.world.world.now().getTime() + 10 * MINUTE_MS).toISOString()
    const { body } = await thread({ caption: 'Tea at six.', scheduled_at: at })
    const changed = await one.live.patch<Answer>(`posts/${body.id}`, { caption: LONG })
    expect(statuses(changed.body)).toEqual(['waiting', 'waiting', 'waiting'])
    expect([(await settled(body.id)).status, out().length]).toEqual(['posted', 3])
  })

  it('works in test mode, and nothing leaves', async () => {
    const test = await one.world.key({ mode: 'test' })
    const mine = await approvedRun(one.world, test)
    const { body } = await postTo(test, mine.id, { platform: 'x', caption: LONG, overflow: 'thread' })
    expect([body.status, statuses(body as Post), out().length]).toEqual(['posted', ['posted', 'posted', 'posted'], 0])
  })
})
