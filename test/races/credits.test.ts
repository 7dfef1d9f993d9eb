import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CheckoutAnswer } from '#lib/billing/checkout.ts'
import type { Credits } from '#lib/billing/credits.ts'
import { changePlan } from '#lib/billing/plan.ts'
import type { Db } from '#lib/db.ts'
import { AssetType, Plan } from '#lib/plans.ts'
import { grants } from '#lib/prices.ts'
import type { Run } from '#lib/runs/run.ts'
import { failRun } from '#lib/runs/store.ts'
import { strangeCharges, wrongBooks } from '#test/support/books.ts'
import type { Caller } from '#test/support/caller.ts'
import { realPostgres } from '#test/support/real.ts'
import { seed } from '#test/support/seed.ts'
import { setWallet } from '#test/support/wallets.ts'
import { by, createWorld, type TestWorld } from '#test/support/world.ts'
import { freshDatabase } from './postgres.ts'

const cases = Number(process.env.CREDIT_CASES ?? 4)
const server = await realPostgres()
const brief = { brief: 'A brief', channel: 'linkedin', asset_type: 'card' }
const failure = { error_code: 'draw_failed' as const, error_message: 'no' }
const DAY = 86_400_000

const deed = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('run' as const), type: fc.constantFrom(...AssetType.options) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('batch' as const), count: fc.integer({ min: 2, max: 6 }) }) },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('fail' as const), nth: fc.nat(30), times: fc.integer({ min: 1, max: 3 }) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('buy' as const), told: fc.integer({ min: 0, max: 3 }) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('refund' as const),
      nth: fc.nat(9),
      cents: fc.integer({ min: 1, max: 1_200 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('dispute' as const), nth: fc.nat(9) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('win' as const), nth: fc.nat(9) }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('plan' as const), plan: fc.constantFrom(...Plan.options.slice(1)) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('pass' as const), days: fc.integer({ min: 1, max: 40 }) }) },
)
type Deed = typeof deed extends fc.Arbitrary<infer T> ? T : never

describe.skipIf(!server)('credits on a real PostgreSQL', () => {
  let db: Db
  let close: () => Promise<void> = async () => undefined

  beforeAll(async () => {
    ;({ db, close } = await freshDatabase(server ?? ''))
  })
  afterAll(() => close())

  const remaining = async (key: Caller) => (await key.get<Credits>('credits')).body.remaining

  it('accepts exactly as many of four times as many requests as there are credits for', async () => {
    const world = await createWorld({ plan: 'growth', sells: true, db })
    const key = await world.key()
    await setWallet(world, { spent: grants.growth - 25, bought: 15 })
    const answers = await Promise.all(Array.from({ length: 160 }, () => key.post<Run>('generate', brief)))
    expect(answers.filter(one => one.status === 202)).toHaveLength(40)
    expect(new Set(answers.map(one => one.status))).toEqual(new Set([202, 402]))
    expect(await remaining(key)).toBe(0)
    const at = { now: world.world.now().toISOString() }
    const ids = answers.filter(one => one.status === 202).map(one => one.body.id)
    await Promise.all([...ids, ...ids].map(id => failRun(db, id, failure, { ...at, event_id: world.world.id() })))
    expect(await remaining(key)).toBe(40)
    expect(await wrongBooks(db)).toEqual([])
  })

  it('gives one free run of many at once', async () => {
    const world = await createWorld({ plan: 'growth', sells: true, unused: true, db })
    const key = await world.key()
    const answers = await Promise.all(Array.from({ length: 20 }, () => key.post<Run>('generate', brief)))
    expect(answers.map(one => one.status)).toEqual(Array.from({ length: 20 }, () => 202))
    expect(answers.filter(one => one.body.free)).toHaveLength(1)
    expect(await remaining(key)).toBe(grants.growth - 19)
    expect(await wrongBooks(db)).toEqual([])
  })

  it('pays a purchase in once when it is told many times at once, while runs are taken and fail', async () => {
    const world = await createWorld({ plan: 'growth', sells: true, db })
    const key = await world.key()
    await setWallet(world, { spent: grants.growth, bought: 5 })
    const { id } = (await key.post<CheckoutAnswer>('credits/checkout', { pack: 'medium' })).body
    world.stripe.book.pay(id)
    world.stripe.book.refund(id, 390)
    const [paid, refund] = world.stripe.news
    const tell = async (news = paid) =>
      (
        await world.anonymous.send('POST', '/billing/stripe', news?.body ?? '', {
          'stripe-signature': news?.signature ?? '',
        })
      ).status
    const told = await Promise.all([
      ...Array.from({ length: 6 }, () => tell(paid)),
      ...Array.from({ length: 6 }, () => tell(refund)),
      ...Array.from({ length: 30 }, () => key.post('generate', brief).then(one => (one.status === 202 ? 200 : 402))),
    ])
    const spent = told.slice(12).filter(status => status === 200).length
    // Whoever loses too many turns is told again by the provider.
    await tell(paid)
    expect(await remaining(key)).toBe(5 + 500 - 50 - spent)
    expect(await wrongBooks(db)).toEqual([])
  })

  it('keeps the books through any order of runs, failures, purchases, refunds, disputes, plans and periods', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(deed, { minLength: 1, maxLength: 6 }), { minLength: 3, maxLength: 8 }),
        async rounds => {
          const world = await createWorld({ plan: 'starter', sells: true, unused: true, db })
          const player = await play(world)
          for (const together of rounds) {
            await Promise.all(together.map(player.does))
            expect(await wrongBooks(db)).toEqual([])
            expect(await player.strange()).toEqual([])
          }
        },
      ),
      { numRuns: cases, seed },
    )
  }, 600_000)

  async function play(world: TestWorld) {
    const [key, runs, sales] = [await world.key(), [] as Run[], [] as string[]]
    const { book, news } = world.stripe
    const take = (answer: { status: number; body: Run }) => {
      expect([202, 402, 403, 429]).toContain(answer.status)
      if (answer.status === 202) runs.push(answer.body)
    }
    const tell = async (times: number) => {
      const told = news.splice(0)
      for (let time = 0; time < times; time++)
        for (const { body, signature } of time % 2 ? told.toReversed() : told)
          await world.anonymous.send('POST', '/billing/stripe', body, { 'stripe-signature': signature })
    }
    const ofSale = async (nth: number, what: (id: string) => void) => {
      const id = sales[nth % Math.max(1, sales.length)]
      if (!id) return
      try {
        what(id)
      } catch {
        return
      }
      await tell(2)
    }
    const deeds: { [D in Deed['do']]: (one: Extract<Deed, { do: D }>) => Promise<unknown> } = {
      run: async ({ type }) => take(await key.post<Run>('generate', { ...brief, asset_type: type })),
      batch: async ({ count }) => {
        const item = { output_type: 'stat', body: { value: '214', label: 'runners' } }
        const answer = await key.post('render', { items: Array.from({ length: count }, () => item) })
        expect([202, 402, 429]).toContain(answer.status)
      },
      fail: async ({ nth, times }) => {
        const run = runs[nth]
        const at = () => ({ now: world.world.now().toISOString(), event_id: world.world.id() })
        if (run) await Promise.all(Array.from({ length: times }, () => failRun(db, run.id, failure, at())))
      },
      buy: async ({ told }) => {
        const { body } = await key.post<CheckoutAnswer>('credits/checkout', { pack: 'small' })
        book.pay(body.id)
        sales.push(body.id)
        await tell(told)
      },
      refund: ({ nth, cents }) => ofSale(nth, id => book.refund(id, cents)),
      dispute: ({ nth }) => ofSale(nth, id => book.dispute(id)),
      win: ({ nth }) => ofSale(nth, id => book.closeDispute(id, true)),
      plan: ({ plan }) => changePlan(world.world, by, world.workspace.id, plan),
      pass: async ({ days }) => {
        world.pass(days * DAY)
        await world.sweep('topups')
      },
    }
    return {
      does: (one: Deed) => (deeds[one.do] as (given: Deed) => Promise<unknown>)(one),
      strange: () => strangeCharges(db, sql`workspace_id = ${world.workspace.id}`),
    }
  }
})
