// A fault for each check of the doctor: where it lies in what was gathered, and what mends it.
import { workerNames } from '#dev/deploy/worker/workers.ts'

const DEPLOY = /npm run deploy/
const SAME = [
  ...['URL_SIGNING_KEYS', 'SEALING_KEYS', 'QSTASH_TOKEN', 'QSTASH_CURRENT_SIGNING_KEY', 'QSTASH_NEXT_SIGNING_KEY'],
  ...['DATABASE_URL', 'UPSTASH_REDIS_REST_URL', 'PUBLIC_URL', 'RENDER_URL'],
]
const challenged = { status: 403, facts: null, said: 'Attention Required!' }
const silent = { status: 0, facts: null, said: 'ENOTFOUND' }
const two = [
  { id: 'a1', name: 'Team' },
  { id: 'a2', name: 'Other' },
]

type Plant = [check: string, path: string, value: unknown, cure: RegExp]

export const plants: Plant[] = [
  ['settings', 'values.QSTASH_TOKEN', undefined, DEPLOY],
  ['node', 'node.version', '20.11.0', /Install Node/],
  ...workerNames.map(
    (worker): Plant => [
      ...([`stray-${worker}`, `secrets.${worker}`, ['STRIPE_SECRET_KEY']] as const),
      /wrangler secret delete STRIPE_SECRET_KEY/,
    ],
  ),
  ...workerNames.map((worker): Plant => [`secrets-${worker}`, `secrets.${worker}`, [], DEPLOY]),
  ['together', 'values.X_CLIENT_ID', 'x', /\.env/],
  ['login', 'account.logged_in', false, /wrangler login/],
  ['account', 'account.accounts', two, /CLOUDFLARE_ACCOUNT_ID/],
  ['bucket', 'bucket', false, /r2 bucket create/],
  ['logs', 'config.api', '[observability]\nenabled = false', DEPLOY],
  ['routes', 'config.render', 'name = "r"\nroutes = [{ pattern = "a" }]', DEPLOY],
  ['form-DASHBOARD_URL', 'values.DASHBOARD_URL', 'dashboard', /https/],
  ['reach-dashboard', 'asked.dashboard', silent, /DASHBOARD_URL/],
  ['form-PUBLIC_URL', 'values.PUBLIC_URL', 'https://api.example.com/', /slash/],
  ['form-RENDER_URL', 'values.RENDER_URL', 'http://render.example.com', /https/],
  ['reach-api', 'asked.api', silent, /PUBLIC_URL/],
  ['reach-render', 'asked.render.facts.worker', 'api', /RENDER_URL/],
  ['bots', 'asked.api', challenged, /Bot Fight Mode/],
  ['binding-RENDER', 'facts.api.bound.RENDER', { failed: 'status 404' }, DEPLOY],
  ['binding-INTAKE', 'facts.api.bound.INTAKE.worker', 'render', DEPLOY],
  ['binding-AGENTS', 'facts.api.bound.AGENTS.worker', 'render', DEPLOY],
  ['releases', 'facts.render.release', 'older', DEPLOY],
  ...SAME.map((name): Plant => [`same-${name}`, `facts.render.fingerprints.${name}`, 'other', DEPLOY]),
  ['clock', 'facts.api.now', 0, /clock/],
  ['drift', 'values.SEALING_KEYS', 'another', DEPLOY],
  ['one-bucket', 'facts.api.bound.RENDER.storage.read', null, DEPLOY],
  ['database', 'facts.api.database', { failed: 'NeonDbError' }, /Neon console/],
  ['migrations', 'facts.api.database.migrations', [], DEPLOY],
  ['postgres-version', 'facts.api.database.version', 14, /15 or newer/],
  ['writable', 'facts.api.database.writable', false, /primary/],
  ['redis', 'facts.api.redis.took_ms', [160, 170, 180], /REGION/],
  ['queue', 'facts.api.queue', { failed: 'Unreachable' }, /QSTASH_URL/],
  ['dead-letters', 'dead', 3, /DLQ/],
  ['schedule', 'schedule', { to: 'https://elsewhere.example.com/hooks/sweep' }, DEPLOY],
  ['heart-cron', 'facts.api.hearts.cron', 0, /Triggers/],
  ['heart-queue', 'facts.api.hearts.queue', null, /schedule/],
  ['late', 'facts.api.late_ms', { ms: 600_000, kind: 'runs' }, /wrangler tail/],
  ['paused', 'secrets.api', ['PAUSED'], /resume/],
  ['health', 'health', { status: 503, body: { status: 'fail', checks: {} } }, /above/],
]

export function plant(chart: object, path: string, value: unknown): void {
  const names = path.split('.')
  const last = names.pop() ?? ''
  const place = names.reduce<Record<string, unknown>>((at, name) => at[name] as Record<string, unknown>, chart as never)
  place[last] = value
}
