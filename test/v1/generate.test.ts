import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { rows } from '#lib/db.ts'
import { DAY_MS, HOUR_MS } from '#lib/instant.ts'
import type { Run } from '#lib/runs/run.ts'
import { brief, type Caller } from '#test/support/caller.ts'
import { connect } from '#test/support/posts.ts'
import { createWorld, type TestWorld } from '#test/support/world.ts'

let world: TestWorld
let live: Caller

beforeAll(async () => {
  world = await createWorld()
  live = await world.key()
})

const countRuns = async () =>
  (
    await rows<{ n: number }>(
      world.world.db,
      sql`select count(*)::int as n from runs where workspace_id = ${world.workspace.id}`,
    )
  )[0]?.n

describe('POST /programmatic/generate', () => {
  it('202 queues a run with every result null', async () => {
    const answer = await live.post<Run>('generate', {
      ...brief,
      brief: `  ${brief.brief} `,
      metadata: { campaign: 'autumn' },
      variation: 3,
    })
    expect(answer.status).toBe(202)
    expect(answer.headers.get('retry-after')).toBe('1')
    const film = await live.post<Run>('generate', { ...brief, asset_type: 'video' })
    const going = await live.get(`runs/${film.body.id}`)
    expect([film, going].map(one => one.headers.get('retry-after'))).toEqual(['5', '5'])
    expect(answer.body).toEqual({
      ...brief,
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      status: 'queued',
      output_text: null,
      asset_url: null,
      asset_urls: null,
      impact_score: null,
      verdict: null,
      audience_score: null,
      audience_verdict: null,
      audience_themes: null,
      audience_risks: null,
      audience_opportunities: null,
      error_message: null,
      error_code: null,
      created_at: '2026-11-20T12:00:00.000Z',
      started_at: null,
      finished_at: null,
      updated_at: '2026-11-20T12:00:00.000Z',
      auto_post_eligible: false,
      assets: [],
      size: null,
      variation: 3,
      scheduled_at: null,
      created_via: 'api',
      batch_id: null,
      reference_id: null,
      rerender_of: null,
      livemode: true,
      metadata: { campaign: 'autumn' },
      archived: false,
      progress: 0,
      score_reasons: [],
      repairs: [],
      captions: null,
      holds: [],
      sensitive: null,
      questions: [],
      composer: null,
      calibrated: null,
      fits: null,
      approval: { required: false, state: 'none', by: null, at: null, comment: null },
      receipt: { stages: [] },
      brand_version: null,
      event_day: null,
      credits: null,
      free: false,
    })
  })

  it('202 takes x for twitter, mirrors auto_post, and echoes the schedule in UTC', async () => {
    const eager = await world.key({ auto_post: true })
    const answer = await eager.post<Run>('generate', {
      ...brief,
      channel: 'x',
      scheduled_at: '2026-11-21T10:00:00+02:00',
    })
    expect(answer.status).toBe(202)
    expect(answer.body).toMatchObject({
      channel: 'twitter',
      auto_post_eligible: true,
      scheduled_at: '2026-11-21T08:00:00.000Z',
    })
  })

  it('202 is told as made by the command line when it says so', async () => {
    const answer = await live.post<Run>('generate', brief, { 'user-agent': 'brand-cli/1.0.0 node/20' })
    expect(answer.body.created_via).toBe('cli')
  })

  it.each([
    ['an empty brief', { ...brief, brief: '   ' }, ['body', 'brief'], 'too_small'],
    ['a brief of 5,001 characters', { ...brief, brief: 'a'.repeat(5_001) }, ['body', 'brief'], 'too_big'],
    ['a missing channel', { brief: 'a', asset_type: 'card' }, ['body', 'channel'], 'invalid_type'],
    ['a field nobody knows', { ...brief, schedule_at: 'now' }, ['body', 'schedule_at'], 'unrecognized_keys'],
    [
      'a schedule without an offset',
      { ...brief, scheduled_at: '2026-11-21T10:00:00' },
      ['body', 'scheduled_at'],
      'invalid_format',
    ],
    [
      'a schedule in the past',
      { ...brief, scheduled_at: '2026-11-19T10:00:00Z' },
      ['body', 'scheduled_at'],
      'out_of_range',
    ],
    ['metadata that is not text', { ...brief, metadata: { a: 1 } }, ['body', 'metadata', 'a'], 'invalid_type'],
    ['a variation above 99', { ...brief, variation: 100 }, ['body', 'variation'], 'too_big'],
  ])('422 for %s', async (_, body, loc, type) => {
    const before = await countRuns()
    const answer = await live.post('generate', body)
    expect(answer.status).toBe(422)
    expect(answer.body).toMatchObject({ code: 'validation_error', detail: [{ loc, type, msg: expect.any(String) }] })
    expect(await countRuns()).toBe(before)
  })

  it('202 for a brief of exactly 5,000 characters', async () => {
    expect((await live.post('generate', { ...brief, brief: 'a'.repeat(5_000) })).status).toBe(202)
  })

  it('400 for an asset type and a channel that are not supported', async () => {
    expect((await live.post('generate', { ...brief, asset_type: 'poster' })).body).toMatchObject({
      code: 'unsupported_asset_type',
    })
    expect((await live.post('generate', { ...brief, channel: 'myspace' })).body).toMatchObject({
      code: 'unsupported_channel',
    })
  })

  it('names all that is wrong, whatever code each has', async () => {
    const before = await countRuns()
    const both = await live.post('generate', { ...brief, asset_type: 'poster', channel: 'linkdin' })
    expect([both.status, both.body.code]).toEqual([400, 'unsupported_asset_type'])
    expect(both.body.issues).toMatchObject([{ code: 'unsupported_asset_type' }, { code: 'unsupported_channel' }])
    expect(both.body.message).toMatch(/`poster` is not supported.*channel `linkdin`.*Did you mean linkedin\?/)
    const fields = await live.post('generate', { ...brief, channel: 'myspace', asset_type: 'poster', variation: -1 })
    expect(fields.status).toBe(422)
    expect((fields.body.detail as { loc: string[] }[]).map(({ loc }) => loc[1])).toEqual([
      ...['channel', 'asset_type', 'variation'],
    ])
    const narrow = await world.key({ asset_types: ['card'], channels: ['linkedin'], permissions: ['generate'] })
    const asked = { brief: 'Tea', channel: 'youtube', asset_type: 'og_image', size: 'square' }
    const all = await narrow.post('generate', { ...asked, scheduled_at: '2026-11-19T10:00:00Z' })
    expect([all.status, all.body.code]).toEqual([422, 'unsupported_size'])
    expect((all.body.issues as { code: string }[]).map(({ code }) => code)).toEqual([
      ...['unsupported_size', 'validation_error', 'asset_type_not_allowed', 'channel_not_allowed'],
      ...['permission_denied', 'asset_not_supported'],
    ])
    for (const { message } of all.body.issues as { message: string }[]) expect(all.body.message).toContain(message)
    expect(await countRuns()).toBe(before)
  })

  it('400 for a schedule of a key that is limited to accounts of which none is connected there', async () => {
    const planned = { ...brief, channel: 'threads', scheduled_at: '2026-11-21T10:00:00Z' }
    const limited = await world.key({ connected_accounts: [await connect(world)] })
    await connect(world, 'threads')
    const refused = await limited.post('generate', planned)
    expect([refused.status, refused.body.code]).toEqual([400, 'channel_not_connected'])
    expect(refused.body.detail).toEqual({ platform: 'threads', connected_account_id: null })
    expect((await limited.post('generate', { ...planned, channel: 'linkedin' })).status).toBe(202)
    expect((await live.post('generate', { ...planned, channel: 'bluesky' })).status).toBe(202)
    const test = await world.key({ mode: 'test' })
    expect((await test.post('generate', { ...planned, channel: 'tiktok' })).status).toBe(202)
  })

  it('422 for a size where the asset type has one of its own', async () => {
    expect((await live.post('generate', { ...brief, asset_type: 'og_image', size: 'wide' })).body).toMatchObject({
      code: 'unsupported_size',
    })
  })

  it.each([
    ['not JSON', '{"brief": ', 'application/json', 400, 'malformed_body'],
    ['nothing', '', 'application/json', 400, 'malformed_body'],
    ['a list', '[]', 'application/json', 422, 'validation_error'],
    ['nested too deep', `${'['.repeat(100)}${']'.repeat(100)}`, 'application/json', 400, 'malformed_body'],
    ['a form', 'brief=a', 'application/x-www-form-urlencoded', 415, 'unsupported_media_type'],
    [
      'more than 256 kB',
      JSON.stringify({ ...brief, metadata: { a: 'x'.repeat(300_000) } }),
      'application/json',
      413,
      'payload_too_large',
    ],
  ])('tells %s apart', async (_, text, type, status, code) => {
    const answer = await live.send('POST', 'generate', text, { 'content-type': type })
    expect([answer.status, answer.body]).toEqual([status, expect.objectContaining({ code })])
  })

  it('403 when the key lacks the asset type or the channel, and names what it has', async () => {
    const narrow = await world.key({ asset_types: ['og_image'], channels: ['linkedin'] })
    const answer = await narrow.post('generate', brief)
    expect(answer.status).toBe(403)
    expect(answer.body).toMatchObject({
      code: 'asset_type_not_allowed',
      detail: { scope: 'asset_types', requested: 'card', allowed: ['og_image'] },
    })
    expect(
      (await narrow.post('generate', { ...brief, asset_type: 'og_image', channel: 'twitter' })).body,
    ).toMatchObject({ code: 'channel_not_allowed' })
  })

  it('403 for video below Pro names the upgrade', async () => {
    const starter = await createWorld({ plan: 'starter' })
    const answer = await (await starter.key()).post('generate', { ...brief, asset_type: 'video' })
    expect(answer.status).toBe(403)
    expect(answer.body).toMatchObject({ code: 'plan_required', message: expect.stringContaining('pro') })
  })
})

describe('Idempotency-Key on generate', () => {
  it('answers a repeat with the same bytes and makes one run', async () => {
    const before = (await countRuns()) ?? 0
    const first = await live.post('generate', brief, { 'idempotency-key': 'same' })
    world.pass(1_000)
    const second = await live.post(
      'generate',
      { asset_type: 'card', channel: 'linkedin', brief: brief.brief },
      { 'idempotency-key': 'same' },
    )
    expect(second.status).toBe(202)
    expect(second.text).toBe(first.text)
    expect([first, second].map(answer => answer.headers.get('idempotency-replayed'))).toEqual([null, 'true'])
    expect(await countRuns()).toBe(before + 1)
  })

  it('409 for another body, and another key of the workspace shares the name', async () => {
    await live.post('generate', brief, { 'idempotency-key': 'taken' })
    const other = await world.key()
    const answer = await other.post('generate', { ...brief, brief: 'Something else' }, { 'idempotency-key': 'taken' })
    expect([answer.status, answer.body.code]).toEqual([409, 'idempotency_key_reused'])
  })

  it('keeps nothing of a refusal', async () => {
    expect((await live.post('generate', { ...brief, brief: '' }, { 'idempotency-key': 'later' })).status).toBe(422)
    expect((await live.post('generate', brief, { 'idempotency-key': 'later' })).status).toBe(202)
  })

  it('400 for a key that is not printable ASCII', async () => {
    expect((await live.post('generate', brief, { 'idempotency-key': 'a'.repeat(256) })).body.code).toBe(
      'invalid_idempotency_key',
    )
  })
})

describe('plan caps and the day', () => {
  it('429 when the cap of the month is reached, replays still answered, free again next month', async () => {
    const small = await createWorld({ plan: 'starter' })
    const key = await small.key()
    await small.world.db.execute(
      sql`insert into usage (workspace_id, kind, period, used) values (${small.workspace.id}, 'carousel', '2026-11-20', 39)`,
    )
    const carousel = { ...brief, asset_type: 'carousel' }
    const accepted = await key.post('generate', carousel, { 'idempotency-key': 'the last' })
    expect(accepted.status).toBe(202)
    const refused = await key.post('generate', carousel)
    expect(refused.status).toBe(429)
    expect(refused.body).toMatchObject({
      code: 'plan_cap_reached',
      detail: { bucket: 'cap:carousel', limit: 40, used: 40, resets_at: '2026-12-20T00:00:00.000Z' },
    })
    expect(Number(refused.headers.get('retry-after'))).toBe((29 * DAY_MS + 12 * HOUR_MS) / 1000)
    const told = ['ratelimit-limit', 'ratelimit-remaining', 'x-ratelimit-reset', 'ratelimit'].map(name =>
      refused.headers.get(name),
    )
    expect(told).toEqual([
      '40',
      '0',
      String(Date.parse('2026-12-20T00:00:00.000Z') / 1000),
      `"cap:carousel";r=0;t=${(29 * DAY_MS + 12 * HOUR_MS) / 1000}`,
    ])
    expect(refused.headers.get('ratelimit-policy')).toBe(
      '"cap:carousel";q=40, "requests_per_minute";q=120;w=60, "creating_per_minute";q=30;w=60, "daily_limit";q=2000;w=86400',
    )
    expect((await key.post('generate', carousel, { 'idempotency-key': 'the last' })).text).toBe(accepted.text)
    small.pass(31 * DAY_MS)
    expect((await key.post('generate', carousel)).status).toBe(202)
  })

  it('429 when the day of the key is spent, replays still answered, free again at midnight', async () => {
    const tight = await world.key({ daily_limit: 3 })
    const first = await tight.post('generate', brief, { 'idempotency-key': 'kept' })
    await tight.get('me')
    await tight.get('me')
    const refused = await tight.post('generate', brief)
    expect(refused.status).toBe(429)
    expect(refused.body).toMatchObject({
      code: 'daily_limit_exceeded',
      detail: { bucket: 'daily_limit', limit: 3, used: 3 },
    })
    expect(refused.headers.get('ratelimit-remaining')).toBe('0')
    expect((await tight.get('me')).status).toBe(429)
    expect((await tight.post('generate', brief, { 'idempotency-key': 'kept' })).text).toBe(first.text)
    world.pass(12 * HOUR_MS)
    expect((await tight.get('me')).status).toBe(200)
  })

  it('test keys count no caps', async () => {
    const test = await world.key({ mode: 'test' })
    const answer = await test.post<Run>('generate', { ...brief, asset_type: 'infographic' })
    expect([answer.status, answer.body.livemode]).toEqual([202, false])
    const used = await rows(
      world.world.db,
      sql`select used from usage where workspace_id = ${world.workspace.id} and kind = 'infographic'`,
    )
    expect(used).toEqual([])
  })
})
