import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Credits } from '#lib/billing/credits.ts'
import type { Artwork } from '#lib/brand/artwork/artwork.ts'
import { type PaintAsk, type Painter, PainterError } from '#lib/ports/painter.ts'
import { grants } from '#lib/prices.ts'
import type { Caller } from '#test/support/caller.ts'
import { worded } from '#test/support/painted.ts'
import { standIn } from '#test/support/painter.ts'
import { banded, bytesOf, rgba } from '#test/support/pictures.ts'
import { AT_LENGTH } from '#test/support/proof.ts'
import { keepsBooks, setWallet } from '#test/support/wallets.ts'
import { createWorld, type TestWorld, type WorldOptions } from '#test/support/world.ts'

const PATH = 'brand-assets/artwork'
const UNKNOWN = '01900000-0000-7000-8000-000000000000'
const SUBJECTS = ['Bread', 'Croissant']
let world: TestWorld
let key: Caller
let asked: PaintAsk[] = []
let scene: Uint8Array

const stand_in: Painter = {
  ...standIn,
  paint: ask => {
    asked.push(ask)
    return standIn.paint(ask)
  },
}

beforeAll(async () => {
  scene = await bytesOf(banded(1024, 1024, [20, 90, 200], [250, 200, 40]).png())
})

async function fresh(options: WorldOptions = { painter: stand_in }) {
  asked = []
  world = await createWorld({ plan: 'pro', ...options })
  key = await world.key()
  const dna = { palette: { primary: '#0F5257', accent: '#F4623A' }, overview: 'A bakery that bakes sourdough bread.' }
  await key.send('PATCH', 'brand-dna', JSON.stringify(dna), { 'content-type': 'application/json' })
}
const read = async (by = key) => (await by.get<Artwork>(PATH)).body
const propose = (body: object = { subjects: SUBJECTS }, by = key, headers = {}) => by.post<Artwork>(PATH, body, headers)
async function painted(body?: object, by = key): Promise<Artwork> {
  expect((await propose(body, by)).status).toBe(202)
  await world.drain()
  return read(by)
}
const judge = (id: string, verb: 'keep' | 'drop', by = key) => by.post(`${PATH}/${id}/${verb}`, {})

describe('artwork', () => {
  it('is painted of what the owner names, offered, kept or dropped', async () => {
    await fresh()
    expect(await read()).toMatchObject({ status: 'none', pictures: [], refused: [] })
    expect((await propose()).body).toMatchObject({ status: 'painting', wanted: 2, done: 0 })
    await world.drain()
    const ready = await read()
    expect(ready).toMatchObject({ status: 'ready', wanted: 2, done: 2, refused: [], error_message: null })
    // Painted at the same moment, of which this clock has only one: their order is by chance.
    const [bread, croissant] = SUBJECTS.map(name => ready.pictures.find(({ shows }) => shows === name))
    expect(ready.pictures.length).toBe(2)
    expect(bread).toMatchObject({ status: 'offered', painted_by: 'painter-1', is_ai: true })
    expect(bread?.findings).toMatchObject({ ground: 1, letters: 0, palette: null, apart: null })
    expect(croissant?.findings?.apart).toBeLessThan(0.1)
    expect(asked.map(({ ground }) => ground)).toEqual(['clear', 'clear'])
    for (const word of ['Bread', '#0F5257', 'No text']) expect(asked[0]?.prompt).toContain(word)

    const kept = await judge(bread?.id ?? '', 'keep')
    expect([kept.status, kept.body]).toEqual([200, { ...bread, status: 'kept', image_url: expect.any(String) }])
    expect((await judge(bread?.id ?? '', 'keep')).status).toBe(200)
    expect((await judge(croissant?.id ?? '', 'drop')).status).toBe(204)
    expect((await judge(croissant?.id ?? '', 'drop')).body).toMatchObject({ code: 'artwork_not_found' })
    expect((await read()).pictures).toMatchObject([{ shows: 'Bread', status: 'kept' }])
    const files = await key.get<{ id: string; kind: string }[]>('media?kind=artwork')
    expect(files.body).toMatchObject([{ id: bread?.id, kind: 'artwork' }])
  })

  it('is a thing alone on clear ground, cut to its last pixel', async () => {
    await fresh()
    const { pictures } = await painted({ subjects: ['Bread'] })
    const [{ image_url = '', width = 0, height = 0, crop } = {}] = pictures
    const file = await world.app.request(image_url)
    const seen = await rgba(new Uint8Array(await file.arrayBuffer()))
    expect([seen.width, seen.height]).toEqual([width, height])
    expect(crop).toMatchObject({ width, height })
    const alpha = (x: number, y: number) => seen.data[(y * width + x) * 4 + 3]
    expect([alpha(0, 0), alpha(width - 1, 0), alpha(width >> 1, height >> 1)]).toEqual([0, 0, 255])
  })

  it.runIf(AT_LENGTH)(
    'is of what the brand sells where nobody names anything, and of nothing where it does not say',
    async () => {
      await fresh()
      const { wanted, pictures, refused } = await painted({})
      expect(pictures.length + refused.length).toBe(wanted)
      expect(wanted).toBeGreaterThan(5)
      expect(pictures.map(one => one.shows)).toContain('bread')
      const quiet = await createWorld({ plan: 'pro', painter: stand_in })
      const other = await quiet.key()
      await propose({}, other)
      await quiet.drain()
      expect(await read(other)).toMatchObject({ status: 'failed', error_message: expect.stringContaining('subjects') })
    },
  )

  it.runIf(AT_LENGTH)('is of what a language model says that it sells, filled up where that are too few', async () => {
    const said: string[] = []
    const first = {
      name: 'w',
      write: async ({ data }: { data: string }) => {
        said.push(data)
        const subjects = [
          'rye loaf',
          'Rye loaf',
          'a thing that nobody could name in so few letters',
          ' proofing  basket ',
        ]
        return { value: { subjects }, usage: { input_tokens: 9, output_tokens: 9, cost_usd: 0 } }
      },
    }
    await fresh({
      painter: stand_in,
      models: {
        first,
        second: first,
        judge: null,
        editor: null,
        draughtsman: null,
        daily_usd: 1,
        fence: async () => 'mark',
      },
    })
    await propose({ count: 6 })
    await world.drain()
    const { pictures, refused } = await read()
    const subjects = [...pictures.map(({ shows }) => shows), ...refused.map(({ subject }) => subject)]
    expect(subjects).toEqual(expect.arrayContaining(['rye loaf', 'proofing basket', 'bread']))
    expect(subjects.length).toBe(6)
    expect(said).toEqual([expect.stringMatching(/^<<mark>>\n.*sourdough bread.*"wanted":6/)])
  })

  it('422 for what is no list of things', async () => {
    await fresh()
    for (const body of [{ subjects: [] }, { subjects: ['a <b>'] }, { count: 3 }, { count: 6, subjects: SUBJECTS }])
      expect((await propose(body)).status).toBe(422)
  })

  it('is offered anew, and what was not kept goes with the first picture of the new set', async () => {
    let failing = false
    const paint: Painter['paint'] = ask => (failing ? Promise.reject(new PainterError('refused')) : stand_in.paint(ask))
    await fresh({ painter: { name: 'm', paint } })
    const { pictures } = await painted()
    await judge(pictures[0]?.id ?? '', 'keep')
    failing = true
    const nothing = await painted({ subjects: ['Teapot'] })
    expect([nothing.status, nothing.pictures.length]).toEqual(['failed', 2])
    failing = false
    expect((await propose({ subjects: ['Teapot'] })).body.pictures.length).toBe(2)
    await world.drain()
    const again = await read()
    const kept = pictures[0]?.shows ?? ''
    expect(Object.fromEntries(again.pictures.map(one => [one.shows, one.status]))).toEqual({
      ...{ Teapot: 'offered', [kept]: 'kept' },
    })
  })
})

describe('a thing of which a picture is kept', () => {
  it.runIf(AT_LENGTH)(
    'is neither painted nor paid again: it is told, and no other is chosen in its place',
    async () => {
      await fresh({ sells: true, painter: stand_in })
      const { pictures } = await painted({ subjects: ['Bread'] })
      await judge(pictures[0]?.id ?? '', 'keep')
      const { remaining } = (await key.get<Credits>('credits')).body
      asked = []
      const again = await painted({ subjects: ['bread', 'Croissant'] })
      expect(again).toMatchObject({ status: 'ready', wanted: 2, done: 2 })
      expect(again.refused).toEqual([{ subject: 'bread', reason: expect.stringContaining('kept already') }])
      expect(asked.map(({ prompt }) => prompt.split(/[ ,.]/)[0])).toEqual(['Croissant'])
      const credits = (await key.get<Credits>('credits')).body
      expect(credits.remaining).toBe((remaining ?? 0) - 2)
      expect(credits.entries.filter(one => one.source === 'artwork').map(one => one.run_id)).toEqual([null, null])
      const whole = await painted({ subjects: ['BREAD'] })
      expect([whole.status, whole.pictures.length]).toEqual(['ready', 2])
      const chosen = await painted({ count: 6 })
      expect(chosen.refused.map(one => one.subject)).not.toContain('bread')
    },
  )
})

describe('a picture that is not good enough', () => {
  const letters = async () => {
    const { width, height, data } = await worded(8)
    return bytesOf(
      sharp(data, { raw: { width, height, channels: 4 } })
        .resize(1024, 1024)
        .png(),
    )
  }
  it.each<[string, () => Promise<Uint8Array>, RegExp]>([
    ['with letters on it', letters, /letters/],
    ['a scene from edge to edge', async () => scene.slice(), /plain ground/],
    ['a small one', async () => bytesOf(banded(300, 300, [255, 255, 255], [20, 90, 200]).png()), /300 by 300/],
    ['empty', async () => bytesOf(banded(1024, 1024, [255, 255, 255], [255, 255, 255]).png()), /single thing/],
    ['no picture', async () => new TextEncoder().encode('sorry'), /not a picture/],
  ])('is painted once more, then told: %s', async (_, paint, reason) => {
    let times = 0
    const counted = () => {
      times++
      return paint()
    }
    await fresh({ painter: { name: 'm', paint: counted } })
    await propose({ subjects: ['Teapot'] })
    await settle()
    expect(await read()).toMatchObject({
      ...{ status: 'failed', pictures: [], refused: [{ subject: 'Teapot', reason: expect.stringMatching(reason) }] },
    })
    expect(times).toBe(2)
  })

  it('is offered where the second one is good', async () => {
    let times = 0
    const paint: Painter['paint'] = ask => (times++ === 0 ? letters() : stand_in.paint(ask))
    await fresh({ painter: { name: 'm', paint } })
    await propose({ subjects: ['Teapot'] })
    await settle()
    expect(await read()).toMatchObject({ status: 'ready', refused: [], pictures: [{ shows: 'Teapot' }] })
    expect(asked[0]?.prompt).toContain('Every surface is blank')
  })
})

/** The queue to its rest, and waits of the work passed. */
async function settle(): Promise<void> {
  for (let round = 0; round < 8; round++) {
    await world.drain()
    world.pass(200_000)
    await world.sweep('artworks')
  }
}

describe('an image model that fails', () => {
  it.each<[PainterError, number, RegExp]>([
    [new PainterError('timeout', '60000 ms'), 2, /failed \(timeout/],
    [new PainterError('refused', '400'), 1, /refuses to paint this/],
  ])('%s', async (error, times, reason) => {
    let tries = 0
    const paint: Painter['paint'] = ask => {
      if (!ask.prompt.startsWith('Bread')) return stand_in.paint(ask)
      tries++
      return Promise.reject(error)
    }
    await fresh({ painter: { name: 'm', paint } })
    await propose()
    await settle()
    const { refused, pictures, status } = await read()
    expect([status, pictures.map(one => one.shows)]).toEqual(['ready', ['Croissant']])
    expect([tries, refused]).toEqual([times, [{ subject: 'Bread', reason: expect.stringMatching(reason) }]])
  })

  it('whose key is not taken is asked no more', async () => {
    let tries = 0
    const paint = () => {
      tries++
      return Promise.reject(new PainterError('unauthorized', '401'))
    }
    await fresh({ painter: { name: 'm', paint } })
    expect(await painted()).toMatchObject({ status: 'failed', error_message: expect.stringContaining('key') })
    expect(tries).toBe(1)
  })

  it('by a fault of our own is tried again, and given up', async () => {
    await fresh({ painter: { name: 'm', paint: () => Promise.reject(new TypeError('a fault of our own')) } })
    await propose()
    await settle()
    expect(await read()).toMatchObject({ status: 'failed', error_message: expect.stringContaining('Ask again') })
    expect((await propose()).status).toBe(202)
  })

  it('is not there: nothing is painted', async () => {
    await fresh({})
    expect(await painted()).toMatchObject({ status: 'failed', error_message: 'This service has no image model.' })
  })
})

describe('the price', () => {
  const spent = async () => (await key.get<Credits>('credits')).body.entries.map(one => [one.source, one.amount])

  it('is two credits for each picture that is offered, and comes back for what is not', async () => {
    const paint: Painter['paint'] = ask =>
      ask.prompt.startsWith('Bread') ? Promise.reject(new PainterError('refused')) : stand_in.paint(ask)
    await fresh({ sells: true, painter: { name: 'm', paint } })
    await setWallet(world, { spent: grants.pro - 10, bought: 0 })
    await painted()
    expect((await spent()).slice(0, 3)).toEqual([
      ['artwork', -2],
      ['artwork_failed', 2],
      ['artwork', -2],
    ])
    expect((await key.get<Credits>('credits')).body.remaining).toBe(8)
    await keepsBooks(world)
  })

  it('is taken once, however often the work is begun, and nothing is painted that cannot be paid', async () => {
    let tries = 0
    const paint: Painter['paint'] = ask => (tries++ < 2 ? Promise.reject(new TypeError('ours')) : stand_in.paint(ask))
    await fresh({ sells: true, painter: { name: 'm', paint } })
    await setWallet(world, { spent: grants.pro - 3, bought: 0 })
    await propose()
    await settle()
    const found = await read()
    expect(found.pictures.map(one => one.shows)).toEqual(['Bread'])
    expect(found.refused).toMatchObject([{ subject: 'Croissant', reason: expect.stringContaining('credits') }])
    expect([tries, (await key.get<Credits>('credits')).body.remaining]).toEqual([3, 1])
    await keepsBooks(world)
  })
})

describe('whose it is', () => {
  it('a test key is offered our own drawings, and no model is asked', async () => {
    await fresh({ painter: { name: 'm', paint: () => Promise.reject(new Error('asked')) } })
    const test = await world.key({ mode: 'test' })
    const found = await painted({ subjects: ['Bread', 'Flux capacitor'] }, test)
    expect(found.pictures).toMatchObject([{ shows: 'Bread', painted_by: 'builtin', is_ai: false, findings: null }])
    expect(found.refused).toMatchObject([{ subject: 'Flux capacitor', reason: expect.stringContaining('test key') }])
    expect(await read()).toMatchObject({ status: 'none', pictures: [] })
  })

  it('one set at a time, told again to whoever lost the answer', async () => {
    await fresh()
    const again = { 'idempotency-key': 'artwork-1' }
    const both = await Promise.all([propose(), propose({ subjects: ['Teapot'] })])
    expect(both.map(({ status }) => status).sort()).toEqual([202, 409])
    await world.drain()
    const first = await propose({ subjects: ['Teapot'] }, key, again)
    expect((await propose({ subjects: ['Teapot'] }, key, again)).body).toEqual(first.body)
    await world.drain()
    const shown = (await read()).pictures.filter(one => one.shows === 'Teapot')
    expect(shown.length).toBe(1)
  })

  it('404 for pictures of another workspace, of another mode and of another kind', async () => {
    await fresh()
    const [{ id = '' } = {}] = (await painted()).pictures
    const theirs = await (await createWorld()).key()
    const test = await world.key({ mode: 'test' })
    const [photo] = [
      (
        await key.post<{ id: string }>('brand-assets/photos', {
          shows: 'x',
          image_base64: Buffer.from(scene).toString('base64'),
        })
      ).body,
    ]
    for (const verb of ['keep', 'drop'] as const) {
      expect((await judge(id, verb, theirs)).body).toMatchObject({ code: 'artwork_not_found' })
      expect((await judge(id, verb, test)).body).toMatchObject({ code: 'artwork_not_found' })
      expect((await judge(photo.id, verb)).body).toMatchObject({ code: 'artwork_not_found' })
      expect((await judge(UNKNOWN, verb)).status).toBe(404)
    }
    expect((await read(theirs)).pictures).toEqual([])
    expect((await read()).pictures.length).toBe(2)
  })

  it('test mode sees what live mode keeps, and none of what it is offered', async () => {
    await fresh()
    const [one] = (await painted()).pictures
    const test = await world.key({ mode: 'test' })
    expect((await read(test)).pictures).toEqual([])
    await judge(one?.id ?? '', 'keep')
    expect((await read(test)).pictures).toMatchObject([{ shows: one?.shows, status: 'kept' }])
  })
})
