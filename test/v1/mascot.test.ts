import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Credits } from '#lib/billing/credits.ts'
import type { Mascot } from '#lib/brand/mascot/mascot.ts'
import { PainterError } from '#lib/ports/painter.ts'
import { grants } from '#lib/prices.ts'
import { poses } from '#lib/render/mascot/poses.ts'
import type { Caller } from '#test/support/caller.ts'
import { banded, bytesOf, rgba } from '#test/support/pictures.ts'
import { keepsBooks, setWallet } from '#test/support/wallets.ts'
import { createWorld, type TestWorld } from '#test/support/world.ts'

let world: TestWorld
let key: Caller
let picture: Uint8Array
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')
const blank = {
  ...{
    id: null,
    status: 'none',
    name: '',
    description: '',
    style: 'auto',
    image_url: null,
    candidate: null,
    poses: [],
  },
  ...{ drawn_by: null, fallback: null, error_message: null, updated_at: null },
}

beforeAll(async () => {
  picture = await bytesOf(banded(300, 300, [250, 200, 90], [20, 20, 20]).png())
})

async function fresh(options: Parameters<typeof createWorld>[0] = {}) {
  world = await createWorld(options)
  key = await world.key()
}

const read = async (by = key) => (await by.get<Mascot>('mascot')).body
const step = (body: object, by = key) => by.post<Mascot & { code: string; detail: object }>('mascot/step', body)
const pixelsAt = async (url: string | null | undefined) => {
  const response = await world.app.request(url ?? '')
  return rgba(new Uint8Array(await response.arrayBuffer()))
}

async function kept(description = 'A calm owl') {
  await key.post('mascot', { description })
  await world.drain()
  return (await step({ action: 'keep' })).body
}

describe.each(['mascot', '/mascot'])('%s', path => {
  it('goes from none over drafting and candidate to active, and gets poses', async () => {
    await fresh()
    await key.patch('brand-dna', { palette: { primary: '#4F46E5' } })
    expect((await key.get<Mascot>(path)).body).toEqual(blank)
    const posted = await key.post<Mascot>(path, { description: 'A calm owl', name: 'Ollie' })
    expect([posted.status, posted.body]).toEqual([
      202,
      {
        ...{ ...blank, id: expect.any(String), status: 'drafting', name: 'Ollie', description: 'A calm owl' },
        updated_at: '2026-11-20T12:00:00.000Z',
      },
    ])
    await world.drain()
    const candidate = (await key.get<Mascot>(path)).body
    expect(candidate).toMatchObject({ status: 'candidate', image_url: null, drawn_by: 'builtin', fallback: null })
    const figure = await pixelsAt(candidate.candidate?.image_url)
    expect([figure.width, figure.height, figure.data[3]]).toEqual([1024, 1024, 0])

    const keep = await key.post<Mascot>(`${path}/step`, { action: 'keep' })
    expect([keep.status, keep.body]).toMatchObject([200, { status: 'active', candidate: null }])
    expect(keep.body.image_url).toBe(candidate.candidate?.image_url)
    const pose = await key.post<Mascot>(`${path}/step`, { action: 'pose', pose: 'Waving hello' })
    expect([pose.status, pose.body.status]).toEqual([202, 'drafting'])
    await world.drain()
    const posed = (await key.get<Mascot>(path)).body
    expect(posed).toMatchObject({ status: 'active', poses: [{ pose: 'waving hello' }] })
    const waving = await pixelsAt(posed.poses[0]?.image_url)
    expect(Buffer.compare(waving.data, figure.data)).not.toBe(0)
  })

  it('401 without a key, 405 for other verbs', async () => {
    expect((await world.anonymous.get(path)).status).toBe(401)
    const answer = await key.send('DELETE', path, null, {})
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, POST'])
  })
})

describe('POST mascot/step', () => {
  it('409 invalid_state wherever the step does not belong, and nothing changes', async () => {
    await fresh()
    const wrong = async (status: Mascot['status'], ...bodies: object[]) => {
      const before = await read()
      expect(before.status).toBe(status)
      for (const body of bodies) {
        const answer = await step(body)
        expect([body, answer.status, answer.body.code]).toEqual([body, 409, 'invalid_state'])
      }
      expect(await read()).toEqual(before)
    }
    const [keep, retry, pose] = [{ action: 'keep' }, { action: 'retry' }, { action: 'pose', pose: 'waving' }]
    await wrong('none', keep, retry, pose)
    await key.post('mascot', { description: 'A fox' })
    await wrong('drafting', keep, retry, pose)
    expect((await key.post('mascot', { description: 'A cat' })).status).toBe(409)
    await world.drain()
    await wrong('candidate', pose)
    await step(keep)
    await wrong('active', keep, retry)
    await step(pose)
    await wrong('drafting', keep, retry, pose)
  })

  it('retry draws another figure; keep puts it in place of the one before, poses and all', async () => {
    await fresh()
    await kept('Something friendly')
    await step({ action: 'pose', pose: 'cheering' })
    await world.drain()
    const before = await read()
    await key.post('mascot', { description: 'Something friendly' })
    await world.drain()
    const first = await read()
    expect(first).toMatchObject({ status: 'candidate', image_url: before.image_url, poses: before.poses })
    expect((await step({ action: 'retry', feedback: 'rounder' })).status).toBe(202)
    await world.drain()
    const second = await read()
    expect(second.candidate?.image_url).not.toBe(first.candidate?.image_url)
    const after = (await step({ action: 'keep' })).body
    expect(after).toMatchObject({ status: 'active', poses: [] })
    expect(after.image_url).toBe(second.candidate?.image_url)
    expect((await key.get<object[]>('media?kind=mascot')).body).toHaveLength(1)
    world.pass(25 * 3_600_000)
    await world.sweep('files')
    expect(world.blobs.held.size).toBe(1)
  })

  it('422 for a pose without a name, a name without a pose, and pictures where none belong', async () => {
    const image_base64 = base64(picture)
    for (const body of [
      { action: 'pose' },
      { action: 'keep', pose: 'waving' },
      { action: 'retry', image_base64 },
      { action: 'pose', pose: 'waving', image_base64, image_url: 'https://a.dev/x.png' },
      { action: 'dance' },
      { action: 'keep', force: true },
    ])
      expect([body, (await step(body)).status]).toEqual([body, 422])
  })

  it('draws the same pose in its place, and each known one differently', async () => {
    await fresh()
    await kept()
    for (const pose of [...poses, 'waving']) {
      await step({ action: 'pose', pose })
      await world.drain()
    }
    const { poses: drawn } = await read()
    expect(drawn.map(one => one.pose).sort()).toEqual([...poses].sort())
    expect(new Set(drawn.map(one => one.image_url)).size).toBe(poses.length)
  })
})

describe('POST mascot', () => {
  it.each([
    ['no description', { name: 'x' }, 422],
    ['an unknown style', { description: 'x', style: 'dragon' }, 422],
    ['two pictures', { description: 'x', image_url: 'https://a.dev/x.png', image_base64: 'AAAA' }, 422],
    ['a file that is no picture', { description: 'x', image_base64: 'AAAA' }, 415],
    ['a private address', { description: 'x', image_url: 'http://169.254.169.254/' }, 400],
  ])('refuses %s and begins nothing', async (_, body, status) => {
    await fresh()
    expect((await key.post('mascot', body)).status).toBe(status)
    expect(await read()).toEqual(blank)
  })

  it('takes a picture of the caller’s own as it is, and poses of it as pictures only', async () => {
    await fresh()
    await key.post('mascot', { description: 'Ours', image_base64: base64(picture) })
    await world.drain()
    expect(await read()).toMatchObject({ status: 'candidate', drawn_by: 'upload' })
    await step({ action: 'keep' })
    await step({ action: 'pose', pose: 'waving' })
    await world.drain()
    expect(await read()).toMatchObject({
      ...{ status: 'active', poses: [] },
      error_message: expect.stringContaining('no image model is configured'),
    })
    await step({ action: 'pose', pose: 'waving', image_base64: base64(picture) })
    await world.drain()
    expect(await read()).toMatchObject({ status: 'active', poses: [{ pose: 'waving' }], error_message: null })
  })

  it('begins once under an Idempotency-Key, whatever has become of it since', async () => {
    await fresh()
    const once = { 'idempotency-key': 'm' }
    const first = await key.post('mascot', { description: 'A fox' }, once)
    await world.drain()
    const again = await key.post('mascot', { description: 'A fox' }, once)
    expect([again.status, again.text, again.headers.get('idempotency-replayed')]).toEqual([202, first.text, 'true'])
    expect((await read()).status).toBe('candidate')
    await key.post('mascot/step', { action: 'keep' }, { 'idempotency-key': 'k' })
    const kept = await key.post('mascot/step', { action: 'keep' }, { 'idempotency-key': 'k' })
    expect([kept.status, kept.headers.get('idempotency-replayed')]).toEqual([200, 'true'])
  })

  it('draws all the same when the queue loses the message', async () => {
    await fresh()
    await key.post('mascot', { description: 'A fox' })
    world.queue.waiting.length = 0
    world.pass(21_000)
    await world.sweep('mascots')
    await world.drain()
    expect((await read()).status).toBe('candidate')
  })

  it('is told when it cannot be drawn at all, and can be tried again', async () => {
    await fresh({
      painter: {
        name: 'm',
        paint: () => Promise.reject(new TypeError('a fault of our own')),
      },
    })
    await key.post('mascot', { description: 'A fox' })
    for (let round = 0; round < 6; round++) {
      await world.drain()
      world.pass(200_000)
      await world.sweep('mascots')
    }
    expect(await read()).toMatchObject({
      status: 'failed',
      error_message: expect.stringContaining('could not be drawn'),
    })
    expect((await step({ action: 'retry' })).status).toBe(202)
  })
})

describe('an image model', () => {
  it('draws figures and their poses, after the figure that is kept', async () => {
    const asked: { prompt: string; reference: boolean }[] = []
    await fresh({
      painter: {
        name: 'painter-1',
        paint: async ({ prompt, reference }) => {
          asked.push({ prompt, reference: Boolean(reference) })
          return picture.slice()
        },
      },
    })
    await kept('A fox')
    await step({ action: 'pose', pose: 'juggling', feedback: 'three balls' })
    await world.drain()
    expect(await read()).toMatchObject({ status: 'active', drawn_by: 'painter-1', poses: [{ pose: 'juggling' }] })
    expect(asked).toEqual([
      { prompt: expect.stringMatching(/A fox.*standing/), reference: false },
      { prompt: expect.stringMatching(/same character.*juggling.*Also: three balls/), reference: true },
    ])
  })

  it('that paints on a plain ground has it taken away', async () => {
    const ground = sharp({ create: { width: 512, height: 512, channels: 3, background: '#E2E2E2' } })
    const figure = await sharp({ create: { width: 200, height: 300, channels: 3, background: '#4F46E5' } })
      .png()
      .toBuffer()
    const painted = await bytesOf(ground.composite([{ input: figure, left: 156, top: 106 }]).png())
    await fresh({ painter: { name: 'm', paint: async () => painted } })
    await key.post('mascot', { description: 'A fox' })
    await world.drain()
    const { data, width } = await pixelsAt((await read()).candidate?.image_url)
    const alpha = (x: number, y: number) => data[(y * width + x) * 4 + 3]
    expect([alpha(5, 5), alpha(256, 256)]).toEqual([0, 255])
  })

  it('that fails leaves the drawing to the built-in drawer, and the reason is told', async () => {
    await fresh({ painter: { name: 'm', paint: () => Promise.reject(new PainterError('timeout', '60000 ms')) } })
    await key.post('mascot', { description: 'A fox' })
    await world.drain()
    expect(await read()).toMatchObject({ status: 'candidate', drawn_by: 'builtin', fallback: 'timeout: 60000 ms' })
  })

  it('costs two credits for each figure and pose that it draws, and nothing for what it does not', async () => {
    let paint: () => Promise<Uint8Array> = async () => picture.slice()
    await fresh({ sells: true, painter: { name: 'm', paint: () => paint() } })
    const spent = async () => (await key.get<Credits>('credits')).body.entries.map(one => [one.source, one.amount])
    const draw = async (made: Promise<unknown>) => {
      await made
      await world.drain()
      return read()
    }
    await setWallet(world, { spent: grants.pro - 5, bought: 0 })
    const paid = ['mascot', -2]
    expect(await draw(key.post('mascot', { description: 'A fox' }))).toMatchObject({ drawn_by: 'm' })
    expect((await spent()).slice(0, -1)).toEqual([paid])
    await step({ action: 'keep' })
    expect(await draw(step({ action: 'pose', pose: 'juggling' }))).toMatchObject({ poses: [{ pose: 'juggling' }] })
    paint = () => Promise.reject(new PainterError('timeout'))
    await setWallet(world, { spent: grants.pro - 1, bought: 1 })
    expect(await draw(step({ action: 'pose', pose: 'flying' }))).toMatchObject({ poses: [{ pose: 'juggling' }] })
    expect((await spent()).slice(0, 2)).toEqual([['mascot_failed', 2], paid])
    expect((await key.get<Credits>('credits')).body).toMatchObject({ bought: 1, remaining: 2 })
    expect(await draw(key.post('mascot', { description: 'A cat' }))).toMatchObject({ drawn_by: 'builtin' })
    expect((await key.get<Credits>('credits')).body.remaining).toBe(2)
    await keepsBooks(world)
  })

  it('is not asked where the credits do not do, and the built-in drawer draws', async () => {
    await fresh({ sells: true, painter: { name: 'm', paint: () => Promise.reject(new Error('asked')) } })
    await setWallet(world, { spent: grants.pro - 1, bought: 0 })
    await key.post('mascot', { description: 'A fox' })
    await world.drain()
    expect(await read()).toMatchObject({ status: 'candidate', drawn_by: 'builtin', fallback: 'insufficient_credits' })
    await keepsBooks(world)
  })

  it('takes its price once, however often the work is begun', async () => {
    let tries = 0
    const paint = async () => {
      if (++tries < 3) throw new TypeError('a fault of our own')
      return picture.slice()
    }
    await fresh({ sells: true, painter: { name: 'm', paint } })
    await setWallet(world, { spent: grants.pro - 10, bought: 0 })
    await key.post('mascot', { description: 'A fox' })
    for (let round = 0; round < 3; round++) {
      await world.drain()
      world.pass(200_000)
      await world.sweep('mascots')
    }
    expect([tries, (await read()).drawn_by]).toEqual([3, 'm'])
    expect((await key.get<Credits>('credits')).body.remaining).toBe(8)
    await keepsBooks(world)
  })

  it('is never asked by a test key', async () => {
    await fresh({ painter: { name: 'm', paint: () => Promise.reject(new Error('asked')) } })
    const test = await world.key({ mode: 'test' })
    await test.post('mascot', { description: 'A fox' })
    await world.drain()
    expect(await read(test)).toMatchObject({ status: 'candidate', drawn_by: 'builtin', fallback: null })
    expect(await read()).toEqual(blank)
  })
})

describe('whose it is', () => {
  it('is this workspace’s alone, and test mode borrows it until its first write', async () => {
    await fresh()
    const [theirs, test] = [await (await createWorld()).key(), await world.key({ mode: 'test' })]
    const mine = await kept()
    expect(await read(theirs)).toEqual(blank)
    const lent = await read(test)
    expect(lent).toMatchObject({ status: 'active', image_url: mine.image_url })
    expect(lent.id).not.toBe(mine.id)
    await step({ action: 'pose', pose: 'waving' }, test)
    await world.drain()
    expect(await read(test)).toMatchObject({ id: lent.id, poses: [{ pose: 'waving' }] })
    expect(await read()).toEqual(mine)
  })

  it('is in every picture’s recipe from then on, and gone when its picture is deleted', async () => {
    await fresh()
    await kept()
    type Recipe = { brand: { mascot: { pose: string; blob_key: string }[] } }
    const recipe = async () => {
      const run = await key.post<{ id: string }>('generate', { brief: 'Tea', channel: 'linkedin', asset_type: 'card' })
      await world.drain()
      return (await key.get<Recipe>(`runs/${run.body.id}/recipe`)).body.brand.mascot
    }
    expect(await recipe()).toEqual([expect.objectContaining({ pose: 'standing' })])
    const [file] = (await key.get<{ id: string }[]>('media?kind=mascot')).body
    await key.post('media/delete', { ids: [file?.id] })
    expect(await read()).toMatchObject({ status: 'none', image_url: null })
    expect(await recipe()).toEqual([])
  })
})
