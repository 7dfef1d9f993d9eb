import { describe, expect, it } from 'vitest'
import { facebook } from '#lib/publish/platform/facebook/publish.ts'
import {
  carry,
  film,
  onBench,
  onFiles,
  picture,
  publication,
  readyState,
  refusal,
} from '#test/publish/support/platforms.ts'

const bench = onBench(facebook)
const hosted = onFiles()

const FEED = '/feed$'
const REELS = 'video_reels$'
const media = (post: { media: string[] } | undefined) => (post?.media ?? []).map(id => bench.social.state.media.get(id))

describe('a post of a Facebook page', () => {
  it('is one picture with its words and what is to be seen on it', async () => {
    const post = publication([hosted(picture(1))])
    const done = await carry(bench, post)
    const [made] = bench.social.posts()
    expect(done).toMatchObject({ external_post_id: made?.id, url: made?.url, steps: ['prepare', 'publish', 'check'] })
    expect(made).toMatchObject({ text: post.caption })
    expect(media(made)).toMatchObject([{ alt: 'Picture 1' }])
  })

  it('is several pictures in their order', async () => {
    const post = publication([1, 2, 3].map(number => hosted(picture(number))))
    await carry(bench, post)
    expect(media(bench.social.posts()[0]).map(one => one?.alt)).toEqual(['Picture 1', 'Picture 2', 'Picture 3'])
  })

  it('is a reel, fetched before it is shown', async () => {
    const post = publication([hosted(film())])
    const done = await carry(bench, post)
    expect(done).toMatchObject({ url: bench.social.posts()[0]?.url, steps: ['prepare', 'prepare', 'publish', 'check'] })
    expect(bench.social.posts()[0]?.sent).toMatchObject({ video_state: 'PUBLISHED', description: post.caption })
  })

  it.each([
    ['eleven pictures', () => Array.from({ length: 11 }, (_, at) => picture(at + 1)), /has 11 pictures; takes 10/],
    ['a film that lies', () => [film({ width: 1920, height: 1080 })], /ratio of 1.78/],
    ['a film of two minutes', () => [film({ duration_ms: 120_000 })], /takes 3000 to 90000/],
  ])('is refused before anything goes up: %s', async (_, pieces, message) => {
    expect(await refusal(facebook.prepare(publication(pieces()), bench.account, null, bench.tools))).toMatchObject({
      ...{ outcome: 'rejected', platform_code: 'does_not_fit', message: expect.stringMatching(message) },
    })
  })
})

describe('after an answer that was lost', () => {
  it.each(['lose', 'refuse'] as const)('(%s) the page is asked for the post', async kind => {
    const post = publication([hosted(picture(1))])
    const state = await readyState(bench, post)
    bench.social.misbehave({ at: FEED, kind })
    await expect(facebook.publish(post, bench.account, state, bench.tools)).rejects.toThrow('unreachable')
    const [made] = bench.social.posts()
    const found = await facebook.check(post, bench.account, state, bench.tools)
    expect(found).toMatchObject(kind === 'lose' ? { next: 'done', external_post_id: made?.id } : { next: 'absent' })
  })

  it.each(['lose', 'refuse'] as const)('(%s) the film itself is asked how far it is', async kind => {
    const post = publication([hosted(film())])
    const state = await readyState(bench, post)
    bench.social.misbehave({ at: REELS, kind })
    await expect(facebook.publish(post, bench.account, state, bench.tools)).rejects.toThrow('unreachable')
    const found = await facebook.check(post, bench.account, state, bench.tools)
    expect(found).toMatchObject(
      kind === 'lose' ? { next: 'done', external_post_id: state.video_id } : { next: 'absent' },
    )
  })

  it('what it calls a repetition is looked for where we sent it before, and refused where we did not', async () => {
    const post = publication([hosted(picture(1))])
    await carry(bench, post)
    const state = await readyState(bench, post)
    const again = { ...post, resent: true }
    const step = await facebook.publish(again, bench.account, state, bench.tools)
    expect(step).toMatchObject({ next: 'check' })
    const found = await facebook.check(again, bench.account, 'state' in step ? step.state : {}, bench.tools)
    expect(found).toMatchObject({ next: 'done', external_post_id: bench.social.posts()[0]?.id })
    expect(await refusal(facebook.publish(post, bench.account, state, bench.tools))).toMatchObject({
      ...{ outcome: 'rejected', platform_code: '506' },
    })
  })

  it('a repetition that the page does not name is out all the same', async () => {
    const post = { ...publication([hosted(picture(1))]), resent: true }
    const state = { photos: ['1'], looks: 1 }
    const first = await facebook.check(post, bench.account, state, bench.tools)
    expect(first).toMatchObject({ next: 'check', wait_seconds: 30 })
    const last = await facebook.check(post, bench.account, { ...state, looks: 3 }, bench.tools)
    expect(last).toMatchObject({ next: 'done', external_post_id: null })
  })
})

it.each([
  [400, 190, 'reauth'],
  [400, 200, 'reauth'],
  [400, 32, 'retry'],
  [400, 368, 'blocked'],
  [400, 100, 'rejected'],
  [500, 2, 'unknown'],
])('%i with code %i is %s', async (status, code, outcome) => {
  const post = publication([hosted(picture(1))])
  const state = await readyState(bench, post)
  bench.answering(FEED, status, { error: { message: 'no', code } })
  expect(await refusal(facebook.publish(post, bench.account, state, bench.tools))).toMatchObject({ outcome })
})

it('a film that cannot be processed is this post’s failure, in its words', async () => {
  const post = publication([hosted(film())])
  const state = await readyState(bench, post)
  const processing_phase = { status: 'error', error: { message: 'Resolution too low' } }
  bench.answering('/\\d+$', 200, { status: { video_status: 'error', processing_phase } })
  const found = await facebook.check(post, bench.account, { ...state, finished: true }, bench.tools)
  expect(found).toMatchObject({ next: 'failed', error: { outcome: 'rejected', message: 'Resolution too low' } })
})

it('the token of the page goes to Facebook alone', async () => {
  bench.answering(REELS, 200, { video_id: '1', upload_url: 'https://facebook.com.example.org/video-upload/1' })
  expect(
    await refusal(facebook.prepare(publication([hosted(film())]), bench.account, null, bench.tools)),
  ).toMatchObject({
    platform_code: 'foreign_address',
  })
})

it('an address to somewhere else is none', async () => {
  const post = publication([hosted(picture(1))])
  const state = await readyState(bench, post)
  const step = await facebook.publish(post, bench.account, state, bench.tools)
  bench.answering('/\\d+_\\d+$', 200, { permalink_url: 'https://example.org/posts/1' })
  const found = await facebook.check(post, bench.account, 'state' in step ? step.state : {}, bench.tools)
  expect(found).toMatchObject({ url: `https://www.facebook.com/${bench.social.posts()[0]?.id}` })
})

it('numbers are those of its own posts and reels', async () => {
  const idOf = (done: Awaited<ReturnType<typeof carry>>) => ('external_post_id' in done && done.external_post_id) || ''
  const post = idOf(await carry(bench, publication([hosted(picture(1))])))
  const reel = idOf(await carry(bench, publication([hosted(film())])))
  expect(await facebook.metrics?.([post, reel, '99'], bench.account, bench.tools)).toEqual({
    [post]: { impressions: 400, engagements: 18, clicks: 7 },
    [reel]: { impressions: 250, engagements: 10, clicks: null },
  })
})
