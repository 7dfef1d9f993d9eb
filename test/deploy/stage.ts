// The stage of a deployment: the vendors' accounts are stood in for, the Workers run in workerd.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, vi } from 'vitest'
import { deploymentOf } from '#dev/deploy/deployment.ts'
import { type Chart, part } from '#dev/deploy/doctor/check.ts'
import { gather } from '#dev/deploy/doctor/doctor.ts'
import { readSettings } from '#dev/deploy/ready.ts'
import { openTools, type Tools } from '#dev/deploy/tools.ts'
import { readSettings as stackSettings } from '#dev/local/settings.ts'
import { type Stack, startStack } from '#dev/local/stack.ts'
import { RENDER_URL, workerVars } from '#dev/local/worker-vars.ts'
import { freePort } from '#dev/ports.ts'
import { connect } from '#lib/adapters/upstash.ts'
import { lastBeats } from '#lib/beat/nap.ts'
import { migrated } from '#test/support/stack.ts'
import { type Account, createAccount } from './account.ts'

export const dir = mkdtempSync(join(tmpdir(), 'brand-content-deploy-'))
export let stack: Stack
export let given: Record<string, string>
export let folder: string
export let account: Account
export let printed: string[]

export function useStage(): void {
  beforeAll(async () => {
    stack = await startStack({ dir, port: 0, dashboard_port: await freePort(0), database_image: migrated() })
    const vars = workerVars(await stackSettings(dir), stack.services, stack.queue, stack.base_url)
    const { ENVIRONMENT: _, RELEASE: __, ALLOW_LOCAL_TARGETS: ___, ...values } = vars
    given = { ...values, DASHBOARD_URL: stack.dashboard_url ?? '' }
    await vi.waitFor(beatHearts, { timeout: 60_000, interval: 500 })
  }, 120_000)

  afterAll(async () => {
    await stack?.close()
    rmSync(dir, { recursive: true, force: true })
  })

  beforeEach(() => {
    folder = mkdtempSync(join(dir, 'empty-'))
    account = createAccount()
    printed = []
  })
}

/** A beat that Redis did not take in time, as on a busy machine, is followed by the next. */
async function beatHearts(): Promise<void> {
  await fetch(`${stack.queue.url}/v2/publish/${stack.base_url}/hooks/sweep`, {
    method: 'POST',
    headers: { authorization: `Bearer ${stack.queue.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ v: 1 }),
  })
  await stack.workers.beat()
  const { UPSTASH_REDIS_REST_URL: url, UPSTASH_REDIS_REST_TOKEN: token } = stack.services
  expect(Object.values(await lastBeats({ redis: connect(url, token, Date.now) }))).not.toContain(null)
}

/** What the doctor gathers. How quick Redis is here tells how busy this machine is: it is looked at once it is as quick as one in the same region. */
export const gathered = (name = 'test'): Promise<Chart> =>
  vi.waitFor(
    async () => {
      const deployment = deploymentOf(name, folder)
      const chart = await gather(tools(), deployment, readSettings(deployment))
      const { redis, hearts } = chart.facts.api ?? {}
      expect(part(hearts)).not.toBeNull()
      expect(Math.max(...(part(redis)?.took_ms ?? [Number.POSITIVE_INFINITY]))).toBeLessThan(100)
      const checks = chart.health.body?.checks as Record<string, { status: string }[]> | undefined
      expect(checks?.['redis:responseTime']?.[0]?.status).toBe('pass')
      return chart
    },
    { timeout: 45_000, interval: 250 },
  )

/** As if nothing had been said yet. */
export const forgetPrinted = () => {
  printed = []
}

/** An account to which nothing was deployed. */
export const openAccount = () => {
  account = createAccount()
}

export const envFile = (name = 'test') => join(folder, `.env.${name}`)
export const write = (values: Record<string, string>) =>
  writeFileSync(
    envFile(),
    Object.entries(values)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(''),
  )

type Before = (call: string) => void | Promise<void>

/** Vendors are stood in for; everything else goes out for real. `before` is told of each call and may break it off or keep it. */
export function tools(before: Before = () => undefined, ask: Tools['ask'] = null): Tools {
  return {
    ...openTools(),
    wrangler: async (...args) => {
      await before(args.join(' '))
      return account.wrangler(...args)
    },
    fetch: (async (input: string, init?: RequestInit) => {
      await before(input)
      if (input.endsWith('/status.json')) return Response.json({ paused: 'PAUSED' in secretsOfApi() })
      const told = account.answers(input, init)
      return told ?? fetch(input.replace(RENDER_URL, stack.workers.render[0]?.url ?? ''), init)
    }) as typeof fetch,
    build: async () => undefined,
    ask,
    print: line => void printed.push(line),
    folder,
    pause: () => new Promise(resolve => setTimeout(resolve, 100)),
  }
}

const secretsOfApi = () => account.state.workers.get('brand-content-test-api')?.secrets ?? {}
