// How much of what the vendors' plans allow is used up.
import * as z from 'zod'
import { type Finding, unknown } from '#dev/deploy/doctor/check.ts'
import {
  type Asking,
  askJson,
  bearer,
  isRefused,
  unclear,
  type VendorCheck,
} from '#dev/deploy/doctor/vendors/vendor.ts'
import type { Values } from '#dev/deploy/settings.ts'

const NEAR = 0.8
const NEON = 'https://console.neon.tech/api/v2'
const UPSTASH = 'https://api.upstash.com/v2'
/** Of Neon's free plan, a month and a project, in November 2026. */
const FREE_COMPUTE_SECONDS = 100 * 3_600
const FREE_BYTES = 512 * 1024 * 1024
/** Of Upstash's free database, a month. */
const FREE_COMMANDS = 500_000

type Used = { what: string; used: number; most: number }

function near(used: Used[], cure: string): Finding {
  const [worst] = used.filter(({ most }) => most > 0).sort((a, b) => b.used / b.most - a.used / a.most)
  if (!worst || worst.used < NEAR * worst.most) return null
  return { wrong: `${Math.round((100 * worst.used) / worst.most)} % of ${worst.what} are used.`, cure }
}

const Count = z.number().nonnegative().default(0)
const Project = z.object({
  project: z.object({
    compute_time_seconds: Count,
    synthetic_storage_size: Count,
    owner: z.object({ subscription_type: z.string() }).optional(),
    settings: z
      .object({ quota: z.object({ compute_time_seconds: Count, logical_size_bytes: Count }).optional() })
      .optional(),
  }),
})

async function neon({ tools, values }: Asking): Promise<Finding> {
  const { status, body } = await askJson(
    tools,
    `${NEON}/projects/${values.NEON_PROJECT_ID}`,
    bearer(values.NEON_API_KEY),
  )
  if (isRefused(status) || status === 404)
    return {
      wrong: 'Neon does not know the key or the project.',
      cure: 'Check NEON_API_KEY and NEON_PROJECT_ID in the .env file: without them there are no backups.',
    }
  const project = Project.safeParse(body).data?.project
  if (!project) return unclear('Neon', status)
  const free = project.owner?.subscription_type.startsWith('free') ?? false
  const quota = project.settings?.quota
  const compute = quota?.compute_time_seconds || (free ? FREE_COMPUTE_SECONDS : 0)
  const bytes = quota?.logical_size_bytes || (free ? FREE_BYTES : 0)
  const used = [
    { what: "Neon's compute of this month", used: project.compute_time_seconds, most: compute },
    { what: "Neon's storage", used: project.synthetic_storage_size, most: bytes },
  ]
  return near(
    used,
    'Neon console → Billing: take the plan Launch, or raise the quota of the project; a database whose quota is spent does not answer.',
  )
}

const developer = ({ UPSTASH_EMAIL = '', UPSTASH_API_KEY = '' }: Values) => ({
  authorization: `Basic ${Buffer.from(`${UPSTASH_EMAIL}:${UPSTASH_API_KEY}`).toString('base64')}`,
})
const ours = (values: Values) => Boolean(values.UPSTASH_EMAIL && values.UPSTASH_API_KEY)
const stranger: Finding = {
  wrong: 'Upstash does not know UPSTASH_EMAIL with UPSTASH_API_KEY.',
  cure: 'Upstash console → Account → Management API: make a key; or take both away, they only serve this check.',
}

const Queues = z.array(z.object({ id: z.string(), token: z.string(), max_requests_per_day: Count }))
const QueueStats = z.object({ daily_used: z.array(z.object({ x: z.string(), y: z.number() })).default([]) })

async function queue({ tools, values }: Asking): Promise<Finding> {
  const listed = await askJson(tools, `${UPSTASH}/qstash/users`, developer(values))
  if (isRefused(listed.status)) return stranger
  const mine = Queues.safeParse(listed.body).data?.find(({ token }) => token === values.QSTASH_TOKEN)
  if (!mine) return unknown('no QStash of that account has this token')
  const stats = await askJson(tools, `${UPSTASH}/qstash/stats/${mine.id}`, developer(values))
  const days = QueueStats.safeParse(stats.body).data?.daily_used
  if (!days) return unclear('Upstash', stats.status)
  const today = { what: "the queue's messages of today", used: days.at(-1)?.y ?? 0, most: mine.max_requests_per_day }
  return near(
    [today],
    'Upstash console → QStash → pay as you go: past its quota the queue refuses, and the cron trigger alone carries work.',
  )
}

const Databases = z.array(
  z.object({
    database_id: z.string(),
    endpoint: z.string(),
    state: z.string().optional(),
    type: z.string().optional(),
    budget: Count,
  }),
)
const Stats = z.object({ total_monthly_requests: Count, total_monthly_billing: Count })

async function redis({ tools, values }: Asking): Promise<Finding> {
  const listed = await askJson(tools, `${UPSTASH}/redis/databases`, developer(values))
  if (isRefused(listed.status)) return stranger
  const host = new URL(values.UPSTASH_REDIS_REST_URL ?? 'https://none').hostname
  const mine = Databases.safeParse(listed.body).data?.find(({ endpoint }) => endpoint === host)
  if (!mine) return unknown('no database of that account has this address')
  const cure =
    'Upstash console → Redis → pay as you go, or a higher budget: without Redis limits are not kept and everything is slower.'
  if (mine.state && mine.state !== 'active') return { wrong: `The database is ${mine.state}.`, cure }
  const { status, body } = await askJson(tools, `${UPSTASH}/redis/stats/${mine.database_id}`, developer(values))
  const stats = Stats.safeParse(body).data
  if (!stats) return unclear('Upstash', status)
  const commands = { what: "Redis' commands of this month", used: stats.total_monthly_requests }
  const used = [
    { ...commands, most: mine.type === 'free' ? FREE_COMMANDS : 0 },
    { what: "Redis' budget of this month", used: stats.total_monthly_billing, most: mine.budget },
  ]
  return near(used, cure)
}

export const quotas: VendorCheck[] = [
  {
    ...{ id: 'quota-neon', title: "Neon's plan has room", ask: neon },
    isSetUp: values => Boolean(values.NEON_API_KEY && values.NEON_PROJECT_ID),
  },
  { id: 'quota-queue', title: "The queue's plan has room", ask: queue, isSetUp: ours },
  { id: 'quota-redis', title: "Redis' plan has room", ask: redis, isSetUp: ours },
]
