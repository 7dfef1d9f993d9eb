import { beforeAll, describe, expect, it } from 'vitest'
import type { BrandView } from '#lib/brand/dna/view.ts'
import type { AddedFont, Font } from '#lib/brand/fonts/fonts.ts'
import type { Recipe } from '#lib/runs/recipe/recipe.ts'
import type { Run } from '#lib/runs/run.ts'
import type { Caller } from '#test/support/caller.ts'
import { installed, otf, restricted, ttf, woff2 } from '#test/support/fonts.ts'
import { createWorld, PUBLIC_URL, type TestWorld } from '#test/support/world.ts'

const UNKNOWN = '01900000-0000-7000-8000-000000000000'
const PATH = 'brand-assets/fonts'
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')
const sent = (file: Uint8Array, more: object = {}) => ({ licence_asserted: true, font_base64: base64(file), ...more })

let world: TestWorld
let key: Caller

const caller = async (): Promise<Caller> => (await createWorld()).key()
const add = (file: Uint8Array, more: object = {}, by = key) => by.post<AddedFont>(PATH, sent(file, more))
const brand = async (by = key) => (await by.get<BrandView>('brand-dna')).body

beforeAll(async () => {
  world = await createWorld()
  key = await world.key()
})

describe('brand-assets/fonts', () => {
  it.each([
    ['WOFF2', woff2, { family: 'Gabarito', format: 'ttf', weight: 400, weights: [400, 900] }],
    ['TTF', ttf, { family: 'Playfair Display', format: 'ttf', weight: 400, weights: [400, 900] }],
    ['OTF', otf, { family: 'Gabarito', format: 'otf', weight: 800, weights: null }],
  ])('201 takes %s, and the brand names its family from then on', async (_, file, told) => {
    const mine = await caller()
    const added = await add(file(), {}, mine)
    expect([added.status, added.body]).toMatchObject([
      201,
      { ...told, italic: false, used_for: ['display', 'text'], licence_asserted: true },
    ])
    expect(added.body.specimen).toMatch(/^data:image\/jpeg;base64,\/9j/)
    const { specimen: _specimen, ...font } = added.body
    expect((await mine.get<Font[]>(PATH)).body).toEqual([font])
    const { voice, typography, version } = await brand(mine)
    expect(voice.fonts).toEqual({ display: told.family, text: told.family })
    expect(typography).toEqual({
      display: { named: told.family, drawn_in: told.family, from: 'upload' },
      text: { named: told.family, drawn_in: told.family, from: 'upload' },
      notes: [],
    })
    const versions = (await mine.get<{ action: string }[]>('brand-dna/versions')).body
    expect([version, versions[0]?.action]).toEqual([1, 'font_set'])
  })

  it('a role sets headlines or text alone, none neither; the same file again is the same font', async () => {
    const mine = await caller()
    const first = (await add(ttf(), { role: 'display' }, mine)).body
    expect((await brand(mine)).voice.fonts).toEqual({ display: 'Playfair Display' })
    await add(otf(), { role: 'text', family: 'House Sans' }, mine)
    expect((await brand(mine)).voice.fonts).toEqual({ display: 'Playfair Display', text: 'House Sans' })
    await add(woff2(), { role: 'none' }, mine)
    expect((await brand(mine)).version).toBe(2)
    expect((await add(ttf(), { role: 'display' }, mine)).body.id).toBe(first.id)
    const fonts = (await mine.get<Font[]>(PATH)).body.map(font => [font.family, font.used_for] as const)
    expect(fonts.sort(([a], [b]) => (a < b ? -1 : 1))).toEqual([
      ['Gabarito', []],
      ['House Sans', ['text']],
      ['Playfair Display', ['display']],
    ])
  })

  it('204 removes; the brand tells that its family is gone, and has another ETag', async () => {
    const mine = await caller()
    const { id } = (await add(ttf(), { family: 'House Serif' }, mine)).body
    const before = await mine.get<BrandView>('brand-dna')
    expect((await mine.send('DELETE', `${PATH}/${id}`, null, {})).status).toBe(204)
    expect((await mine.send('DELETE', `${PATH}/${id}`, null, {})).body).toMatchObject({ code: 'font_not_found' })
    const after = await mine.get<BrandView>('brand-dna')
    expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'))
    expect(after.body.typography.display).toMatchObject({ named: 'House Serif', from: 'signature' })
    expect(after.body.typography.notes).toEqual([
      expect.stringMatching(/^House Serif is not among .* stands in for it\.$/),
      expect.stringMatching(/^House Serif is not among/),
    ])
  })

  it('is no file that anybody is handed out', async () => {
    const mine = await caller()
    const { id } = (await add(ttf(), {}, mine)).body
    expect((await mine.get<unknown[]>('media')).body).toEqual([])
    expect((await mine.post('media/delete', { ids: [id] })).body).toEqual({ deleted: [], not_found: [id] })
    const stranger = await caller()
    expect((await stranger.send('DELETE', `${PATH}/${id}`, null, {})).status).toBe(404)
    expect((await stranger.send('DELETE', `${PATH}/${UNKNOWN}`, null, {})).status).toBe(404)
    expect((await stranger.get<Font[]>(PATH)).body).toEqual([])
  })

  it.each<[string, () => object, number, string, string | null]>([
    ['no licence', () => ({ licence_asserted: undefined }), 422, 'validation_error', null],
    ['a licence denied', () => ({ licence_asserted: false }), 422, 'validation_error', null],
    ['no file', () => ({ font_base64: undefined }), 422, 'validation_error', null],
    ['an unknown role', () => ({ role: 'headline' }), 422, 'validation_error', null],
    ['our own address', () => ({ font_base64: undefined, font_url: `${PUBLIC_URL}/x` }), 400, 'url_not_allowed', null],
    ['what its maker forbids', () => ({ font_base64: base64(restricted()) }), 400, 'font_refused', 'restricted'],
    ['half a file', () => ({ font_base64: base64(otf().slice(0, 5_000)) }), 400, 'font_refused', 'damaged'],
    [
      'a picture',
      () => ({ font_base64: base64(Buffer.from('\x89PNG\r\n\x1a\n')) }),
      415,
      'unsupported_media_type',
      null,
    ],
    ['what is no base64', () => ({ font_base64: '§§' }), 422, 'validation_error', null],
  ])('%s is refused', async (_, change, status, code, reason) => {
    const refused = await key.post<{ detail: unknown }>(PATH, { ...sent(otf()), ...change() })
    expect([refused.status, refused.body]).toMatchObject([status, { code }])
    if (reason) expect(refused.body.detail).toEqual({ reason })
    expect((await key.get<Font[]>(PATH)).body).toEqual([])
  })

  it('409 for a thirteenth', async () => {
    const mine = await caller()
    for (let turn = 0; turn < 12; turn++)
      expect((await add(otf(), { family: `House ${turn}`, role: 'none' }, mine)).status).toBe(201)
    expect((await add(otf(), { family: 'House 12' }, mine)).body).toMatchObject({ code: 'invalid_state' })
  }, 60_000)
})

describe('a picture of a brand with a font of its own', () => {
  const headline = 'Bread that waits for you'
  const read = async (id: string | undefined) => (await key.get<Run>(`runs/${id}`)).body
  const drawn = async (body: object) => {
    const taken = await key.post<{ items: { run_id: string }[] }>('render', { items: [body] })
    await world.drain()
    return read(taken.body.items[0]?.run_id)
  }
  const statement = (words: string) => drawn({ output_type: 'statement', body: { headline: words } })
  const hashes = (run: Run) => run.assets.map(asset => asset.sha256)
  const told = (run: Run) => run.score_reasons.find(row => row.rule === 'type')

  it('is set in it, told where it lacks characters, and drawn again byte for byte', async () => {
    await key.patch('brand-dna', { name: 'Oven', voice: { fonts: { display: 'House Sans' } } })
    const before = await statement(headline)
    expect(told(before)?.measured).toMatch(/House Sans is not among the families .* stands in for it/)
    expect((await add(otf(), { family: 'House Sans' })).status).toBe(201)

    const set = await statement(headline)
    expect(set.status).toBe('succeeded')
    expect(told(set)).toBeUndefined()
    expect(hashes(set)).not.toEqual(hashes(before))
    const recipe = (await key.get<Recipe>(`runs/${set.id}/recipe`)).body
    expect(recipe.brand.fonts?.map(font => [font.family, font.weight])).toEqual([['House Sans', 800]])
    const again = await key.post<Run>(`runs/${set.id}/rerender`, {})
    await world.drain()
    expect(hashes(await read(again.body.id))).toEqual(hashes(set))

    const euro = await statement('Bread for 4 € a loaf')
    expect(told(euro)).toMatchObject({
      measured: expect.stringMatching(/^House Sans has no €; .+ drew it\.$/),
      weight: 0,
      passed: false,
    })
    expect(euro.assets[0]?.proof?.stand_ins).toMatchObject([{ family: 'House Sans', lacks: ['€'], whole: false }])
    const russian = await statement('Хлеб ждёт вас дома')
    expect(told(russian)?.measured).toMatch(/drew the whole text/)
  }, 120_000)

  it('goes on without a font that was deleted, and tells it', async () => {
    const set = await statement(headline)
    for (const font of (await key.get<Font[]>(PATH)).body) await key.send('DELETE', `${PATH}/${font.id}`, null, {})
    const blob = (await key.get<Recipe>(`runs/${set.id}/recipe`)).body.brand.fonts?.[0]?.blob_key ?? ''
    await world.blobs.remove(blob)
    const after = await statement(headline)
    expect(told(after)?.measured).toMatch(/House Sans is not among the families/)
    expect(hashes(after)).not.toEqual(hashes(set))
  }, 60_000)
})

it('takes a font from an address, without telling what else answers there', async () => {
  const own = await createWorld()
  const mine = await own.key()
  own.web.pages.set('https://cdn.example/own.woff2', () => new Response(installed('gabarito') as BodyInit))
  own.web.pages.set('https://cdn.example/secret', () => new Response('no', { status: 403 }))
  const from = (font_url: string) =>
    mine.post<AddedFont & { detail: object }>(PATH, { licence_asserted: true, font_url })
  expect((await from('https://cdn.example/own.woff2')).body).toMatchObject({ family: 'Gabarito' })
  const refused = await from('https://cdn.example/secret')
  expect([refused.status, refused.body]).toMatchObject([
    400,
    { code: 'font_refused', detail: { reason: 'unreachable' } },
  ])
  // A request's own id is of any digits, these three as well.
  expect(JSON.stringify({ ...refused.body, request_id: '' })).not.toContain('403')
})
