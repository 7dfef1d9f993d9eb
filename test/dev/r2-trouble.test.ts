import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { startBucket } from '#dev/r2/start.ts'
import type { BucketFault } from '#dev/r2/wire/fault.ts'
import { type BucketWorker, startBucketWorker, startWorkerdOn } from '#test/dev/bucket-worker.ts'
import { temporary } from '#test/dev/temporary.ts'
import { many } from '#test/support/proof.ts'

const open: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const thing of open.splice(0).reverse()) await thing.close()
})
const md5 = (text: string) => createHash('md5').update(text).digest('hex')
type Stored = { key: string; etag: string; body: string; size: number }

describe('a bucket that misbehaves', () => {
  let fault: BucketFault | undefined
  const startFaulty = async () => {
    fault = undefined
    const worker = await startBucketWorker({
      fault: ({ method }) => (method === 'head' ? undefined : fault),
    })
    open.push(worker)
    return worker
  }

  it('refuses: nothing is stored', async () => {
    const bucket = await startFaulty()
    fault = 'refuse'
    expect((await bucket.call('put', 'k', 'v')).error).toBeTruthy()
    expect(await bucket.call('head', 'k')).toEqual({ value: null })
  })

  it('fails: an internal error, and nothing is stored', async () => {
    const bucket = await startFaulty()
    fault = 'fail'
    expect((await bucket.call('put', 'k', 'v')).error).toContain('(10001)')
    expect(await bucket.call('head', 'k')).toEqual({ value: null })
  })

  it('loses the answer: an error, but all is stored', async () => {
    const bucket = await startFaulty()
    fault = 'lose'
    expect((await bucket.call('put', 'k', 'v')).error).toBeTruthy()
    expect((await bucket.call('get', 'k')).error).toBeTruthy()
    expect((await bucket.call('list', {})).error).toBeTruthy()
    fault = undefined
    expect((await bucket.call('get', 'k')).value).toMatchObject({ body: 'v' })
    expect((await bucket.call('list', {})).value).toMatchObject({ objects: [{ key: 'k' }] })
  })

  it('delays and hangs as long as it is told', async () => {
    const bucket = await startFaulty()
    fault = 300
    const since = performance.now()
    await bucket.call('put', 'k', 'v')
    expect(performance.now() - since).toBeGreaterThan(290)
    fault = 'hang'
    expect(await Promise.race([bucket.call('put', 'k', 'w').catch(() => 'ended'), sleep(300, 'hangs')])).toBe('hangs')
    fault = undefined
    expect((await bucket.call('get', 'k')).value).toMatchObject({ body: 'v' })
  })
})

describe('one bucket behind several workerd processes', () => {
  it('lets one of them create a key, and shows each what the other wrote', async () => {
    const bucket = await startBucket({ dir: temporary('shared') })
    const workers = await Promise.all(['one', 'two', 'three'].map(name => startWorkerdOn(bucket.port, name)))
    open.push(bucket, ...workers)
    const onlyIf = { headers: { 'if-none-match': '*' } }
    for (let round = 0; round < many(8, 20); round++) {
      const puts = await Promise.all(
        workers.map((worker, at) => worker.call('put', `key ${round}`, `from ${at}`, { onlyIf })),
      )
      expect(puts.filter(({ value }) => value !== null)).toHaveLength(1)
      const reads = await Promise.all(workers.map(worker => worker.call('get', `key ${round}`)))
      expect(new Set(reads.map(({ value }) => (value as Stored).body)).size).toBe(1)
    }
  })

  it('never shows a half-written object while keys are overwritten', async () => {
    const worker = await startBucketWorker()
    open.push(worker)
    const write = async (from: number) => {
      for (let i = 0; i < many(15, 40); i++) await worker.call('put', 'hot', { text: `${from}-${i} `, times: 20_000 })
    }
    let done = false
    const writing = Promise.all([write(1), write(2)]).then(() => {
      done = true
    })
    let reads = 0
    while (!done) {
      const object = (await worker.call('get', 'hot')).value as Stored | null
      if (object) expect(md5(object.body)).toBe(object.etag)
      reads++
    }
    await writing
    expect(reads).toBeGreaterThan(3)
  })
})

describe('a bucket process that is killed', () => {
  const start = (dir: string, port: number) =>
    new Promise<{ child: ChildProcess; port: number }>(ready => {
      const file = join(import.meta.dirname, 'workers/bucket-process.ts')
      const child = spawn(process.execPath, [file, dir, `${port}`], { stdio: ['ignore', 'pipe', 'inherit'] })
      child.stdout?.once('data', text => ready({ child, port: Number(text) }))
    })

  it('keeps every acknowledged object whole, and shows no other in part', async () => {
    const dir = temporary('killed')
    let { child, port } = await start(dir, 0)
    const worker: BucketWorker = await startWorkerdOn(port)
    open.push(worker)
    const acknowledged = new Map<string, string>()
    const LEAST_STORED = 6
    for (let round = 0; round < many(2, 4); round++) {
      let [killed, stored] = [false, 0]
      const puts = Array.from({ length: 4 }, async (_, lane) => {
        for (let i = 0; !killed; i++) {
          const key = `${round}/${lane}/${i % 7}`
          const { value } = await worker.call('put', key, { text: `${key} version ${i} `, times: 5_000 })
          if (value) acknowledged.set(key, (value as Stored).etag)
          else acknowledged.delete(key)
          if (value) stored++
        }
      })
      // In the midst of its work, however slow the machine is.
      while (stored < LEAST_STORED) await sleep(5)
      await sleep(30 + 70 * round)
      killed = true
      child.kill('SIGKILL')
      await Promise.all(puts)
      ;({ child, port } = await start(dir, port))
    }
    expect(acknowledged.size).toBeGreaterThan(5)
    const listed = ((await worker.call('list', {})).value as { objects: Stored[] }).objects
    for (const { key } of listed) {
      const object = (await worker.call('get', key)).value as Stored
      expect(md5(object.body)).toBe(object.etag)
      if (acknowledged.has(key)) expect(object.etag).toBe(acknowledged.get(key))
    }
    expect([...acknowledged.keys()].filter(key => !listed.some(object => object.key === key))).toEqual([])
    expect(readdirSync(join(dir, 'drafts')).length).toBeLessThanOrEqual(4 * 4)
    child.kill()
  })
})
