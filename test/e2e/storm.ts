// Many runs through the whole local stack while its Workers are killed, and what has to hold afterwards.
import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { chanceOf } from '#dev/faults.ts'
import type { Stack } from '#dev/local/stack.ts'
import { outsideWorld } from '#dev/world.ts'
import { MintInput, mint } from '#lib/keys/mint.ts'
import type { Asset, Run } from '#lib/runs/run.ts'
import { createWorkspace } from '#lib/workspaces/workspace.ts'
import type { Receivers } from './receivers.ts'

export type StormOptions = {
  runs: number
  /** A Worker that is up is killed this often, one after another as the seed says; null for never. */
  kill_every_ms: number | null
  /** Runs that have not ended yet, at most. */
  at_once: number
  seed: number
  keys: readonly string[]
  workspace_id: string
  /** Told how far it has come. */
  progress?: (text: string) => void
}

export type Wanted = Omit<StormOptions, 'keys' | 'workspace_id'>

export type Storm = { accepted: Map<string, string>; kills: number; retries: number; seconds: number }

const ASKED = [
  { brief: 'Sunday 10k along the harbour, first start 8:30.', channel: 'instagram', asset_type: 'card' },
  { brief: 'We open at six on Saturdays from now on.', channel: 'linkedin', asset_type: 'card' },
  { brief: 'Version 4 exports to PDF and costs nothing more.', channel: 'linkedin', asset_type: 'og_image' },
]
/** One run in so many has several pictures. */
const CAROUSEL_EVERY = 25
const carousel = {
  brief: 'Three steps to a calmer inbox: sort, snooze, archive.',
  channel: 'linkedin',
  asset_type: 'carousel',
}
const PATIENCE_MS = 15 * 60_000

const KEYS = 4
/** A delivery that a kill has cost two attempts is tried again after five minutes, and this sweeps once a minute. */
const DELIVERED_WITHIN_MS = 7 * 60_000
const TOLD = '/told'

/** A workspace of its own with a few keys, and somebody who is told. */
export async function openStorm(stack: Stack, receivers: Receivers, wanted: Wanted): Promise<StormOptions> {
  const world = outsideWorld(stack.services, stack.base_url)
  const { id: workspace_id } = await createWorkspace(world, { name: 'Storm', plan: 'scale', time_zone: 'UTC' })
  const input = MintInput.parse({ workspace_id, mode: 'live', daily_limit: 100_000 })
  const keys: string[] = []
  for (let count = 0; count < KEYS; count++)
    keys.push((await mint(world, { actor: 'admin', request_id: 'storm' }, input)).key)
  const webhook = { method: 'POST', body: JSON.stringify({ url: receivers.url(TOLD), events: ['*'] }) }
  const answer = await ask(stack, 'webhooks', keys[0] ?? '', webhook)
  if (answer?.status !== 201) throw new Error(`no webhook: ${answer?.text}`)
  receivers.expects(TOLD, JSON.parse(answer.text).secret)
  return { ...wanted, keys, workspace_id }
}

/** Sends every run until it is accepted, each under a key of its own, and waits until all have ended. */
export async function storm(stack: Stack, options: StormOptions): Promise<Storm> {
  const began = performance.now()
  const accepted = new Map<string, string>()
  const open = new Set<string>()
  let [kills, retries, over] = [0, 0, false]
  const killer = (async () => {
    const { kill_every_ms } = options
    for (let turn = 0; !over && kill_every_ms !== null; turn++) {
      await sleep(kill_every_ms)
      const workers = [stack.workers.api, ...stack.workers.render]
      const chosen = workers[Math.floor(chanceOf(options.seed, turn) * workers.length)]
      if (!chosen || !(await answers(chosen.url)) || over) continue
      kill(chosen.pid)
      kills++
    }
  })()
  const look = async () => {
    const rows = await stack.postgres.query<{ id: string }>(
      `select id from runs where workspace_id = $1 and status in ('succeeded', 'failed')`,
      [options.workspace_id],
    )
    for (const { id } of rows) open.delete(id)
    options.progress?.(`${accepted.size} accepted, ${open.size} open, ${kills} kills`)
  }
  try {
    for (let index = 0; index < options.runs; index++) {
      for (; open.size >= options.at_once; await look()) await sleep(250)
      const name = `storm-${options.seed}-${index}`
      const body = {
        ...(index % CAROUSEL_EVERY === 0 ? carousel : ASKED[index % ASKED.length]),
        variation: index % 100,
      }
      const key = options.keys[index % options.keys.length] ?? ''
      const { text, tries } = await insist(stack, key, name, body)
      retries += tries - 1
      accepted.set(name, text)
      open.add(JSON.parse(text).id)
    }
    for (const last = performance.now() + PATIENCE_MS; open.size > 0 && performance.now() < last; await look())
      await sleep(500)
  } finally {
    over = true
    await killer
  }
  await allBack(stack)
  return { accepted, kills, retries, seconds: (performance.now() - began) / 1_000 }
}

/** On a busy machine nothing but starting would be left for one that is killed again before it is back. */
const answers = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(10_000) }).then(
    answer => answer.body?.cancel().then(() => true) ?? true,
    () => false,
  )

/** Who was killed last may still be starting. */
async function allBack({ workers }: Stack): Promise<void> {
  for (const { url } of [workers.api, ...workers.render]) while (!(await answers(url))) await sleep(100)
}

/** The process may have died by itself a moment ago. */
function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}

async function insist(
  stack: Stack,
  key: string,
  name: string,
  body: unknown,
): Promise<{ text: string; tries: number }> {
  for (let tries = 1; tries <= 60; tries++) {
    const answer = await ask(stack, 'generate', key, {
      method: 'POST',
      headers: { 'idempotency-key': name },
      body: JSON.stringify(body),
    })
    if (answer?.status === 202) return { text: answer.text, tries }
    if (answer && answer.status < 500 && answer.status !== 429) throw new Error(`${answer.status} ${answer.text}`)
    await sleep(answer?.status === 429 ? 2_000 : 100 * tries)
  }
  throw new Error(`${name} was not accepted in 60 tries`)
}

type Told = { status: number; text: string }

async function ask(stack: Stack, path: string, key: string, init: RequestInit = {}): Promise<Told | null> {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...init.headers }
  try {
    const signal = AbortSignal.timeout(10_000)
    const answer = await fetch(`${stack.base_url}/api/v1/programmatic/${path}`, { ...init, headers, signal })
    return { status: answer.status, text: await answer.text() }
  } catch {
    return null
  }
}

/** What is wrong, in words, once the storm is over: lost or doubled runs, events, deliveries, pictures, counts. */
export async function judgeStorm(
  stack: Stack,
  options: StormOptions,
  { accepted }: Storm,
  told: Receivers,
): Promise<string[]> {
  const wrong: string[] = []
  const query = <Row>(text: string) => stack.postgres.query<Row>(text, [options.workspace_id])
  await delivered(query)
  const names = [...accepted.keys()]
  for (const [index, name] of names.entries()) {
    const key = options.keys[index % options.keys.length] ?? ''
    const run = JSON.parse(accepted.get(name) ?? '{}') as Run
    const answer = await ask(stack, `runs/${run.id}`, key)
    const now = answer?.status === 200 ? (JSON.parse(answer.text) as Run) : null
    if (now?.status !== 'succeeded' && now?.status !== 'failed')
      wrong.push(`${name} is ${answer?.status} ${now?.status}`)
    for (const asset of now?.assets ?? []) wrong.push(...(await wrongFile(asset)).map(what => `${name}: ${what}`))
    if (now?.status === 'succeeded' && now.assets.length === 0) wrong.push(`${name} shows nothing`)
  }
  const [counts] = await query<{ runs: number; usage: number }>(
    `select (select count(*) from runs where workspace_id = $1)::int as runs, (
        select coalesce(sum(u.used), 0) - (select count(*) from runs where workspace_id = $1 and status <> 'failed' and not free)
        from usage u where u.workspace_id = $1 and u.kind in ('card', 'og_image', 'carousel'))::int as usage`,
  )
  if (counts?.runs !== accepted.size) wrong.push(`${counts?.runs} runs are there for ${accepted.size} requests`)
  if (counts?.usage !== 0) wrong.push(`the caps count ${counts?.usage} too many`)
  const untold = await query<{ id: string; told: number }>(
    `select r.id, count(e.id)::int as told from runs r left join events e on e.run_id = r.id and e.type in ('run.succeeded', 'run.failed')
      where r.workspace_id = $1 group by r.id having count(e.id) <> 1`,
  )
  for (const { id, told } of untold) wrong.push(`the end of ${id} was told ${told} times`)
  const [events] = await query<{ events: number; last: number }>(
    'select count(*)::int as events, coalesce(max(sequence), 0)::int as last from events where workspace_id = $1',
  )
  if (events?.events !== events?.last) wrong.push(`${events?.events} events are numbered to ${events?.last}`)
  wrong.push(...(await wrongArrivals(query, told)))
  return wrong
}

async function wrongFile({ url, sha256, bytes }: Asset): Promise<string[]> {
  const answer = await fetch(url)
  const file = Buffer.from(await answer.arrayBuffer())
  if (answer.status !== 200) return [`${url} answers ${answer.status}`]
  const same = file.length === bytes && createHash('sha256').update(file).digest('hex') === sha256
  return same ? [] : [`${url} is not the file that was made`]
}

type Query = <Row>(text: string) => Promise<Row[]>

/** The last events need their time. */
async function delivered(query: Query): Promise<void> {
  for (const last = performance.now() + DELIVERED_WITHIN_MS; performance.now() < last; await sleep(500)) {
    const [left] = await query<{ n: number }>(
      `select count(*)::int as n from deliveries where workspace_id = $1 and status = 'pending'`,
    )
    if (left?.n === 0) return
  }
}

/** Every event came, under one name, signed. */
async function wrongArrivals(query: Query, told: Receivers): Promise<string[]> {
  const wanted = await query<{ id: string }>(`select id from events where workspace_id = $1 and type <> 'run.running'`)
  const arrivals = told.at(TOLD)
  const came = new Set(arrivals.map(arrival => String(arrival.headers['webhook-id'])))
  const names = new Set(wanted.map(({ id }) => `msg_${id.replaceAll('-', '')}`))
  return [
    ...[...names].filter(name => !came.has(name)).map(name => `the event ${name} never came`),
    ...[...came].filter(name => !names.has(name)).map(name => `${name} came and is no event`),
    ...arrivals.filter(arrival => !arrival.verified).map(arrival => `${arrival.headers['webhook-id']} is not signed`),
  ]
}
