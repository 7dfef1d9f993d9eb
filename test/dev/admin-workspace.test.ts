// A workspace and its first key by one command of the administration.
import { beforeAll, expect, it } from 'vitest'
import { commands } from '#dev/admin/commands.ts'
import { tellAnswer } from '#dev/admin/told/next.ts'
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
  [['--time-zone', 'Lonfon'], '--time-zone “Lonfon” is no time zone; did you mean Europe/London?'],
  [['--time-zone', 'BST'], '--time-zone “BST” is no time zone; did you mean Europe/London?'],
  [['--key', 'prod'], '--key is live or test.'],
])('makes no workspace with %j', async (args, told) => {
  const before = (await commands['workspace list']?.(world.world, [])) as unknown[]
  await expect(async () => create(...args)).rejects.toThrow(told)
  expect(await commands['workspace list']?.(world.world, [])).toHaveLength(before.length)
})

it('mends a time zone', async () => {
  const { id } = (await create('--time-zone', 'Europe/Paris')) as { id: string }
  const move = (...args: string[]) => commands['workspace zone']?.(world.world, args)
  expect(await move(id, '--time-zone', 'Europe/London')).toMatchObject({ id, time_zone: 'Europe/London' })
  await expect(async () => move(id, '--time-zone', 'Mars')).rejects.toThrow('“Mars” is no time zone')
  await expect(async () => move(crypto.randomUUID(), '--time-zone', 'UTC')).rejects.toThrow('There is no workspace')
})

it('says on standard error what to do next, and prints nothing but JSON beside it', async () => {
  const told = async (name: string, ...args: string[]) => {
    const [out, err]: [string[], string[]] = [[], []]
    const streams = { log: (text: string) => void out.push(text), error: (text: string) => void err.push(text) }
    const answer = await commands[name]?.(world.world, args)
    tellAnswer(name, answer, streams)
    expect(JSON.parse(out.join(''))).toEqual(JSON.parse(JSON.stringify(answer)))
    return err.join('')
  }
  const named = ['--name', 'Marrow Lane']
  expect(await told('workspace create', ...named)).toMatch(/key mint --workspace [\w-]{36} --mode test$/)
  expect(await told('workspace create', ...named, '--plan', 'pro', '--key', 'live')).toContain('BRAND_API_KEY')
  expect(await told('key mint', '--workspace', world.workspace.id, '--mode', 'test')).toContain('npx brand account')
  expect(await told('key list', '--workspace', world.workspace.id)).toBe('')
})
