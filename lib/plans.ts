import * as z from 'zod'

export const AssetType = z.enum(['card', 'video', 'slideshow', 'carousel', 'infographic', 'og_image'])
export type AssetType = z.output<typeof AssetType>

export const Plan = z.enum(['free', 'starter', 'pro', 'growth', 'scale'])
export type Plan = z.output<typeof Plan>

export type PlanLimits = {
  live_keys: number
  test_keys: boolean
  /** Assets a billing month, by type. */
  caps: Record<AssetType, number>
  studio: boolean
  bot_accounts: number
  requests_per_minute: number
  creating_per_minute: number
  /** Event streams that one key may hold open. */
  streams_at_once: number
  default_daily_limit: number
}

const caps = (card: number, several: number, og_image: number, video: number): Record<AssetType, number> => ({
  card,
  carousel: several,
  slideshow: several,
  infographic: several,
  og_image,
  video,
})

/** The one table of what each plan may do. The video numbers are the specification's. */
export const plans: Record<Plan, PlanLimits> = {
  free: {
    live_keys: 0,
    test_keys: false,
    caps: caps(10, 3, 20, 0),
    studio: false,
    bot_accounts: 0,
    requests_per_minute: 60,
    creating_per_minute: 10,
    streams_at_once: 5,
    default_daily_limit: 200,
  },
  starter: {
    live_keys: 2,
    test_keys: false,
    caps: caps(100, 40, 200, 0),
    studio: false,
    bot_accounts: 0,
    requests_per_minute: 120,
    creating_per_minute: 30,
    streams_at_once: 10,
    default_daily_limit: 2_000,
  },
  pro: {
    live_keys: 10,
    test_keys: true,
    caps: caps(500, 200, 1_000, 15),
    studio: true,
    bot_accounts: 1,
    requests_per_minute: 600,
    creating_per_minute: 120,
    streams_at_once: 25,
    default_daily_limit: 5_000,
  },
  growth: {
    live_keys: 25,
    test_keys: true,
    caps: caps(2_000, 800, 4_000, 60),
    studio: true,
    bot_accounts: 3,
    requests_per_minute: 1_200,
    creating_per_minute: 300,
    streams_at_once: 50,
    default_daily_limit: 20_000,
  },
  scale: {
    live_keys: 100,
    test_keys: true,
    caps: caps(10_000, 4_000, 20_000, 300),
    studio: true,
    bot_accounts: 10,
    requests_per_minute: 3_000,
    creating_per_minute: 600,
    streams_at_once: 100,
    default_daily_limit: 50_000,
  },
}

/** The cheapest plan that has what `has` asks for: the upgrade that a refusal names. */
export function upgradeFor(has: (limits: PlanLimits) => boolean): Plan | undefined {
  return Plan.options.find(plan => has(plans[plan]))
}

export type Period = { key: string; resets_at: string }

export const periodOf = ({ workspace }: { workspace: { period_anchor: string } }, now: Date): Period =>
  billingPeriod(new Date(workspace.period_anchor), now)

/** The billing month that holds `now`: it begins on the anchor's day of the month, or on the last day of a shorter month. */
function billingPeriod(anchor: Date, now: Date): Period {
  const start = monthStart(anchor, now.getUTCFullYear(), now.getUTCMonth())
  const months = start > now ? [-1, 0] : [0, 1]
  const [from, to] = months.map(step => monthStart(anchor, now.getUTCFullYear(), now.getUTCMonth() + step)) as [
    Date,
    Date,
  ]
  return { key: from.toISOString().slice(0, 10), resets_at: to.toISOString() }
}

function monthStart(anchor: Date, year: number, month: number): Date {
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month, Math.min(anchor.getUTCDate(), lastDay)))
}
