// A workspace and its first key by one command of the administration.
import { beforeAll, expect, it } from 'vitest'
import { commands } from '#dev/admin/commands.ts'
import { createWorld, type TestWorld } from '#test/support/world.ts'

let world: TestWorld
beforeAll(async () => {
  world = await createWorld()
})
const create = (...args: string[]) => commands['workspace create']?.(world.world, ['--name', 'Marrow Lane', ...args])

it('makes a key that works at once, where one is asked for', async () => {
  const made = (await create('--plan', 'pro', '--key', 'live')) as { id: string; key: string }
  expect(made.key).toMatch(/^sk_live_/)
  const keys = (await commands['key list']?.(world.world, ['--workspace', made.id])) as unknown[]
  expect(keys).toHaveLength(1)
  expect(await create()).not.toHaveProperty('key')
})

it.each([
  [['--key', 'live'], 'A live key takes a plan: --plan pro.'],
  [['--key', 'prod'], '--key is live or test.'],
])('makes no workspace with %j', async (args, told) => {
  const before = (await commands['workspace list']?.(world.world, [])) as unknown[]
  await expect(async () => create(...args)).rejects.toThrow(told)
  expect(await commands['workspace list']?.(world.world, [])).toHaveLength(before.length)
})
