// Mascots and videos on the whole local stack: the Workers in workerd, storage and queue beside them, over HTTP only.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Mascot } from '#lib/brand/mascot/mascot.ts'
import type { AddedVideo } from '#lib/brand/videos/add.ts'
import type { Video } from '#lib/brand/videos/video.ts'
import { hostileServer } from '#test/support/hostile-server.ts'
import { AT_LENGTH, FULL } from '#test/support/proof.ts'
import { callStack, type SeededStack, seededStack } from '#test/support/stack.ts'

const MB = 1024 * 1024
/** The whole size takes about half a minute. */
const SIZE = (FULL ? 199 : 70) * MB
/**
 * Beyond what the Workers hold anyway; of the whole size both prove that it is not held. The api Worker hands streams on;
 * the render Worker counts what it loads, chunk by chunk, and leaves some of them to its collector.
 */
const MOST_GROWTH_MB = { api: 40, render: 120 }

const film = readFileSync(new URL('../support/clips/cuts.mp4', import.meta.url))
let stack: SeededStack

beforeAll(async () => {
  stack = await seededStack()
}, 120_000)

afterAll(async () => {
  await stack?.close()
})

const call = <Body>(method: string, path: string, body?: unknown) => callStack<Body>(stack, method, path, body)

async function until<T>(ask: () => Promise<T>, done: (found: T) => boolean): Promise<T> {
  for (const give_up = Date.now() + 100_000; Date.now() < give_up; ) {
    const found = await ask()
    if (done(found)) return found
    await new Promise(resolve => setTimeout(resolve, 150))
  }
  throw new Error(`still ${JSON.stringify(await ask())}`)
}

/** A film with a large empty box behind it: playable, and as many bytes as are wanted. */
function* padded(size: number): Generator<Buffer> {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(size - film.length)
  head.write('free', 4, 'latin1')
  yield film
  yield head
  const block = Buffer.alloc(MB)
  for (let left = size - film.length - 8; left > 0; left -= block.length)
    yield block.subarray(0, Math.min(left, block.length))
}

function hashOf(size: number): string {
  const hash = createHash('sha256')
  for (const block of padded(size)) hash.update(block)
  return hash.digest('hex')
}

const residentMb = (pid: number) => {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}

/** How much more than before a process held at any time while the work was done. */
async function growthOf(pid: number, work: () => Promise<void>): Promise<number> {
  const before = residentMb(pid)
  let most = before
  const look = setInterval(() => {
    most = Math.max(most, residentMb(pid))
  }, 20)
  await work().finally(() => clearInterval(look))
  return Math.round(most - before)
}

const video = (id: string) => async () =>
  (await call<Video[]>('GET', 'brand-assets/videos')).body.find(one => one.id === id) as Video
const settled = (one: Video) => one.status !== 'processing'

async function hashAt(url: string | null): Promise<string> {
  const hash = createHash('sha256')
  const response = await fetch(url ?? '')
  for await (const chunk of response.body ?? []) hash.update(chunk)
  return hash.digest('hex')
}

/** A connection may be closed while a part is written, also by a refusal that reads no more of it; sent again a part replaces the first. */
const put = (url: string, body: Uint8Array<ArrayBuffer>) =>
  fetch(url, { method: 'PUT', body }).catch(() => fetch(url, { method: 'PUT', body }))

describe.runIf(AT_LENGTH)('a mascot', () => {
  it('is drawn by the queue, kept, and gets a pose', async () => {
    const read = async () => (await call<Mascot>('GET', 'mascot')).body
    expect((await call('POST', 'mascot', { description: 'A calm owl' })).status).toBe(202)
    const drafted = await until(read, mascot => mascot.status !== 'drafting')
    expect(drafted).toMatchObject({ status: 'candidate', drawn_by: 'builtin' })
    expect((await call('POST', 'mascot/step', { action: 'keep' })).status).toBe(200)
    await call('POST', 'mascot/step', { action: 'pose', pose: 'waving' })
    const posed = await until(read, mascot => mascot.status !== 'drafting')
    expect(posed).toMatchObject({ status: 'active', poses: [{ pose: 'waving' }] })
    const picture = await fetch(posed.poses[0]?.image_url ?? '')
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])
  })
})

describe.runIf(AT_LENGTH)(`a video of ${SIZE / MB} MB`, () => {
  it('by URL is streamed into storage, read and filed, and never held', async () => {
    const server = await hostileServer({
      '/film.mp4': async (_, response) => {
        for (const block of padded(SIZE)) {
          if (!response.write(block)) await new Promise(resolve => response.once('drain', resolve))
        }
        response.end()
      },
    })
    let ready: Video | undefined
    const growth = await growthOf(stack.workers.render[0]?.pid ?? 0, async () => {
      const { body } = await call<AddedVideo>('POST', 'brand-assets/videos', { video_url: `${server.url}/film.mp4` })
      ready = await until(video(body.id), settled)
    })
    await server.close()
    console.log(`${SIZE / MB} MB by URL: render grew by ${growth} MB at most`)
    expect(ready).toMatchObject({ status: 'ready', bytes: SIZE, duration_ms: 3600, error_message: null })
    expect(growth).toBeLessThan(MOST_GROWTH_MB.render)
    expect(await hashAt(ready?.url ?? '')).toBe(hashOf(SIZE))
  }, 120_000)

  it('in parts goes through the api Worker, which holds none of it', async () => {
    const upload = { filename: 'film.mp4', content_type: 'video/mp4', bytes: SIZE }
    const { body } = await call<AddedVideo>('POST', 'brand-assets/videos', { upload })
    const { part_size, part_urls, complete_url } = body.upload ?? { part_size: 1, part_urls: [], complete_url: '' }
    expect(part_urls.length).toBe(Math.ceil(SIZE / part_size))
    const whole = Buffer.concat([...padded(SIZE)])
    const growth = await growthOf(stack.workers.api.pid, async () => {
      for (const [index, url] of part_urls.entries()) {
        const part = whole.subarray(index * part_size, (index + 1) * part_size)
        expect((await put(url, part)).status).toBe(200)
      }
      expect((await fetch(complete_url, { method: 'POST' })).status).toBe(200)
    })
    console.log(`${SIZE / MB} MB in parts: api grew by ${growth} MB at most`)
    const ready = await until(video(body.id), settled)
    expect(ready).toMatchObject({ status: 'ready', bytes: SIZE, width: 180, height: 320 })
    expect(growth).toBeLessThan(MOST_GROWTH_MB.api)
    expect(await hashAt(ready.url)).toBe(hashOf(SIZE))
  }, 120_000)
})
