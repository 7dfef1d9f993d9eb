import { describe, expect, it } from 'vitest'
import type { DeletedMedia, MediaFile } from '#lib/media/list.ts'
import { listMedia } from '#lib/media/store.ts'
import type { Caller } from '#test/support/caller.ts'
import { bytesOf, noise } from '#test/support/pictures.ts'
import { createWorld, type TestWorld } from '#test/support/world.ts'

const UNKNOWN = '01900000-0000-7000-8000-000000000000'
let world: TestWorld
let key: Caller
let image_base64: string

let height = 100

/** A workspace with a screen, a logo and a person, in this order, of a picture that no other workspace has. */
async function filled() {
  image_base64 = Buffer.from(await bytesOf((await noise(300, ++height)).png())).toString('base64')
  world = await createWorld()
  key = await world.key()
  await key.post('brand-assets/screens', { name: 'Home, light', image_base64 })
  world.pass(1_000)
  await key.post('brand-assets/logo', { image_base64 })
  world.pass(1_000)
  await key.post('brand-assets/people', { name: 'Ann', consent: true, image_base64 })
}

describe.each(['media', '/media'])('%s', path => {
  it('200 lists what was uploaded, of every kind or of one, in pages', async () => {
    await filled()
    const all = await key.get<MediaFile[]>(path)
    expect(all.body.map(file => [file.kind, file.filename])).toEqual([
      ['person', 'ann.png'],
      ['logo', 'primary-logo.png'],
      ['screen', 'home-light.png'],
    ])
    const [first] = all.body
    expect(first).toEqual({
      ...{ id: expect.any(String), kind: 'person', filename: 'ann.png', url: expect.stringContaining('/library/') },
      ...{ thumbnail_url: first?.url, content_type: 'image/png', bytes: expect.any(Number), width: 300, height },
      ...{ shows: null, duration_ms: null, created_at: '2026-11-20T12:00:02.000Z' },
    })
    expect((await key.get<MediaFile[]>(`${path}?kind=logo`)).body.map(file => file.kind)).toEqual(['logo'])
    const page = await key.get<MediaFile[]>(`${path}?limit=1&offset=1`)
    expect(page.body.map(file => file.kind)).toEqual(['logo'])
    expect(page.headers.get('link')).toMatch(/rel="first".*rel="prev".*rel="next"/)
    expect((await key.get(`${path}?kind=song`)).body).toMatchObject({ detail: [{ loc: ['query', 'kind'] }] })
    expect((await world.anonymous.get(path)).status).toBe(401)
  })

  it('200 removes what there is and tells what there is not', async () => {
    await filled()
    const [person, logo, screen] = (await key.get<MediaFile[]>(path)).body.map(file => file.id)
    const stranger = await (await createWorld()).key()
    const foreign = await stranger.post<DeletedMedia>(`${path}/delete`, { ids: [person, UNKNOWN] })
    expect([foreign.status, foreign.body]).toEqual([200, { deleted: [], not_found: [person, UNKNOWN] }])
    const answer = await key.post<DeletedMedia>(`${path}/delete`, { ids: [screen, UNKNOWN, logo, screen] })
    expect([answer.status, answer.body]).toEqual([200, { deleted: [screen, logo], not_found: [UNKNOWN] }])
    expect((await key.get<MediaFile[]>(path)).body.map(file => file.id)).toEqual([person])
    expect((await key.get<object[]>('brand-assets/screens')).body).toEqual([])
  })

  it('removes the files after their rows, and none that another row names', async () => {
    await filled()
    const ids = (await key.get<MediaFile[]>(path)).body.map(file => file.id)
    world.pass(25 * 3_600_000)
    await key.post(`${path}/delete`, { ids: ids.slice(0, 2) })
    await world.sweep('files')
    expect(world.blobs.held.size).toBe(1)
    await key.post(`${path}/delete`, { ids })
    expect(world.blobs.held.size).toBe(1)
    await world.sweep('files')
    expect(world.blobs.held.size).toBe(0)
  })
})

it.each([
  ['none', { ids: [] }],
  ['too many', { ids: Array.from({ length: 101 }, () => UNKNOWN) }],
  ['no uuid', { ids: ['all'] }],
  ['no list', { ids: UNKNOWN }],
  ['another field', { ids: [UNKNOWN], kind: 'logo' }],
])('422 to delete %s', async (_, body) => {
  expect((await key.post('media/delete', body)).status).toBe(422)
})

it('lends test mode the live files until its first write, and never removes a live one for it', async () => {
  await filled()
  const test = await world.key({ mode: 'test' })
  const live = (await key.get<MediaFile[]>('media')).body.map(file => file.id)
  const lent = (await test.get<MediaFile[]>('media')).body.map(file => file.id)
  expect(lent).toHaveLength(3)
  expect(lent.filter(id => live.includes(id))).toEqual([])
  expect((await test.post<DeletedMedia>('media/delete', { ids: live })).body.deleted).toEqual([])
  expect((await test.post<DeletedMedia>('media/delete', { ids: lent.slice(0, 1) })).body.deleted).toEqual(
    lent.slice(0, 1),
  )
  expect((await test.get<MediaFile[]>('media')).body.map(file => file.id)).toEqual(lent.slice(1))
  expect((await key.get<MediaFile[]>('media')).body.map(file => file.id)).toEqual(live)
})

it('lists several kinds as one, newest first, in pages and as test mode sees them', async () => {
  await filled()
  world.pass(1_000)
  await key.post('brand-assets/screens', { name: 'Home, dark', image_base64 })
  const named = async (livemode: boolean, limit: number, offset: number) => {
    const shelf = { workspace_id: world.workspace.id, livemode }
    const found = await listMedia(world.world.db, shelf, { kind: ['screen', 'person'], ready: true, limit, offset })
    return found.map(({ name }) => name)
  }
  const all = ['Home, dark', 'Ann', 'Home, light']
  expect([await named(true, 9, 0), await named(true, 2, 1), await named(true, 9, 3)]).toEqual([all, all.slice(1), []])
  expect(await named(false, 1, 1)).toEqual(['Ann'])
})
