// Endpoints on the command line: what is sent of each command, what is shown, and what is refused before it is sent.
import { describe, expect } from 'vitest'
import { brand } from '#test/cli/support/brand.ts'
import { RUN_ID as ID } from '#test/cli/support/fixtures.ts'
import { it } from '#test/cli/support/it.ts'
import { nodes } from '#test/cli/support/nodes.ts'
import type { Service } from '#test/cli/support/service.ts'

const [node = { name: 'Node', path: process.execPath }] = nodes
const OTHER = '0197a2b3-7c1e-7d44-9f00-3b5c8e21d6ff'
const SECRET = 'whsec_MDEyMzQ1Njc4OTAxMjM0NTY3ODkwMTIz'
const endpoint = {
  ...{ id: ID, url: 'https://hooks.example.com/brand', events: ['run.succeeded'], description: 'Shop\u001b[2J' },
  ...{ status: 'enabled', disabled_reason: null, disabled_at: null, failing_since: null, livemode: true },
  ...{ created_at: '2026-11-20T09:00:00.000Z', updated_at: '2026-11-20T09:00:00.000Z' },
}
const attempt = { attempt: 1, at: '2026-11-20T09:00:00.000Z', duration_ms: 12, status: 500, error: null }
const delivery = {
  ...{ id: OTHER, webhook_id: ID, event_id: `msg_${'0'.repeat(32)}`, event_type: 'webhook.test', status: 'failed' },
  ...{
    attempts: [{ ...attempt, response_body: 'no\nroom' }],
    next_attempt_at: null,
    request: { body: { sequence: 7 } },
  },
}
const webhooks = (service: Service, ...args: string[]) => brand(['webhooks', ...args], { node, base: service.base })

describe('brand webhooks', () => {
  it('lists endpoints and how they stand, and shows one', async ({ service }) => {
    const failing = { ...endpoint, failing_since: '2026-11-20T09:00:00.000Z', events: ['a', 'b', 'c'] }
    const off = { ...endpoint, status: 'disabled', disabled_reason: 'gone', disabled_at: '2026-11-20T09:00:00.000Z' }
    service.on('GET /webhooks', () => ({ json: [endpoint, failing, off] }))
    const { stdout } = await webhooks(service, '--limit', '3', '--offset', '1')
    expect(stdout.split('\n').slice(1, 4)).toEqual([
      `${ID}  enabled   run.succeeded  https://hooks.example.com/brand`,
      `${ID}  failing   3 types        https://hooks.example.com/brand`,
      `${ID}  disabled  run.succeeded  https://hooks.example.com/brand`,
    ])
    expect(service.asked('GET /webhooks')[0]?.path).toContain('?limit=3&offset=1')
    service.on('GET /webhooks/:id', () => ({ json: off }))
    const one = await webhooks(service, 'show', ID)
    expect(one.stdout).toMatch(/About +Shop\[2J\nState +disabled: it answered 410\nSince +2026-11-20/)
    service.on('GET /webhooks', () => ({ json: [] }))
    const none = await webhooks(service)
    expect([none.stdout, none.stderr]).toEqual(['', expect.stringContaining('brand webhooks add https://')])
  })

  it('adds one for every event or for some, and shows its secret', async ({ service }) => {
    service.on('POST /webhooks', () => ({ status: 201, json: { ...endpoint, secret: SECRET } }))
    const { stdout, stderr, status } = await webhooks(service, 'add', endpoint.url)
    expect([status, stdout, stderr]).toEqual([
      ...[0, expect.stringContaining(SECRET), expect.stringContaining(`shown this once. Try it: brand webhooks test`)],
    ])
    const some = await webhooks(
      ...([service, 'add', endpoint.url, '--events', 'run.failed, run.succeeded'] as const),
      ...['--description', 'Shop', '-q', '--idempotency-key', 'hooks-1'],
    )
    expect(some.stdout).toBe(`${ID}\n${SECRET}\n`)
    const [first, second] = service.asked('POST /webhooks')
    expect(first?.body).toEqual({ url: endpoint.url, events: ['*'] })
    expect(second?.body).toEqual({ url: endpoint.url, events: ['run.failed', 'run.succeeded'], description: 'Shop' })
    expect(second?.headers['idempotency-key']).toBe('hooks-1')
  })

  it('changes one, and says when nothing would change', async ({ service }) => {
    service.on('PATCH /webhooks/:id', () => ({ json: endpoint }))
    expect((await webhooks(service, 'change', ID, '--disable')).status).toBe(0)
    await webhooks(service, 'change', ID, '--enable', '--url', 'https://b.example', '--events', '*')
    expect(service.asked('PATCH /webhooks/:id').map(({ body }) => body)).toEqual([
      { status: 'disabled' },
      { status: 'enabled', url: 'https://b.example', events: ['*'] },
    ])
    for (const [args, told] of [
      [[ID], 'changes nothing'],
      [[ID, '--enable', '--disable'], 'Only one of'],
      [['mine', '--enable'], '"mine" is not the id of a webhook'],
    ] as const)
      expect(await webhooks(service, 'change', ...args)).toMatchObject({
        ...{ status: 2, stderr: expect.stringContaining(told) },
      })
  })

  it('takes one away', async ({ service }) => {
    service.on('DELETE /webhooks/:id', () => ({ status: 204 }))
    expect(await webhooks(service, 'rm', ID)).toMatchObject({ status: 0, stderr: expect.stringContaining('Removed') })
    expect(JSON.parse((await webhooks(service, 'rm', ID, '--json')).stdout)).toEqual({ deleted: ID })
  })
})

describe('deliveries', () => {
  it('tests an endpoint, lists what it answered, and sends it again', async ({ service }) => {
    service.on('POST /webhooks/:id/test', () => ({
      status: 202,
      json: { ...delivery, status: 'pending', attempts: [] },
    }))
    const sent = await webhooks(service, 'test', ID)
    expect([sent.status, sent.stdout, sent.stderr]).toEqual([
      ...[0, expect.stringMatching(/webhook\.test +pending +0/), expect.stringContaining(`deliveries ${ID}`)],
    ])
    service.on('GET /webhooks/:id/deliveries', () => ({ json: [delivery] }))
    const { stdout, stderr } = await webhooks(service, 'deliveries', ID, '--delivered', 'failed')
    expect(stdout).toMatch(/webhook\.test +failed +1 +\d+ \w+ ago +500 no room\n/)
    expect(stderr).toContain(`brand webhooks replay ${ID} --delivery ${OTHER}`)
    expect(service.asked('GET /webhooks/:id/deliveries')[0]?.path).toContain('limit=20&status=failed')
    const route = `POST /webhooks/:id/deliveries/${OTHER}/replay`
    service.on(route, () => ({ status: 202, json: delivery }))
    expect((await webhooks(service, 'replay', ID, '--delivery', OTHER)).status).toBe(0)
    expect(service.asked(route)).toHaveLength(1)
    expect((await webhooks(service, 'replay', ID)).stderr).toContain(`brand webhooks deliveries ${ID}`)
  })

  it('recovers since a time or so long ago', async ({ service }) => {
    service.on('POST /webhooks/:id/recover', () => ({ status: 202, json: { queued: 3, again: 1, first_time: 2 } }))
    expect((await webhooks(service, 'recover', ID, '--since', '24h')).stdout).toBe(
      'Events that are sent now: 1 again, 2 for the first time.\n',
    )
    await webhooks(service, 'recover', ID, '--since', '2026-11-20T09:00:00+01:00')
    const [ago, at] = service.asked('POST /webhooks/:id/recover').map(({ body }) => String(body.since))
    expect(Math.abs(Date.now() - 86_400_000 - Date.parse(ago ?? ''))).toBeLessThan(60_000)
    expect(at).toBe('2026-11-20T09:00:00+01:00')
    for (const since of [['--since', '2026-11-20T09:00:00'], ['--since', 'noon'], []])
      expect((await webhooks(service, 'recover', ID, ...since)).status).toBe(2)
  })

  it('rotates the secret of an endpoint and the default one', async ({ service }) => {
    service.on('POST /webhooks/:id/rotate-secret', () => ({ json: { ...endpoint, secret: SECRET } }))
    service.on('POST /webhooks/default-secret/rotate', () => ({
      json: { secret: SECRET, previous_until: '2026-11-21T09:00:00.000Z' },
    }))
    expect((await webhooks(service, 'rotate', ID)).stdout).toContain(`Secret   ${SECRET}`)
    expect((await webhooks(service, 'rotate', ID, '-q')).stdout).toBe(`${SECRET}\n`)
    const { stdout } = await webhooks(service, 'rotate', 'default')
    expect(stdout).toMatch(/Secret +whsec_\w+\nOld one +signs as well until 2026-11-21 09:00/)
  })
})
