// The queue takes nothing at all, as on a day whose quota is spent: the Workers in real workerd go on without it.
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Run } from '#lib/runs/run.ts'
import { AT_LENGTH } from '#test/support/proof.ts'
import { type SeededStack, seededStack } from '#test/support/stack.ts'
import { type Receivers, startReceivers } from './receivers.ts'

let stack: SeededStack
let receivers: Receivers

beforeAll(async () => {
  receivers = await startReceivers()
  stack = await seededStack({ queue_faults: 'refuse=1' })
}, 120_000)

afterAll(async () => {
  await stack?.close()
  receivers?.close()
})

async function ask<Body>(method: string, path: string, body?: unknown): Promise<Body> {
  const response = await fetch(`${stack.base_url}/api/v1/${path}`, {
    method,
    headers: { authorization: `Bearer ${stack.seeded.live_key}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return (await response.json()) as Body
}

it.runIf(AT_LENGTH)(
  'draws the card, tells the receiver and says in health that the queue refuses',
  async () => {
    const told = receivers.url('/told')
    const brief = { brief: 'We are open until 8 pm on Thursdays.', channel: 'twitter', asset_type: 'card' }
    const { id } = await ask<{ id: string }>('POST', 'programmatic/generate', { ...brief, webhook_url: told })
    await expect
      .poll(async () => (await ask<Run>('GET', `programmatic/runs/${id}`)).status, { timeout: 60_000, interval: 200 })
      .toBe('succeeded')
    await expect.poll(() => receivers.at('/told').length, { timeout: 60_000, interval: 200 }).toBeGreaterThan(0)
    const { status, checks } = await ask<{ status: string; checks: Record<string, { status: string }[]> }>(
      'GET',
      'health',
    )
    expect(status).toBe('warn')
    expect(checks['queue:connectivity']?.[0]?.status).toBe('warn')
  },
  60_000,
)

it.runIf(AT_LENGTH)('hears nobody by hand who cannot sign', async () => {
  const authorization = `Internal ${Math.floor(Date.now() / 1000) + 30}.1.${'A'.repeat(43)}`
  const asked = { method: 'POST', body: '{"v":1}', headers: { authorization, 'content-type': 'application/json' } }
  const answer = await fetch(`${stack.base_url}/hooks/sweep`, asked)
  expect(answer.status).toBe(401)
})
