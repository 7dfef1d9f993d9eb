import { describe, expect } from 'vitest'
import { brand } from '#test/cli/support/brand.ts'
import { queued, RUN_ID, succeeded } from '#test/cli/support/fixtures.ts'
import { it } from '#test/cli/support/it.ts'
import { nodesOfWords } from '#test/cli/support/nodes.ts'
import { type Service, startService } from '#test/cli/support/service.ts'

describe.concurrent.each(nodesOfWords)('a bad network, $name', node => {
  const run = (service: Service, args: string[], base = service.base) => brand(args, { node, base })

  it('refused connections end with 7 and say where nothing answers', async ({ service }) => {
    const gone = await startService()
    await gone.close()
    const { status, stderr } = await run(service, ['account', '--retries', '1'], gone.base)
    expect(stderr).toMatch(/^Connection refused, trying again in \d\.\d s\n/)
    expect(stderr).toContain(`error: Nothing answers at ${gone.base}.\n  Is the service running there?`)
    expect(status).toBe(7)
  })

  it('a port that no request may go to is told as that, once', async ({ service }) => {
    const { status, stderr } = await run(service, ['account'], 'http://127.0.0.1:6000')
    expect(stderr).toMatch(
      /^error: Browsers and Node send no request to port 6000.*\n {2}Let the service listen at another/,
    )
    expect(status).toBe(7)
  })

  it('an unknown host ends with 7 without another try', async ({ service }) => {
    const began = Date.now()
    const { status, stderr } = await run(service, ['account'], 'http://no-such-host.invalid')
    expect(stderr).toContain('There is no host no-such-host.invalid, or no network.')
    expect(status).toBe(7)
    expect(Date.now() - began).toBeLessThan(8000)
  })

  it('a connection cut in the middle of the answer makes no second run', async ({ service }) => {
    service.on('POST /generate', (_, nth) => (nth === 1 ? { status: 202, json: queued(), cut: 'inside' } : undefined))
    const { status, stdout } = await run(service, ['generate', '--brief', 'a'])
    expect(status).toBe(0)
    expect(stdout).toContain(RUN_ID)
    const keys = service.asked('POST /generate').map(({ headers }) => headers['idempotency-key'])
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
  })

  it('a connection that stays cut names the key that makes the next try safe', async ({ service }) => {
    service.on('POST /generate', () => ({ cut: 'before' }))
    const { status, stderr } = await run(service, [
      'generate',
      '--brief',
      'a',
      '--retries',
      '1',
      '--idempotency-key',
      'mine',
    ])
    expect(stderr).toMatch(
      /error: The connection to .* broke.*\n {2}The same command with --idempotency-key mine finds the run/,
    )
    expect(status).toBe(7)
    expect(service.seen).toHaveLength(2)
  })

  it('a connection cut while waiting is mended, and the run found again', async ({ service }) => {
    service.on('GET /runs/:id', (_, nth) =>
      nth === 1 ? { cut: 'before' } : nth === 2 ? { json: succeeded(service.base), cut: 'inside' } : undefined,
    )
    const { status } = await run(service, ['generate', '--brief', 'a'])
    expect(status).toBe(0)
    expect(service.asked('POST /generate')).toHaveLength(1)
    expect(service.asked('GET /runs/:id')).toHaveLength(3)
  })

  it('when waiting fails for good, the way back is named', async ({ service }) => {
    service.on('GET /runs/:id', () => ({ status: 503, text: 'upstream' }))
    const { status, stderr } = await run(service, ['generate', '--brief', 'a', '--retries', '1', '-o', '/tmp'])
    expect(stderr).toContain(`The run goes on. Come back with: brand runs wait ${RUN_ID} --output /tmp`)
    expect(status).toBe(7)
  })

  it('what is not JSON ends with 7 and asks whether the address is right', async ({ service }) => {
    service.on('GET /me', () => ({ text: '<html>Please log in</html>' }))
    const { status, stderr } = await run(service, ['account'])
    expect(stderr).toMatch(/is not the API's JSON\.\n {2}Is --base-url the address of the service\?/)
    expect(status).toBe(7)
    expect(service.seen).toHaveLength(1)
  })

  it('a page of a proxy instead of an error object is not shown', async ({ service }) => {
    service.on('GET /me', () => ({ status: 502, text: '<html>Bad gateway</html>' }))
    const { status, stderr } = await run(service, ['account', '--retries', '0'])
    expect(stderr).toMatch(/^error: The service answered 502 Bad Gateway\.\n {2}502 http_502/)
    expect(status).toBe(7)
  })

  it('a redirect is told and not followed, so that the key stays', async ({ service }) => {
    service.on('GET /me', () => ({ status: 301, headers: { Location: 'https://elsewhere.example/' } }))
    const { status, stderr } = await run(service, ['account'])
    expect(stderr).toContain('The service points elsewhere: https://elsewhere.example/')
    expect(status).toBe(1)
  })

  it('a service that never answers is given up when the time is over', async ({ service }) => {
    service.on('GET /me', () => ({ json: {}, after: 20_000 }))
    const { status, stderr } = await run(service, ['account', '--timeout', '1'])
    expect(stderr).toContain('did not answer in time')
    expect(status).toBe(7)
  })

  it('the address may carry /api/v1, and must be one', async ({ service }) => {
    expect(await run(service, ['account', '--base-url', `${service.base}/api/v1/`])).toMatchObject({ status: 0 })
    expect(service.seen[0]?.path).toBe('/api/v1/programmatic/me')
    expect(await run(service, ['account', '--base-url', 'ftp://x'])).toMatchObject({ status: 2 })
  })

  it('--verbose shows every request, and never the key', async ({ service }) => {
    const { stderr } = await run(service, ['generate', '--brief', 'a', '--verbose'])
    expect(stderr).toMatch(/POST http:.*\/generate 202 \d+ ms req_/)
    expect(stderr).toMatch(/GET http:.*\/runs\/[0-9a-f-]+ 200 \d+ ms req_/)
    expect(stderr).not.toMatch(/sk_test_/)
  })

  it('an interrupt by a signal ends with 130 and says how to come back', async ({ service }) => {
    service.takes(20_000)
    const setting = { node, base: service.base }
    const { status, stderr } = await brand(['generate', '--brief', 'a'], setting, { name: 'SIGINT', when: /waiting/ })
    expect(stderr).toContain(`Interrupted. The run goes on: ${RUN_ID}\n  Come back with: brand runs wait ${RUN_ID}\n`)
    expect(status).toBe(130)
    // With --json as well: whoever presses it reads along, and a script knows it by the status.
    service.takes(20_000)
    const until = { name: 'SIGINT' as const, when: /POST http/ }
    const scripted = await brand(['generate', '--brief', 'a', '--json', '--verbose'], setting, until)
    expect([scripted.status, scripted.stdout]).toEqual([130, ''])
    expect(scripted.stderr).toMatch(/^Interrupted/m)
    expect(scripted.stderr).not.toContain('{')
  })
})
