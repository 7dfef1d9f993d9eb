// What holds for keys holds for grants: each cap, limit and pause as it is told to an agent beside what a key is told.
import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { rows } from '#lib/db.ts'
import { DAY_MS, HOUR_MS } from '#lib/instant.ts'
import { forgetKeys } from '#lib/keys/admit/forget.ts'
import { gateKeys } from '#lib/keys/admit/gate.ts'
import { requestOf } from '#lib/mcp/call.ts'
import { helpFor } from '#lib/mcp/help.ts'
import type { Tool } from '#lib/mcp/tool.ts'
import { tools } from '#lib/mcp/tools.generated.ts'
import { periodOf, plans } from '#lib/plans.ts'
import { changePostingSettings } from '#lib/publish/approval/settings.ts'
import { pausePosting, resumePosting } from '#lib/publish/control/pause.ts'
import { freeze, unfreeze } from '#lib/workspaces/freeze.ts'
import { type Browser, type Called, calling, connectAgent, refusal, signedIn } from '#test/support/agent.ts'
import { brief } from '#test/support/caller.ts'
import { AT_LENGTH } from '#test/support/proof.ts'
import { type SeededStack, seededStack } from '#test/support/stack.ts'
import { by } from '#test/support/world.ts'

vi.setConfig({ testTimeout: 120_000 })

let stack: SeededStack
let person: Browser
let workspace_id: string
let agent: Awaited<ReturnType<typeof connectAgent>>
let run_id: string

const inAnHour = () => new Date(Date.now() + HOUR_MS).toISOString()
const call = (name: string, given: object = {}, one = agent) => calling(one)(name, { ...given })
const made = async (given: object = {}, one = agent) =>
  (await call('generate_asset', { ...brief, ...given }, one)).structuredContent

beforeAll(async () => {
  stack = await seededStack({ sells: true, accounts: true })
  workspace_id = stack.seeded.workspace_id
  person = await signedIn(stack.base_url, stack.world, workspace_id)
  agent = await connectAgent(stack.base_url, person, { workspace_id })
  // The first is free, so that nothing is taken for it.
  run_id = String((await made()).id)
  await made({ variation: 1 })
}, 300_000)
afterAll(() => stack?.close())

const codeOf = (told: Called) => (told.isError ? refusal(told).code : 'none')
const run = <Row>(change: SQL) => rows<Row>(stack.world.db, change)
const toolOf = (name: string) => tools.find(tool => tool.name === name) as Tool

/** What a key is told that asks for the same. */
async function byKey(name: string, given: object, key = stack.seeded.live_key) {
  const { method, target, body } = requestOf(toolOf(name), { ...given }, 'by-key')
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
  const answer = await fetch(stack.base_url + target, { method, headers, ...(body && { body }) })
  return (await answer.json()) as { id: string; code?: string; status: string; awaits: string | null }
}

/** Of this minute and of this day, as if so much had been asked with every key of the workspace. */
async function asIfUsed(kind: 'minute' | 'creating' | 'day', used: number): Promise<void> {
  const found = await run<{ hash: string }>(sql`select hash from keys where workspace_id = ${workspace_id}`)
  const set = { name: 'set', source: "return redis.call('SET', KEYS[1], ARGV[1], 'EX', 300)" }
  const now = Date.now()
  for (const { hash } of found)
    for (const at of [now - 60_000, now, now + 60_000])
      for (const name of gateKeys(hash, new Date(at)).filter(one => one.includes(`:${kind}:`)))
        await stack.world.redis.run(set, [name], [used])
}

const changed = async (change: SQL) => {
  await run(sql`update workspaces set ${change} where id = ${workspace_id}`)
  await forgetKeys(stack.world, workspace_id)
}

async function asIfMade(card: number): Promise<void> {
  const [workspace] = await run<{ period_anchor: string }>(
    sql`select period_anchor from workspaces where id = ${workspace_id}`,
  )
  const period = periodOf({ workspace: workspace! }, new Date()).key
  await run(sql`insert into usage (workspace_id, kind, period, used) values (${workspace_id}, 'card', ${period}, ${card})
    on conflict (workspace_id, kind, period) do update set used = excluded.used, reached_event = null`)
}

const campaign = () => ({
  ...{ name: 'Two', brief: 'Doors at eight on Fridays.', channels: ['linkedin', 'twitter'] },
  ...{ scheduled_at: inAnHour(), count: 1 },
})
const post = (more: object = {}) => ({ run_id, platform: 'linkedin', scheduled_at: inAnHour(), ...more })
const { caps, requests_per_minute, creating_per_minute, default_daily_limit } = plans.pro

type Rule = {
  holds: () => Promise<unknown>
  ends: () => Promise<unknown>
  code: string
  refuses: [tool: string, given: () => object][]
  /** What goes on meanwhile. */
  lets?: string
  /** By Redis: where that is late, a request is let through. */
  counted?: true
}

const rules: Record<string, Rule> = {
  'the cap of a plan': {
    holds: () => asIfMade(caps.card),
    ends: () => asIfMade(0),
    code: 'plan_cap_reached',
    refuses: [
      ['generate_asset', () => ({ ...brief, variation: 2 })],
      ['create_campaign', campaign],
    ],
    lets: 'list_runs',
  },
  'a plan that has no films': {
    holds: () => changed(sql`plan = 'starter'`),
    ends: () => changed(sql`plan = 'pro'`),
    code: 'plan_required',
    refuses: [['generate_asset', () => ({ ...brief, asset_type: 'video' })]],
    lets: 'list_runs',
  },
  'credits that are short': {
    holds: () =>
      run(
        sql`update wallets set granted = 0, spent = spent + granted, bought = 0 where workspace_id = ${workspace_id}`,
      ),
    ends: () =>
      run(sql`update wallets set granted = granted + 1000, spent = spent - 1000 where workspace_id = ${workspace_id}`),
    code: 'insufficient_credits',
    refuses: [
      ['generate_asset', () => ({ ...brief, variation: 3 })],
      ['create_campaign', campaign],
    ],
    lets: 'check_limits',
  },
  'a subscription that nobody pays': {
    holds: () => changed(sql`inactive_from = now() - interval '1 hour'`),
    ends: () => changed(sql`inactive_from = null`),
    code: 'subscription_inactive',
    refuses: [
      ['generate_asset', () => ({ ...brief, variation: 4 })],
      ['schedule_post', post],
      ['update_brand_dna', () => ({ tagline: 'Faster together' })],
    ],
    lets: 'get_brand_dna',
  },
  'requests of a minute': {
    holds: () => asIfUsed('minute', 3 * requests_per_minute),
    ends: () => asIfUsed('minute', 0),
    counted: true,
    code: 'rate_limited',
    refuses: [
      ['list_runs', () => ({})],
      ['generate_asset', () => ({ ...brief, variation: 5 })],
      ['schedule_post', post],
    ],
  },
  'creating requests of a minute': {
    holds: () => asIfUsed('creating', 3 * creating_per_minute),
    ends: () => asIfUsed('creating', 0),
    counted: true,
    code: 'rate_limited',
    refuses: [
      ['generate_asset', () => ({ ...brief, variation: 6 })],
      ['create_campaign', campaign],
    ],
    lets: 'list_posts',
  },
  'requests of a day': {
    holds: () => asIfUsed('day', default_daily_limit),
    ends: () => asIfUsed('day', 0),
    counted: true,
    code: 'daily_limit_exceeded',
    refuses: [
      ['list_runs', () => ({})],
      ['generate_asset', () => ({ ...brief, variation: 7 })],
    ],
  },
  'posting that is paused': {
    holds: () => pausePosting(stack.world, by, workspace_id),
    ends: () => resumePosting(stack.world, by, workspace_id),
    code: 'posting_paused',
    refuses: [['schedule_post', post]],
    lets: 'list_posts',
  },
  'a frozen workspace': {
    holds: () => freeze(stack.world, by, workspace_id),
    ends: () => unfreeze(stack.world, by, workspace_id),
    code: 'workspace_frozen',
    refuses: tools.filter(({ method }) => method !== 'GET').map(tool => [tool.name, () => anything(tool)]),
    lets: 'list_runs',
  },
  'a suspended workspace': {
    holds: () => changed(sql`status = 'suspended'`),
    ends: () => changed(sql`status = 'active'`),
    code: 'workspace_suspended',
    refuses: [
      ['generate_asset', () => ({ ...brief, variation: 8 })],
      ['list_runs', () => ({})],
    ],
  },
  'a run that nobody has approved': {
    holds: () => run(sql`update runs set verdict = 'needs_review' where id = ${run_id}`),
    ends: () => run(sql`update runs set verdict = 'approved' where id = ${run_id}`),
    code: 'run_not_approved',
    refuses: [['schedule_post', post]],
    lets: 'get_performance',
  },
  'words that have no room': {
    holds: async () => undefined,
    ends: async () => undefined,
    code: 'validation_error',
    refuses: [['schedule_post', () => post({ caption: 'Every pace is welcome. '.repeat(140) })]],
  },
  'a platform that is not connected': {
    holds: async () => undefined,
    ends: async () => undefined,
    code: 'channel_not_connected',
    refuses: [['schedule_post', () => post({ platform: 'threads' })]],
  },
}

/** Arguments that are whole and mean nothing: what stops everybody stops them first. */
function anything({ slot, inputSchema }: Tool): object {
  const { required = [] } = inputSchema as { required?: string[] }
  const given = Object.fromEntries(required.map(name => [name, name.endsWith('_id') ? run_id : 'x']))
  return slot ? { ...given, image_url: 'https://example.com/x.png' } : given
}

describe.runIf(AT_LENGTH).each(Object.entries(rules))('%s', (_, { holds, ends, code, refuses, lets, counted }) => {
  it('is told to an agent as to a key, and what goes on goes on', async () => {
    expect(helpFor(code)).not.toMatch(/name the code/)
    await holds()
    try {
      for (const [name, given] of refuses) {
        const asked = given()
        const told = async () => [codeOf(await call(name, asked)), (await byKey(name, asked)).code]
        if (counted) await expect.poll(told, { timeout: 30_000, interval: 1_000 }).toEqual([code, code])
        else expect([name, ...(await told())]).toEqual([name, code, code])
      }
      if (lets) expect([lets, (await call(lets)).isError]).toEqual([lets, undefined])
    } finally {
      await ends()
    }
  })

  it.runIf(!counted && !['validation_error', 'channel_not_connected', 'workspace_frozen'].includes(code))(
    'is not told any more once it has ended, to the same call either',
    async () => {
      await holds()
      const [name, given] = refuses[0] as Rule['refuses'][number]
      const asked = given()
      expect((await call(name, asked)).isError).toBe(true)
      await ends()
      const again = await call(name, asked)
      expect([name, again.isError, again.content[0]]).toEqual([name, undefined, expect.anything()])
      if (name === 'schedule_post') await call('cancel_post', { post_id: again.structuredContent.id })
    },
  )
})

describe.runIf(AT_LENGTH)('an agent', () => {
  it('makes the first run of a workspace for nothing, as a key would', async () => {
    const found = await run(sql`select free, credits from runs where id = ${run_id}`)
    expect(found).toEqual([{ free: true, credits: 0 }])
  })

  it('gets no more places of a cap than there are, however many it asks for at once', async () => {
    await asIfMade(caps.card - 2)
    const other = await connectAgent(stack.base_url, person, { workspace_id })
    const asked = [10, 11, 12, 13, 14, 15].map((variation, index) =>
      call('generate_asset', { ...brief, variation }, index % 2 ? agent : other),
    )
    const codes = (await Promise.all(asked)).map(codeOf)
    expect(codes.sort()).toEqual(['none', 'none', ...Array.from({ length: 4 }, () => 'plan_cap_reached')])
    await asIfMade(0)
    await other.client.close()
  })

  it('counts against a day of its own grant, not against that of another', async () => {
    const other = await connectAgent(stack.base_url, person, { workspace_id })
    await made({ variation: 16 }, other)
    const [key_id] = (other.tokens()?.access_token ?? '').split(':')
    const counted = await run(
      sql`select kind, used from usage where workspace_id = ${workspace_id} and kind like 'key:%'`,
    )
    expect(counted.length).toBeGreaterThan(1)
    expect(counted).toContainEqual({ kind: `key:${key_id}`, used: 1 })
    await other.client.close()
  })

  it('in test mode takes no credits and no places, also where the live ones are gone', async () => {
    const mock = await connectAgent(stack.base_url, person, { workspace_id, mode: 'test' })
    const {
      'the cap of a plan': cap,
      'credits that are short': credits,
      'a subscription that nobody pays': unpaid,
    } = rules
    for (const rule of [cap, credits, unpaid]) await rule?.holds()
    const asked = { ...brief, brief: `${brief.brief} [[verdict:approved]]` }
    const run = await made(asked, mock)
    expect(run).toMatchObject({ status: 'succeeded', verdict: 'approved' })
    const wanted = { run_id: run.id, platform: 'linkedin', scheduled_at: inAnHour() }
    const [told, key] = [
      await call('schedule_post', wanted, mock),
      await byKey('schedule_post', wanted, stack.seeded.test_key),
    ]
    expect([told.structuredContent.id, told.structuredContent.status]).toEqual([key.id, 'scheduled'])
    expect(await byKey('cancel_post', { post_id: key.id })).toMatchObject({ code: 'post_not_found' })
    for (const rule of [cap, credits, unpaid]) await rule?.ends()
    await mock.client.close()
  })
})

describe.runIf(AT_LENGTH)('approval', () => {
  const settle = (input: object) => changePostingSettings(stack.world, by, workspace_id, input)
  const ended = async (id: string) => {
    const found = async () => (await call('list_posts')).structuredContent.posts as Record<string, unknown>[]
    await expect.poll(async () => (await found()).filter(one => one.run_id === id).length, { timeout: 30_000 }).toBe(1)
    return (await found()).find(one => one.run_id === id)
  }
  const scheduled = async (variation: number) => {
    const run = await made({ variation, scheduled_at: new Date(Date.now() + DAY_MS).toISOString() })
    return ended(String(run.id))
  }
  const planned = async () => {
    const { items } = (await call('create_campaign', { ...campaign(), channels: ['linkedin'] })).structuredContent
    const [item] = items as { run_id: string }[]
    return ended(item?.run_id ?? '')
  }

  it('of all posts holds what an agent plans, which nothing that it can call lets out', async () => {
    await settle({ approval: 'always' })
    const before = stack.social.posts().length
    const now = await call('schedule_post', { run_id, platform: 'linkedin' })
    expect(now.structuredContent).toMatchObject({ status: 'awaiting_approval', awaits: 'setting' })
    const again = await call('schedule_post', { run_id, platform: 'linkedin', caption: 'Six o’clock!' })
    expect(again.structuredContent).toMatchObject({ id: now.structuredContent.id, status: 'awaiting_approval' })
    for (const post of [await scheduled(20), await planned()]) {
      expect(post).toMatchObject({ status: 'awaiting_approval', awaits: 'setting' })
      await call('cancel_post', { post_id: post?.id })
    }
    expect(stack.social.posts().length).toBe(before)
    await call('cancel_post', { post_id: now.structuredContent.id })
  })

  it('of what goes out by itself holds campaigns and schedules, and lets out what a person has asked for', async () => {
    await settle({ approval: 'automatic' })
    const held = await scheduled(21)
    expect(held).toMatchObject({ status: 'awaiting_approval', awaits: 'setting' })
    await call('cancel_post', { post_id: held?.id })
    const asked = await call('schedule_post', post())
    expect([asked.content, asked.structuredContent?.status]).toEqual([expect.anything(), 'scheduled'])
    await call('cancel_post', { post_id: asked.structuredContent.id })
  })

  it('holds what a model has written that nobody trusts, until somebody does', async () => {
    await settle({ approval: 'never', trust_composer: false })
    await run(sql`create function uncalibrated() returns trigger language plpgsql as
      $$ begin new.calibrated = false; return new; end $$`)
    await run(sql`create trigger uncalibrated before update on runs for each row execute function uncalibrated()`)
    const untrusted = await scheduled(22)
    expect(untrusted).toMatchObject({ status: 'awaiting_approval', awaits: 'calibration' })
    await call('cancel_post', { post_id: untrusted?.id })
    await settle({ trust_composer: true })
    expect(await scheduled(23)).toMatchObject({ status: 'scheduled' })
    await run(sql`drop trigger uncalibrated on runs`)
  })
})

describe.runIf(AT_LENGTH)('words that are too long', () => {
  it('become a thread where the agent asks for one, as for a key', async () => {
    const caption = [1, 2, 3].map(part => `Part ${part}: ${'every pace is welcome '.repeat(11).trim()}.`).join('\n\n')
    const asked = { run_id, platform: 'x', scheduled_at: inAnHour(), caption }
    expect(refusal(await call('schedule_post', asked)).code).toBe('validation_error')
    const told: Called = await call('schedule_post', { ...asked, overflow: 'thread' })
    expect(told.structuredContent).toMatchObject({ status: 'scheduled' })
    const headers = { authorization: `Bearer ${stack.seeded.live_key}` }
    const seen = await fetch(`${stack.base_url}/api/v1/programmatic/posts/${told.structuredContent.id}`, { headers })
    expect(((await seen.json()) as { parts: { text: string }[] }).parts.map(part => part.text)).toEqual(
      caption.split('\n\n'),
    )
  })
})
