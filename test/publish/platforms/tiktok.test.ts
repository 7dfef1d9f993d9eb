import { beforeAll, describe, expect, it } from 'vitest'
import { tiktok } from '#lib/publish/platform/tiktok/publish.ts'
import type { Account, Part, Piece } from '#lib/publish/publisher.ts'
import {
  bytesFor,
  carry,
  connected,
  film,
  onBench,
  onFiles,
  picture,
  publication,
  readyState,
  refusal,
} from '#test/publish/support/platforms.ts'

const bench = onBench(tiktok)
const hosted = onFiles()
let open: Account
beforeAll(() => {
  open = connected(bench.social, 'tiktok', { privacy: 'PUBLIC_TO_EVERYONE', comments: true })
})

const photo = (number: number) => hosted(picture(number, { width: 1080, height: 1920 }))
const INIT = 'publish/video/init'
const SEND = 'PUT open-upload'
const STATUS = 'status/fetch'
const answering = (at: string, status: number, code: string) =>
  bench.answering(at, status, { data: {}, error: { code, message: code } })
const says = (data: object) => bench.answering(STATUS, 200, { data, error: { code: 'ok' } })

describe('a post on TikTok', () => {
  it('is a draft as long as its owner has chosen nothing', async () => {
    const post = publication([film()])
    const done = await carry(bench, post)
    expect(done).toMatchObject({
      ...{ url: 'https://www.tiktok.com/@standin.tiktok', drafted: true },
      steps: ['prepare', 'publish', 'check'],
    })
    const [made] = bench.social.posts()
    expect(made?.sent).toEqual({
      post_info: { title: post.caption },
      source_info: { source: 'FILE_UPLOAD', video_size: 250_000, chunk_size: 250_000, total_chunk_count: 1 },
    })
    expect(bench.social.asked).toContain('POST open.tiktokapis.com/v2/post/publish/inbox/video/init/')
  })

  it('is public by its owner’s choice, with everything else off that was not chosen', async () => {
    const post = publication([film()])
    const done = await carry(bench, post, open)
    const [made] = bench.social.posts()
    expect(done).toMatchObject({
      external_post_id: made?.id,
      url: `https://www.tiktok.com/@standin.tiktok/video/${made?.id}`,
    })
    expect(made?.id).toMatch(/^\d{19}$/)
    expect(made?.sent).toMatchObject({
      post_info: {
        ...{ title: post.caption, privacy_level: 'PUBLIC_TO_EVERYONE', disable_comment: false, disable_duet: true },
        ...{ disable_stitch: true, brand_organic_toggle: false, brand_content_toggle: false, is_aigc: false },
      },
    })
    const stored = bench.social.state.media.get(made?.media[0] ?? '')
    expect(Buffer.concat(stored?.parts ?? []).equals(bytesFor(film()))).toBe(true)
  })

  it('is photos, which TikTok fetches itself', async () => {
    const post = publication([photo(1), photo(2)], `${'Long first line '.repeat(8)}\nand more`)
    const done = await carry(bench, post, open)
    const [made] = bench.social.posts()
    expect(done.next === 'done' && done.url).toBe(`https://www.tiktok.com/@standin.tiktok/photo/${made?.id}`)
    expect(made?.sent).toMatchObject({
      media_type: 'PHOTO',
      post_mode: 'DIRECT_POST',
      post_info: { title: post.caption.slice(0, 90), description: post.caption, privacy_level: 'PUBLIC_TO_EVERYONE' },
      source_info: { photo_images: [photo(1).url, photo(2).url], photo_cover_index: 0 },
    })
  })

  it('is photos as a draft', async () => {
    await carry(bench, publication([photo(1)]))
    expect(bench.social.posts()[0]?.sent).toMatchObject({ post_mode: 'MEDIA_UPLOAD' })
  })

  it('says that a model has made a picture of it, where one has, or its owner says so', async () => {
    await carry(bench, { ...publication([film()]), generated: true }, open)
    expect(bench.social.posts()[0]?.sent).toMatchObject({ post_info: { is_aigc: true } })
    const silent = connected(bench.social, 'tiktok', { privacy: 'SELF_ONLY', made_with_ai: false, own_business: true })
    await carry(bench, { ...publication([film()]), generated: true }, silent)
    expect(bench.social.posts()[0]?.sent).toMatchObject({ post_info: { is_aigc: false, brand_organic_toggle: true } })
  })

  it.each([
    [3_145_728, 1],
    [64_000_000, 1],
    [64_000_001, 6],
    [150_000_000, 14],
  ])('goes up in parts from 64 MB on: %i bytes in %i', async (bytes, parts) => {
    const post = publication([film({ bytes })])
    const state = await readyState(bench, post, open)
    const read: number[] = []
    const tools = {
      ...bench.tools,
      flow: async (piece: Piece, part?: Part) => {
        read.push((part?.to ?? bytes) - (part?.from ?? 0))
        return bench.tools.flow(piece, { from: 0, to: 8 })
      },
    }
    bench.social.misbehave({ at: SEND, kind: 'answer', status: 206, times: parts })
    await tiktok.publish(post, open, state, tools)
    expect(read).toHaveLength(parts)
    expect(read.reduce((sum, one) => sum + one, 0)).toBe(bytes)
    expect(Math.max(...read)).toBeLessThanOrEqual(64_000_000)
  })

  it('waits as long as TikTok works', async () => {
    const post = publication([film()])
    const state = await readyState(bench, post, open)
    await tiktok.publish(post, open, state, bench.tools)
    says({ status: 'PROCESSING_DOWNLOAD' })
    expect(await tiktok.check(post, open, state, bench.tools)).toMatchObject({ next: 'check' })
    expect(await tiktok.check(post, open, state, bench.tools)).toMatchObject({ next: 'done' })
  })
})

describe('what TikTok does not take', () => {
  it('is a choice that it does not offer', async () => {
    const account = connected(bench.social, 'tiktok', { privacy: 'FOLLOWER_OF_CREATOR' })
    expect(await refusal(tiktok.prepare(publication([film()]), account, null, bench.tools))).toMatchObject({
      outcome: 'rejected',
      platform_code: 'privacy_level_option_mismatch',
      message: /offers this creator PUBLIC_TO_EVERYONE/,
    })
  })

  it('is a video longer than this creator may post', async () => {
    const post = publication([film({ duration_ms: 301_000 })])
    expect(await refusal(tiktok.prepare(post, open, null, bench.tools))).toMatchObject({ platform_code: 'duration' })
  })

  it.each([
    [401, 'access_token_invalid', 'reauth'],
    [401, 'scope_not_authorized', 'reauth'],
    [429, 'rate_limit_exceeded', 'retry'],
    [500, 'internal_error', 'retry'],
    [403, 'spam_risk_too_many_posts', 'blocked'],
    [403, 'unaudited_client_can_only_post_to_private_accounts', 'blocked'],
    [403, 'reached_active_user_cap', 'blocked'],
    [400, 'invalid_param', 'rejected'],
    [200, 'url_ownership_unverified', 'rejected'],
  ])('%i %s is %s', async (status, code, outcome) => {
    answering(INIT, status, code)
    expect(await refusal(tiktok.prepare(publication([film()]), open, null, bench.tools))).toMatchObject({
      outcome,
      platform_code: code,
    })
  })

  it.each([
    ['spam_risk', 'rejected'],
    ['frame_rate_check_failed', 'rejected'],
    ['auth_removed', 'rejected'],
  ])('%s, found out afterwards, is %s', async (fail_reason, outcome) => {
    const post = publication([film()])
    const state = await readyState(bench, post, open)
    says({ status: 'FAILED', fail_reason })
    expect(await tiktok.check(post, open, state, bench.tools)).toMatchObject({ next: 'failed', error: { outcome } })
  })

  it('is begun anew where TikTok itself stumbled, twice at most', async () => {
    const post = publication([film()])
    let state = await readyState(bench, post, open)
    for (const tries of [1, 2]) {
      says({ status: 'FAILED', fail_reason: 'internal' })
      const found = await tiktok.check(post, open, state, bench.tools)
      expect(found).toEqual({ next: 'prepare', state: { tries }, wait_seconds: 0 })
      const begun = await tiktok.prepare(post, open, { tries }, bench.tools)
      if (begun.next !== 'publish') throw new Error(begun.next)
      expect(begun.state.publish_id).not.toBe(state.publish_id)
      state = begun.state
    }
    says({ status: 'FAILED', fail_reason: 'internal' })
    expect(await tiktok.check(post, open, state, bench.tools)).toMatchObject({
      next: 'failed',
      error: { platform_code: 'internal' },
    })
  })
})

describe('after a lost answer', () => {
  it('the upload of a video says that it is published', async () => {
    const post = publication([film()])
    const state = await readyState(bench, post, open)
    bench.social.misbehave({ at: SEND, kind: 'lose' })
    await expect(tiktok.publish(post, open, state, bench.tools)).rejects.toThrow('unreachable')
    expect(await tiktok.check(post, open, state, bench.tools)).toMatchObject({
      next: 'done',
      external_post_id: bench.social.posts()[0]?.id,
    })
  })

  it('the upload of a video says that it never came, twice, and begins anew', async () => {
    const post = publication([film()])
    const state = await readyState(bench, post, open)
    bench.social.misbehave({ at: SEND, kind: 'refuse' })
    await expect(tiktok.publish(post, open, state, bench.tools)).rejects.toThrow('unreachable')
    const found = await tiktok.check(post, open, state, bench.tools)
    expect(found).toMatchObject({ next: 'prepare', state: { stale: true } })
    if (found.next !== 'prepare') throw new Error(found.next)
    expect(await tiktok.check(post, open, found.state, bench.tools)).toEqual(found)
    const begun = await tiktok.prepare(post, open, found.state, bench.tools)
    if (begun.next !== 'publish') throw new Error(begun.next)
    expect(begun.state.publish_id).not.toBe(state.publish_id)
    expect(begun.state.stale).toBeUndefined()
  })

  it('nothing can be known of photos', async () => {
    const post = publication([photo(1)])
    const state = await readyState(bench, post, open)
    bench.social.misbehave({ at: 'content/init', kind: 'lose' })
    await expect(tiktok.publish(post, open, state, bench.tools)).rejects.toThrow('unreachable')
    expect(await tiktok.check(post, open, state, bench.tools)).toEqual({ next: 'undecidable' })
  })
})

describe('answers that are not to be trusted', () => {
  it.each([
    'https://evil.example/video/',
    'https://tiktokapis.com.evil.example/',
    'http://open-upload.tiktokapis.com/',
  ])('an upload address %s is given no bytes', async upload_url => {
    const json = { data: { publish_id: 'v_pub_1', upload_url }, error: { code: 'ok' } }
    bench.social.misbehave({ at: INIT, kind: 'answer', status: 200, json })
    expect(await refusal(tiktok.prepare(publication([film()]), open, null, bench.tools))).toMatchObject({
      platform_code: 'foreign_address',
    })
  })

  it.each([
    [{ status: 'PUBLISH_COMPLETE', publicaly_available_post_id: ['1"><b>'] }],
    [{ publicaly_available_post_id: [] }],
    [{}],
  ])('%j is no state of a post', async data => {
    const post = publication([film()])
    const state = await readyState(bench, post, open)
    says(data)
    await expect(tiktok.check(post, open, state, bench.tools)).rejects.toThrow()
  })
})

it('what TikTok counts is told, of drafts nothing', async () => {
  await carry(bench, publication([film()]), open)
  const id = bench.social.posts()[0]?.id ?? ''
  expect(await tiktok.metrics?.([id, 'v_pub_1'], open, bench.tools)).toEqual({
    [id]: { impressions: 300, engagements: 35, clicks: null },
  })
})
