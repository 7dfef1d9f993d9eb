// Database, Redis, queue and hearts, as the Workers see them.
import { type Check, part, unknown } from '#dev/deploy/doctor/check.ts'
import { PAUSED } from '#dev/deploy/pause.ts'
import { migrationHashes } from '#dev/migrate.ts'
import { plural } from '#lib/words/plural.ts'

const REDIS_P95_MS = 150
const BEAT_LATE_MS = { cron: 180_000, queue: 660_000 }
const OLDEST_MS = 180_000

export const services: Check[] = [
  {
    id: 'database',
    title: 'Postgres answers the Workers',
    look: ({ facts }) =>
      !facts.api
        ? unknown('api does not answer')
        : part(facts.api.database)
          ? null
          : {
              wrong: `Postgres does not answer (${failure(facts.api.database)}).`,
              cure: 'Neon console: is the project suspended, its quota spent, or an IP allow list set? The Workers have no fixed address. Else check DATABASE_URL.',
            },
  },
  {
    id: 'migrations',
    title: 'The database has this schema',
    look: ({ facts, deployment }) => {
      const database = part(facts.api?.database)
      if (!database) return unknown('Postgres does not answer')
      const missing = migrationHashes().filter(hash => !database.migrations.includes(hash)).length
      return missing === 0
        ? null
        : { wrong: `${missing} migrations are missing.`, cure: `npm run deploy -- --name ${deployment.name}` }
    },
  },
  {
    id: 'postgres-version',
    title: 'Postgres is 15 or newer',
    look: ({ facts }) => {
      const database = part(facts.api?.database)
      if (!database) return unknown('Postgres does not answer')
      return database.version >= 15
        ? null
        : {
            wrong: `This is Postgres ${database.version}.`,
            cure: 'Make a Neon project of version 15 or newer and move the data there.',
          }
    },
  },
  {
    id: 'writable',
    title: 'The database takes writes',
    look: ({ facts }) => {
      const database = part(facts.api?.database)
      if (!database) return unknown('Postgres does not answer')
      return database.writable
        ? null
        : {
            wrong: 'DATABASE_URL leads to a read replica or a read-only role.',
            cure: 'Take the connection string of the primary and its owner.',
          }
    },
  },
  {
    id: 'redis',
    title: 'Redis answers the Workers quickly',
    look: ({ facts }) => {
      if (!facts.api) return unknown('api does not answer')
      const redis = part(facts.api.redis)
      if (!redis)
        return {
          wrong: `Redis does not answer (${failure(facts.api.redis)}).`,
          cure: 'Check UPSTASH_REDIS_REST_URL and its token, and the quota in the Upstash console.',
        }
      const slow = [...redis.took_ms].sort((a, b) => a - b).at(Math.ceil(redis.took_ms.length * 0.95) - 1) ?? 0
      return slow < REDIS_P95_MS
        ? null
        : {
            wrong: `Redis takes ${slow} ms from the Worker; above 300 ms it counts as away.`,
            cure: 'Put database, Redis and QStash into one region and set REGION in the .env file, then `npm run deploy`.',
          }
    },
  },
  {
    id: 'queue',
    title: 'The queue takes messages',
    look: ({ facts }) =>
      !facts.api
        ? unknown('api does not answer')
        : part(facts.api.queue)
          ? null
          : {
              wrong: `The queue refuses (${failure(facts.api.queue)}).`,
              cure: 'Check QSTASH_URL (it is per region) and QSTASH_TOKEN, and whether the daily quota is spent: Upstash console → QStash.',
            },
  },
  {
    id: 'dead-letters',
    title: 'The queue has given nothing up',
    look: ({ dead }) =>
      dead === null
        ? unknown('the queue does not answer')
        : dead === 0
          ? null
          : {
              wrong: `It gave up ${plural(dead, 'message')}.`,
              cure: 'Upstash console → QStash → DLQ shows why. The rows are swept all the same; delete the messages once the cause is mended.',
            },
  },
  {
    id: 'schedule',
    title: 'The schedule exists and leads here',
    look: ({ schedule, values, deployment }) => {
      if ('failed' in schedule) return unknown('the queue does not answer')
      const wanted = `${values.PUBLIC_URL}/hooks/sweep`
      if (schedule.to === wanted) return null
      return {
        wrong:
          schedule.to === null
            ? `There is no schedule ${deployment.schedule_id}.`
            : `${deployment.schedule_id} leads to ${schedule.to}.`,
        cure: `npm run deploy -- --name ${deployment.name}`,
      }
    },
  },
  ...(['cron', 'queue'] as const).map(
    (heart): Check => ({
      id: `heart-${heart}`,
      title: heart === 'cron' ? 'The cron trigger beats' : 'The schedule of the queue beats',
      look: ({ facts, tools, secrets }) => {
        if (secrets.api?.includes(PAUSED)) return unknown('it is paused')
        const hearts = part(facts.api?.hearts)
        if (!hearts) return unknown('Redis does not answer')
        const last = hearts[heart]
        if (last !== null && tools.now().getTime() - last < BEAT_LATE_MS[heart]) return null
        const since =
          last === null
            ? 'has never beaten'
            : `last beat ${Math.round((tools.now().getTime() - last) / 60_000)} minutes ago`
        return {
          wrong: `It ${since}.`,
          cure:
            heart === 'cron'
              ? 'Cloudflare dashboard → the api Worker → Triggers: `npm run deploy` sets the cron again.'
              : '`npm run deploy` makes the schedule again; if it exists, its calls are refused: see the checks of signing keys.',
        }
      },
    }),
  ),
  {
    id: 'late',
    title: 'No work waits past its time',
    look: ({ facts, secrets }) => {
      if (secrets.api?.includes(PAUSED)) return unknown('it is paused')
      const late = part(facts.api?.late_ms)
      if (!late) return unknown('Postgres does not answer')
      return late.ms <= OLDEST_MS
        ? null
        : {
            wrong: `The oldest of ${late.kind} waits for ${Math.round(late.ms / 60_000)} minutes.`,
            cure: 'Neither heart reaches it, or it fails each time: `npx wrangler tail` on the render Worker shows which.',
          }
    },
  },
  {
    id: 'paused',
    title: 'It is not paused',
    look: ({ secrets, deployment }) => {
      if (!secrets.api) return unknown('the secrets cannot be listed')
      return secrets.api.includes(PAUSED)
        ? { wrong: 'Nothing is changed and nothing goes out.', cure: `npm run resume -- --name ${deployment.name}` }
        : null
    },
  },
  {
    id: 'health',
    title: 'Health says pass',
    look: ({ health }) => {
      if (health.body?.status === 'pass') return null
      const checks = Object.entries((health.body?.checks ?? {}) as Record<string, { status: string }[]>)
      const failing = checks.filter(([, [one]]) => one?.status !== 'pass').map(([name]) => name)
      return {
        wrong: `Health answers ${health.status}${failing.length > 0 ? `: ${failing.join(', ')}` : ''}.`,
        cure: 'The checks above name the cause.',
      }
    },
  },
]

const failure = (asked: object) => ('failed' in asked ? String(asked.failed) : 'unknown')
