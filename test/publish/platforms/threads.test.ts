import { describe, expect, it } from 'vitest'
import { threads } from '#lib/publish/platform/threads/publish.ts'
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

const bench = onBench(threads)
const hosted = onFiles()

const PUBLISH = 'threads_publish$'

describe('a post on Threads', () => {
  it('is one picture by its address', async () => {
    const piece = hosted(picture(1))
    const done = await carry(bench, publication([piece]))
    const [made] = bench.social.posts()
    expect(done).toMatchObject({ external_post_id: made?.id, url: made?.url })
    expect(made?.sent).toEqual({ media_type: 'IMAGE', image_url: piece.url, text: made?.text, alt_text: 'Picture 1' })
  })

  it('is a carousel of several, put together once all are there', async () => {
    const post = publication([1, 2, 3].map(number => hosted(picture(number))))
    const done = await carry(bench, post)
    expect(done.steps).toEqual(['prepare', 'prepare', 'prepare', 'publish', 'check'])
    expect(bench.social.posts()[0]).toMatchObject({ text: post.caption, sent: { media_type: 'CAROUSEL' } })
  })

  it('is a video', async () => {
    await carry(bench, publication([hosted(film())]))
    expect(bench.social.posts()[0]?.sent).toMatchObject({ media_type: 'VIDEO' })
  })

  it('counts an emoji by its bytes, and is not sent with words too long by one', async () => {
    const post = publication([hosted(picture(1))], `🥖${'a'.repeat(497)}`)
    expect(await refusal(threads.prepare(post, bench.account, null, bench.tools))).toMatchObject({
      ...{ outcome: 'rejected', message: /counts 501; takes 500/ },
    })
  })
})

it.each(['lose', 'refuse'] as const)('after an answer that was lost (%s) the container knows', async kind => {
  const post = publication([hosted(picture(1))])
  const state = await readyState(bench, post)
  bench.social.misbehave({ at: PUBLISH, kind })
  await expect(threads.publish(post, bench.account, state, bench.tools)).rejects.toThrow('unreachable')
  const [made] = bench.social.posts()
  const found = await threads.check(post, bench.account, state, bench.tools)
  expect(found).toMatchObject(kind === 'lose' ? { next: 'done', external_post_id: made?.id } : { next: 'absent' })
})

it.each([
  [400, 190, 'reauth'],
  [400, 10, 'reauth'],
  [400, 4, 'retry'],
  [400, 100, 'rejected'],
  [500, 2, 'unknown'],
])('%i with code %i is %s', async (status, code, outcome) => {
  const post = publication([hosted(picture(1))])
  const state = await readyState(bench, post)
  bench.answering(PUBLISH, status, { error: { message: 'no', code } })
  expect(await refusal(threads.publish(post, bench.account, state, bench.tools))).toMatchObject({ outcome })
})

it('numbers are those of its own posts', async () => {
  const done = await carry(bench, publication([hosted(picture(1))]))
  const id = done.next === 'done' ? (done.external_post_id ?? '') : ''
  expect(await threads.metrics?.([id], bench.account, bench.tools)).toEqual({
    [id]: { impressions: 300, engagements: 15, clicks: null },
  })
})
