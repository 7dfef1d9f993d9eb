// The whole service with its dashboard, and somebody who is signed in.
import { demoLink } from '#dev/local/demo-person.ts'
import type { Seeded } from '#dev/local/seed.ts'
import type { Stack } from '#dev/local/stack.ts'
import { freePort } from '#dev/ports.ts'
import { seededStack } from '#test/support/stack.ts'

export type Running = { stack: Stack; seeded: Seeded; link(): Promise<string>; close(): Promise<void> }

/** Something to look at on every page: an endpoint, and a request that was refused. */
async function ask({ base_url, social }: Stack, key: string): Promise<void> {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
  for (const [path, body] of [
    ['webhooks', { url: `${social.url}/nobody-hears`, events: ['*'] }],
    ['generate', { brief: 'Tea', channel: 'fax', asset_type: 'card' }],
  ] as const)
    await fetch(`${base_url}/api/v1/programmatic/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
}

export async function startDashboard(): Promise<Running> {
  const stack = await seededStack({ sells: true, accounts: true, dashboard_port: await freePort(0) })
  const { world, seeded, close } = stack
  await ask(stack, seeded.live_key)
  return { stack, seeded, link: () => demoLink(world, seeded, stack.dashboard_url ?? ''), close }
}
