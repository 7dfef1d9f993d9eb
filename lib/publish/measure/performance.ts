// What came of posts over a window of days.
import * as z from 'zod'
import { ownerOf } from '#lib/caller/owner.ts'
import { Platform } from '#lib/channels.ts'
import type { Ctx } from '#lib/ctx.ts'
import { after, DAY_MS, Instant, nextUtcMidnight } from '#lib/instant.ts'
import { AssetType } from '#lib/plans.ts'
import { sumPerformance } from '#lib/publish/measure/performance-store.ts'

export const PerformanceInput = z.strictObject({
  window: z
    .string()
    .regex(/^([1-9]|[1-9]\d|[12]\d\d|3[0-5]\d|36[0-5])d$/, 'must be 1d to 365d')
    .default('30d')
    .meta({ description: 'Days in UTC, today included: `1d` to `365d`.' }),
})
export type PerformanceInput = z.output<typeof PerformanceInput>

/** Null where no platform has told it. */
const told = z.int().nullable()
const Counted = z.object({ posts: z.int(), impressions: told, engagements: told, clicks: told })
const Made = z.object({
  runs: z.int(),
  succeeded: z.int(),
  failed: z.int(),
  approved: z.int(),
  avg_impact_score: z.number().nullable(),
})
const Shown = { impressions: told, engagements: told }

export const Performance = z
  .object({
    window: z.object({ days: z.int(), from: Instant, to: Instant }),
    totals: Made.extend(Counted.shape).extend({
      /** Of the runs that have succeeded. */
      approval_rate: z.number().nullable(),
    }),
    by_platform: z.array(Counted.extend({ platform: Platform })),
    by_asset_type: z.array(Made.extend(Counted.shape).extend({ asset_type: AssetType })),
    /** A day each, none left out. */
    series: z.array(z.object({ date: z.iso.date(), posts: z.int(), ...Shown })),
    top_posts: z.array(
      z.object({ post_id: z.uuid(), run_id: z.uuid(), platform: Platform, url: z.url().nullable(), ...Shown }),
    ),
    /** When a platform was last asked for its numbers. */
    refreshed_at: Instant.nullable(),
  })
  .meta({ id: 'Performance' })
export type Performance = z.output<typeof Performance>

/** What came of the runs and posts of some days. */
export async function readPerformance(ctx: Ctx, input: PerformanceInput): Promise<Performance> {
  const days = Number.parseInt(input.window, 10)
  const now = ctx.now()
  const window = { days, from: after(nextUtcMidnight(now), -days * DAY_MS).toISOString(), to: now.toISOString() }
  const owner = ownerOf(ctx)
  return Performance.parse({ window, ...((await sumPerformance(ctx.db, owner, window)) as object) })
}
