// The database does what it is asked, and its answer is lost: whoever sends the request again must not do it twice.
import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Ctx } from '#lib/ctx.ts'
import type { Db } from '#lib/db.ts'
import { claim } from '#lib/idempotency/record.ts'
import { takeTurn } from '#lib/idempotency/turn.ts'
import type { Caller } from '#test/support/caller.ts'
import { banded, bytesOf } from '#test/support/pictures.ts'
import { createWorld, type TestWorld } from '#test/support/world.ts'

let world: TestWorld
let key: Caller
let image_base64: string
let name = 0
const named = () => ({ 'idempotency-key': `lost-${++name}` })
const dialect = new PgDialect()

beforeAll(async () => {
  image_base64 = Buffer.from(await bytesOf(banded(390, 844, [249, 246, 229], [79, 70, 229]).png())).toString('base64')
})

beforeEach(async () => {
  world = await createWorld()
  key = await world.key()
})

/** The answer to the next statement with these words does not come. */
function lose(words: string): void {
  const { db } = world.world
  const execute = async (statement: SQL) => {
    const answer = await db.execute(statement)
    if (!dialect.sqlToQuery(statement).sql.includes(words)) return answer
    world.world.db = db
    throw new Error('the database did not answer')
  }
  world.world.db = { execute } as unknown as Db
}

type Entry = { id: string; version: number }

describe('a write whose answer was lost', () => {
  it('stores one screen, under the id that was kept for it', async () => {
    const headers = named()
    lose('insert into media')
    const body = { name: 'Home', image_base64 }
    expect((await key.post('brand-assets/screens', body, headers)).status).toBe(500)
    const again = await key.post<Entry>('brand-assets/screens', body, headers)
    expect(again.status).toBe(201)
    const { body: screens } = await key.get<Entry[]>('brand-assets/screens')
    expect(screens.map(screen => screen.id)).toEqual([again.body.id])
  })

  it('keeps its id although a repetition was refused', async () => {
    const headers = named()
    const image_url = 'https://pictures.example.com/home.png'
    const body = { name: 'Home', image_url }
    const page = () => new Response(Buffer.from(image_base64, 'base64'))
    world.web.pages.set(image_url, page)
    lose('insert into media')
    expect((await key.post('brand-assets/screens', body, headers)).status).toBe(500)
    world.web.pages.set(image_url, () => new Response(null, { status: 404 }))
    expect((await key.post('brand-assets/screens', body, headers)).status).toBe(400)
    world.web.pages.set(image_url, page)
    const again = await key.post<Entry>('brand-assets/screens', body, headers)
    const { body: screens } = await key.get<Entry[]>('brand-assets/screens')
    expect(screens.map(screen => screen.id)).toEqual([again.body.id])
  })

  it('is one version of the brand, also when others have gone on from it', async () => {
    const headers = named()
    lose('insert into brands')
    expect((await key.patch('brand-dna', { tagline: 'Mine' }, headers)).status).toBe(500)
    await key.patch('brand-dna', { tagline: 'Yours' })
    const again = await key.patch<Entry>('brand-dna', { tagline: 'Mine' }, headers)
    expect([again.status, again.body.version]).toEqual([200, 1])
    expect((await key.get<{ tagline: string }>('brand-dna')).body.tagline).toBe('Yours')
  })

  it('has seen the version that it changed, although its own stands now', async () => {
    await key.patch('brand-dna', { tagline: 'First' })
    const headers = { ...named(), 'if-match': '"1"' }
    lose('insert into brands')
    expect((await key.patch('brand-dna', { tagline: 'Second' }, headers)).status).toBe(500)
    const again = await key.patch<Entry>('brand-dna', { tagline: 'Second' }, headers)
    expect([again.status, again.body.version]).toEqual([200, 2])
    const stale = await key.patch('brand-dna', { tagline: 'Third' }, { ...named(), 'if-match': '"1"' })
    expect(stale.status).toBe(412)
  })

  it('sets one logo', async () => {
    const headers = named()
    lose('insert into brands')
    expect((await key.post('brand-assets/logo', { image_base64 }, headers)).status).toBe(500)
    await key.patch('brand-dna', { logos: [] })
    const again = await key.post<Entry>('brand-assets/logo', { image_base64 }, headers)
    expect(again.status).toBe(201)
    expect((await key.get<{ logos: string[] }>('brand-dna')).body.logos).toEqual([])
    expect((await key.get<Entry[]>('media?kind=logo')).body.map(logo => logo.id)).toEqual([again.body.id])
  })

  it('sets one logo, also where it was in its place already', async () => {
    await key.post('brand-assets/logo', { image_base64 })
    const headers = named()
    lose('insert into media')
    expect((await key.post('brand-assets/logo', { image_base64 }, headers)).status).toBe(500)
    await key.patch('brand-dna', { logos: [] })
    const again = await key.post<Entry>('brand-assets/logo', { image_base64 }, headers)
    expect(again.status).toBe(201)
    expect((await key.get<{ logos: string[] }>('brand-dna')).body.logos).toEqual([])
    const ids = (await key.get<Entry[]>('media?kind=logo')).body.map(logo => logo.id)
    expect(ids).toHaveLength(2)
    expect(ids).toContain(again.body.id)
  })

  it('changes an endpoint, and notes it once', async () => {
    const made = await key.post<Entry>('webhooks', { url: 'https://hooks.example.com/in', events: ['*'] })
    const headers = named()
    const url = 'https://hooks.example.com/other'
    lose('update webhooks')
    expect((await key.patch(`webhooks/${made.body.id}`, { url }, headers)).status).toBe(500)
    const again = await key.patch<{ url: string }>(`webhooks/${made.body.id}`, { url }, headers)
    expect([again.status, again.body.url]).toEqual([200, url])
  })
})

describe('a turn that was taken over', () => {
  const context = (): Ctx => {
    if (!key.minted) throw new Error('no key was minted')
    const limits = { day_spent: false, assert: () => undefined, assertWindow: () => undefined }
    const usage = { minute: 0, creating: 0, day: 0 }
    const about = {
      workspace: world.workspace,
      key: key.minted,
      livemode: true,
      actor: 'key:test' as const,
      request_id: 'req',
    }
    return { ...world.world, ...about, limits, usage }
  }

  it('ends with the answer of whoever was done first', async () => {
    const claimed = await claim('POST /things', 'late', {})
    if (!claimed) throw new Error('there was a key')
    const late = await takeTurn(context(), claimed)
    world.pass(61_000)
    const first = await takeTurn(context(), claimed)
    if (!('id' in late && 'id' in first)) throw new Error('nothing was kept yet')
    const answer = { status: 200, body: '{"first":true}', headers: {} }
    expect(await first.keep(answer)).toBe(answer)
    expect(await late.keep({ status: 200, body: '{"first":false}', headers: {} })).toEqual(answer)
  })
})
