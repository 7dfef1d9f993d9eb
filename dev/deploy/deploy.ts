// `npm run deploy`: from an empty account to a service that answers. Every step may be run again; the accounts are the state.
import { writeFileSync } from 'node:fs'
import { backUp } from '#dev/deploy/backup/branch.ts'
import { type Deployment, deploymentOf, Stop } from '#dev/deploy/deployment.ts'
import { refuseDeaf } from '#dev/deploy/ground.ts'
import { isPaused, PAUSED } from '#dev/deploy/pause.ts'
import { accountOf, completeSettings, foreseen, readSettings, unsaid } from '#dev/deploy/ready.ts'
import { missing, refuseTaking } from '#dev/deploy/schema-change.ts'
import { withSecretsFile } from '#dev/deploy/secrets-file.ts'
import { secretsOf, type Values } from '#dev/deploy/settings.ts'
import { smoke } from '#dev/deploy/smoke.ts'
import { type Tools, wranglerOrStop } from '#dev/deploy/tools.ts'
import { releaseOf } from '#dev/deploy/worker/release.ts'
import { bringBack, type Versions, versions } from '#dev/deploy/worker/versions.ts'
import { type WorkerName, workerNames } from '#dev/deploy/worker/workers.ts'
import { wranglerFile } from '#dev/deploy/worker/wrangler-file.ts'
import { appliedTo, migrate } from '#dev/migrate.ts'
import { EVERY_FIVE_MINUTES, scheduledTo, scheduleSweep } from '#dev/schedule.ts'
import { plural } from '#lib/words/plural.ts'

export type Options = { name: string; dry_run: boolean; new_keys?: boolean }
type Under = {
  tools: Tools
  deployment: Deployment
  values: Values
  release: string
  dry_run: boolean
  paused: boolean
  running: boolean
}

/** `false` where nothing was done; in a dry run, what would be. */
type Step = [what: string, run: (under: Under) => Promise<unknown>]

/** What a deployment consists of, in order; each finds what an earlier try has done. */
const steps: Step[] = [
  ['Database, Redis and queue answer', askGround],
  ['Storage', makeBucket],
  ['Database', bringDatabaseUp],
  ...workerNames.map((worker): Step => [`Worker ${worker}`, under => upload(under, worker)]),
  ['Schedule', schedule],
  ['Smoke test', prove],
]

export async function deploy(tools: Tools, { name, dry_run, new_keys = false }: Options): Promise<void> {
  const deployment = deploymentOf(name, tools.folder)
  tools.print(`Deployment \`${name}\`${dry_run ? ' (dry run: nothing is changed)' : ''}`)
  if (!dry_run) tools.print(`✓ Account ${await accountOrAll(tools, deployment)}`)
  const { values, faults } = dry_run
    ? await foreseen(tools, deployment)
    : { values: await completeSettings(tools, deployment, new_keys), faults: 0 }
  if (!dry_run) tools.print(`✓ Settings in ${deployment.env_file}`)
  const release = releaseOf(tools.root)
  for (const worker of workerNames)
    writeFileSync(
      deployment.config_files[worker],
      wranglerFile(worker, { deployment, values, root: tools.root, release }),
    )
  await tools.build()
  const before = dry_run ? {} : await versions(tools, deployment)
  const paused = !dry_run && (await isPaused(tools, deployment))
  const running = before.api !== undefined
  for (const [what, run] of steps) {
    const did = await run({ tools, deployment, values, release, dry_run, paused, running }).catch(error =>
      undo(error, what, tools, deployment, before),
    )
    tools.print(said(what, did))
  }
  if (dry_run) return endDry(tools, deployment, faults)
  tools.print(`\n${values.PUBLIC_URL} is live, release ${release}.`)
  if (!running) tools.print(`Next: DEPLOYMENT=${name} npm run admin -- workspace create --name "Your team" --plan pro`)
  tools.print(`Later: npm run doctor -- --name ${name}`)
}

/** Where nobody sits there to be asked one thing after the other, all that is missing is told at once. */
async function accountOrAll(tools: Tools, deployment: Deployment): Promise<string> {
  const known = readSettings(deployment)
  const account = await accountOf(tools, known).catch(error => {
    if (tools.ask || !(error instanceof Stop) || unsaid(known).length === 0) throw error
  })
  if (account) return account
  throw faulty(deployment, (await foreseen(tools, deployment)).faults)
}

/** A tick is for what was looked at or done. */
function said(what: string, did: unknown): string {
  if (did === false) return `– ${what}: left out`
  return typeof did === 'string' ? `· ${what}: ${did}` : `✓ ${what}`
}

function endDry(tools: Tools, deployment: Deployment, faults: number): void {
  if (faults > 0) throw faulty(deployment, faults)
  tools.print(`\nNothing was changed. It is done by: npm run deploy -- --name ${deployment.name}`)
}

const faulty = ({ name, env_file }: Deployment, faults: number): Stop =>
  new Stop(
    `${plural(faults, 'fault')}. Nothing was changed.`,
    `Each ✗ above says what mends it, most of them in ${env_file}; in a terminal \`npm run deploy -- --name ${name}\` asks for what is missing.`,
  )

async function prove({ tools, deployment, values, dry_run, paused }: Under): Promise<unknown> {
  if (paused) tools.print(`  it is paused: npm run resume -- --name ${deployment.name}`)
  if (dry_run || paused) return false
  await smoke(tools, deployment, values)
}

/** Before anything is uploaded that could not work. */
async function askGround({ tools, values, dry_run }: Under): Promise<unknown> {
  if (dry_run) return false
  await refuseDeaf(tools, values)
}

async function makeBucket({ tools, deployment, values, dry_run }: Under): Promise<unknown> {
  if (dry_run) return `would make the bucket ${deployment.bucket} where it is missing`
  const found = await tools.wrangler('r2', 'bucket', 'info', deployment.bucket)
  if (found.status === 0) return true
  const location = values.R2_LOCATION ? ['--location', values.R2_LOCATION] : []
  return wranglerOrStop(tools, 'make the bucket', 'r2', 'bucket', 'create', deployment.bucket, ...location)
}

async function bringDatabaseUp(under: Under): Promise<string | undefined> {
  const { tools, deployment, values, release } = under
  if (under.dry_run) return 'would back up and migrate it'
  if (under.running && !under.paused) await keepRunning(values, deployment.name)
  const branch = await backUp(tools, values, release)
  tools.print(branch ? `  backed up as branch ${branch}` : '  no backup: NEON_API_KEY and NEON_PROJECT_ID are not set')
  const applied = await migrate(values.DATABASE_URL ?? '', values.NEON_FETCH_ENDPOINT)
  tools.print(`  ${plural(applied, 'migration')} applied`)
  return undefined
}

/** The release that runs goes on until it is replaced, and after a rollback: a schema that it does not know is refused. */
async function keepRunning(values: Values, name: string): Promise<void> {
  refuseTaking(missing(await appliedTo(values.DATABASE_URL ?? '', values.NEON_FETCH_ENDPOINT)), name)
}

async function upload(
  { tools, deployment, values, release, dry_run, paused }: Under,
  worker: WorkerName,
): Promise<string | undefined> {
  const environment = ['--config', deployment.config_files[worker]]
  if (dry_run) {
    await wranglerOrStop(tools, `bundle ${worker}`, 'deploy', '--dry-run', ...environment)
    return 'can be bundled; would be uploaded'
  }
  const secrets = { ...secretsOf(values, worker), ...(paused ? { [PAUSED]: '1' } : {}) }
  const tagged = ['--tag', release, '--message', `release ${release}`]
  await withSecretsFile(secrets, file =>
    wranglerOrStop(tools, `upload ${worker}`, 'deploy', ...environment, '--secrets-file', file, ...tagged),
  )
  return undefined
}

async function schedule({ tools, deployment, values, dry_run }: Under): Promise<string | undefined> {
  if (dry_run) return `would run ${deployment.schedule_id} every five minutes`
  const queue = { url: values.QSTASH_URL ?? '', token: values.QSTASH_TOKEN ?? '' }
  const led = await scheduledTo(queue, deployment.schedule_id)
  const wanted = `${values.PUBLIC_URL}/hooks/sweep`
  if (led !== null && led !== wanted) tools.print(`  the schedule led to ${led}; it is moved`)
  await scheduleSweep(queue, values.PUBLIC_URL ?? '', { id: deployment.schedule_id, cron: EVERY_FIVE_MINUTES })
  return undefined
}

/** Brings the Workers back to what ran before, and says so; the error goes on. */
async function undo(
  error: unknown,
  what: string,
  tools: Tools,
  deployment: Deployment,
  before: Versions,
): Promise<never> {
  tools.print(`✗ ${what}`)
  if (Object.keys(before).length > 0) await bringBack(tools, deployment, before, { why: `${what} failed` })
  if (error instanceof Stop) throw error
  throw new Error(`${what} failed`, { cause: error })
}
