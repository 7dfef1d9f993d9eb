import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { failedHook } from '#functions/hooks/failed.ts'
import { router } from '#functions/http/app-env.ts'
import { rows } from '#lib/db.ts'
import { SECOND_MS } from '#lib/instant.ts'
import type { Run } from '#lib/runs/run.ts'
import { sweep } from '#lib/sweep.ts'
import { createWorld } from '#test/support/world.ts'

describe('the failure callback', () => {
  it('makes the run of a given-up message due at once, so that the next sweep brings it back', async () => {
    const world = await createWorld()
    const live = await world.key()
    const { id } = (await live.post<Run>('generate', { brief: 'Tea at five', channel: 'linkedin', asset_type: 'card' }))
      .body
    world.queue.waiting.length = 0
    const app = router()
    app.use(async (c, next) => {
      c.set('world', world.world)
      await next()
    })
    app.route('/', failedHook)
    world.pass(SECOND_MS)
    const tell = (sourceBody: string) =>
      app.request('/', {
        method: 'POST',
        body: JSON.stringify({ sourceBody }),
        headers: { 'content-type': 'application/json' },
      })
    for (const nonsense of ['%%%', btoa('not json'), btoa('{"run_id":"x"}')])
      expect((await tell(nonsense)).status).toBe(200)
    expect(await sweep(world.world, 'runs')).toBe(0)
    expect((await tell(btoa(JSON.stringify({ v: 1, run_id: id })))).status).toBe(200)
    expect(await sweep(world.world, 'runs')).toBeGreaterThan(0)
    await world.drain()
    const found = await rows<{ status: string }>(world.world.db, sql`select status from runs where id = ${id}`)
    expect(found[0]?.status).toBe('succeeded')
  })
})
