import type * as z from 'zod'
import type { Channel } from '#lib/channels.ts'
import { compose } from '#lib/composer/compose.ts'
import { Brand, type ComposeInput, type Plan } from '#lib/composer/plan.ts'
import { AssetType } from '#lib/plans.ts'
import { brands } from '../test/composer/fixtures/brands.ts'
import { briefs, holdout } from '../test/composer/fixtures/briefs.ts'
import examples from '../test/composer/fixtures/examples.json' with { type: 'json' }

const channelOf: Record<string, Channel> = {
  X: 'twitter',
  LinkedIn: 'linkedin',
  Instagram: 'instagram',
  YouTube: 'youtube',
  TikTok: 'tiktok',
}
const named = new Map(Object.values(brands).map(brand => [brand.name, brand]))

export type PlannedBrief = { id: string; input: z.input<typeof ComposeInput>; plan: Plan }

/** Every fixture composed, or those whose id holds one of the words; `v2` among them asks for that variation. */
export function briefCases(wanted: readonly string[]): PlannedBrief[] {
  const variation = Number(wanted.find(word => /^v\d+$/.test(word))?.slice(1) ?? 0)
  const words = wanted.filter(word => !/^v\d+$/.test(word))
  return [
    ...examples.map(example => ({
      id: `example-${example.n}`,
      brief: example.brief,
      brand: named.get(example.brand) ?? Brand.parse({ name: example.brand }),
      channel: channelOf[example.channel] ?? 'twitter',
      asset_type: AssetType.parse(example.asset_type),
    })),
    ...[...briefs, ...holdout].map(each => ({
      id: each.id,
      brief: each.brief,
      brand: brands[each.brand],
      channel: each.channel,
      asset_type: each.asset,
    })),
  ]
    .filter(({ id }) => words.length === 0 || words.some(word => id.includes(word)))
    .map(({ id, ...rest }) => {
      const input = { ...rest, day: '2026-11-20', time_zone: 'Europe/London', variation }
      return { id, input, plan: compose(input) }
    })
}
