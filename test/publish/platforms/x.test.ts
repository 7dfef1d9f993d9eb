import { describe, expect, it } from 'vitest'
import { x } from '#lib/publish/platform/x/publish.ts'
import {
  bytesFor,
  carry,
  film,
  onBench,
  picture,
  publication,
  readyState,
  refusal,
} from '#test/publish/support/platforms.ts'

const bench = onBench(x)

const CREATE = 'POST api.x.com/2/tweets$'
const answering = (status: number, json: unknown, headers: Record<string, string> = {}) =>
  bench.answering(CREATE, status, json, headers)

describe('a post on X', () => {
  it('carries one picture with its alt text', async () => {
    const post = publication([picture(1)])
    const done = await carry(bench, post)
    const [made] = bench.social.posts()
    expect(done).toMatchObject({
      next: 'done',
      external_post_id: made?.id,
      url: `https://x.com/standin_x/status/${made?.id}`,
      steps: ['prepare', 'publish'],
    })
    expect(made?.sent).toEqual({ text: post.caption, media: { media_ids: made?.media }, made_with_ai: false })
    const stored = bench.social.state.media.get(made?.media[0] ?? '')
    expect(stored).toMatchObject({ type: 'image/jpeg', alt: 'Picture 1' })
    expect(Buffer.concat(stored?.parts ?? []).equals(bytesFor(picture(1)))).toBe(true)
  })

  it('carries four pictures in their order', async () => {
    await carry(bench, publication([1, 2, 3, 4].map(number => picture(number))))
    const alts = bench.social.posts()[0]?.media.map(id => bench.social.state.media.get(id)?.alt)
    expect(alts).toEqual(['Picture 1', 'Picture 2', 'Picture 3', 'Picture 4'])
  })

  it('carries a video in segments, and waits until it is processed', async () => {
    const piece = film({ bytes: 4_200_000 })
    const done = await carry(bench, publication([piece]))
    expect(done.steps).toEqual(['prepare', 'prepare', 'publish'])
    const stored = bench.social.state.media.get(bench.social.posts()[0]?.media[0] ?? '')
    expect(stored?.parts).toHaveLength(2)
    expect(Buffer.concat(stored?.parts ?? []).equals(bytesFor(piece))).toBe(true)
  })

  it('claims to be made with AI where a picture of it is, unless its owner says otherwise', async () => {
    await carry(bench, { ...publication([picture(1)]), generated: true })
    expect(bench.social.posts()[0]?.sent).toMatchObject({ made_with_ai: true })
    const silent = { ...bench.account, settings: { made_with_ai: false } }
    await carry(bench, { ...publication([picture(1)]), generated: true }, silent)
    expect(bench.social.posts()[0]?.sent).toMatchObject({ made_with_ai: false })
  })
})

describe('what X does not take', () => {
  it('is refused before anything is uploaded when it does not fit', async () => {
    const before = bench.social.asked.length
    const post = publication([1, 2, 3, 4, 5].map(number => picture(number)))
    expect(await refusal(x.prepare(post, bench.account, null, bench.tools))).toMatchObject({
      outcome: 'rejected',
      message: 'x does not take this: has 5 pictures; takes 4.',
    })
    expect(bench.social.asked).toHaveLength(before)
  })

  it.each([
    [401, { title: 'Unauthorized' }, 'reauth'],
    [403, { title: 'Forbidden', detail: 'You are not permitted to perform this action.' }, 'rejected'],
    [403, { title: 'Client Forbidden', type: 'https://api.x.com/2/problems/client-forbidden' }, 'blocked'],
    [403, { title: 'Usage', type: 'https://api.x.com/2/problems/usage-capped' }, 'blocked'],
    [403, { detail: 'Your account is suspended.' }, 'blocked'],
    [400, { errors: [{ message: 'Your post is longer than allowed.' }] }, 'rejected'],
    [408, null, 'unknown'],
    [500, null, 'unknown'],
    [503, { title: 'Service Unavailable' }, 'unknown'],
  ])('%i %j is %s', async (status, body, outcome) => {
    const post = publication([picture(1)])
    const state = await readyState(bench, post)
    answering(status, body)
    expect(await refusal(x.publish(post, bench.account, state, bench.tools))).toMatchObject({ outcome })
  })

  it('is tried again when X says so', async () => {
    const post = publication([picture(1)])
    const state = await readyState(bench, post)
    answering(429, { title: 'Too Many Requests' }, { 'x-rate-limit-reset': String(Date.now() / 1000 + 300) })
    const told = await refusal(x.publish(post, bench.account, state, bench.tools))
    expect(told.outcome).toBe('retry')
    expect(told.retry_after).toBeGreaterThan(290)
    answering(429, {}, { 'retry-after': '17' })
    expect(await refusal(x.publish(post, bench.account, state, bench.tools))).toMatchObject({ retry_after: 17 })
  })

  it('is tried again after an upload that broke', async () => {
    bench.social.misbehave({ at: 'media/upload', kind: 'answer', status: 503 })
    const post = publication([picture(1)])
    expect(await refusal(x.prepare(post, bench.account, null, bench.tools))).toMatchObject({ outcome: 'retry' })
    bench.social.misbehave({ at: 'media/upload', kind: 'refuse' })
    await expect(x.prepare(post, bench.account, null, bench.tools)).rejects.toThrow('unusable: unreachable')
    expect(await carry(bench, post)).toMatchObject({ next: 'done' })
  })

  it('is a duplicate', async () => {
    const post = publication([picture(1)])
    await carry(bench, post)
    expect(await refusal(carry(bench, post))).toMatchObject({ outcome: 'rejected', message: /duplicate/ })
  })
})

describe('after a lost answer', () => {
  it('the post is found by its picture, and not made again', async () => {
    const post = publication([picture(1)], 'Tea & <cake> at https://example.com/a')
    const state = await readyState(bench, post)
    bench.social.misbehave({ at: CREATE, kind: 'lose' })
    await expect(x.publish(post, bench.account, state, bench.tools)).rejects.toThrow('unreachable')
    const found = await x.check(post, bench.account, state, bench.tools)
    expect(found).toMatchObject({ next: 'done', external_post_id: bench.social.posts()[0]?.id })
  })

  it('the post is found by its text, where the picture goes by another name', async () => {
    const post = publication([picture(1)], 'Tea & <cake> at https://example.com/b')
    await carry(bench, post)
    const found = await x.check(post, bench.account, { media_ids: ['5'], processing: false }, bench.tools)
    expect(found).toMatchObject({ next: 'done', external_post_id: bench.social.posts()[0]?.id })
  })

  it('the post is absent when nothing came of it, and older ones do not count', async () => {
    await carry(bench, publication([picture(1)], 'The same words'))
    const [old] = bench.social.posts()
    if (old) old.at = '2026-01-01T00:00:00.000Z'
    const post = publication([picture(1)], 'The same words')
    const state = await readyState(bench, post)
    bench.social.misbehave({ at: CREATE, kind: 'refuse' })
    await expect(x.publish(post, bench.account, state, bench.tools)).rejects.toThrow('unreachable')
    expect(await x.check(post, bench.account, state, bench.tools)).toEqual({ next: 'absent' })
  })
})

describe('answers that are not to be trusted', () => {
  it.each([[{ data: { id: '../../evil' } }], [{ data: { id: 12 } }], [{}], [null], [[]]])(
    '201 %j is no post, and can only be asked about',
    async json => {
      const post = publication([picture(1)])
      const state = await readyState(bench, post)
      answering(201, json)
      await expect(x.publish(post, bench.account, state, bench.tools)).rejects.toThrow()
    },
  )

  it('a video that failed is refused', async () => {
    const failed = { data: { id: '7', processing_info: { state: 'failed' } } }
    bench.social.misbehave({ at: 'finalize', kind: 'answer', status: 200, json: failed })
    expect(await refusal(x.prepare(publication([film()]), bench.account, null, bench.tools))).toMatchObject({
      outcome: 'rejected',
      platform_code: 'media_processing_failed',
    })
  })
})

it('what X counts is told by post, and no more is read than was asked for', async () => {
  await carry(bench, publication([picture(1)]))
  const id = bench.social.posts()[0]?.id ?? ''
  await carry(bench, publication([picture(1)]))
  bench.social.state.billed.x = 0
  expect(await x.metrics?.([id], bench.account, bench.tools)).toEqual({
    [id]: { impressions: 1200, engagements: 13, clicks: null },
  })
  expect(bench.social.state.billed.x).toBe(1)
})
