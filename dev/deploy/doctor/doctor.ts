// `npm run doctor`: looks at a whole deployment and changes nothing; each finding comes with what mends it.
import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { type Deployment, deploymentOf, Stop } from '#dev/deploy/deployment.ts'
import { addresses, findDrifted, storage } from '#dev/deploy/doctor/addresses.ts'
import { boundTo, type Chart, type Check, type Finding, part } from '#dev/deploy/doctor/check.ts'
import { examineWorker } from '#dev/deploy/doctor/examination.ts'
import { here } from '#dev/deploy/doctor/here.ts'
import { services } from '#dev/deploy/doctor/services.ts'
import { mail } from '#dev/deploy/doctor/vendors/mail.ts'
import { models } from '#dev/deploy/doctor/vendors/models.ts'
import { platforms } from '#dev/deploy/doctor/vendors/platforms.ts'
import { quotas } from '#dev/deploy/doctor/vendors/quotas.ts'
import { stripe } from '#dev/deploy/doctor/vendors/stripe.ts'
import { askVendors } from '#dev/deploy/doctor/vendors/vendor.ts'
import { readSettings, refuseUndeployed } from '#dev/deploy/ready.ts'
import type { Values } from '#dev/deploy/settings.ts'
import { type Tools, wranglerOrStop } from '#dev/deploy/tools.ts'
import { runningSecrets } from '#dev/deploy/worker/running.ts'
import { forEachWorker, kindOf, type WorkerName, workerNames } from '#dev/deploy/worker/workers.ts'
import { clientOf, scheduledTo } from '#dev/schedule.ts'
import { plural } from '#lib/words/plural.ts'

const drift = (names: string[]): Check => ({
  id: 'drift',
  title: 'The Workers run with the settings of this file',
  look: ({ facts, deployment }) =>
    !facts.api
      ? { unknown: 'api does not answer' }
      : names.length === 0
        ? null
        : {
            wrong: `${names.join(', ')} in ${deployment.env_file} is not what runs.`,
            cure: `npm run deploy -- --name ${deployment.name}`,
          },
})

/** Listed where their settings are given. */
export const vendorChecks = [...platforms, ...models, ...stripe, ...mail, ...quotas]

export type Found = { check: Pick<Check, 'id' | 'title'>; finding: Finding }

export async function examineDeployment(tools: Tools, name: string): Promise<Found[]> {
  const deployment = deploymentOf(name, tools.folder)
  return lookAt(await gather(tools, deployment, readSettings(deployment)))
}

export async function lookAt(chart: Chart): Promise<Found[]> {
  const running = chart.facts.api?.fingerprints ?? {}
  const checks = [...here, ...addresses, drift(await findDrifted(chart.values, running)), storage, ...services]
  const ours = checks.map(check => ({ check, finding: check.look(chart) }))
  const vendors = vendorChecks.flatMap(({ id, title }) => {
    const finding = chart.vendors[id]
    return finding === undefined ? [] : [{ check: { id, title }, finding }]
  })
  return [...ours, ...vendors]
}

/** Prints what was found; answers how many faults there are. */
export async function doctor(tools: Tools, name: string): Promise<number> {
  refuseUndeployed(deploymentOf(name, tools.folder))
  const found = await examineDeployment(tools, name)
  const unasked = new Map<string, number>()
  let faults = 0
  for (const { check, finding } of found) {
    if (finding === null) tools.print(`✓ ${check.title}`)
    else if ('unknown' in finding) unasked.set(finding.unknown, (unasked.get(finding.unknown) ?? 0) + 1)
    else {
      faults++
      tools.print(`✗ ${check.title}\n    ${finding.wrong}\n    → ${finding.cure}`)
    }
  }
  for (const [why, count] of unasked) tools.print(`? ${count} more could not be asked: ${why}`)
  tools.print(`\n${found.length} checks, ${plural(faults, 'fault')}`)
  return faults
}

export async function gather(tools: Tools, deployment: Deployment, values: Values): Promise<Chart> {
  const token = randomUUID()
  const queue = { url: values.QSTASH_URL ?? '', token: values.QSTASH_TOKEN ?? '' }
  const [account, bucket, secrets, asked, schedule, dead, health, vendors] = await Promise.all([
    askAccount(tools),
    tools.wrangler('r2', 'bucket', 'info', deployment.bucket).then(({ status }) => status === 0),
    everyWorker(worker => runningSecrets(tools, deployment.workers[worker]).catch(() => null)),
    askWorkers(tools, values, token),
    (queue.token ? scheduledTo(queue, deployment.schedule_id) : Promise.reject(new Error('no token'))).then(
      to => ({ to }),
      () => ({ failed: 'no answer' }),
    ),
    askDead(queue).then(
      ({ messages }) => messages.length,
      () => null,
    ),
    askHealth(tools, values.PUBLIC_URL ?? ''),
    askVendors(vendorChecks, { tools, deployment, values }),
  ])
  return {
    ...{ tools, deployment, values, account, bucket, secrets, asked, token, schedule, dead, health, vendors },
    node: { version: process.versions.node, platform: process.platform },
    config: forEachWorker(worker => readIfThere(deployment.config_files[worker])),
    facts: forEachWorker(worker => asked[worker]?.facts ?? part(boundTo(worker, asked.api?.facts))),
  }
}

/** api writes the word that the others then look for. */
async function askWorkers(tools: Tools, values: Values, token: string): Promise<Chart['asked']> {
  const ask = (address: string, write: boolean) =>
    examineWorker(tools, values[address] ?? '', values, { token, write }).catch(() => nobody)
  const api = await ask('PUBLIC_URL', true)
  const others = await everyWorker(async worker => {
    const { address } = kindOf(worker)
    return worker === 'api' || !address ? undefined : ask(address, false)
  })
  return { ...others, api }
}

const nobody = { status: 0, facts: null, said: 'it could not be asked' }

async function everyWorker<T>(ask: (worker: WorkerName) => Promise<T>): Promise<Record<WorkerName, T>> {
  const asked = await Promise.all(workerNames.map(async worker => [worker, await ask(worker)] as const))
  return Object.fromEntries(asked) as Record<WorkerName, T>
}

async function askAccount(tools: Tools): Promise<Chart['account']> {
  try {
    const { stdout } = await wranglerOrStop(tools, 'say who is logged in', 'whoami', '--json')
    return { logged_in: true, accounts: (JSON.parse(stdout) as Partial<Chart['account']>).accounts ?? [] }
  } catch (error) {
    if (!(error instanceof Stop)) throw error
    return { logged_in: false, accounts: [], said: { wrong: error.message, cure: error.cure } }
  }
}

async function askHealth(tools: Tools, api: string): Promise<Chart['health']> {
  try {
    const answer = await tools.fetch(`${api}/api/v1/health`, { signal: AbortSignal.timeout(10_000) })
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
  } catch {
    return { status: 0, body: null }
  }
}

const readIfThere = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : null)

async function askDead(queue: { url: string; token: string }): Promise<{ messages: unknown[] }> {
  if (!queue.token) throw new Error('no token')
  return clientOf(queue).dlq.listMessages()
}
