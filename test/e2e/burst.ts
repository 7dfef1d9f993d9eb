// Many requests within seconds from workspaces that ask for very different amounts, how they were answered and in what order they were served.
import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { chanceOf } from '#dev/faults.ts'
import type { Stack } from '#dev/local/stack.ts'
import { outsideWorld } from '#dev/world.ts'
import type { World } from '#lib/ctx.ts'
import { MintInput, mint } from '#lib/keys/mint.ts'
import { type Plan, plans } from '#lib/plans.ts'
import { createWorkspace } from '#lib/workspaces/workspace.ts'

/** So many workspaces of a plan, each with so many keys that send so many requests in all. */
export type Group = {
  sort: string
  workspaces: number
  plan: Plan
  keys: number
  requests: number
  /** What the month has room for, of each kind that is asked for; all of it without this. */
  left?: number
}
type Caller = Pick<Group, 'sort' | 'requests'> & { workspace_id: string; keys: string[] }

const ASKED = [
  { brief: 'We open at six on Saturdays from now on.', channel: 'linkedin', asset_type: 'card' },
  { brief: 'Version 4 exports to PDF and costs nothing more.', channel: 'linkedin', asset_type: 'og_image' },
] as const
const ANSWERED_WITHIN_MS = 120_000
const SETTLED_MS = 20 * 60_000
const by = { actor: 'admin', request_id: 'burst' }

export type Answer = { caller: Caller; status: number; text: string; retry_after: string | undefined }

export async function openCrowd(stack: Stack, groups: readonly Group[]): Promise<Caller[]> {
  const world = outsideWorld(stack.services, stack.base_url)
  const callers: Caller[] = []
  for (const { sort, workspaces, plan, keys, requests, left } of groups)
    for (let count = 0; count < workspaces; count++) {
      const { id } = await createWorkspace(world, { name: `${sort} ${count}`, plan, time_zone: 'UTC' })
      const input = MintInput.parse({ workspace_id: id, mode: 'live', daily_limit: 100_000 })
      if (left !== undefined) await use(world, id, plan, left)
      const minted = await Promise.all(Array.from({ length: keys }, () => mint(world, by, input)))
      callers.push({ sort, workspace_id: id, keys: minted.map(({ key }) => key), requests })
    }
  return callers
}

const use = ({ db }: World, workspace_id: string, plan: Plan, left: number) => {
  const kinds = ASKED.map(({ asset_type: kind }) => ({ kind, used: plans[plan].caps[kind] - left }))
  return db.execute(sql`
    insert into usage (workspace_id, kind, period, used)
    select id, kind, to_char(period_anchor at time zone 'utc', 'YYYY-MM-DD'), k.used
    from workspaces, jsonb_to_recordset(${JSON.stringify(kinds)}::jsonb) as k (kind text, used int) where id = ${workspace_id}`)
}

/** All requests in an order of chance, evenly over the time, whether those before are answered or not. */
export async function sendBurst(stack: Stack, crowd: readonly Caller[], how: { seconds: number; seed: number }) {
  const all = crowd.flatMap(caller => Array.from({ length: caller.requests }, (_, turn) => ({ caller, turn })))
  const order = all
    .map((one, at) => ({ ...one, chance: chanceOf(how.seed, at) }))
    .sort((one, other) => one.chance - other.chance)
  const began = performance.now()
  const answers = order.map(async ({ caller, turn }, at): Promise<Answer> => {
    const due = (at / order.length) * how.seconds * 1_000
    await sleep(Math.max(0, began + due - performance.now()))
    return { caller, ...(await generate(stack, caller.keys[turn % caller.keys.length] ?? '', turn)) }
  })
  return Promise.all(answers)
}

/** Status 0 where no answer came. Each has a connection of its own, so none is lost to one that idled too long. */
const generate = (stack: Stack, key: string, turn: number): Promise<Omit<Answer, 'caller'>> =>
  new Promise(resolve => {
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json', connection: 'close' }
    const url = `${stack.base_url}/api/v1/programmatic/generate`
    const lost = (error: Error) => resolve({ status: 0, text: error.message, retry_after: undefined })
    const options = { method: 'POST', headers, agent: false, signal: AbortSignal.timeout(ANSWERED_WITHIN_MS) } as const
    const asking = request(url, options, answer => {
      let text = ''
      answer.setEncoding('utf8').on('data', part => {
        text += part
      })
      answer.on('error', lost)
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, text, retry_after: answer.headers['retry-after'] }),
      )
    })
    asking.on('error', lost)
    asking.end(JSON.stringify({ ...ASKED[turn % ASKED.length], variation: turn % 100 }))
  })

/** What is wrong with the answers, in words: each is 202, or 429 that says when to come again. */
export function wrongAnswers(answers: readonly Answer[]): string[] {
  return answers.flatMap(({ caller, status, text, retry_after }) => {
    if (status === 202) return []
    if (status === 429) return Number(retry_after) >= 1 ? [] : [`${caller.sort}: 429 with Retry-After ${retry_after}`]
    return [`${caller.sort}: ${status} ${text.slice(0, 300)}`]
  })
}

export type Served = { id: string; workspace_id: string; status: string; from: number; until: number }

/** Every run that was accepted, once all have ended or nothing is to be hoped for any more. */
export async function served(
  stack: Stack,
  crowd: readonly Caller[],
  progress: (text: string) => void = () => undefined,
): Promise<Served[]> {
  const ids = crowd.map(({ workspace_id }) => workspace_id)
  const look = () =>
    stack.postgres.query<Served>(
      `select id, workspace_id, status, extract(epoch from created_at)::float8 * 1000 as "from",
         extract(epoch from finished_at)::float8 * 1000 as "until" from runs where workspace_id = any($1::uuid[])`,
      [ids],
    )
  for (const last = performance.now() + SETTLED_MS; ; await sleep(1_000)) {
    const runs = await look()
    const open = runs.filter(({ status }) => status === 'queued' || status === 'running').length
    progress(`${runs.length} accepted, ${open} open`)
    if (open === 0 || performance.now() > last) return runs
  }
}

/**
 * How unfairly runs waited, in runs: while one waited, how many more than of its own workspace were made of any other.
 * Where workspaces take turns this is a small number, however many the other had asked for before.
 */
export function overtaken(runs: readonly Served[]): number[] {
  const ends = new Map(
    [...Map.groupBy(runs, ({ workspace_id }) => workspace_id)].map(([id, own]) => [
      id,
      own.map(({ until }) => until).sort((one, other) => one - other),
    ]),
  )
  const made = (workspace_id: string, { from, until }: Served) => {
    const sorted = ends.get(workspace_id) ?? []
    return below(sorted, until) - below(sorted, from)
  }
  return runs.map(run => {
    const own = made(run.workspace_id, run)
    const others = [...ends.keys()].filter(id => id !== run.workspace_id)
    return Math.max(0, ...others.map(id => made(id, run) - own))
  })
}

/** How many of sorted numbers are no larger. */
function below(sorted: readonly number[], value: number): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? 0) <= value) low = middle + 1
    else high = middle
  }
  return low
}
