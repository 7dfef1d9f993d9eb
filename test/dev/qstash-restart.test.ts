import { type ChildProcess, spawn } from 'node:child_process'
import { appendFileSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { openJournal } from '#dev/qstash/journal.ts'
import { startQStash } from '#dev/qstash/start.ts'
import { arrived, clientOf, closing } from '#test/dev/queue.ts'
import { startReceiver } from '#test/dev/receiver.ts'
import { temporary } from '#test/dev/temporary.ts'
import { many } from '#test/support/proof.ts'

const fileIn = (name: string) => join(temporary(name), 'queue.jsonl')
const token = 'qstash_local_token'
const KILLS = many(2, 5)

describe('a queue that is started again', () => {
  it('still has everything it was given', async () => {
    const file = fileIn('kept')
    let status = 500
    const receiver = closing(await startReceiver(() => ({ status })))
    const first = await startQStash({ file })
    const before = clientOf(first)
    await before.publish({ url: `${receiver.url}/dead`, retries: 0 })
    const { messageId } = await before.publish({
      url: `${receiver.url}/later`,
      delay: 1,
      deduplicationId: 'one',
      body: '日本',
    })
    await before.publish({ url: `${receiver.url}/retried`, retries: 3, retryDelay: '700' })
    await before.urlGroups.addEndpoints({ name: 'group', endpoints: [{ url: `${receiver.url}/group` }] })
    await before.queue({ queueName: 'line' }).upsert({ parallelism: 2, paused: true })
    await before.queue({ queueName: 'line' }).enqueue({ url: `${receiver.url}/line`, body: '1' })
    await before.flowControl.pin('flow', { parallelism: 7 })
    await before.schedules.create({ destination: receiver.url, cron: '0 0 1 1 *', scheduleId: 'yearly' })
    await first.idle(300)
    await first.close()
    expect(receiver.to('/retried')).toHaveLength(1)

    status = 200
    const second = closing(await startQStash({ file }))
    const client = clientOf(second)
    expect((await client.dlq.listMessages()).messages.map(({ url }) => url)).toEqual([`${receiver.url}/dead`])
    expect(await client.publish({ url: `${receiver.url}/later`, deduplicationId: 'one' })).toEqual({
      messageId,
      deduplicated: true,
    })
    expect((await client.urlGroups.get('group')).endpoints).toEqual([{ url: `${receiver.url}/group` }])
    expect(await client.queue({ queueName: 'line' }).get()).toMatchObject({ parallelism: 2, paused: true, lag: 1 })
    expect(await client.flowControl.get('flow')).toMatchObject({ parallelismMax: 7, isPinnedParallelism: true })
    expect((await client.schedules.get('yearly')).nextScheduleTime).toBeGreaterThan(Date.now())
    expect((await client.logs()).logs.length).toBeGreaterThan(5)
    await client.queue({ queueName: 'line' }).resume()
    expect(await second.idle(3_000)).toBe(true)
    expect(receiver.to('/later')).toMatchObject([{ body: '日本', headers: { 'upstash-message-id': messageId } }])
    expect(receiver.to('/retried').map(({ headers }) => headers['upstash-retried'])).toEqual(['0', '1'])
    expect(receiver.to('/line')).toHaveLength(1)
    expect(second.stats().pending).toBe(0)
  })

  it('repeats what was under way when it was closed', async () => {
    const file = fileIn('under-way')
    const never = new Promise<void>(() => undefined)
    const receiver = closing(await startReceiver((_, count) => (count === 1 ? { until: never } : {})))
    const first = await startQStash({ file })
    await clientOf(first).publish({ url: receiver.url, retries: 0 })
    await arrived(receiver.deliveries, 1)
    await first.close()
    const second = closing(await startQStash({ file }))
    expect(await second.idle(10_000)).toBe(true)
    expect(receiver.deliveries).toHaveLength(2)
    expect(second.stats()).toMatchObject({ delivered: 1, failed: 0, pending: 0 })
  })
})

describe('a queue whose receivers are not up yet', () => {
  it('leaves what it finds until they are', async () => {
    const file = fileIn('early')
    const receiver = closing(await startReceiver())
    const first = await startQStash({ file })
    await clientOf(first).publish({ url: `${receiver.url}/left`, delay: 1 })
    await first.close()
    await sleep(1_000)
    const up = Promise.withResolvers<void>()
    const second = closing(await startQStash({ file, resume_after: up.promise }))
    await clientOf(second).publish({ url: `${receiver.url}/new` })
    await arrived(receiver.deliveries, 1)
    expect(receiver.deliveries.map(({ path }) => path)).toEqual(['/new'])
    up.resolve()
    await sleep(0)
    expect(await second.idle(10_000)).toBe(true)
    expect(receiver.deliveries.map(({ path }) => path)).toEqual(['/new', '/left'])
  })
})

describe('a queue that is killed', () => {
  const start = (file: string, port = 0) =>
    new Promise<{ child: ChildProcess; url: string }>(ready => {
      const script = join(import.meta.dirname, 'workers/queue-process.ts')
      const child = spawn(process.execPath, [script, file, `${port}`], { stdio: ['ignore', 'pipe', 'inherit'] })
      child.stdout?.once('data', text => ready({ child, url: `${text}`.trim() }))
    })

  it('delivers every accepted message, again and again killed while it accepts and delivers', async () => {
    const file = fileIn('killed')
    const receiver = closing(await startReceiver((_, count) => ({ status: count % 5 === 0 ? 500 : 200 })))
    let { child, url } = await start(file)
    const port = Number(new URL(url).port)
    const accepted = new Set<string>()
    for (let round = 0; round < KILLS; round++) {
      const client = clientOf({ url, token })
      let killed = false
      const publishing = Array.from({ length: 4 }, async (_, lane) => {
        for (let n = 0; !killed; n++) {
          const body = `${round} ${lane} ${n}`
          const published = await client.publish({ url: receiver.url, body, delay: n % 3 }).catch(() => undefined)
          if (published) accepted.add(body)
        }
      })
      await sleep(120 + 40 * round)
      // A busy machine has taken few by then.
      while (accepted.size < 6 * (round + 1)) await sleep(5)
      killed = true
      child.kill('SIGKILL')
      await Promise.all(publishing)
      ;({ child, url } = await start(file, port))
    }
    const bodies = () => new Set(receiver.deliveries.map(({ body }) => body))
    const missing = () => [...accepted].filter(body => !bodies().has(body))
    for (let waited = 0; missing().length > 0 && waited < 10_000; waited += 50) await sleep(50)
    child.kill('SIGKILL')
    console.log(`${accepted.size} accepted, ${receiver.deliveries.length} deliveries, ${KILLS} kills`)
    expect(accepted.size).toBeGreaterThan(4 * KILLS)
    expect(missing()).toEqual([])
  })
})

describe('the journal', () => {
  it('forgets a line that was not finished', () => {
    const file = fileIn('torn')
    const journal = openJournal(file)
    journal.table<number>('t').set('a', 1)
    journal.close()
    appendFileSync(file, '["t","b",2')
    const again = openJournal(file)
    const table = again.table<number>('t')
    expect(table.entries()).toEqual([['a', 1]])
    table.set('c', 3)
    again.close()
    expect(openJournal(file).table<number>('t').entries()).toEqual([
      ['a', 1],
      ['c', 3],
    ])
  })

  it('stays short however much happens, and keeps the last of a limited table', () => {
    const file = fileIn('compact')
    const journal = openJournal(file)
    const table = journal.table<{ n: number }>('t')
    const limited = journal.table<number>('limited', 10)
    for (let n = 0; n < 100_000; n++) {
      table.set(`${n % 50}`, { n })
      if (n % 7 === 0) table.delete(`${n % 50}`)
      limited.set(`${n}`, n)
    }
    const expected = table.entries()
    journal.close()
    expect(readFileSync(file, 'utf8').split('\n').length).toBeLessThan(25_000)
    const size = statSync(file).size
    const again = openJournal(file)
    expect(again.table('t').entries().sort()).toEqual(expected.sort())
    expect(again.table<number>('limited', 10).values()).toEqual(Array.from({ length: 10 }, (_, i) => 99_990 + i))
    expect(statSync(file).size).toBeLessThan(size)
    again.close()
  })
})
