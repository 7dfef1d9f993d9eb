import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Db, rows } from '#lib/db.ts'
import type { Recipe } from '#lib/runs/recipe/recipe.ts'
import type { Run } from '#lib/runs/run.ts'
import { claimRun, peekRun } from '#lib/runs/store.ts'
import { advance } from '#lib/runs/work/pipeline.ts'
import { fanOut } from '#lib/runs/work/renders-store.ts'
import { advanceWork } from '#lib/runs/work/work.ts'
import type { Caller } from '#test/support/caller.ts'
import { realPostgres } from '#test/support/real.ts'
import { createWorld, type TestWorld } from '#test/support/world.ts'
import { smallFilm } from '#test/video/support/films.ts'
import { freshDatabase, rounds } from './postgres.ts'

const server = await realPostgres()
const brief = { brief: 'A brief of a film', channel: 'tiktok', asset_type: 'video' }
const at = '2026-11-20T12:00:00.000Z'
const until = '2026-11-20T12:02:00.000Z'
const SEGMENTS = [0, 1, 2, 3]

describe.skipIf(!server)('segments of films on a real PostgreSQL', () => {
  let db: Db
  let close: () => Promise<void> = async () => undefined
  let world: TestWorld
  let test: Caller

  beforeAll(async () => {
    ;({ db, close } = await freshDatabase(server ?? ''))
    world = await createWorld({ plan: 'scale', db })
    world.films(async () => smallFilm(240, 54, 96))
    test = await world.key({ mode: 'test' })
  })
  afterAll(() => close())

  /** A run that waits for four segments. */
  async function cut(recipe: Recipe): Promise<string> {
    const { id } = (await test.post<Run>('generate', brief)).body
    world.pass(5_000)
    const held = { token: world.world.id(), now: at, until }
    const run = (await claimRun(db, id, held, world.world.id(), 4))?.run
    if (!run) throw new Error('the claim was lost')
    const pieces = SEGMENTS.map(segment => ({ kind: 'film' as const, segments: [segment] }))
    await fanOut(db, run, held, pieces, { recipe, receipt: { stages: [] } })
    return id
  }

  it('are counted in exactly once, whoever delivers them how often, and always come to the same file', async () => {
    const { id: first } = (await test.post<Run>('generate', brief)).body
    await advance(world.shop, first)
    const whole = (await test.get<Run>(`runs/${first}`)).body
    const recipe = (await test.get<Recipe>(`runs/${first}/recipe`)).body
    for (let round = 0; round < rounds; round++) {
      const id = await cut(recipe)
      world.queue.waiting.length = 0
      await Promise.all(SEGMENTS.flatMap(idx => [idx, idx, idx].map(() => advanceWork(world.shop, id, idx))))
      expect(world.reports).toEqual([])
      expect((await peekRun(db, id))?.remaining).toBe(0)
      // The last one alone sends the run on; the rest is a delivery that comes as often as it likes.
      expect(world.queue.waiting.filter(message => message.name === `${id}:drawn`)).toHaveLength(1)
      await Promise.all([1, 2, 3].map(() => advance(world.shop, id)))
      await world.drain()
      const run = (await test.get<Run>(`runs/${id}`)).body
      expect([run.status, run.error_message]).toEqual(['succeeded', null])
      expect(run.assets.map(asset => asset.sha256)).toEqual(whole.assets.map(asset => asset.sha256))
      const attempts = await rows<{ attempt: number }>(db, sql`select attempt from renders where run_id = ${id}`)
      expect(attempts.map(row => row.attempt)).toEqual([1, 1, 1, 1])
    }
    expect(world.reports).toEqual([])
    expect([...world.blobs.held.keys()].filter(key => key.startsWith('parts/'))).toEqual([])
  })
})
