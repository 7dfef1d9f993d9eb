// Which versions of the Workers there are, which run, and how one goes back to those of a release.
import { type Deployment, Stop } from '#dev/deploy/deployment.ts'
import { isPaused, PAUSED } from '#dev/deploy/pause.ts'
import { readSettings } from '#dev/deploy/ready.ts'
import { type Tools, wranglerOrStop } from '#dev/deploy/tools.ts'
import { type Put, putUnchanged, putWithItsSecrets } from '#dev/deploy/worker/put-version.ts'
import { runningVersion, secretsOfVersion } from '#dev/deploy/worker/running.ts'
import { type WorkerName, workerNames } from '#dev/deploy/worker/workers.ts'

export type Versions = Partial<Record<WorkerName, string>>
/** `release` is null for one that came about by a change of its secrets alone. */
type Version = { id: string; release: string | null }

/** The version that each Worker runs now; nothing for one that does not exist yet. */
export async function versions(tools: Tools, { workers }: Deployment): Promise<Versions> {
  const found: Versions = {}
  for (const worker of workerNames) {
    const now = await runningVersion(tools, workers[worker])
    if (now) found[worker] = now
  }
  return found
}

type Listed = { id: string; metadata: { created_on: string }; annotations?: Record<string, string> }

/** Of the last ten, the oldest first. */
async function uploaded(tools: Tools, name: string): Promise<Version[]> {
  const ran = await wranglerOrStop(tools, `list the versions of ${name}`, 'versions', 'list', '--name', name, '--json')
  const listed = JSON.parse(ran.stdout) as Listed[]
  return listed
    .sort((a, b) => a.metadata.created_on.localeCompare(b.metadata.created_on))
    .map(({ id, annotations }) => ({ id, release: annotations?.['workers/tag'] ?? null }))
}

/** The release before the one that a Worker runs, and the version of it that was uploaded last. */
function before(all: Version[], running: string): Version | null {
  const upTo = all.slice(0, all.findIndex(({ id }) => id === running) + 1).filter(({ release }) => release !== null)
  const now = upTo.at(-1)
  return upTo.findLast(({ release }) => release !== now?.release) ?? null
}

/** The release that a Worker runs: a version of changed secrets alone belongs to the one before it. */
const releaseOf = (all: Version[], running = ''): string | null =>
  all.slice(0, all.findIndex(({ id }) => id === running) + 1).findLast(({ release }) => release !== null)?.release ??
  null

/** The one before; or, where an upgrade or a rollback broke off among the Workers, the older of the two that run. */
function wantedOf(lists: Map<WorkerName, Version[]>, now: Versions): string | null {
  const api = lists.get('api') ?? []
  const first = (release: string) => api.findIndex(one => one.release === release)
  const run = [...lists].map(([worker, all]) => releaseOf(all, now[worker])).filter(release => release !== null)
  const known = [...new Set(run)].filter(release => first(release) >= 0)
  const oldest = known.sort((a, b) => first(a) - first(b))[0]
  const isMixed = [...lists].some(
    ([worker, all]) => releaseOf(all, now[worker]) !== oldest && all.some(({ release }) => release === oldest),
  )
  return isMixed && oldest ? oldest : (before(api, now.api ?? '')?.release ?? null)
}

export const notDeployed = ({ workers, name }: Deployment) =>
  new Stop(`${workers.api} is not deployed.`, `npm run deploy -- --name ${name}`)

/** Every Worker back to the release before; one that had none then is newer than that release and stays. */
export async function rollBack(
  tools: Tools,
  deployment: Deployment,
  { old_secrets = false }: { old_secrets?: boolean } = {},
): Promise<void> {
  const now = await versions(tools, deployment)
  if (!now.api) throw notDeployed(deployment)
  const lists = new Map<WorkerName, Version[]>()
  for (const worker of workerNames)
    if (now[worker]) lists.set(worker, await uploaded(tools, deployment.workers[worker]))
  const release = wantedOf(lists, now)
  if (!release)
    throw new Stop('There is no release before this one.', 'Check out the one that is wanted and `npm run deploy`.')
  const wanted: Versions = {}
  for (const [worker, all] of lists) {
    const version = all.findLast(one => one.release === release)
    if (version) wanted[worker] = version.id
    else tools.print(`  ${worker} has no version of release ${release}; it stays as it is`)
  }
  await refuseUnpausing(tools, deployment, wanted, release)
  const put = old_secrets ? putWithItsSecrets : carefully(deployment, release)
  const failed = await bringBack(tools, deployment, wanted, { why: 'rolled back by hand', put })
  if (failed.length > 0) throw new Stop(`${failed.join(' and ')} could not be rolled back.`, 'Run this again.')
  tools.print(`✓ release ${release} runs; until the next deploy Cloudflare changes no secret of it, so no pause either`)
}

/** The same code with the settings of today, which Cloudflare has no way for. */
const anew = ({ name }: Deployment, release: string) =>
  `\`git checkout ${release}\`, \`npm ci\` and \`npm run deploy -- --name ${name}\``

/** A version that was uploaded before the pause does not know of it. */
async function refuseUnpausing(tools: Tools, deployment: Deployment, wanted: Versions, release: string): Promise<void> {
  if (!(await isPaused(tools, deployment))) return
  for (const [worker, version] of Object.entries(wanted)) {
    const secrets = await secretsOfVersion(tools, deployment.workers[worker as WorkerName], version)
    if (!secrets.includes(PAUSED))
      throw new Stop(
        `It is paused, and ${worker} of release ${release} was uploaded before that: it would go on.`,
        `${anew(deployment, release)} bring it back paused; or \`npm run resume -- --name ${deployment.name}\` first.`,
      )
  }
}

type PutOne = (tools: Tools, put: Put) => Promise<boolean>

/** Stops where it would bring back a secret of then. */
const carefully =
  (deployment: Deployment, release: string): PutOne =>
  async (tools, put) => {
    const changed = await putUnchanged(tools, readSettings(deployment), put)
    if (changed.length === 0) return true
    throw new Stop(
      `${put.name} of release ${release} would run with the secrets of then. Cloudflare says that these have changed since: ${changed.join(', ')}.`,
      `With those of today: ${anew(deployment, release)}. With those of then: npm run rollback -- --name ${deployment.name} --old-secrets`,
    )
  }

/** Workers that call others first. Where nothing else is said, with the secrets that each version was uploaded with. */
export async function bringBack(
  tools: Tools,
  deployment: Deployment,
  to: Versions,
  { why, put = putWithItsSecrets }: { why: string; put?: PutOne },
): Promise<WorkerName[]> {
  const now = await versions(tools, deployment)
  const failed: WorkerName[] = []
  for (const worker of [...workerNames].reverse()) {
    const version = to[worker]
    if (!version || now[worker] === version) continue
    const name = deployment.workers[worker]
    const runs = await put(tools, { name, version, why })
    if (!runs) failed.push(worker)
    tools.print(
      runs
        ? `  ${worker} was rolled back to ${version}`
        : `  ${worker} could not be rolled back: npx wrangler rollback ${version} --name ${name}`,
    )
  }
  return failed
}
