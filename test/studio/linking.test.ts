import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { rows } from '#lib/db.ts'
import { inviteChat, listChats, unlinkChat } from '#lib/studio/chats.ts'
import { bound, card } from '#test/support/studio.ts'
import { by, createWorld, type TestWorld } from '#test/support/world.ts'

let world: TestWorld
let count = 0

beforeEach(async () => {
  world = await createWorld()
})

const said = () => world.chat.heard.map(({ chat_id, telling }) => [chat_id, 'text' in telling ? telling.text : ''])
const chats = async (at = world) =>
  (await listChats(at.world, at.workspace.id)).map(chat => [chat.chat_id, chat.title, chat.status])
const audited = async () =>
  (
    await rows<{ action: string; actor: string }>(
      world.world.db,
      sql`select action, actor from audit where workspace_id = ${world.workspace.id} and action like 'chat.%' order by created_at, action`,
    )
  ).map(row => [row.action, row.actor])

const person = { id: 5, type: 'private', first_name: 'Ann' }
const group = { id: -42, type: 'supergroup', title: 'Newsroom' }
const channel = { id: -43, type: 'channel', title: 'News' }

async function update(body: object, secret = 'genuine', update_id = ++count, at = world): Promise<number> {
  const answer = await at.anonymous.post(
    '/telegram/webhook',
    { update_id, ...body },
    { 'x-telegram-bot-api-secret-token': secret },
  )
  return answer.status
}
const write = (chat: object, text: string, more: object = {}) => ({
  message: { message_id: 1, date: 1, chat, from: { id: 5 }, text, ...more },
})
const member = (chat: object, status: string) => ({
  my_chat_member: { chat, from: { id: 5 }, date: 1, new_chat_member: { status, user: { id: 1 } } },
})
const invite = async (at = world) => (await inviteChat(at.world, at.workspace.id)).command

describe('POST /telegram/webhook', () => {
  it('links the chat in which the word of an invitation is given, and says to whom', async () => {
    const invitation = await inviteChat(world.world, world.workspace.id)
    const word = new URL(invitation.url).searchParams.get('start') ?? ''
    expect(word).toMatch(/^[\w-]{43}$/)
    expect(invitation).toEqual({
      url: `https://t.me/test_bot?start=${word}`,
      group_url: `https://t.me/test_bot?startgroup=${word}`,
      command: `/start ${word}`,
      expires_at: '2026-11-20T12:15:00.000Z',
    })
    const stored = await rows(world.world.db, sql`select * from connect_links where hash = ${word}`)
    expect(stored).toEqual([])
    expect(await update(write(person, `/start ${word}`))).toBe(200)
    expect(await chats()).toEqual([['5', 'Ann', 'linked']])
    expect(said()).toEqual([['5', 'This chat is linked to Kestrel. Its Studio cards come here.']])
    expect(await audited()).toEqual([['chat.linked', 'telegram:5']])
    const { caller } = await bound(world, { telegram: true })
    expect((await card(caller)).body.delivery).toEqual(['telegram'])
  })

  it('links groups by a command to the bot and channels by a post', async () => {
    const growth = await createWorld({ plan: 'growth' })
    const command = (await invite(growth)).replace('/start', '/start@test_bot')
    await update(write(group, command), 'genuine', ++count, growth)
    await update(
      { channel_post: { message_id: 2, date: 1, chat: channel, text: await invite(growth) } },
      'genuine',
      ++count,
      growth,
    )
    expect(await chats(growth)).toEqual(
      expect.arrayContaining([
        ['-42', 'Newsroom', 'linked'],
        ['-43', 'News', 'linked'],
      ]),
    )
  })

  it('links the topic of a forum in which the word is given, and follows it to another', async () => {
    const growth = await createWorld({ plan: 'growth' })
    const inTopic = async (message_thread_id: number, more: object = { is_topic_message: true }) =>
      update(write(group, await invite(growth), { message_thread_id, ...more }), 'genuine', ++count, growth)
    const topics = async () => (await listChats(growth.world, growth.workspace.id)).map(chat => chat.thread_id)
    await inTopic(7)
    expect(await topics()).toEqual(['7'])
    expect(growth.chat.heard.at(-1)).toMatchObject({ chat_id: '-42', telling: { thread_id: '7' } })
    const { caller } = await bound(growth, { telegram: true })
    await card(caller)
    await growth.drain()
    expect(growth.chat.heard.at(-1)).toMatchObject({ chat_id: '-42', telling: { thread_id: '7', files: [{}] } })
    await inTopic(9)
    expect(await topics()).toEqual(['9'])
    // A number that comes with a reply outside of any topic is none.
    await inTopic(3, {})
    expect([await topics(), await chats(growth)]).toEqual([[null], [['-42', 'Newsroom', 'linked']]])
  })

  it('hears nobody without the secret, and takes what it cannot read', async () => {
    const command = await invite()
    for (const wrong of ['', 'genuinely', 'Genuine']) expect(await update(write(person, command), wrong)).toBe(401)
    expect(await update({ message: 'no' })).toBe(200)
    expect(await update({ poll: {} })).toBe(200)
    expect(await chats()).toEqual([])
    expect(said()).toEqual([])
  })

  it('does nothing twice', async () => {
    const command = await invite()
    for (let times = 0; times < 3; times++) await update(write(person, command), 'genuine', 1_000)
    await update(write(person, command), 'genuine', 1_001)
    for (let times = 0; times < 3; times++) await update(member(group, 'member'), 'genuine', 1_002)
    expect(await chats()).toEqual([['5', 'Ann', 'linked']])
    expect(said()).toEqual([
      ['5', expect.stringContaining('is linked to Kestrel')],
      ['-42', expect.stringContaining('/start line')],
    ])
    expect(await audited()).toHaveLength(1)
  })

  it('takes a word once, for fifteen minutes', async () => {
    const [used, old] = [await invite(), await invite()]
    await update(write(person, used))
    await update(write(group, used))
    world.pass(15 * 60_000)
    await update(write(group, old))
    await update(write(group, '/start 012345678901234567890123456789'))
    await update(write(group, 'good morning'))
    await update(write(group, '/start'))
    expect(await chats()).toEqual([['5', 'Ann', 'linked']])
    expect(said().map(([, text]) => text)).toEqual([
      expect.stringContaining('is linked'),
      ...Array.from({ length: 3 }, () => expect.stringContaining('used up or older')),
      expect.stringContaining('Open the link'),
    ])
    world.pass(86_400_001)
    expect(await world.sweep('links')).toBeGreaterThanOrEqual(2)
    expect(await world.sweep('links')).toBe(0)
  })

  it('holds the cap of the plan; a chat that is linked takes no second place, one that is unlinked frees its own', async () => {
    await update(write(person, await invite()))
    await update(write(group, await invite()))
    expect(said().at(-1)).toEqual(['-42', 'The pro plan takes 1 chat, and no more. Unlink one, or upgrade to growth.'])
    await update(write(person, await invite()))
    expect(said().at(-1)).toEqual(['5', expect.stringContaining('is linked to')])
    await update(member(person, 'kicked'))
    await update(member(person, 'kicked'))
    await update(write(group, await invite()))
    expect(await chats()).toEqual(
      expect.arrayContaining([
        ['5', 'Ann', 'unlinked'],
        ['-42', 'Newsroom', 'linked'],
      ]),
    )
    const [row] = await listChats(world.world, world.workspace.id).then(all =>
      all.filter(one => one.status === 'linked'),
    )
    await unlinkChat(world.world, by, { id: row?.id ?? '', workspace_id: null })
    await expect(unlinkChat(world.world, by, { id: row?.id ?? '', workspace_id: null })).rejects.toThrow(
      'no linked chat',
    )
    await update(write(person, await invite()))
    expect((await chats()).filter(([, , status]) => status === 'linked')).toEqual([['5', 'Ann', 'linked']])
  })

  it('leaves every workspace of a chat when the bot is sent away', async () => {
    const other = await createWorld()
    await update(write(group, await invite()))
    await update(write(group, await invite(other)), 'genuine', ++count, other)
    await update(member(group, 'left'))
    expect([await chats(), await chats(other)].flat().map(([, , status]) => status)).toEqual(['unlinked', 'unlinked'])
    expect(await audited()).toHaveLength(2)
  })

  it('tells who added it to a channel how to go on, and not the channel', async () => {
    await update(member(channel, 'administrator'))
    expect(said()).toEqual([['5', 'To link “News”, send the /start line of your invitation in it.']])
  })

  it('links also while Redis is away', async () => {
    const command = await invite()
    world.redisReachable(false)
    expect(await update(write(person, command))).toBe(200)
    expect(await chats()).toEqual([['5', 'Ann', 'linked']])
  })
})
