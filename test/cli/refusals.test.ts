import { describe, expect } from 'vitest'
import { brand } from '#test/cli/support/brand.ts'
import { REQUEST_ID, RUN_ID } from '#test/cli/support/fixtures.ts'
import { it } from '#test/cli/support/it.ts'
import { nodesOfWords } from '#test/cli/support/nodes.ts'
import { refuse, type Service } from '#test/cli/support/service.ts'

describe.concurrent.each(nodesOfWords)('what the service refuses, $name', node => {
  const run = (service: Service, args: string[], env = {}) => brand(args, { node, base: service.base, env })
  const generate = (service: Service, ...args: string[]) => run(service, ['generate', '--brief', 'a', ...args])
  const later = '2099-11-21T00:00:00.000Z'

  it('401 ends with 3 and says where keys come from', async ({ service }) => {
    const { status, stdout, stderr } = await run(service, ['account'], { BRAND_API_KEY: 'sk_live_wrong' })
    expect(stderr).toBe(
      [
        'error: This API key is not valid.',
        '  Copy the key again; it begins with sk_live_ or sk_test_ and has 46 characters.',
        `  401 invalid_api_key · request ${REQUEST_ID}`,
        '',
      ].join('\n'),
    )
    expect(stdout).toBe('')
    expect(status).toBe(3)
    expect(service.seen).toHaveLength(1)
  })

  it('402 ends with 4', async ({ service }) => {
    service.on('POST /generate', () => refuse(402, 'insufficient_credits', 'The workspace has no credits left.'))
    const { status, stderr } = await generate(service)
    expect(stderr).toContain(
      'error: The workspace has no credits left.\n  Buy credits: brand credits buy small prints a link.',
    )
    expect(status).toBe(4)
  })

  it('403 ends with 3 and names what the key may do', async ({ service }) => {
    const detail = { scope: 'asset_types', requested: 'video', allowed: ['card', 'carousel'] }
    service.on('POST /generate', () =>
      refuse(403, 'asset_type_not_allowed', 'This key may not make videos.', { detail }),
    )
    const { status, stderr } = await generate(service, '--asset-type', 'video')
    expect(stderr).toContain(
      'This key may use card, carousel: choose one with --asset-type, or make another key that may do',
    )
    expect(status).toBe(3)
  })

  it('tells names that it does not know beside another option that is wrong, and leaves them to the service alone', async ({
    service,
  }) => {
    const wrong = ['--asset-type', 'poster', '--size', 'huge', '--channel', 'x']
    const { status, stderr } = await generate(service, ...wrong, '--variation', '200')
    expect([status, service.seen]).toEqual([2, []])
    expect(stderr).toContain('3 things are wrong with the command.')
    for (const told of ['--variation must be a whole', '--asset-type is one of', 'not "huge"'])
      expect(stderr).toContain(told)
    service.on('POST /generate', () => refuse(400, 'unsupported_asset_type', 'asset_type `poster` is not supported.'))
    await generate(service, ...wrong)
    expect(service.seen).toHaveLength(1)
  })

  it('404 ends with 5', async ({ service }) => {
    service.on('GET /runs/:id', () => refuse(404, 'run_not_found', 'There is no such run.'))
    const { status, stderr } = await run(service, ['runs', 'get', RUN_ID])
    expect(stderr).toContain('brand runs list shows the runs')
    expect(status).toBe(5)
  })

  it('409 ends with 1 when an idempotency key goes with another brief', async ({ service }) => {
    service.on('POST /generate', () => refuse(409, 'idempotency_key_reused', 'This key belongs to another request.'))
    const { status, stderr } = await generate(service, '--idempotency-key', 'mine')
    expect(stderr).toContain('Use a new one.')
    expect(status).toBe(1)
    expect(service.seen).toHaveLength(1)
  })

  it('409 idempotency_in_progress is asked again until the first one is through', async ({ service }) => {
    service.on('POST /generate', (_, nth) =>
      nth === 1
        ? refuse(409, 'idempotency_in_progress', 'The first is still at work.', {}, { 'Retry-After': '1' })
        : undefined,
    )
    expect(await generate(service, '--no-wait')).toMatchObject({ status: 0 })
    const [first, second] = service.asked('POST /generate')
    expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key'])
  })

  it('422 ends with 2 and has a line for each field', async ({ service }) => {
    const detail = [
      { loc: ['body', 'brief'], msg: 'Too big: at most 5000 characters', type: 'too_big' },
      { loc: ['body', 'metadata', 'a'], msg: 'Too big: at most 500 characters', type: 'too_big' },
    ]
    service.on('POST /generate', () => refuse(422, 'validation_error', 'Two fields are wrong.', { detail }))
    const { status, stderr } = await generate(service)
    expect(stderr).toContain(
      'error: 2 things are wrong with the request.\n  brief: Too big: at most 5000 characters\n  metadata.a: Too big: at most 500 characters\n',
    )
    expect(status).toBe(2)
  })

  it('400 has a line for each fault with a code of its own', async ({ service }) => {
    const issues = [
      { code: 'channel_not_allowed', message: 'This key may not use x; it is allowed linkedin.' },
      { code: 'channel_not_connected', message: 'No account of x is connected.' },
    ]
    service.on('POST /generate', () =>
      refuse(403, 'channel_not_allowed', 'This … linkedin. No … connected.', { issues }),
    )
    const { status, stderr } = await generate(service)
    for (const { message } of issues) expect(stderr).toContain(`\n  ${message}\n`)
    expect([status, stderr.split('\n')[0]]).toEqual([3, 'error: 2 things are wrong with the request.'])
  })

  it('422 says a thing once', async ({ service }) => {
    const detail = [{ loc: ['body'], msg: 'Unrecognized key: "sise"', type: 'unrecognized_keys' }]
    service.on('POST /generate', () => refuse(422, 'validation_error', 'body: Unrecognized key: "sise"', { detail }))
    expect((await generate(service)).stderr.match(/sise/g)).toHaveLength(1)
  })

  it('422 from a validator in front, without code or message, is shown as it is', async ({ service }) => {
    service.on('POST /generate', (_, nth) => ({
      status: 422,
      json: nth === 1 ? { detail: 'brief is missing' } : { detail: [{ loc: ['body', 'brief'], msg: 'missing' }] },
    }))
    expect((await generate(service)).stderr).toContain('error: brief is missing\n')
    expect((await generate(service)).stderr).toContain('error: brief: missing\n')
  })

  it('400 ends with 2 and suggests the value that was meant', async ({ service }) => {
    const detail = { field: 'channel', allowed: ['twitter', 'linkedin'] }
    service.on('POST /generate', () =>
      refuse(400, 'unsupported_channel', 'channel `linkdin` is not supported.', { detail }),
    )
    const { status, stderr } = await generate(service, '--channel', 'linkdin')
    expect(stderr).toContain('Did you mean --channel linkedin?')
    expect(status).toBe(2)
  })

  it('429 with a short Retry-After is waited for', async ({ service }) => {
    service.on('POST /generate', (_, nth) =>
      nth === 1 ? refuse(429, 'rate_limited', 'Wait 1 s.', {}, { 'Retry-After': '1' }) : undefined,
    )
    const { status, stderr } = await generate(service)
    expect(status).toBe(0)
    expect(stderr).toMatch(/Rate limited, trying again in 1\.\d s\n/)
    const [first, second] = service.asked('POST /generate')
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(1000)
  })

  it('429 for the day of the key names what gives more: another key', async ({ service }) => {
    const detail = { bucket: 'daily_limit', limit: 5, used: 5, resets_at: later }
    service.on('GET /me', () => refuse(429, 'daily_limit_exceeded', 'All 5 are used.', { detail }))
    const { status, stderr } = await run(service, ['account'])
    expect([status, stderr]).toEqual([6, expect.stringContaining('a new one in the dashboard under Developers')])
    expect(stderr).not.toContain('can be raised')
  })

  it('429 for the day or the plan ends with 6 at once and says when it resets', async ({ service }) => {
    const detail = { limit: 500, used: 500, window: 'month', resets_at: later }
    service.on('POST /generate', () =>
      refuse(429, 'plan_cap_reached', 'All 500 cards are used.', { detail }, { 'Retry-After': '86400' }),
    )
    const { status, stderr } = await generate(service)
    expect(stderr).toMatch(/It resets 2099-11-21 00:00 \+00:00 \(in \d+ d.*\)\. A greater plan gives more/)
    expect(status).toBe(6)
    expect(service.seen).toHaveLength(1)
  })

  it('500 is tried again with the same idempotency key, then 200 goes on as if nothing had been', async ({
    service,
  }) => {
    service.on('POST /generate', (_, nth) =>
      nth === 1 ? refuse(500, 'internal_error', 'Something went wrong on our side.') : undefined,
    )
    expect(await generate(service)).toMatchObject({ status: 0 })
    const keys = service.asked('POST /generate').map(({ headers }) => headers['idempotency-key'])
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
  })

  it('500 for good ends with 7 and keeps the request id', async ({ service }) => {
    service.on('GET /me', () => refuse(500, 'internal_error', 'Something went wrong on our side.'))
    const { status, stderr } = await run(service, ['account', '--retries', '1'])
    expect(stderr).toContain(`500 internal_error · request ${REQUEST_ID}`)
    expect(status).toBe(7)
    expect(service.seen).toHaveLength(2)
  })

  it('--json gives the service’s own error object on standard error, and nothing on standard output', async ({
    service,
  }) => {
    service.on('GET /me', () =>
      refuse(403, 'workspace_suspended', 'This workspace is suspended.', { detail: { since: later } }),
    )
    const { status, stdout, stderr } = await run(service, ['account', '--json'])
    expect(JSON.parse(stderr)).toEqual({
      code: 'workspace_suspended',
      message: 'This workspace is suspended.',
      request_id: REQUEST_ID,
      detail: { since: later },
    })
    expect(stdout).toBe('')
    expect(status).toBe(3)
  })

  it('control characters in an answer never reach the terminal', async ({ service }) => {
    service.on('GET /me', () => refuse(400, 'bad_request', 'no\u001b[2J\u001b]0;title\u0007way\u202e'))
    const { stderr } = await run(service, ['account'])
    expect(stderr).toContain('error: no[2J]0;titleway\n')
  })

  it('a deprecated operation is named once', async ({ service }) => {
    service.on('GET /runs/:id', (_, nth) =>
      nth > 2 ? undefined : { status: 304, headers: { Deprecation: 'true', Sunset: 'Sat, 01 May 2027 00:00:00 GMT' } },
    )
    const { status, stderr } = await generate(service)
    expect(stderr.match(/will stop taking this request on Sat, 01 May 2027/g)).toHaveLength(1)
    expect(status).toBe(0)
  })
})
