import { chmodSync, existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect } from 'vitest'
import { brand, emptyFolder, inTerminal } from '#test/cli/support/brand.ts'
import { account, KEY } from '#test/cli/support/fixtures.ts'
import { it } from '#test/cli/support/it.ts'
import { nodesOfWords } from '#test/cli/support/nodes.ts'
import type { Service } from '#test/cli/support/service.ts'

describe.concurrent.each(nodesOfWords)('the account, $name', node => {
  const run = (service: Service, args: string[], env = {}, input?: string) =>
    brand(args, { node, base: service.base, env, input })

  it('shows the key, what it may do and what is left', async ({ service }) => {
    const { status, stdout } = await run(service, ['account'])
    expect(stdout).toMatch(/^Key +CI sk_test_…\w{4} {2}test: nothing is posted or counted\n/)
    expect(stdout).toMatch(
      /\nMay make +card, video\nFor +twitter, linkedin\nAccounts +every connected one\nAuto-post +off/,
    )
    expect(stdout).toMatch(/\nToday +1,037 of 5,000 requests, resets 2099-11-21 00:00 \+00:00 /)
    expect(stdout).toMatch(/\nTHIS PERIOD +USED +LEFT +OF +RESETS\ncard +12 +488 +500 +2099-12-01/)
    expect(stdout).not.toContain(KEY)
    expect(status).toBe(0)
  })

  it('gives the very answer with --json', async ({ service }) => {
    expect(JSON.parse((await run(service, ['account', '--json'])).stdout)).toEqual(account())
  })

  it('does with the fields that the specification names alone', async ({ service }) => {
    const {
      key_id,
      workspace_id,
      asset_types,
      channels,
      connected_accounts,
      auto_post,
      auto_post_min_score,
      daily_limit,
    } = account()
    service.on('GET /me', () => ({
      json: {
        key_id,
        workspace_id,
        asset_types,
        channels,
        connected_accounts,
        auto_post,
        auto_post_min_score,
        daily_limit,
      },
    }))
    const { status, stdout } = await run(service, ['account'])
    expect(stdout).toMatch(/Today +at most 5,000 requests\n$/)
    expect(status).toBe(0)
  })

  it('login keeps a key that works, for its owner alone, with the address', async ({ service }) => {
    const XDG_CONFIG_HOME = emptyFolder()
    const env = { XDG_CONFIG_HOME, BRAND_API_KEY: '' }
    const file = join(XDG_CONFIG_HOME, 'brand', 'config.json')
    const login = await run(service, ['login'], env, `${KEY}\n`)
    expect(login).toMatchObject({ status: 0, stdout: '' })
    expect(login.stderr).toContain(`Logged in to ${service.base}: workspace `)
    expect(login.stderr).not.toContain(KEY)
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ key: KEY, base_url: service.base })
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(await run(service, ['account'], { ...env, BRAND_BASE_URL: undefined })).toMatchObject({
      status: 0,
      stderr: '',
    })
    chmodSync(file, 0o644)
    expect((await run(service, ['account'], env)).stderr).toContain(
      `warning: Others can read your key: chmod 600 ${file}`,
    )
    expect((await run(service, ['logout'], env)).stderr).toContain('is gone')
    expect(existsSync(file)).toBe(false)
    expect(await run(service, ['account'], env)).toMatchObject({ status: 3 })
  })

  it('login keeps nothing when the service refuses the key', async ({ service }) => {
    const XDG_CONFIG_HOME = emptyFolder()
    expect(await run(service, ['login', '--key', '-'], { XDG_CONFIG_HOME }, 'sk_live_wrong')).toMatchObject({
      status: 3,
    })
    expect(existsSync(join(XDG_CONFIG_HOME, 'brand'))).toBe(false)
  })

  it('login asks in a terminal and shows nothing of the key', async ({ service }) => {
    const XDG_CONFIG_HOME = emptyFolder()
    const setting = { node, base: service.base, env: { XDG_CONFIG_HOME, BRAND_API_KEY: '' } }
    const { status, shown } = await inTerminal(['login'], setting, [{ when: /not shown/, type: `${KEY}\r` }])
    expect(shown).not.toContain(KEY.slice(10, 30))
    expect(JSON.parse(readFileSync(join(XDG_CONFIG_HOME, 'brand', 'config.json'), 'utf8'))).toMatchObject({ key: KEY })
    expect(status).toBe(0)
    const stopped = await inTerminal(['login'], setting, [{ when: /not shown/, type: '\x03' }])
    expect(stopped.status).toBe(130)
  })

  it('warns in a terminal that --key stays in the history', async ({ service }) => {
    const setting = { node, base: service.base, env: { BRAND_API_KEY: '' } }
    const { status, shown } = await inTerminal(['account', '--key', KEY], setting)
    expect(shown).toContain('--key stays in the history of your shell')
    expect(status).toBe(0)
    expect((await run(service, ['account', '--key', '-'], {}, KEY)).stderr).toBe('')
  })

  it('limits shows every bucket, and the remedy of the spent ones', async ({ service }) => {
    const resets_at = '2099-11-21T00:00:00.000Z'
    const buckets = [
      { bucket: 'requests_per_minute', limit: 600, used: 3, remaining: 597, resets_at, remedy: 'Wait.' },
      { bucket: 'video', limit: 15, used: 15, remaining: 0, resets_at, remedy: 'Upgrade to growth for 60.' },
    ]
    service.on('GET /limits', () => ({ json: { buckets } }))
    const { stdout } = await run(service, ['limits'])
    expect(stdout).toMatch(/^LIMIT +USED +LEFT +OF +RESETS\nrequests_per_minute +3 +597 +600 +2099/)
    expect(stdout).toContain('\nvideo: Upgrade to growth for 60.\n')
    expect(stdout).not.toContain('Wait.')
    expect(JSON.parse((await run(service, ['limits', '--json'])).stdout)).toEqual({ buckets })
    expect((await run(service, ['limits', '-q'])).stdout).toBe('requests_per_minute\t597\nvideo\t0\n')
  })
})
