// The deploy command from an empty folder: the vendors' accounts are stood in for, the Workers run in workerd.
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { deploy } from '#dev/deploy/deploy.ts'
import { deploymentOf, Stop } from '#dev/deploy/deployment.ts'
import type { Chart } from '#dev/deploy/doctor/check.ts'
import { examineDeployment, gather, lookAt, vendorChecks } from '#dev/deploy/doctor/doctor.ts'
import { completeSettings, readSettings } from '#dev/deploy/ready.ts'
import { exampleFile, settings } from '#dev/deploy/settings.ts'
import { runNode } from '#dev/deploy/tools.ts'
import { exampleConfig } from '#dev/deploy/worker/wrangler-file.ts'
import { scheduledTo } from '#dev/schedule.ts'
import { AgentsEnv, ApiEnv, DashboardEnv } from '#functions/env/env.ts'
import { RenderEnv } from '#functions/env/render.ts'
import { AT_LENGTH, many } from '#test/support/proof.ts'
import type { Account } from './account.ts'
import { plant, plants } from './plants.ts'
import {
  account,
  envFile,
  folder,
  gathered,
  given,
  openAccount,
  printed,
  stack,
  tools,
  useStage,
  write,
} from './stage.ts'

useStage()

describe('deploy', () => {
  it('goes from an empty folder to a card that was made, and may be run again', async () => {
    write({ ...given, NEON_API_KEY: 'k', NEON_PROJECT_ID: 'p1' })
    await deploy(tools(), { name: 'test', dry_run: false })
    expect(printed.join('\n')).toMatch(/a card was made and its picture fetched/)
    expect([...account.state.buckets]).toEqual(['brand-content-test-assets'])
    expect([...account.state.workers.keys()].sort()).toEqual([
      'brand-content-test-agents',
      'brand-content-test-api',
      'brand-content-test-dashboard',
      'brand-content-test-intake',
      'brand-content-test-render',
    ])
    expect(await scheduledTo(stack.queue, 'sweep-test')).toBe(`${stack.base_url}/hooks/sweep`)
    expect(account.state.workers.get('brand-content-test-api')?.secrets).toMatchObject({
      SEALING_KEYS: given.SEALING_KEYS,
    })
    for (let again = 0; again < 4; again++) await deploy(tools(), { name: 'test', dry_run: false })
    expect(account.state.branches).toHaveLength(3)
    expect(
      (await lookAt(await gathered()))
        .filter(({ finding }) => finding)
        .map(({ check, finding }) => [check.id, finding]),
    ).toEqual([])
  }, 60_000)

  it.each([
    ['broke off', true],
    // Of an ended process nothing is undone, and nothing goes on.
    ['was ended', false],
  ])(
    'is finished by the next try, wherever the last one %s',
    async (_, is_undone) => {
      write(given)
      let calls = 0
      await deploy(
        tools(() => void calls++),
        { name: 'test', dry_run: false },
      )
      expect(calls).toBeGreaterThan(10)
      openAccount()
      // What is ended here goes on living with its file of secrets, as no process of a command does.
      vi.stubEnv('TMPDIR', folder)
      for (let broken = 1; broken <= calls; broken += many(8, 1)) {
        let left = broken
        const halted = Promise.withResolvers<void>()
        const halting = tools(() => {
          if (--left !== 0) return
          if (is_undone) throw new Error('the line broke off')
          halted.resolve()
          return new Promise(() => undefined)
        })
        await Promise.race([deploy(halting, { name: 'test', dry_run: false }).catch(() => undefined), halted.promise])
      }
      vi.unstubAllEnvs()
      await deploy(tools(), { name: 'test', dry_run: false })
      expect([...account.state.buckets]).toEqual(['brand-content-test-assets'])
      expect(account.state.workers.size).toBe(5)
      expect(await scheduledTo(stack.queue, 'sweep-test')).toBe(`${stack.base_url}/hooks/sweep`)
    },
    120_000,
  )

  it('rolls both Workers back where the smoke test fails, and says so', async () => {
    write(given)
    await deploy(tools(), { name: 'test', dry_run: false })
    const before = ['api', 'render'].map(worker => account.state.workers.get(`brand-content-test-${worker}`)?.running)
    const failing = tools(call => {
      if (call.endsWith('/programmatic/generate')) throw new Error('no card today')
    })
    await expect(deploy(failing, { name: 'test', dry_run: false })).rejects.toThrow(/Smoke test/)
    expect(printed.join('\n')).toMatch(/api was rolled back[\s\S]*render was rolled back/)
    expect(['api', 'render'].map(worker => account.state.workers.get(`brand-content-test-${worker}`)?.running)).toEqual(
      before,
    )
  }, 60_000)

  it.each(['example', 'local', 'Prod', '../prod', 'a'.repeat(21), ''])('refuses `%s` as a name', name => {
    expect(() => deploymentOf(name, folder)).toThrow(Stop)
  })

  it('tells in a dry run of everything that is missing or wrong, and goes on', async () => {
    const { DATABASE_URL: _, QSTASH_TOKEN: __, SEALING_KEYS: ___, ...rest } = given
    write({ ...rest, QSTASH_URL: 'queue.example', PUBLIC_URL: 'https://api.example.com/' })
    const before = readFileSync(envFile(), 'utf8')
    const error = await deploy(tools(), { name: 'test', dry_run: true }).catch(thrown => thrown)
    expect([error.message, error.cure]).toEqual([
      '4 faults. Nothing was changed.',
      expect.stringMatching(/Each ✗ above/),
    ])
    const said = printed.join('\n')
    expect(said).toMatch(/✗ DATABASE_URL is missing[\s\S]*✗ QSTASH_TOKEN is missing[\s\S]*SEALING_KEYS would be made/)
    expect(said).toMatch(
      /✗ PUBLIC_URL ends in a slash[\s\S]*✗ QSTASH_URL is no address[\s\S]*· Worker api: can be bundled; would be uploaded/,
    )
    expect(readFileSync(envFile(), 'utf8')).toBe(before)
  })

  it.each([
    ['REGION', 'mars', 'Write one of aws:us-east-1, aws:us-east-2, '],
    ['REGION', 'us-east-1', 'Write REGION=aws:us-east-1'],
    ['REGION', 'aws:eu-centrall-1', 'Write REGION=aws:eu-central-1'],
    ['R2_LOCATION', 'europe', 'Write one of weur, eeur, apac, wnam, enam, oc, or take R2_LOCATION out.'],
  ])('stops where %s is no place that is known, such as %s, and says which is', async (name, value, cure) => {
    write({ ...given, [name]: value })
    const error = await deploy(tools(), { name: 'test', dry_run: true }).catch(thrown => thrown)
    expect(error.message).toBe('1 fault. Nothing was changed.')
    expect(printed).toContainEqual(expect.stringContaining(`✗ ${name} is no place that is known: ${value}. → ${cure}`))
    await expect(deploy(tools(), { name: 'test', dry_run: false })).rejects.toThrow(`${name} is no place`)
    write({ ...given, REGION: 'aws:eu-central-1', R2_LOCATION: 'weur' })
    await deploy(tools(), { name: 'test', dry_run: true })
  })

  it('ticks in a dry run only what was looked at, and tells of a login that is missing', async () => {
    write(given)
    await deploy(tools(), { name: 'test', dry_run: true })
    expect(printed.filter(line => line.startsWith('✓'))).toEqual(['✓ Account a1'])
    expect(printed.join('\n')).toMatch(/· Storage: would make[\s\S]*· Database: would[\s\S]*· Schedule: would run/)
    Object.assign(account.state, { logged_in: false })
    const error = await deploy(tools(), { name: 'test', dry_run: true }).catch(thrown => thrown)
    expect(printed).toContainEqual(expect.stringMatching(/^✗ wrangler is not logged in\. → npx wrangler login/))
    expect(error.message).toBe('1 fault. Nothing was changed.')
  })

  it('names all that is missing at once where nobody sits there to be asked, and makes nothing', async () => {
    rmSync(envFile(), { force: true })
    Object.assign(account.state, { logged_in: false })
    const error = await deploy(tools(), { name: 'test', dry_run: false }).catch(thrown => thrown)
    expect(error.message).toMatch(/^\d faults\. Nothing was changed\.$/)
    expect(printed.join('\n')).toMatch(
      /✗ wrangler is not logged in[\s\S]*✗ DATABASE_URL is missing[\s\S]*✗ QSTASH_TOKEN/,
    )
    expect([existsSync(envFile()), account.state.workers.size]).toEqual([false, 0])
  })

  it.each([
    ['QSTASH_TOKEN', 'another', /The queue answers 401 to QSTASH_TOKEN/],
    ['UPSTASH_REDIS_REST_TOKEN', 'another', /Redis answers 401 to UPSTASH_REDIS_REST_TOKEN/],
    ['NEON_FETCH_ENDPOINT', 'http://127.0.0.1:9/sql', /The database does not answer: .*fetch failed/],
  ])('stops before anything is uploaded where %s is wrong', async (name, value, message) => {
    write({ ...given, [name]: value })
    await expect(deploy(tools(), { name: 'test', dry_run: false })).rejects.toThrow(message)
    expect([account.state.buckets.size, account.state.workers.size]).toEqual([0, 0])
  })

  it('changes nothing in a dry run', async () => {
    write(given)
    await deploy(tools(), { name: 'test', dry_run: true })
    expect(account.state.buckets.size + account.state.workers.size + account.state.branches.length).toBe(0)
    expect(printed.at(-1)).toBe('\nNothing was changed. It is done by: npm run deploy -- --name test')
  })

  it.each([
    ['the free plan', (a: Account) => void Object.assign(a.state, { paid: false }), /Workers Paid/],
    ['R2 that is off', (a: Account) => void Object.assign(a.state, { r2: false }), /R2/],
    ['nobody logged in', (a: Account) => void Object.assign(a.state, { logged_in: false }), /wrangler login/],
    [
      'Cloudflare out of reach',
      (a: Account) => void Object.assign(a.state, { answers: false }),
      /Check the network and run the same command again/,
    ],
    [
      'several accounts',
      (a: Account) => void a.state.accounts.push({ id: 'a2', name: 'Other' }),
      /CLOUDFLARE_ACCOUNT_ID/,
    ],
  ])('stops at %s with what mends it', async (_, spoil, cure) => {
    write(given)
    spoil(account)
    const error = await deploy(tools(), { name: 'test', dry_run: false }).catch(thrown => thrown)
    expect(error).toBeInstanceOf(Stop)
    expect(error.cure).toMatch(cure)
  })
})

describe('settings', () => {
  it('are asked for once, made once and kept where nobody else reads them', async () => {
    const asked: string[] = []
    const answer = async (question: string) => {
      const name = question.split(':')[0] ?? ''
      asked.push(name)
      return given[name] ?? ''
    }
    const deployment = deploymentOf('test', folder)
    const values = await completeSettings(tools(undefined, answer), deployment)
    expect(asked).toEqual(settings.filter(({ need }) => need === 'asked').map(({ name }) => name))
    expect(values.PUBLIC_URL).toBe('https://brand-content-test-api.team.workers.dev')
    expect(values.SEALING_KEYS).toMatch(/^1:[\w+/]{43}=$/)
    expect(statSync(envFile()).mode & 0o777).toBe(0o600)
    expect(await completeSettings(tools(), deployment)).toEqual(values)
    expect(readSettings(deployment)).toEqual(values)
  })

  it('are asked for again where the answer cannot be one', async () => {
    const answers = ['postgres//nonsense', given.DATABASE_URL ?? '', 'redis.example.com', '']
    const ask = async () => answers.shift() ?? ''
    await expect(completeSettings(tools(undefined, ask), deploymentOf('test', folder))).rejects.toThrow(
      'UPSTASH_REDIS_REST_URL is needed.',
    )
    expect(printed.join('\n')).toMatch(
      /DATABASE_URL is no connection string[\s\S]*UPSTASH_REDIS_REST_URL is no address/,
    )
    expect(readSettings(deploymentOf('test', folder))).toEqual({ DATABASE_URL: given.DATABASE_URL })
  })

  it('make no new keys under Workers that run with others, unless that is meant', async () => {
    write(given)
    await deploy(tools(), { name: 'test', dry_run: false })
    const { SEALING_KEYS: _, ...rest } = given
    write(rest)
    const error = await deploy(tools(), { name: 'test', dry_run: false }).catch(thrown => thrown)
    expect([error.message, error.cure]).toEqual([
      expect.stringMatching(/runs with keys that .* does not have: SEALING_KEYS\.$/),
      expect.stringMatching(/npm run deploy -- --name test --new-keys/),
    ])
    expect(readSettings(deploymentOf('test', folder)).SEALING_KEYS).toBeUndefined()
    await completeSettings(tools(), deploymentOf('test', folder), true)
    expect(readSettings(deploymentOf('test', folder)).SEALING_KEYS).toMatch(/^1:/)
  }, 60_000)

  it('are named all at once where nobody can answer', async () => {
    const error = await completeSettings(tools(), deploymentOf('test', folder)).catch(thrown => thrown)
    expect(error.message).toMatch(/DATABASE_URL[\s\S]*QSTASH_NEXT_SIGNING_KEY/)
  })

  it('are all that the Workers read', () => {
    const ours =
      /^(ENVIRONMENT|RELEASE|PAUSED|ALLOW_LOCAL_TARGETS|NEON_FETCH_ENDPOINT|ASSETS|RENDER|INTAKE|AGENTS|API|SHELF|STATIC|SITE|AI|.*_API_URL)$/
    const read = Object.keys({ ...ApiEnv.shape, ...RenderEnv.shape, ...DashboardEnv.shape, ...AgentsEnv.shape }).filter(
      name => !ours.test(name),
    )
    expect(read.length).toBeGreaterThan(30)
    expect(read.filter(name => !settings.some(setting => setting.name === name))).toEqual([])
  })

  it('stand in the example file as they are', () => {
    expect(readFileSync('.env.example', 'utf8')).toBe(exampleFile())
    expect(readFileSync('wrangler.toml', 'utf8')).toBe(exampleConfig(process.cwd()))
  })
})

it.runIf(AT_LENGTH)(
  'writes a configuration that wrangler itself takes',
  async () => {
    write({ ...given, CUSTOM_DOMAIN: 'api.example.com', REGION: 'aws:us-east-1' })
    await deploy(tools(), { name: 'test', dry_run: true })
    const wrangler = join(process.cwd(), 'node_modules', 'wrangler', 'bin', 'wrangler.js')
    for (const config of Object.values(deploymentOf('test', folder).config_files)) {
      const ran = await runNode(wrangler, ['deploy', '--dry-run', '--config', config], folder)
      expect(`${ran.status} ${ran.stdout}${ran.stderr}`).toMatch(/^0 /)
      expect(ran.stdout + ran.stderr).not.toMatch(/WARNING|Unexpected fields/)
    }
  },
  // It bundles every Worker: 19 s of two idle cores, three times that where two other files of tests share them.
  240_000,
)

describe('the doctor', () => {
  it('finds each planted fault and names what mends it; on the healthy stack it finds none', async () => {
    write(given)
    await deploy(tools(), { name: 'test', dry_run: false })
    const healthy = await gathered()
    const all = await lookAt(healthy)
    expect(all.filter(({ finding }) => finding).map(({ check, finding }) => [check.id, finding])).toEqual([])
    const known = all.map(({ check }) => check.id)
    expect(known.length).toBeGreaterThanOrEqual(28)
    // Those of vendors have a test of their own, and so has what another deployment has.
    const ours = known.filter(id => id !== 'apart' && !vendorChecks.some(check => check.id === id))
    expect(plants.map(([id]) => id).sort()).toEqual(ours.sort())
    for (const [id, path, value, cure] of plants) {
      const chart: Chart = { ...structuredClone({ ...healthy, tools: null }), tools: healthy.tools }
      plant(chart, path, value)
      const finding = (await lookAt(chart)).find(({ check }) => check.id === id)?.finding
      expect([id, finding && 'cure' in finding ? finding.cure : finding]).toEqual([id, expect.stringMatching(cure)])
    }
  }, 60_000)

  it('tells a wrong clock from wrong keys, and an account that the login does not reach', async () => {
    write({ ...given, CLOUDFLARE_ACCOUNT_ID: 'a9' })
    const chart = await gather(tools(), deploymentOf('test', folder), readSettings(deploymentOf('test', folder)))
    chart.asked.api = { status: 401, facts: null, said: 'no', clock_off_ms: 90_000 }
    const found = new Map((await lookAt(chart)).map(({ check, finding }) => [check.id, finding]))
    expect(found.get('reach-api')).toMatchObject({ wrong: 'This clock is 90 s off; signatures fail at 60.' })
    expect(found.get('account')).toMatchObject({ wrong: 'The login reaches a1 (Team), and not a9.' })
  }, 60_000)

  it('answers though nothing is there at all', async () => {
    account.state.logged_in = false
    const found = await examineDeployment(tools(), 'test')
    expect(found.filter(({ finding }) => finding && 'wrong' in finding).map(({ check }) => check.id)).toContain(
      'settings',
    )
  })
})
