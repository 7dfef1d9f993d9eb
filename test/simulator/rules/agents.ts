// Programs that were let in, what they have made, and those that were shown the door.
import { sql } from 'drizzle-orm'
import { DAY_MS } from '#lib/instant.ts'
import { IDLE_DAYS } from '#lib/oauth/grant.ts'
import { type Judged, list } from './rule.ts'

/** Identical calls within five minutes are one run, and it is there. */
export async function calledOnce(judged: Judged): Promise<string[]> {
  const there = new Set((await list(judged, sql`select id from runs`)).map(row => String(row.id)))
  const wrong: string[] = []
  for (const { key_id, calls } of judged.agents.agents)
    for (const { runs, given } of calls) {
      if (runs.size > 1) wrong.push(`${key_id} was told of ${runs.size} runs for “${given.brief}”`)
      for (const run of runs)
        if (!there.has(run)) wrong.push(`the run ${run} was promised to ${key_id} and is not there`)
    }
  const twice = await list(
    judged,
    sql`select r.brief, count(*)::int as runs from runs r join keys k on k.id = r.key_id and k.agent is not null
        group by r.key_id, r.brief having count(*) > 1`,
  )
  return [...wrong, ...twice.map(({ brief, runs }) => `an agent has ${runs} runs of “${brief}”`)]
}

/** A grant of which its end was told is a key that opens nothing; the others stand. */
export async function grantsAsTold(judged: Judged): Promise<string[]> {
  const found = await list(judged, sql`select id::text, revoked_at is null as living from keys where agent is not null`)
  const living = new Set(found.filter(row => row.living).map(row => String(row.id)))
  return judged.agents.agents
    .filter(({ key_id, over }) => living.has(key_id) === over)
    .map(({ key_id, over, ends }) => `${key_id} ${over ? `was ended by its ${ends} and stands` : 'does not stand'}`)
}

/** From the answer on that a grant is over nothing of it is sent that was not sent before. */
export async function nothingAfter(judged: Judged): Promise<string[]> {
  const sent = await list(
    judged,
    sql`select p.id::text, r.key_id::text, extract(epoch from p.armed_at)::float * 1000 as at from posts p
        join runs r on r.id = p.run_id where p.origin = 'schedule' and p.armed_at is not null`,
  )
  return judged.agents.agents.flatMap(({ key_id, over_at }) =>
    sent
      .filter(post => post.key_id === key_id && Number(post.at) > over_at)
      .map(({ id }) => `the post ${id} was sent after the end of its grant ${key_id} was answered`),
  )
}

/** Who renews has another month from then on. */
export async function prolonged(judged: Judged): Promise<string[]> {
  const found = await list(
    judged,
    sql`select id::text, extract(epoch from expires_at)::float * 1000 as until from keys where agent is not null and revoked_at is null`,
  )
  const until = new Map(found.map(row => [String(row.id), Number(row.until)]))
  return judged.agents.agents.flatMap(({ key_id, renewed_at, over }) =>
    over || (until.get(key_id) ?? 0) >= renewed_at + IDLE_DAYS * DAY_MS
      ? []
      : [`${key_id} was renewed and ends before its month is over`],
  )
}
