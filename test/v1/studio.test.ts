import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { rows } from '#lib/db.ts'
import type { Recipe } from '#lib/runs/recipe/recipe.ts'
import type { Run } from '#lib/runs/run.ts'
import { bindProfile, updateProfile } from '#lib/studio/profile.ts'
import type { Caller } from '#test/support/caller.ts'
import { bound, card, linked, milestone } from '#test/support/studio.ts'
import { by, createWorld, type TestWorld } from '#test/support/world.ts'

let world: TestWorld
let live: Caller

beforeAll(async () => {
  world = await createWorld()
  live = (await bound(world, { default_caption: 'From our own desk' })).caller
  await live.patch('brand-dna', { tagline: 'A failed job should tell you why.' })
})

const finished = async (caller: Caller, id: string) => {
  await world.drain()
  return (await caller.get<Run>(`runs/${id}`)).body
}
const refused = ({ status, body }: Awaited<ReturnType<typeof card>>) => [status, body.code]

describe('POST /studio/generate', () => {
  it('202 says where to look, and the run is drawn as given', async () => {
    const answer = await card(live, { caption: '  Word for word ' })
    const { run_id } = answer.body
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([202, '1'])
    expect(answer.body).toEqual({ run_id, poll_url: `/api/v1/programmatic/runs/${run_id}`, delivery: [], notes: [] })
    const run = (await live.get<Run>(answer.body.poll_url)).body
    expect(run).toMatchObject({ status: 'queued', created_via: 'studio', output_text: null })
    const done = await finished(live, run_id)
    expect(done).toMatchObject({ status: 'succeeded', brief: '', output_text: '  Word for word ', batch_id: null })
    expect(done.assets[0]?.alt_text).toContain('10,000')
    expect((await live.get<Run[]>('runs?created_via=api')).body.map(one => one.id)).toContain(run_id)
  })

  it('takes the default caption of the profile without one, an empty one as it is, else one from the data', async () => {
    const { caller } = await bound(world)
    const ids = [await card(live), await card(live, { caption: '' }), await card(caller)].map(one => one.body.run_id)
    await world.drain()
    const texts = await Promise.all(ids.map(async id => (await live.get<Run>(`runs/${id}`)).body.output_text))
    expect(texts).toEqual(['From our own desk', '', 'Ten thousand runs\n\n10,000 runs without a lost one'])
  })

  it('says that no chat is linked, or no account connected, where the profile has them', async () => {
    const own = await createWorld({ db: world.world.db })
    const { caller } = await bound(own, { telegram: true })
    const chat = (await card(caller)).body
    expect([chat.delivery, chat.notes]).toEqual([[], [expect.stringContaining('No chat is linked')]])
    expect((await card(caller, { delivery: 'none' })).body.notes).toEqual([])
    await linked(own, '-1000')
    expect((await card(caller)).body).toMatchObject({ delivery: ['telegram'], notes: [] })
  })

  it('draws in the theme of the profile', async () => {
    const [dark, light] = [await bound(world, { theme: 'dark' }), await bound(world, { theme: 'light' })]
    const ids = [(await card(dark.caller)).body.run_id, (await card(light.caller)).body.run_id]
    await world.drain()
    const recipes = await Promise.all(ids.map(async id => (await live.get<Recipe>(`runs/${id}/recipe`)).body))
    expect(recipes.map(recipe => recipe.pictures[0]?.scheme)).toEqual(['dark', 'light'])
    const hashes = await Promise.all(ids.map(async id => (await live.get<Run>(`runs/${id}`)).body.assets[0]?.sha256))
    expect(new Set(hashes).size).toBe(2)
  })

  it('delivers nothing for a test key, which is refused like a live one', async () => {
    const { caller } = await bound(world, { telegram: true, templates: ['milestone'] }, { mode: 'test' })
    expect((await card(caller)).body).toMatchObject({ delivery: [], notes: ['Test data is delivered nowhere.'] })
    expect(refused(await card(caller, { delivery: 'social' }))).toEqual([403, 'delivery_not_allowed'])
    expect(refused(await card(await world.key({ mode: 'test' })))).toEqual([400, 'studio_profile_not_bound'])
  })

  it('makes a card that goes nowhere without a profile, and says so to whoever wants it somewhere', async () => {
    const key = await world.key({ mode: 'test' })
    const { status, body } = await card(key, { delivery: 'none' })
    expect([status, body.delivery]).toEqual([202, []])
    await world.drain()
    const run = (await key.get<Run>(`runs/${body.run_id}`)).body
    expect([run.status, run.output_text]).toEqual(['succeeded', 'Ten thousand runs\n\n10,000 runs without a lost one'])
    const closed = await card(key)
    expect(refused(closed)).toEqual([400, 'studio_profile_not_bound'])
    expect(JSON.stringify(closed.body)).toContain('“none”')
  })

  it('answers a repetition with the same bytes, also once it is paused, and another body with 409', async () => {
    const { caller, profile } = await bound(world)
    const same = { 'idempotency-key': 'event-7' }
    const [first, second] = [await card(caller, {}, same), await card(caller, {}, same)]
    expect([first.status, second.text, second.headers.get('idempotency-replayed')]).toEqual([202, first.text, 'true'])
    await updateProfile(world.world, by, { id: profile.id, workspace_id: null }, { paused: true })
    expect((await card(caller, {}, same)).text).toBe(first.text)
    expect(refused(await card(caller, { caption: 'x' }, same))).toEqual([409, 'idempotency_key_reused'])
    expect(refused(await card(caller))).toEqual([403, 'studio_paused'])
    await updateProfile(world.world, by, { id: profile.id, workspace_id: null }, { paused: false })
    expect((await card(caller)).status).toBe(202)
  })
})

describe('what a card is refused for', () => {
  it.each([
    ['a number', { headline: 7, metric_value: '1', metric_label: 'x' }, ['body', 'data', 'headline']],
    ['a missing field', { headline: 'a', metric_value: '1' }, ['body', 'data', 'metric_label']],
    ['an unknown field', { ...milestone.data, watermark: 'no' }, ['body', 'data', 'watermark']],
    ['too much text', { ...milestone.data, headline: 'a'.repeat(201) }, ['body', 'data', 'headline']],
    [
      'nearly the tagline',
      { ...milestone.data, headline: 'A failed job should tell you whyy.' },
      ['body', 'data', 'headline'],
    ],
  ])('422 with the place for %s', async (_, data, loc) => {
    const answer = await card(live, { data })
    expect(refused(answer)).toEqual([422, 'validation_error'])
    expect(answer.body.detail.map(flaw => flaw.loc)).toEqual([loc])
  })

  it('422 for a body that is not one', async () => {
    for (const wrong of [{ delivery: 'fax' }, { data: [] }, { caption: 'a'.repeat(3_001) }, { scheduled_at: 'x' }])
      expect(refused(await card(live, wrong))).toEqual([422, 'validation_error'])
  })

  it('400 for an unknown output_type, before its data', async () => {
    expect(refused(await card(live, { output_type: 'poster', data: { a: 1 } }))).toEqual([
      400,
      'unsupported_output_type',
    ])
  })

  it('403 for a template and a target that the profile lacks, and for a type that the key lacks', async () => {
    const { caller } = await bound(world, { templates: ['stat', 'quote'] })
    const answer = await card(caller)
    expect(refused(answer)).toEqual([403, 'template_not_allowed'])
    expect(answer.body.detail).toEqual({ scope: 'templates', requested: 'milestone', allowed: ['stat', 'quote'] })
    for (const delivery of ['telegram', 'social'])
      expect(refused(await card(live, { delivery }))).toEqual([403, 'delivery_not_allowed'])
    expect((await card(live, { delivery: 'none' })).status).toBe(202)
    const scoped = await bound(world, {}, { asset_types: ['video'] })
    expect(refused(await card(scoped.caller))).toEqual([403, 'asset_type_not_allowed'])
  })

  it('402 names the plan, with or without a profile', async () => {
    const small = await createWorld({ plan: 'starter' })
    for (const caller of [(await bound(small)).caller, await small.key()]) {
      const answer = await card(caller)
      expect(refused(answer)).toEqual([402, 'plan_upgrade_required'])
      expect(answer.body.message).toContain('Upgrade to pro')
    }
  })

  it('402 when more chats are linked than the plan has, only where they would be told', async () => {
    const own = await createWorld()
    const { caller } = await bound(own, { telegram: true })
    await own.world.db.execute(sql`
      insert into chats (id, workspace_id, chat_id, type, title, created_at, updated_at)
      select gen_random_uuid(), ${own.workspace.id}, n::text, 'private', 'x', now(), now() from generate_series(1, 2) n`)
    const answer = await card(caller)
    expect(refused(answer)).toEqual([402, 'bot_account_cap_exceeded'])
    expect(answer.body.message).toMatch(/Unlink 1, or upgrade to growth/)
    expect((await card(caller, { delivery: 'none' })).status).toBe(202)
  })

  it('counts against the plan cap like every run', async () => {
    const own = await createWorld()
    const { caller } = await bound(own)
    await own.world.db.execute(
      sql`insert into usage (workspace_id, kind, period, used) values (${own.workspace.id}, 'card', '2026-11-20', 499)`,
    )
    expect((await card(caller)).status).toBe(202)
    expect(refused(await card(caller))).toEqual([429, 'plan_cap_reached'])
  })
})

describe('the order of the guards', () => {
  it('is scopes, day, workspace, rate limit, pause', async () => {
    const own = await createWorld({ plan: 'pro' })
    const { caller, profile } = await bound(own, { templates: ['milestone'] }, { daily_limit: 125 })
    const plan = (name: string) =>
      own.world.db.execute(sql`update workspaces set plan = ${name} where id = ${own.workspace.id}`)
    await updateProfile(own.world, by, { id: profile.id, workspace_id: null }, { paused: true })
    const other = { output_type: 'quote', data: { quote: 'x' } }
    expect(refused(await card(caller))).toEqual([403, 'studio_paused'])
    for (let count = 0; count < 119; count++) await card(caller)
    expect(refused(await card(caller))).toEqual([429, 'rate_limited'])
    expect(refused(await card(caller, other))).toEqual([403, 'template_not_allowed'])
    await plan('starter')
    own.pass(180_000)
    for (let count = 0; count < 2; count++) expect(refused(await card(caller))).toEqual([402, 'plan_upgrade_required'])
    for (let count = 0; count < 3; count++) await caller.get('me')
    expect(refused(await card(caller))).toEqual([429, 'daily_limit_exceeded'])
    expect(refused(await card(caller, other))).toEqual([403, 'template_not_allowed'])
  })
})

describe('GET /studio/templates', () => {
  it('takes every template that it lists with the sample that it shows, lists and rows as well', async () => {
    const own = await createWorld({ plan: 'scale' })
    const { caller } = await bound(own)
    const { body: all } = await caller.get<{ output_type: string; sample: object }[]>('/api/v1/studio/templates')
    const wrong: unknown[] = []
    for (const { output_type, sample } of all) {
      const { status, body } = await card(caller, { output_type, data: sample, delivery: 'none' })
      if (status !== 202) wrong.push([output_type, body])
    }
    expect(all.length).toBeGreaterThan(30)
    expect(wrong).toEqual([])
  })

  it('draws rows, and says them beside the picture', async () => {
    const { caller } = await bound(world)
    const rows = [
      { day: 'Fri', open: '12:00', close: '22:00' },
      { day: 'Sat', note: 'Closed' },
    ]
    const { body } = await card(caller, { output_type: 'hours', data: { headline: 'Easter', rows } })
    const done = await finished(caller, body.run_id)
    expect(done).toMatchObject({ status: 'succeeded', output_text: 'Easter\n\nFri, 12:00, 22:00\nSat, Closed' })
    expect(done.assets[0]?.alt_text).toContain('22:00')
    const text = await card(caller, { output_type: 'hours', data: { headline: 'Easter', rows: 'abc' } })
    expect(refused(text)).toEqual([422, 'validation_error'])
    expect(text.body.detail.map(flaw => flaw.loc)).toEqual([['body', 'data', 'rows']])
  })

  it('says what the profile of the key allows', async () => {
    const { caller } = await bound(world, { templates: ['stat'] })
    const allowed = async (one: Caller) =>
      (await one.get<{ output_type: string; allowed: boolean }[]>('/api/v1/studio/templates')).body.filter(
        entry => entry.allowed,
      )
    expect((await allowed(caller)).map(entry => entry.output_type)).toEqual(['stat'])
    expect((await allowed(live)).length).toBeGreaterThan(20)
  })
})

describe('a profile', () => {
  it('is audited, and belongs to keys of its own workspace', async () => {
    const own = await createWorld()
    const { caller, profile } = await bound(own)
    own.pass(1)
    await updateProfile(own.world, by, { id: profile.id, workspace_id: null }, { paused: true, name: 'Newsroom' })
    own.pass(1)
    await expect(
      bindProfile(own.world, by, { id: live.minted?.id ?? '', workspace_id: null }, profile.id),
    ).rejects.toThrow('one workspace')
    await bindProfile(own.world, by, { id: caller.minted?.id ?? '', workspace_id: null }, null)
    expect(refused(await card(caller))).toEqual([400, 'studio_profile_not_bound'])
    const actions = await rows<{ action: string; target: string }>(
      own.world.db,
      sql`select action, target from audit where workspace_id = ${own.workspace.id} and action like '%studio%' order by created_at`,
    )
    expect(actions.map(row => row.action)).toEqual([
      ...['studio_profile.created', 'key.studio_bound', 'studio_profile.paused', 'key.studio_unbound'],
    ])
    expect(actions[0]?.target).toBe(`studio_profile:${profile.id}`)
  })

  it('takes no accounts of others', async () => {
    const social = ['01900000-0000-7000-8000-000000000000']
    await expect(bound(world, { social })).rejects.toThrow('not connected')
    const { profile } = await bound(world)
    await expect(updateProfile(world.world, by, { id: profile.id, workspace_id: null }, { social })).rejects.toThrow(
      'not connected',
    )
  })
})
