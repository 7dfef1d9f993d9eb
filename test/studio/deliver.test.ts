import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { rows } from '#lib/db.ts'
import type { Telling } from '#lib/ports/messenger.ts'
import type { Message } from '#lib/ports/queue.ts'
import { deliverCard } from '#lib/studio/deliver.ts'
import { register } from '#test/support/hooks.ts'
import { bound, card, deliveredOf, linked, messagesOf } from '#test/support/studio.ts'
import { createWorld, type TestWorld } from '#test/support/world.ts'

const filesOf = (telling: Telling | undefined) => (telling && 'files' in telling ? telling.files : [])
const texts = (world: TestWorld) =>
  world.chat.heard.map(({ telling }) => ('text' in telling ? telling.text : telling.caption))

async function desk(plan: 'pro' | 'growth' = 'pro') {
  const world = await createWorld({ plan })
  const { caller } = await bound(world, { telegram: true })
  const chat = await linked(world, '-100')
  /** A card that was made, with its message on its way. */
  const made = async (more: object = {}) => {
    const { body } = await card(caller, { caption: 'Hear, hear', ...more })
    await world.drain()
    return body.run_id
  }
  return { world, caller, chat, made }
}

describe('a card that has succeeded', () => {
  it('is told once to each linked chat, with its picture and its caption, and said to be delivered', async () => {
    const { world, caller, made, chat } = await desk('growth')
    await linked(world, '77', 'Ann')
    const answer = await card(caller, { caption: 'Hear, hear', delivery: 'telegram' })
    expect(answer.body.delivery).toEqual(['telegram'])
    expect(world.chat.heard).toEqual([])
    await world.drain()
    expect(world.chat.heard.map(one => one.chat_id).sort()).toEqual(['-100', '77'])
    expect(texts(world)).toEqual(['Hear, hear', 'Hear, hear'])
    const [file] = filesOf(world.chat.heard[0]?.telling)
    expect(file).toMatchObject({ kind: 'image', content_type: 'image/png', width: 1600, height: 900 })
    expect(file?.name).toMatch(/^[0-9a-f]{64}\.png$/)
    expect(file?.bytes.slice(1, 4)).toEqual(new Uint8Array([0x50, 0x4e, 0x47]))
    expect((await messagesOf(world, answer.body.run_id)).map(one => one.status)).toEqual(['sent', 'sent'])
    const told = await deliveredOf(world)
    expect(told).toHaveLength(2)
    expect(told).toContainEqual({
      ...{ run_id: answer.body.run_id, target: 'telegram', status: 'delivered', error: null },
      ...{ recipient: { id: chat, name: 'Desk' }, external_id: expect.any(String) },
    })
    await made({ delivery: 'none' })
    expect(world.chat.heard).toHaveLength(2)
  })

  it('promises nothing without a chat, and tells none of a run that failed', async () => {
    const world = await createWorld()
    const { caller } = await bound(world, { telegram: true })
    expect((await card(caller)).body.delivery).toEqual([])
    await linked(world, '1')
    const { body } = await card(caller, { data: { headline: 'ಕ', metric_value: '1', metric_label: 'x' } })
    await world.drain()
    expect((await caller.get(`runs/${body.run_id}`)).body.status).toBe('failed')
    expect(world.chat.heard).toEqual([])
  })

  it('is posted to endpoints as studio.delivered', async () => {
    const { world, caller, made } = await desk()
    world.outside.answer('https://hooks.example.com/a', () => new Response('ok'))
    await register(caller, 'https://hooks.example.com/a', ['studio.delivered'])
    await made()
    const [event] = world.outside.at('https://hooks.example.com/a').map(one => JSON.parse(one.text))
    expect(event).toMatchObject({ type: 'studio.delivered', livemode: true, data: { status: 'delivered' } })
  })

  it('has a text that is too long for a caption sent after the picture, as a reply', async () => {
    const { world, made } = await desk()
    const long = 'a'.repeat(1_025)
    const run_id = await made({ caption: long })
    expect(texts(world)).toEqual(['', long])
    expect(world.chat.heard[1]?.telling).toMatchObject({ reply_to: '1' })
    expect(await messagesOf(world, run_id)).toMatchObject([{ status: 'sent', external_id: '1' }])
    expect(await deliveredOf(world)).toHaveLength(1)
  })

  it('reaches the chat by the sweep when its message was lost', async () => {
    const { world, caller } = await desk()
    await card(caller)
    await world.drain()
    expect(world.chat.heard).toHaveLength(1)
    const { body } = await card(caller)
    world.queue.waiting.length = 0
    await world.drain()
    world.pass(30_000)
    await world.sweep('runs')
    await world.drain()
    await world.world.db.execute(sql`update messages set status = 'queued', attempt = 0, armed_at = null,
      due_at = ${world.world.now().toISOString()} where run_id = ${body.run_id}`)
    world.pass(19_000)
    expect(await world.sweep('messages')).toBe(0)
    world.pass(2_000)
    expect(await world.sweep('messages')).toBe(1)
    expect(await world.sweep('messages')).toBe(0)
    await world.drain()
    expect(await messagesOf(world, body.run_id)).toMatchObject([{ status: 'sent' }])
  })
})

describe('what a chat answers', () => {
  it('429 is waited for, as long as it asks', async () => {
    const { world, made } = await desk()
    world.chat.answer(() => ({ outcome: 'later', wait_seconds: 17 }))
    const sent: Message[] = []
    const { send } = world.queue
    world.queue.send = async messages => {
      sent.push(...messages)
      await send(messages)
    }
    const run_id = await made()
    expect(world.chat.heard).toHaveLength(2)
    expect(await messagesOf(world, run_id)).toMatchObject([{ status: 'sent', attempt: 2 }])
    const told = sent.filter(one => one.topic === 'messages')
    expect(told.map(one => [one.body.attempt, one.delay_seconds])).toEqual([
      [0, 0],
      [1, 17],
    ])
    expect(told[0]).toMatchObject({ lane: expect.stringMatching(/^chat:/), parallelism: 1 })
  })

  it('403 unlinks it, with an audit row, and later cards do not ask again', async () => {
    const { world, caller, made, chat } = await desk()
    world.chat.answer(() => ({ outcome: 'gone', reason: 'Forbidden: bot was kicked' }))
    const run_id = await made()
    expect(await messagesOf(world, run_id)).toMatchObject([{ status: 'failed', error: { code: 'chat_gone' } }])
    expect(await deliveredOf(world)).toMatchObject([
      { status: 'failed', error: { code: 'chat_gone' }, external_id: null },
    ])
    expect((await card(caller)).body.delivery).toEqual([])
    const state = await rows(
      world.world.db,
      sql`select c.status, u.used, a.target from chats c join usage u on u.workspace_id = c.workspace_id and u.kind = 'chats'
          join audit a on a.workspace_id = c.workspace_id and a.action = 'chat.unlinked' where c.id = ${chat}`,
    )
    expect(state).toEqual([{ status: 'unlinked', used: 0, target: `chat:${chat}` }])
  })

  it('a group that has moved is followed', async () => {
    const { world, made } = await desk()
    world.chat.answer(() => ({ outcome: 'moved', chat_id: '-100200' }))
    const run_id = await made()
    expect(world.chat.heard.map(one => one.chat_id)).toEqual(['-100', '-100200'])
    expect(await messagesOf(world, run_id)).toMatchObject([{ status: 'sent' }])
  })

  it('an answer that is lost is not asked for again', async () => {
    const { world, made } = await desk()
    world.chat.answer(() => ({ outcome: 'unknown', reason: 'Telegram did not answer.' }))
    const run_id = await made()
    world.pass(600_000)
    await world.sweep('messages')
    await world.drain()
    expect(world.chat.heard).toHaveLength(1)
    expect(await messagesOf(world, run_id)).toMatchObject([{ status: 'unknown', error: { code: 'answer_lost' } }])
    expect(await deliveredOf(world)).toMatchObject([{ status: 'unknown' }])
  })

  it('a worker that dies during the call has told the chat, as far as anybody knows', async () => {
    const { world, made } = await desk()
    world.chat.answer(() => {
      throw new Error('the isolate is gone')
    })
    await expect(made()).rejects.toThrow('the isolate is gone')
    world.pass(90_000)
    expect(await world.sweep('messages')).toBe(1)
    await world.drain()
    expect(world.chat.heard).toHaveLength(1)
    expect(await deliveredOf(world)).toMatchObject([{ status: 'unknown', error: { code: 'answer_lost' } }])
  })

  it('a reply that is lost leaves the picture alone', async () => {
    const { world, made } = await desk()
    world.chat.answer(
      () => ({ outcome: 'sent', external_id: '9' }),
      () => ({ outcome: 'later', wait_seconds: 1 }),
    )
    const run_id = await made({ caption: 'a'.repeat(2_000) })
    expect(world.chat.heard.map(({ telling }) => 'files' in telling)).toEqual([true, false, false])
    expect(await messagesOf(world, run_id)).toMatchObject([{ status: 'sent', external_id: '9' }])
  })

  it('a refusal ends it, and a tenth delay', async () => {
    const { world, made } = await desk()
    world.chat.answer(() => ({ outcome: 'refused', reason: 'PHOTO_INVALID_DIMENSIONS' }))
    expect(await messagesOf(world, await made())).toMatchObject([{ status: 'failed', error: { code: 'refused' } }])
    world.chat.answer(...Array.from({ length: 10 }, () => () => ({ outcome: 'later' as const, wait_seconds: 1 })))
    expect(await messagesOf(world, await made())).toMatchObject([
      { status: 'failed', error: { code: 'attempts_exhausted' } },
    ])
  })

  it('several pictures are one album', async () => {
    const { world, caller } = await desk()
    const { run_id } = (await card(caller)).body
    await world.drain()
    await world.world.db.execute(sql`
      with twice as (select assets -> 0 as one from runs where id = ${run_id})
      update runs set assets = (select jsonb_agg(one) from twice, generate_series(1, 12)) where id = ${run_id}`)
    await world.world.db.execute(
      sql`update messages set status = 'queued', armed_at = null, external_id = null where run_id = ${run_id}`,
    )
    const [row] = await messagesOf(world, run_id)
    await deliverCard(world.world, { id: row?.id ?? '', attempt: 1 })
    expect(filesOf(world.chat.heard[1]?.telling)).toHaveLength(10)
  })

  it('a run without stills is its film, and one whose file is gone is told as failed', async () => {
    const { world, caller } = await desk()
    const { run_id } = (await card(caller)).body
    await world.drain()
    const again = async (assets: object[]) => {
      await world.world.db.execute(sql`update runs set assets = ${JSON.stringify(assets)}::jsonb where id = ${run_id}`)
      await world.world.db.execute(
        sql`update messages set status = 'queued', armed_at = null, external_id = null, attempt = 0 where run_id = ${run_id}`,
      )
      const [row] = await messagesOf(world, run_id)
      await deliverCard(world.world, { id: row?.id ?? '', attempt: 0 })
    }
    await world.blobs.put('assets/a/f.mp4', new Uint8Array(9), 'video/mp4')
    const poster = { kind: 'thumbnail', url: 'https://api.example.com/assets/a/p.jpg', content_type: 'image/jpeg' }
    const film = { kind: 'video', url: 'https://api.example.com/assets/a/f.mp4', content_type: 'video/mp4' }
    await again([film, poster])
    expect(filesOf(world.chat.heard[1]?.telling)).toMatchObject([{ kind: 'video', name: 'f.mp4' }])
    await again([{ ...film, url: 'https://api.example.com/assets/a/gone.mp4' }])
    expect(world.chat.heard).toHaveLength(2)
    expect(await messagesOf(world, run_id)).toMatchObject([{ status: 'failed', error: { code: 'nothing_to_send' } }])
  })
})
