// A film far larger than the memory of a Worker goes through it: what the Worker's process takes more than for a small one.
import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import type { Figure } from '#bench/figures/figure.ts'
import type { Proof } from '#bench/proof/proof.ts'
import { putFile } from '#dev/r2/put-file.ts'
import type { Platform } from '#lib/channels.ts'
import type { Post } from '#lib/publish/post/post.ts'
import type { Run } from '#lib/runs/run.ts'
import { connectAccount, signInToBluesky } from '#test/support/connect.ts'
import { type SeededStack, saidYes, seededStack } from '#test/support/stack.ts'

const MOST_MORE_MB = 48
/** As large as the platform takes, 200 MB at most. */
const films: [Platform, number][] = [
  ...(['x', 'youtube', 'tiktok', 'linkedin', 'instagram', 'threads'] as const).map((one): [Platform, number] => [
    one,
    200_000_000,
  ]),
  ['bluesky', 50_000_000],
]

export const proof: Proof = {
  area: 'Memory',
  run: async () => {
    const stack = await seededStack({ accounts: true })
    try {
      for (const platform of ['instagram', 'youtube', 'tiktok', 'threads'] as const)
        await connectAccount(stack, platform)
      await signInToBluesky(stack)
      const [small, large] = [await film(stack, 'along the river'), await film(stack, 'through the old town')]
      const figures: Figure[] = []
      for (const [platform, bytes] of films) figures.push(await posted(stack, { small, large }, platform, bytes))
      return figures
    } finally {
      await stack.close()
    }
  },
}

async function ask<Body>({ base_url, seeded }: SeededStack, path: string, body?: unknown): Promise<Body> {
  // A connection that idled while a film went out may be closed by the time it is used.
  const connection = { connection: 'close', 'content-type': 'application/json', prefer: 'wait=10' }
  const headers = { ...connection, authorization: `Bearer ${seeded.live_key}` }
  const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
  const answer = await fetch(`${base_url}/api/v1/programmatic/${path}`, { ...sent, headers })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as Body
}

async function film(stack: SeededStack, where: string): Promise<Run> {
  const brief = `Every pace is welcome: 10k ${where}, first start 8:30.`
  let run = await ask<Run>(stack, 'generate', { brief, channel: 'tiktok', asset_type: 'video' })
  while (run.status === 'queued' || run.status === 'running') run = await ask<Run>(stack, `runs/${run.id}`)
  return saidYes(stack, run)
}

async function posted(
  stack: SeededStack,
  runs: { small: Run; large: Run },
  platform: Platform,
  bytes: number,
): Promise<Figure> {
  await grow(stack, runs.large, bytes)
  const before = await most(stack, () => settled(stack, runs.small, platform))
  const during = await most(stack, () => settled(stack, runs.large, platform))
  const more = Math.max(during.render_mb - before.render_mb, during.api_mb - before.api_mb)
  const arrived = arrivedAt(stack, platform)
  return {
    goal: `memory for a film of ${bytes / 1e6} MB, ${platform}`,
    target: `≤ ${MOST_MORE_MB} MB above a film as the service makes it, every byte there`,
    figure: `${more.toFixed(0)} MB more; ${arrived} bytes arrived in ${(during.ms / 1000).toFixed(0)} s`,
    met: more <= MOST_MORE_MB && arrived === bytes,
    how: `beside a film of ${((runs.small.assets.find(isFilm)?.bytes ?? 0) / 1e6).toFixed(1)} MB; the most that the processes of the two Workers held of the machine: render ${before.render_mb.toFixed(0)} → ${during.render_mb.toFixed(0)} MB, api ${before.api_mb.toFixed(0)} → ${during.api_mb.toFixed(0)} MB; bare workerd, the platform's stand-in in a process of its own`,
  }
}

const isFilm = ({ kind }: { kind: string }) => kind === 'video'

/** The file of the run, as large as that, where the Workers look for it. */
async function grow({ world, bucket_port }: SeededStack, run: Run, bytes: number): Promise<void> {
  const at = run.assets.findIndex(isFilm)
  const { url, content_type } = run.assets[at] ?? { url: '', content_type: '' }
  await putFile(bucket_port, new URL(url).pathname.slice(1), new Uint8Array(bytes).fill(7), content_type)
  await world.db.execute(
    sql`update runs set assets = jsonb_set(assets, ${`{${at},bytes}`}::text[], to_jsonb(${bytes}::int)) where id = ${run.id}`,
  )
}

async function settled(stack: SeededStack, run: Run, platform: Platform): Promise<void> {
  await ask(stack, `runs/${run.id}/post`, { platform })
  for (;;) {
    const [post] = await ask<Post[]>(stack, `posts?run_id=${run.id}&platform=${platform}`)
    if (post?.status === 'posted' || post?.status === 'drafted') return
    if (post?.status !== 'queued' && post?.status !== 'posting')
      throw new Error(`${platform}: ${post?.status}, ${post?.error_message}`)
    await new Promise(resolve => setTimeout(resolve, 100))
  }
}

const LOOK_MS = 20

/** The most that the Workers' processes held while this was done. */
async function most({ workers }: SeededStack, work: () => Promise<void>) {
  const peak = { render_mb: 0, api_mb: 0 }
  const look = () => {
    peak.render_mb = Math.max(peak.render_mb, ...workers.render.map(({ pid }) => residentMb(pid)))
    peak.api_mb = Math.max(peak.api_mb, residentMb(workers.api.pid))
  }
  const timer = setInterval(look, LOOK_MS)
  const began = performance.now()
  try {
    await work()
  } finally {
    clearInterval(timer)
  }
  return { ...peak, ms: performance.now() - began }
}

const residentMb = (pid: number) =>
  (Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1] ?? 0) * 1024) / 1e6

/** What the platform has of its newest post; it forgets the bytes. */
function arrivedAt({ social }: SeededStack, platform: Platform): number {
  const { posts, media } = social.state
  const [id = ''] = posts.find(one => one.platform === platform)?.media ?? []
  const parts = media.get(id)?.parts.splice(0) ?? []
  return parts.reduce((sum, part) => sum + part.length, 0)
}
