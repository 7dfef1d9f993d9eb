// Studio as its administrator sets it up.
import { beforeAll, describe, expect, it } from 'vitest'
import { commands } from '#dev/admin/commands.ts'
import type { Profile } from '#lib/studio/profile.ts'
import { card, linked } from '#test/support/studio.ts'
import { createWorld, type TestWorld } from '#test/support/world.ts'

let world: TestWorld

beforeAll(async () => {
  world = await createWorld()
})

/** A line as it is typed; what is quoted stands for itself. */
async function run(line: string, ...last: string[]): Promise<unknown> {
  const words = [...line.split(' '), ...last]
  const count = [3, 2].find(length => words.slice(0, length).join(' ') in commands) ?? 0
  const command = commands[words.slice(0, count).join(' ')]
  if (!command) throw new Error(`there is no command ${line}`)
  return command(world.world, words.slice(count))
}

describe('npm run admin -- studio profile', () => {
  it('creates, changes, pauses, binds and unbinds', async () => {
    const workspace = world.workspace.id
    const made = (await run(
      `studio profile create --workspace ${workspace} --name Desk --templates stat,milestone --theme dark --telegram on --caption`,
      'From the desk',
    )) as Profile
    expect(made).toMatchObject({
      ...{ workspace_id: workspace, name: 'Desk', templates: ['stat', 'milestone'], theme: 'dark', telegram: true },
      ...{ default_caption: 'From the desk', social: [], paused: false },
    })
    const changed = await run(`studio profile update ${made.id} --templates all --telegram off --social none`)
    expect(changed).toMatchObject({ templates: null, telegram: false, theme: 'dark', default_caption: 'From the desk' })
    expect(await run(`studio profile pause ${made.id}`)).toMatchObject({ paused: true })
    expect(await run(`studio profile resume ${made.id}`)).toMatchObject({ paused: false, name: 'Desk' })
    expect(await run(`studio profile list --workspace ${workspace}`)).toMatchObject([{ id: made.id }])
    const key = await world.key()
    await run(`studio profile bind ${made.id} --key ${key.minted?.id}`)
    expect((await card(key)).status).toBe(202)
    await run(`studio profile unbind ${key.minted?.id}`)
    expect((await card(key)).body.code).toBe('studio_profile_not_bound')
  })

  it.each([
    ['studio profile create --name Desk', '--workspace is missing'],
    ['studio profile create --workspace W --name Desk --telegram maybe', '--telegram is on or off'],
    ['studio profile create --workspace W --name Desk --theme blue', 'theme'],
    ['studio profile create --workspace W --name Desk --templates poster', '“poster” is no template; GET'],
    ['studio profile create --workspace W --name Desk --templates event', 'did you mean event_reminder?'],
    ['studio profile update 01900000-0000-7000-8000-000000000000', 'changes nothing'],
    ['studio profile pause', 'takes an id first'],
    ['studio profile bind 01900000-0000-7000-8000-000000000000', '--key is missing'],
    ['studio profile pause 01900000-0000-7000-8000-000000000000', 'There is no profile'],
  ])('says what is wrong with `%s`', async (line, told) => {
    await expect(async () => run(line.replace(' W ', ` ${world.workspace.id} `))).rejects.toThrow(told)
  })
})

describe('npm run admin -- chat', () => {
  it('prints an invitation, lists and unlinks', async () => {
    expect(await run(`chat link --workspace ${world.workspace.id}`)).toEqual({
      url: expect.stringMatching(/^https:\/\/t\.me\/test_bot\?start=[\w-]{43}$/),
      group_url: expect.stringContaining('startgroup='),
      command: expect.stringMatching(/^\/start [\w-]{43}$/),
      expires_at: expect.any(String),
    })
    await expect(async () => run('chat link --workspace 01900000-0000-7000-8000-000000000000')).rejects.toThrow(
      'There is no workspace',
    )
    const id = await linked(world, '-9', 'Newsroom')
    const list = () => run(`chat list --workspace ${world.workspace.id}`)
    expect(await list()).toMatchObject([{ id, title: 'Newsroom', status: 'linked' }])
    await run(`chat unlink ${id}`)
    expect(await list()).toMatchObject([{ id, status: 'unlinked' }])
  })

  it('registers the webhook of the bot', async () => {
    expect(await run('telegram setup')).toEqual({ url: 'https://api.example.com/telegram/webhook' })
    const without = { ...world.world, messenger: null }
    await expect(async () => commands['telegram setup']?.(without, [])).rejects.toThrow('TELEGRAM_BOT_TOKEN')
  })
})
