// G4: runs whose four pieces end at the same time, each delivered twice, on a real PostgreSQL.
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Proof } from '#bench/proof/proof.ts'
import { onPostgres } from '#bench/rig/postgres.ts'
import { type Db, rows } from '#lib/db.ts'
import type { Asset } from '#lib/runs/run.ts'
import { claimRender, finishRender } from '#lib/runs/work/renders-store.ts'
import { kinds } from '#lib/work/kinds.ts'
import type { Lease } from '#lib/work/lease.ts'

const PIECES = [0, 1, 2, 3]
const ROUNDS_AT_ONCE = 3
const BLOCK = 300
const now = '2026-11-20T12:00:00.000Z'
const until = '2026-11-20T12:00:30.000Z'

const asset: Asset = {
  ...{ id: 'a', position: 0, url: 'https://a.example', kind: 'image', content_type: 'image/png', width: 1, height: 1 },
  ...{ duration_ms: null, bytes: 1, sha256: 'a', alt_text: null, proof: null },
}

export const proof: Proof = {
  area: 'Faults',
  run: async ({ share }) => {
    const rounds = Math.round(10_000 * share)
    const began = performance.now()
    const { lost, doubled, claimed } = await onPostgres(db => playRounds(db, rounds))
    return [
      {
        goal: 'G4',
        target: '10,000 runs whose 4 pieces end at once, each delivered twice: 0 lost, 0 double',
        figure: `${rounds} rounds: ${lost} lost, ${doubled + (rounds - claimed)} double`,
        met: rounds >= 10_000 && lost === 0 && doubled === 0 && claimed === rounds,
        how: `real PostgreSQL, 32 connections, ${((performance.now() - began) / 1_000).toFixed(0)} s`,
      },
    ]
  },
}

async function playRounds(db: Db, rounds: number) {
  let [lost, doubled, claimed] = [0, 0, 0]
  const workspace_id = randomUUID()
  await db.execute(
    sql`insert into workspaces (id, name, plan, period_anchor, created_at) values (${workspace_id}, 'Fan-in', 'scale', ${now}, ${now})`,
  )
  for (let done = 0; done < rounds; done += BLOCK) {
    const ids = await waitingRuns(db, workspace_id, Math.min(BLOCK, rounds - done))
    for (let at = 0; at < ids.length; at += ROUNDS_AT_ONCE)
      claimed += (await Promise.all(ids.slice(at, at + ROUNDS_AT_ONCE).map(id => round(db, id)))).filter(Boolean).length
    const [ends] = await rows<{ lost: number; doubled: number }>(
      db,
      sql`select count(*) filter (where remaining > 0 or due_at is distinct from ${now})::int as lost, count(*) filter (where remaining < 0)::int as doubled from runs`,
    )
    lost += ends?.lost ?? 0
    doubled += ends?.doubled ?? 0
    await db.execute(sql`truncate renders, runs cascade`)
  }
  return { lost, doubled, claimed }
}

/** Runs that wait for four pieces. */
async function waitingRuns(db: Db, workspace_id: string, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID())
  await db.execute(sql`
    with parents as (
      insert into runs (id, workspace_id, livemode, status, step, brief, channel, asset_type, auto_post_eligible, created_via, remaining, recipe, created_at, started_at, updated_at)
      select id::uuid, ${workspace_id}, true, 'running', 'draw', 'Fan-in', 'linkedin', 'carousel', false, 'api', 4, '{}', ${now}::timestamptz, ${now}::timestamptz, ${now}::timestamptz
      from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) id returning id)
    insert into renders (run_id, idx, due_at) select id, idx, ${now}::timestamptz from parents, generate_series(0, 3) idx`)
  return ids
}

/** Whether each piece was claimed once and counted in once. */
async function round(db: Db, id: string): Promise<boolean> {
  const held = (): Lease => ({ token: randomUUID(), now, until })
  const claims = await Promise.all(
    PIECES.flatMap(idx =>
      [held(), held()].map(async lease => ({
        idx,
        lease,
        claimed: await claimRender(db, id, idx, { picture: lease, film: lease }, kinds.renders.most_attempts),
      })),
    ),
  )
  const left = await Promise.all(
    claims.flatMap(({ idx, lease }) => [
      finishRender(db, id, idx, lease, asset, 1),
      finishRender(db, id, idx, lease, asset, 1),
    ]),
  )
  const counted = left.filter(count => count !== null).sort()
  return claims.filter(one => one.claimed).length === PIECES.length && `${counted}` === '0,1,2,3'
}
