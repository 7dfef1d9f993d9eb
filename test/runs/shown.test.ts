import { sql } from 'drizzle-orm'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DAY_MS } from '#lib/instant.ts'
import { runErrorCodes } from '#lib/problem.ts'
import { findShown } from '#lib/runs/read/shown-store.ts'
import { Run, RunStatus, readRunRow, Size, shown } from '#lib/runs/run.ts'
import { type Patch, peekRun, withPatch } from '#lib/runs/store.ts'
import type { Caller } from '#test/support/caller.ts'
import { seed } from '#test/support/seed.ts'
import { createWorld, type TestWorld } from '#test/support/world.ts'

const text = fc
  .string({ unit: 'grapheme', maxLength: 60 })
  .filter(value => value.isWellFormed() && !value.includes('\0'))
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null })
const measured = maybe(fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), text, fc.boolean()))
const instant = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true })
const count = fc.nat({ max: 100 })

const asset = fc.record({
  ...{ id: text, position: count, url: fc.webUrl(), kind: fc.constant('image' as const), content_type: text },
  ...{ width: maybe(count), height: maybe(count), duration_ms: maybe(count), bytes: count, sha256: text },
  ...{ alt_text: maybe(text), proof: maybe(fc.record({ quiet_area: fc.double({ min: 0, max: 1, noNaN: true }) })) },
  inner: text,
})
const row = fc.record(
  {
    ...{ rule: text, measured, threshold: measured, weight: count, points: count, passed: fc.boolean() },
    ...{
      gate: fc.boolean(),
      fix: text,
      box: fc.record({ asset: count, x: count, y: count, width: count, height: count }),
    },
    inner: text,
  },
  { requiredKeys: ['rule', 'measured', 'threshold', 'weight', 'points', 'passed'] },
)
const fit = fc.record({ ok: fc.boolean(), reasons: fc.array(text, { maxLength: 2 }), inner: text })
const stage = fc.record({ step: text, ms: count, attempts: count, inner: text })
const patch = fc.record({
  ...{
    output_text: maybe(text),
    asset_url: maybe(fc.webUrl()),
    asset_urls: maybe(fc.array(fc.webUrl(), { maxLength: 3 })),
  },
  ...{ impact_score: maybe(count), verdict: maybe(fc.constantFrom('approved' as const, 'rejected' as const)) },
  ...{ assets: fc.array(asset, { maxLength: 2 }), score_reasons: fc.array(row, { maxLength: 4 }) },
  repairs: fc.array(fc.record({ rule: text, action: text, before: count, after: count, asset: count }), {
    maxLength: 2,
  }),
  fits: maybe(fc.record({ x: fit, linkedin: fit, instagram: fit, youtube: fit, tiktok: fit })),
  receipt: fc.record(
    { stages: fc.array(stage, { maxLength: 2 }), composer: text, inner: text },
    { requiredKeys: ['stages'] },
  ),
  brand_version: maybe(count),
}) as fc.Arbitrary<Patch>
const rest = fc.record({
  ...{ status: fc.constantFrom(...RunStatus.options), brief: text, size: maybe(fc.constantFrom(...Size.options)) },
  ...{ created_at: instant, started_at: maybe(instant), finished_at: maybe(instant), scheduled_at: maybe(instant) },
  ...{ error_code: maybe(fc.constantFrom(...runErrorCodes)), error_message: maybe(text), reference_id: maybe(text) },
  ...{ batch_id: maybe(fc.uuid()), rerender_of: maybe(fc.uuid()), progress: count, auto_post_eligible: fc.boolean() },
  metadata: fc.dictionary(
    text.filter(name => name !== '__proto__'),
    text,
    { maxKeys: 3 },
  ),
})

describe('a run as Postgres prints it', () => {
  it('says what the projection of its row says, in the same order, whatever it holds', async () => {
    const world = await createWorld()
    const first = await made(await world.key())
    await fc.assert(
      fc.asyncProperty(patch, rest, fc.integer({ min: -100, max: 400 }), async (patch, rest, days) => {
        const run_id = await written(world, first, patch, rest)
        const now = new Date(Date.parse('2026-06-01') + days * DAY_MS)
        const { db } = world.world
        const row = await peekRun(db, run_id)
        const found = await findShown(db, world.workspace.id, true, { run_id, now })
        expect(found).toMatchObject({ id: run_id, livemode: true, status: row?.status, version: row?.version })
        const printed: Run = JSON.parse(found?.json ?? '')
        const projected = shown(readRunRow(row), now)
        expect(printed).toStrictEqual(projected)
        expect(Object.keys(printed)).toEqual(Object.keys(projected))
        expect(Run.parse(printed)).toStrictEqual(printed)
        expect(found?.json).not.toContain('inner')
      }),
      { seed, numRuns: 60 },
    )
  })

  it('belongs to its workspace and mode', async () => {
    const world = await createWorld()
    const run_id = await made(await world.key())
    const at = { run_id, now: world.world.now() }
    const stranger = await createWorld()
    expect(await findShown(world.world.db, world.workspace.id, false, at)).toBeNull()
    expect(await findShown(world.world.db, stranger.workspace.id, true, at)).toBeNull()
  })
})

const made = async (caller: Caller) =>
  (await caller.post<Run>('generate', { brief: 'Free soil tests', channel: 'x', asset_type: 'card' })).body.id

/** Another run with these fields, since what has ended changes no more. */
async function written({ world }: TestWorld, first: string, patch: Patch, rest: object): Promise<string> {
  const run_id = world.id()
  const names = sql.raw(Object.keys(rest).join(', '))
  await world.db.execute(
    sql`insert into runs select (jsonb_populate_record(r, ${JSON.stringify({ id: run_id })}::jsonb)).* from runs r where id = ${first}`,
  )
  await world.db.execute(
    sql`update runs set ${withPatch(patch)}, (${names}) = (select ${names} from jsonb_populate_record(runs, ${JSON.stringify(rest)}::jsonb))
        where id = ${run_id}`,
  )
  return run_id
}
