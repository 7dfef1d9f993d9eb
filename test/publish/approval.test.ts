// A person looks before a post goes out: by a page, by a button in a chat, and never by a key.
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS, HOUR_MS } from '#lib/instant.ts'
import { createApprovalLink } from '#lib/publish/approval/links.ts'
import { changePostingSettings, dropReviewer, nameReviewer } from '#lib/publish/approval/settings.ts'
import type { Post } from '#lib/publish/post/post.ts'
import type { Run } from '#lib/runs/run.ts'
import { takeUpdate, Update } from '#lib/studio/updates.ts'
import type { Caller } from '#test/support/caller.ts'
import { finished } from '#test/support/hooks.ts'
import { approvedRun, auditOf, connect, later, postTo, readPost } from '#test/support/posts.ts'
import { linked } from '#test/support/studio.ts'
import { by, createWorld, type TestWorld } from '#test/support/world.ts'

let world: TestWorld
let live: Caller
beforeEach(async () => {
  world = await createWorld()
  live = await world.key()
  await connect(world)
})

const settings = (wanted: Parameters<typeof changePostingSettings>[3]) =>
  changePostingSettings(world.world, by, world.workspace.id, wanted)
const refOf = (run_id: string, livemode = true) => ({ workspace_id: world.workspace.id, livemode, run_id })
const linkFor = async (run_id: string) => createApprovalLink(world.world, refOf(run_id), 'admin::Mara')
const visit = (url: string) => world.anonymous.send('GET', url, null, {})
const say = (secret: string, fields: Record<string, string>) =>
  world.anonymous.send(
    'POST',
    'https://api.example.com/approve',
    new URLSearchParams({ link: secret, ...fields }).toString(),
    { 'content-type': 'application/x-www-form-urlencoded' },
  )
const runOf = async (id: string) => (await live.get<Run>(`runs/${id}`)).body
const types = async () =>
  (await live.get<{ events: { type: string }[] }>('events?limit=500')).body.events.map(event => event.type)
const waiting = async () => {
  await settings({ approval: 'always' })
  const run = await approvedRun(world, live)
  const { body } = await postTo(live, run.id)
  expect(body).toMatchObject({ status: 'awaiting_approval', awaits: 'setting', next_attempt_at: null })
  return { run, post: body }
}
/** One that names what nobody should announce unseen. */
async function heldRun(): Promise<Run> {
  const items = [{ output_type: 'announcement', body: { headline: '48 colleagues lose their jobs' }, caption: '' }]
  const { body } = await live.post<{ items: { run_id: string }[] }>('render', { items })
  await world.drain()
  return runOf(body.items[0]?.run_id ?? '')
}

describe('the setting', () => {
  it('never lets everything out, automatic holds what nobody asked for, always holds everything', async () => {
    const auto = await world.key({ auto_post: true, auto_post_min_score: 0 })
    const statusOf = async (more: object) => {
      const run = await finished(world, auto, more)
      return (await live.get<Post[]>(`posts?run_id=${run.id}`)).body[0]?.status
    }
    expect(await statusOf({ brief: 'Bread at noon' })).toBe('posted')
    await settings({ approval: 'automatic' })
    expect(await statusOf({ brief: 'New boats in the harbour' })).toBe('awaiting_approval')
    expect(await statusOf({ brief: 'Rowing for beginners', scheduled_at: world.inTime(HOUR_MS) })).toBe(
      'awaiting_approval',
    )
    const asked = await approvedRun(world, live, { brief: 'We open late on Fridays' })
    expect((await postTo(live, asked.id)).body.status).toBe('posted')
    await settings({ approval: 'always' })
    const held = await approvedRun(world, live, { brief: 'We sell fish in the old harbour on Saturdays' })
    expect((await postTo(live, held.id)).body.status).toBe('awaiting_approval')
  })

  it('holds what a model that is not calibrated wrote, unless the workspace trusts it', async () => {
    const auto = await world.key({ auto_post: true, auto_post_min_score: 0 })
    const uncalibrated = async (brief: string) => {
      const { body } = await auto.post<Run>('generate', { brief, channel: 'linkedin', asset_type: 'card' })
      await world.world.db.execute(
        sql`create or replace function test_uncalibrated() returns trigger language plpgsql as $$ begin
              if new.status = 'succeeded' then new.calibrated = false; end if; return new; end $$`,
      )
      await world.world.db.execute(
        sql`create or replace trigger test_uncalibrated before update on runs for each row when (new.brief like '%every day%')
            execute function test_uncalibrated()`,
      )
      await world.drain()
      return (await live.get<Post[]>(`posts?run_id=${body.id}`)).body[0]
    }
    expect(await uncalibrated('Bread at noon every day')).toMatchObject({
      status: 'awaiting_approval',
      awaits: 'calibration',
    })
    await settings({ trust_composer: true })
    expect(await uncalibrated('Tea at noon every day')).toMatchObject({ status: 'posted' })
  })
})

describe('the page', () => {
  it('shows pictures and words, and only a POST approves', async () => {
    const { run, post } = await waiting()
    expect(await runOf(run.id)).toMatchObject({ approval: { required: true, state: 'pending', by: null } })
    const { url, secret } = await linkFor(run.id)
    const page = await visit(url)
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(page.text).toContain(run.output_text?.split('\n')[0])
    expect(page.text).toContain(new URL(run.asset_url ?? '').pathname)
    expect(page.text).not.toMatch(/<script|onclick/)
    const font = await visit(new URL(/url\(([^)]+)\)/.exec(page.text)?.[1] ?? '', url).href)
    expect([font.status, font.headers.get('content-type')]).toEqual([200, 'font/woff2'])
    expect(font.headers.get('cache-control')).toContain('public')
    expect(await readPost(live, post.id)).toMatchObject({ status: 'awaiting_approval' })
    const answer = await say(secret, { say: 'approve' })
    expect([answer.status, answer.text]).toMatchObject([200, expect.stringContaining('Approved')])
    await world.drain()
    expect(await readPost(live, post.id)).toMatchObject({ status: 'posted', awaits: null })
    expect((await runOf(run.id)).approval).toEqual({
      ...{ required: true, state: 'approved', by: 'Mara', at: world.world.now().toISOString(), comment: null },
    })
    expect(await types()).toEqual(expect.arrayContaining(['run.approval_requested', 'run.approved', 'post.posted']))
    expect(await auditOf(world, post.id)).toContain('post.reserved by key')
    expect((await visit(url)).text).toContain('By Mara')
  })

  it('says why a run is held, and that its approval posts nothing where nobody has asked for a post', async () => {
    const run = await heldRun()
    const { url, secret } = await linkFor(run.id)
    const { text } = await visit(url)
    expect(text).toContain('It touches on layoffs.')
    expect(text).toContain('posts nothing yet: it lets ')
    expect(text).not.toContain('as soon as you approve')
    const answer = (await say(secret, { say: 'approve' })).text
    expect(answer).toContain('Nothing is scheduled yet')
    expect(answer).not.toContain('goes out at its time')
    expect((await live.get<Post[]>(`posts?run_id=${run.id}`)).body).toEqual([])
    expect((await runOf(run.id)).verdict).toBe('approved')
    const { body } = await postTo(live, run.id)
    expect(body).toMatchObject({ status: 'posted' })
    expect((await say((await linkFor(run.id)).secret, { say: 'approve' })).text).toContain(
      'No further post of it waits',
    )
  })

  it('is named by the refusal to post, with what holds the run', async () => {
    const { id } = await heldRun()
    const { body } = await live.post<{ code: string; message: string }>(`runs/${id}/post`, { platform: 'linkedin' })
    expect(body.code).toBe('run_not_approved')
    expect(body.message).toContain('It touches on layoffs.')
    expect(body.message).toContain(`https://api.example.com/approve/${id}`)
    expect(body.message).not.toContain('approve it yourself')
  })

  it('says of a post that waits when it goes out, and names its account', async () => {
    const { run } = await waiting()
    const { url, secret } = await linkFor(run.id)
    const { text } = await visit(url)
    expect(text).toMatch(/<span>(\S+ · )?as soon as you approve<\/span>/)
    expect(text).not.toContain('posts nothing yet')
    expect((await say(secret, { say: 'approve' })).text).toContain('It goes out at its time')
  })

  it('passes words on, and nothing goes out', async () => {
    const { run, post } = await waiting()
    const { secret } = await linkFor(run.id)
    expect((await say(secret, { say: 'change', comment: '' })).status).toBe(303)
    expect((await say(secret, { say: 'change', comment: 'Less <b>shouting</b>' })).text).toContain('Passed on')
    await later(world, 600)
    expect(await readPost(live, post.id)).toMatchObject({ status: 'awaiting_approval' })
    expect((await runOf(run.id)).approval).toMatchObject({
      state: 'changes_requested',
      by: 'Mara',
      comment: 'Less <b>shouting</b>',
    })
    expect(await types()).toContain('run.changes_requested')
    expect(world.published()).toBe(0)
  })

  it('stops what another reviewer has let out and what is not out yet, until it is approved again', async () => {
    await settings({ approval: 'always' })
    const run = await approvedRun(world, live)
    const { body } = await postTo(live, run.id, { scheduled_at: world.inTime(HOUR_MS) })
    const [mara, otto] = [await linkFor(run.id), await linkFor(run.id)]
    await say(mara.secret, { say: 'approve' })
    expect(await readPost(live, body.id)).toMatchObject({ status: 'scheduled' })
    expect((await say(otto.secret, { say: 'change', comment: 'Not this week' })).text).toContain('Nothing goes out')
    await later(world, 4_000)
    expect(await readPost(live, body.id)).toMatchObject({ status: 'awaiting_approval', awaits: 'setting' })
    expect(world.published()).toBe(0)
    await say((await linkFor(run.id)).secret, { say: 'approve' })
    await world.drain()
    expect(await readPost(live, body.id)).toMatchObject({ status: 'posted' })
  })

  it('says of a post that is on its way already that it is, and not that it waits', async () => {
    world.platforms.says('publish', { next: 'check', state: {}, wait_seconds: 60 })
    const run = await approvedRun(world, live)
    const { body } = await postTo(live, run.id)
    expect(body.status).toBe('posting')
    await say((await linkFor(run.id)).secret, { say: 'change', comment: 'Not this week' })
    const shown = { id: body.id, status: 'posting', awaits: null }
    expect(await readPost(live, body.id)).toMatchObject(shown)
    expect((await live.get('posts')).body).toMatchObject([shown])
  })

  it('cuts words where the feed does', async () => {
    await settings({ approval: 'always' })
    const run = await approvedRun(world, live)
    await postTo(live, run.id, { caption: `${'Long words for a long feed. '.repeat(12)}The end & <all>.` })
    const { text } = await visit((await linkFor(run.id)).url)
    expect(text).toMatch(/<summary>… more<\/summary>/)
    expect(text).toContain('The end &amp; &lt;all&gt;.')
  })

  it('shows each post of a thread, and the comment that has what the post has no room for', async () => {
    await settings({ approval: 'always' })
    const pageOf = async (platform: 'x' | 'linkedin', caption: string, overflow: string) => {
      const run = await approvedRun(world, live, { channel: platform === 'x' ? 'twitter' : platform })
      expect((await postTo(live, run.id, { platform, caption, overflow })).body.status).toBe('awaiting_approval')
      return (await visit((await linkFor(run.id)).url)).text
    }
    await connect(world, 'x')
    const texts = ['One', 'Two', 'Three'].map(part => `${part}: ${'every pace is welcome '.repeat(11).trim()}.`)
    const thread = await pageOf('x', texts.join('\n\n'), 'thread')
    expect([...thread.matchAll(/<p class="words">([^<]*)/g)].map(one => one[1])).toEqual(texts)
    expect([...thread.matchAll(/<small>([^<]*)<\/small><p/g)].map(one => one[1])).toEqual(['2 of 3', '3 of 3'])
    expect(thread.indexOf('class="files"')).toBeLessThan(thread.indexOf('2 of 3'))
    const long = `${'Every pace is welcome here. '.repeat(110).trim()}\n\nThe last word.`
    expect(await pageOf('linkedin', long, 'first_comment')).toMatch(
      /<small>First comment<\/small><p class="words">[^<]*The last word\.<\/p>/,
    )
  })

  it.each(['', 'a'.repeat(43), '../../x', 'a'.repeat(99)])('410 for a link %j that never was', async secret => {
    expect((await visit(`https://api.example.com/approve?link=${secret}`)).status).toBe(410)
    expect((await say(secret, { say: 'approve' })).status).toBe(410)
  })

  it('410 after seven days', async () => {
    const { run, post } = await waiting()
    const { secret } = await linkFor(run.id)
    world.pass(7 * DAY_MS + 1)
    expect((await say(secret, { say: 'approve' })).status).toBe(410)
    expect(await readPost(live, post.id)).toMatchObject({ status: 'awaiting_approval' })
  })
})

describe('what was approved', () => {
  it('is just these words: changed ones are not approved by a link to the others', async () => {
    const { run, post } = await waiting()
    const { secret, url } = await linkFor(run.id)
    await live.patch(`posts/${post.id}`, { caption: 'Buy now, and nothing else' })
    expect((await visit(url)).text).toContain('This has changed')
    expect((await say(secret, { say: 'approve' })).status).toBe(409)
    await world.drain()
    expect(await readPost(live, post.id)).toMatchObject({ status: 'awaiting_approval' })
    expect(world.published()).toBe(0)
  })

  it('is void once the words change, and holds again when they are changed back', async () => {
    await settings({ approval: 'always' })
    const run = await approvedRun(world, live)
    const { body } = await postTo(live, run.id, { scheduled_at: world.inTime(HOUR_MS), caption: 'The words' })
    await say((await linkFor(run.id)).secret, { say: 'approve' })
    expect(await readPost(live, body.id)).toMatchObject({ status: 'scheduled' })
    const changed = await live.patch<Post>(`posts/${body.id}`, { caption: 'Other words' })
    expect(changed.body).toMatchObject({ status: 'awaiting_approval', awaits: 'setting' })
    await later(world, 4_000)
    expect(world.published()).toBe(0)
    const back = await live.patch<Post>(`posts/${body.id}`, { caption: 'The words' })
    expect(back.body.status).toBe('queued')
    await later(world, 30)
    expect([...world.platforms.out.values()]).toMatchObject([{ caption: 'The words' }])
  })

  it('lifts a hold, and never a gate', async () => {
    await settings({ approval: 'automatic' })
    const judged = async (brief: string, row: object, score: number) => {
      const { body } = await live.post<Run>('generate', {
        ...{ brief, channel: 'linkedin', asset_type: 'card', scheduled_at: world.inTime(HOUR_MS) },
      })
      await world.drain()
      await world.world.db.execute(sql`
        update runs set verdict = 'needs_review', impact_score = ${score}, score_reasons = ${JSON.stringify([row])}::jsonb where id = ${body.id}`)
      return body.id
    }
    const row = { rule: 'r', measured: 1, threshold: 2, weight: 0, points: 0, passed: false }
    const held = await judged('Boats in the harbour', { ...row, hold: true }, 69)
    await say((await linkFor(held)).secret, { say: 'approve' })
    expect(await runOf(held)).toMatchObject({
      verdict: 'approved',
      impact_score: 69,
      approval: { state: 'approved', by: 'Mara' },
    })
    expect((await live.get<Post[]>(`posts?run_id=${held}`)).body).toMatchObject([{ status: 'scheduled' }])
    const gated = await judged('Bread at noon', { ...row, gate: true }, 49)
    await expect(linkFor(gated)).rejects.toThrow('gate')
    expect(await runOf(gated)).toMatchObject({ verdict: 'needs_review' })
  })
})

describe('a reviewer in a chat', () => {
  const reviewing = async () => {
    const chat = await linked(world, '-100', 'Editors')
    await nameReviewer(world.world, by, world.workspace.id, { chat_id: chat, name: 'Editors' })
    return chat
  }
  const ask = (run_id: string, caller = live) =>
    caller.post<{ code: string; message: string; sent_to: string[]; expires_at: string }>(
      `runs/${run_id}/approval-link`,
      {},
    )
  const pressed = (data: string, chat_id = -100) =>
    takeUpdate(
      world.world,
      Update.parse({
        update_id: Math.floor(Math.random() * 1e9),
        callback_query: {
          id: 'q1',
          from: { id: 7 },
          data,
          message: { chat: { id: chat_id, type: 'group', title: 'Editors' } },
        },
      }),
    )
  const button = () => {
    const telling = world.chat.heard.at(-1)?.telling
    return telling && 'text' in telling ? (telling.buttons?.[0]?.data ?? '') : ''
  }

  it('gets a link and a button; the key that asked gets neither', async () => {
    await reviewing()
    const { run, post } = await waiting()
    const answer = await ask(run.id)
    expect([answer.status, answer.body]).toMatchObject([
      200,
      { sent_to: ['Editors'], expires_at: world.inTime(7 * DAY_MS) },
    ])
    const secret = button().replace('approve:', '')
    expect(secret).toMatch(/^[0-9A-Za-z]{43}$/)
    expect(button().length).toBeLessThanOrEqual(64)
    expect(answer.text).not.toContain(secret)
    await pressed(button())
    await world.drain()
    expect(await readPost(live, post.id)).toMatchObject({ status: 'posted' })
    expect((await runOf(run.id)).approval).toMatchObject({ state: 'approved', by: 'Editors' })
    expect(world.chat.acknowledged).toEqual([{ press_id: 'q1', text: 'Approved. It goes out.' }])
  })

  it('is heard in that chat only, and only as long as it is one', async () => {
    const chat = await reviewing()
    const { run, post } = await waiting()
    await ask(run.id)
    await linked(world, '-200', 'Others')
    await pressed(button(), -200)
    const [reviewer] = await nameReviewer(world.world, by, world.workspace.id, { chat_id: chat, name: 'Editors' })
    await dropReviewer(world.world, by, world.workspace.id, reviewer?.id ?? '')
    await pressed(button())
    await pressed(`approve:${'a'.repeat(43)}`)
    await world.drain()
    expect(await readPost(live, post.id)).toMatchObject({ status: 'awaiting_approval' })
    expect(world.chat.acknowledged.map(one => one.text)).toEqual([
      ...[
        'This chat is not asked to approve.',
        'This chat is not asked to approve.',
        'This button is over. Ask for a new one.',
      ],
    ])
  })

  it('400 where nobody is one, 404 a run of another workspace', async () => {
    const { run } = await waiting()
    const { body } = await ask(run.id)
    expect(body.code).toBe('no_reviewer')
    expect(body.message).toContain(`reviewer add CHAT_ID --workspace ${world.workspace.id} --name NAME`)
    expect(body.message).toContain(`approval link ${run.id} --workspace ${world.workspace.id}`)
    await reviewing()
    const stranger = await (await createWorld()).key()
    expect((await ask(run.id, stranger)).body.code).toBe('run_not_found')
    await expect(
      nameReviewer(world.world, by, world.workspace.id, { chat_id: world.world.id(), name: 'A' }),
    ).rejects.toThrow('no linked chat')
  })
})

it('no route of the API approves', async () => {
  const { run } = await waiting()
  for (const path of ['approve', 'approval', 'approvals', 'approval-link/approve'])
    for (const method of ['POST', 'PUT', 'PATCH'])
      expect(
        (await live.send(method, `runs/${run.id}/${path}`, '{}', { 'content-type': 'application/json' })).status,
      ).toBe(404)
})
