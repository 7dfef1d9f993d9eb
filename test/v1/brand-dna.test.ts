import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { BrandView } from '#lib/brand/dna/view.ts'
import type { Run } from '#lib/runs/run.ts'
import type { Caller } from '#test/support/caller.ts'
import { createWorld, type TestWorld } from '#test/support/world.ts'

let world: TestWorld
let live: Caller

beforeEach(async () => {
  world = await createWorld()
  live = await world.key()
})

const read = async (caller = live) => (await caller.get<BrandView>('brand-dna')).body
const patch = (body: unknown, headers: Record<string, string> = {}, caller = live) =>
  caller.patch<BrandView>('brand-dna', body, headers)

describe('GET /programmatic/brand-dna', () => {
  it('200 has every field before anything was said', async () => {
    const answer = await live.get('brand-dna')
    expect([answer.status, answer.headers.get('etag'), answer.headers.get('cache-control')]).toEqual([
      200,
      '"0"',
      'private, no-cache',
    ])
    expect(answer.body).toEqual({
      name: 'Kestrel',
      tagline: '',
      overview: '',
      offer: {},
      product_map: {},
      icp: {},
      palette: {},
      logos: [],
      voice: {},
      contact: {},
      signature: expect.objectContaining({ motif: expect.any(String), hand: expect.any(String) }),
      typography: {
        display: { named: null, drawn_in: expect.any(String), from: 'signature' },
        text: { named: null, drawn_in: expect.any(String), from: 'signature' },
        notes: [],
      },
      features: [],
      products: [],
      audience: {},
      logo_assets: [],
      logo_notes: [],
      painted_pictures: 'off',
      workspace_id: world.workspace.id,
      livemode: true,
      version: 0,
      updated_at: null,
    })
  })

  it('304 when the caller has it already, 200 once it has changed', async () => {
    await patch({ tagline: 'One' })
    const etag = (await live.get('brand-dna')).headers.get('etag') ?? ''
    expect((await live.get('brand-dna', { 'if-none-match': etag })).status).toBe(304)
    await patch({ tagline: 'Two' })
    expect((await live.get('brand-dna', { 'if-none-match': etag })).status).toBe(200)
  })

  it('is the same for every key of the workspace, and another for another workspace', async () => {
    await patch({ tagline: 'Ours' })
    expect((await read(await world.key())).tagline).toBe('Ours')
    const other = await createWorld()
    expect((await read(await other.key())).tagline).toBe('')
  })
})

describe('PATCH /programmatic/brand-dna', () => {
  it('200 takes every field and answers as a read does, views included', async () => {
    const given = {
      name: 'Kestrel Coffee',
      tagline: 'Every trace, end to end.',
      overview: 'Traces for background jobs.',
      offer: { product_name: 'Kestrel', one_liner: 'Traces.', features: ['One', 'Two'], who_its_for: 'Backend teams' },
      product_map: { products: [{ id: 'a', name: 'Cloud' }], regions: ['eu'] },
      icp: { roles: ['SRE'], notes: 'Dry.' },
      palette: { primary: '#0A2540', extra: ['#FFFFFF'] },
      voice: {
        tone: 'Dry',
        languages: ['en', 'pt-BR'],
        emoji: false,
        legal_lines: ['© K'],
        regulated: true,
        fonts: { display: 'Geist' },
        time_zone: 'Europe/Madrid',
      },
      contact: {
        website: 'https://kestrel.example/coffee',
        phone: '+44 20 7946 0018',
        address: '14 Church Lane, Oxford',
        action: 'Order ahead',
      },
      painted_pictures: 'always',
    }
    const answer = await patch(given)
    expect([answer.status, answer.headers.get('etag'), answer.headers.get('cache-control')]).toEqual([
      200,
      '"1"',
      'no-store',
    ])
    expect(answer.body).toEqual({
      ...given,
      signature: expect.objectContaining({ motif: expect.any(String), hand: expect.any(String) }),
      typography: {
        display: { named: 'Geist', drawn_in: 'Geist', from: 'curated' },
        text: { named: null, drawn_in: 'Geist', from: 'signature' },
        notes: [],
      },
      logos: [],
      logo_assets: [],
      logo_notes: [],
      features: ['One', 'Two'],
      products: [{ id: 'a', name: 'Cloud' }],
      audience: { roles: ['SRE'], notes: 'Dry.' },
      workspace_id: world.workspace.id,
      livemode: true,
      version: 1,
      updated_at: '2026-11-20T12:00:00.000Z',
    })
    expect(await read()).toEqual(answer.body)
  })

  it('merges objects, deletes with null, replaces arrays', async () => {
    await patch({
      offer: { product_name: 'P', features: ['a', 'b'] },
      icp: { a: { b: 1, c: [1, 2] } },
      voice: { fonts: { display: 'Geist', text: 'Inter' } },
    })
    await patch({
      offer: { features: ['c'] },
      icp: { a: { b: null, c: [3], d: {} } },
      voice: { fonts: { text: null }, emoji: true },
    })
    expect(await read()).toMatchObject({
      offer: { product_name: 'P', features: ['c'] },
      icp: { a: { c: [3], d: {} } },
      voice: { fonts: { display: 'Geist' }, emoji: true },
      features: ['c'],
    })
    await patch({ offer: { features: null }, icp: null, tagline: null, name: null, voice: null, product_map: null })
    expect(await read()).toMatchObject({
      offer: { product_name: 'P' },
      icp: {},
      features: [],
      name: 'Kestrel',
      voice: {},
    })
  })

  it.each([
    [
      'roles in any spelling',
      { primary: '#0a2540', accent: 'abc', muted: 'ForestGreen', text: null },
      { primary: '#0A2540', accent: '#AABBCC', muted: '#228B22' },
    ],
    ['a list, the first being primary', ['#abc', '112233'], { primary: '#AABBCC', secondary: '#112233' }],
    [
      'a list longer than the roles',
      ['#000', '#111', '#222', '#333', '#444', '#555', '#666', '#777', '#888'],
      { primary: '#000000', muted: '#666666', extra: ['#777777', '#888888'] },
    ],
    ['nothing', null, {}],
  ])('200 takes a palette as %s, and replaces the one before', async (_, palette, stored) => {
    await patch({ palette: { primary: '#FF0000', surface: '#00FF00' } })
    const after = (await patch({ palette })).body.palette
    expect(after).toMatchObject(stored)
    expect(after.surface).toBe(Array.isArray(palette) && palette.length > 4 ? '#444444' : undefined)
    expect((await read()).palette).toEqual(after)
  })

  it('200 for both content types, 415 for others', async () => {
    const as = (type: string) => live.send('PATCH', 'brand-dna', '{"tagline":"T"}', { 'content-type': type })
    expect((await as('application/merge-patch+json')).status).toBe(200)
    expect((await as('application/json; charset=utf-8')).status).toBe(200)
    expect((await as('application/json-patch')).status).toBe(415)
  })

  it('200 changes nothing for {} and for what is so already, and writes no version', async () => {
    const first = await patch({ tagline: 'T', icp: { a: 1 } })
    world.pass(60_000)
    for (const body of [{}, { tagline: 'T' }, { icp: {} }, { icp: { zzz: null } }, { tagline: ' T ' }]) {
      const answer = await patch(body)
      expect([body, answer.status, answer.body]).toEqual([body, 200, first.body])
    }
    expect((await live.get<unknown[]>('brand-dna/versions')).body).toHaveLength(1)
  })

  it('412 when If-Match names another version, 200 when it names this one', async () => {
    const { headers } = await patch({ tagline: 'One' })
    await patch({ tagline: 'Two' })
    const stale = await patch({ overview: 'No' }, { 'if-match': headers.get('etag') ?? '' })
    expect([stale.status, stale.body]).toEqual([
      412,
      expect.objectContaining({ code: 'precondition_failed', detail: { version: 2 } }),
    ])
    expect((await patch({}, { 'if-match': '"1"' })).status).toBe(412)
    expect((await patch({ overview: 'No' }, { 'if-match': 'W/"2"' })).status).toBe(412)
    expect((await patch({ overview: 'No' }, { 'if-match': '2' })).status).toBe(412)
    expect((await read()).overview).toBe('')
    for (const value of ['"2"', '"9", "3"', '*', '"5.20777"']) {
      expect((await patch({ overview: value }, { 'if-match': value })).status).toBe(200)
    }
  })

  it.each([
    ['a field nobody knows', { taglin: 'x' }, ['body', 'taglin'], 'unrecognized_keys'],
    ['a read-only view', { features: ['x'] }, ['body', 'features'], 'unrecognized_keys'],
    ['a field nobody knows in the offer', { offer: { price: 1 } }, ['body', 'offer', 'price'], 'unrecognized_keys'],
    [
      'a product name of 121',
      { offer: { product_name: 'x'.repeat(121) } },
      ['body', 'offer', 'product_name'],
      'too_big',
    ],
    ['31 features', { offer: { features: Array(31).fill('x') } }, ['body', 'offer', 'features'], 'too_big'],
    ['a feature of 201', { offer: { features: ['x'.repeat(201)] } }, ['body', 'offer', 'features', 0], 'too_big'],
    ['a null among features', { offer: { features: [null] } }, ['body', 'offer', 'features', 0], 'invalid_type'],
    ['an empty name', { name: ' ' }, ['body', 'name'], 'too_small'],
    ['a colour that is none', { palette: { primary: 'terracotta' } }, ['body', 'palette', 'primary'], 'invalid_format'],
    ['a colour with alpha', { palette: ['#11223344'] }, ['body', 'palette', 0], 'invalid_format'],
    ['a role nobody knows', { palette: { brand: '#123456' } }, ['body', 'palette', 'brand'], 'unrecognized_keys'],
    ['a palette that is text', { palette: '#123456' }, ['body', 'palette'], 'invalid_union'],
    ['eleven logos', { logos: Array(11).fill('https://a.example/l.png') }, ['body', 'logos'], 'too_big'],
    ['a logo that is no URL', { logos: ['logo.png'] }, ['body', 'logos', 0], 'custom'],
    ['a time zone nobody knows', { voice: { time_zone: 'Mars/Base' } }, ['body', 'voice', 'time_zone'], 'custom'],
    [
      'a language that is none',
      { voice: { languages: ['english please'] } },
      ['body', 'voice', 'languages', 0],
      'invalid_format',
    ],
    ['a website that is none', { contact: { website: 'our shop' } }, ['body', 'contact', 'website'], 'custom'],
    ['a website of no domain', { contact: { website: 'localhost' } }, ['body', 'contact', 'website'], 'custom'],
    ['a mail address as website', { contact: { website: 'a@b.example' } }, ['body', 'contact', 'website'], 'custom'],
    ['a phone of one digit', { contact: { phone: '+7' } }, ['body', 'contact', 'phone'], 'custom'],
    ['an icp that is a list', { icp: [] }, ['body', 'icp'], 'invalid_type'],
    ['an icp seven levels deep', { icp: { a: { b: { c: { d: { e: { f: {} } } } } } } }, ['body', 'icp'], 'too_big'],
    ['an icp of 64 kB', { icp: { a: 'x'.repeat(65_600) } }, ['body', 'icp'], 'too_big'],
  ])('422 for %s, and nothing changes', async (_, body, loc, type) => {
    const answer = await patch(body)
    expect(answer.status).toBe(422)
    expect(answer.body).toMatchObject({ code: 'validation_error', detail: [{ loc, type, msg: expect.any(String) }] })
    expect(await read()).toMatchObject({ version: 0 })
  })

  it('names the time zone that was probably meant', async () => {
    const { body } = await patch({ voice: { time_zone: 'Amsterdam' } })
    expect(body).toMatchObject({ message: expect.stringContaining('did you mean Europe/Amsterdam?') })
  })

  it('reads a time zone that is none and was stored as UTC', async () => {
    await patch({ voice: { time_zone: 'Europe/Madrid' } })
    await world.world.db.execute(sql`update brands set dna = jsonb_set(dna, '{voice,time_zone}', '"London"')`)
    await world.world.db.execute(sql`update workspaces set time_zone = 'London' where id = ${world.workspace.id}`)
    expect(await read()).toMatchObject({ voice: { time_zone: 'UTC' } })
  })

  it('422 for what only the merge makes too large', async () => {
    const half = 'x'.repeat(40_000)
    expect((await patch({ icp: { a: half } })).status).toBe(200)
    expect((await patch({ icp: { b: half } })).status).toBe(422)
    expect((await patch({ icp: { b: half, a: null } })).status).toBe(200)
  })

  it('200 for six levels', async () => {
    const icp = { a: { b: { c: { d: { e: {} } } } } }
    expect((await patch({ icp })).body.icp).toEqual(icp)
  })

  it.each([
    ['__proto__ at the top', '{"__proto__":{"admin":true}}', 422],
    ['__proto__ in the offer', '{"offer":{"__proto__":{"product_name":"x"}}}', 422],
    ['__proto__ deep down', '{"icp":{"a":[{"__proto__":{"admin":true}}]}}', 422],
    ['constructor at the top', '{"constructor":{"prototype":{"admin":true}}}', 422],
    ['brackets without end', `{"icp":${'{"a":'.repeat(100_00)}1${'}'.repeat(100_00)}}`, 400],
    ['a number without end', '{"icp":{"a":1e999}}', 422],
    ['a NUL', '{"icp":{"a":"\\u0000"}}', 422],
    ['a NUL in a key', '{"icp":{"\\u0000":1}}', 422],
    ['half a character', '{"tagline":"\\ud800"}', 422],
  ])('refuses %s', async (_, text, status) => {
    const answer = await live.send('PATCH', 'brand-dna', text, { 'content-type': 'application/json' })
    expect(answer.status).toBe(status)
    expect(await read()).toMatchObject({ version: 0 })
    expect('admin' in {}).toBe(false)
  })

  it('200 keeps constructor and its like as plain keys of an open object', async () => {
    const icp = JSON.parse('{"constructor":{"prototype":{"admin":true}},"toString":1,"hasOwnProperty":[2]}')
    expect((await patch({ icp })).body.icp).toEqual(icp)
    expect((await patch({ icp: { constructor: { prototype: null } } })).body.icp.constructor).toEqual({})
    expect((await read()).audience).toEqual({ ...icp, constructor: {} })
    expect('admin' in {}).toBe(false)
  })

  it('429 on a spent day, after 422 and before any change', async () => {
    const tight = await world.key({ daily_limit: 1 })
    await tight.get('me')
    expect((await patch({ nope: 1 }, {}, tight)).status).toBe(422)
    expect((await patch({ tagline: 'x' }, {}, tight)).status).toBe(429)
    expect((await read()).version).toBe(0)
  })
})

describe('a run', () => {
  it('names the version of the brand that it was made from', async () => {
    await patch({ tagline: 'One' })
    await patch({ palette: ['#AA0000'] })
    const brief = { brief: 'We open at six', channel: 'linkedin', asset_type: 'card' }
    const queued = await live.post<Run>('generate', brief)
    const carousel = await live.post<Run>('generate', { ...brief, asset_type: 'carousel' })
    expect(queued.body.brand_version).toBeNull()
    await world.drain()
    await patch({ tagline: 'Two' })
    for (const { body } of [queued, carousel]) {
      const run = (await live.get<Run>(`runs/${body.id}`)).body
      expect([run.status, run.brand_version]).toEqual(['succeeded', 2])
    }
    expect((await live.get<BrandView>('brand-dna/versions/2')).body.tagline).toBe('One')
  })
})
