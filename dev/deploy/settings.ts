// Every setting of a deployment, once: what it is, where it comes from and which Worker has it.
import { kindOf, type WorkerName, workerNames } from '#dev/deploy/worker/workers.ts'

export type Setting = {
  name: string
  what: string
  /** `shell`: for these commands alone, never uploaded. */
  worker: 'all' | 'shell' | WorkerName | WorkerName[]
  /** `asked`: nobody else knows it. `made`: drawn once, by us. `derived`: follows from the account. */
  need: 'asked' | 'made' | 'derived' | 'optional'
  /** Where one finds it, for what is asked. */
  where?: string
}

const asked = (name: string, what: string, where: string): Setting => ({
  name,
  what,
  where,
  worker: 'all',
  need: 'asked',
})
const optional = (worker: Setting['worker'], ...names: [name: string, what: string][]): Setting[] =>
  names.map(([name, what]) => ({ name, what, worker, need: 'optional' }))

const registration = (platform: string, id: string, secret: string): [string, string][] => [
  [id, `our registration with ${platform}; together with ${secret}`],
  [secret.replace(/ .*/u, ''), `its secret`],
]

export const settings: Setting[] = [
  asked(
    'DATABASE_URL',
    'connection string of the Neon database',
    'Neon console → Connect → Connection string (pooled)',
  ),
  asked('UPSTASH_REDIS_REST_URL', 'address of the Redis database', 'Upstash console → Redis → REST API'),
  asked('UPSTASH_REDIS_REST_TOKEN', 'its token', 'Upstash console → Redis → REST API'),
  asked('QSTASH_URL', 'address of QStash in your region', 'Upstash console → QStash → Quickstart'),
  asked('QSTASH_TOKEN', 'its token', 'Upstash console → QStash → Quickstart'),
  asked('QSTASH_CURRENT_SIGNING_KEY', 'signs what QStash sends', 'Upstash console → QStash → Signing keys'),
  asked('QSTASH_NEXT_SIGNING_KEY', 'the one after it', 'Upstash console → QStash → Signing keys'),
  ...workerNames.flatMap((worker): Setting[] => {
    const { address } = kindOf(worker)
    return address ? [{ name: address, what: `address of the ${worker} Worker`, worker: 'all', need: 'derived' }] : []
  }),
  {
    name: 'URL_SIGNING_KEYS',
    what: 'signs links to files and calls between the Workers',
    worker: 'all',
    need: 'made',
  },
  {
    name: 'SEALING_KEYS',
    what: 'seals tokens of connected accounts; keep a copy, nobody can restore it',
    worker: 'all',
    need: 'made',
  },
  ...optional(
    'api',
    [
      'ALERT_WEBHOOK_URL',
      'told once when something goes wrong and once when it is well again (Slack, Discord …/slack, Mattermost)',
    ],
    ['DEAD_MAN_URL', 'asked every five minutes, of a service that raises the alarm when it is not'],
  ),
  ...optional(
    ['api', 'dashboard'],
    ['STRIPE_SECRET_KEY', 'sells credits and plans; without it nothing is sold and nothing counted; docs/plans.md'],
    ['STRIPE_WEBHOOK_SECRET', 'of the endpoint PUBLIC_URL/billing/stripe; together with it'],
    ['STRIPE_PRICES', 'the price of each plan that is sold: starter=price_…,pro=price_…'],
    ['MAIL_PROVIDER', 'who carries letters: resend, postmark, sendgrid or brevo; without it links are handed over'],
    ['MAIL_KEY', 'its key'],
    ['MAIL_FROM', 'Name <address> that it knows as yours'],
    ['TELEGRAM_BOT_TOKEN', 'bot that delivers Studio cards'],
    ['TELEGRAM_BOT_NAME', 'its name without @'],
    ['TELEGRAM_WEBHOOK_SECRET', '16 to 256 of A-Z a-z 0-9 _ -, made up by you'],
  ),
  ...optional(
    'render',
    ...registration('X', 'X_CLIENT_ID', 'X_CLIENT_SECRET'),
    ...registration('LinkedIn', 'LINKEDIN_CLIENT_ID', 'LINKEDIN_CLIENT_SECRET and LINKEDIN_VERSION'),
    ['LINKEDIN_VERSION', 'month of its interface, such as 202607; together with both'],
    ['LINKEDIN_PAGES', 'on where the app has the Community Management API: owners may choose a page then'],
    ...registration('Instagram', 'INSTAGRAM_CLIENT_ID', 'INSTAGRAM_CLIENT_SECRET'),
    ['INSTAGRAM_COMMENTS', 'on where App Review has given it comments: a caption may go on in the first one then'],
    ...registration('YouTube', 'YOUTUBE_CLIENT_ID', 'YOUTUBE_CLIENT_SECRET'),
    ['YOUTUBE_COMMENTS', 'on where Google has verified the scope youtube.force-ssl: the same for YouTube'],
    ...registration('TikTok', 'TIKTOK_CLIENT_KEY', 'TIKTOK_CLIENT_SECRET'),
    ...registration('Threads', 'THREADS_CLIENT_ID', 'THREADS_CLIENT_SECRET'),
    ...registration('Facebook', 'FACEBOOK_CLIENT_ID', 'FACEBOOK_CLIENT_SECRET'),
  ),
  ...optional('dashboard', ['SERVICE_NAME', 'what the sign-in page of the dashboard calls the service']),
  ...optional(
    'render',
    ['LLM_PROVIDER', 'who writes: workers-ai (without any setting), compatible, anthropic or off; docs/models.md'],
    ['LLM_BASE_URL', 'address of a compatible language model'],
    ['LLM_API_KEY', 'its key'],
    ['LLM_MODEL', 'its name'],
    ['LLM_SECOND_MODEL', 'another one, which mends what the guard refused'],
    ['LLM_EFFORT', 'how long it thinks'],
    ['LLM_SCHEMA', 'format or words: how it is told the shape of an answer'],
    ['LLM_PRICE', 'dollars for a million tokens in and out, where the provider does not say'],
    ['LLM_GATEWAY', 'id of an AI Gateway'],
    ['LLM_DAILY_USD', 'most that a workspace may spend in a day; 1 without it'],
    ['LLM_JUDGE_MODEL', 'a model that reads finished posts: its word holds one, or lifts what only a reader can know'],
    ['LLM_EDIT_MODEL', 'a model that reads finished words as their owner would, or off; as with drawings'],
    ['LLM_CRITIC_MODEL', 'a model that sees finished posts as their owner would, or off; as with drawings'],
    [
      'LLM_DRAW_MODEL',
      'a model that draws what we have no drawing of, or off; the one that writes, but for Workers AI',
    ],
    ['IMAGE_PROVIDER', 'who paints: workers-ai (without any setting), compatible or off; docs/models.md'],
    ['IMAGE_BASE_URL', 'address of a compatible image model'],
    ['IMAGE_API_KEY', 'its key'],
    ['IMAGE_MODEL', 'its name'],
    ['VISION_BASE_URL', 'a model that looks at videos'],
    ['VISION_API_KEY', 'its key'],
    ['VISION_MODEL', 'its name'],
  ),
  ...optional(
    'shell',
    ['NEON_API_KEY', 'lets `npm run deploy` and `npm run backup` keep a branch of the database'],
    ['NEON_PROJECT_ID', 'the project that the database is in'],
    ['UPSTASH_EMAIL', 'of the Upstash account; lets `npm run doctor` see how much of its plans is used'],
    ['UPSTASH_API_KEY', 'a key of its Management API; together with it'],
    ['CLOUDFLARE_ACCOUNT_ID', 'where the login reaches several accounts'],
    ['CLOUDFLARE_API_TOKEN', 'in the place of `npx wrangler login`, in CI; docs/deploy.md names its permissions'],
    ['REGION', 'where the database is, for the placement of the Workers: aws:us-east-1, aws:eu-central-1 …'],
    ['R2_LOCATION', 'where the bucket is made: weur, eeur, apac, wnam, enam or oc'],
    ...workerNames.flatMap((worker): [string, string][] => {
      const { domain } = kindOf(worker)
      return domain
        ? [[domain, `a domain of your account for the ${worker} Worker, such as ${worker}.example.com`]]
        : []
    }),
  ),
]

export type Values = Record<string, string>

/** `NAME=value` a line; quotes round a value are not part of it. */
export function readValues(text: string): Values {
  const values: Values = {}
  for (const line of text.split(/\r?\n/)) {
    const at = line.indexOf('=')
    if (at < 1 || line.trimStart().startsWith('#')) continue
    const value = line.slice(at + 1).trim()
    const bare = /^(["']).*\1$/.test(value) ? value.slice(1, -1) : value
    if (bare !== '') values[line.slice(0, at).trim()] = bare
  }
  return values
}

/** Of the account that commands go to. */
export const loginOf = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => /^CLOUDFLARE_(ACCOUNT_ID|API_TOKEN)$/.test(name)))

/** What one Worker is given as secrets: everything but what is for these commands alone. */
export function secretsOf(values: Values, worker: WorkerName): Values {
  const own = settings.filter(setting => setting.worker === 'all' || [setting.worker].flat().includes(worker))
  return Object.fromEntries(own.flatMap(({ name }) => (values[name] === undefined ? [] : [[name, values[name]]])))
}

/** The example that stands in the repository, each line explained. */
export function exampleFile(): string {
  const lines = settings.map(({ name, what, where, need }) => {
    const from =
      need === 'asked' ? ` (${where})` : need === 'optional' ? ' (optional)' : ' (filled in by `npm run deploy`)'
    return `# ${what}${from}\n${need === 'asked' ? '' : '# '}${name}=\n`
  })
  return `# Copy to .env.prod, or let \`npm run deploy\` ask for what is missing and write that file.\n\n${lines.join('\n')}`
}
