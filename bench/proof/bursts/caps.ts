// G4: bursts four times as large as what is left, through workerd: a plan cap, the day of a key, and its minute.
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Figure } from '#bench/figures/figure.ts'
import type { Proof } from '#bench/proof/proof.ts'
import { bearer, type Rig, withRig } from '#bench/rig/rig.ts'
import { brief } from '#bench/rig/seeded.ts'
import { MintInput, mint } from '#lib/keys/mint.ts'
import { plans } from '#lib/plans.ts'
import { createWorkspace } from '#lib/workspaces/workspace.ts'

const ROUNDS = 5
const LEFT = 100
const by = { actor: 'admin', request_id: 'proof' }

export const proof: Proof = {
  area: 'Faults',
  run: ({ share }) =>
    withRig(1, async rig => {
      const rounds = Math.max(1, Math.round(ROUNDS * share))
      const made = (what: string, admitted: number[], n: number): Figure => ({
        goal: 'G4',
        target: `${what}: exactly N of 4N at once`,
        figure: `${admitted.join(', ')} of ${4 * n} where ${n} are left`,
        met: admitted.length > 0 && admitted.every(count => count === n),
        how: `through workerd, ${rig.engines}`,
      })
      const [caps, days, minutes]: number[][] = [[], [], []]
      for (let round = 0; round < rounds; round++) {
        caps?.push(await cap(rig))
        days?.push(await day(rig))
        minutes?.push(await minute(rig))
      }
      return [
        made('a plan cap', caps ?? [], LEFT),
        made('the day of a key, for new work', days ?? [], LEFT),
        made('the minute of a key', minutes ?? [], plans.starter.requests_per_minute),
      ]
    }),
}

async function cap(rig: Rig): Promise<number> {
  const key = await keyOf(rig, 'growth', 100_000)
  await rig.world.db.execute(
    sql`insert into usage (workspace_id, kind, period, used) select id, 'og_image', to_char(period_anchor at time zone 'utc', 'YYYY-MM-DD'), ${plans.growth.caps.og_image - LEFT}
      from workspaces where id = ${key.workspace_id}`,
  )
  return burst(4 * LEFT, () => post(rig, key.key, { ...brief, asset_type: 'og_image' }), 202)
}

const day = async (rig: Rig) => {
  const { key } = await keyOf(rig, 'growth', LEFT)
  return burst(4 * LEFT, () => post(rig, key, { ...brief, asset_type: 'og_image' }), 202)
}

/** A burst that runs into the next minute would have that one's places as well. */
async function minute(rig: Rig): Promise<number> {
  const { key } = await keyOf(rig, 'starter', 2_000)
  const into = Date.now() % 60_000
  if (into > 40_000) await sleep(60_000 - into)
  const n = plans.starter.requests_per_minute
  return burst(4 * n, () => fetch(`${rig.base_url}/me`, { headers: bearer(key) }), 200)
}

async function keyOf({ world }: Rig, plan: 'growth' | 'starter', daily_limit: number) {
  const workspace = await createWorkspace(world, { name: 'Burst', plan, time_zone: 'UTC' })
  return mint(world, by, MintInput.parse({ workspace_id: workspace.id, mode: 'live', daily_limit }))
}

const post = (rig: Rig, key: string, body: object) =>
  fetch(`${rig.base_url}/generate`, {
    method: 'POST',
    headers: { ...bearer(key), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

async function burst(count: number, ask: () => Promise<Response>, wanted: number): Promise<number> {
  const answers = await Promise.all(
    Array.from({ length: count }, async () => {
      const answer = await ask()
      await answer.body?.cancel()
      return answer.status
    }),
  )
  const odd = answers.find(status => status !== wanted && status !== 429)
  if (odd !== undefined) throw new Error(`a burst was answered ${odd}`)
  return answers.filter(status => status === wanted).length
}
