import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { World } from '#lib/ctx.ts'
import { rows } from '#lib/db.ts'

const PROBE_MS = 1_000

const Check = z.object({
  componentType: z.string(),
  status: z.enum(['pass', 'warn', 'fail']),
  observedValue: z.int(),
  observedUnit: z.literal('ms'),
  /** A fixed word; never a host or a message. */
  output: z.enum(['timeout', 'refused']).optional(),
  time: z.iso.datetime(),
})

export const Health = z
  .object({
    status: z.enum(['pass', 'warn', 'fail']),
    version: z.literal('1'),
    releaseId: z.string(),
    serviceId: z.literal('brand-content-api'),
    time: z.iso.datetime(),
    checks: z.record(z.string(), z.array(Check)),
  })
  .meta({ id: 'Health' })
export type Health = z.output<typeof Health>

export type Probe = { name: string; component: string; critical: boolean; ask(): Promise<unknown> }

/** What the service stands on. Only Postgres stops it; without the others it goes on, slower or later. */
export function probes(world: World, renderer: () => Promise<unknown>): Probe[] {
  return [
    { name: 'postgres:responseTime', component: 'datastore', critical: true, ask: () => rows(world.db, sql`select 1`) },
    { name: 'redis:responseTime', component: 'datastore', critical: false, ask: () => world.redis.ping() },
    { name: 'queue:connectivity', component: 'component', critical: false, ask: () => world.queue.ping() },
    { name: 'storage:connectivity', component: 'datastore', critical: false, ask: () => world.blobs.ping() },
    { name: 'renderer:connectivity', component: 'component', critical: false, ask: renderer },
  ]
}

export async function checkHealth(probed: Probe[], now: () => Date, releaseId: string): Promise<Health> {
  const results = await Promise.all(probed.map(async one => ({ one, check: await check(one, now) })))
  const failed = results.filter(result => result.check.status !== 'pass')
  const status = failed.some(result => result.one.critical) ? 'fail' : failed.length > 0 ? 'warn' : 'pass'
  const checks = Object.fromEntries(results.map(({ one, check }) => [one.name, [check]]))
  return { status, version: '1', releaseId, serviceId: 'brand-content-api', time: now().toISOString(), checks }
}

async function check(probe: Probe, now: () => Date): Promise<z.output<typeof Check>> {
  const started = now().getTime()
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<'timeout'>(resolve => {
    timer = setTimeout(() => resolve('timeout'), PROBE_MS)
  })
  const asked = probe.ask().then(
    () => 'pass' as const,
    () => 'refused' as const,
  )
  const outcome = await Promise.race([asked, late])
  clearTimeout(timer)
  const at = now()
  return {
    componentType: probe.component,
    status: outcome === 'pass' ? 'pass' : probe.critical ? 'fail' : 'warn',
    observedValue: at.getTime() - started,
    observedUnit: 'ms',
    ...(outcome === 'pass' ? {} : { output: outcome }),
    time: at.toISOString(),
  }
}
