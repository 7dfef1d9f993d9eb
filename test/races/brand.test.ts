import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BrandVersion } from '#lib/brand/dna/versions.ts'
import type { BrandView } from '#lib/brand/dna/view.ts'
import type { Db } from '#lib/db.ts'
import type { Caller } from '#test/support/caller.ts'
import { realPostgres } from '#test/support/real.ts'
import { createWorld } from '#test/support/world.ts'
import { freshDatabase, rounds } from './postgres.ts'

const few = Math.ceil(rounds / 4)
const server = await realPostgres()
const WRITERS = 24

describe.skipIf(!server)('the brand on a real PostgreSQL', () => {
  let db: Db
  let close: () => Promise<void> = async () => undefined

  beforeAll(async () => {
    ;({ db, close } = await freshDatabase(server ?? ''))
  })
  afterAll(() => close())

  const patch = (caller: Caller, body: unknown, headers: Record<string, string> = {}) =>
    caller.patch<BrandView>('brand-dna', body, headers)
  const read = async (caller: Caller) => (await caller.get<BrandView>('brand-dna')).body
  const writers = Array.from({ length: WRITERS }, (_, index) => index)

  async function expectAllKept(caller: Caller, from: number): Promise<void> {
    const answers = await Promise.all(
      writers.map(index =>
        patch(caller, { icp: { [`writer_${index}`]: index }, offer: index % 2 ? { one_liner: `${index}` } : {} }),
      ),
    )
    expect(answers.map(answer => answer.status)).toEqual(Array(WRITERS).fill(200))
    const brand = await read(caller)
    expect(brand.icp).toMatchObject(Object.fromEntries(writers.map(index => [`writer_${index}`, index])))
    expect(brand.version).toBe(from + WRITERS)
    expect(answers.map(answer => answer.body.version).sort((a, b) => a - b)).toEqual(
      writers.map(index => from + index + 1),
    )
    const versions = (await caller.get<BrandVersion[]>('brand-dna/versions?limit=100')).body
    expect(versions.slice(0, WRITERS).map(one => one.version)).toEqual(writers.map(index => from + WRITERS - index))
  }

  it(`loses none of ${WRITERS} patches at once, the very first among them`, async () => {
    for (let round = 0; round < few; round++) {
      const world = await createWorld({ plan: 'growth', db })
      await expectAllKept(await world.key(), 0)
    }
  })

  it('loses none of the patches that make the copy of test mode, while the live brand changes under them', async () => {
    for (let round = 0; round < few; round++) {
      const world = await createWorld({ plan: 'growth', db })
      const [live, test] = [await world.key(), await world.key({ mode: 'test' })]
      await patch(live, { tagline: 'Live', icp: { live: 0 } })
      const answers = await Promise.all([
        ...writers.map(index => patch(test, { icp: { [`writer_${index}`]: index } })),
        ...[1, 2, 3, 4].map(count => patch(live, { icp: { live: count } })),
      ])
      expect(new Set(answers.map(answer => answer.status))).toEqual(new Set([200]))
      const brand = await read(test)
      expect(brand.icp).toEqual({
        live: expect.any(Number),
        ...Object.fromEntries(writers.map(index => [`writer_${index}`, index])),
      })
      expect(Object.keys((await read(live)).icp)).toEqual(['live'])
    }
  })

  it('lets exactly one of many with the same If-Match through', async () => {
    for (let round = 0; round < few; round++) {
      const world = await createWorld({ plan: 'growth', db })
      const caller = await world.key()
      await patch(caller, { tagline: 'One' })
      const answers = await Promise.all(
        writers.map(index => patch(caller, { tagline: `${index}` }, { 'if-match': '"1"' })),
      )
      const statuses = answers.map(answer => answer.status).sort()
      expect(statuses).toEqual([200, ...Array(WRITERS - 1).fill(412)])
      const won = answers.find(answer => answer.status === 200)?.body
      expect(await read(caller)).toMatchObject({ version: 2, tagline: won?.tagline })
    }
  })
})
