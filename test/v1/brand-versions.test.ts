import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { BrandVersion } from '#lib/brand/dna/versions.ts'
import type { BrandView } from '#lib/brand/dna/view.ts'
import { rows } from '#lib/db.ts'
import type { Caller } from '#test/support/caller.ts'
import { createWorld, type TestWorld } from '#test/support/world.ts'

let world: TestWorld
let live: Caller

beforeEach(async () => {
  world = await createWorld()
  live = await world.key()
})

const patch = (body: unknown, caller = live) => caller.patch<BrandView>('brand-dna', body)
const versions = async (caller = live, query = '') =>
  (await caller.get<BrandVersion[]>(`brand-dna/versions${query}`)).body
const restore = (version: number, headers: Record<string, string> = {}, caller = live) =>
  caller.send<BrandView>('POST', `brand-dna/versions/${version}/restore`, null, headers)

describe('versions of the brand', () => {
  it('200 lists who changed what, newest first, by pages', async () => {
    const by = `key:${live.minted?.id}`
    await patch({ tagline: 'One', palette: ['#FFFFFF'] })
    world.pass(1_000)
    const { headers } = await patch({ icp: { a: 1 } })
    expect(await versions()).toEqual([
      {
        version: 2,
        action: 'patched',
        changed: ['icp'],
        restored_from: null,
        actor: by,
        request_id: headers.get('x-request-id'),
        created_at: '2026-11-20T12:00:01.000Z',
      },
      expect.objectContaining({ version: 1, changed: ['tagline', 'palette'], actor: by }),
    ])
    const page = await live.get<BrandVersion[]>('brand-dna/versions?limit=1&offset=1')
    expect([page.body.map(one => one.version), page.headers.get('link')]).toEqual([
      [1],
      expect.stringContaining('rel="prev"'),
    ])
    expect((await live.get('brand-dna/versions?limit=0')).status).toBe(422)
  })

  it('writes an audit row for each change and none for a refusal', async () => {
    await patch({ tagline: 'One' })
    await patch({ nope: 1 })
    await patch({})
    await restore(1)
    await patch({ tagline: 'Two' })
    await restore(1)
    const written = await rows(
      world.world.db,
      sql`select action, target, actor, livemode from audit where workspace_id = ${world.workspace.id} and action like 'brand.%'
          order by created_at, target`,
    )
    const actor = `key:${live.minted?.id}`
    expect(written).toEqual([
      { action: 'brand.patched', target: 'brand:1', actor, livemode: true },
      { action: 'brand.patched', target: 'brand:2', actor, livemode: true },
      { action: 'brand.restored', target: 'brand:3', actor, livemode: true },
    ])
  })

  it('200 rolls back as a new version, and forward again', async () => {
    const first = (await patch({ tagline: 'One', icp: { a: 1 }, palette: ['#123456'] })).body
    await patch({ tagline: null, icp: null, palette: null, name: 'Other' })
    const back = await restore(1)
    expect([back.status, back.headers.get('etag')]).toEqual([200, '"3"'])
    expect(back.body).toEqual({ ...first, version: 3 })
    expect((await live.get('brand-dna')).body).toEqual(back.body)
    expect((await versions())[0]).toMatchObject({ version: 3, action: 'restored', restored_from: 1 })
    expect((await restore(2)).body).toMatchObject({ version: 4, tagline: '', name: 'Other' })
  })

  it('200 changes nothing when that state stands already', async () => {
    await patch({ tagline: 'One' })
    expect((await restore(1)).body.version).toBe(1)
  })

  it('412 when If-Match names another version, 404 for a version that is not, 422 for a word', async () => {
    await patch({ tagline: 'One' })
    await patch({ tagline: 'Two' })
    expect((await restore(1, { 'if-match': '"1"' })).status).toBe(412)
    expect((await restore(1, { 'if-match': '"2"' })).status).toBe(200)
    for (const answer of [await restore(9), await live.get('brand-dna/versions/9')])
      expect([answer.status, answer.body]).toEqual([404, expect.objectContaining({ code: 'brand_version_not_found' })])
    expect((await live.get('brand-dna/versions/first')).status).toBe(422)
    expect((await live.get('brand-dna/versions/0')).status).toBe(422)
  })

  it('keeps the newest 200', async () => {
    for (let count = 1; count <= 203; count++) await patch({ tagline: `Number ${count}` })
    expect([
      (await versions(live, '?limit=1'))[0]?.version,
      (await versions(live, '?limit=100&offset=100')).length,
    ]).toEqual([203, 100])
    expect((await restore(3)).status).toBe(404)
    expect((await restore(4)).body.tagline).toBe('Number 4')
  }, 60_000)

  it('never meets another workspace', async () => {
    await patch({ tagline: 'Ours' })
    const other = await (await createWorld()).key()
    expect(await versions(other)).toEqual([])
    expect((await restore(1, {}, other)).status).toBe(404)
    expect((await other.get('brand-dna/versions/1')).status).toBe(404)
  })
})

describe('test mode', () => {
  it('reads the live brand until its first write, then has a copy of its own', async () => {
    const test = await world.key({ mode: 'test' })
    await patch({ tagline: 'Live', icp: { a: 1 } })
    await patch({ overview: 'Live too' })
    expect((await test.get('brand-dna')).body).toMatchObject({ tagline: 'Live', version: 2, livemode: false })
    expect((await versions(test)).map(one => one.version)).toEqual([2, 1])
    expect((await patch({}, test)).body.version).toBe(2)

    expect((await patch({ tagline: 'Test' }, test)).body).toMatchObject({
      tagline: 'Test',
      icp: { a: 1 },
      version: 3,
      livemode: false,
    })
    await patch({ overview: 'Live again' })
    expect((await live.get('brand-dna')).body).toMatchObject({ tagline: 'Live', overview: 'Live again', version: 3 })
    expect((await test.get('brand-dna')).body).toMatchObject({ tagline: 'Test', overview: 'Live too', version: 3 })
    expect((await versions(test)).map(one => one.version)).toEqual([3, 2])
    expect((await restore(2, {}, test)).body).toMatchObject({ tagline: 'Live', version: 4 })
    expect((await live.get('brand-dna')).body.version).toBe(3)
  })

  it('has a brand of its own before there is a live one', async () => {
    const test = await world.key({ mode: 'test' })
    await patch({ tagline: 'Test' }, test)
    expect((await live.get('brand-dna')).body).toMatchObject({ tagline: '', version: 0 })
  })
})
