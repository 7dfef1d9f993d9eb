import { describe, expect, it } from 'vitest'
import { littleText } from '#lib/publish/platform/linkedin/little-text.ts'
import { linkedin } from '#lib/publish/platform/linkedin/publish.ts'
import type { Piece } from '#lib/publish/publisher.ts'
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
import { pngOf } from '#test/publish/support/png.ts'

const bench = onBench(linkedin)

const CREATE = 'POST api.linkedin.com/rest/posts$'
const page = () => ({ ...bench.account, external_id: 'urn:li:organization:42' })

describe('a post on LinkedIn', () => {
  it('carries one picture with its alt text', async () => {
    const done = await carry(bench, publication([picture(1)]))
    const [made] = bench.social.posts()
    expect(done).toMatchObject({
      external_post_id: made?.id,
      url: `https://www.linkedin.com/feed/update/${made?.id}`,
      steps: ['prepare', 'prepare', 'publish'],
    })
    expect(made?.sent).toMatchObject({
      author: 'urn:li:person:standin',
      visibility: 'PUBLIC',
      lifecycleState: 'PUBLISHED',
      content: { media: { id: `urn:li:image:${made?.media[0]}`, altText: 'Picture 1' } },
    })
  })

  it('carries a carousel as a document of its pages', async () => {
    const pages = [1, 2, 3].map(number => pngOf(40, 30, number))
    const pieces = pages.map((bytes, at) => picture(at + 1, { bytes: bytes.length, width: 40, height: 30 }))
    const tools = { ...bench.tools, read: async (piece: Piece) => pages[pieces.indexOf(piece)] ?? new Uint8Array() }
    await carry({ ...bench, tools }, publication(pieces, 'Bread at six\nand more'))
    const [made] = bench.social.posts()
    const [id = ''] = made?.media ?? []
    expect(made?.sent).toMatchObject({ content: { media: { id: `urn:li:document:${id}`, title: 'Bread at six' } } })
    const stored = bench.social.state.media.get(id)
    expect(stored?.type).toBe('application/pdf')
    const text = Buffer.concat(stored?.parts ?? []).toString('latin1')
    expect([text.slice(0, 8), text.match(/\/Type \/Page /g)?.length, text.includes('/Count 3')]).toEqual([
      ...['%PDF-1.7', 3, true],
    ])
  })

  it('carries several pictures in their order, where they cannot be bound', async () => {
    await carry(bench, publication([picture(1), picture(2), picture(3)]))
    const [made] = bench.social.posts()
    expect(made?.sent).toMatchObject({ content: { multiImage: { images: [{}, {}, { altText: 'Picture 3' }] } } })
    const third = bench.social.state.media.get(made?.media[2] ?? '')
    expect(Buffer.concat(third?.parts ?? []).equals(bytesFor(picture(3)))).toBe(true)
  })

  it('carries a video in the parts that LinkedIn asks for', async () => {
    const piece = film({ bytes: 9_000_000 })
    const done = await carry(bench, publication([piece]))
    expect(done.steps).toEqual(['prepare', 'prepare', 'publish'])
    const stored = bench.social.state.media.get(bench.social.posts()[0]?.media[0] ?? '')
    expect(stored?.parts).toHaveLength(3)
    expect(Buffer.concat(stored?.parts ?? []).equals(bytesFor(piece))).toBe(true)
  })

  it('says everything that the caption says', async () => {
    const caption = 'Ten (10) places_left [now] at a*b @home ~ <3 | #Running & C# {fast} \\o/ #10k'
    await carry(bench, publication([picture(1)], caption))
    expect(bench.social.posts()[0]?.text).toBe(caption)
  })

  it('names the version of the interface with each call', async () => {
    const { http } = bench.tools
    await expect(
      linkedin.prepare(publication([picture(1)]), bench.account, null, { ...bench.tools, http }),
    ).resolves.toMatchObject({
      next: 'prepare',
    })
  })
})

describe('little text', () => {
  it.each([
    ['Plain words.', 'Plain words.'],
    ['#One and #two_b', '{hashtag|\\#|One} and {hashtag|\\#|two\\_b}'],
    ['a#b and page#anchor', 'a\\#b and page\\#anchor'],
    [
      '(a) [b] {c} <d> @e *f* _g_ ~h~ i|j \\k',
      '\\(a\\) \\[b\\] \\{c\\} \\<d\\> \\@e \\*f\\* \\_g\\_ \\~h\\~ i\\|j \\\\k',
    ],
    ['#Überblick', '{hashtag|\\#|Überblick}'],
  ])('%s', (text, written) => {
    expect(littleText(text)).toBe(written)
  })
})

describe('what LinkedIn does not take', () => {
  it.each([
    [401, { code: 'REVOKED_ACCESS_TOKEN', serviceErrorCode: 65601 }, 'reauth'],
    [403, { code: 'ACCESS_DENIED', message: 'Not enough permissions' }, 'reauth'],
    [403, { message: 'This resource is forbidden' }, 'retry'],
    [422, { code: 'DUPLICATE_POST', message: 'duplicate' }, 'rejected'],
    [426, { code: 'NONEXISTENT_VERSION', message: 'Requested version 20250101 is not active' }, 'blocked'],
    [429, { status: 429 }, 'retry'],
    [408, null, 'unknown'],
    [500, null, 'unknown'],
    [503, {}, 'unknown'],
  ])('%i %j is %s', async (status, json, outcome) => {
    const post = publication([picture(1)])
    const state = await readyState(bench, post)
    bench.social.misbehave({ at: CREATE, kind: 'answer', status, json })
    expect(await refusal(linkedin.publish(post, bench.account, state, bench.tools))).toMatchObject({ outcome })
  })

  it('is a duplicate, of a post that is named', async () => {
    const post = publication([picture(1)])
    await carry(bench, post)
    expect(await refusal(carry(bench, post))).toMatchObject({
      ...{ outcome: 'rejected', platform_code: 'DUPLICATE_POST' },
      message: `It repeats https://www.linkedin.com/feed/update/${bench.social.posts()[0]?.id}.`,
    })
  })

  it('is a duplicate of what we have sent before: that is the post', async () => {
    const post = { ...publication([picture(1)]), resent: true }
    await carry(bench, { ...post, resent: false }, page())
    expect(await carry(bench, post, page())).toMatchObject({ external_post_id: bench.social.posts()[0]?.id })
  })

  it('is a video of ten seconds in ten bytes', async () => {
    const post = publication([film({ bytes: 10 })])
    expect(await refusal(linkedin.prepare(post, bench.account, null, bench.tools))).toMatchObject({
      outcome: 'rejected',
      platform_code: 'does_not_fit',
    })
  })
})

describe('after a lost answer', () => {
  it('nothing can be known of what a member has posted', async () => {
    const post = publication([picture(1)])
    const state = await readyState(bench, post)
    bench.social.misbehave({ at: CREATE, kind: 'lose' })
    await expect(linkedin.publish(post, bench.account, state, bench.tools)).rejects.toThrow('unreachable')
    expect(await linkedin.check(post, bench.account, state, bench.tools)).toEqual({ next: 'undecidable' })
  })

  it('the post of a page is found', async () => {
    const post = publication([picture(1), picture(2)])
    const state = await readyState(bench, post, page())
    bench.social.misbehave({ at: CREATE, kind: 'lose' })
    await expect(linkedin.publish(post, page(), state, bench.tools)).rejects.toThrow('unreachable')
    expect(await linkedin.check(post, page(), state, bench.tools)).toMatchObject({
      next: 'done',
      external_post_id: bench.social.posts()[0]?.id,
    })
  })

  it('the post of a page is absent when nothing came of it', async () => {
    const post = publication([picture(1)])
    const state = await readyState(bench, post, page())
    bench.social.misbehave({ at: CREATE, kind: 'refuse' })
    await expect(linkedin.publish(post, page(), state, bench.tools)).rejects.toThrow('unreachable')
    expect(await linkedin.check(post, page(), state, bench.tools)).toEqual({ next: 'absent' })
  })
})

describe('answers that are not to be trusted', () => {
  it('are given neither bytes nor the token at an address of somebody else', async () => {
    for (const uploadUrl of [
      'https://evil.example/upload',
      'https://linkedin.com.evil.example/a',
      'http://www.linkedin.com/a',
    ]) {
      const json = { value: { uploadUrl, image: 'urn:li:image:C4' } }
      bench.social.misbehave({ at: 'rest/images', kind: 'answer', status: 200, json })
      expect(
        await refusal(linkedin.prepare(publication([picture(1)]), bench.account, null, bench.tools)),
      ).toMatchObject({
        outcome: 'retry',
        platform_code: 'foreign_address',
      })
    }
  })

  it.each(['', 'urn:li:share:1"><script>', 'urn:li:person:1'])('are no post with the id %j', async id => {
    const post = publication([picture(1)])
    const state = await readyState(bench, post)
    bench.social.misbehave({ at: CREATE, kind: 'answer', status: 201, headers: { 'x-restli-id': id } })
    await expect(linkedin.publish(post, bench.account, state, bench.tools)).rejects.toThrow()
  })
})

describe('what LinkedIn counts', () => {
  it('is told for pages', async () => {
    expect(await linkedin.metrics?.(['urn:li:share:1'], page(), bench.tools)).toEqual({
      'urn:li:share:1': { impressions: 900, engagements: 36, clicks: 12 },
    })
  })

  it('is not told for members', async () => {
    expect(await linkedin.metrics?.(['urn:li:share:1'], bench.account, bench.tools)).toEqual({})
  })
})
