// What belongs to one deployment, by its name: staging can stand beside production in one account.
import { join } from 'node:path'
import { forEachWorker, type WorkerName } from '#dev/deploy/worker/workers.ts'

export type Deployment = {
  name: string
  /** Names of the Workers and of the bucket in the account. */
  workers: Record<WorkerName, string>
  bucket: string
  /** Of the queue's schedule: the account may hold those of other deployments. */
  schedule_id: string
  env_file: string
  config_files: Record<WorkerName, string>
}

/** Of the first deployment, whose Workers and bucket carry no name of their own. */
export const FIRST = 'prod'

export function deploymentOf(name: string, folder: string): Deployment {
  if (!/^[a-z][a-z0-9-]{0,19}$/.test(name))
    throw new Stop(`\`${name}\` cannot name a deployment.`, 'Take up to 20 of a-z, 0-9 and -, beginning with a letter.')
  // .env.example is everybody's, and wrangler reads .env.local wherever it runs.
  if (name === 'example' || name === 'local')
    throw new Stop(`\`${name}\` cannot name a deployment: .env.${name} is something else.`, 'Take another name.')
  const base = name === FIRST ? 'brand-content' : `brand-content-${name}`
  return {
    name,
    workers: forEachWorker(worker => `${base}-${worker}`),
    bucket: `${base}-assets`,
    schedule_id: `sweep-${name}`,
    env_file: join(folder, `.env.${name}`),
    config_files: forEachWorker(worker => join(folder, `wrangler.${name}-${worker}.toml`)),
  }
}

/** What keeps a command from going on, and what mends it. */
export class Stop extends Error {
  readonly cure: string

  constructor(message: string, cure: string) {
    super(message)
    this.name = 'Stop'
    this.cure = cure
  }
}
