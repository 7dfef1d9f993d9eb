import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { beat } from '#lib/beat/beat.ts'
import { whenDue } from '#lib/beat/due-store.ts'
import { type Db, rows } from '#lib/db.ts'
import { HOUR_MS, MINUTE_MS } from '#lib/instant.ts'
import { sweepKinds } from '#lib/ports/sweep-kinds.ts'
import { createWorld } from '#test/support/world.ts'

const brief = { brief: 'We are open until 8 pm on Thursdays.', channel: 'twitter', asset_type: 'card' }

/** A world whose statements are counted. */
async function counted() {
  const world = await createWorld()
  const asked = { statements: 0 }
  const execute: Db['execute'] = statement => {
    asked.statements++
    return world.world.db.execute(statement)
  }
  const beating = { ...world.world, db: { execute } as unknown as Db }
  return { ...world, asked, beat: () => beat(beating, 'cron') }
}

it('asks Postgres nothing for hours where nobody asks for anything', async () => {
  const { asked, beat, pass } = await counted()
  await beat()
  asked.statements = 0
  for (let minute = 1; minute < 180; minute++) {
    pass(MINUTE_MS)
    await beat()
  }
  expect(asked.statements).toBe(0)
  pass(MINUTE_MS)
  await beat()
  expect(asked.statements).toBeGreaterThan(0)
})

it('is one statement where somebody works and nothing is due', async () => {
  const { asked, beat, pass, key } = await counted()
  await beat()
  await (await key()).patch('/api/v1/programmatic/brand-dna', { name: 'Kestrel' })
  // What was done is chained at the next beat.
  await beat()
  pass(MINUTE_MS)
  asked.statements = 0
  await beat()
  expect(asked.statements).toBe(1)
})

it('finds a run whose message was lost, after hours of sleep', async () => {
  const { beat, pass, key, queue, drain } = await counted()
  await beat()
  pass(2 * HOUR_MS)
  await beat()
  const run = await (await key()).post('/api/v1/programmatic/generate', brief)
  expect(run.status).toBe(202)
  queue.waiting.length = 0
  pass(2 * MINUTE_MS)
  expect(await beat()).toBeGreaterThan(0)
  await drain()
})

it('wakes by itself for what is due later', async () => {
  const { beat, pass, world, workspace, asked } = await counted()
  const due = new Date(world.now().getTime() + 90 * MINUTE_MS).toISOString()
  await world.db.execute(
    sql`insert into mascots (id, workspace_id, livemode, name, description, style, work, pending, due_at, created_at, updated_at)
        values (${world.id()}, ${workspace.id}, true, 'Kit', 'a fox', 'flat', '{}', true, ${due}, ${due}, ${due})`,
  )
  await beat()
  pass(80 * MINUTE_MS)
  asked.statements = 0
  await beat()
  expect(asked.statements).toBe(0)
  pass(11 * MINUTE_MS)
  expect(await beat()).toBe(1)
})

it('asks at every beat while Redis cannot say when', async () => {
  const { asked, beat, pass, redisReachable } = await counted()
  await beat()
  redisReachable(false)
  pass(MINUTE_MS)
  asked.statements = 0
  await beat()
  expect(asked.statements).toBeGreaterThan(0)
})

it('knows when each class is due by indexes alone', async () => {
  const { world } = await createWorld()
  expect(Object.keys(whenDue).sort()).toEqual([...sweepKinds].sort())
  const tables = Object.values(whenDue).filter(when => when !== 'round')
  expect(tables.length).toBeGreaterThan(6)
  await world.db.execute(sql`set enable_seqscan = off`)
  for (const when of tables) {
    const plan = await rows<Record<string, string>>(world.db, sql`explain select ${when}`)
    expect(plan.map(line => Object.values(line)[0]).join('\n')).not.toMatch(/Seq Scan/)
  }
  await world.db.execute(sql`set enable_seqscan = on`)
})
