// Bad input of every kind, from outside: what is refused, with which word, and that nothing came of it.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Platform } from '#lib/channels.ts'
import { HOUR_MS } from '#lib/instant.ts'
import { disconnect } from '#lib/publish/connect/manage.ts'
import { pausePosting, resumePosting } from '#lib/publish/control/pause.ts'
import { pauseEverywhere, resumeEverywhere } from '#lib/publish/control/pause-all.ts'
import type { Post } from '#lib/publish/post/post.ts'
import { platforms } from '#lib/runs/platforms.ts'
import { type Standing, standingWorld } from '#test/publish/support/standing.ts'
import { approvedFilm, approvedRun, isFilm, later, postTo, readPost } from '#test/support/posts.ts'
import { by, createWorld } from '#test/support/world.ts'

let one: Standing
let run_id: string
beforeEach(async () => {
  one = await standingWorld()
  run_id = (await approvedRun(one.world, one.live)).id
})
afterEach(() => one.social.close())

type Answer = Post & { code: string; message: string; detail: { loc: string[]; msg: string }[] }
const schedule = async (more: object = {}) =>
  (await postTo(one.live, run_id, { scheduled_at: one.world.inTime(HOUR_MS), ...more })).body

describe('ids of another workspace', () => {
  it('404 a post, a campaign and a run; 400 an account; and nothing of theirs has changed', async () => {
    const mine = await one.connect('linkedin')
    const post = await schedule()
    const items = [{ brief: 'Tea at six', channel: 'linkedin', scheduled_at: one.world.inTime(2 * HOUR_MS) }]
    const campaign = (await one.live.post<{ id: string }>('campaigns', { name: 'Tea', items })).body
    const other = await createWorld()
    const them = await other.key()
    const asked = [
      await them.get<Answer>(`posts/${post.id}`),
      await them.patch<Answer>(`posts/${post.id}`, { caption: 'Theirs' }),
      await them.send<Answer>('DELETE', `posts/${post.id}`, null, {}),
      await them.post<Answer>(`posts/${post.id}/resolve`, { outcome: 'posted' }),
      await them.get<Answer>(`campaigns/${campaign.id}`),
      await them.send<Answer>('DELETE', `campaigns/${campaign.id}`, null, {}),
      await postTo(them, run_id),
      await them.post<Answer>(`runs/${run_id}/approval-link`, {}),
    ]
    expect(asked.map(({ status, body }) => [status, body.code])).toEqual([
      ...Array.from({ length: 4 }, () => [404, 'post_not_found']),
      ...Array.from({ length: 2 }, () => [404, 'campaign_not_found']),
      ...[
        [404, 'run_not_found'],
        [404, 'run_not_found'],
      ],
    ])
    const theirs = await approvedRun(other, them)
    const wrong = await postTo(them, theirs.id, { connected_account_id: mine })
    expect([wrong.status, wrong.body.code]).toEqual([400, 'channel_not_connected'])
    expect((wrong.body as unknown as Answer).message).toBe(
      `No account ${mine} of linkedin is connected. Choose one that GET /accounts lists, or connect one; then post again.`,
    )
    expect(await readPost(one.live, post.id)).toMatchObject({ status: 'scheduled', caption: post.caption })
    expect((await one.live.get<{ status: string }>(`campaigns/${campaign.id}`)).body.status).not.toBe('canceled')
  })
})

const letters = (letter: string) => (count: number) => letter.repeat(count)
/** Words of a size, the largest that is taken, and what it is called where they are one more. */
const longest: [platform: Platform, what: string, words: (count: number) => string, most: number][] = [
  ['x', 'letters', letters('a'), 280],
  ['x', 'faces, which count two', count => letters('😀')(Math.floor(count / 2)) + letters('a')(count % 2), 280],
  ['linkedin', 'letters', letters('a'), 3_000],
  ['instagram', 'letters', letters('a'), 2_200],
  ['youtube', 'letters of a title', letters('a'), 100],
  ['youtube', 'bytes below the title', count => `Six\n${letters('b')(count)}`, 5_000],
  ['tiktok', 'letters', letters('a'), 2_200],
  ['bluesky', 'loaves, which count one', letters('🥖'), 300],
  ['threads', 'letters', letters('a'), 500],
  ['threads', 'loaves, which count four', count => letters('🥖')(Math.floor(count / 4)) + letters('a')(count % 4), 500],
]

describe('words that are too long by one', () => {
  it('are tried of every platform that takes fewer than a request may have', () => {
    const own = Platform.exclude(['facebook']).options
    expect([...new Set(longest.map(([platform]) => platform))].sort()).toEqual(own.toSorted())
  })

  it.each(longest)(
    '%s, %s: 422 at the door, at once and later, and one fewer is taken',
    async (platform, what, words, most) => {
      await one.connect(platform)
      const { id: run } = isFilm(platform)
        ? await approvedFilm(one.world, one.live, 'Doors at six')
        : await approvedRun(one.world, one.live, { channel: platform === 'instagram' ? platform : 'linkedin' })
      const said = (answer: { status: number; body: unknown }) => [answer.status, (answer.body as Answer).detail]
      // No second text mends a title.
      const way = what === 'letters of a title' ? undefined : platforms[platform].overflow?.way
      const refused = (how: string) => [
        422,
        [
          {
            loc: ['body', 'caption'],
            msg: expect.stringMatching(new RegExp(`^${platform}: .*takes ${most}.*\\. Change it${how}\\.$`)),
          },
        ],
      ]
      const told = refused(way ? `, or have all of it posted with overflow: ${way}` : '')
      const scheduled_at = one.world.inTime(HOUR_MS)
      const asked = (count: number) => postTo(one.live, run, { platform, scheduled_at, caption: words(count) })
      expect(said(await asked(most + 1))).toMatchObject(told)
      expect(said(await postTo(one.live, run, { platform, caption: words(most + 1) }))).toMatchObject(told)
      const { id, status } = (await asked(most)).body
      expect(status).toBe('scheduled')
      expect(said(await one.live.patch<Answer>(`posts/${id}`, { caption: words(most + 1) }))).toMatchObject(refused(''))
      expect(await readPost(one.live, id)).toMatchObject({ caption: words(most) })
    },
  )
})

describe('times', () => {
  it.each([
    ['past', -HOUR_MS],
    ['in 91 days', 91 * 24 * HOUR_MS],
  ])('422 %s, for a post, a change and a campaign', async (_, ms) => {
    await one.connect('linkedin')
    const scheduled_at = one.world.inTime(ms)
    const items = [{ brief: 'Tea at six', channel: 'linkedin', scheduled_at }]
    const answers = [
      await postTo(one.live, run_id, { scheduled_at }),
      await one.live.patch<Answer>(`posts/${(await schedule()).id}`, { scheduled_at }),
      await one.live.post<Answer>('campaigns', { name: 'Tea', items }),
    ]
    for (const { status, body } of answers)
      expect([status, body.code, JSON.stringify(body.detail)]).toEqual([
        ...[422, 'validation_error', expect.stringContaining('scheduled_at')],
      ])
  })
})

describe('an account that is disconnected in between', () => {
  it('ends a scheduled post with a word that says what to do, and nothing goes out', async () => {
    const id = await one.connect('linkedin')
    const post = await schedule()
    await disconnect(one.world.world, by, { id, workspace_id: one.world.workspace.id })
    await later(one.world, 3_700)
    expect(await readPost(one.live, post.id)).toMatchObject({
      ...{ status: 'failed', error_code: 'channel_not_connected' },
      error_message: expect.stringContaining('Connect the account again'),
    })
    expect(one.social.posts()).toEqual([])
    const again = await postTo(one.live, run_id)
    expect([again.status, again.body.code]).toEqual([400, 'channel_not_connected'])
  })

  it('is gone for a change as well, and connected again it takes the run', async () => {
    const first = await one.connect('linkedin')
    const second = await one.connect('linkedin', { external_id: 'urn:li:person:second' })
    const { id } = await schedule({ connected_account_id: first })
    await disconnect(one.world.world, by, { id: second, workspace_id: one.world.workspace.id })
    const moved = await one.live.patch<Answer>(`posts/${id}`, { connected_account_id: second })
    expect([moved.status, moved.body.code]).toEqual([400, 'channel_not_connected'])
    await disconnect(one.world.world, by, { id: first, workspace_id: one.world.workspace.id })
    await later(one.world, 3_700)
    expect(await one.connect('linkedin')).toBe(first)
    expect((await postTo(one.live, run_id)).body).toMatchObject({ id, status: 'posted' })
  })
})

it('a pause of the whole deployment leaves those alone that had one of their own', async () => {
  await one.connect('linkedin')
  const { world, workspace } = one.world
  const other = await createWorld()
  const ours = { actor: 'key:ours', request_id: 'test' }
  await pausePosting(other.world, ours, other.workspace.id)
  expect((await pauseEverywhere(world, 'test')).in_flight).toEqual([])
  expect((await postTo(one.live, run_id)).body.code).toBe('posting_paused')
  await resumeEverywhere(world, 'test')
  expect((await postTo(one.live, run_id)).body.status).toBe('posted')
  const key = await other.key()
  expect((await key.get('posting/pause')).body).toMatchObject({ paused: true, by: 'key:ours' })
  await resumePosting(other.world, ours, other.workspace.id)
  expect((await one.live.get('posting/pause')).body).toMatchObject({ paused: false })
  expect(workspace.id).not.toBe(other.workspace.id)
})
