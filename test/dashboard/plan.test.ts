// The page of plans: what each costs, where that is known, and what its buttons say.
import { describe, expect, it } from 'vitest'
import { createTestDashboard } from '#test/support/dashboard.ts'

async function look(options: Parameters<typeof createTestDashboard>[0], reachable = true) {
  const at = await createTestDashboard(options)
  const owner = await at.member('owner')
  at.stripe.reachable(reachable)
  return (await owner.get(at.at('plan'))).text
}

describe('plans', () => {
  it('have the prices that whoever takes the money has, and buttons that say up and down', async () => {
    const text = await look({ sells: true, plan: 'pro' })
    for (const price of ['$19 a month', '$79 a month', '$249 a month', '$999 a month']) expect(text).toContain(price)
    expect(text).toMatch(/<b>Buy 100<\/b><span class="soft">for \$9<\/span>/)
    expect(text).toMatch(/>Downgrade<span class="vh"> to starter/)
    expect(text).toMatch(/>Upgrade<span class="vh"> to growth/)
    expect(text).not.toMatch(/>Change<|nothing to pay/)
  })

  it('are paid for at first, and changed in the portal by whoever pays already', async () => {
    const at = await createTestDashboard({ sells: true, plan: 'free' })
    const owner = await at.member('owner')
    const to = async (plan: string) =>
      (await owner.post(at.at('plan/subscribe'), { plan, once: plan })).headers.get('location') ?? ''
    expect(await to('starter')).toContain('/pay/')
    at.stripe.book.pay(at.stripe.book.shelf.sessions[0]?.id ?? '')
    expect(await to('pro')).toContain('/portal/')
  })

  it('have no price where none is told, and none where nothing is sold', async () => {
    const silent = await look({ sells: true, plan: 'pro' }, false)
    expect(silent).toContain('Upgrade')
    expect(silent).not.toMatch(/\$\d+ a month|>\$0</)
    const free = await look({ plan: 'pro' })
    expect(free).toContain('This deployment sells no plans')
    expect(free).not.toMatch(/\$\d/)
  })
})
