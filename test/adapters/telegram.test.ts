// The bot over HTTP, against the stand-in of Telegram that also misbehaves.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { BOT_NAME, startTelegram, TEAM, type Telegram, type Trouble } from '#dev/telegram/start.ts'
import { telegram } from '#lib/adapters/telegram.ts'
import type { ChatFile, Messenger } from '#lib/ports/messenger.ts'
import { banded, bytesOf } from '#test/support/pictures.ts'

const SECRET = 'a-secret-of-some-length'
let stand: Telegram
let bot: Messenger
let picture: ChatFile
const chat = String(TEAM.id)

beforeAll(async () => {
  stand = await startTelegram({ token: '1:abc', secret: SECRET })
  bot = telegram({ token: '1:abc', name: BOT_NAME, secret: SECRET, api_url: stand.url })
  const bytes = await bytesOf(banded(90, 60, [250, 250, 250], [9, 9, 9]).png())
  picture = { kind: 'image', bytes, content_type: 'image/png', name: 'a.png', width: 90, height: 60, duration_ms: null }
})
beforeEach(() => {
  stand.trouble = () => null
})
afterAll(() => stand.close())

const kept = () => stand.chats.book.messages
const once = (trouble: Trouble) => {
  let left = 1
  stand.trouble = () => (left-- > 0 ? trouble : null)
}
const refusal = (status: number, description: string, parameters?: object) => ({
  ...{ status, body: { ok: false, error_code: status, description, parameters } },
})
const say = () => bot.tell(chat, { text: 'Hear', reply_to: null })

describe('the bot', () => {
  it('sends a picture with its caption, byte for byte', async () => {
    const told = await bot.tell(chat, { files: [picture], caption: 'Hear, “hear” ✓' })
    const last = kept().at(-1)
    expect(told).toEqual({ outcome: 'sent', external_id: String(last?.message_id) })
    expect(last).toMatchObject({
      method: 'sendPhoto',
      text: 'Hear, “hear” ✓',
      files: [{ name: 'a.png', content_type: 'image/png' }],
    })
    expect(Buffer.from(stand.chats.file(last?.message_id ?? 0, 0) ?? [])).toEqual(Buffer.from(picture.bytes))
  })

  it('sends into the topic of a forum, with files and without', async () => {
    const seen: unknown[] = []
    stand.trouble = ({ values }) => {
      seen.push(values.message_thread_id)
      return null
    }
    await bot.tell(chat, { text: 'Hear', reply_to: null, thread_id: '7' })
    await bot.tell(chat, { files: [picture], caption: 'Hear', thread_id: '7' })
    await bot.tell(chat, { files: [picture], caption: 'Hear', thread_id: null })
    expect(seen.map(one => (one === undefined ? null : Number(one)))).toEqual([7, 7, null])
  })

  it('sends a reply, an album under one caption, and a film with its measures', async () => {
    const [first] = [await bot.tell(chat, { files: [picture, { ...picture, name: 'b.png' }], caption: 'Two' })]
    expect(kept().at(-1)).toMatchObject({
      method: 'sendMediaGroup',
      text: 'Two',
      files: [{ name: 'a.png' }, { name: 'b.png' }],
    })
    const reply_to = first?.outcome === 'sent' ? first.external_id : null
    await bot.tell(chat, { text: 'And this', reply_to })
    expect(kept().at(-1)).toMatchObject({ method: 'sendMessage', text: 'And this', reply_to: Number(reply_to) })
    const bytes = new Uint8Array(Buffer.from('0000ftypisom', 'latin1'))
    let seen: object = {}
    stand.trouble = ({ values }) => {
      seen = values
      return null
    }
    const film = {
      ...picture,
      kind: 'video' as const,
      bytes,
      content_type: 'video/mp4',
      name: 'f.mp4',
      duration_ms: 8_400,
    }
    expect((await bot.tell(chat, { files: [film], caption: '' })).outcome).toBe('sent')
    expect(seen).toMatchObject({ width: '90', height: '60', duration: '8', supports_streaming: 'true' })
    expect(kept().at(-1)?.method).toBe('sendVideo')
  })

  it.each<[string, Trouble, object]>([
    ['429', refusal(429, 'Too Many Requests', { retry_after: 17 }), { outcome: 'later', wait_seconds: 17 }],
    ['429 without a time', refusal(429, 'Too Many Requests'), { outcome: 'later', wait_seconds: 5 }],
    ['a bot that was kicked', refusal(403, 'Forbidden: bot was kicked'), { outcome: 'gone' }],
    ['a bot that was blocked', refusal(403, 'Forbidden: bot was blocked by the user'), { outcome: 'gone' }],
    [
      'a group that has moved',
      refusal(400, 'Bad Request: upgraded', { migrate_to_chat_id: -1009 }),
      { outcome: 'moved', chat_id: '-1009' },
    ],
    [
      'a refusal',
      refusal(400, 'Bad Request: PHOTO_INVALID'),
      { outcome: 'refused', reason: 'Bad Request: PHOTO_INVALID' },
    ],
    ['a token that is not the bot’s', refusal(401, 'Unauthorized'), { outcome: 'later', wait_seconds: 300 }],
    ['a lost answer', 'after', { outcome: 'unknown' }],
    ['a broken line', 'silent', { outcome: 'unknown' }],
    ['a 502', refusal(502, 'Bad Gateway'), { outcome: 'unknown' }],
    ['a page', { status: 200, body: {} }, { outcome: 'unknown' }],
    ['a success that names nothing', { status: 200, body: { ok: true, result: true } }, { outcome: 'unknown' }],
  ])('tells what came of %s', async (_, trouble, outcome) => {
    once(trouble)
    expect(await say()).toMatchObject(outcome)
  })

  it('tells of a chat that is not there, and of one that nobody runs', async () => {
    expect(await bot.tell('5', { text: 'x', reply_to: null })).toMatchObject({ outcome: 'gone' })
    const nowhere = telegram({ token: 'x', name: 'x', secret: 'x', api_url: 'http://127.0.0.1:1' })
    expect(await nowhere.tell('5', { text: 'x', reply_to: null })).toMatchObject({ outcome: 'unknown' })
  })

  it('registers its webhook, and knows the callbacks that show its secret', async () => {
    await bot.listen('https://api.example.com/telegram/webhook')
    expect(stand.hook).toEqual({
      url: 'https://api.example.com/telegram/webhook',
      secret_token: SECRET,
      allowed_updates: ['message', 'channel_post', 'my_chat_member', 'callback_query'],
    })
    expect([await bot.isGenuine(SECRET), await bot.isGenuine(''), await bot.isGenuine(`${SECRET} `)]).toEqual([
      true,
      false,
      false,
    ])
    stand.hook = null
    once(refusal(400, 'Bad Request: bad webhook: HTTPS url must be provided'))
    await expect(bot.listen('http://x')).rejects.toThrow('HTTPS')
  })

  it('has links of the form that Telegram opens', () => {
    expect(telegram({ token: '1:abc', name: BOT_NAME, secret: SECRET }).links('word')).toEqual({
      url: `https://t.me/${BOT_NAME}?start=word`,
      group_url: `https://t.me/${BOT_NAME}?startgroup=word`,
    })
  })

  it('has links to the page of the stand-in on this machine, where the line is typed already', async () => {
    const { url, group_url } = bot.links('wo-rd')
    expect([url, group_url].map(link => new URL(link).origin)).toEqual([stand.url, stand.url])
    const [own, group] = await Promise.all([url, group_url].map(async link => (await fetch(link)).text()))
    const said = 'value="/start wo-rd"'
    expect(own?.split('Another chat').map(part => part.includes(said))).toEqual([false, true])
    expect(group?.split('Another chat').map(part => part.includes(said))).toEqual([true, false])
  })
})
