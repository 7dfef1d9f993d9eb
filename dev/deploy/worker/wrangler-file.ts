// The configuration of one Worker of one deployment, written for wrangler. A file each, so that nothing of one is inherited by another.
import { dirname, join, relative } from 'node:path'
import { type Deployment, deploymentOf, FIRST } from '#dev/deploy/deployment.ts'
import { secretsOf, type Values } from '#dev/deploy/settings.ts'
import { COMPATIBILITY, type Kind, kindOf, type WorkerName } from '#dev/deploy/worker/workers.ts'

type Written = { deployment: Deployment; values: Values; root: string; release: string }

const text = (value: string) => JSON.stringify(value)
const list = (names: string[]) => `[${names.map(text).join(', ')}]`

/** Secrets are named, never written; wrangler refuses a deploy that lacks one. */
export function wranglerFile(worker: WorkerName, written: Written): string {
  const { deployment, values, release } = written
  const kind = kindOf(worker)
  const domain = kind.domain ? values[kind.domain] : undefined
  return `# Written by the commands of dev/deploy; a change here is lost.
name = ${text(deployment.workers[worker])}
main = ${text(fromFile(`functions/${worker}.ts`, worker, written))}
compatibility_date = ${text(COMPATIBILITY.date)}
compatibility_flags = ${list(COMPATIBILITY.flags)}
send_metrics = false
minify = true
keep_names = false
upload_source_maps = true
workers_dev = ${kind.address !== undefined}
preview_urls = false
${values.CLOUDFLARE_ACCOUNT_ID ? `account_id = ${text(values.CLOUDFLARE_ACCOUNT_ID)}\n` : ''}${domain ? `routes = [{ pattern = ${text(domain)}, custom_domain = true }]\n` : ''}
${own(kind, worker, written)}[observability]
enabled = true
head_sampling_rate = 1

[alias]
${aliases(worker, written)}

[vars]
ENVIRONMENT = "production"
RELEASE = ${text(release)}

[secrets]
required = ${list(Object.keys(secretsOf(values, worker)))}

[[r2_buckets]]
binding = "ASSETS"
bucket_name = ${text(deployment.bucket)}
${values.REGION ? `\n[placement]\nregion = ${text(values.REGION)}\n` : ''}
[[rules]]
type = "Data"
globs = ["**/*.woff2"]
fallthrough = true
`
}

/** What packages bring along and no Worker calls, and what stands in its place. */
const NEVER_CALLED = {
  '@neondatabase/serverless': 'functions/never-called/driver.ts',
  '@upstash/core-analytics': 'functions/never-called/analytics.ts',
  neverthrow: 'functions/never-called/workflow.ts',
}

const aliases = (worker: WorkerName, written: Written): string =>
  Object.entries(NEVER_CALLED)
    .map(([name, file]) => `${text(name)} = ${text(`./${fromFile(file, worker, written)}`)}`)
    .join('\n')

/** `wrangler.toml`: the api Worker of the first deployment as wrangler reads it, for readers and for tools that look for it. */
export function exampleConfig(root: string): string {
  const first = deploymentOf(FIRST, root)
  const deployment = { ...first, config_files: { ...first.config_files, api: join(root, 'wrangler.toml') } }
  const written = wranglerFile('api', { deployment, values: {}, root, release: 'unreleased' })
  return written.replace(
    /^#.*/,
    '# The api Worker as `npm run deploy` writes it; made by `npm run env-example` from dev/deploy/worker/workers.ts.',
  )
}

/** A path of the project as the file names it. */
function fromFile(path: string, worker: WorkerName, { deployment, root }: Written): string {
  return relative(dirname(deployment.config_files[worker]), join(root, path)).replaceAll('\\', '/')
}

/** What not every Worker has. */
function own(kind: Kind, worker: WorkerName, written: Written): string {
  const services = Object.entries(kind.services ?? {}).map(
    ([binding, to]) =>
      `[[services]]\nbinding = ${text(binding)}\nservice = ${text(written.deployment.workers[to as WorkerName])}\n\n`,
  )
  const assets = Object.entries(kind.assets ?? {}).map(
    ([binding, folder]) =>
      `[assets]\ndirectory = ${text(fromFile(folder, worker, written))}\nbinding = ${text(binding)}\nrun_worker_first = true\n\n`,
  )
  return [
    kind.crons ? `[triggers]\ncrons = ${list(kind.crons)}\n\n` : '',
    kind.cpu_ms ? `[limits]\ncpu_ms = ${kind.cpu_ms}\n\n` : '',
    kind.ai ? `[ai]\nbinding = ${text(kind.ai)}\n\n` : '',
    ...services,
    ...assets,
  ].join('')
}
