import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { rows } from '#lib/db.ts'
import { sweep } from '#lib/sweep.ts'
import { ok, register } from '#test/support/hooks.ts'
import { createWorld } from '#test/support/world.ts'

it('a sealing key is changed under way: new in front, all secrets follow by the sweep, old taken out', async () => {
  const url = 'https://hooks.example.com/brand'
  const world = await createWorld()
  const live = await world.key()
  const { id } = await register(live, url)
  await live.post(`webhooks/${id}/rotate-secret`, {})
  await live.post('webhooks/default-secret/rotate', {})
  const newest = { id: 'next', secret: new Uint8Array(randomBytes(32)) }
  world.world.keyring = [newest, ...world.world.keyring]
  expect(await sweep(world.world, 'secrets')).toBe(3)
  expect(await sweep(world.world, 'secrets')).toBe(0)
  world.world.keyring = [newest]
  const kept = await rows<{ secret: string }>(
    world.world.db,
    sql`select secret from webhooks where workspace_id = ${world.workspace.id}`,
  )
  expect(kept[0]?.secret).toMatch(/^v1\.next\./)
  world.outside.answer(url, ok)
  await live.post(`webhooks/${id}/test`, {})
  await world.drain()
  expect(world.outside.at(url)[0]?.headers['webhook-signature']?.split(' ')).toHaveLength(2)
})
