import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Credits } from '#lib/billing/credits.ts'
import { changePlan } from '#lib/billing/plan.ts'
import { openPortal, subscribe } from '#lib/billing/subscribe.ts'
import { rows } from '#lib/db.ts'
import { brief, type Caller, caller } from '#test/support/caller.ts'
import { type News, prices } from '#test/support/stripe.ts'
import { keepsBooks } from '#test/support/wallets.ts'
import { by, createWorld, type TestWorld } from '#test/support/world.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

describe('a subscription', () => {
  let world: TestWorld
  let customer: string

  beforeEach(async () => {
    world = await createWorld({ sells: true, plan: 'free' })
    await world.world.db.execute(sql`update subscriptions set due_at = null`)
    await begin('pro')
  })

  const begin = async (plan: 'starter' | 'pro') => {
    const { id } = await subscribe(world.world, world.workspace.id, plan, world.world.id())
    world.stripe.book.pay(id)
    await tellAll()
    customer = world.stripe.book.shelf.customers[0]?.id ?? ''
  }
  const tellAll = async (arrange: (all: News[]) => News[] = all => all) => {
    for (const { body, signature } of arrange(world.stripe.news.splice(0))) {
      const heard = await world.anonymous.send('POST', '/billing/stripe', body, { 'stripe-signature': signature })
      expect(heard.status).toBe(200)
    }
  }
  const workspace = async () =>
    (
      await rows<{ plan: string; inactive_from: string | null; paid_until: string | null; period_anchor: string }>(
        world.world.db,
        sql`select plan, inactive_from, paid_until, period_anchor from workspaces where id = ${world.workspace.id}`,
      )
    )[0]
  const remaining = async (of: Caller) => (await of.get<Credits>('credits')).body.remaining

  it('gives the plan, its keys and its credits', async () => {
    expect(await workspace()).toMatchObject({ plan: 'pro', inactive_from: null })
    const live = await world.key()
    expect((await live.get('me')).body).toMatchObject({ plan: 'pro', credits_remaining: 2000 })
    expect((await live.post('generate', brief)).status).toBe(202)
    expect((await openPortal(world.world, world.workspace.id)).url).toContain(customer)
  })

  it('is not sold twice, nor for a plan without a price', async () => {
    const again = subscribe(world.world, world.workspace.id, 'growth', 'x')
    await expect(again).rejects.toMatchObject({ code: 'invalid_state' })
    await expect(subscribe(world.world, world.workspace.id, 'free', 'x')).rejects.toMatchObject({ code: 'bad_request' })
    await expect(changePlan(world.world, by, world.workspace.id, 'scale')).rejects.toMatchObject({
      code: 'invalid_state',
    })
  })

  it('says the same in whichever order its news come, and however often', async () => {
    world.stripe.book.changePlan(customer, prices.growth)
    world.stripe.book.renew(customer, false)
    world.stripe.book.payInvoice(customer)
    await tellAll(all => [...all.toReversed(), ...all])
    expect(await workspace()).toMatchObject({ plan: 'growth', inactive_from: null })
  })

  it('changes plan in the middle of a period: the grant less what was taken', async () => {
    const live = await world.key()
    await live.post('generate', { ...brief, asset_type: 'video' })
    world.stripe.book.changePlan(customer, prices.starter)
    await tellAll()
    expect(await remaining(live)).toBe(290)
    expect((await live.post('generate', { ...brief, asset_type: 'video' })).status).toBe(403)
    expect((await live.post('generate', brief)).status).toBe(202)
    world.stripe.book.changePlan(customer, prices.growth)
    await tellAll()
    expect(await remaining(live)).toBe(7_989)
    await keepsBooks(world)
  })

  it('402 on live writes once a payment is seven days late, with the invoice; reads and test keys go on', async () => {
    const [live, test] = [await world.key(), await world.key({ mode: 'test' })]
    world.stripe.book.renew(customer, false)
    await tellAll()
    expect((await live.post('generate', brief)).status).toBe(202)
    await expect(world.key()).rejects.toMatchObject({ code: 'subscription_inactive' })
    world.pass(3 * DAY)
    await world.sweep('subscriptions')
    world.pass(4 * DAY + 1)
    const refused = await live.post('generate', brief)
    expect([refused.status, refused.body.code]).toEqual([402, 'subscription_inactive'])
    const pay_url = `https://invoice.stripe.com/i/${world.stripe.book.shelf.subscriptions[0]?.id}`
    expect(refused.body.message).toContain(pay_url)
    expect(refused.body.detail).toMatchObject({ pay_url, plan_url: 'https://api.example.com/docs/plans' })
    expect((await live.patch('brand-dna', { name: 'X' })).status).toBe(402)
    expect((await live.get('runs')).status).toBe(200)
    expect((await live.post('credits/checkout', { pack: 'small' })).status).toBe(200)
    expect((await test.post('generate', brief)).status).toBe(202)
    world.stripe.book.payInvoice(customer)
    await tellAll()
    expect((await live.post('generate', brief)).status).toBe(202)
  })

  it('ends, and can be begun again', async () => {
    const live = await world.key()
    world.stripe.book.cancel(customer)
    await tellAll()
    expect((await workspace())?.plan).toBe('free')
    const refused = await live.post('generate', brief)
    expect([refused.status, refused.body.code]).toEqual([402, 'subscription_inactive'])
    expect(refused.body.message).toContain('https://api.example.com/docs/plans')
    await begin('starter')
    expect((await live.get('me')).body).toMatchObject({ plan: 'starter', credits_remaining: 300 })
    expect((await live.post('generate', brief)).status).toBe(202)
  })

  it('is found by the sweep when its news are lost', async () => {
    const live = await world.key()
    world.stripe.book.cancel(customer)
    world.stripe.news.splice(0)
    world.pass(31 * DAY)
    await world.sweep('subscriptions')
    expect((await live.post('generate', brief)).body.code).toBe('subscription_inactive')
  })

  it('never lets an older reading replace a newer one', async () => {
    const { readPlan } = world.stripe.payments
    let first = true
    world.world.payments = {
      ...world.stripe.payments,
      readPlan: async of => {
        const state = await readPlan(of)
        if (!first) return state
        first = false
        world.stripe.book.cancel(customer)
        await tellAll()
        return state
      },
    }
    world.stripe.book.changePlan(customer, prices.starter)
    await tellAll()
    expect((await workspace())?.plan).toBe('free')
  })

  it('begins its billing months when it begins', async () => {
    world.pass(9 * DAY)
    world.stripe.book.cancel(customer)
    await tellAll()
    await begin('pro')
    const live = caller(world.app, [], (await world.key()).minted)
    expect((await live.get<Credits>('credits')).body.resets_at).toBe('2026-12-29T00:00:00.000Z')
  })
})

describe('a plan that an administrator sets', () => {
  it('counts as paid, and is audited', async () => {
    const world = await createWorld({ plan: 'free' })
    await expect(world.key()).rejects.toMatchObject({ code: 'subscription_inactive' })
    await changePlan(world.world, by, world.workspace.id, 'scale')
    const live = await world.key()
    expect((await live.get('me')).body).toMatchObject({ plan: 'scale', credits_remaining: null })
    await changePlan(world.world, by, world.workspace.id, 'starter')
    expect((await live.get('me')).body.plan).toBe('starter')
    const audit = await rows<{ action: string; target: string }>(
      world.world.db,
      sql`select action, target from audit where workspace_id = ${world.workspace.id} and action = 'plan.set' order by created_at`,
    )
    expect(audit.map(row => row.target).sort()).toEqual(['plan:scale', 'plan:starter'])
  })
})
