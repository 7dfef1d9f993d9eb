// The whole service on this machine with its demo workspaces, for tests that go through the public door.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { seedAccounts } from '#dev/local/platforms.ts'
import { type Seeded, seed } from '#dev/local/seed.ts'
import { type Stack, type StackOptions, startStack } from '#dev/local/stack.ts'
import { stackWorld } from '#dev/world.ts'
import type { World } from '#lib/ctx.ts'
import type { Run } from '#lib/runs/run.ts'

export type SeededStack = Stack & {
  dir: string
  seeded: Seeded
  /** What stands beside the Workers: the database, Redis, and the keys with which secrets are sealed. */
  world: World
}

/** `accounts`: the demo workspace is connected where a start on one’s own machine connects it. */
type Options = Partial<Omit<StackOptions, 'dir'>> & { accounts?: boolean }

/** The database of this run of tests, with every migration; none where a bench starts a stack. */
export const migrated = () => (process.env.VITEST ? new Blob([readFileSync(inject('database_image'))]) : undefined)

export async function seededStack({ accounts = false, ...options }: Options = {}): Promise<SeededStack> {
  const dir = mkdtempSync(join(tmpdir(), 'brand-content-'))
  const stack = await startStack({ port: 0, database_image: migrated(), ...options, dir })
  const world = await stackWorld(stack, dir)
  const seeded = await seed(world, dir, stack.bucket_port)
  if (accounts) await seedAccounts(world, stack.social, seeded.workspace_id)
  const close = async () => {
    await stack.close()
    rmSync(dir, { recursive: true, force: true })
  }
  return { ...stack, dir, seeded, world, close }
}

/** A request of the programmatic interface over HTTP, and its answer. */
export async function callStack<Body>(
  { base_url, seeded }: SeededStack,
  method: string,
  path: string,
  body?: unknown,
  key = seeded.live_key,
) {
  const response = await fetch(`${base_url}/api/v1/programmatic/${path}`, {
    method,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, body: (text ? JSON.parse(text) : null) as Body }
}

/** The run with a person's yes: what the built-in writer makes waits for one. */
export async function saidYes<R extends Pick<Run, 'id' | 'status' | 'verdict' | 'error_message'>>(
  { postgres }: SeededStack,
  run: R,
): Promise<R> {
  if (run.status !== 'succeeded' || run.verdict === 'rejected')
    throw new Error(JSON.stringify([run.status, run.verdict, run.error_message]))
  await postgres.query(`update runs set verdict = 'approved' where id = '${run.id}'`)
  return run
}
