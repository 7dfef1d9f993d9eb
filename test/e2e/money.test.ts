// From a link to pay to credits that are spent, through the Workers and the local Stripe, over HTTP only.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { stripe } from '#lib/adapters/stripe/stripe.ts'
import type { Credits } from '#lib/billing/credits.ts'
import { subscribe } from '#lib/billing/subscribe.ts'
import type { World } from '#lib/ctx.ts'
import { MintInput, mint } from '#lib/keys/mint.ts'
import { type SeededStack, seededStack } from '#test/support/stack.ts'

const brief = { brief: 'Sunday 10k along the harbour, first start 8:30.', channel: 'instagram', asset_type: 'card' }
let stack: SeededStack
let world: World

beforeAll(async () => {
  stack = await seededStack({ sells: true })
  const prices = { starter: 'price_starter', pro: 'price_pro', growth: 'price_growth', scale: 'price_scale' }
  const reached = { secret_key: 'sk', webhook_secret: 'whsec', api_url: stack.stripe?.url, prices }
  world = { ...stack.world, payments: stripe({ ...reached, return_url: stack.base_url }) }
}, 120_000)

afterAll(async () => {
  await stack?.close()
})

async function call<T>(path: string, body?: unknown, key = stack.seeded.live_key) {
  const response = await fetch(`${stack.base_url}/api/v1/programmatic/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: (await response.json()) as T & { code?: string; message?: string } }
}

/** A button of the local Stripe. */
const press = async (path: string) => {
  const { status } = await fetch(`${stack.stripe?.url}${path}`, { method: 'POST', redirect: 'manual' })
  expect(status).toBe(303)
}
const bought = async () => (await call<Credits>('credits')).body.bought
const newest = () => stack.stripe?.teller.told[0]

async function buy(manner = 'once'): Promise<string> {
  await press(`/manner/${manner}`)
  const { status, body } = await call<{ id: string; url: string }>('credits/checkout', { pack: 'small' })
  expect([status, body.url]).toEqual([200, `${stack.stripe?.url}/pay/${body.id}`])
  expect(await (await fetch(body.url)).text()).toContain('100 credits')
  await press(`/pay/${body.id}/pay`)
  return body.id
}

it('pays a purchase in once, however its news travel', async () => {
  await buy()
  await expect.poll(bought).toBe(100)
  await buy('twice')
  await expect.poll(bought).toBe(200)
  await buy('forged')
  expect([newest()?.status, await bought()]).toEqual([401, 200])
  await press('/manner/once')
  await press(`/news/${newest()?.id}`)
  await expect.poll(bought).toBe(300)
  await buy('shuffled')
  expect(await bought()).toBe(300)
  await buy('shuffled')
  await expect.poll(bought).toBe(500)
})

it('asks about a link that nobody tells of', async () => {
  const id = await buy('never')
  expect([newest()?.status, await bought()]).toEqual([null, 500])
  await stack.postgres.query(`update topups set due_at = now() - interval '1 minute' where session_id = '${id}'`)
  const swept = async () => {
    await stack.workers.beat()
    return bought()
  }
  await expect.poll(swept, { timeout: 60_000, interval: 1_000 }).toBe(600)
})

it('takes a refund and a dispute back, and gives again what was won', async () => {
  const id = await buy()
  await expect.poll(bought).toBe(700)
  await press(`/sale/${id}/refund-half`)
  await expect.poll(bought).toBe(650)
  await press(`/sale/${id}/dispute`)
  await expect.poll(bought).toBe(600)
  await press(`/sale/${id}/win`)
  await expect.poll(bought).toBe(650)
})

it('takes credits by the plan that is paid for, and says what to do where nobody pays', async () => {
  const workspace_id = stack.seeded.other.workspace_id
  const key = stack.seeded.other.live_key
  const link = await subscribe(world, workspace_id, 'growth', 'once')
  await press(`${new URL(link.url).pathname}/pay`)
  const me = async () => (await call<{ plan: string; credits_remaining: number }>('me', undefined, key)).body
  await expect.poll(me).toMatchObject({ plan: 'growth', credits_remaining: 8_000 })
  // The first run of a workspace is free.
  const runs = [
    await call<{ credits: number; free: boolean }>('generate', brief, key),
    await call('generate', brief, key),
  ]
  expect(runs.map(one => one.body)).toMatchObject([{ free: true }, { free: false, credits: 1 }])
  expect(await me()).toMatchObject({ credits_remaining: 7_999 })

  const [row] = await stack.postgres.query<{ customer_id: string }>(
    `update subscriptions set past_due_at = now() - interval '8 days' where workspace_id = '${workspace_id}' returning customer_id`,
  )
  await press(`/plan/${row?.customer_id}/renew-fails`)
  const refused = async () => (await call<{ detail?: { pay_url: string } }>('generate', brief, key)).body
  await expect.poll(async () => (await refused()).code).toBe('subscription_inactive')
  expect(await refused()).toMatchObject({ detail: { pay_url: expect.stringContaining('https://invoice.stripe.com/') } })
  expect((await call('runs', undefined, key)).status).toBe(200)
  const asked = MintInput.parse({ workspace_id, mode: 'live', name: 'Another' })
  const minted = mint(stack.world, { actor: 'admin', request_id: 'test' }, asked)
  await expect(minted).rejects.toMatchObject({ code: 'subscription_inactive' })
  await press(`/plan/${row?.customer_id}/pay`)
  await expect.poll(async () => (await call('generate', brief, key)).status).toBe(202)
})

it('402 names the price and the way out', async () => {
  await stack.postgres.query(
    `update wallets set granted = 0, spent = spent + granted, bought = 0 where workspace_id = '${stack.seeded.other.workspace_id}'`,
  )
  const { status, body } = await call<object>('generate', brief, stack.seeded.other.live_key)
  expect([status, body.code]).toEqual([402, 'insufficient_credits'])
  expect(body).toMatchObject({
    message: expect.stringContaining('This costs 1 credit and 0 are left. Buy the small pack (100 credits for $9.00)'),
    detail: {
      price: 1,
      remaining: 0,
      pack: { name: 'small', checkout: `${stack.base_url}/api/v1/programmatic/credits/checkout` },
    },
  })
})
