// The service with its agents Worker, and beside it the same Worker with the fixtures of the conformance suite.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { type Door, letIn } from '#bench/agents/let-in.ts'
import { bundled } from '#bench/rig/bundle.ts'
import { COMPATIBILITY } from '#dev/deploy/worker/workers.ts'
import { type Seeded, seed } from '#dev/local/seed.ts'
import { readSettings } from '#dev/local/settings.ts'
import { type Stack, startStack } from '#dev/local/stack.ts'
import { workerVars } from '#dev/local/worker-vars.ts'
import { freePort } from '#dev/ports.ts'
import { workerConfig } from '#dev/workerd/config.ts'
import { startWorkerd, type WorkerdHandle } from '#dev/workerd/workerd.ts'
import { outsideWorld } from '#dev/world.ts'
import { type Browser, connectAgent, signedIn } from '#test/support/agent.ts'

export type Place = {
  stack: Stack
  seeded: Seeded
  person: Browser
  /** Of the official SDK, let in by the person. */
  agent: Awaited<ReturnType<typeof connectAgent>>
  /** The door to the product for clients without OAuth. */
  door: Door
}

export async function withAgents<T>(work: (place: Place) => Promise<T>): Promise<T> {
  const dir = mkdtempSync(join(tmpdir(), 'brand-content-agents-'))
  const stack = await startStack({ dir, port: 0, sells: true })
  let door: Door | undefined
  try {
    const world = outsideWorld(stack.services, stack.base_url)
    const seeded = await seed(world, dir, stack.bucket_port)
    // The demonstration's plan ends sooner than the measurements.
    await world.db.execute(sql`update workspaces set plan = 'scale'`)
    const person = await signedIn(stack.base_url, world, seeded.workspace_id)
    const agent = await connectAgent(stack.base_url, person, { workspace_id: seeded.workspace_id })
    door = await letIn(stack.base_url, agent.tokens()?.access_token ?? '')
    return await work({ stack, seeded, person, agent, door })
  } finally {
    door?.close()
    await stack.close()
    rmSync(dir, { recursive: true, force: true })
  }
}

/** In a workerd of its own, at an address of its own, on the records of the service. */
export async function withFixtures<T>({ stack, seeded }: Place, work: (door: Door) => Promise<T>): Promise<T> {
  const dir = mkdtempSync(join(tmpdir(), 'brand-content-fixtures-'))
  const port = await freePort(0)
  const base_url = `http://127.0.0.1:${port}`
  const config = workerConfig({
    modules: await bundled('bench/agents/fixture-worker.ts', 'agents'),
    vars: workerVars(await readSettings(dir), stack.services, stack.queue, base_url),
    services: { RENDER: '127.0.0.1:9', API: '127.0.0.1:9' },
    ...{ port, compatibility_date: COMPATIBILITY.date, flags: COMPATIBILITY.flags },
  })
  let worker: WorkerdHandle | undefined
  let door: Door | undefined
  try {
    worker = await startWorkerd({ name: 'fixtures', config, port, cwd: dir, flags: ['--experimental'] })
    const world = { ...outsideWorld(stack.services, stack.base_url), public_url: base_url }
    const person = await signedIn(base_url, world, seeded.workspace_id)
    const { client, tokens } = await connectAgent(base_url, person, { workspace_id: seeded.workspace_id })
    door = await letIn(base_url, tokens()?.access_token ?? '')
    await client.close()
    return await work(door)
  } finally {
    door?.close()
    await worker?.close()
    rmSync(dir, { recursive: true, force: true })
  }
}
