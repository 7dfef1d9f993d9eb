import { describe, expect, it } from 'vitest'
import { instagram } from '#lib/publish/platform/instagram/publish.ts'
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

const bench = onBench(instagram)
const hosted = onFiles()

const PUBLISH = 'media_publish$'
const no = (code: number, error_subcode?: number) => ({ error: { message: 'no', code, error_subcode } })

describe('a post on Instagram', () => {
  it('is one picture by its address', async () => {
    const piece = hosted(picture(1))
    const done = await carry(bench, publication([piece]))
    const [made] = bench.social.posts()
    expect(done).toMatchObject({
      external_post_id: made?.id,
      url: made?.url,
      steps: ['prepare', 'prepare', 'publish', 'check'],
    })
    expect(made?.sent).toEqual({ image_url: piece.url, caption: made?.text, alt_text: 'Picture 1' })
  })

  it('is a carousel of several, put together once all are there', async () => {
    const post = publication([1, 2, 3].map(number => hosted(picture(number))))
    const done = await carry(bench, post)
    expect(done.steps).toEqual(['prepare', 'prepare', 'prepare', 'publish', 'check'])
    const [made] = bench.social.posts()
    expect(made).toMatchObject({ text: post.caption, sent: { media_type: 'CAROUSEL' } })
    expect(made?.media.map(id => bench.social.state.media.get(id)?.alt)).toEqual([
      'Picture 1',
      'Picture 2',
      'Picture 3',
    ])
  })

  it('is a reel', async () => {
    await carry(bench, publication([hosted(film())]))
    expect(bench.social.posts()[0]?.sent).toMatchObject({ media_type: 'REELS', share_to_feed: 'true' })
  })

  it('waits as long as Instagram works', async () => {
    const post = publication([hosted(picture(1))])
    const begun = await instagram.prepare(post, bench.account, null, bench.tools)
    if (begun.next !== 'prepare') throw new Error(begun.next)
    bench.answering('GET graph.instagram.com/v25.0/\\d+$', 200, { status_code: 'IN_PROGRESS' })
    expect(await instagram.prepare(post, bench.account, begun.state, bench.tools)).toEqual(begun)
    expect(await instagram.prepare(post, bench.account, begun.state, bench.tools)).toMatchObject({ next: 'publish' })
  })
})

describe('what Instagram does not take', () => {
  it.each([
    [400, no(190), 'reauth'],
    [400, no(10), 'reauth'],
    [400, no(9, 2207042), 'blocked'],
    [400, no(4, 2207051), 'blocked'],
    [400, no(25, 2207050), 'blocked'],
    [400, no(9007, 2207027), 'retry'],
    [400, no(4), 'retry'],
    [400, no(80_002), 'retry'],
    [400, no(100, 33), 'retry'],
    [400, no(36003, 2207009), 'rejected'],
    [400, no(352, 2207026), 'rejected'],
    [400, no(1, 2207057), 'rejected'],
    [400, no(2), 'unknown'],
    [400, { error: { code: 100, is_transient: true } }, 'unknown'],
    [500, null, 'unknown'],
  ])('%i %j is %s', async (status, json, outcome) => {
    const post = publication([hosted(picture(1))])
    const state = await readyState(bench, post)
    bench.answering(PUBLISH, status, json)
    expect(await refusal(instagram.publish(post, bench.account, state, bench.tools))).toMatchObject({ outcome })
  })

  it('is more than its day has room for', async () => {
    const full = { data: [{ quota_usage: 50, config: { quota_total: 50 } }] }
    bench.answering('content_publishing_limit', 200, full)
    const post = publication([hosted(picture(1))])
    expect(await refusal(instagram.prepare(post, bench.account, null, bench.tools))).toMatchObject({
      outcome: 'blocked',
    })
  })

  it('is tried three times, each with containers of its own, when nothing can be fetched', async () => {
    const post = publication([{ ...picture(1), url: 'http://127.0.0.1:9/gone.jpg' }])
    const before = bench.social.asked.filter(one => one.endsWith('/media')).length
    expect(await refusal(readyState(bench, post))).toMatchObject({
      outcome: 'rejected',
      platform_code: 'container_failed',
    })
    expect(bench.social.asked.filter(one => one.endsWith('/media')).length - before).toBe(3)
  })
})

describe('after a lost answer', () => {
  it('the container says that it is published, and the post is found', async () => {
    const post = publication([hosted(picture(1))])
    const state = await readyState(bench, post)
    bench.social.misbehave({ at: PUBLISH, kind: 'lose' })
    await expect(instagram.publish(post, bench.account, state, bench.tools)).rejects.toThrow('unreachable')
    const [made] = bench.social.posts()
    expect(await instagram.check(post, bench.account, state, bench.tools)).toEqual({
      next: 'done',
      external_post_id: made?.id,
      url: made?.url,
    })
  })

  it('the container says that it is not', async () => {
    const post = publication([hosted(picture(1))])
    const state = await readyState(bench, post)
    bench.social.misbehave({ at: PUBLISH, kind: 'refuse' })
    await expect(instagram.publish(post, bench.account, state, bench.tools)).rejects.toThrow('unreachable')
    expect(await instagram.check(post, bench.account, state, bench.tools)).toEqual({ next: 'absent' })
  })
})

it.each([[{ id: '1/../../evil' }], [{}], [null]])('an answer %j is no post', async json => {
  const post = publication([hosted(picture(1))])
  const state = await readyState(bench, post)
  bench.answering(PUBLISH, 200, json)
  await expect(instagram.publish(post, bench.account, state, bench.tools)).rejects.toThrow()
})

it('a link to somewhere else is none: the profile is shown', async () => {
  const post = publication([hosted(picture(1))])
  const state = { ...(await readyState(bench, post)), media_id: '17', looks: 2 }
  bench.answering('v25.0/17$', 200, { id: '17', permalink: 'https://evil.example/p/17' })
  expect(await instagram.check(post, bench.account, state, bench.tools)).toEqual({
    ...{ next: 'done', external_post_id: '17', url: 'https://www.instagram.com/standin.instagram/' },
  })
})

it('what Instagram counts is told, and nothing where it counts nothing', async () => {
  bench.answering('v25.0/18/insights', 400, no(10))
  expect(await instagram.metrics?.(['18', '17'], bench.account, bench.tools)).toEqual({
    '17': { impressions: 500, engagements: 26, clicks: null },
  })
})
