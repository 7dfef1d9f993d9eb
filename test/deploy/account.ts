// An account at the vendors that deploys go to: wrangler as it answers, and the vendors' interfaces over HTTP.
import { readFileSync } from 'node:fs'
import type { Ran, Tools } from '#dev/deploy/tools.ts'
import { hostedModels } from './vendors.ts'

export type Account = ReturnType<typeof createAccount>

const ran = (value: unknown): Ran => ({
  status: 0,
  stdout: typeof value === 'string' ? value : JSON.stringify(value),
  stderr: '',
})
const refused = (stderr: string): Ran => ({ status: 1, stdout: '', stderr })
/** As wrangler 4.135 says it. */
const NOBODY =
  "✘ [ERROR] In a non-interactive environment, it's necessary to set a CLOUDFLARE_API_TOKEN environment variable for wrangler to work."
const UNREACHABLE = "✘ [ERROR] Unable to resolve Cloudflare's API hostname (api.cloudflare.com or dash.cloudflare.com)."

const NOT_NEWEST =
  "✘ [ERROR] A request to the Cloudflare API failed. Secret edit failed. You attempted to modify a secret, but the latest version of your Worker isn't currently deployed. [code: 10215]"

const flag = (args: string[], name: string) => args[args.indexOf(name) + 1] ?? ''

type Version = { id: string; tag: string | null; secrets: Record<string, string> }

/** A version carries the secrets that it was uploaded with, and the next one inherits them. */
export class Deployed {
  readonly versions: Version[] = []
  running = ''
  get secrets(): Record<string, string> {
    return this.of(this.running)
  }
  of(version = ''): Record<string, string> {
    return this.versions.find(({ id }) => id === version)?.secrets ?? {}
  }
  get newest(): string {
    return this.versions.at(-1)?.id ?? ''
  }
  /** Secrets that would be others if that version ran. */
  changed(version: string): string[] {
    const [now, then] = [this.secrets, this.of(version)]
    return [...new Set([...Object.keys(now), ...Object.keys(then)])].filter(name => now[name] !== then[name])
  }
  upload(tag: string | null, secrets: Record<string, string | null>): void {
    const merged = Object.entries({ ...this.versions.at(-1)?.secrets, ...secrets })
    const kept = merged.filter((entry): entry is [string, string] => entry[1] !== null)
    this.running = `v${this.versions.length + 1}`
    this.versions.push({ id: this.running, tag, secrets: Object.fromEntries(kept) })
  }
}

export function createAccount() {
  const state = {
    logged_in: true,
    answers: true,
    paid: true,
    r2: true,
    accounts: [{ id: 'a1', name: 'Team' }],
    buckets: new Set<string>(),
    workers: new Map<string, Deployed>(),
    branches: [] as { id: string; name: string; created_at: string }[],
    log: [] as string[],
  }
  const commands: Record<string, (args: string[]) => Ran> = {
    'whoami --json': () => ran({ accounts: state.accounts }),
    'auth token': () => ran('token-of-the-login'),
    'r2 bucket': ([, , verb, name = '']) => {
      if (!state.r2) return refused('Please enable R2 through the Cloudflare Dashboard. [code: 10042]')
      if (verb === 'create') state.buckets.add(name)
      return state.buckets.has(name) ? ran('') : refused('The specified bucket does not exist. [code: 10006]')
    },
    deploy: args => {
      if (args.includes('--dry-run')) return ran('')
      if (!state.paid) return refused('CPU limits are not supported for the Free plan. [code: 100328]')
      const file = readFileSync(flag(args, '--config'), 'utf8')
      const name = /^name = "([^"]+)"/m.exec(file)?.[1] ?? ''
      const worker = state.workers.get(name) ?? new Deployed()
      worker.upload(flag(args, '--tag'), JSON.parse(readFileSync(flag(args, '--secrets-file'), 'utf8')))
      state.workers.set(name, worker)
      return ran(`Deployed ${name}`)
    },
    'deployments status': args => {
      const worker = state.workers.get(flag(args, '--name'))
      return worker ? ran({ versions: [{ version_id: worker.running }] }) : refused('not found [code: 10007]')
    },
    'versions list': args => {
      const worker = state.workers.get(flag(args, '--name'))
      const listed = worker?.versions.slice(-10).map(({ id, tag }) => ({
        ...{ id, metadata: { created_on: `2026-11-21T00:${id.slice(1).padStart(2, '0')}:00Z` } },
        annotations: tag ? { 'workers/tag': tag } : { 'workers/triggered_by': 'secret' },
      }))
      return listed ? ran(listed) : refused('not found [code: 10007]')
    },
    'versions view': args => {
      const worker = state.workers.get(flag(args, '--name'))
      const bindings = Object.keys(worker?.of(args[2]) ?? {}).map(name => ({ name, type: 'secret_text' }))
      return ran({ id: args[2], resources: { bindings: [{ name: 'ASSETS', type: 'r2_bucket' }, ...bindings] } })
    },
    'secret bulk': args => {
      const worker = state.workers.get(flag(args, '--name'))
      if (worker && worker.running !== worker.newest) return refused(NOT_NEWEST)
      worker?.upload(null, JSON.parse(readFileSync(args[2] ?? '', 'utf8')))
      return worker ? ran('') : refused('not found')
    },
    rollback: args => {
      const worker = state.workers.get(flag(args, '--name'))
      const known = worker?.versions.some(({ id }) => id === args[1])
      if (worker && known) worker.running = args[1] ?? ''
      return known ? ran('') : refused('The requested Worker version could not be found')
    },
    'secret list': args => {
      const worker = state.workers.get(flag(args, '--name'))
      return worker
        ? ran(Object.keys(worker.of(worker.newest)).map(name => ({ name, type: 'secret_text' })))
        : refused('not found')
    },
    delete: ([, name = '']) => (state.workers.delete(name) ? ran('') : refused('not found')),
  }
  const wrangler: Tools['wrangler'] = async (...args) => {
    state.log.push(args.join(' '))
    if (!state.answers) return refused(UNREACHABLE)
    // What only bundles needs no login.
    if (!state.logged_in && !args.includes('--dry-run'))
      return args[0] === 'whoami' ? { ...refused(''), stdout: '{"loggedIn":false}' } : refused(NOBODY)
    const known = [2, 1].map(count => args.slice(0, count).join(' ')).find(name => commands[name])
    return known ? (commands[known]?.(args) ?? refused('?')) : refused(`unknown command ${args.join(' ')}`)
  }
  return { state, wrangler, answers: vendors(state) }
}

/** Cloudflare's and Neon's interfaces; undefined for any other address. */
const vendors =
  (state: { branches: { id: string; name: string; created_at: string }[]; workers: Map<string, Deployed> }) =>
  (url: string, init?: RequestInit): Response | undefined => {
    const [, script = ''] = /\/accounts\/a1\/workers\/scripts\/([^/]+)\/deployments$/.exec(url) ?? []
    const worker = state.workers.get(script)
    if (worker) return deployed(worker, JSON.parse(String(init?.body)))
    if (url === 'https://api.cloudflare.com/client/v4/accounts/a1/workers/subdomain')
      return Response.json({ result: { subdomain: 'team' } })
    if (url.startsWith('https://api.cloudflare.com/client/v4/accounts/a1/ai/models/search')) return hostedModels()
    if (url === 'https://console.neon.tech/api/v2/projects/p1')
      return Response.json({ project: { compute_time_seconds: 0 } })
    if (!url.startsWith('https://console.neon.tech/api/v2/projects/p1/branches')) return undefined
    if (init?.method === 'POST') {
      const { branch } = JSON.parse(String(init.body)) as { branch: { name: string } }
      state.branches.push({
        id: `br-${state.branches.length}-${branch.name.length}`,
        name: branch.name,
        created_at: new Date(Date.now() + state.branches.length).toISOString(),
      })
    }
    if (init?.method === 'DELETE')
      state.branches.splice(
        state.branches.findIndex(({ id }) => url.endsWith(id)),
        1,
      )
    return Response.json({ branches: state.branches })
  }

/** A version whose secrets are not those that run is refused, unless it is forced, as wrangler does. */
function deployed(worker: Deployed, { versions: [first] }: { versions: { version_id: string }[] }): Response {
  const changed = worker.changed(first?.version_id ?? '')
  if (changed.length > 0) {
    const message = `Cannot deploy this version. The following secrets have changed: ${changed.join(', ')}`
    return Response.json({ success: false, errors: [{ code: 10220, message }] }, { status: 400 })
  }
  worker.running = first?.version_id ?? ''
  return Response.json({ success: true, result: {} })
}
