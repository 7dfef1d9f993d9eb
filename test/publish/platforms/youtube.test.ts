import { describe, expect, it } from 'vitest'
import { textsOf, youtube } from '#lib/publish/platform/youtube/publish.ts'
import {
  bytesFor,
  carry,
  connected,
  film,
  onBench,
  picture,
  publication,
  readyState,
  refusal,
} from '#test/publish/support/platforms.ts'

const bench = onBench(youtube)

const START = 'POST www.googleapis.com/upload'
const SEND = 'PUT www.googleapis.com/upload'
const no = (reason: string) => ({ error: { code: 400, message: `<b>${reason}</b>`, errors: [{ reason }] } })

describe('a video on YouTube', () => {
  it('goes up in one piece, its first line as the title', async () => {
    const post = publication([film()], 'Sunday 10k harbour\n\nEvery pace is welcome.')
    const done = await carry(bench, post)
    const [made] = bench.social.posts()
    expect(done).toMatchObject({
      external_post_id: made?.id,
      url: `https://www.youtube.com/watch?v=${made?.id}`,
      steps: ['prepare', 'publish'],
    })
    expect(made?.sent).toEqual({
      snippet: { title: 'Sunday 10k harbour', description: 'Every pace is welcome.', categoryId: '22' },
      status: { privacyStatus: 'public', selfDeclaredMadeForKids: false, containsSyntheticMedia: false },
    })
    const stored = bench.social.state.media.get(made?.media[0] ?? '')
    expect(Buffer.concat(stored?.parts ?? []).equals(bytesFor(film()))).toBe(true)
  })

  it('is seen by whom its owner has chosen', async () => {
    const settings = { privacy: 'unlisted', made_with_ai: true, made_for_kids: true }
    await carry(bench, publication([film()]), connected(bench.social, 'youtube', settings))
    expect(bench.social.posts()[0]?.sent).toMatchObject({
      status: { privacyStatus: 'unlisted', selfDeclaredMadeForKids: true, containsSyntheticMedia: true },
    })
  })

  it('goes up in parts where it is large, and no part is held beside another', async () => {
    const piece = film({ bytes: 40_000_000 })
    const post = publication([piece])
    const done = await carry(bench, post)
    expect(done.steps).toEqual(['prepare', 'publish', 'publish'])
    const stored = bench.social.state.media.get(bench.social.posts()[0]?.media[0] ?? '')
    expect(stored?.parts.map(part => part.length)).toEqual([33_554_432, 6_445_568])
  })

  it('goes on where it stopped', async () => {
    const post = publication([film()])
    const state = await readyState(bench, post)
    const { url } = { url: String(state.session) }
    const half = bytesFor(film()).subarray(0, 100_000)
    const id = new URL(url).searchParams.get('upload_id') ?? ''
    bench.social.state.media.get(id)?.parts.push(Buffer.from(half))
    const found = await youtube.check(post, bench.account, state, bench.tools)
    expect(found).toMatchObject({ next: 'publish', state: { offset: 100_000 } })
    if (found.next !== 'publish') throw new Error(found.next)
    expect(await youtube.publish(post, bench.account, found.state, bench.tools)).toMatchObject({ next: 'done' })
    expect(Buffer.concat(bench.social.state.media.get(id)?.parts ?? []).equals(bytesFor(film()))).toBe(true)
  })
})

describe('what YouTube does not take', () => {
  it.each([
    [401, no('authError'), 'reauth'],
    [403, no('insufficientPermissions'), 'reauth'],
    [403, no('quotaExceeded'), 'blocked'],
    [400, no('uploadLimitExceeded'), 'blocked'],
    [403, no('rateLimitExceeded'), 'retry'],
    [401, no('youtubeSignupRequired'), 'rejected'],
    [400, no('invalidTitle'), 'rejected'],
    [500, null, 'retry'],
  ])('%i %j at the start is %s', async (status, json, outcome) => {
    bench.social.misbehave({ at: START, kind: 'answer', status, json })
    const told = await refusal(youtube.prepare(publication([film()]), bench.account, null, bench.tools))
    expect(told.outcome).toBe(outcome)
    expect(told.message).not.toContain('<b>')
  })

  it.each([500, 503, 404, 410, 429])('%i for the bytes can only be asked about', async status => {
    const post = publication([film()])
    const state = await readyState(bench, post)
    bench.social.misbehave({ at: SEND, kind: 'answer', status })
    expect(await refusal(youtube.publish(post, bench.account, state, bench.tools))).toMatchObject({
      outcome: 'unknown',
    })
  })

  it('is a picture', async () => {
    const post = publication([picture(1)])
    expect(await refusal(youtube.prepare(post, bench.account, null, bench.tools))).toMatchObject({
      outcome: 'rejected',
    })
  })
})

describe('after a lost answer', () => {
  it('the session says that the video is there', async () => {
    const post = publication([film()])
    const state = await readyState(bench, post)
    bench.social.misbehave({ at: SEND, kind: 'lose' })
    await expect(youtube.publish(post, bench.account, state, bench.tools)).rejects.toThrow('unreachable')
    expect(await youtube.check(post, bench.account, state, bench.tools)).toMatchObject({
      next: 'done',
      external_post_id: bench.social.posts()[0]?.id,
    })
  })

  it('the session says that nothing came', async () => {
    const post = publication([film()])
    const state = await readyState(bench, post)
    bench.social.misbehave({ at: SEND, kind: 'refuse' })
    await expect(youtube.publish(post, bench.account, state, bench.tools)).rejects.toThrow('unreachable')
    expect(await youtube.check(post, bench.account, state, bench.tools)).toEqual({ next: 'publish', state })
  })

  it('a session that is gone has made nothing', async () => {
    const post = publication([film()])
    const state = await readyState(bench, post)
    bench.social.misbehave({ at: SEND, kind: 'answer', status: 404, times: 2 })
    const found = await youtube.check(post, bench.account, state, bench.tools)
    expect(found).toEqual({ next: 'prepare', state: {}, wait_seconds: 0 })
    expect(await youtube.check(post, bench.account, {}, bench.tools)).toEqual(found)
    expect(await youtube.prepare(post, bench.account, {}, bench.tools)).toMatchObject({ next: 'publish' })
  })
})

describe('answers that are not to be trusted', () => {
  it.each(['https://evil.example/', 'https://googleapis.com.evil.example/', 'http://www.googleapis.com/a', 'no'])(
    'a session at %s is given no bytes',
    async location => {
      bench.social.misbehave({ at: START, kind: 'answer', status: 200, headers: { location } })
      const work = youtube.prepare(publication([film()]), bench.account, null, bench.tools)
      await expect(work).rejects.toThrow()
    },
  )

  it.each([{ id: '"><script>' }, {}, null])('%j is no video', async json => {
    const post = publication([film()])
    const state = await readyState(bench, post)
    bench.social.misbehave({ at: SEND, kind: 'answer', status: 200, json })
    await expect(youtube.publish(post, bench.account, state, bench.tools)).rejects.toThrow()
  })
})

describe('title and description', () => {
  it.each([
    ['One line', 'One line', ''],
    ['\n\nTitle\nand the rest\nof it', 'Title', 'and the rest\nof it'],
  ])('%j', (caption, title, description) => {
    expect(textsOf(caption)).toEqual({ title, description })
  })

  it.each([
    ['a < b', 'holds <'],
    [`Title\n${'é'.repeat(2_501)}`, 'has 5002 bytes'],
    [`${'a'.repeat(101)}\nmore`, 'its title, counts 101'],
  ])('%# is refused and not cut', async (caption, reason) => {
    const asked = youtube.prepare(publication([film()], caption), bench.account, null, bench.tools)
    expect(await refusal(asked)).toMatchObject({ outcome: 'rejected', message: expect.stringContaining(reason) })
  })

  it('may have as many bytes as YouTube takes', async () => {
    expect(await carry(bench, publication([film()], `Title\n${'é'.repeat(2_500)}`))).toMatchObject({ next: 'done' })
  })
})

it('what YouTube counts is told', async () => {
  await carry(bench, publication([film()]))
  const id = bench.social.posts()[0]?.id ?? ''
  expect(await youtube.metrics?.([id, 'gone-gone'], bench.account, bench.tools)).toEqual({
    [id]: { impressions: 77, engagements: 6, clicks: null },
  })
})
