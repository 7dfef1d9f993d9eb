import { describe, expect, it } from 'vitest'
import { type Logo, placed } from '#lib/brand/add-logo.ts'
import type { Run } from '#lib/runs/run.ts'
import type { Caller } from '#test/support/caller.ts'
import { banded, bytesOf, rgba } from '#test/support/pictures.ts'
import { createWorld, PUBLIC_URL, type TestWorld } from '#test/support/world.ts'

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')
const mark = (colour: string) =>
  base64(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><circle cx="20" cy="20" r="19" fill="${colour}"/></svg>`,
    ),
  )
type Dna = { logos: string[]; logo_assets: { id: string; variant: string; url: string }[]; version: number }
const dna = async (key: Caller) => (await key.get<Dna>('brand-dna')).body
const add = async (key: Caller, body: object) => (await key.post<Logo>('brand-assets/logo', body)).body

describe.each(['brand-assets/logo', '/brand-assets/logo'])('POST %s', path => {
  it('201 draws an SVG once, stores it, and puts a primary logo first', async () => {
    const world = await createWorld()
    const key = await world.key()
    await add(key, { variant: 'mark', image_base64: mark('#00875A') })
    const posted = await key.post<Logo>(path, { image_base64: mark('#E74423'), name: 'Red' })
    expect([posted.status, posted.body]).toEqual([
      201,
      {
        id: expect.any(String),
        url: expect.stringContaining(`${PUBLIC_URL}/library/`),
        ...{ variant: 'primary', content_type: 'image/png', width: 1000, height: 1000 },
        created_at: '2026-11-20T12:00:00.000Z',
      },
    ])
    const { logos, logo_assets } = await dna(key)
    expect(logos[0]).toBe(posted.body.url)
    expect(logo_assets.map(logo => logo.variant)).toEqual(['primary', 'mark'])
    const file = await world.app.request(posted.body.url)
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/png'])
  })
})

describe('POST brand-assets/logo', () => {
  it('takes PNG by URL, and refuses what is hostile, with the brand unchanged', async () => {
    const world = await createWorld()
    const key = await world.key()
    const png = await bytesOf(banded(200, 90, [255, 255, 255], [20, 90, 60]).png())
    world.web.pages.set('https://cdn.example.com/logo.png', () => new Response(png as BodyInit))
    expect((await add(key, { image_url: 'https://cdn.example.com/logo.png' })).content_type).toBe('image/png')
    const before = await dna(key)
    const script = base64(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script/></svg>'))
    for (const [body, status, code] of [
      [{ image_base64: script }, 400, 'image_undecodable'],
      [{ image_url: 'https://localhost/logo.svg' }, 400, 'url_not_allowed'],
      [{ image_base64: 'AAAA' }, 415, 'unsupported_media_type'],
      [{}, 422, 'validation_error'],
      [{ image_base64: script, variant: 'other' }, 422, 'validation_error'],
    ] as const) {
      const answer = await key.post('brand-assets/logo', body)
      expect([answer.status, answer.body.code]).toEqual([status, code])
    }
    expect(await dna(key)).toEqual(before)
  })

  it('keeps new tags of the same picture without a new version of the brand’s logos', async () => {
    const world = await createWorld()
    const key = await world.key()
    const first = await add(key, { image_base64: mark('#123456') })
    world.pass(1)
    const again = await add(key, { image_base64: mark('#123456') })
    const { logos, logo_assets, version } = await dna(key)
    expect([first.url, logos, logo_assets.map(logo => logo.id), version]).toEqual([
      again.url,
      [again.url],
      [again.id],
      1,
    ])
  })

  it('lets logos that come at once all stand, each as a version of its own', async () => {
    const key = await (await createWorld()).key()
    const colours = ['#111111', '#222222', '#333333', '#444444']
    await Promise.all(colours.map(colour => add(key, { variant: 'mark', image_base64: mark(colour) })))
    expect(await dna(key)).toMatchObject({ version: 4, logos: expect.objectContaining({ length: 4 }) })
  })

  it('keeps modes and workspaces apart', async () => {
    const world = await createWorld()
    const [live, test, other] = [
      await world.key(),
      await world.key({ mode: 'test' }),
      await (await createWorld()).key(),
    ]
    const { url } = await add(live, { image_base64: mark('#abcdef') })
    expect([(await dna(test)).logos, (await dna(other)).logos]).toEqual([[url], []])
    await add(test, { image_base64: mark('#fedcba') })
    expect([(await dna(live)).logos.length, (await dna(test)).logos.length]).toEqual([1, 2])
  })
})

describe('what is stored', () => {
  const count = async (world: TestWorld, run: Run, colour: readonly number[]) => {
    const blob = world.blobs.held.get(new URL(run.asset_url ?? '').pathname.slice(1))
    const { data } = await rgba(blob?.bytes ?? new Uint8Array())
    let found = 0
    for (let at = 0; at < data.length; at += 4)
      if (colour.every((value, index) => Math.abs((data[at + index] ?? 0) - value) < 6)) found++
    return found
  }

  /** So many pixels of its colour. */
  const SEEN = 200

  it('shows up in what is drawn', async () => {
    const world = await createWorld()
    const key = await world.key()
    const brief = 'Sunday 10k along the harbour, first start 8:30, every pace welcome.'
    // Some takes set the logo in one ink; among six there is one in its own colour.
    const drawn = async () => {
      let most = 0
      for (let variation = 0; variation < 6 && most <= SEEN; variation++) {
        const input = { brief, channel: 'instagram', asset_type: 'card', variation }
        const { id } = (await key.post<Run>('generate', input)).body
        await world.drain()
        most = Math.max(most, await count(world, (await key.get<Run>(`runs/${id}`)).body, [255, 0, 200]))
      }
      return most
    }
    expect(await drawn()).toBe(0)
    await add(key, { image_base64: mark('#FF00C8') })
    expect(await drawn()).toBeGreaterThan(SEEN)
  }, 60_000)
})

describe('placed', () => {
  it('puts a primary first, others last, and drops the oldest of the others beyond ten', () => {
    const ten = Array.from({ length: 10 }, (_, index) => String(index))
    expect(placed([], 'a', 'mark')).toEqual(['a'])
    expect(placed(['a', 'b'], 'c', 'primary')).toEqual(['c', 'a', 'b'])
    expect(placed(['a', 'b'], 'b', 'primary')).toEqual(['b', 'a'])
    expect(placed(ten, 'x', 'primary')).toEqual(['x', ...ten.slice(0, 9)])
    expect(placed(ten, 'x', 'dark')).toEqual(['0', ...ten.slice(2), 'x'])
  })
})
