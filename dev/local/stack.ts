// Everything the service needs, on this machine: stand-ins for the hosted services, and the Workers in workerd.
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { buildBundles } from '#dev/build/build.ts'
import { settings as ofDeployments } from '#dev/deploy/settings.ts'
import { emptyFolder } from '#dev/local/folder.ts'
import { platformVars } from '#dev/local/platforms.ts'
import { readSettings, type Settings } from '#dev/local/settings.ts'
import { startShelf, startSite, startStatic } from '#dev/local/shelf-server.ts'
import { RENDER_URL, workerVars } from '#dev/local/worker-vars.ts'
import { startHeart, startWorkers, type Watched, type Workers } from '#dev/local/workers.ts'
import { type MailBox, startMail } from '#dev/mail/start.ts'
import { MIGRATIONS, migrate } from '#dev/migrate.ts'
import { startModel } from '#dev/model/start.ts'
import { STAND_IN_PAINTER, startPainter } from '#dev/painter/start.ts'
import { freePort } from '#dev/ports.ts'
import { type Postgres, startPostgres } from '#dev/postgres/start.ts'
import { takeUpUnfinished } from '#dev/postgres/unfinished.ts'
import { type QStash, startQStash } from '#dev/qstash/start.ts'
import { startBucket } from '#dev/r2/start.ts'
import { type Redis, startRedis } from '#dev/redis/start.ts'
import { EVERY_MINUTE, scheduleSweep } from '#dev/schedule.ts'
import { type Social, startSocial } from '#dev/social/start.ts'
import { type Stripe, startStripe } from '#dev/stripe/start.ts'
import { startTelegram, type Telegram } from '#dev/telegram/start.ts'
import { RECORDED } from '#dev/workerd/readable.ts'
import type { Services } from '#dev/world.ts'

export type StackOptions = {
  dir: string
  port: number
  fresh?: boolean
  render_processes?: number
  database_url?: string
  /** A dump that the database begins from, in memory; without it and a URL it is kept in the folder. */
  database_image?: Blob
  redis_url?: string
  queue_faults?: string
  /** Plans and credits are sold, by a stand-in of Stripe. */
  sells?: boolean
  /** The folder of another release whose bundles run and whose schema the database has, to begin with. */
  release?: string
  /** Nobody else works on its database. */
  alone?: boolean
  /** With the dashboard, at this port. */
  dashboard_port?: number
  line?: (worker: string, text: string) => void
  watched?: Watched
  /** Told what is being started. */
  phase?: (text: string) => void
}

export type Stack = {
  base_url: string
  dashboard_url: string | null
  services: Services
  bucket_port: number
  workers: Workers
  postgres: Postgres
  redis: Redis
  queue: QStash
  /** The stand-ins of the social platforms and of Telegram. */
  social: Social
  telegram: Telegram
  mail: MailBox
  stripe: Stripe | null
  close(): Promise<void>
}

/** What was opened, closed from the last to the first. */
function openings() {
  const opened: { close(): Promise<unknown> }[] = []
  return {
    keep: <One extends { close(): Promise<unknown> }>(one: One): One => {
      opened.push(one)
      return one
    },
    close: async () => {
      for (const one of opened.reverse()) await one.close().catch(() => undefined)
    },
  }
}

type Ground = {
  options: StackOptions
  dir: string
  settings: Settings
  ports: Awaited<ReturnType<typeof portsOf>>
  base_url: string
  dashboard_url: string | null
  /** Work under way before a restart goes on when the Workers listen. */
  listening: Promise<void>
  keep: ReturnType<typeof openings>['keep']
}

export async function startStack(options: StackOptions): Promise<Stack> {
  const dir = resolve(options.dir)
  if (options.fresh) emptyFolder(dir)
  mkdirSync(dir, { recursive: true })
  const settings = await readSettings(dir)
  const ports = await portsOf(options, settings)
  const base_url = `http://127.0.0.1:${ports.api}`
  // Passkeys know a name, and no address of numbers.
  const dashboard_url = options.dashboard_port ? `http://localhost:${options.dashboard_port}` : null
  const { phase = () => undefined } = options
  phase('starting the stand-ins')
  const building = buildBundles()
  const { keep, close } = openings()
  const { promise: listening, resolve: listens } = Promise.withResolvers<void>()
  const ground = { options, dir, settings, ports, base_url, dashboard_url, listening, keep }
  try {
    const standing = await startStandIns(ground)
    const { services, bucket, postgres, redis, queue, social, telegram, mail, stripe } = standing
    phase('preparing the database')
    const { connection_string: url, endpoint } = postgres
    await migrate(url, endpoint, options.release && join(options.release, MIGRATIONS))
    if (options.alone) await takeUpUnfinished(url, endpoint)
    phase('bundling and starting the Workers')
    await building
    const workers = await raiseWorkers(ground, standing)
    listens()
    await connect(ground, standing, workers)
    const stands = { postgres, redis, queue, social, telegram, mail, stripe }
    return { base_url, dashboard_url, services, bucket_port: bucket.port, workers, ...stands, close }
  } catch (error) {
    await close()
    throw error
  }
}

async function portsOf({ port, render_processes = 1 }: StackOptions, settings: Settings) {
  const api = port === 0 ? await freePort(settings.chosen_port).catch(() => freePort(0)) : await freePort(port)
  const [cron = 0, agents = 0, intake = 0, ...render] = await Promise.all(
    Array.from({ length: 3 + render_processes }, () => freePort(0)),
  )
  const kept = (wished: number) => freePort(wished).catch(() => 0)
  const [social, stripe] = [await kept(settings.social_port), await kept(settings.stripe_port)]
  const [chats, mail] = [await kept(settings.chats_port), await kept(settings.mail_port)]
  return { api, cron, agents, intake, render, social, stripe, chats, mail }
}

type Standing = Awaited<ReturnType<typeof startStandIns>>

async function startStandIns({ options, dir, settings, ports, listening, keep }: Ground) {
  const render_turn = turns(ports.render)
  const selling = { dir, port: ports.stripe, secret: settings.stripe_secret }
  const { bot_token: token, bot_secret } = settings
  const chatting = { token, secret: bot_secret, dir: join(dir, 'telegram'), port: ports.chats }
  const { database_url, database_image } = options
  const kept_data = database_image ? { image: database_image } : { data_dir: join(dir, 'postgres') }
  const data = database_url ? { url: database_url } : kept_data
  const kept = options.redis_url ? { url: options.redis_url } : { snapshot: join(dir, 'redis.json') }
  const [postgres, redis, bucket, shelf, telegram, mail, queue, social, model, painter, stripe] = await Promise.all([
    startPostgres({ token: settings.database_token, ...data }).then(keep),
    startRedis({ token: settings.redis_token, ...kept }).then(keep),
    startBucket({ dir: join(dir, 'bucket') }).then(keep),
    startShelf().then(keep),
    startTelegram(chatting).then(keep),
    startMail(ports.mail).then(keep),
    startQStash({
      file: join(dir, 'queue.journal'),
      token: settings.queue_token,
      current_signing_key: settings.current_signing_key,
      next_signing_key: settings.next_signing_key,
      resume_after: listening,
      rewrite: url => url.replace(RENDER_URL, () => `http://127.0.0.1:${render_turn()}`),
      ...(options.queue_faults ? { faults: options.queue_faults } : {}),
    }).then(keep),
    startSocial({ dir, port: ports.social }).then(keep),
    startModel().then(keep),
    startPainter().then(keep),
    options.sells ? startStripe(selling).then(keep) : null,
  ])
  const services: Services = {
    ...{ DATABASE_URL: postgres.connection_string, NEON_FETCH_ENDPOINT: postgres.endpoint },
    ...{ UPSTASH_REDIS_REST_URL: redis.url, UPSTASH_REDIS_REST_TOKEN: redis.token },
  }
  return { services, postgres, redis, bucket, shelf, telegram, mail, queue, social, model, painter, stripe }
}

async function raiseWorkers(ground: Ground, standing: Standing): Promise<Workers> {
  const { options, dir, ports, keep } = ground
  const { dashboard_port, release } = options
  const site = keep(await startSite())
  const files = dashboard_port ? keep(await startStatic()) : null
  return keep(
    await startWorkers({
      ...{ dir, port: ports.api, cron_port: ports.cron, agents_port: ports.agents },
      ...{ intake_port: ports.intake, render_ports: ports.render },
      vars: varsOf(ground, standing),
      bucket: `127.0.0.1:${standing.bucket.port}`,
      shelf: standing.shelf.address,
      site: site.address,
      dashboard: dashboard_port && files ? { port: dashboard_port, files: files.address } : null,
      dist: release && join(release, 'dist'),
      line: options.line ?? (() => undefined),
      watched: options.watched,
    }),
  )
}

const varsOf = ({ settings, base_url, dashboard_url }: Ground, standing: Standing) => ({
  ...workerVars(settings, standing.services, standing.queue, base_url),
  ...platformVars(standing.social.url, process.env),
  ...standing.telegram.vars,
  ...standing.mail.vars,
  ...standing.stripe?.vars,
  ...(dashboard_url ? { DASHBOARD_URL: dashboard_url, SERVICE_NAME: 'brand content' } : {}),
  // What a critic said was recorded of no post of the demo.
  ...(ownModel()
    ? optional(...modelSettings)
    : { LLM_BASE_URL: standing.model.base_url, LLM_MODEL: RECORDED, LLM_CRITIC_MODEL: 'off' }),
  ...optional('VISION_BASE_URL', 'VISION_API_KEY', 'VISION_MODEL'),
  ...(ownPainter()
    ? optional('IMAGE_PROVIDER', 'IMAGE_BASE_URL', 'IMAGE_API_KEY', 'IMAGE_MODEL')
    : { IMAGE_BASE_URL: standing.painter.base_url, IMAGE_MODEL: STAND_IN_PAINTER }),
})

/** Those who call the Workers are told where they are. */
async function connect({ options, base_url, keep }: Ground, standing: Standing, workers: Workers): Promise<void> {
  const { queue, telegram, stripe } = standing
  telegram.listen(`${base_url}/telegram/webhook`)
  stripe?.listen(`${base_url}/billing/stripe`)
  await scheduleSweep(queue, base_url, { id: 'sweep', cron: EVERY_MINUTE })
  // Closed before the Workers, so that no delivery under way becomes a failed attempt.
  keep({ close: () => queue.close() })
  keep(startHeart(workers, options))
}

/** Whether a model was set; else recorded answers are served. */
const ownModel = () => !!(process.env.LLM_PROVIDER || process.env.LLM_BASE_URL)

/** Whether an image model was set, or none was wanted; else a stand-in paints. */
const ownPainter = () => !!(process.env.IMAGE_PROVIDER || process.env.IMAGE_BASE_URL)

/** Settings that are handed on where they are set. */
const modelSettings = ofDeployments.map(({ name }) => name).filter(name => name.startsWith('LLM_'))

const optional = (...names: string[]) =>
  Object.fromEntries(names.flatMap(name => (process.env[name] ? [[name, process.env[name] ?? '']] : [])))

/** One after the other, round and round. */
function turns(ports: number[]): () => number {
  let next = 0
  return () => ports[next++ % ports.length] ?? 0
}
