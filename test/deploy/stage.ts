// The stage of a deployment: the vendors' accounts are stood in for, the Workers run in workerd.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { openTools, type Tools } from '#dev/deploy/tools.ts'
import { readSettings as stackSettings } from '#dev/local/settings.ts'
import { type Stack, startStack } from '#dev/local/stack.ts'
import { RENDER_URL, workerVars } from '#dev/local/worker-vars.ts'
import { freePort } from '#dev/ports.ts'
import { type Account, createAccount } from './account.ts'

export const dir = mkdtempSync(join(tmpdir(), 'brand-content-deploy-'))
export let stack: Stack
export let given: Record<string, string>
export let folder: string
export let account: Account
export let printed: string[]

export function useStage(): void {
  beforeAll(async () => {
    stack = await startStack({ dir, port: 0, dashboard_port: await freePort(0) })
    const vars = workerVars(await stackSettings(dir), stack.services, stack.queue, stack.base_url)
    const { ENVIRONMENT: _, RELEASE: __, ALLOW_LOCAL_TARGETS: ___, ...values } = vars
    given = { ...values, DASHBOARD_URL: stack.dashboard_url ?? '' }
    await fetch(`${stack.queue.url}/v2/publish/${stack.base_url}/hooks/sweep`, {
      method: 'POST',
      headers: { authorization: `Bearer ${stack.queue.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ v: 1 }),
    })
    await stack.workers.beat()
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
