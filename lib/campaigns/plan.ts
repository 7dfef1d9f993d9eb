// One brief, or a list of them, as the runs that it becomes: each with its hour, its channel and a take of its own.
import * as z from 'zod'
import { after, DAY_MS, HOUR_MS } from '#lib/instant.ts'
import { AssetTypeName, ChannelName, channelOfName } from '#lib/runs/accept/asked/names.ts'
import { Brief } from '#lib/runs/accept/generate.ts'
import { WithOffset } from '#lib/runs/accept/schedule.ts'

export const MOST_RUNS = 60
const MOST_TAKES = 30
const DAYS_OF = { W: 7, D: 1 } as const

const Every = z
  .string()
  .regex(/^(?:P[1-9]\d?[DW]|PT[1-9]\d?H)$/, 'must be a duration of hours, days or weeks, such as P1D, P1W or PT12H')

const Item = z.strictObject({
  brief: Brief,
  channel: ChannelName,
  asset_type: AssetTypeName.default('card'),
  scheduled_at: WithOffset.describe('When it is posted, up to 90 days ahead.'),
})

export const CampaignInput = z
  .strictObject({
    name: z.string().trim().min(1).max(120).describe('What you call it.'),
    brief: Brief.optional(),
    channels: z.array(ChannelName).min(1).max(10).optional().describe('Each gets its own words and pictures.'),
    asset_types: z.array(AssetTypeName).min(1).max(6).optional().describe('Taken in turn; `card` without it.'),
    scheduled_at: WithOffset.optional().describe('When the first goes out.'),
    every: Every.optional().describe('How far apart they are: `P1D`, `P1W`, `PT12H`.'),
    count: z.int().min(1).max(MOST_TAKES).optional().describe('How many times; each is another take.'),
    items: z.array(Item).min(1).max(MOST_RUNS).optional().describe('Instead of `brief` and `every`: each by itself.'),
  })
  .superRefine((input, context) => {
    const { items, brief, channels, scheduled_at, every, count } = input
    const flaw = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message, input })
    if (items) {
      for (const [name, value] of Object.entries({
        brief,
        channels,
        scheduled_at,
        every,
        count,
        asset_types: input.asset_types,
      }))
        if (value !== undefined) flaw(name, 'is said by each of `items`')
      return
    }
    for (const [name, value] of Object.entries({ brief, channels, scheduled_at }))
      if (value === undefined) flaw(name, 'is required, or `items`')
    if (every === undefined && (count ?? 1) > 1) flaw('every', 'is required with a `count` above 1')
  })
  .meta({ id: 'CampaignInput' })
export type CampaignInput = z.output<typeof CampaignInput>

type Asked = { brief: string; channel: string; asset_type: string; scheduled_at: string }
export type Planned = Asked & { variation: number }

function lengthOf(every: string): number {
  const [, amount = '1', unit = 'D'] = /^PT?(\d{1,2})([HDW])$/.exec(every) ?? []
  return Number(amount) * (unit === 'H' ? HOUR_MS : DAYS_OF[unit as 'D' | 'W'] * DAY_MS)
}

/** Occurrences by channels, the types in turn. */
function occurrences(input: CampaignInput): Asked[] {
  const { brief = '', channels = [], asset_types = ['card'], scheduled_at = '', every = 'P1D', count = 1 } = input
  return Array.from({ length: count }, (_, occurrence) => {
    const at = after(new Date(scheduled_at), occurrence * lengthOf(every)).toISOString()
    const asset_type = asset_types[occurrence % asset_types.length] ?? 'card'
    return channels.map(channel => ({ brief, channel, asset_type, scheduled_at: at }))
  }).flat()
}

/** One brief in one form on one channel takes one take after the other: no two are alike, and the best come first. */
export function planned(input: CampaignInput): Planned[] {
  const taken = new Map<string, number>()
  return (input.items ?? occurrences(input)).map(item => {
    const name = JSON.stringify([item.brief, channelOfName(item.channel), item.asset_type])
    const variation = taken.get(name) ?? 0
    taken.set(name, variation + 1)
    return { ...item, variation }
  })
}
