// `npm run status`: what PUBLIC_URL/status says, in a few lines.
import { type Deployment, Stop } from '#dev/deploy/deployment.ts'
import { needed, readSettings } from '#dev/deploy/ready.ts'
import { isUnreached, plain } from '#dev/deploy/terminal/tell.ts'
import type { Tools } from '#dev/deploy/tools.ts'
import type { Status } from '#lib/doctor/status.ts'

const TIMEOUT_MS = 15_000

/** Answers 1 where something is wrong. */
export async function tellStatus(tools: Tools, deployment: Deployment): Promise<number> {
  const { PUBLIC_URL } = needed(deployment, readSettings(deployment), ['PUBLIC_URL'])
  const said = await askStatus(tools, `${PUBLIC_URL}/status.json`, deployment.name)
  for (const line of linesOf(said)) tools.print(line)
  return said.status === 'pass' ? 0 : 1
}

async function askStatus(tools: Tools, address: string, name: string): Promise<Status> {
  const cure = `npm run doctor -- --name ${name} says whether the address, the Worker or the network is at fault.`
  const answer = await tools.fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(error => {
    throw isUnreached(error) ? new Stop(`Nobody answers at ${address}: ${plain(error)}.`, cure) : error
  })
  const said = (await answer.json().catch(() => null)) as Status | null
  if (said?.checks) return said
  throw new Stop(`${address} answers ${answer.status} and no status.`, cure)
}

const mark = (well: boolean) => (well ? '✓' : '✗')

function linesOf({
  status,
  paused,
  releases,
  checks,
  late,
  failures_last_hour: failed,
  hearts,
  time,
}: Status): string[] {
  const since = (at: string | null) =>
    at === null ? 'never' : `${Math.max(0, Math.round((Date.parse(time) - Date.parse(at)) / 1_000))} s ago`
  const isOne = releases.api === releases.render
  return [
    `${mark(status === 'pass')} ${paused ? 'paused by its operator' : status}, ${time}`,
    `${mark(isOne)} release ${isOne ? releases.api : `${releases.api} of api, ${releases.render} of render`}`,
    ...Object.entries(checks).map(
      ([name, one]) => `${mark(one.status === 'pass')} ${name}: ${one.status}, ${one.ms} ms`,
    ),
    ...(late.length === 0 ? ['✓ nothing waits past its time'] : []),
    ...late.map(({ kind, seconds }) => `✗ ${kind} wait for ${seconds} s`),
    failed
      ? `${mark(failed.runs + failed.posts + failed.deliveries === 0)} failed in the last hour: ${failed.runs} runs, ${failed.posts} posts, ${failed.deliveries} deliveries`
      : '✗ what failed is not known: the database does not answer',
    hearts
      ? `  the cron trigger beat ${since(hearts.cron)}, the schedule of the queue ${since(hearts.queue)}`
      : '✗ when the hearts beat is not known: Redis does not answer',
  ]
}
