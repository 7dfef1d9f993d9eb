import { describe, expect } from 'vitest'
import { brand } from '#test/cli/support/brand.ts'
import { it } from '#test/cli/support/it.ts'
import { nodesOfWords } from '#test/cli/support/nodes.ts'
import type { Seen, Service } from '#test/cli/support/service.ts'

const ID = '0197a2b3-7c1e-7d44-9f00-3b5c8e21d6aa'
const post = {
  ...{ id: ID, run_id: ID, platform: 'x', status: 'scheduled', external_post_id: null, url: null, posted_at: null },
  ...{ caption: 'Bread at six', scheduled_at: '2099-12-01T09:00:00.000Z', next_attempt_at: null, last_error: null },
}
const pause = { paused: true, paused_at: '2026-11-20T12:00:00.000Z', by: 'key:1', in_flight: [ID] }
const campaign = {
  ...{ id: ID, name: 'Spring', status: 'making', created_at: '2026-11-20T12:00:00.000Z' },
  items: [...[{ run_id: ID, channel: 'linkedin', asset_type: 'card', scheduled_at: '2099-12-01T09:00:00.000Z' }]].map(
    item => ({ ...item, post_id: null, status: 'queued' }),
  ),
}

describe.concurrent.each(nodesOfWords)('posts in hand, $name', node => {
  const run = (service: Service, ...args: string[]) => brand(args, { node, base: service.base, env: {} })

  it('shows, cancels, changes and resolves one', async ({ service }) => {
    const asked: unknown[] = []
    const answer = (more: object) => (seen: Seen) => {
      asked.push(seen.body)
      return { json: { ...post, ...more } }
    }
    service.on('GET /posts/:id', answer({ last_error: { code: '503', message: 'Over capacity.', at: 'now' } }))
    service.on('DELETE /posts/:id', answer({ status: 'canceled' }))
    service.on('PATCH /posts/:id', answer({}))
    service.on('POST /posts/:id/resolve', answer({ status: 'failed' }))
    const shown = await run(service, 'posts', 'show', ID)
    expect(shown.stdout).toMatch(/Status +scheduled on x\n.*Planned +2099-12-01 09:00.*Last try +Over capacity\./s)
    service.on('GET /posts/:id', () => ({ json: { ...post, caption: 'Bread at six\n\nCome early \u001b[2J' } }))
    const lines = (await run(service, 'posts', 'show', ID)).stdout.split('\n').map(line => line.trim())
    expect(lines.join('|')).toMatch(/Text +Bread at six\|\|Come early \[2J/)
    expect((await run(service, 'posts', 'cancel', ID, '--quiet')).stdout).toBe(`${ID}\n`)
    const at = '2099-12-02T09:00:00+01:00'
    expect((await run(service, 'posts', 'reschedule', ID, '--scheduled-at', at, '--caption', 'Seven')).status).toBe(0)
    expect((await run(service, 'posts', 'reschedule', ID, '--caption', 'Seven', '--allow-repeat')).status).toBe(0)
    expect((await run(service, 'posts', 'reschedule', ID, '--scheduled-at', at, '--allow-past-event')).status).toBe(0)
    expect((await run(service, 'posts', 'resolve', ID, '--outcome', 'not_posted')).status).toBe(0)
    expect(asked.slice(2)).toEqual([
      { scheduled_at: at, caption: 'Seven' },
      { caption: 'Seven', allow_repeat: true },
      { scheduled_at: at, allow_past_event: true },
      { outcome: 'not_posted' },
    ])
  })

  it('says what is wrong before it asks the service', async ({ service }) => {
    for (const [wrong, said] of [
      [['posts', 'show'], 'needs <post_id>'],
      [['posts', 'show', '7'], '"7" is not the id of a post'],
      [['posts', 'cancle', ID], 'Did you mean brand posts cancel?'],
      [['posts', 'reschedule', ID], 'changes nothing'],
      [['posts', 'reschedule', ID, '--scheduled-at', '2020-01-01T09:00:00Z'], 'is past'],
      [['posts', 'reschedule', ID, '--scheduled-at', '2099-01-01T09:00:00'], 'no UTC offset'],
      [['posts', 'resolve', ID, '--outcome', 'maybe'], '--outcome posted, or --outcome not_posted'],
      [['posts', 'resolve', ID, '--outcome', 'posted', '--url', 'x.com'], 'not an https address'],
      [['campaign', 'create'], 'needs a name'],
      [['campaign', 'create', '--name', 'a', '--brief', 'b'], 'or --items'],
      [['campaign', 'create', '--name', 'a', '--items', '{}'], 'no list in JSON'],
      [['campaign', 'create', '--name', 'a', '--items', '[]', '--brief', 'b'], 'said by each of --items'],
    ] as [string[], string][]) {
      const { status, stderr } = await run(service, ...wrong)
      expect([wrong, status, stderr]).toEqual([wrong, 2, expect.stringContaining(said)])
    }
  })

  it('says where a person approves one that waits', async ({ service }) => {
    service.on('GET /posts/:id', () => ({ json: { ...post, status: 'awaiting_approval', awaits: 'verdict' } }))
    const { stdout, stderr } = await run(service, 'posts', 'show', ID)
    expect([stdout, stderr]).toEqual([
      expect.stringMatching(/Waits +for a person: verdict/),
      `A person has to approve it, no key can: ${service.base}/approve/${ID}\n`,
    ])
  })

  it('tells what a refusal means', async ({ service }) => {
    const refusal = { code: 'post_in_flight', message: 'The post is posting.', request_id: 'req_1' }
    service.on('DELETE /posts/:id', () => ({ status: 409, json: refusal }))
    const { status, stderr } = await run(service, 'posts', 'cancel', ID)
    expect([status, stderr]).toEqual([1, expect.stringContaining('It was sent: brand posts show')])
  })

  it('tells with which command a refused post is mended', async ({ service }) => {
    for (const [code, detail, hint] of [
      ['channel_not_connected', { platform: 'x' }, 'brand connect x connects one'],
      ['repeated_post', { post_id: ID }, '--allow-repeat'],
      ['event_over', { event_day: '2026-12-10' }, '--allow-past-event'],
    ] as const) {
      service.on('POST /runs/:id/post', () => ({ status: 400, json: { code, message: 'No.', detail } }))
      const { status, stderr } = await run(service, 'post', ID, '--platform', 'x')
      expect([status, stderr]).toEqual([2, expect.stringContaining(hint)])
    }
  })

  it('pauses all posting, tells what is in flight, and lets it go on', async ({ service }) => {
    service.on('PUT /posting/pause', () => ({ json: pause }))
    service.on('DELETE /posting/pause', () => ({ json: { paused: false, paused_at: null, by: null, in_flight: [] } }))
    const paused = await run(service, 'pause')
    expect(paused.stdout).toMatch(new RegExp(`Posting +paused\n.*In flight +${ID}`, 's'))
    expect((await run(service, 'pause', '-q')).stdout).toBe(`${ID}\n`)
    expect((await run(service, 'resume')).stdout).toMatch(/Posting +on/)
  })

  it('lists accounts, or says that there is none', async ({ service }) => {
    const account = { id: ID, platform: 'bluesky', kind: 'member', name: 'us', handle: null, status: 'connected' }
    const accounts = [{ ...account, expires_at: null, capabilities: ['image', 'video'], settings: {} }]
    service.on('GET /accounts', () => ({ json: { accounts } }))
    expect((await run(service, 'accounts')).stdout).toMatch(/bluesky +us +connected +image, video +renews itself/)
    service.on('GET /accounts', () => ({ json: { accounts: [] } }))
    expect(await run(service, 'accounts')).toMatchObject({ status: 0, stdout: '' })
  })

  it('plans a campaign, and cancels it', async ({ service }) => {
    service.on('POST /campaigns', () => ({ status: 202, json: campaign }))
    service.on('DELETE /campaigns/:id', () => ({ json: { ...campaign, status: 'canceled' } }))
    const words = ['--brief', 'Bread', '--channels', 'x, linkedin', '--scheduled-at', '2099-12-01T09:00:00Z']
    const made = await run(
      service,
      'campaign',
      'create',
      '--name',
      'Spring',
      ...words,
      '--every',
      'P1D',
      '--count',
      '2',
    )
    expect([made.status, made.stdout]).toEqual([0, expect.stringMatching(/Name +Spring\n.*linkedin +card +queued/s)])
    expect((await run(service, 'campaign', 'cancel', ID)).stdout).toMatch(/Status +canceled/)
  })
})
