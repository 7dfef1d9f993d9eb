import { describe, expect, it } from 'vitest'
import { facetsOf } from '#lib/publish/platform/bluesky/facets.ts'
import { bluesky } from '#lib/publish/platform/bluesky/publish.ts'
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

const bench = onBench(bluesky)

const CREATE = 'createRecord$'
const no = (error: string, message = 'no') => ({ error, message })

describe('a post on Bluesky', () => {
  it('carries pictures with their alt texts, its links and its tags', async () => {
    const post = publication([picture(1), picture(2)], 'Zwölf Brote 🥖 on alder.example.com/menu #bread')
    const done = await carry(bench, post)
    const [made] = bench.social.posts()
    expect(done).toMatchObject({ external_post_id: made?.id, url: made?.url, steps: ['prepare', 'publish'] })
    expect(made?.media.map(id => bench.social.state.media.get(id)?.alt)).toEqual(['Picture 1', 'Picture 2'])
    const stored = bench.social.state.media.get(made?.media[0] ?? '')
    expect(Buffer.concat(stored?.parts ?? []).equals(bytesFor(picture(1)))).toBe(true)
    expect(made?.sent).toMatchObject({
      facets: [{ features: [{ uri: 'https://alder.example.com/menu' }] }, { features: [{ tag: 'bread' }] }],
    })
  })

  it('carries a video by the service that works on it, and waits for it', async () => {
    const piece = film()
    const done = await carry(bench, publication([piece]))
    expect(done.steps).toEqual(['prepare', 'prepare', 'publish'])
    const [made] = bench.social.posts()
    const stored = bench.social.state.media.get(made?.media[0] ?? '')
    expect(Buffer.concat(stored?.parts ?? []).equals(bytesFor(piece))).toBe(true)
    expect(made?.sent).toMatchObject({ embed: { $type: 'app.bsky.embed.video', alt: 'Picture 9' } })
  })

  it('is not sent with words that are too long by one', async () => {
    const post = publication([picture(1)], 'ä'.repeat(301))
    expect(await refusal(bluesky.prepare(post, bench.account, null, bench.tools))).toMatchObject({
      ...{ outcome: 'rejected', message: /counts 301; takes 300/ },
    })
  })
})

describe('facets', () => {
  it.each([
    ['see alder.example.com.', ['https://alder.example.com']],
    ['https://a.de/x?y=1 and #two #3', ['https://a.de/x?y=1', 'two']],
    ['mail us@alder.example.com or e.g. this', []],
    ['a.de/#menu', ['https://a.de/#menu']],
    ['🥖🥖 #brot', ['brot']],
  ])('of %j are %j', (text, wanted) => {
    const facets = facetsOf(text)
    expect(facets.map(({ features: [one] }) => one && ('uri' in one ? one.uri : one.tag))).toEqual(wanted)
    for (const { index, features } of facets) {
      const shown = Buffer.from(text).subarray(index.byteStart, index.byteEnd).toString()
      const [one] = features
      expect(one && 'tag' in one ? `#${one.tag}` : shown).toBe(shown)
    }
  })
})

describe('after a lost answer', () => {
  it('the post is found under the name that we gave it', async () => {
    const post = publication([picture(1)])
    const state = await readyState(bench, post)
    bench.social.misbehave({ at: CREATE, kind: 'lose' })
    await expect(bluesky.publish(post, bench.account, state, bench.tools)).rejects.toThrow('unreachable')
    const [made] = bench.social.posts()
    expect(await bluesky.check(post, bench.account, state, bench.tools)).toMatchObject({
      ...{ next: 'done', external_post_id: made?.id, url: made?.url },
    })
  })

  it('there is none under that name where it never came, and two are never made', async () => {
    const post = publication([picture(1)])
    const state = await readyState(bench, post)
    bench.social.misbehave({ at: CREATE, kind: 'refuse' })
    await expect(bluesky.publish(post, bench.account, state, bench.tools)).rejects.toThrow('unreachable')
    expect(await bluesky.check(post, bench.account, state, bench.tools)).toEqual({ next: 'absent' })
    const before = bench.social.posts().length
    await bluesky.publish(post, bench.account, state, bench.tools)
    expect(await bluesky.publish(post, bench.account, state, bench.tools)).toMatchObject({ next: 'check' })
    expect(bench.social.posts().length - before).toBe(1)
  })
})

describe('what Bluesky does not take', () => {
  it.each([
    [400, no('ExpiredToken'), 'reauth'],
    [401, no('AuthMissing'), 'reauth'],
    [400, no('AccountTakedown'), 'blocked'],
    [400, no('InvalidRequest', 'Record/text'), 'rejected'],
    [429, no('RateLimitExceeded'), 'retry'],
    [502, no('UpstreamFailure'), 'unknown'],
    [500, null, 'unknown'],
    [408, null, 'unknown'],
  ])('%i %j is %s', async (status, json, outcome) => {
    const post = publication([picture(1)])
    const state = await readyState(bench, post)
    bench.answering(CREATE, status, json)
    expect(await refusal(bluesky.publish(post, bench.account, state, bench.tools))).toMatchObject({ outcome })
  })

  it('a rate limit says when to come again', async () => {
    const post = publication([picture(1)])
    const state = await readyState(bench, post)
    bench.answering(CREATE, 429, no('RateLimitExceeded'), {
      'ratelimit-reset': String(Math.ceil(Date.now() / 1000) + 90),
    })
    const error = await refusal(bluesky.publish(post, bench.account, state, bench.tools))
    expect(error?.retry_after).toBeGreaterThan(80)
  })

  it('a question that is refused says nothing of the post', async () => {
    const post = publication([picture(1)])
    const state = await readyState(bench, post)
    bench.answering('getRecord$', 400, no('InvalidRequest'))
    await expect(bluesky.check(post, bench.account, state, bench.tools)).rejects.toThrow()
  })
})

it('numbers are those of its own posts', async () => {
  const done = await carry(bench, publication([picture(1)]))
  const id = done.next === 'done' ? (done.external_post_id ?? '') : ''
  expect(await bluesky.metrics?.([id], bench.account, bench.tools)).toEqual({
    [id]: { impressions: null, engagements: 11, clicks: null },
  })
})
