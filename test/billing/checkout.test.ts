import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { signatureOf } from '#dev/stripe/news.ts'
import type { CheckoutAnswer } from '#lib/billing/checkout.ts'
import type { Credits } from '#lib/billing/credits.ts'
import { rows } from '#lib/db.ts'
import { grants } from '#lib/prices.ts'
import type { Caller } from '#test/support/caller.ts'
import { type News, SECRET } from '#test/support/stripe.ts'
import { keepsBooks, setWallet } from '#test/support/wallets.ts'
import { createWorld, type TestWorld } from '#test/support/world.ts'

const HOUR = 3_600_000

describe('buying credits', () => {
  let world: TestWorld
  let live: Caller

  beforeEach(async () => {
    world = await createWorld({ sells: true })
    await world.world.db.execute(sql`update topups set due_at = null`)
    live = await world.key()
  })

  const credits = async () => (await live.get<Credits>('credits')).body
  const bought = async () => (await credits()).bought
  const open = async (input: object = { pack: 'medium' }) =>
    (await live.post<CheckoutAnswer>('credits/checkout', input)).body.id
  const tell = ({ body, signature }: News) =>
    world.anonymous.send('POST', '/billing/stripe', body, { 'stripe-signature': signature })
  /** Passes on all news there are, in the order that `shuffled` makes of them, and each as often as told. */
  const tellAll = async (arrange: (all: News[]) => News[] = all => all) => {
    for (const news of arrange(world.stripe.news.splice(0))) expect((await tell(news)).status).toBe(200)
  }
  const { book } = { book: () => world.stripe.book }

  it('200 gives a link with the price of a pack or of any number, at both paths', async () => {
    const { status, body } = await live.post<CheckoutAnswer>('credits/checkout', { pack: 'small' })
    expect(status).toBe(200)
    expect(body).toEqual({
      ...{ id: body.id, url: `https://pay.example/pay/${body.id}`, credits: 100, amount_total: 900 },
      ...{ currency: 'usd', status: 'open', expires_at: '2026-11-21T12:00:00.000Z', livemode: true },
    })
    const short = await live.post<CheckoutAnswer>('/credits/checkout', { credits: 750 })
    expect([short.status, short.body.amount_total]).toEqual([200, 5_850])
    expect((await live.get<Credits>('/credits')).body.bought).toBe(0)
    for (const wrong of [{}, { pack: 'small', credits: 100 }, { pack: 'huge' }, { credits: 99 }, { credits: 100_001 }])
      expect((await live.post('credits/checkout', wrong)).status).toBe(422)
  })

  it('200 the same link for the same Idempotency-Key, also when the answer of Stripe was lost', async () => {
    const headers = { 'idempotency-key': 'k' }
    world.stripe.reachable(false)
    expect((await live.post('credits/checkout', { pack: 'small' }, headers)).status).toBe(503)
    world.stripe.reachable(true)
    const first = await live.post('credits/checkout', { pack: 'small' }, headers)
    const again = await live.post('credits/checkout', { pack: 'small' }, headers)
    expect([first.status, again.text]).toEqual([200, first.text])
    expect(world.stripe.book.shelf.sessions).toHaveLength(1)
    const other = await live.post('credits/checkout', { pack: 'large' }, headers)
    expect(other.body.code).toBe('idempotency_key_reused')
  })

  it('200 leads nowhere for a test key, and says so', async () => {
    const test = await world.key({ mode: 'test' })
    const { body } = await test.post<CheckoutAnswer>('credits/checkout', { pack: 'small' })
    expect(body.url).toMatch(/^https:\/\/example\.com\/test\/credits\//)
    expect([body.livemode, world.stripe.asked()]).toEqual([false, 0])
  })

  it('pays in once, however often and in whichever order it is told', async () => {
    const id = await open()
    book().pay(id)
    await tellAll(all => [...all, ...all, ...all])
    expect(await bought()).toBe(500)
    book().refund(id, 100)
    book().refund(id, 100)
    await tellAll(all => all.toReversed())
    expect(await bought()).toBe(500 - Math.floor((500 * 200) / 3_900))
    await keepsBooks(world)
  })

  it('pays in when the money is there and not before', async () => {
    const [paid, unpaid] = [await open(), await open()]
    book().payByBank(paid)
    book().payByBank(unpaid)
    await tellAll()
    expect(await bought()).toBe(0)
    book().bankAnswers(paid, true)
    book().bankAnswers(unpaid, false)
    await tellAll(all => [...all.toReversed(), ...all])
    expect(await bought()).toBe(500)
  })

  it('takes back what is left after a refund, and never more', async () => {
    const id = await open()
    book().pay(id)
    await tellAll()
    await setWallet(world, { spent: grants.pro, bought: 30 })
    book().refund(id, 3_900)
    await tellAll(all => [...all, ...all])
    expect(await bought()).toBe(0)
    expect((await credits()).entries[0]).toMatchObject({ source: 'refund', amount: -30 })
    await open().then(next => book().pay(next))
    await tellAll()
    expect(await bought()).toBe(500)
    await keepsBooks(world)
  })

  it('hears of a refund before it hears of the payment', async () => {
    const id = await open()
    book().pay(id)
    world.stripe.news.splice(0)
    book().refund(id, 1_950)
    await tellAll()
    expect((await credits()).entries.map(one => [one.source, one.amount])).toEqual([
      ['refund', -250],
      ['purchase', 500],
    ])
  })

  it('takes a disputed sale back, and gives it again when the dispute is won', async () => {
    const [won, lost] = [await open(), await open()]
    for (const id of [won, lost]) {
      book().pay(id)
      book().dispute(id)
    }
    await tellAll()
    expect(await bought()).toBe(0)
    book().closeDispute(won, true)
    book().closeDispute(lost, false)
    await tellAll(all => [...all, ...all])
    expect(await bought()).toBe(500)
    expect((await credits()).entries[0]).toMatchObject({ source: 'dispute_won', amount: 500 })
    await keepsBooks(world)
  })

  it('asks about links that are open for an hour, so that lost news lose no money', async () => {
    const [paid, open_, expired] = [await open(), await open(), await open()]
    book().pay(paid)
    book().expire(expired)
    world.stripe.news.splice(0)
    expect(await world.sweep('topups')).toBe(0)
    world.pass(HOUR + 1)
    expect(await world.sweep('topups')).toBe(3)
    expect(await bought()).toBe(500)
    book().pay(open_)
    world.stripe.news.splice(0)
    world.pass(3 * HOUR + 1)
    expect(await world.sweep('topups')).toBe(1)
    expect(await bought()).toBe(1000)
    world.pass(40 * 24 * HOUR)
    expect(await world.sweep('topups')).toBe(0)
  })

  it('goes on with the others when one cannot be looked at', async () => {
    const id = await open()
    world.pass(HOUR + 1)
    world.stripe.reachable(false)
    await world.sweep('topups')
    expect(world.reports).toHaveLength(1)
    world.stripe.reachable(true)
    book().pay(id)
    world.pass(HOUR + 1)
    await world.sweep('topups')
    expect(await bought()).toBe(500)
  })

  it('believes neither another price nor a session that is none of ours', async () => {
    const id = await open()
    book().session(id).amount_total = 1
    book().pay(id)
    await tellAll()
    expect([await bought(), world.reports.length]).toEqual([0, 1])
    const foreign = { id: 'cs_other', mode: 'payment', customer: null, payment_intent: null }
    const body = JSON.stringify({ id: 'evt', type: 'checkout.session.completed', data: { object: foreign } })
    const now = Math.floor(world.world.now().getTime() / 1000)
    expect((await tell({ body, signature: signatureOf(body, SECRET, now) })).status).toBe(200)
  })

  it('does not pay a purchase into another workspace', async () => {
    const other = await createWorld({ sells: true })
    const id = await open()
    book().pay(id)
    await tellAll()
    const balances = await rows<{ bought: number }>(
      world.world.db,
      sql`select bought from wallets where workspace_id = ${other.workspace.id}`,
    )
    expect([await bought(), balances[0]?.bought]).toEqual([500, 0])
  })

  it('401 for what is not signed, changed, old or signed by another', async () => {
    const id = await open()
    book().pay(id)
    const [news] = world.stripe.news.splice(0) as [News]
    const seconds = Math.floor(world.world.now().getTime() / 1000)
    const forged: News[] = [
      { ...news, signature: '' },
      { ...news, signature: 'nonsense' },
      { ...news, body: news.body.replace('evt_0', 'evt_1') },
      { ...news, signature: signatureOf(news.body, 'whsec_other', seconds) },
      { ...news, signature: signatureOf(news.body, SECRET, seconds - 301) },
      { ...news, signature: signatureOf(news.body, SECRET, seconds + 301) },
      { ...news, signature: news.signature.replace('v1=', 'v0=') },
    ]
    for (const one of forged) expect([one.signature, (await tell(one)).status]).toEqual([one.signature, 401])
    expect(await bought()).toBe(0)
    const both = `${signatureOf(news.body, 'whsec_other', seconds)},${news.signature.split(',')[1]}`
    expect((await tell({ ...news, signature: both })).status).toBe(200)
    expect(await bought()).toBe(500)
  })

  it('413 for what is too long, before it is read or its signature looked at', async () => {
    let read = 0
    const endless = new ReadableStream({
      pull: controller => {
        read++
        controller.enqueue(new Uint8Array(64 * 1024))
      },
    })
    const answer = await world.anonymous.send('POST', '/billing/stripe', endless, { 'stripe-signature': 't=1,v1=0' })
    expect([answer.status, read < 10]).toEqual([413, true])
  })

  it('503 while Stripe cannot be asked, so that it is told again', async () => {
    const id = await open()
    book().pay(id)
    const [news] = world.stripe.news.splice(0) as [News]
    world.stripe.reachable(false)
    expect((await tell(news)).status).toBe(503)
    world.stripe.reachable(true)
    expect((await tell(news)).status).toBe(200)
    expect(await bought()).toBe(500)
  })
})
