// Where the administration finds the database and Redis: a deployment by its environment, else the running local
// stack, else what that stack has kept. It never begins a database of its own.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { deploymentOf } from '#dev/deploy/deployment.ts'
import { readSettings as readDeployed } from '#dev/deploy/ready.ts'
import { readSettings } from '#dev/local/settings.ts'
import { migrate } from '#dev/migrate.ts'
import { startPostgres } from '#dev/postgres/start.ts'
import { startRedis } from '#dev/redis/start.ts'
import type { Services } from '#dev/world.ts'
import { BotEnv, readEnv } from '#functions/env/env.ts'
import { MoneyEnv } from '#functions/env/money.ts'

const Ready = z.object({
  base_url: z.string(),
  dashboard_url: z.string().nullable().default(null),
  pid: z.int(),
  services: z.object({
    DATABASE_URL: z.string(),
    NEON_FETCH_ENDPOINT: z.string().optional(),
    UPSTASH_REDIS_REST_URL: z.string(),
    UPSTASH_REDIS_REST_TOKEN: z.string(),
  }),
  bot: BotEnv.default({}),
  money: MoneyEnv.default({}),
})

const deployed = ['DATABASE_URL', 'UPSTASH_REDIS_REST_URL', 'UPSTASH_REDIS_REST_TOKEN'] as const

export class NotConfigured extends Error {}

/** `public_url` is empty where the service does not run; the bot is the local one, unless the environment names another. */
export type Opened = {
  services: Services
  public_url: string
  /** Empty where there is none. */
  dashboard_url: string
  bot: BotEnv
  money: MoneyEnv
  close(): Promise<void>
}

export async function openServices(env: NodeJS.ProcessEnv): Promise<Opened> {
  const opened = await openStores(env)
  const given = { ...(env.DEPLOYMENT && settingsOf(env.DEPLOYMENT)), ...env }
  return {
    ...opened,
    ...(given.TELEGRAM_BOT_TOKEN ? { bot: readEnv(BotEnv, given) } : {}),
    ...(given.STRIPE_SECRET_KEY ? { money: readEnv(MoneyEnv, given) } : {}),
  }
}

async function openStores(env: NodeJS.ProcessEnv): Promise<Opened> {
  if (env.DEPLOYMENT) return fromEnvironment(settingsOf(env.DEPLOYMENT))
  const given = deployed.filter(name => env[name])
  if (given.length > 0) return fromEnvironment(env)
  const dir = env.LOCAL_DIR || '.local'
  const ready = running(join(dir, 'ready.json'))
  if (ready)
    return {
      ...ready,
      public_url: ready.base_url,
      dashboard_url: ready.dashboard_url ?? '',
      close: async () => undefined,
    }
  return kept(dir, env)
}

function fromEnvironment(env: NodeJS.ProcessEnv): Opened {
  const missing = deployed.filter(name => !env[name])
  if (missing.length > 0) throw new NotConfigured(`For a deployment, set ${missing.join(' and ')} as well.`)
  const [DATABASE_URL = '', UPSTASH_REDIS_REST_URL = '', UPSTASH_REDIS_REST_TOKEN = ''] = deployed.map(
    name => env[name],
  )
  const services = { DATABASE_URL, UPSTASH_REDIS_REST_URL, UPSTASH_REDIS_REST_TOKEN }
  return {
    services,
    public_url: env.PUBLIC_URL?.replace(/\/{1,16}$/, '') ?? '',
    dashboard_url: env.DASHBOARD_URL?.replace(/\/{1,16}$/, '') ?? '',
    bot: {},
    money: {},
    close: async () => undefined,
  }
}

function running(path: string): z.output<typeof Ready> | null {
  if (!existsSync(path)) return null
  const ready = Ready.parse(JSON.parse(readFileSync(path, 'utf8')))
  try {
    process.kill(ready.pid, 0)
    return ready
  } catch {
    return null
  }
}

async function kept(dir: string, env: NodeJS.ProcessEnv): Promise<Opened> {
  if (!env.LOCAL_DATABASE_URL && !existsSync(join(dir, 'postgres')))
    throw new NotConfigured(
      `Nothing runs here, and ${dir} has no data of it. Run npm start first, name its folder with LOCAL_DIR, or a deployment with DEPLOYMENT.`,
    )
  console.error(
    `The service is not running: this works on its data in ${env.LOCAL_DATABASE_URL ? 'LOCAL_DATABASE_URL' : dir}.`,
  )
  const settings = await readSettings(dir)
  const postgres = await startPostgres({
    token: settings.database_token,
    ...(env.LOCAL_DATABASE_URL ? { url: env.LOCAL_DATABASE_URL } : { data_dir: join(dir, 'postgres') }),
  })
  const redis = await startRedis({
    token: settings.redis_token,
    ...(env.LOCAL_REDIS_URL ? { url: env.LOCAL_REDIS_URL } : { snapshot: join(dir, 'redis.json') }),
  })
  await migrate(postgres.connection_string, postgres.endpoint)
  return {
    bot: {},
    money: {},
    services: {
      DATABASE_URL: postgres.connection_string,
      NEON_FETCH_ENDPOINT: postgres.endpoint,
      UPSTASH_REDIS_REST_URL: redis.url,
      UPSTASH_REDIS_REST_TOKEN: redis.token,
    },
    public_url: '',
    dashboard_url: '',
    close: async () => {
      await redis.close()
      await postgres.close()
    },
  }
}

/** Those that `npm run deploy` keeps for a deployment of this name. */
function settingsOf(name: string): NodeJS.ProcessEnv {
  const values = readDeployed(deploymentOf(name, process.cwd()))
  if (!values.DATABASE_URL)
    throw new NotConfigured(`There is no .env.${name} here; \`npm run deploy -- --name ${name}\` writes it.`)
  return values
}
