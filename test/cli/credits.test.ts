import { describe, expect } from 'vitest'
import { brand } from '#test/cli/support/brand.ts'
import { it } from '#test/cli/support/it.ts'
import { nodesOfWords } from '#test/cli/support/nodes.ts'
import type { Service } from '#test/cli/support/service.ts'

const entry = {
  id: '1',
  source: 'run',
  amount: -3,
  balance_after: 2_097,
  run_id: 'r',
  created_at: '2026-11-20T12:00:00.000Z',
}
const credits = {
  ...{ included: 2_000, used: 3, bought: 100, remaining: 2_097, resets_at: '2099-12-01T00:00:00.000Z' },
  entries: [entry],
}
const link = {
  ...{ id: 'cs_1', url: 'https://pay.example/cs_1', credits: 750, amount_total: 5_850, currency: 'usd' },
  ...{ status: 'open', expires_at: '2099-12-01T00:00:00.000Z', livemode: true },
}

describe.concurrent.each(nodesOfWords)('credits, $name', node => {
  const run = (service: Service, ...args: string[]) => brand(args, { node, base: service.base, env: {} })

  it('shows what is left and what moved it', async ({ service }) => {
    service.on('GET /credits', () => ({ json: credits }))
    const { status, stdout } = await run(service, 'credits')
    expect(stdout).toMatch(/^Left +2,097\nPlan +3 of 2,000 used, resets 2099-12-01 00:00 \+00:00.*\nBought +100 left\n/)
    expect(stdout).toMatch(/run +-3 +2,097 +r\n$/)
    expect(status).toBe(0)
    expect((await run(service, 'credits', '--quiet')).stdout).toBe('2097\n')
    expect(JSON.parse((await run(service, 'credits', '--json')).stdout)).toEqual(credits)
  })

  it('says where nothing is counted', async ({ service }) => {
    service.on('GET /credits', () => ({ json: { ...credits, remaining: null, entries: [] } }))
    const { status, stdout, stderr } = await run(service, 'credits')
    expect([status, stdout]).toEqual([0, ''])
    expect(stderr).toContain('Nothing is counted')
  })

  it('prints a link on which a person pays, and alone with --quiet', async ({ service }) => {
    service.on('POST /credits/checkout', () => ({ json: link }))
    const { status, stdout } = await run(service, 'credits', 'buy', '750')
    expect([status, stdout]).toEqual([
      0,
      expect.stringMatching(/Credits +750\nPrice +58\.50 USD\nPay at +https:\/\/pay/),
    ])
    expect((await run(service, 'credits', 'buy', 'small', '--quiet')).stdout).toBe(`${link.url}\n`)
  })

  it('asks for a pack or a number before it asks the service', async ({ service }) => {
    for (const wrong of [[], ['huge'], ['99'], ['1.5']]) {
      const { status, stderr } = await run(service, 'credits', 'buy', ...wrong)
      expect([wrong, status]).toEqual([wrong, 2])
      expect(stderr).toMatch(/small|pack|number/)
    }
  })
})
