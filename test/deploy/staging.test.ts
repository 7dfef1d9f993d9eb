// A second deployment beside the first in the same accounts: its own names, secrets, schedule, database, and nothing of the other's is touched.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { deploy } from '#dev/deploy/deploy.ts'
import { deploymentOf } from '#dev/deploy/deployment.ts'
import { examineDeployment } from '#dev/deploy/doctor/doctor.ts'
import type { Tools } from '#dev/deploy/tools.ts'
import { rollBack } from '#dev/deploy/worker/versions.ts'
import { readSettings as stackSettings } from '#dev/local/settings.ts'
import { type Stack, startStack } from '#dev/local/stack.ts'
import { RENDER_URL, workerVars } from '#dev/local/worker-vars.ts'
import { freePort } from '#dev/ports.ts'
import { scheduledTo } from '#dev/schedule.ts'
import { AT_LENGTH } from '#test/support/proof.ts'
import { migrated } from '#test/support/stack.ts'
import { account, folder, given, printed, stack, tools, useStage, write } from './stage.ts'

useStage()

const dir = mkdtempSync(join(tmpdir(), 'brand-content-staging-'))
let second: Stack
let beside: Record<string, string>

beforeAll(async () => {
  second = await startStack({ dir, port: 0, dashboard_port: await freePort(0), database_image: migrated() })
  const vars = workerVars(await stackSettings(dir), second.services, second.queue, second.base_url)
  const { ENVIRONMENT: _, RELEASE: __, ALLOW_LOCAL_TARGETS: ___, ...values } = vars
  beside = { ...values, DASHBOARD_URL: second.dashboard_url ?? '' }
  await fetch(`${second.queue.url}/v2/publish/${second.base_url}/hooks/sweep`, {
    method: 'POST',
    headers: { authorization: `Bearer ${second.queue.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ v: 1 }),
  })
  await second.workers.beat()
}, 120_000)

afterAll(async () => {
  await second?.close()
  rmSync(dir, { recursive: true, force: true })
})

/** What would tell that one has something of the other; a busy machine makes Redis late, which is another matter. */
const OF_THE_TWO = /^(?:apart|schedule|one-bucket|bucket|drift|(?:reach|same|secrets|stray|binding|form)-.+)$/

const ofStaging = (): Tools => {
  const own = tools()
  const to = (url: string) => url.replace(RENDER_URL, second.workers.render[0]?.url ?? '')
  return { ...own, fetch: ((input: string, init?: RequestInit) => own.fetch(to(input), init)) as typeof fetch }
}
const writeStaging = (values: Record<string, string>) =>
  writeFileSync(
    join(folder, '.env.staging'),
    Object.entries(values)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(''),
  )
const state = (worker: string) => account.state.workers.get(`brand-content-${worker}`)

it.runIf(AT_LENGTH)(
  'stands beside production, and neither sees the other',
  async () => {
    write(given)
    await deploy(tools(), { name: 'test', dry_run: false })
    const before = structuredClone(
      [...account.state.workers].map(([name, { running, versions }]) => ({ name, running, versions })),
    )
    writeStaging(beside)
    await deploy(ofStaging(), { name: 'staging', dry_run: false })
    expect(printed.filter(line => /a card was made/.test(line))).toHaveLength(2)
    expect([...account.state.buckets].sort()).toEqual(['brand-content-staging-assets', 'brand-content-test-assets'])
    expect(
      [...account.state.workers]
        .slice(0, before.length)
        .map(([name, { running, versions }]) => ({ name, running, versions })),
    ).toEqual(before)
    expect(account.state.workers.size).toBe(2 * before.length)
    expect(state('staging-api')?.secrets.SEALING_KEYS).toBe(beside.SEALING_KEYS)
    expect(state('test-api')?.secrets.SEALING_KEYS).toBe(given.SEALING_KEYS)
    expect(await scheduledTo(second.queue, 'sweep-staging')).toBe(`${second.base_url}/hooks/sweep`)
    expect(await scheduledTo(stack.queue, 'sweep-test')).toBe(`${stack.base_url}/hooks/sweep`)
    for (const worker of ['intake', 'render', 'agents', 'api', 'dashboard'] as const) {
      const file = readFileSync(deploymentOf('staging', folder).config_files[worker], 'utf8')
      expect(file).not.toMatch(/brand-content-(test|api|render|intake|agents|dashboard)/)
    }
    const found = (await examineDeployment(ofStaging(), 'staging')).filter(({ check }) => OF_THE_TWO.test(check.id))
    expect(found.length).toBeGreaterThan(20)
    expect(found.flatMap(({ check, finding }) => (finding ? [[check.id, finding]] : []))).toEqual([])
  },
  120_000,
)

it.runIf(AT_LENGTH)(
  'goes back alone',
  async () => {
    write(given)
    await deploy(tools(), { name: 'test', dry_run: false })
    writeStaging(beside)
    await deploy(ofStaging(), { name: 'staging', dry_run: false })
    for (const [name, worker] of account.state.workers) if (name.includes('staging')) worker.upload('newer', {})
    const production = state('test-api')?.running
    await rollBack(ofStaging(), deploymentOf('staging', folder))
    expect(state('staging-api')?.running).toBe('v1')
    expect(state('test-api')?.running).toBe(production)
  },
  120_000,
)

it.runIf(AT_LENGTH)(
  'is refused the database or Redis of another',
  async () => {
    write(given)
    for (const name of ['DATABASE_URL', 'UPSTASH_REDIS_REST_URL']) {
      writeStaging({ ...beside, [name]: given[name] ?? '' })
      await expect(deploy(ofStaging(), { name: 'staging', dry_run: false })).rejects.toThrow(
        `${name} is that of .env.test`,
      )
      const found = (await examineDeployment(ofStaging(), 'staging')).find(({ check }) => check.id === 'apart')?.finding
      expect(found).toMatchObject({ cure: expect.stringMatching(/of its own/) })
    }
    expect(account.state.workers.size).toBe(0)
  },
  60_000,
)
