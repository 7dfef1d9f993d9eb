// The whole service with its dashboard, and somebody who is signed in.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoLink } from '#dev/local/demo-person.ts'
import { seedAccounts } from '#dev/local/platforms.ts'
import { type Seeded, seed } from '#dev/local/seed.ts'
import { readSettings } from '#dev/local/settings.ts'
import { type Stack, startStack } from '#dev/local/stack.ts'
import { freePort } from '#dev/ports.ts'
import { outsideWorld } from '#dev/world.ts'
import { parseKeyring } from '#lib/seal.ts'

export type Running = { stack: Stack; seeded: Seeded; link(): Promise<string>; close(): Promise<void> }

/** Something to look at on every page: an endpoint, and a request that was refused. */
async function ask({ base_url, social }: Stack, key: string): Promise<void> {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
  for (const [path, body] of [
    ['webhooks', { url: `${social.url}/nobody-hears`, events: ['*'] }],
    ['generate', { brief: 'Hi', channel: 'fax', asset_type: 'card' }],
  ] as const)
    await fetch(`${base_url}/api/v1/programmatic/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
}

export async function startDashboard(): Promise<Running> {
  const dir = mkdtempSync(join(tmpdir(), 'dashboard-'))
  const stack = await startStack({ dir, port: 0, sells: true, dashboard_port: await freePort(0) })
  const world = outsideWorld(stack.services, stack.base_url)
  const seeded = await seed(world, dir, stack.bucket_port)
  const keyring = parseKeyring((await readSettings(dir)).sealing_keys)
  await seedAccounts({ ...world, keyring }, stack.social, seeded.workspace_id)
  await ask(stack, seeded.live_key)
  return {
    stack,
    seeded,
    link: () => demoLink(world, seeded, stack.dashboard_url ?? ''),
    close: async () => {
      await stack.close()
      rmSync(dir, { recursive: true, force: true })
    },
  }
}
